"""Marks on the board: what is lit, chosen, refused; arrows and the trail of the last move.

Each takes the outline of a place in the painter's units. ``unit`` is one pixel of the design
in those units (1 at zoom 1), so that marks keep their width while the board is zoomed.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from boardgames_desktop.gui.paint.ink import NO_BRUSH, closed, faded, pen, ratio_of
from boardgames_desktop.gui.theme import Theme

GLOW = ((11.0, 60), (7.0, 125), (3.4, 255))
SEAM, SEAM_EDGE = 10.2, 13.0
STITCH, STITCH_DASHES = 2.0, (3.4, 2.4)
CURSOR = ((7.0, "window"), (3.4, "focus"))
BROAD = 6.0
"""Strokes at least so wide follow the plainer outline."""

RUN = 6
"""Corners in one piece of a stroke. A long stroke that meets itself takes Qt many times as long."""

BATCH = 16
"""Pieces between two pauses."""

Over = QPainter.CompositionMode.CompositionMode_SourceOver
Under = QPainter.CompositionMode.CompositionMode_DestinationOver
Keep = QPainter.CompositionMode.CompositionMode_DestinationIn
Replace = QPainter.CompositionMode.CompositionMode_Source


Part = Callable[[QPainter], None]


@attrs.frozen
class _Look:
    """How a mark is painted.

    Attributes:
        strokes: width and colour, in the order they lie on each other.
        fill: of the whole place, under the strokes.
        stitch: of the seam along the border.
        within: strokes do not stick out of the place.
        crossed: a cross lies on it.
    """

    strokes: tuple[tuple[float, QColor], ...]
    fill: QColor | None = None
    stitch: QColor | None = None
    within: bool = False
    crossed: bool = False


def _look(kind: str, theme: Theme) -> _Look:
    colour = theme.colour
    if kind == "hover":
        light = colour("light")
        return _Look(((8 * theme.bold, faded(light, 165)),), faded(light, 38), within=True)
    if kind in {"legal", "aside"}:
        strength = 1.0 if kind == "legal" else 0.4
        seam = theme.legal if theme.flat else colour("seam")
        return _Look(
            (
                (SEAM_EDGE, faded(colour("seam_edge"), round(215 * strength))),
                (SEAM, faded(seam, round(255 * strength))),
            ),
            faded(colour("seam_veil"), 52) if kind == "legal" else None,
            faded(colour("stitch"), round(255 * min(1.0, strength * 1.5))),
            within=True,
        )
    if kind == "cursor":
        return _Look(((CURSOR[0][0], theme.window), (CURSOR[1][0], theme.focus)))
    token = "refuse" if kind in {"attacked", "refused"} else "select"
    rim = () if theme.name == "dark" else ((6.2, faded(colour("outline"), 200)),)
    return _Look(
        (*rim, *((width, faded(colour(token), alpha)) for width, alpha in GLOW)),
        faded(theme.legal, 90) if kind == "aim" else None,
        crossed=kind == "refused",
    )


def parts(
    kind: str,
    outline: QPainterPath,
    theme: Theme,
    *,
    unit: float = 1.0,
    broad: QPainterPath | None = None,
) -> Iterator[Part]:
    """Return what paints a mark bit by bit, each in well under a millisecond.

    The parts are called in order, with smoothing painters of one picture that was empty.

    Args:
        kind: ``hover``, ``legal``, ``aside``, ``aim``, ``selected``, ``source``, ``attacked``,
            ``refused`` or ``cursor``.
        outline: of the place.
        theme: colours.
        unit: one pixel of the design.
        broad: a plainer outline for wide strokes; None = the same.
    """
    look = _look(kind, theme)
    for width in sorted({width for width, _ in look.strokes}, reverse=True):
        shade = _blended([colour for wide, colour in look.strokes if wide >= width])
        way = broad if broad is not None and width >= BROAD else outline
        yield from _stroke(way, pen(shade, width * unit), Replace)
    if look.stitch is not None:
        stitch = pen(look.stitch, STITCH * unit, dashes=STITCH_DASHES, flat=True)
        yield from _stroke(outline, stitch, Over)
    if look.within:
        yield lambda painter: _trim(painter, outline)
    fill = look.fill
    if fill is not None:
        yield lambda painter: _fill_under(painter, outline, fill)
    if look.crossed:
        box = outline.boundingRect()
        corner = QPointF(box.right() - 10 * unit, box.top() + 10 * unit)
        yield lambda painter: cross(painter, corner, theme, unit)


def _trim(painter: QPainter, outline: QPainterPath) -> None:
    """Take away what sticks out of a place: dearer as a clip, which every part would pay for."""
    device = painter.device()
    mask = QImage(device.width(), device.height(), QImage.Format.Format_ARGB32_Premultiplied)
    mask.fill(Qt.GlobalColor.transparent)
    with QPainter(mask) as brush:
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.setTransform(painter.worldTransform())
        brush.fillPath(outline, Qt.GlobalColor.black)
    painter.save()
    painter.resetTransform()
    painter.setCompositionMode(Keep)
    painter.drawImage(0, 0, mask)
    painter.restore()


def _fill_under(painter: QPainter, outline: QPainterPath, colour: QColor) -> None:
    painter.setCompositionMode(Under)
    painter.fillPath(outline, colour)
    painter.setCompositionMode(Over)


@attrs.frozen
class _Pieces:
    """Short lines of one stroke, each with the pen it is drawn with."""

    lines: Sequence[tuple[QPolygonF, QPen]]
    mode: QPainter.CompositionMode

    def __call__(self, painter: QPainter) -> None:
        painter.setCompositionMode(self.mode)
        for line, ink in self.lines:
            painter.setPen(ink)
            painter.drawPolyline(line)
        painter.setCompositionMode(Over)


def _stroke(path: QPainterPath, ink: QPen, mode: QPainter.CompositionMode) -> Iterator[_Pieces]:
    """Cut the line along a path into short pieces."""
    lines: list[tuple[QPolygonF, QPen]] = []
    for ring in path.toSubpathPolygons():
        points = ring.toList()
        gone = 0.0
        for first in range(0, len(points) - 1, RUN):
            run = points[first : first + RUN + 1]
            own = ink
            if ink.style() == Qt.PenStyle.CustomDashLine:
                own = QPen(ink)
                own.setDashOffset(gone / ink.widthF())
                gone += sum(
                    math.hypot(b.x() - a.x(), b.y() - a.y()) for a, b in itertools.pairwise(run)
                )
            lines.append((QPolygonF(run), own))
            if len(lines) == BATCH:
                yield _Pieces(tuple(lines), mode)
                lines.clear()
    if lines:
        yield _Pieces(tuple(lines), mode)


def _blended(colours: Sequence[QColor]) -> QColor:
    """Return what colours that lie on each other look like together."""
    red = green = blue = alpha = 0.0
    for colour in colours:
        own = colour.alphaF()
        keep = alpha * (1 - own)
        alpha = keep + own
        share = own / alpha if alpha else 0.0
        red += (colour.redF() - red) * share
        green += (colour.greenF() - green) * share
        blue += (colour.blueF() - blue) * share
    return QColor.fromRgbF(red, green, blue, alpha)


def _whole(kind: str, painter: QPainter, outline: QPainterPath, theme: Theme, unit: float) -> None:
    """Paint a mark at once over what is there."""
    reach = math.ceil(SEAM_EDGE * unit)
    box = outline.boundingRect().adjusted(-reach, -reach, reach, reach)
    dense = ratio_of(painter)
    image = QImage(
        math.ceil(box.width() * dense),
        math.ceil(box.height() * dense),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as brush:
        brush.setRenderHint(QPainter.RenderHint.Antialiasing)
        brush.scale(dense, dense)
        brush.translate(-box.topLeft())
        for part in parts(kind, outline, theme, unit=unit):
            part(brush)
    size = QSizeF(image.size()) / dense
    painter.drawImage(QRectF(box.topLeft(), size), image, QRectF(image.rect()))


def hover(painter: QPainter, outline: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the place under the pointer."""
    _whole("hover", painter, outline, theme, unit)


