"""The program's style sheet: radius, padding and gradients on top of Fusion.

Made from the theme's tokens by :class:`string.Template`; holds no colour of its own. Widgets
choose a look by property: ``primary``, ``danger``, ``flat``, ``wrong``, ``tray``.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from PySide6.QtCore import QTemporaryDir
from PySide6.QtGui import QColor

if TYPE_CHECKING:
    from boardgames_desktop.gui.theme import Theme

_SIGNS = {
    "check": '<path d="M5 12.5 10 17.5 19 7" stroke-width="3.4"/>',
    "dash": '<path d="M6 12H18" stroke-width="3.4"/>',
    "dot": '<circle cx="12" cy="12" r="4.6" fill="$colour" stroke="none"/>',
    "down": '<path d="M6.5 9.5 12 15 17.5 9.5" stroke-width="2.4"/>',
    "up": '<path d="M6.5 14.5 12 9 17.5 14.5" stroke-width="2.4"/>',
    "left": '<path d="M14.5 6.5 9 12 14.5 17.5" stroke-width="2.4"/>',
    "right": '<path d="M9.5 6.5 15 12 9.5 17.5" stroke-width="2.4"/>',
}
_SVG = Template(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none"'
    ' stroke="$colour" stroke-linecap="round" stroke-linejoin="round">$sign</svg>'
)
_SIGN_COLOURS = ("text", "text_2", "text_off", "on_accent")


@cache
def _folder() -> QTemporaryDir:
    return QTemporaryDir()


@cache
def _signs(name: str) -> dict[str, str]:
    """Write the small signs of a theme to files, which is how style sheets want them."""
    from boardgames_desktop.gui.theme import named_theme

    tokens = named_theme(name)
    paths: dict[str, str] = {}
    for sign, drawing in _SIGNS.items():
        for token in _SIGN_COLOURS:
            colour = tokens.colour(token).name()
            drawn = _SVG.substitute(colour=colour, sign=Template(drawing).substitute(colour=colour))
            path = Path(_folder().path()) / f"{name}-{sign}-{token}.svg"
            path.write_text(drawn, "utf-8")
            paths[f"sign_{sign}_{token}"] = path.as_posix()
    return paths


def _blend(under: QColor, over: QColor, share: float) -> str:
    keep = 1 - share
    return QColor.fromRgbF(
        under.redF() * keep + over.redF() * share,
        under.greenF() * keep + over.greenF() * share,
        under.blueF() * keep + over.blueF() * share,
    ).name()


def sheet(tokens: Theme, scale: float) -> str:
    """Return the style sheet of a theme at a text size."""
    values = {name: tokens.colour(name).name(QColor.NameFormat.HexArgb) for name in tokens.tokens()}
    white, black = tokens.colour("light"), tokens.colour("shade")
    for part in ("raised_hi", "raised_lo", "accent_hi", "accent_lo"):
        values[f"{part}_hover"] = _blend(tokens.colour(part), white, 0.14)
        values[f"{part}_down"] = _blend(tokens.colour(part), black, 0.18)
    values["row_hover"] = _blend(tokens.well, tokens.text, 0.1)
    values["raised_off"] = _blend(tokens.panel_lo, tokens.raised_lo, 0.45)
    values["line_off"] = _blend(tokens.panel_lo, tokens.line, 0.45)
    values["accent_off"] = _blend(tokens.panel_lo, tokens.accent_lo, 0.4)
    values["groove"] = _blend(tokens.panel_lo, tokens.line, 0.5)
    values["foot"] = _blend(tokens.raised_lo, black, 0.35)
    values["accent_rim"] = _blend(tokens.accent_hi, white, 0.4)
    for size in (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24, 28, 36, 38, 40):
        values[f"s{size}"] = f"{max(1, round(size * scale))}px"
    values["rim"] = f"{round(tokens.bold)}px"
    values["title_px"] = f"{max(10, round(16 * scale))}px"
    values["small_px"] = f"{max(10, round(13 * scale))}px"
    line = round(tokens.bold)
    groove = max(1, round(6 * scale))
    knob = groove + 2 * max(1, round(7 * scale))
    values["knob"] = f"{knob - 2 * line}px"
    values["knob_round"] = f"{knob // 2}px"
    values["knob_out"] = f"{(groove - knob) // 2}px"
    values["shrink"] = f"{round(-1 * scale)}px"
    return _SHEET.substitute(values | _signs(tokens.name))


_SHEET = Template("""
QPushButton {
  min-height: $s24; padding: $s6 $s16; border-radius: 8px; border: $rim solid $line;
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $raised_hi, stop:1 $raised_lo);
  color: $text; font-weight: 600;
}
QPushButton:hover { border-color: $line_strong;
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
    stop:0 $raised_hi_hover, stop:1 $raised_lo_hover); }
