"""Colours, type sizes and spacing of the whole program.

Everything that paints asks here: :func:`theme` for colours, :func:`px` and :func:`font` for
letters by role, :func:`space` for distances. :func:`themes` is the switch between themes and
text sizes; its ``changed`` signal tells everybody to drop pictures and repaint. Colours live
in ``resources/themes/palette.json`` and nowhere else.

Roles of type: ``display``, ``title``, ``prompt``, ``body``, ``small``, ``micro``, ``number``,
``score``, ``total``, ``label``, ``reading``, ``masthead``.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any, overload

import attrs
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import (
    QAccessibilityHints,
    QColor,
    QFont,
    QFontDatabase,
    QGuiApplication,
    QPalette,
    QPixmapCache,
)
from PySide6.QtWidgets import QApplication, QStyleFactory

from boardgames_desktop.services.paths import resources

SANS = "Inter"
SERIF = "Noto Serif"
FONT_FILES = ("Inter.ttf", "NotoSerif.ttf", "NotoSerif-Italic.ttf")
UNIT = 4
"""Pixels of one step of the grid at 100 % text size."""
SMALLEST_LETTERS = 10
PIXMAP_CACHE_KB = 200 * 1024
THEME_NAMES = ("dark", "light", "contrast")
SEAT_COLOURS = ("red", "blue", "yellow", "black", "green", "purple")

_log = logging.getLogger(__name__)


@attrs.frozen
class _Type:
    family: str
    size: int
    weight: QFont.Weight
    figures: bool = False


_ROLES: Mapping[str, _Type] = {
    "masthead": _Type(SERIF, 54, QFont.Weight.Bold),
    "display": _Type(SERIF, 30, QFont.Weight.Bold),
    "title": _Type(SERIF, 19, QFont.Weight.Bold),
    "prompt": _Type(SANS, 18, QFont.Weight.Bold),
    "body": _Type(SANS, 15, QFont.Weight.Medium),
    "small": _Type(SANS, 13, QFont.Weight.Medium),
    "micro": _Type(SANS, 11, QFont.Weight.Medium),
    "number": _Type(SANS, 15, QFont.Weight.Bold, figures=True),
    "score": _Type(SANS, 24, QFont.Weight.Bold, figures=True),
    "total": _Type(SANS, 30, QFont.Weight.Bold, figures=True),
    "label": _Type(SERIF, 13, QFont.Weight.DemiBold),
    "reading": _Type(SERIF, 17, QFont.Weight.Medium),
}


class _Token:
    """A colour of the theme; every reading gives a fresh QColor, so that nobody shares one."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    @overload
    def __get__(self, theme: None, owner: type) -> _Token: ...

    @overload
    def __get__(self, theme: Theme, owner: type) -> QColor: ...

    def __get__(self, theme: Theme | None, owner: type) -> _Token | QColor:
        return self if theme is None else QColor(theme.colour(self._name))


@attrs.frozen
class SeatColours:
    """The looks of a seat.

    Attributes:
        name: key of the colour (``red``).
        base: the seat's colour.
        text: for words and emblems on ``base``.
        piece: of moulded pieces; differs from ``base`` where that is too dark or too pale.
        emblem: ``chevron``, ``ring``, ``sun``, ``diamond``, ``clover`` or ``crescent``.
        pattern: ``rising``, ``waves``, ``dots``, ``cross``, ``upright`` or ``falling``.
        wash: opacity 0-255 of the seat's wash over land.
    """

    name: str
    base: QColor
    text: QColor
    piece: QColor
    emblem: str
    pattern: str
    wash: int


