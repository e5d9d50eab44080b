"""The menu bar: every command, and the settings one changes in the middle of a game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from boardgames_desktop.gui.shortcuts import COMMANDS, MENUS, Commands, menu_words
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.settings import PACES, THEMES, Settings, SettingsStore


class Menus(QObject):
    """Builds the menu bar and keeps its words and ticks right."""

    def __init__(self, window: QMainWindow, commands: Commands, store: SettingsStore) -> None:
        super().__init__(window)
        self._store = store
        self._menus: dict[str, QMenu] = {}
        bar = window.menuBar()
        for name in MENUS:
            menu = bar.addMenu(name)
            self._menus[name] = menu
            section = 0
            for command in COMMANDS:
                if command.menu != name:
                    continue
                if command.section != section:
                    menu.addSeparator()
                    section = command.section
                menu.addAction(commands[command.id])
        self._choices: dict[str, tuple[QMenu, dict[str, QAction]]] = {}
        self._add_choice("game", "pace", PACES)
        self._add_choice("view", "theme", THEMES)
        self._add_choice("view", "language", LANGUAGES)
        store.changed.connect(self._tick)
        window.installEventFilter(self)
        self._retranslate()
        self._tick(store.value)

    def _add_choice(self, menu: str, field: str, values: Sequence[str]) -> None:
        self._menus[menu].addSeparator()
        submenu = self._menus[menu].addMenu(field)
        group = QActionGroup(submenu)
        actions: dict[str, QAction] = {}
        for value in values:
            action = submenu.addAction(value)
            action.setCheckable(True)
            action.triggered.connect(partial(self._choose, field, value))
            group.addAction(action)
            actions[value] = action
        self._choices[field] = (submenu, actions)

    def _choose(self, field: str, value: str) -> None:
        self._store.update(**{field: value})

    def _tick(self, settings: Settings) -> None:
        for field, (_, actions) in self._choices.items():
            value = getattr(settings, field)
            if field == "language" and not value:
                value = language().code
            action = actions.get(value)
            if action is not None:
                action.setChecked(True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        return super().eventFilter(watched, event)

    def _retranslate(self) -> None:
        for name, title in menu_words().items():
            self._menus[name].setTitle(title)
        titles = {
            "pace": self.tr("Pa&ce of the computers"),
            "theme": self.tr("&Colours"),
            "language": self.tr("&Language"),
        }
        words = {
            "instant": self.tr("&Instant"),
            "fast": self.tr("&Fast"),
            "normal": self.tr("&Normal"),
            "step": self.tr("&Step by step"),
            "system": self.tr("As the s&ystem"),
            "dark": self.tr("&Dark"),
            "light": self.tr("&Light"),
            "contrast": self.tr("&High contrast"),
        }
        for field, (submenu, actions) in self._choices.items():
            submenu.setTitle(titles[field])
            for value, action in actions.items():
                action.setText(language().endonym(value) if field == "language" else words[value])
        self._tick(self._store.value)