QPushButton:pressed, QPushButton:checked { padding-top: $s8; padding-bottom: $s4;
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
    stop:0 $raised_hi_down, stop:1 $raised_lo_down); }
QPushButton:focus { border: 2px solid $focus; }
QPushButton:disabled { color: $text_off; border-color: $line_off; background: $raised_off; }
QPushButton[primary="true"] { color: $on_accent; font-weight: 700; border-color: $accent_rim;
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $accent_hi, stop:1 $accent_lo); }
QPushButton[primary="true"]:hover {
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
    stop:0 $accent_hi_hover, stop:1 $accent_lo_hover); }
QPushButton[primary="true"]:pressed {
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1,
    stop:0 $accent_hi_down, stop:1 $accent_lo_down); }
QPushButton[primary="true"]:focus { border: 2px solid $focus; }
QPushButton[primary="true"]:disabled { color: $text_off; background: $accent_off;
  border-color: $line_off; }
QPushButton[danger="true"] { color: $on_fill; background: $danger_fill; border-color: $line_strong;}
QPushButton[danger="true"]:focus { border: 2px solid $focus; }
QPushButton[tray="true"] { min-height: $s20; }
QPushButton[flat="true"] { background: transparent; border-color: transparent; color: $link; }
QPushButton[flat="true"]:hover { border-color: $line; }
QPushButton[flat="true"]:focus { border: 2px solid $focus; }

QToolButton { border-radius: 6px; border: $rim solid transparent; padding: $s4;
  color: $text; background: transparent; }
QToolButton:hover { border-color: $line; background: $row_hover; }
QToolButton:pressed, QToolButton:checked { background: $raised_lo_down; border-color: $line; }
QToolButton:focus { border: 2px solid $focus; }
QToolButton:disabled { color: $text_off; }

QLineEdit, QComboBox, QSpinBox, QAbstractSpinBox {
  min-height: $s20; padding: $s6 $s10; border-radius: 6px; border: $rim solid $line;
  background: $well; color: $text;
  selection-background-color: $accent_lo; selection-color: $on_accent;
}
QLineEdit:hover, QComboBox:hover, QAbstractSpinBox:hover { border-color: $line_strong; }
QLineEdit:focus, QComboBox:focus, QAbstractSpinBox:focus, QComboBox:on {
  border: 2px solid $focus; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled {
  color: $text_off; border-color: $line_off; }
QLineEdit[wrong="true"], QComboBox[wrong="true"], QAbstractSpinBox[wrong="true"] {
  border: 2px solid $danger; }
QComboBox::drop-down { border: none; width: $s28; }
QComboBox::down-arrow { image: url("$sign_down_text_2"); width: $s16; height: $s16; }
QComboBox::down-arrow:disabled { image: url("$sign_down_text_off"); }
QComboBox QAbstractItemView { background: $raised_lo; color: $text; border: $rim solid $line_strong;
  padding: $s4; outline: none; selection-background-color: $accent_lo;
  selection-color: $on_accent; }
QComboBox QAbstractItemView::item { min-height: $s28; padding: 0 $s8; border-radius: 4px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; width: $s24;
  background: transparent; }
QAbstractSpinBox::up-arrow { image: url("$sign_up_text_2"); width: $s14; height: $s14; }
QAbstractSpinBox::down-arrow { image: url("$sign_down_text_2"); width: $s14; height: $s14; }
QAbstractSpinBox::up-arrow:off, QAbstractSpinBox::up-arrow:disabled {
  image: url("$sign_up_text_off"); }
QAbstractSpinBox::down-arrow:off, QAbstractSpinBox::down-arrow:disabled {
  image: url("$sign_down_text_off"); }

QCheckBox, QRadioButton { spacing: $s10; color: $text; min-height: $s28; padding: 0 $s3;
  border: 2px solid transparent; border-radius: 6px; }
QCheckBox:disabled, QRadioButton:disabled { color: $text_off; }
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox::indicator, QRadioButton::indicator { width: $s16; height: $s16;
  border: $rim solid $line_strong; background: $well; }
QCheckBox::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: $s8; }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { background: $row_hover; }
QCheckBox::indicator:checked { background: $accent_lo; image: url("$sign_check_on_accent"); }
QCheckBox::indicator:indeterminate { background: $accent_lo; image: url("$sign_dash_on_accent"); }
QRadioButton::indicator:checked { background: $accent_lo; image: url("$sign_dot_on_accent"); }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $line_off; }
QCheckBox::indicator:checked:disabled, QRadioButton::indicator:checked:disabled {
  background: $accent_off; }

