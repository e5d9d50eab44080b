"""Every language has the same rulebook, and every rule the engine cites is in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import GAME_IDS, load_game
from boardgames_desktop.gui.rulebook.book import load_book
from boardgames_desktop.services.language import LANGUAGES
from boardgames_desktop.services.paths import resources

ROOT = resources() / "rulebooks"
OTHERS = [language for language in LANGUAGES if language != "en"]


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
    found = load_game(game)
    for variant in found.variants:
        colours = found.colours[: variant.max_seats]
        seats = tuple(SeatSetup("", "easy", colour) for colour in colours)
        yield found.rules(Setup(game, variant.id, seats, seed=1))


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAME_IDS)
def test_pages_have_the_same_shape_in_every_language(game: str, language: str):
    english = {path.name: shape(path) for path in pages(game, "en")}
    other = {path.name: shape(path) for path in pages(game, language)}
    assert english == other


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_every_rule_a_question_or_an_option_cites_is_a_section(game: str, language: str):
    book = load_book(ROOT, game, language)
    assert book.language == language
    sections = {section.id for page in book.pages for section in page.sections}
    cited = {rule for rules in all_rules(game) for rule in rules.rule_of.values()}
    cited |= {spec.rule for variant in load_game(game).variants for spec in variant.options}
    assert cited - {""} <= sections


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_id_in_risks_code_is_a_section(language: str):
    from boardgames_desktop.games.risk.text import RULE_IDS

    book = load_book(ROOT, "risk", language)
    sections = [section.id for page in book.pages for section in page.sections]
    assert sorted(sections) == sorted(set(sections))
    assert set(RULE_IDS) == set(sections)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_IDS)
def test_pages_use_the_letters_of_their_language(game: str, language: str):
    for path in pages(game, language):
        text = path.read_text(encoding="utf-8")
        assert "\ufffd" not in text
        greek = len(re.findall(r"[\u0370-\u03ff]", text))
        latin = len(re.findall(r"[A-Za-z]", re.sub(r"\{#.*?\}", "", text)))
        assert (greek > 3 * latin) == (language == "el"), path