class Theme:
    """The colours of one theme, one attribute a token of the palette.

    Attributes:
        name: ``dark``, ``light`` or ``contrast``.
        flat: plain fills instead of gradients, textures and shadows (high contrast).
        bold: factor on line widths, 2 in high contrast.
    """

    window = _Token()
    panel_hi = _Token()
    panel_lo = _Token()
    well = _Token()
    raised_hi = _Token()
    raised_lo = _Token()
    line = _Token()
    line_strong = _Token()
    text = _Token()
    text_2 = _Token()
    text_off = _Token()
    heading = _Token()
    accent_hi = _Token()
    accent_lo = _Token()
    on_accent = _Token()
    link = _Token()
    paper_hi = _Token()
    paper_lo = _Token()
    paper_line = _Token()
    ink = _Token()
    ink_2 = _Token()
    tray_hi = _Token()
    tray_lo = _Token()
    tray_text_2 = _Token()
    ok = _Token()
    warn = _Token()
    danger = _Token()
    ok_fill = _Token()
    danger_fill = _Token()
    on_fill = _Token()
    focus = _Token()
    legal = _Token()
    select = _Token()
    refuse = _Token()
    tip = _Token()
    on_tip = _Token()
    mark = _Token()
    shadow = _Token()

    def __init__(self, name: str, palette: Mapping[str, Any]) -> None:
        """Read theme ``name`` from a palette as :func:`palette` returns it."""
        self.name = name
        self.flat = name == "contrast"
        self.bold = 2.0 if self.flat else 1.0
        self._colours = {
            token: QColor(value)
            for token, value in (palette["objects"] | palette["themes"][name]).items()
        }
        self._seats: Mapping[str, Mapping[str, Any]] = palette["seats"]

    def colour(self, token: str) -> QColor:
        """Return a token of the theme, or of the things that look alike in all themes.

        The latter are the keys of ``objects`` in the palette: ``cream``, ``badge``, ….
        """
        return QColor(self._colours[token])

    def tokens(self) -> tuple[str, ...]:
        """Return the names that :meth:`colour` knows."""
        return tuple(self._colours)

    def seat(self, colour: str) -> SeatColours:
        """Return the looks of a seat by the key of its colour."""
        look = self._seats[colour]
        return SeatColours(
            name=colour,
            base=QColor(look["base"]),
            text=QColor(look["on"]),
            piece=QColor(look["piece"]),
            emblem=look["emblem"],
            pattern=look["pattern"],
            wash=look["wash"],
        )


@cache
def palette() -> Mapping[str, Any]:
    """Return the palette file: ``themes``, ``seats``, ``objects``."""
    found: Mapping[str, Any] = json.loads(
        (resources() / "themes" / "palette.json").read_text(encoding="utf-8")
    )
    return found


@cache
def named_theme(name: str) -> Theme:
    """Return a theme by name, whichever is in use; painting threads keep theirs."""
    return Theme(name, palette())


