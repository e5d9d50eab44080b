"""Every command of the window: one action each, found in menus, by key and in the palette.

Keys can be changed; changes are kept in ``Settings.remembered["keys"]``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import attrs
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from boardgames_desktop.services.settings import SettingsStore

START = "start"
TABLE = "table"
REVIEW = "review"
CURTAIN = "curtain"
LESSON = "lesson"
"""Situations of the window: start page, a game on the table, a review, the screen handed over,
a lesson.
"""

EVERYWHERE = frozenset({START, TABLE, REVIEW, LESSON})
WITH_GAME = frozenset({TABLE, REVIEW})
WITH_BOARD = frozenset({TABLE, REVIEW, LESSON})
AT_TABLE = frozenset({TABLE})
ALWAYS = frozenset({START, TABLE, REVIEW, CURTAIN, LESSON})


@attrs.frozen
class Command:
    """One thing the window can do.

    Attributes:
        id: name of the command, kept in the key map.
        menu: menu it lives in; empty = reached by key and palette only.
        keys: default keys in Qt's portable text.
        where: situations in which it can be used.
        section: commands of one menu with equal sections stand together.
    """

    id: str
    menu: str
    keys: tuple[str, ...] = ()
    where: frozenset[str] = EVERYWHERE
    section: int = 0
    toggles: bool = False


COMMANDS: tuple[Command, ...] = (
    Command("new", "file", ("Ctrl+N",)),
    Command("open", "file", ("Ctrl+O",)),
    Command("continue", "file", ("Ctrl+J",), frozenset({START})),
    Command("save", "file", ("Ctrl+S",), WITH_GAME, 1),
    Command("save_as", "file", ("Ctrl+Shift+S",), WITH_GAME, 1),
    Command("export_board", "file", (), WITH_GAME, 2),
    Command("export_story", "file", (), WITH_GAME, 2),
    Command("leave", "file", ("Ctrl+W",), WITH_BOARD, 3),
    Command("editor", "file", (), EVERYWHERE, 4),
    Command("settings", "file", ("Ctrl+,",), EVERYWHERE, 4),
    Command("quit", "file", ("Ctrl+Q",), ALWAYS, 5),
    Command("undo", "game", ("Ctrl+Z",), AT_TABLE),
    Command("redo", "game", ("Ctrl+Shift+Z", "Ctrl+Y"), AT_TABLE),
    Command("hint", "game", ("F2",), AT_TABLE),
    Command("play_now", "game", ("Ctrl+M",), AT_TABLE, 1),
    Command("pause", "game", ("Ctrl+P",), AT_TABLE, 1, toggles=True),
    Command("step", "game", ("Ctrl+.",), AT_TABLE, 1),
    Command("review", "game", ("Ctrl+R",), WITH_GAME, 3, toggles=True),
    Command("dice", "game", (), WITH_GAME, 3),
    Command("resign", "game", (), AT_TABLE, 4),
    Command("lessons", "game", (), EVERYWHERE, 5),
    Command("zoom_in", "view", ("Ctrl++", "Ctrl+="), WITH_BOARD),
    Command("zoom_out", "view", ("Ctrl+-",), WITH_BOARD),
    Command("zoom_fit", "view", ("Home", "Ctrl+0"), WITH_BOARD),
    Command("larger_text", "view", ("Ctrl+Alt++", "Ctrl+Alt+="), EVERYWHERE, 1),
    Command("smaller_text", "view", ("Ctrl+Alt+-",), EVERYWHERE, 1),
    Command("full_screen", "view", ("F11",), ALWAYS, 3, toggles=True),
    Command("rulebook", "help", ("F1",), EVERYWHERE),
    Command("palette", "help", ("Ctrl+K",), EVERYWHERE, 1),
    Command("shortcuts", "help", ("Ctrl+/",), EVERYWHERE, 1),
    Command("report", "help", (), EVERYWHERE, 2),
    Command("about", "help", (), EVERYWHERE, 2),
)

MENUS = ("file", "game", "view", "help")

REMEMBERED = "keys"


def menu_words() -> dict[str, str]:
    """Return the titles of the menus."""
    return {
        "file": QCoreApplication.translate("Commands", "&File"),
        "game": QCoreApplication.translate("Commands", "&Game"),
        "view": QCoreApplication.translate("Commands", "&View"),
        "help": QCoreApplication.translate("Commands", "&Help"),
    }


def command_words() -> dict[str, str]:
    """Return the words of every command, with the letter for its menu marked by ``&``."""
    return {
        "new": QCoreApplication.translate("Commands", "&New game…"),
        "open": QCoreApplication.translate("Commands", "&Open game…"),
        "continue": QCoreApplication.translate("Commands", "&Continue the last game"),
        "save": QCoreApplication.translate("Commands", "&Save"),
        "save_as": QCoreApplication.translate("Commands", "Save a copy &as…"),
        "export_board": QCoreApplication.translate("Commands", "&Export the board…"),
        "export_story": QCoreApplication.translate("Commands", "Export the game as a stor&y…"),
        "leave": QCoreApplication.translate("Commands", "&Back to the start page"),
        "editor": QCoreApplication.translate("Commands", "Scenario e&ditor…"),
        "settings": QCoreApplication.translate("Commands", "Se&ttings…"),
        "quit": QCoreApplication.translate("Commands", "&Quit"),
        "undo": QCoreApplication.translate("Commands", "&Undo"),
        "redo": QCoreApplication.translate("Commands", "&Redo"),
        "hint": QCoreApplication.translate("Commands", "&Hint"),
        "play_now": QCoreApplication.translate("Commands", "&Move now"),
        "pause": QCoreApplication.translate("Commands", "&Pause the computers"),
        "step": QCoreApplication.translate("Commands", "Play one &step"),
        "review": QCoreApplication.translate("Commands", "Re&view the game"),
        "dice": QCoreApplication.translate("Commands", "Prove the &dice…"),
        "resign": QCoreApplication.translate("Commands", "Resi&gn…"),
        "lessons": QCoreApplication.translate("Commands", "&Lessons…"),
        "zoom_in": QCoreApplication.translate("Commands", "Zoom &in"),
        "zoom_out": QCoreApplication.translate("Commands", "Zoom &out"),
        "zoom_fit": QCoreApplication.translate("Commands", "&Whole board"),
        "larger_text": QCoreApplication.translate("Commands", "La&rger text"),
        "smaller_text": QCoreApplication.translate("Commands", "S&maller text"),
        "full_screen": QCoreApplication.translate("Commands", "&Full screen"),
        "rulebook": QCoreApplication.translate("Commands", "&Rulebook"),
        "palette": QCoreApplication.translate("Commands", "Find a &command…"),
        "shortcuts": QCoreApplication.translate("Commands", "&Keyboard shortcuts…"),
        "report": QCoreApplication.translate("Commands", "Report a &problem…"),
        "about": QCoreApplication.translate("Commands", "&About Four Fronts"),
    }


class Commands(QObject):
    """The window's actions, each with its keys and the situations it works in."""

    def __init__(self, store: SettingsStore, window: QWidget) -> None:
        super().__init__(window)
        self._store = store
        self._actions: dict[str, QAction] = {}
        self._where = START
        for command in COMMANDS:
            action = QAction(self)
            action.setObjectName(command.id)
            action.setCheckable(command.toggles)
            action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
            if command.id == "quit":
                action.setMenuRole(QAction.MenuRole.QuitRole)
            elif command.id == "settings":
                action.setMenuRole(QAction.MenuRole.PreferencesRole)
            elif command.id == "about":
                action.setMenuRole(QAction.MenuRole.AboutRole)
            self._actions[command.id] = action
            window.addAction(action)
        window.installEventFilter(self)
        self._apply_keys()
        self.retranslate()
        self.enter(START)

    def __getitem__(self, command_id: str) -> QAction:
        return self._actions[command_id]

    @property
    def where(self) -> str:
        """The situation the window is in."""
        return self._where

    def enter(self, where: str) -> None:
        """Allow the commands of a situation only."""
        self._where = where
        for command in COMMANDS:
            self._actions[command.id].setEnabled(where in command.where)

    def retranslate(self) -> None:
        """Put every action into the current language."""
        for command_id, words in command_words().items():
            action = self._actions[command_id]
            action.setText(words)
            plain = plain_words(words)
            keys = key_words(action.shortcuts())
            action.setToolTip(f"{plain} ({keys})" if keys else plain)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)

    # -- keys ---------------------------------------------------------------------------

    def keys(self, command_id: str) -> list[QKeySequence]:
        """Return the keys of a command."""
        return self._actions[command_id].shortcuts()

    def user_of(self, keys: QKeySequence, but: str) -> str | None:
        """Return the command other than ``but`` that ``keys`` already belong to."""
        for command in COMMANDS:
            if command.id != but and keys in self._actions[command.id].shortcuts():
                return command.id
        return None

    def set_keys(self, command_id: str, keys: Sequence[QKeySequence]) -> None:
        """Give a command other keys and remember them."""
        changed = dict(self._changed())
        changed[command_id] = [
            one.toString(QKeySequence.SequenceFormat.PortableText)
            for one in keys
            if not one.isEmpty()
        ]
        self._remember(changed)

    def reset_keys(self) -> None:
        """Give every command its first keys again."""
        self._remember({})

    def _remember(self, changed: Mapping[str, list[str]]) -> None:
        self._store.remember(REMEMBERED, dict(changed))
        self._apply_keys()
        self.retranslate()

    def _changed(self) -> Mapping[str, list[str]]:
        found = self._store.value.remembered.get(REMEMBERED, {})
        if not isinstance(found, Mapping):
            return {}
        return {
            command: [key for key in keys if isinstance(key, str)]
            for command, keys in found.items()
            if isinstance(keys, list)
        }

    def _apply_keys(self) -> None:
        changed = self._changed()
        for command in COMMANDS:
            keys = changed.get(command.id, list(command.keys))
            self._actions[command.id].setShortcuts(
                [
                    QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText)
                    for key in keys
                ]
            )


