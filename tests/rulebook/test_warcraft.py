"""The book of Warcraft has the numbers of the game's data, in every language."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, get_args

import pytest
from book_words import word_in

from boardgames_desktop.core.game import OptionSpec
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.scenario import GoalKind
from boardgames_desktop.games.warcraft.text import TEXT
from boardgames_desktop.games.warcraft.variants import VARIANTS
from boardgames_desktop.services.book import load_book
from boardgames_desktop.services.language import LANGUAGES
from boardgames_desktop.services.paths import resources

ROOT = resources() / "rulebooks" / "warcraft"
DATA: Mapping[str, Any] = json.loads(
    (resources() / "warcraft" / "races.json").read_text(encoding="utf-8")
)
RACES: Mapping[str, Any] = {race["key"]: race for race in DATA["races"]}
UNITS = ("melee", "ranged", "flying")
KINDS = (*UNITS, "worker")
START_HAND = 3
LINK = re.compile(r"\[(.+?)\]\(#warcraft\.(\w+)\)")

_in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def scenario(name: str) -> Mapping[str, Any]:
    path = resources() / "warcraft" / "scenarios" / f"{name}.json"
    found: Mapping[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


@cache
def sections(language: str) -> Mapping[str, tuple[str, str]]:
    """Return title and text of each section by its id, without what stands below it."""
    found = {}
    for path in sorted((ROOT / language).glob("*.md")):
        parts = re.split(
            r"^#+ (.*) \{#warcraft\.(\w+)\}$", path.read_text("utf-8"), flags=re.MULTILINE
        )
        for title, key, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True):
            found[key] = title, text
    return found


def title(language: str, key: str) -> str:
    return sections(language)[key][0]


def flat(language: str, key: str) -> str:
    """Return the text of a section without line breaks."""
    return " ".join(sections(language)[key][1].split())


def tables(language: str, key: str) -> list[list[list[str]]]:
    """Return the cells of the tables of a section, without their heads."""
    blocks = sections(language)[key][1].split("\n\n")
    return [
        [[cell.strip() for cell in row.strip("|").split("|")] for row in block.splitlines()[2:]]
        for block in map(str.strip, blocks)
        if block.startswith("|")
    ]


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def linked(cell: str) -> str:
    """Return where the link in a cell leads to; "" if there is none."""
    found = LINK.search(cell)
    return found.group(2) if found else ""


def price(key: str) -> list[str]:
    return [str(number) for number in DATA["costs"][key]]


# -- units, cards, abilities -------------------------------------------------------------


@_in_every_language
@pytest.mark.parametrize("race", RACES)
def test_unit_tables_are_the_tiles(language: str, race: str):
    (rows,) = tables(language, f"units_{race}")
    top = f"1 {rows[-1][5].removeprefix('1 ')}"
    expected = [
        [str(level), str(tile["strength"]), tile["ability"], str(level) if level < last else top]
        for kind in UNITS
        for last in [len(RACES[race]["tiles"][kind])]
        for level, tile in enumerate(RACES[race]["tiles"][kind], 1)
    ]
    shown = [[row[1], row[3], linked(row[4]).removeprefix("ability_"), row[5]] for row in rows]
    assert shown == expected
    assert not top.removeprefix("1 ").isdigit()
    assert len({row[2] for row in rows}) == len(rows)


@_in_every_language
def test_types_are_called_the_same_in_every_unit_table(language: str):
    for race, plan in RACES.items():
        (rows,) = tables(language, f"units_{race}")
        names = [row[0] for row in rows]
        sizes = [len(plan["tiles"][kind]) for kind in UNITS]
        assert list(Counter(names).values()) == sizes
        assert names[0] == tables(language, "units_human")[0][0][0]


@_in_every_language
def test_the_table_of_decks_has_every_card_and_its_copies(language: str):
    (rows,) = tables(language, "decks")
    assert [linked(row[0]) for row in rows] == [f"card_{key}" for key in CARD_KEYS]
    owners = {}
    for key, row in zip(CARD_KEYS, rows, strict=True):
        decks = [race for race in RACES if key in RACES[race]["deck"]]
        assert {RACES[race]["deck"][key] for race in decks} == {int(row[2])}
        owners.setdefault(row[1], set()).add(tuple(decks))
    assert all(len(found) == 1 for found in owners.values())
    assert len(owners) == len(RACES) + 1


@_in_every_language
def test_cards_and_abilities_in_tables_are_called_as_in_their_sections(language: str):
    for key in ("decks", *[f"units_{race}" for race in RACES]):
        for name, target in LINK.findall(sections(language)[key][1]):
            assert name == title(language, target)


@_in_every_language
def test_decks_have_as_many_cards_as_the_book_says(language: str):
    for plan in RACES.values():
        assert sum(plan["deck"].values()) in numbers(flat(language, "cards"))


# -- the words of the program ------------------------------------------------------------


def named(language: str) -> dict[str, str]:
    """Return what the book calls things, by the text of the program that names them."""
    found = {f"card.{key}": title(language, f"card_{key}") for key in CARD_KEYS}
    for race, plan in RACES.items():
        found[f"race.{race}"] = title(language, f"units_{race}")
        tiles = [tile for kind in UNITS for tile in plan["tiles"][kind]]
        for tile, row in zip(tiles, tables(language, f"units_{race}")[0], strict=True):
            found[f"unit.{tile['key']}"] = row[2]
            if tile["ability"]:
                found[f"ability.{tile['ability']}"] = title(language, f"ability_{tile['ability']}")
    for name in ("elf_gate", "necromancers", "captives", "nordrassil"):
        found[f"variant.{name}"] = title(language, name)
    return found


@_in_every_language
def test_things_are_called_what_the_program_calls_them(language: str):
    called = {
        key: (name, word_in(TEXT, language, f"warcraft.{key}"))
        for key, name in named(language).items()
    }
    assert len(called) > 60
    wrong = {key for key, (name, word) in called.items() if (word or name).lower() != name.lower()}
    assert {key: called[key] for key in wrong} == {}


def every_option() -> list[OptionSpec]:
    """Return the options of all variants, each once, in the order of the variants."""
    found = {}
    for variant in VARIANTS:
        for spec in variant.options:
            found[spec.key, spec.choices[0].value] = spec
    return list(found.values())


@_in_every_language
def test_the_table_of_options_is_what_a_new_game_offers(language: str):
    (rows,) = tables(language, "options")
    shown = {}
    for row in rows:
        name = LINK.search(row[0])
        assert name is not None
        shown[f"warcraft.{name.group(2)}", row[1]] = [name.group(1), *row[1:]]
    assert len(shown) == len(rows) == len(every_option())
    for spec in every_option():
        texts = (spec.label.id, *[choice.label.id for choice in spec.choices])
        words = [word_in(TEXT, language, text) for text in texts]
        found = [
            row
            for (rule, _), row in shown.items()
            if rule == spec.rule
            and all(word in (None, cell) for word, cell in zip(words, row, strict=True))
        ]
        assert found, (spec.rule, words)


OPTION = re.compile(r"\b(?:Option|Valget|Volba|Επιλογή) \*(.+?)\*")


@_in_every_language
def test_options_in_the_text_are_those_of_the_table(language: str):
    (rows,) = tables(language, "options")
    labels = {LINK.sub(r"\1", cell).partition(":")[0] for row in rows for cell in row}
    named = [name for key in sections(language) for name in OPTION.findall(flat(language, key))]
    assert len(named) == len(OPTION.findall(" ".join(flat("en", key) for key in sections("en"))))
    assert len(named) > 5
    assert [name for name in named if name not in labels] == []


# -- costs and limits --------------------------------------------------------------------


@_in_every_language
def test_the_table_of_costs_is_the_data(language: str):
    costs, buildings = tables(language, "costs")
    most = {**DATA["limits"], "building": sum(DATA["buildings"].values()), "upgrade": "–"}
    expected = [
        [*price(key), str(most[key]), str(DATA["points"].get(key, "–"))]
        for key in (*KINDS, "building", "outpost", "upgrade")
    ]
    assert [row[1:] for row in costs] == expected
    assert [row[1:] for row in buildings] == [
        [str(DATA["printed_buildings"].get(kind, 0)), str(DATA["buildings"].get(kind, 0))]
        for kind in KINDS
    ]
    assert numbers(flat(language, "costs"))[-len(DATA["resource_die"]) :] == DATA["resource_die"]


@_in_every_language
def test_the_chapters_have_the_numbers_of_the_data(language: str):
    (training,) = tables(language, "train")
    assert [row[1:3] for row in training] == [price(kind) for kind in KINDS]
    limits = [DATA["limits"][kind] for kind in UNITS]
    assert numbers(flat(language, "units"))[-3:] == limits
    assert DATA["limits"]["worker"] in numbers(flat(language, "workers"))
    added = [DATA["buildings"][kind] for kind in UNITS]
    assert numbers(flat(language, "town_board")) == added
    assert numbers(flat(language, "building")) == added
    assert numbers(flat(language, "construct"))[:2] == DATA["costs"]["building"]
    assert DATA["costs"]["building"] == DATA["costs"]["outpost"]
    assert numbers(flat(language, "upgrade"))[:2] == DATA["costs"]["upgrade"]
    assert numbers(flat(language, "harvest"))[: len(DATA["resource_die"])] == DATA["resource_die"]
    assert set(numbers(flat(language, "card_resources"))) == {DATA["resource_card"]}


# -- boards and scenarios ----------------------------------------------------------------


def starts(*names: str) -> set[tuple[int, ...]]:
    """Return gold, wood, melee units and workers of the seats of some scenarios."""
    seats = [seat for name in names for seat in scenario(name)["seats"] if seat["town"]]
    pieces = [(seat["pieces"][0]["melee"], seat["pieces"][0]["workers"]) for seat in seats]
    return {(seat["gold"], seat["wood"], *both) for seat, both in zip(seats, pieces, strict=True)}


@_in_every_language
def test_setting_up_is_the_scenario(language: str):
    ((gold, wood, melee, workers),) = starts("main2", "main4", "elf_gate", "captives")
    text = re.sub(r"^\d+\. ", "", sections(language)["setup"][1], flags=re.MULTILINE)
    assert numbers(text)[:4] == [gold, wood, melee, workers]
    assert starts("necromancers") == {(gold, wood, melee, workers)}
    for key in ("elf_gate", "necromancers", "captives"):
        assert numbers(flat(language, key))[:2] == [gold, wood]


@_in_every_language
def test_the_table_of_spaces_has_the_points_of_the_boards(language: str):
    points: dict[str, set[int]] = {}
    for name in ("main2", "main4", "elf_gate", "necromancers", "captives", "nordrassil"):
        for _, _, terrain, *worth in scenario(name)["spaces"]:
            points.setdefault(terrain, set()).add(sum(worth))
    (rows,) = tables(language, "board")
    order = ("town", "gold", "forest", "mountain", "objective", "blank")
    assert [set(numbers(row[2])) for row in rows] == [points[terrain] for terrain in order]
    sizes = [len(scenario(name)["spaces"]) for name in ("main4", "main2")]
    assert numbers(flat(language, "board"))[:2] == sizes


@_in_every_language
def test_the_points_that_win_are_those_of_the_scenarios(language: str):
    targets = [scenario(name)["goals"][0]["target"] for name in ("main2", "main4")]
    assert numbers(flat(language, "goal")) == targets
    assert numbers(flat(language, "points"))[:2] == targets


def army(seat: Mapping[str, Any]) -> list[str]:
    return [str(sum(pieces.get(kind, 0) for pieces in seat["pieces"])) for kind in UNITS]


@_in_every_language
def test_nordrassil_starts_as_the_table_says(language: str):
    (rows,) = tables(language, "nordrassil")
    seats = scenario("nordrassil")["seats"]
    assert [row[1:] for row in rows] == [
        [", ".join(seat["outposts"]), *army(seat)] for seat in seats
    ]
    assert [row[0] for row in rows] == [title(language, f"units_{seat['race']}") for seat in seats]
    deck = RACES["night_elf"]["deck"]
    left = sum(deck.values()) - START_HAND
    left -= sum(deck.get(key, 0) for key in scenario("nordrassil")["stripped"])
    assert left in numbers(flat(language, "nordrassil"))


@_in_every_language
@pytest.mark.parametrize("name", ["necromancers", "nordrassil"])
def test_cards_taken_out_are_named(language: str, name: str):
    bullets = re.split(r"\n- ", sections(language)[name][1].split("\n\n**")[0])
    named = " ".join(bullets[-1].split()).partition(".")[0]
    cards: Sequence[str] = scenario(name)["stripped"]
    assert [key for key in cards if title(language, f"card_{key}") not in named] == []
    found = [key for key in CARD_KEYS if title(language, f"card_{key}") in named]
    assert sorted(found) == sorted(cards)


@_in_every_language
def test_only_victory_points_are_taken_out_elsewhere(language: str):
    assert [scenario(name)["stripped"] for name in ("elf_gate", "captives")] == [
        ["victory_point"]
    ] * 2
    for key in ("scenarios", "captives"):
        assert title(language, "card_victory_point") in flat(language, key)


def test_goals_of_own_scenarios_are_those_of_the_workshop():
    (rows,) = tables("en", "own_scenarios")
    kinds = get_args(GoalKind)
    goals = [word_in(TEXT, "en", f"warcraft.workshop.goal.{kind}") for kind in kinds]
    assert [row[0] for row in rows] == goals


# -- the rest ----------------------------------------------------------------------------


def test_every_glossary_is_the_same():
    """Each has all languages in the same columns, whatever language it belongs to."""
    found = {
        language: [
            tables(language, key) for key in sections(language) if key.startswith("glossary_")
        ]
        for language in LANGUAGES
    }
    assert len(found["en"]) > 5
    assert [language for language in LANGUAGES if found[language] != found["en"]] == []


@_in_every_language
def test_words_of_the_glossary_are_the_titles_of_cards_and_the_names_of_units(language: str):
    column = LANGUAGES.index(language)
    cards = [row[column] for row in tables(language, "glossary_cards")[0]]
    assert cards == [title(language, f"card_{key}") for key in CARD_KEYS]
    units = [row[column].casefold() for row in tables(language, "glossary_units")[0]]
    shown = [row[2] for race in RACES for row in tables(language, f"units_{race}")[0]]
    assert units == [name.casefold() for name in shown]


@_in_every_language
def test_the_book_opens_at_each_of_its_chapters(language: str):
    pages = load_book(ROOT.parent, "warcraft", language).pages
    assert len(pages) == len(list((ROOT / "en").glob("*.md")))
    assert all(page.title and page.sections[0].level == 1 for page in pages)
