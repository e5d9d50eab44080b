"""The menu bar: letters that lead to one thing only, in every language."""

from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QMainWindow, QMenu

from boardgames_desktop.gui.menus import Menus
from boardgames_desktop.gui.shortcuts import Commands
from boardgames_desktop.services.language import LANGUAGES, language

LETTER = re.compile(r"&(\w)")


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_letter_stands_twice_in_a_menu(qtbot, store, code):
    """Submenus count where they hang, which the words of the commands alone do not tell."""
    language().set(code)
    window = QMainWindow()
    qtbot.addWidget(window)
    menus = Menus(window, Commands(store, window), store)
    doubled = []
    for bar in [window.menuBar(), *window.findChildren(QMenu)]:
        words = [action.text() for action in bar.actions()]
        letters = [letter.casefold() for text in words for letter in LETTER.findall(text)]
        if len(set(letters)) < len(letters):
            doubled.append(words)
    assert menus.parent() is window
    assert doubled == []
