"""The rulebook viewer: ids, jumps, search, the place kept across languages."""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import ClassVar

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QUrl
from PySide6.QtGui import QFont, QFontMetricsF, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.games import risk, warcraft
from boardgames_desktop.gui.rulebook import search
from boardgames_desktop.gui.rulebook.page_view import Spot
from boardgames_desktop.gui.rulebook.viewer import Rulebook
from boardgames_desktop.gui.theme import font, themes
from boardgames_desktop.services.book import Book, available, load_book, render
from boardgames_desktop.services.concordance import Concordance
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.library import Library
from boardgames_desktop.services.paths import resources
from boardgames_desktop.services.settings import SettingsStore

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
Key, Ctrl, Shift, Alt = (
    Qt.Key,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.AltModifier,
)
NONE = Qt.KeyboardModifier.NoModifier


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


def show(qtbot, library: Library, store: SettingsStore | None = None) -> Rulebook:
    window = Rulebook(library, store)
    qtbot.addWidget(window)
    window.resize(1180, 780)
    window.show_game("risk")
    window.show()
    qtbot.waitExposed(window)
    window.pages.setFocus()
    return window


@pytest.fixture
def book(qtbot, root):
    window = show(qtbot, Library(root))
    yield window
    window.wait()


@pytest.fixture(scope="module")
def shelf():
    """The books that ship, read and rendered once."""
    return Library(resources() / "rulebooks")


class KeptConcordance(Concordance):
    """A concordance that is made once for the same books."""

    made: ClassVar[dict[tuple[str, ...], Concordance]] = {}

    def __init__(self, books: Sequence[Book]) -> None:
        key = tuple(f"{book.game} {book.language}" for book in books)
        kept = self.made.get(key) or self.made.setdefault(key, Concordance(books))
        vars(self).update(vars(kept))


@pytest.fixture
def real(qtbot, store, shelf, monkeypatch):
    """The books that ship, and the index of their words."""
    monkeypatch.setattr(search, "Concordance", KeptConcordance)
    window = show(qtbot, shelf, store)
    window.prepare()
    qtbot.waitUntil(lambda: window.finder.index.is_ready, timeout=30_000)
    yield window
    window.wait()


