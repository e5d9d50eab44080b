"""The two sides of a battle whose dice are compared, with their numbers between them."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from boardgames_desktop.core.picture import Board, Look, Picture, Token
from boardgames_desktop.gui.paint.discs import kept_disc
from boardgames_desktop.gui.paint.keeping import KeptPictures
from boardgames_desktop.gui.panels.dice_view import DiceRow
from boardgames_desktop.gui.theme import font, px, space, theme
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.wording import side_name

BARE = Look()
DICE = ("attack", "defence")
"""Colours of the dice when two sides roll; otherwise everybody rolls their own colour."""

SIDE = 42
"""Height of the heads of the two sides at text size 100 %."""


@attrs.frozen
class Side:
    """One party of a battle: its seat, its part in it, and how many pieces it has.

    Attributes:
        short: the name where there is no room for it; the colour of a neutral army.
    """

    name: str
    colour: str
    part: str
    place: str
    count: int
    short: str


def colour_of(match: Match, seat: int | None) -> str:
    """Return the colour of a side; dice of nobody are the attacker's."""
    return "attack" if seat is None else match.colour(seat)


def read_sides(match: Match, board: Board, picture: Picture) -> list[Side]:
    """Return the sides: the places of a tray that have a name, with what stands on them."""
    standing: dict[str, Token] = {token.at: token for token in picture.tokens}
    sides: list[Side] = []
    for place in board.places:
        look = picture.looks.get(place.thing, BARE)
        token = standing.get(place.thing)
        seat = token.owner if token is not None else look.tint
        if place.label is None or seat is None:
            continue
        sides.append(
            Side(
                match.name(seat),
                match.colour(seat),
                language().text(place.label),
                language().text(look.text) if look.text is not None else "",
                token.count if token is not None else 0,
                _short_name(match, seat),
            )
        )
    return sides


def _short_name(match: Match, seat: int) -> str:
    if seat < len(match.setup.seats):
        return match.name(seat)
    return side_name(match.game, match.colour(seat))


def read_dice(match: Match, board: Board, picture: Picture) -> list[DiceRow]:
    """Return the dice lying in a tray, one row a seat, in the order of its places."""
    order = {place.thing: index for index, place in enumerate(board.places)}
    dice = [token for token in picture.tokens if token.kind == "die" and token.at in order]
    dice.sort(key=lambda token: order[token.at])
    rows: dict[str, list[Token]] = {}
    for token in dice:
        rows.setdefault(token.at.rpartition(".")[0], []).append(token)
    made: list[DiceRow] = []
    for tokens in rows.values():
        signs = [{name for name, _ in token.badges} for token in tokens]
        won = tuple(True if "won" in s else False if "lost" in s else None for s in signs)
        owner = tokens[0].owner
        compared = any(flag is not None for flag in won)
        made.append(
            DiceRow(
                words=match.name(owner) if owner is not None else "",
                colour=DICE[len(made) % 2] if len(rows) == 2 else colour_of(match, owner),
                faces=tuple(int(token.face or 0) for token in tokens),
                lost=sum(flag is False for flag in won) if compared else None,
                won=won,
            )
        )
    return made


def dice_to_come(sides: Sequence[Side]) -> list[DiceRow]:
    """Return rows without dice for an announced battle, so that the tray keeps its height."""
    if len(sides) != 2:
        return []
    return [DiceRow(side.name, colour, ()) for side, colour in zip(sides, DICE, strict=True)]


