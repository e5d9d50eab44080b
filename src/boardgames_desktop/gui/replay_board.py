"""The map board of a game looked at again: everything of a board but the answers."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardgames_desktop.core.picture import Picture
from boardgames_desktop.gui.board.artwork import Artwork
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.board.view import BoardView
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

ZOOM = 2**0.5


class ReplayBoard(QWidget):
    """Shows pictures of a match's first map board; can be zoomed and moved, not played."""

    def __init__(self, match: Match, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        board = next(board for board in match.boards() if board.layout == "map")
        self.scene = BoardScene(board, [seat.colour for seat in match.setup.seats], self)
        self.view = BoardView(self.scene, self.scene.ground.area, self)
        self.artwork = Artwork(self.scene, patterns=False, folder=None, parent=self)
        self.scene.land.more = self.view.update_later
        self.view.scaled.connect(self.scene.scaled)
        self.view.settled.connect(self._settled)
        themes().changed.connect(self._retheme)
        language().changed.connect(self.scene.place_names)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)

    def show_picture(self, picture: Picture) -> None:
        """Show one position."""
        self.scene.show_picture(picture)

    def zoom_in(self) -> None:
        """Show the board larger."""
        self.view.zoom_by(ZOOM)

    def zoom_out(self) -> None:
        """Show the board smaller."""
        self.view.zoom_by(1 / ZOOM)

    def fit(self) -> None:
        """Show the whole board."""
        self.view.fit()

    def _ratio(self) -> float:
        return self.view.viewport().devicePixelRatioF()

    def _settled(self, scale: float) -> None:
        self.artwork.settled(scale, self._ratio())
        self.scene.settled(scale, self._ratio())
        self.view.setBackgroundBrush(self.scene.land.sea)

    def _retheme(self) -> None:
        self.scene.retheme()
        self.artwork.retheme()
        self.view.setBackgroundBrush(self.scene.land.sea)
        self.view.viewport().update()
