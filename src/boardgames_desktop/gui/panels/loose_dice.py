"""Dice that are thrown on the board itself, where they decide about one place."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from boardgames_desktop.core.picture import Roll
from boardgames_desktop.gui.panels.muster import HitDice
from boardgames_desktop.gui.panels.parties import Cast
from boardgames_desktop.gui.theme import space
from boardgames_desktop.services.match import Match

LINGER_MS = 700
"""How long dice are seen after they have come to rest, at pace 1."""


class LooseDice(QWidget):
    """Floats over the board beside a place; takes no clicks.

    Signals:
        settled: the dice have come to rest.
    """

    settled = Signal()

    def __init__(self, match: Match, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = parent
        self._match = match
        self._milliseconds = 0
        self.dice = HitDice(self)
        self.dice.settled.connect(self._settled)
        self._away = QTimer(self)
        self._away.setSingleShot(True)
        self._away.timeout.connect(self.hide)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def rolling(self) -> bool:
        """Whether dice are tumbling."""
        return self.dice.rolling

    def roll(self, scene: Roll, milliseconds: int, at: QPoint) -> None:
        """Let dice tumble beside a point of the parent; 0 = they are shown at rest at once."""
        dice = [
            Cast(face, self._match.colour(seat), 0) for seat, faces in scene.rows for face in faces
        ]
        names = self._match.names()
        self._milliseconds = milliseconds
        side = space(14)
        self.resize(QSize(side * max(1, len(dice)), side))
        room = self._view.rect()
        spot = at + QPoint(-self.width() // 2, -self.height() - space(6))
        spot.setX(max(room.left(), min(spot.x(), room.right() - self.width())))
        spot.setY(max(room.top(), min(spot.y(), room.bottom() - self.height())))
        self.move(spot)
        self.show()
        self.raise_()
        self._away.stop()
        self.dice.roll_plain(names[scene.rows[0][0]] if scene.rows else "", dice, milliseconds)
        if not self.rolling:
            self._linger()

    def finish(self) -> None:
        """Settle at once."""
        self.dice.finish()

    def _settled(self) -> None:
        self._linger()
        self.settled.emit()

    def _linger(self) -> None:
        self._away.start(LINGER_MS if self._milliseconds else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.dice.setGeometry(self.rect())
