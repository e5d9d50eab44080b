"""The rulebook viewer: ids, jumps, the place kept across languages."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.games import risk, warcraft
from boardgames_desktop.services.book import available, load_book, render
from boardgames_desktop.gui.rulebook.viewer import RulebookWindow
from boardgames_desktop.services.language import language

PAGE = """---
title: Battle
---
# Battle {#risk.attack}

Words about **battle**, see [dice](rule:risk.dice).

## Dice & luck {#risk.dice}

| a | b |
|---|---|
| 1 | 2 |

## No id here

<script>alert(1)</script>
"""


@pytest.fixture
def root(tmp_path):
    for code, word in (("en", "English"), ("el", "Ελληνικά")):
        folder = tmp_path / "risk" / code
        folder.mkdir(parents=True)
        for number, topic in enumerate(("aim", "attack", "card"), 1):
            text = f"# {word} {topic} {{#risk.{topic}}}\n\n" + "Text. " * 400
            text += f"\n\n## {word} more {topic} {{#risk.{topic}.more}}\n\n" + "Text. " * 900
            (folder / f"0{number}-{topic}.md").write_text(text, encoding="utf-8")
    return tmp_path


@pytest.fixture
def book(qtbot, root):
    window = RulebookWindow(root)
    qtbot.addWidget(window)
    window.show_game("risk")
    window.show()
    qtbot.waitExposed(window)
    return window


def test_headings_become_ids():
    page = render("01-battle", PAGE)
    assert page.title == "Battle"
    assert [(one.id, one.title, one.level) for one in page.sections][:2] == [
        ("risk.attack", "Battle", 1),
        ("risk.dice", "Dice & luck", 2),
    ]
    assert '<h1 id="risk.attack">Battle</h1>' in page.html
    assert "{#" not in page.html
    assert "<table>" in page.html
    assert "<script>" not in page.html


def test_a_rule_without_a_heading_is_found_above_it(root):
    found = load_book(root, "risk", "en")
    assert found.nearest("risk.attack.more.deeper") == "risk.attack.more"
    assert found.nearest("risk.card.unknown") == "risk.card"
    assert found.nearest("chess") is None


def test_a_missing_language_falls_back_to_english(root):
    found = load_book(root, "risk", "cs")
    assert (found.language, found.wished) == ("en", "cs")
    assert available(root, "risk") == ("el", "en")
    assert load_book(root, "chess", "en").pages == ()


def test_it_jumps_and_lights_the_paragraph(qtbot, book):
    book.show_rule("risk.attack.more")
    qtbot.waitUntil(lambda: bool(book._text.extraSelections()))
    assert book.section == "risk.attack.more"
    assert book._page == 1
    book.back()
    assert book.section == "risk.aim"
    book.forward()
    assert book.section == "risk.attack.more"


def test_another_language_keeps_the_place(qtbot, book):
    book.show_rule("risk.card.more")
    row = book._language.findData("el")
    book._language.setCurrentIndex(row)
    book._choose_language(row)
    assert book.section == "risk.card.more"
    assert "Ελληνικά" in book._text.toPlainText()


def test_larger_letters_keep_the_place(qtbot, book):
    book.show_rule("risk.attack.more")
    book._larger.click()
    assert book.section == "risk.attack.more"


def test_links_lead_to_rules(qtbot, book):
    from PySide6.QtCore import QUrl

    book._follow(QUrl("rule:risk.card"))
    assert book.section == "risk.card"
    book._follow(QUrl("#risk.aim"))
    assert book.section == "risk.aim"
    book._follow(QUrl("https://example.org"))
    assert book.section == "risk.aim"


@pytest.fixture
def two_books(qtbot, root, monkeypatch):
    folder = root / "warcraft" / "en"
    folder.mkdir(parents=True)
    text = "# Battle {#warcraft.battle}\n\n## Flanks {#warcraft.flank}\n"
    (folder / "01-battle.md").write_text(text, encoding="utf-8")
    monkeypatch.setattr(
        "boardgames_desktop.gui.rulebook.viewer.catalogue",
        lambda: (risk.GAME, warcraft.GAME),
    )
    window = RulebookWindow(root)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitExposed(window)
    return window


def said(game: AnyGame) -> str:
    return language().text(game.title)


def whose(window: RulebookWindow) -> set[str]:
    """Return the games the window says it shows."""
    title = window.windowTitle().rpartition(" · ")[2]
    return {title, window._which.currentText(), window._title.text().rpartition(" · ")[2]}


def test_a_rule_of_another_game_opens_its_book(two_books):
    assert whose(two_books) == {said(risk.GAME)}
    two_books.show_rule("warcraft.flank")
    assert two_books.section == "warcraft.battle"
    assert whose(two_books) == {said(warcraft.GAME)}
    two_books.show_game("risk")
    assert two_books.section == "risk.aim"
    assert whose(two_books) == {said(risk.GAME)}


def test_the_way_back_leads_to_the_other_game(two_books):
    two_books.show_rule("risk.card")
    two_books.show_rule("warcraft.flank")
    two_books.back()
    assert two_books.section == "risk.card"
    assert whose(two_books) == {said(risk.GAME)}
    two_books.forward()
    assert two_books.section == "warcraft.battle"
    assert whose(two_books) == {said(warcraft.GAME)}


def test_no_book_at_all(qtbot, tmp_path):
    window = RulebookWindow(tmp_path)
    qtbot.addWidget(window)
    window.show_rule("risk.attack")
    assert window._text.toPlainText() == "There is no rulebook yet."
