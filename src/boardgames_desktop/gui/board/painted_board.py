"""A board as it looks: view, scene and artwork, kept in step with theme, language and screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from boardgames_desktop.core.picture import Board
from boardgames_desktop.gui.board.artwork import Artwork
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.board.view import BoardView
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import Settings, SettingsStore


class PaintedBoard(QObject):
    """One map board of a match; shows any of its pictures and answers nothing.

    Attributes:
        view: the widget. scene, artwork: its parts.
    """

    def __init__(
        self,
        board: Board,
        match: Match,
        settings: SettingsStore,
        *,
        pictures: Path | None = None,
        frame: QWidget | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Paint a board.

        Args:
            board: a map board of ``match``.
            match: gives the colours of its sides.
            settings: the player's settings.
            pictures: folder where painted maps are kept; None = nowhere.
            frame: the widget the view lies in.
            parent: Qt's parent.
        """
        super().__init__(parent)
        self._closed = False
        self._settings = settings
        self.scene = BoardScene(board, match.colours, self)
        self.scene.set_teams(match.teams)
        self.view = BoardView(self.scene, self.scene.ground.area, frame)
        self.artwork = Artwork(
            self.scene, patterns=settings.value.colour_patterns, folder=pictures, parent=self
        )
        self.scene.land.more = self.view.update_later
        self.view.scaled.connect(self.scene.scaled)
        self.view.settled.connect(self._settled)
        self.view.installEventFilter(self)
        settings.changed.connect(self._use)
        themes().changed.connect(self._retheme)
        language().changed.connect(self._rename)

    def _use(self, settings: Settings) -> None:
        self.artwork.set_patterns(settings.colour_patterns)

    def _settled(self, scale: float) -> None:
        ratio = self.view.viewport().devicePixelRatioF()
        self.artwork.settled(scale, ratio)
        self.scene.settled(scale, ratio)

    def _retheme(self) -> None:
        self.scene.retheme()
        self.artwork.retheme()
        self.view.viewport().update()

    def _rename(self) -> None:
        self.scene.place_names()
        self.artwork.rename()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.view and event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settled(self.view.scale_now)
        return False

    def close(self) -> None:
        """Stop painting; the view may then be deleted."""
        if self._closed:
            return
        self._closed = True
        themes().changed.disconnect(self._retheme)
        language().changed.disconnect(self._rename)
        self._settings.changed.disconnect(self._use)
        self.artwork.close()
