"""Themes, text sizes, fonts and the style sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFontDatabase, QFontInfo, QPalette, QRawFont
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from boardgames_desktop.gui import theme as looks
from boardgames_desktop.gui.style import sheet
from boardgames_desktop.services.paths import resources

LETTERS = {
    "en": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "nb": "æøåÆØÅéèêóòâôÉ",
    "da": "æøåÆØÅéÉáÁ",
    "cs": "áčďéěíňóřšťúůýžÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ",
    "el": "αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΆΈΉΊΌΎΏΪΫ",
    "signs": "0123456789.,;:!?'\"()[]/%&+-–—−…·×«»„“”‘’°§  ",
}
SANS_ONLY = "→←↔↑↓≤≥✓★"


@pytest.fixture(autouse=True)
def _plain(qapp: QApplication) -> Iterator[None]:
    looks.load_fonts()
    yield
    looks.themes().set("dark", 1.0)
    qapp.setStyleSheet("")


def test_every_letter_is_in_the_fonts() -> None:
    for name in looks.FONT_FILES:
        raw = QRawFont(str(resources() / "fonts" / name), 15)
        wanted = "".join(LETTERS.values()) + (SANS_ONLY if name.startswith("Inter") else "")
        missing = {letter for letter in wanted if not raw.supportsCharacter(ord(letter))}
        assert not missing, (name, missing)


def test_fonts_ship_with_their_licences() -> None:
    folder = resources() / "fonts"
    for name in ("OFL-Inter.txt", "OFL-NotoSerif.txt"):
        assert "SIL OPEN FONT LICENSE" in (folder / name).read_text(encoding="utf-8").upper()
    assert sum(path.stat().st_size for path in folder.iterdir()) < 1_200_000


def test_fonts_are_used_with_their_weights() -> None:
    assert {looks.SANS, looks.SERIF} <= set(QFontDatabase.families())
    for role, family, weight in (("body", "Inter", 500), ("title", "Noto Serif", 700)):
        info = QFontInfo(looks.font(role))
        assert (info.family(), info.weight(), info.pixelSize()) == (family, weight, looks.px(role))


@pytest.mark.parametrize(
    ("scale", "body", "small"),
    [(0.8, 12, 10), (1.0, 15, 13), (1.25, 19, 16), (1.5, 22, 20), (2.0, 30, 26)],
)
def test_sizes_follow_the_text_scale(scale: float, body: int, small: int) -> None:
    looks.themes().set("dark", scale)
    assert (looks.px("body"), looks.px("small")) == (body, small)
    assert looks.space(4) == round(16 * scale)
    assert looks.px("micro") >= looks.SMALLEST_LETTERS


def test_tokens_are_never_shared() -> None:
    theme = looks.theme()
    colour = theme.accent_lo
    colour.setAlpha(3)
    assert theme.accent_lo.alpha() == 255
    seat = theme.seat("red").base
    seat.setAlpha(3)
    assert theme.seat("red").base.alpha() == 255


def test_a_new_theme_tells_once_and_dresses_the_application(
    qtbot: QtBot, qapp: QApplication
) -> None:
    looks.apply(qapp)
    button = QPushButton("x")
    qtbot.addWidget(button)
    with qtbot.waitSignal(looks.themes().changed):
        looks.themes().set("light", 1.25)
    assert looks.theme().name == "light"
    assert qapp.palette().color(QPalette.ColorRole.Window) == looks.theme().panel_lo
    assert looks.theme().accent_hi.name(looks.QColor.NameFormat.HexArgb) in qapp.styleSheet()
    with qtbot.assertNotEmitted(looks.themes().changed):
        looks.themes().set("light", 1.25)


def test_the_system_decides_only_when_asked(qapp: QApplication) -> None:
    looks.apply(qapp)
    looks.themes().set("contrast")
    assert looks.themes().name == "contrast"
    looks.themes().set("system")
    assert looks.themes().choice == "system"
    assert looks.themes().name in looks.THEME_NAMES
    with pytest.raises(ValueError, match="mauve"):
        looks.themes().set("mauve")


@pytest.mark.parametrize("name", looks.THEME_NAMES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_style_sheet_is_whole(
    name: str, scale: float, qtbot: QtBot, qapp: QApplication
) -> None:
    text = sheet(looks.named_theme(name), scale)
    assert "$" not in text
    assert text.count("{") == text.count("}")
    qapp.setStyleSheet(text)
    button = QPushButton("Attack")
    button.setProperty("primary", True)
    qtbot.addWidget(button)
    button.ensurePolished()
    assert button.sizeHint().height() >= 30 * scale
    for path in re.findall(r'url\("([^"]+)"\)', text):
        assert looks.resources().exists()
        assert path.endswith(".svg")
