"""The figures of rulebooks: boards painted from positions in a few lines."""

from __future__ import annotations

import logging
from collections.abc import Hashable

from PySide6.QtCore import QBuffer, QByteArray, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QImageReader

from boardgames_desktop.gui.board_svg import board_svg
from boardgames_desktop.gui.theme import Theme, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.position import Position, PositionError, read_position
from boardgames_desktop.services.wording import player_name

SHAPE = 0.62
"""Height of a picture by its width while it is not painted."""

HIGHEST = 0.8
"""Highest picture by its width."""

STEP = 40
"""Pictures are this many pixels wide, or a multiple, so that dragging asks for few of them."""

KEPT = 24
_log = logging.getLogger(__name__)


def figure_image(position: Position, wide: int, tokens: Theme) -> QImage:
    """Paint a position."""
    game, setup = position.game, position.setup
    colours = list(game.colours_of(setup))
    names = [player_name(game, place) for place in setup.seats]
    names += [language().text(side.name) for side in game.neutrals(setup)]
    drawing = board_svg(position.board, position.picture, colours, names, tokens)
    data = QByteArray(drawing.encode())
    buffer = QBuffer(data)
    reader = QImageReader(buffer, QByteArray(b"svg"))
    size = reader.size()
    if size.isEmpty():
        return QImage()
    size.scale(QSize(wide, round(wide * HIGHEST)), Qt.AspectRatioMode.KeepAspectRatio)
    reader.setScaledSize(size)
    return reader.read()


class FigurePainter(QObject):
    """Paints figures one after the other, one a turn of the event loop, and keeps the last ones.

    It does so in the window's thread: reading an SVG in another takes Qt's locks while it holds
    the interpreter, and a window that is being made takes them the other way round.

    Signals:
        painted: a picture that was asked for is there.
    """

    painted = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._kept: dict[Hashable, QImage] = {}
        self._asked: dict[str, tuple[tuple[str, int, str, str], Theme]] = {}
        self._turn = QTimer(self)
        self._turn.setSingleShot(True)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._paint_next)

    def picture(self, text: str, wide: int) -> QImage:
        """Return the picture of a position, or an empty one until it has been painted."""
        tokens = theme()
        wide = max(STEP, wide // STEP * STEP)
        key = (text, wide, tokens.name, language().code)
        found = self._kept.get(key)
        if found is not None:
            return found
        self._asked[text] = key, tokens
        self._turn.start()
        blank = QImage(wide, round(wide * SHAPE), QImage.Format.Format_ARGB32_Premultiplied)
        blank.fill(Qt.GlobalColor.transparent)
        return blank

    @property
    def busy(self) -> bool:
        """Whether somebody waits for a picture."""
        return bool(self._asked)

    def _paint_next(self) -> None:
        if not self._asked:
            return
        text, (key, tokens) = next(iter(self._asked.items()))
        del self._asked[text]
        self._kept[key] = draw_figure(text, key[1], tokens) or QImage()
        while len(self._kept) > KEPT:
            self._kept.pop(next(iter(self._kept)))
        if self._asked:
            self._turn.start()
        self.painted.emit()

    def wait(self) -> None:
        """Forget what has not been painted yet."""
        self._turn.stop()
        self._asked.clear()


def draw_figure(text: str, wide: int, tokens: Theme | None = None) -> QImage | None:
    """Paint a position at once; None if the text describes none."""
    try:
        position = read_position(text)
    except PositionError as error:
        _log.warning("a figure of a rulebook is no position: %s", error)
        return None
    return figure_image(position, wide, tokens if tokens is not None else theme())