def press(window: Rulebook, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
    """Press a key where the focus is."""
    focus = QApplication.focusWidget()
    QTest.keyClick(focus if focus is not None else window, key, modifiers)


def text(window: Rulebook, side: int = 0) -> str:
    return window.pages.views[side].toPlainText()


# -- books as data -----------------------------------------------------------------------


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


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", ["risk", "warcraft"])
def test_headings_found_at_a_glance_are_those_of_the_page(game: str, code: str):
    for page in load_book(resources() / "rulebooks", game, code).pages:
        facts = [(one.id, one.title, one.level) for one in page.sections]
        assert [(one.id, one.title, one.level) for one in page.headings] == facts


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


# -- going places ------------------------------------------------------------------------


def test_it_jumps_and_lights_the_paragraph(qtbot, book):
    book.show_rule("risk.attack.more")
    qtbot.waitUntil(lambda: book.pages.views[0].lit)
    assert book.section == "risk.attack.more"
    assert book.pages.page == 1
    press(book, Key.Key_Left, Alt)
    assert book.section == "risk.aim"
    press(book, Key.Key_Right, Alt)
    assert book.section == "risk.attack.more"


def test_a_section_that_cannot_come_to_the_top_is_still_the_one(real):
    last = real.pages.book.pages[0].headings[-1].id
    real.show_rule(last)
    assert real.section == last
    real.next_language()
    assert real.section == last


def test_figures_that_come_late_do_not_move_the_reader(qtbot, real):
    painted: list[bool] = []

    def figures(_name: str, wide: int) -> QImage | None:
        return QImage(wide, wide // 2, QImage.Format.Format_RGB32) if painted else None

    real.pages.set_figures(figures)
    press(real, Key.Key_D, Ctrl)
    real.show_rule("risk.claim")
    qtbot.wait(50)
    painted.append(True)
    real.pages.repaint_figures()
    qtbot.wait(100)
    assert [view.spot().section for view in real.pages.views] == ["risk.claim"] * 2
    assert real.section == "risk.claim"


def test_chapters_are_turned_by_keys(book):
    press(book, Key.Key_PageDown, Ctrl)
    assert book.section == "risk.attack"
    press(book, Key.Key_PageDown, Ctrl)
    press(book, Key.Key_PageDown, Ctrl)
    assert book.section == "risk.card"
    press(book, Key.Key_PageUp, Ctrl)
    assert book.section == "risk.attack"


def test_a_chapter_that_is_clicked_opens_its_branch(book):
    tree = book.contents
    tree.collapseAll()
    index = tree.model().index(1, 0)
    assert tree.model().hasChildren(index)
    for _ in range(2):
        middle = tree.visualRect(index).center()
        QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=middle)
        assert tree.isExpanded(index)
        assert book.section == "risk.attack"


def test_the_contents_lead_to_sections_by_mouse_and_keyboard(book):
    tree = book.contents
    tree.expandAll()
    index = tree.model().index(1, 0)
    QTest.mouseClick(
        tree.viewport(), Qt.MouseButton.LeftButton, pos=tree.visualRect(index).center()
    )
    assert book.section == "risk.attack"
    tree.setFocus()
    press(book, Key.Key_Down)
    press(book, Key.Key_Return)
    assert book.section == "risk.attack.more"


def test_links_lead_to_rules(book):
    view = book.pages.views[0]
    view.anchorClicked.emit(QUrl("rule:risk.card"))
    assert book.section == "risk.card"
    view.anchorClicked.emit(QUrl("#risk.aim"))
    assert book.section == "risk.aim"
    view.anchorClicked.emit(QUrl("https://example.org"))
    assert book.section == "risk.aim"


def test_nothing_is_loaded_for_a_picture_of_somebody_elses(book, tmp_path):
    secret = tmp_path / "x.png"
    secret.write_bytes(b"")
    assert book.pages.views[0].loadResource(2, QUrl.fromLocalFile(str(secret))) is None


def said(game: AnyGame) -> str:
    return language().text(game.title)


def whose(window: Rulebook) -> set[str]:
    """Return the games the window says it shows."""
    return {window.windowTitle().rpartition(" · ")[2], window.bar.which.currentText()}


def test_a_rule_of_another_game_opens_its_book_and_back(real):
    assert whose(real) == {said(risk.GAME)}
    real.show_rule("risk.card")
    real.show_rule("warcraft.flank")
    assert real.section == "warcraft.flank"
    assert whose(real) == {said(warcraft.GAME)}
    real.back()
    assert real.section == "risk.card"
    assert whose(real) == {said(risk.GAME)}
    real.forward()
    assert real.section == "warcraft.flank"
    assert whose(real) == {said(warcraft.GAME)}


def test_no_book_at_all(qtbot, tmp_path):
    window = Rulebook(Library(tmp_path))
    qtbot.addWidget(window)
    window.show_rule("risk.attack")
    assert text(window) == "There is no rulebook yet."
    window.wait()


# -- languages ---------------------------------------------------------------------------


def test_another_language_keeps_the_place(book):
    book.show_rule("risk.card.more")
    row = book.bar.languages[0].findData("el")
    book.bar.languages[0].setCurrentIndex(row)
    book.bar.languages[0].activated.emit(row)
    assert book.section == "risk.card.more"
    assert "Ελληνικά" in text(book)
    press(book, Key.Key_L, Ctrl)
    assert book.section == "risk.card.more"
    assert "English" in text(book)


def test_the_place_within_a_section_is_kept_too(book):
    book.pages.go(Spot("risk.attack.more", 0.5))
    before = book.pages.spot
    book.pages.views[0].verticalScrollBar().triggerAction(
        book.pages.views[0].verticalScrollBar().SliderAction.SliderSingleStepAdd
    )
    press(book, Key.Key_L, Ctrl)
    after = book.pages.spot
    assert after.section == before.section
    assert after.part == pytest.approx(before.part, abs=0.05)


def test_the_program_changes_language_and_the_book_follows(book):
    book.show_rule("risk.attack.more")
    language().set("el")
    QApplication.processEvents()
    assert book.section == "risk.attack.more"
    assert "Ελληνικά" in text(book)


def test_two_languages_scroll_together_by_section(real):
    real.show_rule("warcraft.mountain")
    press(real, Key.Key_D, Ctrl)
    left, right = real.pages.views
    QApplication.processEvents()
    assert right.isVisible()
    assert left.spot().section == right.spot().section == "warcraft.mountain"
    assert text(real, 0) != text(real, 1)
    left.verticalScrollBar().setValue(left.verticalScrollBar().value() + 700)
    assert left.spot().section != "warcraft.mountain"
    assert right.spot().section == left.spot().section
    right.verticalScrollBar().setValue(0)
    assert left.spot().section == right.spot().section
    real.show_rule("warcraft.flank")
    assert right.spot().section == "warcraft.flank"
    press(real, Key.Key_D, Ctrl)
    assert not right.isVisible()
    assert real.section == "warcraft.flank"


def test_no_word_of_the_glossary_is_cut_in_two(real):
    real.show_rule("risk.glossary_board")
    press(real, Key.Key_D, Ctrl)
    QApplication.processEvents()
    for view in real.pages.views:
        assert view.isVisible()
        block = view.document().begin()
        while block.isValid():
            layout = block.layout()
            for number in range(1, layout.lineCount()):
                start = layout.lineAt(number).textStart()
                before = block.text()[start - 1]
                assert not before.isalpha(), block.text()
            block = block.next()


def test_second_language_and_size_of_letters_are_remembered(qtbot, real, store):
    press(real, Key.Key_D, Ctrl)
    real._choose_language(1, "el")
    real.show_rule("risk.attack")
    press(real, Key.Key_Plus, Ctrl)
    assert real.section == "risk.attack"
    assert real.pages.zoom > 1
    again = show(qtbot, Library(resources() / "rulebooks"), store)
    assert again.pages.zoom == real.pages.zoom
    assert again.pages.languages[1] == "el"
    again.wait()


def test_larger_letters_keep_the_place(book):
    book.show_rule("risk.attack.more")
    QTest.mouseClick(book.bar.larger, Qt.MouseButton.LeftButton)
    assert book.section == "risk.attack.more"


@pytest.mark.parametrize("choice", ["light", "contrast"])
def test_another_theme_keeps_the_place(book, choice):
    book.show_rule("risk.attack.more")
    before = book.pages.views[0].document().toHtml()
    themes().set(choice, 1.25)
    QApplication.processEvents()
    assert book.section == "risk.attack.more"
    assert book.pages.views[0].document().toHtml() != before


# -- finding -----------------------------------------------------------------------------


def test_find_on_the_page_counts_and_steps(real):
    real.show_rule("risk.attack")
    press(real, Key.Key_F, Ctrl)
    bar = real.finder.line
    QTest.keyClicks(bar.field, "army")
    found = real.pages.views[0].found
    assert found == text(real).casefold().count("army") > 2
    assert bar.count.text().startswith("1 ")
    press(real, Key.Key_Return)
    assert real.pages.views[0].at == 1
    press(real, Key.Key_Return, Shift)
    press(real, Key.Key_Return, Shift)
    assert real.pages.views[0].at == found - 1
    press(real, Key.Key_F3)
    assert real.pages.views[0].at == 0
    QTest.keyClicks(bar.field, "xyz")
    assert bar.count.text() == "Not on this page"
    press(real, Key.Key_Escape)
    assert bar.isHidden()
    assert real.pages.views[0].found == 0
    assert real.isVisible()


@pytest.mark.parametrize(("code", "typed"), [("el", "στρατιες"), ("cs", "utok"), ("nb", "foer")])
def test_find_on_the_page_needs_no_accents(real, code: str, typed: str):
    real._choose_language(0, code)
    real.show_rule("risk.attack")
    assert real.pages.find_phrase(typed) > 0


def test_search_lists_finds_of_all_books_and_enter_opens_them(qtbot, real):
    press(real, Key.Key_F, Ctrl | Shift)
    QTest.keyClicks(real.bar.search, "outpost")
    model = real.finder.found.model()
    assert model.rowCount() > 3
    assert "Warcraft" in model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    press(real, Key.Key_Return)
    assert real.section == "warcraft.outpost"
    assert real.pages.views[0].found > 2
    real.bar.search.setFocus()
    press(real, Key.Key_Down)
    assert QApplication.focusWidget() is real.finder.found
    press(real, Key.Key_Down)
    press(real, Key.Key_Return)
    assert real.section != "warcraft.outpost"
    assert real.pages.views[0].found > 0
    real.bar.search.setFocus()
    press(real, Key.Key_Escape)
    assert real.bar.search.text() == ""
    assert not real.finder.found.isVisible()
    assert real.pages.views[0].found == 0


@pytest.mark.parametrize(
    ("code", "typed"), [("el", "σταθμος"), ("cs", "utok"), ("nb", "haer"), ("nb", "hær")]
)
def test_search_follows_the_language_of_the_book(qtbot, real, code: str, typed: str):
    real._choose_language(0, code)
    qtbot.waitUntil(lambda: real.finder.index.is_ready, timeout=30_000)
    real.bar.search.setText(typed)
    assert real.finder.found.model().rowCount() > 0


def test_a_find_is_opened_by_a_click(real):
    real.bar.search.setText("mountain")
    QApplication.processEvents()
    view = real.finder.found
    spot = view.visualRect(view.model().index(0, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert real.section == "warcraft.mountain"


def test_nothing_found_is_said(real):
    real.bar.search.setText("zzzzqq")
    assert real.finder.title.text() == "No section has these words."
    assert real.finder.found.isHidden()


# -- parts and fit -----------------------------------------------------------------------


def test_in_a_narrow_place_contents_and_page_take_turns(book):
    book.resize(420, 600)
    QApplication.processEvents()
    assert book.pages.isVisible()
    assert not book.contents.isVisible()
    press(book, Key.Key_T, Ctrl)
    assert book.contents.isVisible()
    assert not book.pages.isVisible()
    press(book, Key.Key_Down)
    press(book, Key.Key_Return)
    assert book.pages.isVisible()
    assert not book.contents.isVisible()
    book.resize(1100, 600)
    QApplication.processEvents()
    assert book.contents.isVisible()
    assert book.pages.isVisible()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("wide", [420, 1024])
def test_the_tools_fit(real, code: str, wide: int):
    language().set(code)
    real.resize(wide, 560)
    press(real, Key.Key_D, Ctrl)
    QApplication.processEvents()
    assert real.width() == wide
    close = real.bar.done if real.bar.done.isVisible() else real.bar.shut
    for tool in (close, real.bar.more, real.bar.languages[1], real.bar.search):
        corner = tool.mapTo(real, QPoint(tool.width(), tool.height()))
        assert corner.x() <= wide
        assert tool.width() >= min(60, tool.sizeHint().width())
    press(real, Key.Key_D, Ctrl)


def test_esc_closes_and_f6_walks(qtbot, book):
    first = QApplication.focusWidget()
    press(book, Key.Key_F6)
    second = QApplication.focusWidget()
    assert second is not first
    press(book, Key.Key_F6, Shift)
    assert QApplication.focusWidget() is first
    with qtbot.waitSignal(book.done):
        press(book, Key.Key_Escape)


# -- speed -------------------------------------------------------------------------------


def test_it_opens_and_changes_language_quickly(qtbot, real):
    """Bounds are generous: the machine may be busy with other things."""
    started = thread_time()
    window = Rulebook(Library(resources() / "rulebooks"))
    qtbot.addWidget(window)
    window.resize(1180, 780)
    window.show_rule("warcraft.mountain")
    window.show()
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    assert thread_time() - started < 0.4
    started = thread_time()
    window.next_language()
    assert thread_time() - started < 0.2
    started = thread_time()
    real.bar.search.setText("the")
    assert thread_time() - started < 0.2
    window.wait()


@pytest.mark.parametrize("most", [1, 2])
@pytest.mark.parametrize("wide", [60, 140, 300, 5000])
def test_finds_cut_by_the_list_end_in_an_ellipsis(qapp, most: int, wide: int):
    """What does not fit is cut between words, and never without a sign that there is more."""
    words = (("Kdo útočí, musí mít ", False), ("armády", True), (" na vlastním území. ", False))
    whole = "".join(text for text, _ in words * 4)
    letters = QFont(font("small"))
    shown = "".join(text for text, _ in search.shortened(words * 4, letters, wide, most))
    if wide == 5000:
        assert shown == whole
        return
    assert shown.endswith(search.MORE)
    assert whole.startswith(shown.removesuffix(search.MORE))
    if most == 1:
        assert QFontMetricsF(letters).horizontalAdvance(shown) <= wide
    short = (("Asie", True),)
    assert search.shortened(short, letters, wide, most) == list(short)
