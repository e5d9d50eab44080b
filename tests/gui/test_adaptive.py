"""Panels follow language and style by one mix-in, not by copies of it."""

from __future__ import annotations

import ast
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel

import boardgames_desktop.gui
from boardgames_desktop.gui import adaptive
from boardgames_desktop.gui.adaptive import Adaptive

GUI = Path(boardgames_desktop.gui.__file__).parent


class Panel(Adaptive, QLabel):
    def __init__(self) -> None:
        super().__init__("words")
        self.done: list[str] = []

    def _retranslate(self) -> None:
        self.done.append("words")

    def _fit(self) -> None:
        self.done.append("sizes")


def test_words_follow_the_language_and_sizes_the_style(qtbot):
    panel = Panel()
    qtbot.addWidget(panel)
    panel.done.clear()
    for kind in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange, QEvent.Type.FontChange):
        QApplication.sendEvent(panel, QEvent(kind))
    assert panel.done == ["words", "sizes"]


def _change_events(path: Path) -> list[str]:
    found = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [
        ast.unparse(node)
        for node in found
        if isinstance(node, ast.FunctionDef) and node.name == "changeEvent"
    ]


def test_nobody_copies_it():
    (ours,) = _change_events(Path(adaptive.__file__))
    copies = [path.name for path in GUI.rglob("*.py") if ours in _change_events(path)]
    assert copies == ["adaptive.py"]
