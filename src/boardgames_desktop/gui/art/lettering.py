"""Letters and numerals drawn as lines: a process without fonts can paint them too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from boardgames_desktop.gui.paint.ink import NO_BRUSH, pen

XY = tuple[float, float]

ADVANCE = 0.76
"""From one sign to the next, in heights."""
STROKE = 0.17

_LINES: Mapping[str, str] = {
    "0": "M 0 -.4 C -.34 -.4 -.34 .4 0 .4 C .34 .4 .34 -.4 0 -.4",
    "1": "M -.16 -.24 L .05 -.4 L .05 .4",
    "2": "M -.24 -.2 C -.22 -.5 .26 -.5 .24 -.16 C .23 .04 -.1 .16 -.26 .4 L .27 .4",
    "3": "M -.23 -.28 C -.14 -.47 .24 -.46 .22 -.2 C .2 -.03 .02 -.03 -.06 -.03 "
    "C .04 -.03 .26 -.02 .25 .2 C .24 .48 -.18 .46 -.26 .26",
    "4": "M .1 .4 L .1 -.4 L -.29 .16 L .29 .16",
    "5": "M .22 -.4 L -.18 -.4 L -.21 -.04 C -.06 -.16 .27 -.12 .25 .15 "
    "C .23 .47 -.16 .46 -.26 .28",
    "6": "M .2 -.36 C -.06 -.5 -.26 -.2 -.25 .14 C -.24 .5 .24 .5 .25 .14 "
    "C .24 -.12 -.22 -.12 -.25 .14",
    "7": "M -.25 -.4 L .25 -.4 L -.08 .4",
    "8": "M 0 -.03 C -.28 -.03 -.26 -.4 0 -.4 C .26 -.4 .28 -.03 0 -.03 "
    "C -.34 -.03 -.34 .4 0 .4 C .34 .4 .34 -.03 0 -.03",
    "9": "M -.2 .36 C .06 .5 .26 .2 .25 -.14 C .24 -.5 -.24 -.5 -.25 -.14 "
    "C -.24 .12 .22 .12 .25 -.14",
    "A": "M -.28 .4 L 0 -.4 L .28 .4 M -.17 .14 L .17 .14",
    "B": "M -.22 -.4 L -.22 .4 L .02 .4 C .32 .4 .32 -.03 .02 -.03 L -.22 -.03 "
    "M .02 -.03 C .27 -.03 .27 -.4 .02 -.4 L -.22 -.4",
    "C": "M .26 -.24 C .1 -.5 -.28 -.46 -.28 0 C -.28 .46 .1 .5 .26 .24",
    "D": "M -.24 -.4 L -.24 .4 L -.04 .4 C .38 .4 .38 -.4 -.04 -.4 L -.24 -.4",
    "E": "M .24 -.4 L -.22 -.4 L -.22 .4 L .24 .4 M -.22 -.02 L .16 -.02",
    "F": "M .24 -.4 L -.22 -.4 L -.22 .4 M -.22 -.02 L .16 -.02",
    "G": "M .26 -.24 C .1 -.5 -.28 -.46 -.28 0 C -.28 .46 .16 .5 .26 .26 L .26 .04 L .04 .04",
    "H": "M -.24 -.4 L -.24 .4 M .24 -.4 L .24 .4 M -.24 -.01 L .24 -.01",
    "I": "M 0 -.4 L 0 .4 M -.13 -.4 L .13 -.4 M -.13 .4 L .13 .4",
    "J": "M .16 -.4 L .16 .18 C .16 .46 -.22 .46 -.24 .16",
    "K": "M -.22 -.4 L -.22 .4 M .24 -.4 L -.22 .06 M -.06 -.1 L .26 .4",
    "L": "M -.2 -.4 L -.2 .4 L .24 .4",
    "M": "M -.3 .4 L -.26 -.4 L 0 .16 L .26 -.4 L .3 .4",
    "N": "M -.24 .4 L -.24 -.4 L .24 .4 L .24 -.4",
    "O": "M 0 -.4 C -.38 -.4 -.38 .4 0 .4 C .38 .4 .38 -.4 0 -.4",
    "P": "M -.22 .4 L -.22 -.4 L .02 -.4 C .32 -.4 .32 .04 .02 .04 L -.22 .04",
    "Q": "M 0 -.4 C -.38 -.4 -.38 .4 0 .4 C .38 .4 .38 -.4 0 -.4 M .08 .18 L .3 .44",
    "R": "M -.22 .4 L -.22 -.4 L .02 -.4 C .32 -.4 .32 .02 .02 .02 L -.22 .02 M .04 .02 L .26 .4",
    "S": "M .22 -.28 C .1 -.46 -.24 -.46 -.22 -.2 C -.2 .04 .24 -.06 .24 .18 "
    "C .24 .46 -.14 .46 -.25 .26",
    "T": "M 0 -.4 L 0 .4 M -.28 -.4 L .28 -.4",
    "U": "M -.24 -.4 L -.24 .12 C -.24 .5 .24 .5 .24 .12 L .24 -.4",
    "V": "M -.27 -.4 L 0 .4 L .27 -.4",
    "W": "M -.34 -.4 L -.18 .4 L 0 -.2 L .18 .4 L .34 -.4",
    "X": "M -.25 -.4 L .25 .4 M .25 -.4 L -.25 .4",
    "Y": "M -.26 -.4 L 0 .02 L .26 -.4 M 0 .02 L 0 .4",
    "Z": "M -.24 -.4 L .24 -.4 L -.24 .4 L .24 .4",
}
"""Signs about one high around (0, 0): moves, lines and curves as in SVG."""


def _points(words: Sequence[str]) -> list[XY]:
    numbers = [float(word) for word in words]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


@cache
def _sign(letter: str) -> QPainterPath | None:
    lines = _LINES.get(letter)
    if lines is None:
        return None
    path = QPainterPath()
    words = lines.split()
    at = 0
    while at < len(words):
        count = 6 if words[at] == "C" else 2
        points = [QPointF(*point) for point in _points(words[at + 1 : at + 1 + count])]
        if words[at] == "M":
            path.moveTo(points[0])
        elif words[at] == "L":
            path.lineTo(points[0])
        else:
            path.cubicTo(points[0], points[1], points[2])
        at += 1 + count
    return path


def paint_letters(  # noqa: PLR0917 - painter, place, what, colour, like all of them
    painter: QPainter,
    centre: QPointF,
    height: float,
    words: str,
    colour: QColor,
    stroke: float = STROKE,
) -> None:
    """Paint capital letters and numerals around a point; what it has no lines for stays empty.

    Args:
        painter: target.
        centre: of the words.
        height: of the letters.
        words: what to write.
        colour: of the lines.
        stroke: their width, in heights.
    """
    painter.save()
    painter.translate(centre)
    painter.scale(height, height)
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(colour, stroke))
    painter.translate(-ADVANCE * (len(words) - 1) / 2, 0)
    for letter in words:
        path = _sign(letter.upper())
        if path is not None:
            painter.drawPath(path)
        painter.translate(ADVANCE, 0)
    painter.restore()
