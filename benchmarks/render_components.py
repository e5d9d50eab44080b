"""Paint the parts and a made-up Risk board to PNG files: ``render_components.py FOLDER [what…]``.

``what`` is any of ``components``, ``board``, ``start`` (default: all); three themes each.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QSlider,
    QSpinBox,
    QWidget,
)

from boardgames_desktop.gui import theme as looks
from boardgames_desktop.gui.paint import cards, controls, dice, figures, ink, marks, seats, surfaces
from boardgames_desktop.gui.theme import Theme, font, theme, themes

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else Path("screenshots")
WIDE, HIGH = 1600, 1000


def canvas(wide: int, high: int, ratio: float = 1.0) -> tuple[QImage, QPainter]:
    image = QImage(
        round(wide * ratio), round(high * ratio), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing
        | QPainter.RenderHint.TextAntialiasing
        | QPainter.RenderHint.SmoothPixmapTransform
    )
    return image, painter


def write(painter: QPainter, x: float, y: float, words: str, role: str, colour: QColor) -> None:
    painter.setFont(font(role))
    painter.setPen(colour)
    painter.drawText(QPointF(x, y), words)


def hexagon(centre: QPointF, radius: float) -> QPolygonF:
    import math

    return QPolygonF(
        [
            centre
            + QPointF(radius * math.sin(k * math.pi / 3), -radius * math.cos(k * math.pi / 3))
            for k in range(6)
        ]
    )


def paint_surfaces(painter: QPainter, t: Theme) -> None:
    boxes = [QRectF(40 + i * 150, 690, 132, 84) for i in range(5)]
    surfaces.well(painter, boxes[0], 8, t)
    surfaces.tray(painter, boxes[1], 10, t)
    surfaces.paper(painter, boxes[2], 8, t)
    surfaces.paper(painter, boxes[3], 8, t, strip=t.seat("yellow").base)
    surfaces.cartouche(painter, boxes[4], 12, t)
    surfaces.panel(painter, QRectF(40, 590, 350, 70), 14, t)
    surfaces.tray(painter, QRectF(410, 590, 370, 70), 10, t)


def paint_marks(painter: QPainter, t: Theme) -> None:
    plain = (None, marks.legal, marks.selected, marks.hover, marks.refused, marks.cursor)
    for index, mark in enumerate(plain):
        centre = QPointF(96 + index * 125, 880)
        outline = ink.closed(list(hexagon(centre, 54)))
        painter.setPen(ink.pen(t.colour("outline"), 1.6))
        painter.setBrush(ink.orb(centre, 60, QColor("#b3c374"), QColor("#83994a")))
        painter.drawPath(outline)
        if mark is not None:
            mark(painter, outline, t)
        figures.paint_army(painter, centre + QPointF(0, 16), "red", 8, 36, t)
    marks.arrow(painter, marks.arrow_path(QPointF(260, 850), QPointF(440, 840)), t)
    marks.trail(painter, marks.arrow_path(QPointF(500, 950), QPointF(700, 940)), t)


def paint_seats(painter: QPainter, t: Theme) -> None:
    for row, colour in enumerate(looks.SEAT_COLOURS):
        y = 120 + row * 62
        seats.disc(painter, QPointF(860, y), 22, colour, t)
        seats.swatch(painter, QRectF(900, y - 24, 70, 48), colour, t)
        for column, kind in enumerate(("infantry", "cavalry", "artillery")):
            foot = QPointF(1030 + column * 90, y + 22)
            figures.paint_figure(painter, foot, kind, colour, 44, t)
        for column, number in enumerate((1, 3, 7, 12, 27, 140)):
            figures.paint_army(painter, QPointF(1270 + column * 64, y + 8), colour, number, 32, t)
    parts = [("red", 0.3), ("blue", 0.25), ("yellow", 0.2), ("black", 0.15)]
    seats.ownership_bar(painter, QRectF(860, 490, 300, 14), parts, t)
    seats.ownership_bar(painter, QRectF(1180, 490, 118, 9), parts, t)


def paint_things(painter: QPainter, t: Theme) -> None:
    surfaces.tray(painter, QRectF(850, 530, 330, 160), 10, t)
    for index in range(6):
        state = ("win", "plain", "lost")[index % 3]
        colour = "attack" if index < 3 else "defence"
        at = QPointF(900 + index % 3 * 64, 575 + index // 3 * 68)
        dice.die(painter, at, 42, index + 1, colour, t, state=state)
    dice.die(painter, QPointF(1120, 575), 52, 6, "blue", t, turn=14)
    dice.die(painter, QPointF(1120, 645), 42, 4, "black", t, turn=-10)
    for index, number in enumerate((2, 8, 14, 120, 1200)):
        controls.count_badge(painter, QPointF(1210 + index * 52, 560), number, 11, t)
    controls.coin(painter, QPointF(1220, 620), 18, "+5", True, t)
    controls.coin(painter, QPointF(1270, 620), 18, "+3", False, t)
    controls.undo_sign(painter, QPointF(1320, 620), t.link, 9)
    controls.undo_sign(painter, QPointF(1350, 620), t.link, 9, redo=True)
    controls.lock_sign(painter, QPointF(1385, 620), t.warn, 9)
    controls.keycap(painter, QPointF(1430, 620), "Ctrl Z", t.text)
    for index, state in enumerate(("done", "now", "later")):
        controls.step_disc(painter, QPointF(1220 + index * 50, 665), 12, index + 1, state, t)
    controls.progress(painter, QRectF(1380, 662, 160, 6), 0.6, t)
    figures.gold(painter, QPointF(1520, 640), "cavalry", 60, t)
    look = (
        cards.CardLook("Western Europe", "infantry", "infantry", state="playable"),
        cards.CardLook("China", "cavalry", "cavalry", state="chosen"),
        cards.CardLook("Quebec", "artillery", "artillery", state="aside"),
        cards.CardLook("Joker", "all three", "joker"),
        cards.CardLook(back="blue"),
        cards.CardLook(back="yellow"),
    )
    for index, card in enumerate(look):
        cards.card(painter, QRectF(860 + index * 112, 710, 98, 138), card, t)
    for index, (kind, colour) in enumerate(
        (("infantry", "blue"), ("cavalry", "red"), ("artillery", "black"), ("infantry", "yellow"))
    ):
        figures.paint_figure(painter, QPointF(880 + index * 150, 975), kind, colour, 90, t)


class Sheet(QWidget):
    """Real widgets in a row, to see the style sheet."""

    def __init__(self) -> None:
        super().__init__()
        self.resize(WIDE, HIGH)
        self.made: list[QWidget] = []
        for column, (words, on) in enumerate(
            (("Attack", True), ("Cancel", True), ("Attack", False), ("Cancel", False))
        ):
            button = QPushButton(words, self)
            button.setProperty("primary", words == "Attack")
            button.setEnabled(on)
            button.setGeometry(40 + column * 150, 80, 132, 40)
            self.made.append(button)
        field = QLineEdit("Freja", self)
        field.setGeometry(40, 150, 200, 38)
        wrong = QLineEdit("", self)
        wrong.setProperty("wrong", True)
        wrong.setGeometry(256, 150, 120, 38)
        box = QComboBox(self)
        box.addItems(["Hard", "Easy"])
        box.setGeometry(390, 150, 180, 38)
        spin = QSpinBox(self)
        spin.setGeometry(590, 150, 100, 38)
        check = QCheckBox("Show odds", self)
        check.setChecked(True)
        check.setGeometry(40, 206, 160, 34)
        other = QCheckBox("Confirm", self)
        other.setGeometry(210, 206, 160, 34)
        slide = QSlider(Qt.Orientation.Horizontal, self)
        slide.setValue(60)
        slide.setGeometry(390, 206, 220, 34)
        self.made += [field, wrong, box, spin, check, other, slide]

    def paintEvent(self, event: object) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = theme()
        surfaces.side_panel(painter, QRectF(self.rect()), t)
        write(painter, 40, 54, f"Components · {t.name}", "display", t.heading)
        for row, (words, role) in enumerate(
            (
                ("Display 30 · Φρουρός Åse Řím", "display"),
                ("Title 19 · Επίθεση, útok, angreb", "title"),
                ("Prompt 18 · Vælg et fjendtligt naboterritorium", "prompt"),
                ("Body 15 · Μπορείτε να έχετε το πολύ 3 μονάδες", "body"),
                ("Small 13 · V této oblasti jsou nezávislé nestvůry", "small"),
                ("Reading 17 · Kdo porovnání prohraje, odebere armádu", "reading"),
            )
        ):
            write(painter, 40, 400 + row * 30, words, role, t.heading if row < 2 else t.text)
        for column, state in enumerate((set(), {"hovered"}, {"pressed"}, {"primary"})):
            area = QRectF(40 + column * 150, 262, 132, 40)
            controls.button(painter, area, t, **dict.fromkeys(state, True))
        controls.focus_ring(painter, QRectF(640, 262, 132, 40), 8, t)
        controls.segments(painter, QRectF(40, 318, 300, 38), ("Human", "Computer", "Closed"), 0, t)
        controls.slider(painter, QRectF(370, 320, 200, 36), 0.6, t)
        controls.chip(painter, QPointF(600, 338), "rule 5.2.1", t)
        paint_surfaces(painter, t)
        paint_marks(painter, t)
        paint_seats(painter, t)
        paint_things(painter, t)
        painter.end()


def components() -> None:
    for name in looks.THEME_NAMES:
        themes().set(name)
        sheet = Sheet()
        sheet.show()
        QApplication.processEvents()
        started = time.perf_counter()
        sheet.grab().save(str(FOLDER / f"components_{name}.png"))
        print(f"components {name}: {(time.perf_counter() - started) * 1000:.0f} ms")
        sheet.close()


def main() -> None:
    app = QApplication.instance() or QApplication([])
    looks.apply(app)
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[2:]) or {"components"}
    if "components" in wanted:
        components()


if __name__ == "__main__":
    main()
