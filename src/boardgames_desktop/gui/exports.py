"""A match put into files for others: the board as a picture, the game as a story."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QBuffer, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from boardgames_desktop.core.picture import Picture
from boardgames_desktop.gui.board_svg import board_svg
from boardgames_desktop.gui.replay_board import ReplayBoard
from boardgames_desktop.gui.theme import theme
from boardgames_desktop.services.files import write_atomic
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import SettingsStore
from boardgames_desktop.services.story import Form, Story

WIDE = 2400
"""Width of a picture of the board in pixels."""

PATIENCE_MS = 30_000
"""A picture is taken by then, painted to the end or not."""

PICTURES = (".png", ".svg")


def write_public(path: Path, data: bytes) -> None:
    """Write a file that is to be handed on, readable like any other; raises OSError."""
    write_atomic(path, data)
    mask = os.umask(0)
    os.umask(mask)
    path.chmod(0o666 & ~mask)


def svg_of(match: Match, picture: Picture) -> str:
    """Return the map of a match at one moment as the text of an SVG file."""
    board = next(board for board in match.boards() if board.layout == "map")
    return board_svg(board, picture, match.colours, match.names(), theme())


class BoardCamera(QObject):
    """Takes one picture of a match's map, with the seats above it, when the map is painted.

    The board it paints is never on the screen; painting goes on in other threads meanwhile.
    """

    def __init__(
        self,
        match: Match,
        picture: Picture,
        settings: SettingsStore,
        taken: Callable[[QPixmap], object],
        *,
        pictures: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Begin to paint.

        Args:
            match: whose map.
            picture: the position.
            settings: the player's settings.
            taken: called once, with the picture.
            pictures: folder where painted maps are kept; None = nowhere.
            parent: Qt's parent.
        """
        super().__init__(parent)
        self._taken = taken
        self._board = ReplayBoard(match, settings, pictures=pictures)
        self._board.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self._board.resize(_size(self._board))
        self._board.show()
        self._board.show_picture(picture)
        self._board.zoom_fit()
        self._board.view.settle_now()
        self._board.artwork.complete.connect(self._complete)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self.take)
        self._late.start(PATIENCE_MS)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._look)
        self._soon.start()

    def wait(self) -> None:
        """Take the picture before going on; for callers without a window."""
        self._board.artwork.wait(PATIENCE_MS)
        self.take()

    def _complete(self) -> None:
        self._soon.start()

    def _look(self) -> None:
        if not self._board.artwork.busy:
            self.take()

    def take(self) -> None:
        """Take the picture now, unless it has been taken."""
        taken, self._taken = self._taken, _nobody
        if taken is _nobody:
            return
        self._late.stop()
        self._soon.stop()
        pixmap = self._board.grab()
        self._board.hide()
        self._board.close_board()
        self._board.deleteLater()
        taken(pixmap)
        self.deleteLater()


def _nobody(_: QPixmap) -> None:
    """Nobody waits for a picture any more."""


def _size(board: ReplayBoard) -> QSize:
    area = board.scene.ground.area
    return QSize(WIDE, round(WIDE * area.height() / area.width()) + board.strip.sizeHint().height())


def png_of(pixmap: QPixmap) -> bytes:
    """Return a picture as the content of a PNG file."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "PNG")
    return bytes(buffer.data().data())


def write_picture(
    path: Path,
    match: Match,
    picture: Picture,
    settings: SettingsStore,
    done: Callable[[OSError | None], object],
    *,
    pictures: Path | None = None,
    parent: QWidget | None = None,
) -> BoardCamera | None:
    """Write the map to a PNG or SVG file, by its suffix; ``done`` is told how it went.

    Returns:
        The camera that is waiting for the map to be painted, or None if all is done.
    """

    def write(data: bytes) -> None:
        try:
            write_public(path, data)
        except OSError as error:
            done(error)
        else:
            done(None)

    if path.suffix.lower() == ".svg":
        write(svg_of(match, picture).encode("utf-8"))
        return None
    return BoardCamera(
        match,
        picture,
        settings,
        lambda pixmap: write(png_of(pixmap)),
        pictures=pictures,
        parent=parent,
    )


def form_of(path: Path) -> Form:
    """Return how a story is written into a file of that name."""
    return "md" if path.suffix.lower() in (".md", ".markdown") else "txt"


def writing_story(
    path: Path, match: Match, done: Callable[[OSError | None], object]
) -> Iterator[None]:
    """Write a match as a story, a few lines between two ``yield``; ``done`` is told at the end."""
    lines: list[str] = []
    for line in Story(match, form_of(path)).lines():
        lines.append(line)
        if not len(lines) % 40:
            yield
    try:
        write_public(path, ("\n".join(lines) + "\n").encode("utf-8"))
    except OSError as error:
        done(error)
    else:
        done(None)
