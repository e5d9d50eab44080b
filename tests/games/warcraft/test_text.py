"""Every text a part of Warcraft asks for is there, and says what its parameters fill."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.games.warcraft.fights import fight
from tests.games.warcraft.table import Table, new_game, position

import boardgames_desktop.games.warcraft as package
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.cards import CARD_KEYS, CARDS, NUMBER
from boardgames_desktop.games.warcraft.races import ABILITIES, RACES
from boardgames_desktop.games.warcraft.text import TEXT
from boardgames_desktop.games.warcraft.variants import VARIANTS

FOLDER = Path(package.__file__).parent
BOOK = FOLDER.parents[3] / "resources" / "rulebooks" / "warcraft" / "en"
HOLE = re.compile(r"\{(\w+)(?::\w+)?\}")


def calls(*names: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function or method with one of these names."""
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                called = node.func
                name = called.attr if isinstance(called, ast.Attribute) else ""
                name = called.id if isinstance(called, ast.Name) else name
                if name in names:
                    yield path.name, node


def words(node: ast.expr) -> list[str]:
    """The strings an expression may be, if they are written out."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return words(node.body) + words(node.orelse)
    return []


REFUSALS = [
    (reason, rule, file)
    for file, call in calls("refuse")
    if len(call.args) >= 2
    for reason in words(call.args[0])
    for rule in words(call.args[1])
]


def test_every_reason_has_its_text() -> None:
    missing = {
        (reason, file) for reason, _, file in REFUSALS if "warcraft.no." + reason not in TEXT
    }
    assert not missing
    assert len(REFUSALS) > 60


def test_every_reason_fills_the_holes_of_its_text() -> None:
    for file, call in calls("refuse"):
        for reason in words(call.args[0]) if call.args else []:
            source = TEXT["warcraft.no." + reason]
            given = {keyword.arg for keyword in call.keywords} - {"side"}
            assert set(HOLE.findall(source.text)) == given, (file, reason)
            assert source.numbered == (len(call.args) > 2), (file, reason)


def test_cards_have_a_name_a_moment_an_effect_and_a_reason_against_them() -> None:
    for key in CARD_KEYS:
        for part in ("", ".when", ".does"):
            assert f"warcraft.card.{key}{part}" in TEXT
        assert f"warcraft.no.card_{key}" in TEXT
        assert "warcraft.ask.window." + _window(key) in TEXT or _window(key) in UNASKED


UNASKED = ("own_step", "construct")
"""Moments that are options of other questions."""


def _window(key: str) -> str:
    return CARDS[NUMBER[key]].window


def test_races_tiles_and_abilities_have_names() -> None:
    for race in RACES:
        for group in ("race", "faction", "town", "captive"):
            assert f"warcraft.{group}.{race.key}" in TEXT
        for tiles in race.tiles:
            assert all("warcraft.unit." + tile.key in TEXT for tile in tiles)
    for ability in ABILITIES:
        assert {f"warcraft.ability.{ability}", f"warcraft.ability.{ability}.does"} <= set(TEXT)


def test_scenarios_have_a_story_and_goals_and_options_words() -> None:
    for variant in VARIANTS:
        for part in ("", ".summary", ".story", ".goals"):
            assert f"warcraft.variant.{variant.id}{part}" in TEXT
        for spec in variant.options:
            assert spec.label.id in TEXT
            assert all(choice.label.id in TEXT for choice in spec.choices)


def test_rules_cited_by_refusals_and_questions_are_in_the_book() -> None:
    cited = {"warcraft." + rule for _, rule, _ in REFUSALS} | set(WarcraftBase.rule_of.values())
    cited |= {spec.rule for variant in VARIANTS for spec in variant.options}
    assert cited <= sections()


def sections() -> set[str]:
    """The sections of the rulebook."""
    book = "".join(path.read_text("utf-8") for path in BOOK.glob("*.md"))
    return set(re.findall(r"\{#(warcraft\.\w+)\}", book))


# -- questions ------------------------------------------------------------------------


def text(message: Msg) -> str:
    """A message in English, forms and plurals as they stand in the source."""
    source = TEXT[message.id]
    assert set(HOLE.findall(source.text)) == set(message.params), message
    assert source.numbered == (message.n is not None), message
    filled = source.text
    for hole, value in message.params.items():
        filled = filled.replace("{" + hole + "}", _shown(value))
    return filled if message.n is None else filled.replace("%n", str(message.n))


def _shown(value: object) -> str:
    if isinstance(value, Msg):
        return text(value)
    if isinstance(value, Name):
        return f"player {value.seat}"
    if isinstance(value, tuple):
        return ", ".join(map(_shown, value))
    return str(value)


def asked(table: Table) -> list[str]:
    seat = table.rules.asked(table.s)[0]
    return [
        text(message) for message in table.rules.prompt(table.rules.observe(table.s, seat), seat)
    ]


def said(table: Table, action: str) -> str:
    seat = table.rules.asked(table.s)[0]
    return text(table.rules.say(table.s, seat, table.parse(action)))


def test_questions_of_the_steps() -> None:
    assert asked(position("human: c3 1m"))[0] == "Move your units and workers, or end movement"
    table = position("human: c3 1m, c4 1m; orc: d1 1m, c4 1m").act("move melee c3 d1 1")
    assert asked(table)[1] == "2 battle(s) will be fought when you end movement."
    table = position(
        "human: human_town 1w", step="deploy", training={"human": "2m"}, built={"human": (1, 0, 0)}
    )
    assert asked(table)[1] == "2 piece(s) in training. Drag them to your town or an outpost."
    table = position("human: human_town 1w", step="spend", stock={"human": (4, 5)})
    assert asked(table) == ["Train, construct or upgrade", "You have 4 gold and 5 wood."]
    table.act("train worker 1")
    assert asked(table)[0] == "Train more, or end spending"


def test_questions_of_a_battle() -> None:
    table = fight("human: d2 1m 1r, d1 1m; orc: d2 2m 1f").roll("6", "6").roll("6 6", "1 6")
    assert asked(table)[0] == "Choose a casualty: 1 to go"
    table = fight("human: d2 1m; orc: d2 1m", hands={"human": "polymorph"})
    assert asked(table) == [
        "Play a card as the battle round begins?",
        "Objective D2, battle round 1.",
    ]


def test_a_window_after_a_roll_tells_the_dice() -> None:
    table = fight(
        "undead: d2 2m; orc: d2 2m", races=("undead", "orc"), hands={"undead": "curse"}
    ).roll("6 6", "1 5")
    assert asked(table) == [
        "Play a card on this roll?",
        "Attacker: 1 5, 1 hit(s). Defender: 6 6, 0 hit(s).",
    ]


def test_dispelling_names_the_card_and_who_played_it() -> None:
    table = fight("human: d2 2m; orc: d2 2m", hands={"human": "dispel_magic", "orc": "devour"})
    table.act("play_on devour human melee d2")
    assert asked(table) == ["Dispel this card?", "player 1 has played Devour."]


# -- options --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("train melee 1", "Train 1 × Footman (1 gold, 1 wood each)"),
        ("train worker 1", "Train 1 × Worker (1 gold each)"),
        ("build ranged", "Build: Ranged building (2 gold, 2 wood)"),
        ("outpost c3", "Build an outpost: Space C3 (2 gold, 2 wood)"),
        ("upgrade melee", "Upgrade: Footman → Knight (2 gold, 2 wood)"),
        ("end_spend", "End spending"),
        ("move melee human_town b2 2", "Move 2 × Footman: Human town → Gold mine B2"),
        ("fight d2 orc", "Fight player 1: Objective D2"),
        ("play_on polymorph orc flying d2", "Play Polymorph: Batrider, Objective D2"),
        ("play_for resources wood", "Play Resources: take 2 wood"),
        ("portal c3 human_town", "Play Town Portal: Space C3 → Human town"),
        ("lose human melee d2", "Remove Footman: Objective D2"),
        ("lose orc melee d2", "Remove Grunt (player 1): Objective D2"),
        ("give orc gold 2", "Give 2 gold → player 1"),
    ],
)
def test_options_in_words(action: str, words: str) -> None:
    table = position("human: human_town 1w", step="spend", levels={"human": (2, 1, 1)})
    assert said(table, action) == words


def test_necromancers_raise_what_the_token_says_and_upgrade_for_free() -> None:
    table = new_game("necromancers")
    seat = table.side("undead")
    space = table.space("B")
    assert text(table.rules.say(table.s, seat, ("raise", space))).startswith("Raise Crypt Fiend: ")
    assert text(table.rules.say(table.s, seat, ("upgrade", 0))) == "Upgrade: Skeleton → Ghoul"
