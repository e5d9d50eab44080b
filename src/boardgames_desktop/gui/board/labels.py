"""Where the names on a board go.

Names are placed once per language, scale and text size, never while something moves:
greedily, the most important first, each at the first of its candidate positions that meets
no token, no other name and not too much foreign land. What finds no room stays hidden until
the pointer is over its place.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import attrs
from PySide6.QtCore import QPointF, QRectF, QSizeF

from boardgames_desktop.core.picture import Thing

TOKEN_BOX = QRectF(-28, -22, 56, 48)
"""Room of a stack around the anchor of its place, at the reference token size."""

AT_A_TIME = 4
"""Names worked on between two pauses."""

GAP = 1.5
BETWEEN = 3.0
"""Room between two names on one line."""

LEADER_SAMPLES = 16
LEADER_FROM = 14.0
"""A name farther than this from its token gets a line that leads to it."""

FOREIGN_SHARES = (0.3, 0.62)
"""Largest part of a name that may lie over other places: first round, second round."""

_BREAK = re.compile(r"(?<=[\s-])")


@attrs.frozen
class Request:
    """A name that wants a place.

    Attributes:
        thing: the place it names.
        anchor: where the place's tokens stand, in pixels.
        token: the room of the tokens, in pixels; empty if none stand there.
        size: the name on one line; broken: on two lines, if it can be broken.
        priority: greater ones are placed first.
    """

    thing: Thing
    anchor: QPointF
    token: QRectF
    size: QSizeF
    broken: QSizeF | None = None
    priority: float = 0.0


@attrs.frozen
class Spot:
    """Where a name stands.

    Attributes:
        box: rectangle in pixels.
        lines: 1 or 2.
        leader: the name needs a line to its token.
    """

    box: QRectF
    lines: int = 1
    leader: bool = False


class _Grid:
    """Rectangles found by neighbourhood."""

    CELL = 64

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], list[QRectF]] = {}

    def _spread(self, box: QRectF) -> Iterable[tuple[int, int]]:
        for x in range(int(box.left() // self.CELL), int(box.right() // self.CELL) + 1):
            for y in range(int(box.top() // self.CELL), int(box.bottom() // self.CELL) + 1):
                yield x, y

    def add(self, box: QRectF) -> None:
        for cell in self._spread(box):
            self._cells.setdefault(cell, []).append(box)

    def free(self, box: QRectF) -> bool:
        return not any(
            other.intersects(box)
            for cell in self._spread(box)
            for other in self._cells.get(cell, ())
        )


def break_in_two(text: str, width: Callable[[str], float]) -> tuple[str, str] | None:
    """Break a name at a space or after a hyphen so that the longer line is shortest."""
    parts = [part for part in _BREAK.split(text) if part]
    best: tuple[float, str, str] | None = None
    for index in range(1, len(parts)):
        upper, lower = "".join(parts[:index]).rstrip(), "".join(parts[index:])
        longer = max(width(upper), width(lower))
        if best is None or longer < best[0]:
            best = (longer, upper, lower)
    return None if best is None else (best[1], best[2])


def place_labels(
    requests: Sequence[Request],
    *,
    tokens: Iterable[QRectF],
    bounds: QRectF,
    foreign: Callable[[Thing, QRectF], float],
) -> Mapping[Thing, Spot]:
    """Return where each name goes; names without room are left out.

    Args:
        requests: the names.
        tokens: the room of every token on the board, in pixels.
        bounds: names stay inside.
        foreign: tells which share of a rectangle lies over other places than the given one.
    """
    found: dict[Thing, Spot] = {}
    for _ in placing(found, requests, tokens=tokens, bounds=bounds, foreign=foreign):
        pass
    return found


def placing(
    found: dict[Thing, Spot],
    requests: Sequence[Request],
    *,
    tokens: Iterable[QRectF],
    bounds: QRectF,
    foreign: Callable[[Thing, QRectF], float],
) -> Iterator[None]:
    """Place names like :func:`place_labels` does, into ``found``, with pauses after a few."""
    taken = _Grid()
    for box in tokens:
        if not box.isEmpty():
            taken.add(box)
    waiting = sorted(requests, key=lambda request: -request.priority)
    for share in FOREIGN_SHARES:
        left = []
        for number, request in enumerate(waiting, 1):
            if number % AT_A_TIME == 0:
                yield
            spot = _first_free(request, taken, bounds, foreign, share)
            if spot is None:
                left.append(request)
                continue
            found[request.thing] = spot
            taken.add(kept_free(spot.box))
        waiting = left


def kept_free(box: QRectF) -> QRectF:
    """Return the room no other name may come into: they would read as one."""
    return box.adjusted(-BETWEEN, 0, BETWEEN, 0)


def _first_free(
    request: Request,
    taken: _Grid,
    bounds: QRectF,
    foreign: Callable[[Thing, QRectF], float],
    share: float,
) -> Spot | None:
    for spot in _candidates(request):
        if (
            bounds.contains(spot.box)
            and taken.free(spot.box)
            and foreign(request.thing, spot.box) <= share
            and (not spot.leader or _clear_way(request, spot.box, taken))
        ):
            return spot
    return None


def _clear_way(request: Request, box: QRectF, taken: _Grid) -> bool:
    """Tell whether a leader would cross no other token or name."""
    start, goal = request.anchor, box.center()
    for index in range(1, LEADER_SAMPLES):
        spot = start + (goal - start) * (index / LEADER_SAMPLES)
        if request.token.contains(spot) or box.contains(spot):
            continue
        if not taken.free(QRectF(spot.x() - 1, spot.y() - 1, 2, 2)):
            return False
    return True


def _candidates(request: Request) -> Iterable[Spot]:
    """Yield positions from best to worst: below, above, right, left, then away."""
    token = request.token
    if token.isEmpty():
        token = QRectF(request.anchor.x() - 4, request.anchor.y() - 4, 8, 8)
    shapes = [(request.size, 1)]
    if request.broken is not None:
        shapes.append((request.broken, 2))
    for size, lines in shapes:
        for box in _around(token, size):
            yield Spot(box, lines)
    for size, lines in shapes:
        for away in (LEADER_FROM, LEADER_FROM * 2):
            for box in _farther(token, size, away):
                yield Spot(box, lines, leader=True)


def _around(token: QRectF, size: QSizeF) -> Iterable[QRectF]:
    wide, high = size.width(), size.height()
    centre = token.center()
    slides = (0.0, -0.16, 0.16, -0.32, 0.32)
    for slide in slides:
        yield QRectF(centre.x() - wide / 2 + wide * slide, token.bottom() + GAP, wide, high)
    for slide in slides:
        yield QRectF(centre.x() - wide / 2 + wide * slide, token.top() - GAP - high, wide, high)
    for lift in (0.2, -0.2, 0.5):
        y = centre.y() - high / 2 + token.height() * lift
        yield QRectF(token.right() + GAP, y, wide, high)
        yield QRectF(token.left() - GAP - wide, y, wide, high)


def _farther(token: QRectF, size: QSizeF, away: float) -> Iterable[QRectF]:
    wide, high = size.width(), size.height()
    centre = token.center()
    for degrees in (90, -90, 0, 180, 45, 135, -45, -135, 20, 160, -20, -160, 70, 110, -70, -110):
        angle = math.radians(degrees)
        dx, dy = math.cos(angle), math.sin(angle)
        x = centre.x() + dx * (token.width() / 2 + wide / 2 + away)
        y = centre.y() + dy * (token.height() / 2 + high / 2 + away)
        yield QRectF(x - wide / 2, y - high / 2, wide, high)
