"""What the Risk book says against the data of the game: numbers, tables, names, the figure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from typing import Any

import pytest
from book_words import word_in

from boardgames_desktop.core.session import GameSession
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.alliance import MOST_BRIBES
from boardgames_desktop.games.risk.ally_combat import LOYAL_FROM
from boardgames_desktop.games.risk.base import income_of
from boardgames_desktop.games.risk.cards import MUST_TRADE, SYMBOL, fixed_value
from boardgames_desktop.games.risk.dice import attack_limit, defence_limit, losses
from boardgames_desktop.games.risk.missions import MISSIONS
from boardgames_desktop.games.risk.neutrals import (
    ARMIES_OF_NEUTRAL,
    ARMIES_OF_TWO,
    CARDS_OF_NEUTRAL,
    CARDS_OF_TWO,
)
from boardgames_desktop.games.risk.odds import battle_exact, conquest_exact
from boardgames_desktop.games.risk.options import CLASSIC, START_ARMIES, read_options
from boardgames_desktop.games.risk.text import TEXT
from boardgames_desktop.games.risk.variants import RULES, VARIANTS
from boardgames_desktop.games.risk.world import (
    ARTILLERY,
    BONUS,
    CAVALRY,
    CONTINENT_KEYS,
    INFANTRY,
    JOKER,
    KEYS,
    LANDS,
    MEMBERS,
    NEIGHBOURS,
)
from boardgames_desktop.services.book import load_book
from boardgames_desktop.services.language import LANGUAGES
from boardgames_desktop.services.paths import resources
from boardgames_desktop.services.position import Position, read_position

ROOT = resources() / "rulebooks" / "risk"
LINK = re.compile(r"\[(.+?)\]\(#risk\.(\w+)\)")
NONE = "–"
SYMBOL_SETS = ((INFANTRY,) * 3, (CAVALRY,) * 3, (ARTILLERY,) * 3, (INFANTRY, CAVALRY, ARTILLERY))
SECTION_OF = {
    "classic": "setup",
    "passive": "neutrals",
    "active": "alliance",
    "missions": "missions",
    "team": "team",
}
STAGES = {
    "bribe": "stage.bribe",
    "reinforce": "stage.reinforce",
    "ally_dice": "rule.ally_dice",
    "attack": "stage.combat",
    "fortify": "stage.fortify",
    "ally_fortify": "rule.ally_fortify",
    "card": "stage.card",
}
"""Sections about the phases of a turn, in order, and the texts that name the phases."""

_in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def sections(language: str) -> Mapping[str, str]:
    """Return the text of each section by its id, without what stands below it."""
    found = {}
    for path in sorted((ROOT / language).glob("*.md")):
        parts = re.split(r"^#+ .* \{#risk\.(\w+)\}$", path.read_text("utf-8"), flags=re.MULTILINE)
        found.update(zip(parts[1::2], parts[2::2], strict=True))
    return found


def flat(language: str, key: str) -> str:
    """Return the text of a section without line breaks."""
    return " ".join(sections(language)[key].split())


def tables(language: str, key: str) -> list[list[list[str]]]:
    """Return the cells of the tables of a section, their heads first."""
    blocks = [block.strip() for block in sections(language)[key].split("\n\n")]
    return [
        [
            [cell.strip() for cell in row.strip("|").split("|")]
            for number, row in enumerate(block.splitlines())
            if number != 1
        ]
        for block in blocks
        if block.startswith("|")
    ]


def rows(language: str, key: str) -> list[list[str]]:
    """Return the rows of the only table of a section, without its head."""
    ((_, *found),) = tables(language, key)
    return found


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def word(language: str, key: str) -> str | None:
    """Return a text of Risk in its first form; None while it is not translated."""
    return word_in(TEXT, language, f"risk.{key}")


def named(shown: list[str], words: list[str | None]) -> bool:
    """Tell whether names are those of the program, as far as they are translated."""
    return len(shown) == len(words) and all(
        called in (None, name) for name, called in zip(shown, words, strict=True)
    )


def card(symbol: int) -> int:
    """Return a card with a symbol."""
    return SYMBOL.index(symbol)


# -- the tables of numbers ---------------------------------------------------------------


@_in_every_language
def test_armies_for_territories_are_those_the_engine_gives(language: str):
    shown = {}
    for row in rows(language, "reference_armies"):
        first, last = numbers(row[0])
        shown |= dict.fromkeys(range(first, last + 1), int(row[1]))
    nobody = [NEIGHBOURS[0][0]] * LANDS
    assert shown == {count: income_of(nobody, 0, count)[0] for count in range(1, LANDS)}
    assert min(shown.values()) in numbers(flat(language, "reference_armies").rpartition("|")[2])


@_in_every_language
@pytest.mark.parametrize("section", ["board", "reference_continents"])
def test_continents_are_those_of_the_map(language: str, section: str):
    found = {row[0]: (int(row[1]), int(row[2])) for row in rows(language, section)}
    facts = [(len(MEMBERS[number]), BONUS[number]) for number in range(len(BONUS))]
    assert sorted(found.values()) == sorted(facts)
    names = [word(language, f"continent.{key}") for key in CONTINENT_KEYS]
    assert [found[name] for name in names if name] == [
        fact for name, fact in zip(names, facts, strict=True) if name
    ]


@_in_every_language
def test_ways_into_continents_are_the_territories_at_their_borders(language: str):
    found = {row[0]: row[3] for row in rows(language, "reference_continents")}
    for key, members in zip(CONTINENT_KEYS, MEMBERS, strict=True):
        name = word(language, f"continent.{key}")
        gates = [
            word(language, f"land.{KEYS[land]}")
            for land in members
            if not set(NEIGHBOURS[land]) <= set(members)
        ]
        assert name is None or named(found[name].split(", "), gates), name


@_in_every_language
def test_the_worth_of_sets_is_that_of_the_engine(language: str):
    (head, *track), (_, *fixed) = tables(language, "reference_sets")
    choices: list[dict[str, str]] = [{}, {"past_end": "plus5"}, {"golden_track": "classic"}]
    worth = [read_options(choice).set_value for choice in choices]
    assert [[int(cell) for cell in row] for row in track] == [
        [number, *[value(number - 1) for value in worth]] for number in range(1, len(track) + 1)
    ]
    assert len(track) > len(read_options({"golden_track": "classic"}).track)
    older = word(language, "option.golden_track.classic")
    names = [word(language, "board.golden"), word(language, "option.past_end.plus5")]
    assert named(head[1:], [*names, older and older.partition(":")[0]])
    sets = [fixed_value([card(symbol) for symbol in symbols]) for symbols in SYMBOL_SETS]
    assert [int(row[1]) for row in fixed] == sets
    assert [int(row[1]) for row in rows(language, "fixed_sets")] == sets


@_in_every_language
def test_the_golden_cavalry_goes_over_the_numbers_of_its_table(language: str):
    text = flat(language, "golden")
    assert " · ".join(map(str, read_options({}).track)) in text
    older = read_options({"golden_track": "classic"}).track
    assert ", ".join(map(str, older[:7])) in text


@_in_every_language
def test_the_facts_about_cards_are_those_of_the_cards(language: str):
    text = flat(language, "reference_sets").partition("|")[0]
    jokers, equal = SYMBOL.count(JOKER), SYMBOL.count(INFANTRY)
    assert SYMBOL.count(CAVALRY) == SYMBOL.count(ARTILLERY) == equal
    assert numbers(text) == [len(SYMBOL), LANDS, equal, jokers, MUST_TRADE]


@_in_every_language
def test_the_table_of_dice_is_what_armies_may_roll(language: str):
    for row in rows(language, "reference_battle"):
        (armies,) = numbers(row[0])
        assert row[1:] == [str(attack_limit(armies) or NONE), str(defence_limit(armies))]
        last = armies
    assert (attack_limit(last + 1), defence_limit(last + 1)) == (
        attack_limit(last),
        defence_limit(last),
    )


def share(language: str, chance: Fraction) -> str:
    """Return a chance in per cent as the language writes it."""
    text = f"{float(chance) * 100:.1f}"
    text = text if language == "en" else text.replace(".", ",")
    return text + ("%" if language in ("en", "el") else "\u00a0%")


@_in_every_language
@pytest.mark.parametrize("section", ["odds", "reference_odds"])
def test_the_odds_of_a_battle_are_those_of_the_engine(language: str, section: str):
    found = rows(language, section)
    assert len(found) == 6
    for row in found:
        attack, defence = numbers(row[0])
        chance = {(lost, won): part for lost, won, part in battle_exact(attack, defence)}
        most = min(attack, defence)
        each = share(language, chance[1, 1]) if most > 1 else NONE
        assert row[1:] == [
            share(language, chance[most, 0]),
            each,
            share(language, chance[0, most]),
        ]


@_in_every_language
def test_the_chances_to_conquer_are_those_of_the_engine(language: str):
    ((head, *found),) = tables(language, "reference_conquest")
    defenders = [int(cell) for cell in head[1:]]
    most = numbers(flat(language, "reference_conquest").partition("|")[0])[-1]
    for row in found:
        armies, *shown = map(int, row)
        exact = [float(conquest_exact(armies - 1, left)) for left in defenders]
        assert shown == [min(most, round(chance * 100)) for chance in exact]


# -- the games ---------------------------------------------------------------------------


def armies_of(variant: str, seats: int) -> int:
    return RULES[variant].armies_at_start(seats)


@_in_every_language
def test_the_table_of_games_is_the_variants(language: str):
    (_, *found), (_, *others) = tables(language, "reference_games")
    assert [row[0] for row in others] == [row[0] for row in found]
    links = [LINK.fullmatch(row[0]) for row in found]
    assert [link and link.group(2) for link in links] == [SECTION_OF[one.id] for one in VARIANTS]
    names = [link.group(1) for link in links if link]
    assert named(names, [word(language, f"variant.{one.id}") for one in VARIANTS])
    for row, variant in zip(found, VARIANTS, strict=True):
        least, most = variant.book_seats
        assert numbers(row[1]) == sorted({least, most})
        expected = [armies_of(variant.id, seats) for seats in range(least, most + 1)]
        assert numbers(row[2]) == expected
    kinds: dict[bool, set[str]] = {True: set(), False: set()}
    for row, variant in zip(found, VARIANTS, strict=True):
        kinds["golden_track" in {spec.key for spec in variant.options}].add(row[3])
    assert len(kinds[True]) == len(kinds[False]) == 1
    assert kinds[True] != kinds[False]
    track = word(language, "board.golden")
    assert track is None or kinds[True] == {track.lower()}


@_in_every_language
def test_the_house_rule_and_the_neutral_armies_have_the_numbers_of_the_rules(language: str):
    after, *parts = flat(language, "reference_games").rpartition("|")[2].split("**")
    assert after.strip() == "-"
    neutral, active = (numbers(part) for part in parts[1:4:2])
    blocks = map(str.strip, sections(language)["reference_games"].split("\n\n"))
    (house,) = (numbers(block) for block in blocks if block.startswith("*"))
    assert house == [START_ARMIES[seats] for seats in CLASSIC.house_seats]
    assert neutral == [ARMIES_OF_NEUTRAL, CARDS_OF_NEUTRAL, ARMIES_OF_TWO, CARDS_OF_TWO]
    assert active == [MOST_BRIBES, 1, LOYAL_FROM - 1, LOYAL_FROM, 6]


@_in_every_language
@pytest.mark.parametrize("section", ["reference_turn", "quick"])
def test_phases_are_called_what_the_program_calls_them(language: str, section: str):
    found = {key: name for name, key in LINK.findall(sections(language)[section]) if key in STAGES}
    assert list(found) == [key for key in STAGES if key in found]
    assert len(found) == (len(STAGES) if section == "reference_turn" else 4)
    assert named(list(found.values()), [word(language, STAGES[key]) for key in found])


@_in_every_language
def test_phases_of_allies_are_those_of_active_neutral_armies(language: str):
    found = {}
    for row in rows(language, "reference_turn"):
        ((_, key),) = LINK.findall(row[0])
        found[key] = row[2]
    games = [found[key] for key in ("bribe", "ally_dice", "ally_fortify")]
    assert named(games, [word(language, "variant.active")] * 3)
    assert len({found[key] for key in ("reinforce", "attack", "fortify", "card")}) == 1


# -- the quick start ---------------------------------------------------------------------


@_in_every_language
def test_the_quick_start_names_the_variants_the_options_and_the_lesson(language: str):
    shown = LINK.findall(sections(language)["quick_variants"])
    others = [one.id for one in VARIANTS if one.id != "classic"]
    assert [key for _, key in shown] == [SECTION_OF[one] for one in others]
    assert named([name for name, _ in shown], [word(language, f"variant.{one}") for one in others])
    options = re.findall(r"\*([^*]+)\*", sections(language)["quick"].replace("**", ""))
    keys = ("option.setup.dealt", "option.placement.random")
    assert named(options, [word(language, key) for key in keys])
    lesson = resources() / "lessons" / "risk" / language / "first-war.md"
    title = lesson.read_text("utf-8").partition("\n")[0].removeprefix("# ").partition(" {#")[0]
    assert f"*{title}*" in flat(language, "quick_lesson")


@_in_every_language
def test_advice_is_five_pieces(language: str):
    found = re.findall(r"^(\d)\. ", sections(language)["quick_advice"], re.MULTILINE)
    assert found == list("12345")


@cache
def quick_figure() -> Position:
    (figure,) = load_book(ROOT.parent, "risk", "en").pages[0].figures
    return read_position(figure)


def test_the_figure_is_the_turn_that_is_told():
    position = quick_figure()
    session: GameSession[Any] = GameSession(load_game("risk").rules(position.setup), position.setup)
    session.start()
    for entry in position.entries[session.ply :]:
        if session.ply < len(position.entries):
            session.submit(entry.seat, entry.action)
    s = session.state
    red, yellow = (
        [seat.colour for seat in position.setup.seats].index(colour) for colour in ("red", "yellow")
    )
    assert session.rules.asked(s) == (red,)
    told = numbers(flat("en", "quick_turn").rpartition("```")[2])
    assert told[:2] == [s.lands[red], session.rules.income(s, red)]
    guinea, indonesia = KEYS.index("new_guinea"), KEYS.index("indonesia")
    australia = MEMBERS[CONTINENT_KEYS.index("australia")]
    assert [land for land in australia if s.owner[land] != red] == [guinea]
    assert (s.owner[guinea], s.armies[guinea]) == (yellow, 2)
    assert guinea in NEIGHBOURS[indonesia]
    attackers = s.armies[indonesia] + told[1]
    assert attackers == 8
    assert told[-1] == round(float(conquest_exact(attackers - 1, 2)) * 100)
    assert told[-2] == BONUS[CONTINENT_KEYS.index("australia")]


@_in_every_language
def test_the_worked_battle_is_fought_by_the_rules(language: str):
    text = flat(language, "quick_turn").rpartition("```")[2]
    rolls = re.findall(r"\*: ?((?:\d, )*\d) \w+ ((?:\d, )*\d)\b", text.replace(":*", "*:"))
    fought = [(numbers(attack), numbers(defence)) for attack, defence in rolls]
    assert [losses(*dice) for dice in fought] == [(1, 1), (0, 1)]
    assert [(len(attack), len(defence)) for attack, defence in fought] == [(3, 2), (3, 1)]
    assert numbers(text) == numbers(flat("en", "quick_turn").rpartition("```")[2])


# -- the glossary ------------------------------------------------------------------------


def glossary(language: str) -> dict[str, list[list[str]]]:
    return {key: rows(language, key) for key in sections(language) if key.startswith("glossary_")}


def test_every_glossary_is_the_same():
    """Each has all languages in the same columns, whatever language it belongs to."""
    english = glossary("en")
    assert len(english) == 8
    assert [language for language in LANGUAGES if glossary(language) != english] == []


def test_words_of_the_glossary_are_those_of_the_program():
    """A word that the program has, too, is translated as it is there."""
    texts: dict[str, list[str]] = {}
    for key, source in TEXT.items():
        texts.setdefault(source.text.casefold(), []).append(key)
    met = 0
    for row in [row for found in glossary("en").values() for row in found]:
        keys = texts.get(row[0].casefold(), [])
        met += bool(keys)
        for language, cell in zip(LANGUAGES, row, strict=True):
            known = {word_in(TEXT, language, key) for key in keys} - {None}
            assert not known or cell.casefold() in {one.casefold() for one in known if one}, row
    assert met > 100


def test_no_word_stands_twice_in_the_glossary():
    words = [row[0] for found in glossary("en").values() for row in found]
    assert len(set(words)) == len(words)


def test_the_glossary_has_every_territory_continent_and_mission():
    columns = {key: [row[0] for row in found] for key, found in glossary("en").items()}
    lands = [f"continent.{key}" for key in CONTINENT_KEYS] + [f"land.{key}" for key in KEYS]
    assert columns["glossary_lands"] == [word("en", key) for key in lands]
    assert columns["glossary_missions"] == [word("en", f"mission.{one.key}") for one in MISSIONS]
