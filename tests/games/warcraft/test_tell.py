"""The log, the scenes, the odds and the luck."""

from __future__ import annotations

import ast
import math
from pathlib import Path
from typing import get_args

import pytest
from tests.games.warcraft.fights import fight
from tests.games.warcraft.table import Table, new_game, position
from tests.games.warcraft.test_text import calls, sections, text, words

import boardgames_desktop.games.warcraft as package
from boardgames_desktop.core.picture import Count, Flash, Flip, Fly, Roll, Scene
from boardgames_desktop.core.rules import Event
from boardgames_desktop.games.warcraft import tell
from boardgames_desktop.games.warcraft.forecast import binomial
from boardgames_desktop.games.warcraft.picture import WarcraftPresenter
from boardgames_desktop.games.warcraft.scenario import GoalKind
from boardgames_desktop.games.warcraft.story import _SCENES
from boardgames_desktop.games.warcraft.tell import _ENDINGS, _LINES
from boardgames_desktop.games.warcraft.text import TEXT

SILENT = frozenset({"first", "step", "round", "dealt", "prevented", "poison", "dispelled"})
SILENT_SCENES = SILENT | {"set_aside", "reshuffle", "eliminated", "resign", "game_over"}
"""Events that change nothing a board shows."""


def emitted() -> set[str]:
    """Every kind of event the rules emit."""
    found: set[str] = set()
    for path in Path(package.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            made = isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
            if made and node.func.id == "Event" and isinstance(node.args[0], ast.Constant):
                found.add(node.args[0].value)
    return found


def test_every_event_has_a_line_and_scenes_if_it_shows() -> None:
    assert emitted() == set(_LINES)
    assert emitted() - SILENT_SCENES == set(_SCENES)


def test_every_end_is_told() -> None:
    ends = {words(call.args[2])[0] for _, call in calls("_end") if words(call.args[2])}
    ends |= set(get_args(GoalKind))
    assert {"elimination", "limit", "exhausted"} < ends == set(_ENDINGS)
    for how in ends - {"exhausted"}:
        assert "warcraft.log.won." + how in TEXT
    for how in ("elimination", "limit", "exhausted"):
        assert "warcraft.log.drawn." + how in TEXT


def test_rules_behind_lines_are_in_the_book() -> None:
    tree = ast.parse(Path(tell.__file__).read_text("utf-8"))
    rules = set(_ENDINGS.values())
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            at = {"line": 2, "deed": 2, "_at": 1, "_lose": 1}.get(name)
            if at is not None and isinstance(node.args[at], ast.Constant):
                rules.add(node.args[at].value)
    assert len(rules) > 25
    assert {"warcraft." + rule for rule in rules} <= sections()


def lines(table: Table) -> list[str]:
    presenter = WarcraftPresenter(table.rules)
    told = (presenter.tell(event) for event in table.events)
    return [text(line.msg) for line in told if line is not None]


def scenes(table: Table, kind: str) -> list[Scene]:
    presenter = WarcraftPresenter(table.rules)
    return [scene for event in table.heard(kind) for scene in presenter.story(event)]


# -- lines ----------------------------------------------------------------------------


def test_a_move_names_pieces_and_spaces_and_lights_them() -> None:
    table = position("human: c3 2m; orc: c2 1w").act("move melee c3 c4 2")
    assert lines(table) == ["player 0 moves 2 melee unit(s): Space C3 → Forest C4."]
    line = WarcraftPresenter(table.rules).tell(table.events[0])
    assert line is not None
    assert (line.places, line.rule, line.seat) == (("space:c3", "space:c4"), "warcraft.move", 0)


def test_a_harvest_tells_what_the_die_brought_and_left() -> None:
    table = position("human: b2 2w", step="harvest").passes().die(3, 2)
    assert lines(table)[:2] == [
        "player 0 harvests 3 gold: Gold mine B2 is now half depleted.",
        "player 0 harvests 2 gold: Gold mine B2.",
    ]


def test_a_battle_is_told_from_the_first_roll_to_the_winner() -> None:
    table = fight("human: d2 1m; orc: d2 2m").roll("6", "1 6")
    assert lines(table) == [
        "Objective D2: player 1 against player 0.",
        "player 0, melee: 6 (strength 2), 0 hit(s).",
        "player 1, melee: 1 6 (strength 2), 1 hit(s).",
        "Defender: 1 casualty(ies).",
        "player 0 loses 1 melee unit(s): Objective D2.",
        "Objective D2: the battle is won by player 1.",
    ]


def test_hidden_cards_stay_hidden_in_the_log() -> None:
    presenter = WarcraftPresenter(new_game().rules)
    assert presenter.tell(Event("card", {"seat": 0, "cards": (-1, -1)})) is None
    drawn = presenter.tell(Event("draw", {"seat": 1, "count": 3}))
    assert drawn is not None
    assert text(drawn.msg) == "player 1 draws 3 experience card(s)."


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"card": 19}, "player 0 plays Victory Point."),
        ({"card": 16, "space": 0}, "player 0 plays Fast: Human town."),
        ({"card": 17, "resource": 1}, "player 0 plays Resources: wood."),
        ({"card": 14, "kind": 1}, "player 0 plays Summon Building: Ranged building."),
        (
            {"card": 3, "side": 1, "kind": 2, "space": 0},
            "player 0 plays Polymorph: flying unit, Human town.",
        ),
        (
            {"card": 18, "space": 4, "goal": 0},
            "player 0 plays Town Portal: Forest B1 → Human town.",
        ),
    ],
)
def test_played_cards(data: dict[str, int], words: str) -> None:
    presenter = WarcraftPresenter(new_game().rules)
    line = presenter.tell(Event("play", {"seat": 0, **data}))
    assert line is not None
    assert text(line.msg) == words


