"""Icons drawn as paths on a grid of 24, in the text colour of the theme."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QTransform

GRID = 24.0

Points = tuple[tuple[float, float], ...]


def _lines(*strokes: Points) -> QPainterPath:
    path = QPainterPath()
    for stroke in strokes:
        path.moveTo(*stroke[0])
        for point in stroke[1:]:
            path.lineTo(*point)
    return path


def _plus() -> QPainterPath:
    return _lines(((12, 5), (12, 19)), ((5, 12), (19, 12)))


def _folder() -> QPainterPath:
    return _lines(((4, 19), (4, 6), (9, 6), (12, 9), (20, 9), (20, 19), (4, 19)))


def _book() -> QPainterPath:
    return _lines(
        ((12, 7), (3, 5), (3, 18), (12, 20), (21, 18), (21, 5), (12, 7)), ((12, 7), (12, 20))
    )


def _cap() -> QPainterPath:
    """Return the cap of a student."""
    return _lines(
        ((2, 9), (12, 4), (22, 9), (12, 14), (2, 9)),
        ((6, 11), (6, 16), (12, 19), (18, 16), (18, 11)),
        ((22, 9), (22, 15)),
    )


def _gear() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(12, 12), 5, 5)
    for tooth in range(8):
        angle = tooth * pi / 4
        path.moveTo(12 + 6.4 * cos(angle), 12 + 6.4 * sin(angle))
        path.lineTo(12 + 9 * cos(angle), 12 + 9 * sin(angle))
    return path


def _play() -> QPainterPath:
    return _closed(((8, 5), (19, 12), (8, 19)))


def _pause() -> QPainterPath:
    return _lines(((9, 6), (9, 18)), ((15, 6), (15, 18)))


def _step(*, back: bool, double: bool = False, stop: bool = False) -> QPainterPath:
    shifts = (-3.5, 3.5) if double else (0.0,)
    strokes: list[Points] = [
        ((9.5 + shift, 6), (15 + shift, 12), (9.5 + shift, 18)) for shift in shifts
    ]
    if stop:
        strokes.append(((18, 6), (18, 18)))
    path = _lines(*strokes)
    if not back:
        return path
    return QTransform(-1, 0, 0, 1, GRID, 0).map(path)


def _closed(points: Points) -> QPainterPath:
    path = _lines(points)
    path.closeSubpath()
    return path


def _arrow(*, back: bool) -> QPainterPath:
    if back:
        return _lines(((19, 12), (5, 12)), ((11, 6), (5, 12), (11, 18)))
    return _lines(((5, 12), (19, 12)), ((13, 6), (19, 12), (13, 18)))


def _dots() -> QPainterPath:
    path = QPainterPath()
    for x in (6, 12, 18):
        path.addEllipse(QPointF(x, 12), 0.8, 0.8)
    return path


def _bulb() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(9.5, 16)
    path.cubicTo(9.5, 13, 6, 12.5, 6, 9)
    path.cubicTo(6, 5.5, 8.7, 3, 12, 3)
    path.cubicTo(15.3, 3, 18, 5.5, 18, 9)
    path.cubicTo(18, 12.5, 14.5, 13, 14.5, 16)
    path.closeSubpath()
    path.addPath(_lines(((9.5, 18.5), (14.5, 18.5)), ((10.5, 21), (13.5, 21))))
    return path


def _scales() -> QPainterPath:
    return _lines(
        ((12, 4), (12, 20)),
        ((8, 20), (16, 20)),
        ((5, 7), (19, 7)),
        ((5, 7), (2.5, 14), (7.5, 14), (5, 7)),
        ((19, 7), (16.5, 14), (21.5, 14), (19, 7)),
    )


def _shield() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(12, 3)
    path.lineTo(19, 6)
    path.cubicTo(19, 14, 17, 18, 12, 21)
    path.cubicTo(7, 18, 5, 14, 5, 6)
    path.closeSubpath()
    return path


def _sword() -> QPainterPath:
    return _lines(
        ((8, 14), (18, 4), (20, 4), (20, 6), (10, 16)), ((6, 12), (12, 18)), ((9, 15), (4, 20))
    )


def _tower() -> QPainterPath:
    wall = ((5, 20), (5, 5), (8, 5), (8, 8), (10.5, 8), (10.5, 5), (12, 5))
    return _lines(
        (*wall, *((GRID - x, y) for x, y in reversed(wall)), wall[0]),
        ((10, 20), (10, 15), (14, 15), (14, 20)),
    )


def _eye() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(3, 12)
    path.quadTo(12, 3, 21, 12)
    path.quadTo(12, 21, 3, 12)
    path.addEllipse(QPointF(12, 12), 2.8, 2.8)
    return path


def _magnifier() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(10.5, 10.5), 6, 6)
    path.addPath(_lines(((15, 15), (20, 20))))
    return path


def _frame() -> tuple[tuple[float, float], ...]:
    return ((3, 5), (21, 5), (21, 19), (3, 19), (3, 5))


_ICONS: dict[str, Callable[[], QPainterPath]] = {
    "new": _plus,
    "open": _folder,
    "rulebook": _book,
    "lessons": _cap,
    "settings": _gear,
    "play": _play,
    "pause": _pause,
    "back": lambda: _arrow(back=True),
    "forward": lambda: _arrow(back=False),
    "step_back": lambda: _step(back=True),
    "step_forward": lambda: _step(back=False),
    "turn_back": lambda: _step(back=True, double=True),
    "turn_forward": lambda: _step(back=False, double=True),
    "first": lambda: _step(back=True, stop=True),
    "last": lambda: _step(back=False, stop=True),
    "more": _dots,
    "hint": _bulb,
    "balanced": _scales,
    "cautious": _shield,
    "aggressive": _sword,
    "builder": _tower,
    "eye": _eye,
    "search": _magnifier,
    "close": lambda: _lines(((6, 6), (18, 18)), ((18, 6), (6, 18))),
    "columns": lambda: _lines(_frame(), ((12, 5), (12, 19))),
    "contents": lambda: _lines(((4, 6), (20, 6)), ((7, 12), (20, 12)), ((7, 18), (20, 18))),
    "fold": lambda: _lines(((6, 12), (18, 12))),
}

FILLED = frozenset({"play", "more"})
NAMES = tuple(_ICONS)


def paint_icon(painter: QPainter, name: str, area: QRectF, colour: QColor) -> None:
    """Draw an icon into a square."""
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width() / GRID, area.height() / GRID)
    painter.setPen(
        QPen(
            colour,
            2,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap,
            Qt.PenJoinStyle.RoundJoin,
        )
    )
    painter.setBrush(colour if name in FILLED else QColor(Qt.GlobalColor.transparent))
    painter.drawPath(_ICONS[name]())
    painter.restore()


def icon(name: str, size: int, ratio: float, colour: QColor, off: QColor) -> QIcon:
    """Return an icon for a button.

    Args:
        name: what it shows.
        size: edge in device-independent pixels.
        ratio: device pixels per pixel.
        colour: of the lines.
        off: of the lines while the button is disabled.
    """
    found = QIcon()
    for mode, ink in ((QIcon.Mode.Normal, colour), (QIcon.Mode.Disabled, off)):
        pixmap = QPixmap(QSize(size, size) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_icon(painter, name, QRectF(0, 0, size, size), ink)
        found.addPixmap(pixmap, mode)
    return found
