"""The rulebook viewer: ids, jumps, the place kept across languages."""

from __future__ import annotations

import pytest

from boardgames_desktop.gui.rulebook.book import available, load_book, render
from boardgames_desktop.gui.rulebook.viewer import RulebookWindow

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


def test_no_book_at_all(qtbot, tmp_path):
    window = RulebookWindow(tmp_path)
    qtbot.addWidget(window)
    window.show_rule("risk.attack")
    assert window._text.toPlainText() == "There is no rulebook yet."