# -- scenes ---------------------------------------------------------------------------


def test_pieces_fly_as_those_of_their_race() -> None:
    table = position("human: c3 2m").act("move melee c3 c4 2")
    assert scenes(table, "move") == [Fly("melee", 0, 2, "space:c3", "space:c4", "human.melee")]


def test_trained_pieces_leave_the_reserve_and_then_their_building() -> None:
    table = position("human: human_town 1w", step="spend", stock={"human": (5, 5)})
    table.act("train melee 1")
    (train,) = scenes(table, "train")
    assert train == Fly("melee", 0, 1, "reserve:0.melee", "building:0.melee.0", "human.melee")


def test_dice_and_losses_of_a_battle() -> None:
    table = fight("human: d2 1m; orc: d2 2m").roll("6", "1 6")
    assert scenes(table, "roll") == [
        Roll(((0, (6,)),), place="space:d2", hits_on=(2,)),
        Roll(((1, (1, 6)),), place="space:d2", hits_on=(2,)),
    ]
    assert scenes(table, "lose") == [Count("unit:0.melee@d2", -1)]
    assert scenes(table, "battle") == [Flash("space:d2")]


def test_gold_flies_from_the_mine_to_the_stockpile() -> None:
    table = position("human: b2 1w", step="harvest").passes().die(2)
    roll, fly = scenes(table, "harvest")
    assert roll == Roll(((0, (2,)),), place="space:b2")
    assert fly == Fly("gold", None, 2, "space:b2", "stock:0.gold")


def test_cards_are_turned_over_when_they_are_played_only() -> None:
    presenter = WarcraftPresenter(new_game().rules)
    assert presenter.story(Event("draw", {"seat": 1, "count": 2})) == (Flip(1, None),) * 2
    (flip,) = presenter.story(Event("play", {"seat": 1, "card": 19}))
    assert isinstance(flip, Flip)
    assert flip.face == "victory_point"


# -- odds -----------------------------------------------------------------------------


def test_a_move_into_a_battle_is_foretold_with_all_flanks() -> None:
    table = position("human: c4 3m, d1 3m; orc: d2 1m")
    presenter = WarcraftPresenter(table.rules)
    seen = table.rules.observe(table.s, 0)
    foreseen = presenter.forecast(seen, 0, table.parse("move melee c4 d2 2"))
    assert foreseen is not None
    assert foreseen.headline.id == "warcraft.odds.take"
    assert 0.9 < foreseen.chance < 1
    assert math.isclose(sum(share.chance for share in foreseen.shares), 1, abs_tol=0.001)
    pointed = presenter.gesture_forecast(seen, 0, ("unit:0.melee@c4", "unit:1.melee@d2"))
    assert pointed == presenter.forecast(seen, 0, table.parse("move melee c4 d2 3"))
    assert presenter.forecast(seen, 0, table.parse("move melee c4 c3 1")) is None
    assert presenter.gesture_forecast(seen, 0, ("unit:0.melee@c4", "space:c3")) is None


def test_the_defender_sees_the_chance_to_hold() -> None:
    table = fight("human: d2 1m 1r, d1 1m; orc: d2 2m 1f").roll("6", "6").roll("6 6", "1 6")
    presenter = WarcraftPresenter(table.rules)
    chances = {}
    for option in table.legal():
        foreseen = presenter.forecast(table.s, 0, option)
        assert foreseen is not None
        assert foreseen.headline.id == "warcraft.odds.hold"
        chances[option] = foreseen.chance
    flank, field = table.parse("lose human melee d1"), table.parse("lose human melee d2")
    assert set(chances) == {flank, field, table.parse("lose human ranged d2")}


def test_the_luck_of_a_roll_and_of_a_harvest() -> None:
    table = fight("human: d2 3m; orc: d2 2m")
    presenter = WarcraftPresenter(table.rules)
    (luck,) = presenter.fortunes(table.s, ("roll", 1, 2, 6))
    assert (luck.seat, luck.expected, luck.actual) == (0, 1.0, 2.0)
    assert math.isclose(sum(luck.spread), 1)
    table = position("human: b2 1w", step="harvest").passes()
    (luck,) = WarcraftPresenter(table.rules).fortunes(table.s, ("harvest_die", 3))
    assert (luck.seat, luck.expected, luck.actual) == (0, 2.0, 3.0)


def test_binomial() -> None:
    assert binomial(2, 0.5) == (0.25, 0.5, 0.25)
    assert binomial(0, 0.3) == (1.0,)
