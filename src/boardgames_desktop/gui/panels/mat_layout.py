"""Where the parts of a mat stand at a given width and height."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QRectF

from boardgames_desktop.gui.panels.mat_parts import PLOT, RESERVE, STOCK, TILE, Chapter, Page, Part


@attrs.frozen
class Density:
    """How roomy a mat is; lengths in pixels at text size 100 %.

    Attributes:
        name: ``full``, ``medium``, ``small`` or ``tiny``.
        least: width and height it needs at least.
        across: parts in a row, by form.
        high: height of a part, by form.
        gap: between parts. head: height of a heading.
    """

    name: str
    least: tuple[int, int]
    across: dict[str, int]
    high: dict[str, int]
    gap: int
    head: int


DENSITIES = (
    Density(
        "full",
        (440, 790),
        {PLOT: 5, TILE: 3, STOCK: 4, RESERVE: 5},
        {PLOT: 164, TILE: 222, STOCK: 92, RESERVE: 58},
        6,
        30,
    ),
    Density(
        "medium",
        (440, 530),
        {PLOT: 5, TILE: 3, STOCK: 4, RESERVE: 5},
        {PLOT: 102, TILE: 150, STOCK: 52, RESERVE: 46},
        6,
        26,
    ),
    Density(
        "small",
        (0, 452),
        {PLOT: 5, TILE: 1, STOCK: 4, RESERVE: 5},
        {PLOT: 66, TILE: 58, STOCK: 36, RESERVE: 40},
        4,
        22,
    ),
    Density(
        "tiny",
        (0, 0),
        {PLOT: 5, TILE: 1, STOCK: 4, RESERVE: 5},
        {PLOT: 56, TILE: 48, STOCK: 31, RESERVE: 34},
        3,
        20,
    ),
)

FEWEST = {STOCK: 2, RESERVE: 3}
"""Parts of a form are at most as wide as if there were so many side by side."""

PLATE = 8
"""Room between the rim of a section of plots and what stands in it."""


@attrs.frozen
class Spot:
    """A part and where it stands."""

    part: Part
    area: QRectF


@attrs.frozen
class Plate:
    """The ground under a section of plots, with its heading."""

    title: str
    note: str
    area: QRectF
    head: QRectF


@attrs.frozen
class Layout:
    """A mat laid out.

    Attributes:
        density: how roomy it is.
        spots: every part in order.
        plates: grounds of the sections that have one.
        high: height of it all.
    """

    density: Density
    spots: tuple[Spot, ...]
    plates: tuple[Plate, ...]
    high: float


def density_for(wide: float, high: float) -> Density:
    """Return the roomiest density for a size in pixels at text size 100 %."""
    return next(
        (one for one in DENSITIES if wide >= one.least[0] and high >= one.least[1]), DENSITIES[-1]
    )


def lay_out(page: Page, wide: float, density: Density, scale: float) -> Layout:
    """Set the sections of a mat one under the other.

    Args:
        page: the mat.
        wide: width in pixels.
        density: how roomy.
        scale: of texts; heights grow with it.
    """
    gap = density.gap * scale
    spots: list[Spot] = []
    plates: list[Plate] = []
    y = 0.0
    for number, chapter in enumerate(page.chapters):
        title = chapter.title if number else page.title
        note = page.note if not number else ""
        plate = any(part.form == PLOT for part in chapter.parts)
        pad = PLATE * scale if plate else 0.0
        top = y
        if title and plate:
            y += density.head * scale
        else:
            y += pad
        placed, y = _rows(chapter, QRectF(pad, y, wide - 2 * pad, 0), density, scale)
        spots += placed
        if plate:
            y += pad
            head = QRectF(pad, top, wide - 2 * pad, density.head * scale if title else 0)
            plates.append(Plate(title, note, QRectF(0, top, wide, y - top), head))
        y += gap * 1.4
    return Layout(density, tuple(spots), tuple(plates), max(0.0, y - gap * 1.4))


def _rows(
    chapter: Chapter, box: QRectF, density: Density, scale: float
) -> tuple[list[Spot], float]:
    """Set parts of one form side by side; another form begins another row."""
    gap = density.gap * scale
    placed: list[Spot] = []
    y = box.top()
    rest: Sequence[Part] = chapter.parts
    while rest:
        form = rest[0].form
        most = density.across[form]
        alike = next((i for i, part in enumerate(rest) if part.form != form), len(rest))
        row, rest = rest[: min(most, alike)], rest[min(most, alike) :]
        columns = most if form == PLOT else min(most, max(alike, FEWEST.get(form, 1)))
        step = (box.width() + gap) / columns
        high = density.high[form] * scale
        for column, part in enumerate(row):
            area = QRectF(box.left() + column * step, y, step - gap, high)
            placed.append(Spot(part, area))
        y += high + (gap if rest else 0)
    return placed, y