class Themes(QObject):
    """Which theme and text size are in use.

    Signals:
        changed: colours or sizes are others now; drop pictures and repaint.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._choice = "system"
        self._name = "dark"
        self._scale = 1.0
        self._follows = False

    @property
    def choice(self) -> str:
        """What was asked for: ``system``, ``dark``, ``light`` or ``contrast``."""
        return self._choice

    @property
    def name(self) -> str:
        """The theme in use."""
        return self._name

    @property
    def scale(self) -> float:
        """Factor on every text size and distance."""
        return self._scale

    def set(self, choice: str, scale: float = 1.0) -> None:
        """Use a theme (or the system's) and a text size."""
        if choice != "system" and choice not in THEME_NAMES:
            raise ValueError(f"theme {choice!r}")
        self._choice = choice
        self._use(self._resolved(), scale)

    def follow_system(self) -> None:
        """Watch the system's colour scheme and contrast; needs the application."""
        hints = QGuiApplication.styleHints()
        if self._follows or hints is None:
            return
        self._follows = True
        hints.colorSchemeChanged.connect(self._system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        self._system_changed()

    def _system_changed(self) -> None:
        if self._choice == "system":
            self._use(self._resolved(), self._scale)

    def _resolved(self) -> str:
        if self._choice != "system":
            return self._choice
        hints = QGuiApplication.styleHints() if QGuiApplication.instance() else None
        if hints is None:
            return "dark"
        accessibility: QAccessibilityHints = hints.accessibility()
        if accessibility.contrastPreference() == Qt.ContrastPreference.HighContrast:
            return "contrast"
        return "light" if hints.colorScheme() == Qt.ColorScheme.Light else "dark"

    def _use(self, name: str, scale: float) -> None:
        if (name, scale) == (self._name, self._scale):
            return
        self._name, self._scale = name, scale
        dress()
        self.changed.emit()


@cache
def themes() -> Themes:
    """Return the process-wide switch of themes."""
    return Themes()


def theme() -> Theme:
    """Return the theme in use."""
    return named_theme(themes().name)


def px(role: str) -> int:
    """Return the pixel size of a role of type at the text size in use."""
    return max(SMALLEST_LETTERS, round(_ROLES[role].size * themes().scale))


def space(units: float) -> int:
    """Return a distance of so many steps of 4 px, grown with the text size."""
    return round(UNIT * units * themes().scale)


def font(role: str, size: float | None = None, weight: QFont.Weight | None = None) -> QFont:
    """Return the font of a role of type.

    Args:
        role: see the module's head.
        size: pixels at 100 % text size, instead of the role's own.
        weight: instead of the role's own.
    """
    pixels = px(role) if size is None else max(SMALLEST_LETTERS, round(size * themes().scale))
    return fixed_font(role, pixels, weight)


def fixed_font(role: str, pixels: float, weight: QFont.Weight | None = None) -> QFont:
    """Return the font of a role at exactly so many pixels, for art that does not grow."""
    return QFont(_made_font(role, max(1, round(pixels)), weight))


@lru_cache(maxsize=256)
def _made_font(role: str, pixels: int, weight: QFont.Weight | None) -> QFont:
    """Make a font once; it is copied, since whoever gets it may change it."""
    kind = _ROLES[role]
    letters = QFont(kind.family)
    letters.setPixelSize(pixels)
    letters.setWeight(kind.weight if weight is None else weight)
    letters.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    letters.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100.6)
    if kind.figures:
        letters.setFeature(QFont.Tag("tnum"), 1)
    return letters


@cache
def load_fonts() -> tuple[str, ...]:
    """Load the fonts that ship with the program, once; return their families."""
    families: list[str] = []
    for name in FONT_FILES:
        path = resources() / "fonts" / name
        loaded = QFontDatabase.addApplicationFont(str(path))
        if loaded < 0:
            _log.warning("font %s cannot be loaded; the system's stands in", path)
            continue
        families += QFontDatabase.applicationFontFamilies(loaded)
    return tuple(dict.fromkeys(families))


_GROUPS = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled)


def qpalette(tokens: Theme | None = None) -> QPalette:
    """Return Qt's palette for a theme (default: the one in use)."""
    used = tokens or theme()
    role = QPalette.ColorRole
    colours = {
        role.Window: used.panel_lo,
        role.Base: used.well,
        role.AlternateBase: used.panel_hi,
        role.Button: used.raised_lo,
        role.Light: used.raised_hi,
        role.Midlight: used.raised_hi,
        role.Dark: used.window,
        role.Shadow: used.window,
        role.Mid: used.line,
        role.Text: used.text,
        role.WindowText: used.text,
        role.ButtonText: used.text,
        role.BrightText: used.heading,
        role.PlaceholderText: used.text_2,
        role.Highlight: used.accent_lo,
        role.HighlightedText: used.on_accent,
        role.Accent: used.accent_lo,
        role.Link: used.link,
        role.LinkVisited: used.link,
        role.ToolTipBase: used.tip,
        role.ToolTipText: used.on_tip,
    }
    made = QPalette()
    for group in _GROUPS:
        for key, colour in colours.items():
            made.setColor(group, key, colour)
    for key in (role.Text, role.WindowText, role.ButtonText, role.PlaceholderText):
        made.setColor(QPalette.ColorGroup.Disabled, key, used.text_off)
    return made


def stylesheet() -> str:
    """Return the program's style sheet in the theme and text size in use."""
    from boardgames_desktop.gui.style import sheet

    return sheet(theme(), themes().scale)


def dress() -> None:
    """Give the application the palette, font and style sheet in use."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    QPixmapCache.clear()
    app.setPalette(qpalette())
    app.setFont(font("body"))
    app.setStyleSheet(stylesheet())


_FUSION = "boardgames_fusion"
"""Property of an application that has our style already: setting it again stacks proxies."""


def apply(app: QApplication) -> None:
    """Make the application ours: Fusion style, fonts, palette, style sheet, system's scheme."""
    load_fonts()
    if not app.property(_FUSION):
        app.setStyle(QStyleFactory.create("Fusion"))
        app.setProperty(_FUSION, True)
    QPixmapCache.setCacheLimit(PIXMAP_CACHE_KB)
    themes().follow_system()
    dress()