def plain_words(words: str) -> str:
    """Return menu words without the mark of their letter and without the dots."""
    return words.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def key_words(keys: Sequence[QKeySequence]) -> str:
    """Return the first of ``keys`` as the person's keyboard names them."""
    return keys[0].toString(QKeySequence.SequenceFormat.NativeText) if keys else ""


def named_keys(*keys: str) -> str:
    """Return keys as the person's keyboard names them, in the language in force."""
    return ", ".join(
        QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText).toString(
            QKeySequence.SequenceFormat.NativeText
        )
        for key in keys
    )


def table_keys() -> list[tuple[str, str]]:
    """Return the keys of the board and what they do; these are not commands of the window."""
    return [
        (
            named_keys("Tab"),
            QCoreApplication.translate("Commands", "Next place that can be picked"),
        ),
        ("← ↑ → ↓", QCoreApplication.translate("Commands", "Move the cursor on the board")),
        (
            named_keys("Enter", "Space"),
            QCoreApplication.translate("Commands", "Pick the place at the cursor"),
        ),
        (named_keys("Esc"), QCoreApplication.translate("Commands", "One step back")),
        (
            QCoreApplication.translate("Commands", "Point, Shift+Point"),
            QCoreApplication.translate(
                "Commands", "After a pick: the odds of going on to a place, or by way of several"
            ),
        ),
        ("1–9", QCoreApplication.translate("Commands", "Do the numbered action")),
        ("/", QCoreApplication.translate("Commands", "Filter the actions")),
        ("?", QCoreApplication.translate("Commands", "Tell what is under the cursor")),
        (
            named_keys("Ctrl+Enter"),
            QCoreApplication.translate("Commands", "Do the expected next thing"),
        ),
        (
            named_keys("F6", "Shift+F6"),
            QCoreApplication.translate("Commands", "Next or previous region"),
        ),
        ("N", QCoreApplication.translate("Commands", "Next army that can act")),
        ("R", QCoreApplication.translate("Commands", "What happened since my last turn")),
        ("M", QCoreApplication.translate("Commands", "Open the players' mats, or fold them")),
        (named_keys("Enter"), QCoreApplication.translate("Commands", "In a lesson: go on")),
        (
            named_keys("Alt+Left"),
            QCoreApplication.translate("Commands", "In a lesson: one step back"),
        ),
    ]
