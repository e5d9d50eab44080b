"""Team Risk with a real mouse: shared territories, shared defence, a shared hand (section 10)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.xvfb.desk import Facts, Program, write_settings
from tests.xvfb.hands import HAND, HAND_HEAD
from tests.xvfb.variants import VariantHands, asked, save_when, table_of

from boardgames_desktop.games.risk.contingents import armies_of, mate_of
from boardgames_desktop.games.risk.things import CARD_THINGS, SKIP, army
from boardgames_desktop.games.risk.world import NEIGHBOURS

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(180)]

Launch = Callable[..., Program]

SETUP = table_of("team", 4, 3)


def options(told: Facts, verb: str) -> list[list]:
    return [option for option in told["question"]["options"] if option[0] == verb]


def test_armies_are_dragged_into_a_team_mates_territory(launch: Launch, tmp_path: Path) -> None:
    def ways(session, decision) -> list[tuple]:
        state, seat = session.state, decision.seat
        return [
            o
            for o in decision.options
            if o[0] == "fortify"
            and o[2] in NEIGHBOURS[o[1]]
            and state.owner[o[2]] == mate_of(seat)
            and not state.mates[o[1]]
            and not state.mates[o[2]]
        ]

    save = tmp_path / "before.4f.json"
    session = save_when(SETUP, ways, save)
    program = launch(str(save))
    hands = VariantHands(program)
    told = asked(program)
    seat = told["question"]["seat"]
    decision = session.rules.decision(session.state, seat)
    _, source, target, amount = ways(session, decision)[0]
    assert army(seat, target) not in told["things"]
    hands.play(told, ("fortify", source, target, amount))
    told = asked(program)
    assert told["question"]["seat"] != seat
    assert {army(seat, target), army(mate_of(seat), target)} <= set(told["things"])


def from_shared(state, option) -> bool:
    return bool(state.mates[option[1]])


def on_shared(state, option) -> bool:
    return bool(state.mates[option[2]])


@pytest.mark.parametrize("shared", [from_shared, on_shared])
def test_a_battle_over_a_shared_territory(launch: Launch, tmp_path: Path, shared) -> None:
    def ways(session, decision) -> list[tuple]:
        state = session.state
        return [
            o
            for o in decision.options
            if o[0] == "attack"
            and decision.kind == "combat"
            and shared(state, o)
            and state.armies[o[2]] > 2
        ]

    save = tmp_path / "before.4f.json"
    session = save_when(SETUP, ways, save)
    write_settings(tmp_path, animation=0.0, pace="instant", language="en", theme="dark")
    program = launch(str(save))
    hands = VariantHands(program)
    told = asked(program)
    seat, state = told["question"]["seat"], session.state
    decision = session.rules.decision(state, seat)
    _, source, target, dice = max(ways(session, decision), key=lambda o: o[3])
    defender = session.rules.defender(state, target)
    hands.play(told, ("attack", source, target, dice))
    told = asked(program)
    assert (told["question"]["kind"], told["question"]["seat"]) == ("defend", defender)
    assert sorted(o[1] for o in options(told, "defend")) == [1, 2]
    hands.play(told, ("defend", 2))
    told = asked(program)
    assert told["question"]["seat"] == seat
    mate = mate_of(seat)
    if armies_of(state, source, mate):
        assert army(mate, source) in told["things"]


def test_the_hand_is_passed_on_to_the_team_mate(launch: Launch, tmp_path: Path) -> None:
    def before_a_mate(session, decision) -> bool:
        state = session.state
        following = (decision.seat + 1) % 4
        held = state.hands[mate_of(following)] or state.hands[following]
        return decision.kind == "fortify" and 1 <= len(held) <= 4 and not state.conquered

    save = tmp_path / "before.4f.json"
    session = save_when(SETUP, before_a_mate, save)
    program = launch(str(save))
    told = asked(program)
    seat, state = told["question"]["seat"], session.state
    following = (seat + 1) % 4
    cards = state.hands[following] or state.hands[mate_of(following)]
    assert not {CARD_THINGS[card] for card in cards} & set(told["things"])
    program.click(told["answers"][SKIP])
    program.wait(lambda now: now["ply"] > told["ply"], "the end of the turn")
    told = asked(program)
    assert told["question"]["seat"] == following
    if f"{HAND}.view" not in told["widgets"]:
        program.press(HAND_HEAD)
    program.press(f"{HAND}.show_button")
    asked(program)
    VariantHands(program)._show_card(CARD_THINGS[cards[0]])
    shown = {thing for thing in program.still()["things"] if thing.startswith("card:")}
    assert shown <= {CARD_THINGS[card] for card in cards}
