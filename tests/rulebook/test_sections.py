"""What the books say beside the code: links, refusals; titles and missions of Risk."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from book_words import word_in

import boardgames_desktop.games
from boardgames_desktop.games.risk.missions import MISSIONS, MOMENTS, RANKS
from boardgames_desktop.games.risk.options import START_ARMIES
from boardgames_desktop.games.risk.text import TEXT
from boardgames_desktop.games.risk.world import CONTINENT_KEYS, KEYS
from boardgames_desktop.services.book import Book, bound, load_book
from boardgames_desktop.services.language import LANGUAGES
from boardgames_desktop.services.paths import resources

ROOT = resources() / "rulebooks"
BOOKS = sorted(folder.name for folder in ROOT.iterdir() if folder.is_dir())
SOURCES = Path(boardgames_desktop.games.__file__).parent
LINK = re.compile(r"\]\(#([a-z_.0-9]+)\)")

_in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def book(language: str, game: str = "risk") -> Book:
    return load_book(ROOT, game, language)


@cache
def page(language: str, name: str) -> str:
    return (ROOT / "risk" / language / f"{name}.md").read_text(encoding="utf-8")


def word(language: str, key: str) -> str | None:
    """Return a text of Risk in its first form; None while it is not translated."""
    return word_in(TEXT, language, key)


@_in_every_language
def test_sections_are_called_what_the_program_calls_them(language: str):
    """Titles of chapters are their own; what stands below is what refusals point to."""
    called = {
        section.id: (section.title, word(language, key))
        for one in book(language).pages
        for section in one.sections
        if section.level > 1 and (key := "risk.rule." + section.id.removeprefix("risk.")) in TEXT
    }
    assert len(called) > 30
    assert [pair for pair in called.values() if pair[1] not in (None, pair[0])] == []


def cited(game: str) -> Iterator[str]:
    """Yield the sections that refusals in the code of a game point to."""
    for path in sorted((SOURCES / game).glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            place = {"refuse": 1, "wrong_verb": 0}.get(name)
            if place is not None and isinstance(node.args[place], ast.Constant):
                yield f"{game}.{node.args[place].value}"


@pytest.mark.parametrize("game", BOOKS)
def test_every_refusal_points_to_a_section(game: str):
    sections = {section.id for one in book("en", game).pages for section in one.sections}
    found = set(cited(game))
    assert len(found) > 20
    assert found <= sections


def links(game: str, language: str) -> Iterator[tuple[str, str]]:
    for path in sorted((ROOT / game / language).glob("*.md")):
        for target in LINK.findall(path.read_text(encoding="utf-8")):
            yield path.name, target


@_in_every_language
@pytest.mark.parametrize("game", BOOKS)
def test_links_lead_to_the_same_sections_in_every_language(game: str, language: str):
    sections = {section.id for one in book(language, game).pages for section in one.sections}
    found = list(links(game, language))
    assert {target for _, target in found} <= sections
    assert found == list(links(game, "en"))


# -- the missions ------------------------------------------------------------------------


def missions(language: str) -> list[list[str]]:
    """Return the cells of the table of missions, which is the one of four columns."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in page(language, "06-missions").splitlines()
        if line.startswith("|")
    ]
    return [row for row in rows if len(row) == 4][2:]


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def asked(mission: int) -> list[int]:
    """Return the numbers of a mission's rule, smallest first; one continent needs no number."""
    gauge = MISSIONS[mission].gauge
    goals = [gauge.goal] if isinstance(gauge.goal, int) else list(gauge.goal)
    return sorted(number for number in (*goals, gauge.size) if number > 1)


@_in_every_language
def test_the_table_has_every_mission_under_its_name_and_rank(language: str):
    for row, mission in zip(missions(language), MISSIONS, strict=True):
        rank = word(language, "risk.rank." + RANKS[mission.rank])
        title = word(language, "risk.mission." + mission.key)
        assert row[0] == (rank or row[0])
        assert row[1] == (title or row[1])


@_in_every_language
def test_the_table_names_the_moment_of_every_mission(language: str):
    words = {moment: set() for moment in MOMENTS}
    for row, mission in zip(missions(language), MISSIONS, strict=True):
        words[mission.moment].add(row[2])
    assert [len(found) for found in words.values()] == [1, 1, 1]
    text = page(language, "06-missions").lower()
    assert [found for one in words.values() for found in one if f"- **{found}**" not in text] == []


@_in_every_language
def test_the_table_has_the_numbers_of_the_rules(language: str):
    for number, row in enumerate(missions(language)):
        assert sorted(numbers(row[3])) == asked(number), row[1]


@_in_every_language
def test_numbers_by_players_stand_in_the_order_of_players(language: str):
    for row, mission in zip(missions(language), MISSIONS, strict=True):
        if not isinstance(mission.gauge.goal, int):
            assert " / ".join(str(goal) for goal in mission.gauge.goal) in row[3]


@_in_every_language
def test_the_gates_are_the_territories_of_the_rules(language: str):
    gates = next(mission for mission in MISSIONS if mission.key == "col5").gauge.lands
    named = [word(language, "risk.land." + KEYS[land]) for land in gates]
    assert ": " + ", ".join(filter(None, named)) + "." in page(language, "06-missions")


def test_continents_of_missions_are_named():
    for row, mission in zip(missions("en"), MISSIONS, strict=True):
        if len(mission.gauge.continents) < len(CONTINENT_KEYS):
            for number in mission.gauge.continents:
                assert word("en", "risk.continent." + CONTINENT_KEYS[number]) in row[3]


# -- other numbers -----------------------------------------------------------------------


@_in_every_language
def test_start_armies_of_every_table_are_in_the_book(language: str):
    setup = page(language, "01-beginning").partition("{#risk.setup}")[2].partition("\n## ")[0]
    assert set(START_ARMIES.values()) <= set(numbers(setup))


def test_czech_prepositions_of_one_letter_are_bound_to_their_word():
    text = "Jdi v lese a k\ndomu.\n- s kým\n\n```position\nplies: 3\nv a b\n```\nNebo o co"
    assert bound(text) == (
        "Jdi v\u00a0lese a\u00a0k\u00a0domu.\n- s\u00a0kým\n\n```position\nplies: 3\nv a b\n```\n"
        "Nebo o\u00a0co"
    )


@pytest.mark.parametrize("game", ["risk", "warcraft"])
def test_no_line_of_a_czech_page_ends_in_one_letter(game):
    for page in load_book(resources() / "rulebooks", game, "cs").pages:
        words = re.sub(r"<[^>]+>", "", page.html)
        assert not re.search(r"(?<!\w)[ksvzouai] \w", words), page.name
