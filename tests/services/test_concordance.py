"""Finding words in the rulebooks, however they are typed."""

from __future__ import annotations

import pytest

from boardgames_desktop.services.book import Book, available, load_book, render
from boardgames_desktop.services.concordance import Concordance, excerpt, query_words, spellings
from boardgames_desktop.services.paths import resources

ROOT = resources() / "rulebooks"

TEXT = """# Σταθμοί {#x.base}

Ένας σταθμός χτίζεται. Οι σταθμοί της Άρκτου.

## Hæren på øya {#x.army}

Hæren går over åen til øya, og *hæren* er **stor**.

## Útok {#x.attack}

Útočník útočí; obránce se brání útokům.

| a | b |
|---|---|
| hora | řeka |
"""


@pytest.fixture(scope="module")
def small() -> Concordance:
    return Concordance([Book("x", "nb", "nb", (render("01", TEXT),))])


@pytest.mark.parametrize(
    ("typed", "section"),
    [
        ("σταθμος", "x.base"),
        ("ΣΤΑΘΜΟΣ", "x.base"),
        ("σταθμ", "x.base"),
        ("αρκτου", "x.base"),
        ("hær", "x.army"),
        ("haer", "x.army"),
        ("øya", "x.army"),
        ("oeya", "x.army"),
        ("oya", "x.army"),
        ("aaen", "x.army"),
        ("åen", "x.army"),
        ("aen", "x.army"),
        ("utok", "x.attack"),
        ("útok brán", "x.attack"),
        ("reka", "x.attack"),
    ],
)
def test_a_word_is_found_however_it_is_typed(small, typed, section) -> None:
    assert [found.section for found in small.find(typed)] == [section]


def test_sections_with_most_of_the_words_are_found_where_none_has_all(small) -> None:
    assert [found.section for found in small.find("útok hær")] == ["x.attack", "x.army"]
    assert [found.section for found in small.find("útok hær øya")] == ["x.army"]


def test_a_word_may_end_otherwise_than_in_the_book(small) -> None:
    assert [found.section for found in small.find("horami")] == ["x.attack"]
    assert [found.section for found in small.find("obráncův")] == ["x.attack"]


@pytest.mark.parametrize("typed", ["", "  ", "?!", "taθμ", "okut"])
def test_nothing_is_found_by_nothing_or_by_middles(small, typed) -> None:
    assert small.find(typed) == []


def test_hits_are_marked_in_heading_and_excerpt(small) -> None:
    (found,) = small.find("haer")
    assert found.title == (("Hæren", True), (" på øya", False))
    assert [text for text, hit in found.excerpt if hit] == ["Hæren", "hæren"]
    assert "*" not in "".join(text for text, _ in found.excerpt)


def test_long_texts_are_cut_between_words_around_the_first_hit() -> None:
    text = "alpha " * 100 + "omega " + "beta " * 100
    pieces = list(excerpt(text, query_words("omega")))
    whole = "".join(piece for piece, _ in pieces)
    assert whole.startswith("… alpha ")
    assert whole.endswith("beta …")
    assert ("omega", True) in pieces
    assert len(whole) < 200


def _words(pieces) -> str:
    return "".join(f"[{text}]" if hit else text for text, hit in pieces)


GLOSSARY = """# Words {#x.glossary}

| Norsk | Dansk | Čeština |
|---|---|---|
| hær | hær | vojsko |
| arbeider | arbejder | dělník |
| arbeidsleir | | tábor dělníků |

## Costs {#x.costs}

| Unit | Gold | Wood |
|---|---|---|
| Peon | 1 | 0 |
"""


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("vojsko", ["hær = hær · [vojsko]"]),
        ("del", ["arbeider = arbejder · [dělník]", "arbeidsleir = tábor [dělníků]"]),
        ("peon", ["[Peon] · 1 · 0"]),
    ],
)
def test_a_find_in_a_table_shows_its_rows(typed, shown) -> None:
    book = Book("x", "nb", "nb", (render("09", GLOSSARY),))
    (found,) = Concordance([book]).find(typed)
    assert _words(found.excerpt).splitlines() == shown


@pytest.mark.parametrize("game", ["risk", "warcraft"])
@pytest.mark.parametrize("language", ["en", "nb", "da", "cs", "el"])
def test_glossaries_give_every_term_with_its_translations(game, language) -> None:
    sections = [
        section
        for page in load_book(ROOT, game, language).pages
        for section in page.sections
        if "glossary_" in section.id
    ]
    rows = [row for section in sections for row in section.text.splitlines()]
    assert len(rows) > 40
    assert all(row.count(" = ") == 1 and 3 <= len(row.split(" · ")) <= 4 for row in rows)


def test_a_word_in_a_heading_comes_before_words_in_the_text() -> None:
    text = "# One {#y.one}\n\nflank flank flank\n\n# Flank {#y.two}\n\nnothing\n"
    found = Concordance([Book("y", "en", "en", (render("01", text),))]).find("flank")
    assert [one.section for one in found] == ["y.two", "y.one"]


def test_spellings_of_a_word() -> None:
    assert spellings("Hær") == ("haer",)
    assert spellings("øya") == ("oya", "oeya")
    assert spellings("åen") == ("aen", "aaen")
    assert spellings("στόλος") == ("στολοσ",)


@pytest.mark.parametrize(
    ("language", "typed"),
    [("el", "σταθμος"), ("cs", "utok"), ("nb", "hær"), ("da", "haer"), ("en", "depletion")],
)
def test_every_language_of_the_program_finds_in_its_books(language, typed) -> None:
    games = [folder.name for folder in ROOT.iterdir() if language in available(ROOT, folder.name)]
    index = Concordance(load_book(ROOT, game, language) for game in games)
    assert index.find(typed)