def legal(
    painter: QPainter,
    outline: QPainterPath,
    theme: Theme,
    unit: float = 1.0,
    *,
    faint: bool = False,
) -> None:
    """Paint a legal target: a stitched seam along the inside of its border.

    Args:
        painter: target.
        outline: of the place.
        theme: colours.
        unit: one pixel of the design.
        faint: for an aside, an act nobody asks for.
    """
    _whole("aside" if faint else "legal", painter, outline, theme, unit)


def selected(painter: QPainter, outline: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the glow around what is picked: the source of a move."""
    _whole("selected", painter, outline, theme, unit)


def attacked(painter: QPainter, outline: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the glow around a chosen target."""
    _whole("attacked", painter, outline, theme, unit)


def refused(painter: QPainter, outline: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the glow of a refusal with a cross at its upper right."""
    _whole("refused", painter, outline, theme, unit)


def cursor(painter: QPainter, outline: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the keyboard cursor around a place: the focus ring of the board."""
    _whole("cursor", painter, outline, theme, unit)


def cross(painter: QPainter, centre: QPointF, theme: Theme, unit: float = 1.0) -> None:
    """Paint the cross of a refusal."""
    arm = 7 * unit
    for colour, width in ((theme.colour("arrow_shadow"), 7.0), (theme.refuse, 4.0)):
        painter.setPen(pen(colour, width * unit))
        for side in (1, -1):
            painter.drawLine(centre + QPointF(-arm, -arm * side), centre + QPointF(arm, arm * side))


def arrow_path(start: QPointF, end: QPointF, lift: float = 0.2) -> QPainterPath:
    """Return a bow from ``start`` to ``end`` that rises by ``lift`` of its length."""
    way = end - start
    long = math.hypot(way.x(), way.y())
    middle = (start + end) / 2 + QPointF(0, -long * lift)
    path = QPainterPath(start)
    path.quadTo(middle, end)
    return path


def arrow(
    painter: QPainter, path: QPainterPath, theme: Theme, unit: float = 1.0, core: str = "arrow"
) -> None:
    """Paint the arrow of an attack along ``path``, filled with the colour ``core``."""
    end = path.pointAtPercent(1.0)
    back = path.pointAtPercent(path.percentAtLength(max(0.0, path.length() - 12 * unit)))
    angle = math.atan2(end.y() - back.y(), end.x() - back.x())

    def at(along: float, across: float) -> QPointF:
        return end + QPointF(
            (along * math.cos(angle) - across * math.sin(angle)) * unit,
            (along * math.sin(angle) + across * math.cos(angle)) * unit,
        )

    head = closed((at(7, 0), at(-8, -9), at(-5, 0), at(-8, 9)))
    painter.setBrush(NO_BRUSH)
    for colour, width in (
        (faded(theme.colour("arrow_shadow"), 170), 10.0),
        (theme.colour("arrow_rim"), 7.4),
    ):
        painter.setPen(pen(colour, width * unit))
        painter.drawPath(path)
        painter.drawPath(head)
    fill = theme.colour(core)
    painter.setPen(pen(fill, 4.6 * unit))
    painter.drawPath(path)
    painter.setBrush(fill)
    painter.setPen(pen(fill, 1.4 * unit))
    painter.drawPath(head)


def trail(painter: QPainter, path: QPainterPath, theme: Theme, unit: float = 1.0) -> None:
    """Paint the dashed trail of the last move."""
    painter.setBrush(NO_BRUSH)
    painter.setPen(pen(theme.colour("outline"), 4.4 * unit, 120))
    painter.drawPath(path)
    painter.setPen(pen(theme.select, 2 * unit * theme.bold, dashes=(2.2, 2.4), flat=True))
    painter.drawPath(path)