class SidesView(QWidget):
    """The two parties with their emblems, and their numbers between them."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._kept = KeptPictures()
        self._sides: tuple[Side, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_sides(self, sides: Sequence[Side]) -> None:
        """Show one or two parties."""
        if tuple(sides) == self._sides:
            return
        self._sides = tuple(sides)
        self.setAccessibleName(
            "; ".join(
                f"{side.name}, {side.part}, {side.place}: {language().number(side.count)}"
                for side in self._sides
            )
        )
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        high = self._heads()
        if self._stacks():
            high += QFontMetricsF(font("small")).lineSpacing() * len(self._place_lines())
        return QSize(px("body") * 12, round(high))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _heads(self) -> float:
        """Return the height of emblems, names and numbers."""
        return SIDE * px("body") / 15

    def _place_room(self) -> float:
        """Return the width a place's name has beside its emblem."""
        room = self.width() / 2 - 2 * self._radius() - space(3)
        if len(self._sides) < 2:
            return room
        if self._narrow():
            return room - QFontMetricsF(font("number")).horizontalAdvance("000")
        return room - self._score_half()

    def _stacks(self) -> bool:
        """Whether names of places need lines of their own under the heads."""
        small = QFontMetricsF(font("small"))
        return any(
            small.horizontalAdvance(side.place or side.part) > self._place_room()
            for side in self._sides[:2]
        )

    def _place_lines(self) -> list[str]:
        """Return the lines under the heads: both places in one, or one each."""
        places = [side.place or side.part for side in self._sides[:2]]
        joined = " \N{RIGHTWARDS ARROW} ".join(places)
        fits = QFontMetricsF(font("small")).horizontalAdvance(joined) <= self.width()
        return [joined] if fits else places

    def _radius(self) -> float:
        return float(px("body"))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            shows = (self._sides, language().edition)
            area = QRectF(self.rect())
            self._kept.paint(painter, area, "sides", shows, self._paint_sides, late=self.update)

    def _paint_sides(self, painter: QPainter) -> None:
        middle = self._paint_numbers(painter)
        for index, side in enumerate(self._sides[:2]):
            self._paint_side(painter, side, right=index == 1, middle=middle)
        if self._stacks():
            self._paint_places(painter)

    def _paint_places(self, painter: QPainter) -> None:
        painter.setFont(font("small"))
        painter.setPen(theme().tray_text_2)
        line = QFontMetricsF(font("small")).lineSpacing()
        lines = self._place_lines()
        aligns = (
            (Qt.AlignmentFlag.AlignHCenter,)
            if len(lines) == 1
            else (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
        )
        for index, (words, align) in enumerate(zip(lines, aligns, strict=True)):
            box = QRectF(0, self._heads() + index * line, self.width(), line)
            painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, words)

    def _paint_count(
        self, painter: QPainter, count: int, box: QRectF, align: Qt.AlignmentFlag
    ) -> None:
        painter.setFont(font("number"))
        painter.setPen(theme().text)
        painter.drawText(box, align | Qt.AlignmentFlag.AlignTop, language().number(count))

    def _narrow(self) -> bool:
        """Whether there is no room for large numbers between the sides."""
        return self.width() < 20 * px("body")

    def _paint_numbers(self, painter: QPainter) -> float:
        """Paint the numbers of pieces; return half the width they take."""
        if len(self._sides) < 2 or self._narrow():
            return 0.0
        words = [language().number(side.count) for side in self._sides[:2]]
        half = self._score_half()
        painter.setFont(font("score"))
        painter.setPen(theme().text)
        centre = self.width() / 2
        for word, left in ((words[0], centre - half), (":", centre - 6), (words[1], centre + 6)):
            wide = 12.0 if word == ":" else half - 6
            painter.drawText(
                QRectF(left, 0, wide, self._heads() * 0.72), Qt.AlignmentFlag.AlignCenter, word
            )
        return half

    def _score_half(self) -> float:
        score = QFontMetricsF(font("score"))
        words = [language().number(side.count) for side in self._sides[:2]]
        return max(score.horizontalAdvance(word) for word in words) + space(3)

    def _paint_side(self, painter: QPainter, side: Side, *, right: bool, middle: float) -> None:
        """Paint a side from its own picture: the numbers between change with every roll."""
        half = self.width() / 2
        shows = (side if self._narrow() else attrs.evolve(side, count=0), middle, self._stacks())
        self._kept.paint(
            painter,
            QRectF(half if right else 0, 0, half, self._heads()),
            right,
            (*shows, language().edition),
            lambda brush: self._draw_side(brush, side, right=right, middle=middle),
        )

    def _draw_side(self, painter: QPainter, side: Side, *, right: bool, middle: float) -> None:
        tokens = theme()
        radius, half = self._radius(), self._heads() / 2
        x = self.width() - radius - 2 if right else radius + 2
        kept_disc(painter, QPointF(x, half), radius, side.colour)
        room = self.width() / 2 - middle - 2 * radius - space(3)
        left = self.width() / 2 + middle if right else 2 * radius + space(3)
        align = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        name = QFont(font("label"))
        name.setPixelSize(px("body") + 1)
        name.setBold(True)
        painter.setFont(name)
        painter.setPen(tokens.text)
        metrics = QFontMetricsF(name)
        words = side.name if metrics.horizontalAdvance(side.name) <= room else side.short
        words = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(left, 0, room, half), align | Qt.AlignmentFlag.AlignBottom, words)
        if self._narrow():
            self._paint_count(painter, side.count, QRectF(left, half, room, half), align)
            gap = QFontMetricsF(font("number")).horizontalAdvance("000")
            left, room = (left if right else left + gap), room - gap
        if not self._stacks():
            painter.setFont(font("small"))
            painter.setPen(tokens.tray_text_2)
            painter.drawText(
                QRectF(left, half, room, half),
                align | Qt.AlignmentFlag.AlignTop,
                side.place or side.part,
            )
