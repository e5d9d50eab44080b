"""Two people with neutral armies between them, played with a real mouse (sections 7 and 8)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.xvfb.desk import Facts, Program, write_settings
from tests.xvfb.variants import VariantHands, asked, save_when, table_of

from boardgames_desktop.games.risk.allies import ally_of
from boardgames_desktop.games.risk.things import LAND_THINGS

pytestmark = [pytest.mark.xvfb, pytest.mark.timeout(180)]

MOST_ANSWERS = 40

Launch = Callable[..., Program]


def answer(program: Program, hands: VariantHands, told: Facts, *action: object) -> Facts:
    """Do an action; returns the facts of the next question."""
    hands.play(told, action)
    return asked(program)


def options(told: Facts, verb: str) -> list[list]:
    return [option for option in told["question"]["options"] if option[0] == verb]


def by_defence(told: Facts, option: list) -> tuple[int, int]:
    """Sort attacks: the strongest of them first, against the weakest."""
    stacks = told["stacks"]
    return -stacks[LAND_THINGS[option[1]]][1], stacks[LAND_THINGS[option[2]]][1]


# -- passive neutral armies ----------------------------------------------------------------


def test_a_turn_of_the_set_up_places_own_and_neutral_armies(launch: Launch, tmp_path: Path) -> None:
    save = tmp_path / "before.4f.json"
    setup = table_of("passive", 2, 5, placement="turns")
    save_when(setup, lambda session, decision: decision.kind == "garrison", save)
    program = launch(str(save))
    hands = VariantHands(program)
    told = asked(program)
    seat, before = told["question"]["seat"], told["stacks"]
    placed: dict[int, int] = {}
    while told["question"]["seat"] == seat and told["question"]["kind"] == "garrison":
        own = [o for o in options(told, "place") if hands.owner(told, o[1]) == seat]
        _, land, _ = (own or options(told, "place"))[0]
        placed[land] = hands.owner(told, land)
        told = answer(program, hands, told, "place", land, 1)
    gained = {
        land: told["stacks"][LAND_THINGS[land]][1] - before[LAND_THINGS[land]][1] for land in placed
    }
    assert sorted(placed.values()) == [seat, 2, 3]
    assert [gained[land] for land, side in placed.items() if side == seat] == [3]
    assert [gained[land] for land, side in placed.items() if side != seat] == [1, 1]


def test_the_other_person_rolls_for_a_neutral_army(launch: Launch, tmp_path: Path) -> None:
    def neutral_in_reach(session, decision) -> bool:
        state = session.state
        return decision.kind == "combat" and any(
            state.owner[o[2]] >= 2 and state.armies[o[2]] > 1 and state.armies[o[1]] > 3
            for o in decision.options
            if o[0] == "attack"
        )

    save = tmp_path / "before.4f.json"
    save_when(table_of("passive", 2, 3), neutral_in_reach, save)
    write_settings(tmp_path, animation=0.0, pace="instant", language="en", theme="light")
    program = launch(str(save))
    hands = VariantHands(program)
    told = asked(program)
    seat = told["question"]["seat"]
    targets = [
        o
        for o in options(told, "attack")
        if hands.owner(told, o[2]) >= 2 and told["stacks"][LAND_THINGS[o[2]]][1] > 1
    ]
    attack = min(targets, key=lambda option: by_defence(told, option))
    told = answer(program, hands, told, *attack)
    assert (told["question"]["kind"], told["question"]["seat"]) == ("defend", 1 - seat)
    told = answer(program, hands, told, "defend", 2)
    assert told["question"]["seat"] == seat


# -- active neutral armies -----------------------------------------------------------------


def worth_a_bribe(session, decision) -> bool:
    """A neutral army becomes an ally for one card, and can attack and move then."""
    state = session.state
    if decision.kind != "bribe" or session.ply < 60:
        return False
    sides = {o[1] for o in decision.options if o[0] == "bribe" and ally_of(state, o[1]) < 0}
    return any(
        sum(
            owner == side and armies > 1
            for owner, armies in zip(state.owner, state.armies, strict=True)
        )
        > 2
        for side in sides
    )


def test_a_neutral_army_is_bribed_led_and_moved(launch: Launch, tmp_path: Path) -> None:
    save = tmp_path / "before.4f.json"
    session = save_when(table_of("active", 2, 4), worth_a_bribe, save)
    program = launch(str(save))
    hands = VariantHands(program)
    told = asked(program)
    seat, plies = told["question"]["seat"], told["ply"]
    bribe = next(o for o in options(told, "bribe") if ally_of(session.state, o[1]) < 0)
    ally = bribe[1]
    told = answer(program, hands, told, *bribe)
    seen: list[str] = []
    while told["question"]["seat"] == seat and len(seen) < MOST_ANSWERS:
        seen.append(told["question"]["kind"])
        told = answer(program, hands, told, *choose(told, hands, ally, "battle" in hands.done))
    assert {"ally_roll", "ally_place", "combat", "ally_fortify"} <= set(seen)
    assert hands.done["drag to bribe"] == 1
    assert hands.done["click to call up"] == len([kind for kind in seen if kind == "ally_roll"])
    assert hands.done["drag to fortify"] >= 1
    assert told["ply"] > plies + 6


def choose(told: Facts, hands: VariantHands, ally: int, fought: bool) -> list:
    """Return what somebody does who lets his ally fight once, and move."""
    kind = told["question"]["kind"]
    if kind == "combat" and not fought:
        ways = [o for o in options(told, "attack") if hands.owner(told, o[1]) == ally]
        if ways:
            hands.done["battle"] = 1
            return min(ways, key=lambda option: by_defence(told, option))
    wanted = {
        "bribe": ["skip"],
        "ally_roll": ["call_up"],
        "combat": ["call_off", "end_combat"],
        "fortify": ["skip"],
        "ally_fortify": ["fortify", "skip"],
    }.get(kind, [])
    found = [o for verb in wanted for o in options(told, verb)]
    return (found or told["question"]["options"])[0]
