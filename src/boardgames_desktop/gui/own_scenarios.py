"""The scenarios of players in the new-game dialog: good ones to choose, broken ones with why."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.core.setup import Document
from boardgames_desktop.gui.cards import ChoiceCard
from boardgames_desktop.gui.reading import Reader
from boardgames_desktop.gui.theme import space
from boardgames_desktop.gui.words import Heading
from boardgames_desktop.services.language import language
from boardgames_desktop.services.scenarios import ScenarioRow, list_scenarios, read_scenario


def _listed(game: AnyGame, folder: Path, extra: Path | None) -> list[ScenarioRow]:
    rows = list_scenarios(game, folder)
    if extra is not None and all(row.path != extra for row in rows):
        rows.append(read_scenario(game, extra))
    return rows


class OwnScenarios(QWidget):
    """Cards of the scenarios that players made for a game, and the way to the editor."""

    chosen = Signal(object)
    """The row of a scenario that can be played."""

    editor_wanted = Signal()
    listed = Signal()
    """The scenarios of the game that was asked for are here."""

    def __init__(self, group: QButtonGroup, parent: QWidget | None = None) -> None:
        """Show nothing yet; the cards are exclusive with the others of ``group``."""
        super().__init__(parent)
        self._group = group
        self.reader = Reader(self)
        self._looks = 0
        self.rows: list[ScenarioRow] = []
        self.cards: list[ChoiceCard] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(space(2))
        self._heading = Heading(self)
        layout.addWidget(self._heading)
        self._box = QVBoxLayout()
        self._box.setSpacing(space(2))
        layout.addLayout(self._box)
        self.editor = QPushButton(self)
        self.editor.setAutoDefault(False)
        self.editor.clicked.connect(self.editor_wanted)
        layout.addWidget(self.editor)
        self._retranslate()

    def show_game(self, game: AnyGame, folder: Path | None, extra: Path | None = None) -> None:
        """Have a thread list the scenarios of a folder, and one file, if the game has any."""
        for card in self.cards:
            self._group.removeButton(card)
            self._box.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.rows, self.cards = [], []
        self._looks += 1
        makes = game.makes_scenarios and folder is not None
        self.setVisible(makes)
        if makes and folder is not None:
            self.reader.read(partial(_listed, game, folder, extra), self._show, self._looks)

    def _show(self, look: int, rows: list[ScenarioRow] | None) -> None:
        """Show what the thread has found, if it is still asked for."""
        if look != self._looks:
            return
        self.rows = rows or []
        for row in self.rows:
            card = ChoiceCard(self)
            card.setEnabled(row.variant is not None)
            card.clicked.connect(partial(self.chosen.emit, row))
            self._group.addButton(card)
            self._box.addWidget(card)
            self.cards.append(card)
        self._retranslate()
        self.listed.emit()

    def row(self, path: Path) -> ScenarioRow | None:
        """Return the row of a file that can be played."""
        return next((row for row in self.rows if row.path == path and row.variant), None)

    def named(self, name: object) -> ScenarioRow | None:
        """Return the row of this name that can be played."""
        return next((row for row in self.rows if row.name == name and row.variant), None)

    def name_of(self, document: Document) -> str:
        """Return the name of the file that holds a scenario; "" if none does."""
        return next((row.name for row in self.rows if row.document == document), "")

    def mark(self, document: Document) -> None:
        """Choose the card of the scenario that is played."""
        for row, card in zip(self.rows, self.cards, strict=True):
            if document and row.document == document and row.variant is not None:
                card.setChecked(True)
                return

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        speech = language()
        self._heading.set_words(self.tr("Made by players"))
        self.editor.setText(self.tr("Scenario editor…"))
        for row, card in zip(self.rows, self.cards, strict=True):
            if row.variant is not None:
                seats = self.tr("%n player(s)", "", row.variant.min_seats)
                title = speech.text(row.variant.title)
                card.set_words(title, speech.text(row.variant.summary), seats)
            else:
                faults = [speech.text(fault) for fault in row.faults]
                card.set_words(row.name, "\n".join([self.tr("Cannot be played."), *faults[:2]]))
