"""Every language has the same rulebook, and every rule the engine cites is in it."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.services.book import load_book
from boardgames_desktop.services.language import LANGUAGES
from boardgames_desktop.services.paths import resources

ROOT = resources() / "rulebooks"
OTHERS = [language for language in LANGUAGES if language != "en"]
BOOKS = sorted(folder.name for folder in ROOT.iterdir() if folder.is_dir())
GLOSSARY = "glossary"
"""Pages of this name have a column for each language."""
HELPS = ("risk.quick", "risk.reference", "risk.glossary")
"""Pages that state no rules of their own; their sections are called by these words, too."""


def pages(game: str, language: str) -> list[Path]:
    return sorted((ROOT / game / language).glob("*.md"))


def shape(path: Path) -> dict[str, object]:
    """What must be equal in all languages: ids, tables, lists, emphasis-free structure."""
    text = path.read_text(encoding="utf-8")
    return {
        "ids": re.findall(r"^(#+) .*\{#([a-z_.0-9]+)\}$", text, re.MULTILINE),
        "headings": len(re.findall(r"^#+ ", text, re.MULTILINE)),
        "table rows": len(re.findall(r"^\|", text, re.MULTILINE)),
        "numbered": len(re.findall(r"^\d+\. ", text, re.MULTILINE)),
        "bullets": len(re.findall(r"^[-*] ", text, re.MULTILINE)),
        "paragraphs": len([block for block in text.split("\n\n") if block.strip()]),
    }


def all_rules(game: str):
    """Yield the rules of every variant of a game."""
    found = import_module(f"boardgames_desktop.games.{game}").GAME
    for variant in found.variants:
        colours = found.seat_colours(variant, variant.max_seats)
        seats = tuple(SeatSetup("", "easy", colour) for colour in colours)
        yield found.rules(Setup(game, variant.id, seats, seed=1))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", BOOKS)
def test_pages_have_the_same_shape_in_every_language(game: str, language: str):
    english = {path.name: shape(path) for path in pages(game, "en")}
    other = {path.name: shape(path) for path in pages(game, language)}
    assert english == other


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_rule_a_question_or_an_option_cites_is_a_section(game: str, language: str):
    book = load_book(ROOT, game, language)
    assert book.language == language
    sections = {section.id for page in book.pages for section in page.sections}
    cited = {rule for rules in all_rules(game) for rule in rules.rule_of.values()}
    variants = import_module(f"boardgames_desktop.games.{game}").GAME.variants
    cited |= {spec.rule for variant in variants for spec in variant.options}
    assert cited - {""} <= sections


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_every_section_is_called_by_one_id_of_the_book(game: str, language: str):
    book = load_book(ROOT, game, language)
    sections = [section.id for page in book.pages for section in page.sections]
    assert sorted(sections) == sorted(set(sections))
    assert [section for section in sections if not section.startswith(f"{game}.")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_id_in_risks_code_is_a_section(language: str):
    from boardgames_desktop.games.risk.text import RULE_IDS

    book = load_book(ROOT, "risk", language)
    sections = {section.id for page in book.pages for section in page.sections}
    assert {one for one in sections if not one.startswith(HELPS)} == set(RULE_IDS)
    assert {one for one in sections if one in HELPS} == set(HELPS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_pages_use_the_letters_of_their_language(game: str, language: str):
    for path in pages(game, language):
        text = path.read_text(encoding="utf-8")
        assert "\ufffd" not in text
        if not path.stem.endswith(GLOSSARY):
            assert mostly_greek(text) == (language == "el"), path


def mostly_greek(text: str) -> bool:
    """Tell whether Greek letters prevail; the ids of headings and links do not count."""
    greek = len(re.findall(r"[\u0370-\u03ff]", text))
    latin = len(re.findall(r"[A-Za-z]", re.sub(r"\{#.*?\}|\(#.*?\)", "", text)))
    return greek > 3 * latin


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOOKS)
def test_glossaries_have_a_column_for_each_language(game: str, language: str):
    for path in pages(game, language):
        if path.stem.endswith(GLOSSARY):
            lines = path.read_text(encoding="utf-8").splitlines()
            rows = [line.strip("|").split("|") for line in lines if line.startswith("|")]
            words = [row for row in rows if "---" not in row[0]]
            assert {len(row) for row in words} == {len(LANGUAGES)}
            for one, column in zip(LANGUAGES, zip(*words, strict=True), strict=True):
                assert mostly_greek(" ".join(column)) == (one == "el")
                assert all(cell.strip() for cell in column)
