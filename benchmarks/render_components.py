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


def write(
    painter: QPainter, at: tuple[float, float], words: str, role: str, colour: QColor
) -> None:
    painter.setFont(font(role))
    painter.setPen(colour)
    painter.drawText(QPointF(*at), words)


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
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = theme()
        surfaces.side_panel(painter, QRectF(self.rect()), t)
        write(painter, (40, 54), f"Components · {t.name}", "display", t.heading)
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
            write(painter, (40, 400 + row * 30), words, role, t.heading if row < 2 else t.text)
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


OWNERS = {
    "red": "iceland:2 scandinavia:4 ukraine:8 northern_europe:3 great_britain:2"
    " southern_europe:5 western_europe:3 greenland:1 quebec:2 egypt:6",
    "blue": "alaska:3 northwest_territory:1 alberta:2 ontario:7 western_us:2 eastern_us:11"
    " central_america:4 kamchatka:5 japan:1",
    "black": "venezuela:6 peru:1 brazil:9 argentina:1 north_africa:14 congo:2 east_africa:5"
    " south_africa:1 madagascar:1",
    "yellow": "ural:4 siberia:2 yakutsk:1 irkutsk:1 mongolia:3 china:12 india:2 siam:6"
    " indonesia:1 new_guinea:1 western_australia:2 eastern_australia:1 afghanistan:3"
    " middle_east:7",
}
VIEWS = {"1080": (1480, 1080, 1.0), "720": (940, 720, 1.0), "2x": (940, 720, 2.0)}


def owned() -> dict[str, tuple[str, int]]:
    return {
        f"land:{part.split(':')[0]}": (colour, int(part.split(":")[1]))
        for colour, parts in OWNERS.items()
        for part in parts.split()
    }


def clock(label: str, started: float) -> float:
    now = time.perf_counter()
    print(f"  {label}: {(now - started) * 1000:.0f} ms")
    return now


def paint_board(name: str, view: str, *, empty: bool = False) -> None:
    """Paint the world with made-up owners, the way the board view layers it."""
    from boardgames_desktop.games.risk.boards import make_boards
    from boardgames_desktop.gui.art import art_for, paint_label
    from boardgames_desktop.gui.art.risk_terrain import SEAS
    from boardgames_desktop.gui.art.shapes import shapes_of
    from boardgames_desktop.gui.art.wash import owner_wash

    themes().set(name)
    t = theme()
    board = make_boards(())[0]
    art = art_for(board)
    wide, high, ratio = VIEWS[view]
    image, painter = canvas(wide, high, ratio)
    zoom = wide / board.size[0] * 0.985
    image.fill(art.surround(t))
    painter.translate(wide * 0.0075, high * 0.088)
    painter.scale(zoom, zoom)
    print(f"board {name} {view}")
    at = time.perf_counter()
    art.paint_quick(painter, board, t)
    at = clock("quick", at)
    art.paint_ground(painter, board, t)
    at = clock("ground", at)
    shapes, owners = shapes_of(board), owned()
    if not empty:
        for thing, path in shapes.lands.items():
            wash = owner_wash(path, owners[thing][0], t, zoom * ratio)
            painter.drawImage(wash.area, wash.image)
        at = clock("42 washes", at)
    art.paint_overlay(painter, board, t)
    at = clock("overlay", at)
    for label in art.labels():
        paint_label(painter, label, SEAS[name].line)
    if not empty:
        lit = [
            shapes.lands[f"land:{k}"] for k in ("siberia", "china", "afghanistan", "middle_east")
        ]
        for path in lit:
            marks.legal(painter, path, t)
        at = clock("4 legal marks", at)
        marks.selected(painter, shapes.lands["land:ukraine"], t)
        marks.attacked(painter, shapes.lands["land:ural"], t)
        painter.setFont(looks.fixed_font("label", 13 / max(zoom, 0.8)))
        for place in sorted(board.places, key=lambda place: place.anchor[1]):
            x, y = place.anchor
            words = place.thing.partition(":")[2].replace("_", " ").title()
            path = ink.QPainterPath()
            font_ = looks.fixed_font("label", 13)
            from PySide6.QtGui import QFontMetricsF

            path.addText(
                QPointF(x - QFontMetricsF(font_).horizontalAdvance(words) / 2, y + 34), font_, words
            )
            painter.strokePath(path, ink.pen(t.colour("label_halo"), 3.8, 215))
            painter.fillPath(path, t.colour("label"))
        for place in sorted(board.places, key=lambda place: place.anchor[1]):
            colour, number = owners[place.thing]
            x, y = place.anchor
            figures.paint_army(
                painter, QPointF(x, y + 14), colour, number, 32, t, pair=place.room > 34
            )
        a, b = (
            QPointF(*p.anchor) for p in board.places if p.thing in ("land:ukraine", "land:ural")
        )
        marks.arrow(painter, marks.arrow_path(a + QPointF(34, 0), b + QPointF(-22, 0)), t)
    painter.end()
    image.save(str(FOLDER / f"board_{name}_{view}{'_empty' if empty else ''}.png"))


def main() -> None:
    app = QApplication.instance() or QApplication([])
    looks.apply(app)
    FOLDER.mkdir(parents=True, exist_ok=True)
    wanted = set(sys.argv[2:]) or {"components"}
    if "components" in wanted:
        components()
    for name in looks.THEME_NAMES:
        for view in VIEWS:
            if "board" in wanted or f"board-{name}-{view}" in wanted:
                paint_board(name, view)
    if "start" in wanted:
        from PySide6.QtCore import QSize

        from boardgames_desktop.games.risk.boards import make_boards
        from boardgames_desktop.gui.art.backdrop import paint_layers
        from boardgames_desktop.gui.paint import icons
        from boardgames_desktop.gui.vignettes import vignette

        themes().set("dark")
        started = time.perf_counter()
        board, size = make_boards(())[0], QSize(640, 366)
        scene = vignette(board, paint_layers(board, 0.7071, "dark"), size, 1.5, theme())
        clock("start picture", started)
        scene.save(str(FOLDER / "start_risk.png"))
        image, painter = canvas(500, 120)
        surfaces.backdrop(painter, QRectF(0, 0, 500, 120), theme())
        for index, name in enumerate(icons.NAMES):
            box = QRectF(20 + index % 10 * 46, 20 + index // 10 * 46, 28, 28)
            icons.paint_icon(painter, name, box, theme().text)
        painter.end()
        image.save(str(FOLDER / "icons.png"))
    if "empty" in wanted:
        paint_board("dark", "1080", empty=True)


if __name__ == "__main__":
    main()