QSlider { min-height: $s28; border: 2px solid transparent; border-radius: 6px; }
QSlider:focus { border-color: $focus; }
QSlider::groove:horizontal { height: $s6; border-radius: $s3; background: $groove; }
QSlider::sub-page:horizontal { height: $s6; border-radius: $s3; background: $accent_lo; }
QSlider::handle:horizontal { width: $knob; height: $knob; margin: $knob_out 0;
  border-radius: $knob_round;
  border: $rim solid $line_strong;
  background: qradialgradient(cx:0.38, cy:0.35, radius:0.7, fx:0.38, fy:0.35,
    stop:0 $accent_rim, stop:1 $accent_lo); }
QSlider::sub-page:horizontal:disabled { background: $accent_off; }
QSlider::handle:horizontal:disabled { background: $accent_off; border-color: $line_off; }

QTabWidget::pane { border: none; border-top: $rim solid $line; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }

QTabBar { qproperty-drawBase: 0; }
QTabBar::tab { padding: $s6 $s8; margin-right: $s4; border: $rim solid $line;
  border-bottom: none; border-top-left-radius: 8px; border-top-right-radius: 8px;
  background: $raised_lo; color: $text; }
QTabBar::tab:hover { background: $raised_hi; }
QTabBar::tab:selected { color: $on_accent; font-weight: 700; border-color: $line_strong;
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $accent_hi, stop:1 $accent_lo); }
QTabBar::tab:disabled { color: $text_off; }
QTabBar:focus { outline: none; }
QTabBar::tab:selected:focus { border: 2px solid $focus; }

QListView, QTreeView, QTableView { background: $well; color: $text; border: $rim solid $line;
  border-radius: 8px; outline: none; alternate-background-color: $panel_lo;
  selection-background-color: $accent_lo; selection-color: $on_accent; }
QListView:focus, QTreeView:focus, QTableView:focus { border: 2px solid $focus; }
QListView::item, QTreeView::item { min-height: $s28; padding: 0 $s6; border-radius: 4px; }
QListView::item:hover, QTreeView::item:hover { background: $row_hover; }
QListView::item:selected, QTreeView::item:selected { background: $accent_lo; color: $on_accent; }
QTreeView::branch:closed:has-children { image: url("$sign_right_text_2"); }
QTreeView::branch:open:has-children { image: url("$sign_down_text_2"); }
QHeaderView::section { background: $panel_hi; color: $text_2; border: none;
  border-bottom: $rim solid $line; padding: $s4 $s6; font-size: $small_px; }

QScrollBar:vertical { background: transparent; width: $s14; margin: 0; }
QScrollBar:horizontal { background: transparent; height: $s14; margin: 0; }
QScrollBar::handle { background: $groove; border-radius: $s5; margin: $s2; }
QScrollBar::handle:vertical { min-height: $s36; }
QScrollBar::handle:horizontal { min-width: $s36; }
QScrollBar::handle:hover { background: $line_strong; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QToolTip { background: $tip; color: $on_tip; border: $rim solid $paper_line; border-radius: 8px;
  padding: $s6 $s10; font-size: $small_px; }
QMenuBar { background: $panel_lo; color: $text; }
QMenuBar::item { padding: $s6 $s10; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $raised_hi; }
QMenu { background: $raised_lo; color: $text; border: $rim solid $line_strong; padding: $s4; }
QMenu::item { padding: $s6 $s24 $s6 $s12; border-radius: 4px; }
QMenu::item:selected { background: $accent_lo; color: $on_accent; }
QMenu::item:disabled { color: $text_off; }
QMenu::separator { height: 1px; background: $line; margin: $s4 $s8; }
QMenu::icon { padding-left: $s8; }
QDialog, QMainWindow { background: $panel_lo; color: $text; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $line; }
QProgressBar { border: $rim solid $line; border-radius: 5px; background: $well; color: $text;
  text-align: center; min-height: $s14; }
QProgressBar::chunk { background: $accent_lo; border-radius: 4px; }
QScrollArea { border: none; background: transparent; }
""")
