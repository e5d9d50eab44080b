"""An open window after a switch of language reads like one made in that language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFontMetrics, QRawFont
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget

from boardgames_desktop.gui.new_game import NewGameSheet
from boardgames_desktop.gui.shelf import Shelf
from boardgames_desktop.gui.theme import font
from boardgames_desktop.services.language import LANGUAGES, PSEUDO, language

from .screens import MAKERS, show, words

SIZE = QSize(1280, 720)


def make(name, shelf, store):
    window = QMainWindow()
    window.setCentralWidget(QStackedWidget(window))
    window.resize(SIZE)
    window.show()
    screen = MAKERS[name](window, shelf, store)
    screen.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    if isinstance(screen, NewGameSheet):
        screen._seed.setText("7")
    show(screen, SIZE)
    QApplication.processEvents()
    return window, screen


def discard(window):
    window.close()
    window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("name", MAKERS)
def test_switched_reads_like_fresh(qapp, store, paths, name):
    shelf = Shelf(paths, store)
    window, old = make(name, shelf, store)
    for code in (*LANGUAGES, PSEUDO, "en"):
        language().set(code)
        QApplication.processEvents()
        other, fresh = make(name, shelf, store)
        assert words(old) == words(fresh), code
        discard(other)
    discard(window)


def test_every_language_can_show_every_name():
    """Greek, Czech and Nordic letters are in our fonts, whatever the language (T55, T56)."""
    letters = "Ελευθερία ΆΈΉΊΌΎΏ Příšerně žluťoučký Ærøskøbing Åse Ðþ „“«»…–−·×"
    for role in ("body", "title", "display", "small"):
        raw = QRawFont.fromFont(font(role))
        missing = {letter for letter in letters if not raw.supportsCharacter(ord(letter))}
        assert missing <= {" "}, role
        assert QFontMetrics(font(role)).horizontalAdvance(letters) > 0
