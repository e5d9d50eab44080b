"""Commands: keys do not clash, can be changed, kept and exported; the palette finds them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow

from boardgames_desktop.gui.command_palette import CommandPalette
from boardgames_desktop.gui.shortcut_overview import ShortcutSheet
from boardgames_desktop.gui.shortcuts import (
    COMMANDS,
    START,
    TABLE,
    Commands,
    command_words,
    menu_words,
    plain_words,
)


@pytest.fixture
def window(qtbot):
    made = QMainWindow()
    qtbot.addWidget(made)
    made.resize(800, 600)
    made.show()
    return made


@pytest.fixture
def commands(store, window):
    return Commands(store, window)


def test_every_command_has_words_and_a_menu():
    words = command_words()
    assert set(words) == {command.id for command in COMMANDS}
    assert {command.menu for command in COMMANDS} == set(menu_words())


def test_no_two_commands_share_a_key():
    keys = [key for command in COMMANDS for key in command.keys]
    assert len(keys) == len(set(keys))
    for key in keys:
        assert not QKeySequence.fromString(key).isEmpty()


def test_menu_letters_are_not_repeated():
    words = command_words()
    for menu in menu_words():
        letters = [
            words[command.id].partition("&")[2][:1].casefold()
            for command in COMMANDS
            if command.menu == menu
        ]
        assert len(letters) == len(set(letters)), (menu, letters)


def test_situations_switch_commands(commands):
    commands.enter(START)
    assert commands["new"].isEnabled()
    assert not commands["undo"].isEnabled()
    commands.enter(TABLE)
    assert commands["undo"].isEnabled()
    assert not commands["continue"].isEnabled()


def test_changed_keys_are_kept(store, window, commands):
    commands.set_keys("undo", [QKeySequence("F9")])
    assert commands.user_of(QKeySequence("F9"), "redo") == "undo"
    again = Commands(store, window)
    assert again.keys("undo") == [QKeySequence("F9")]
    again.reset_keys()
    assert Commands(store, window).keys("undo") == [QKeySequence("Ctrl+Z")]


@pytest.mark.parametrize("kept", ["x", 3, {"undo": 4}, {"undo": [None]}, {"nothing": ["F9"]}])
def test_nonsense_in_the_settings_is_ignored(store, window, kept):
    store.remember("keys", kept)
    assert Commands(store, window).keys("new") == [QKeySequence("Ctrl+N")]


def test_the_overview_changes_and_refuses(adopt, window, commands, tmp_path):
    sheet = ShortcutSheet(commands, window)
    adopt(sheet)
    sheet.open()
    sheet._choose("undo")
    sheet._edit.setKeySequence(QKeySequence("Ctrl+N"))
    sheet._change()
    assert "Ctrl+N" in sheet._trouble.text()
    assert commands.keys("undo") == [QKeySequence("Ctrl+Z")]
    sheet._edit.setKeySequence(QKeySequence("F9"))
    sheet._change()
    assert commands.keys("undo") == [QKeySequence("F9")]
    sheet.export(tmp_path / "keys.txt")
    assert "Undo\tF9" in (tmp_path / "keys.txt").read_text(encoding="utf-8")
    sheet.export(tmp_path / "no folder" / "keys.txt")
    assert sheet._trouble.text()


def test_the_palette_finds_and_runs(qtbot, adopt, window, commands):
    heard = []
    commands["full_screen"].triggered.connect(lambda: heard.append("full"))
    palette = CommandPalette(commands, window)
    adopt(palette)
    palette.open()
    palette._line.setText("Scrëen fúll")
    assert palette._model.rowCount() == 1
    qtbot.keyClick(palette._line, Qt.Key.Key_Return)
    assert heard == ["full"]


def test_plain_words():
    assert plain_words("Save a copy &as…") == "Save a copy as"
    assert plain_words("Salt && pepper") == "Salt & pepper"
