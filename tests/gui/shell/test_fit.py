"""Nothing is cut: every screen in a language 40 % longer, on the smallest windows."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QMainWindow,
    QPushButton,
    QStackedWidget,
)

from boardgames_desktop.gui import dialog as dialog_module
from boardgames_desktop.gui.shelf import Shelf
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import PSEUDO, language

from .screens import MAKERS, cut, show

WINDOWS = [(QSize(1024, 600), 1.0), (QSize(1366, 768), 1.5), (QSize(1280, 720), 1.0)]


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize(
    ("size", "scale"), WINDOWS, ids=[f"{s.width()}x{s.height()}@{k}" for s, k in WINDOWS]
)
@pytest.mark.parametrize("code", [PSEUDO, "el"])
def test_no_words_are_cut(qtbot, adopt, store, paths, monkeypatch, name, size, scale, code):
    monkeypatch.setattr(dialog_module.Sheet, "_room", lambda _: size - QSize(0, 30))
    language().set(code)
    themes().set("dark", scale)
    window = QMainWindow()
    window.setCentralWidget(QStackedWidget(window))
    qtbot.addWidget(window)
    window.resize(size)
    window.show()
    screen = MAKERS[name](window, Shelf(paths, store), store)
    if isinstance(screen, QDialog):
        adopt(screen)
    show(screen, size)
    qtbot.wait(20)
    assert screen.width() <= size.width()
    assert screen.height() <= size.height()
    assert list(cut(screen)) == []
    for box in screen.findChildren(QDialogButtonBox):
        for button in box.buttons():
            corner = button.mapTo(screen, button.rect().bottomRight())
            assert screen.rect().contains(corner), button.text()


def test_cut_words_would_be_noticed(qtbot):
    page = QMainWindow()
    qtbot.addWidget(page)
    button = QPushButton("Play on from here", page)
    label = QLabel("A long sentence that does not fit", page)
    button.setFixedWidth(30)
    label.setFixedWidth(30)
    page.show()
    assert len(list(cut(page))) == 2
