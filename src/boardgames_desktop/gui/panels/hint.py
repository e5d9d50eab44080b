"""The hint: what a strong player would do here and why, on a paper over the board.

A hint is only shown. It marks places, and the row of the Actions panel; playing is left to
the person, and the hint goes away with the position it was for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.board.boardroom import BoardRoom
from boardgames_desktop.gui.paint import surfaces
from boardgames_desktop.gui.panels.surround import Surround
from boardgames_desktop.gui.theme import px, space, theme
from boardgames_desktop.gui.words import Words
from boardgames_desktop.services.advice import Adviser, Hint
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

WIDTH = 22
"""Width of the paper in heights of the body's letters."""

AROUND_PLACE = 46
"""Pixels around a marked place that the paper keeps clear of, if it can."""


def why_no_hint(adviser: Adviser) -> str:
    """Return why no hint can be had now, in words; "" if one can."""
    words = {
        "covered": QCoreApplication.translate("Hinting", "The screen is being handed over."),
        "over": QCoreApplication.translate("Hinting", "The game is over."),
        "game": QCoreApplication.translate("Hinting", "There are no hints for this game."),
        "shared": QCoreApplication.translate(
            "Hinting", "Show your cards first: a hint uses what only you may see."
        ),
        "lesson": QCoreApplication.translate(
            "Hinting", "In a lesson, the card shows how it is done."
        ),
        "others": QCoreApplication.translate("Hinting", "It is not your turn to answer."),
    }
    return words.get(adviser.obstacle(), "")


class HintPaper(QWidget):
    """A small paper with a heading, the advised answer and its reasons; a click puts it away."""

    put_away = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self._head = Words("small", "ink", self)
        self._what = Words("body", "ink", self)
        self._why = Words("small", "ink", self)
        self._stack = QVBoxLayout(self)
        for words in (self._head, self._what, self._why):
            self._stack.addWidget(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def say(self, head: str, what: str, reasons: Sequence[str]) -> None:
        """Show a hint in words."""
        ink = f"color: {theme().ink.name()};"
        for label, words in (
            (self._head, head),
            (self._what, what),
            (self._why, "\n".join(f"• {reason}" for reason in reasons)),
        ):
            label.setText(words)
            label.setStyleSheet(ink)
            label.setVisible(bool(words))
        self.setAccessibleName(" ".join((head, what, *reasons)))
        self.fit()

    def words(self) -> str:
        """Return everything on the paper."""
        return self.accessibleName()

    def fit(self) -> None:
        """Take the size that the words need."""
        edge = space(3)
        self._stack.setContentsMargins(edge, edge, edge + 3, edge + 5)
        self._stack.setSpacing(space(1))
        room = self._over.width() - 2 * space(4)
        wide = max(1, min(WIDTH * px("body"), room))
        self.resize(QSize(wide, self._stack.totalHeightForWidth(wide)))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep clicks from the board below."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()
        self.put_away.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            surfaces.paper(painter, QRectF(self.rect()).adjusted(2, 2, -4, -6), 8, theme())


class Hinting(QObject):
    """Asks for hints and shows them on the table: paper, board, Actions panel, prompt line."""

    def __init__(self, match: Match, room: BoardRoom, around: Surround, table: QWidget) -> None:
        super().__init__(table)
        self._match = match
        self._room = room
        self._around = around
        self._adviser = match.adviser()
        self._told: Hint | None = None
        self.paper = HintPaper(room.view)
        self.paper.put_away.connect(self._adviser.forget)
        self._adviser.changed.connect(self.refresh)
        around.prompt.hint_wanted.connect(self.toggle)
        room.view.installEventFilter(self)
        table.installEventFilter(self)

    def toggle(self) -> None:
        """Ask for a hint, or put away the one that is shown."""
        if not self.close():
            self._adviser.ask()
            self.refresh()

    def close(self) -> bool:
        """Put the hint away; False if there is none."""
        shown = self._adviser.hint is not None or self._adviser.thinking
        self._adviser.forget()
        return shown

    def obstacle(self) -> str:
        """Return why no hint can be had now, in words; "" if one can."""
        return why_no_hint(self._adviser)

    def refresh(self) -> None:
        """Show the hint there is, everywhere, or that there is none."""
        adviser = self._adviser
        hint = None if adviser.obstacle() else adviser.hint
        asked = hint is not None or adviser.thinking
        self._around.prompt.set_hint(self._tip(), possible=not self.obstacle(), shown=asked)
        self._room.scene.marks.advise(hint.road if hint is not None else ())
        about = frozenset(hint.road if hint is not None else ())
        for mat in self._around.mats:
            mat.advise(about)
        if hint is not None:
            self._around.actions.advise(hint.action)
            self._around.hand.mark(self._room.controller.targets(), hint.road)
        if asked:
            self._write(hint)
            self._place(hint.road if hint is not None else ())
            self.paper.show()
            self.paper.raise_()
        else:
            self.paper.hide()
        if hint is not None and hint is not self._told:
            self._around.status.announce(self.paper.words())
        self._told = hint

    def _tip(self) -> str:
        obstacle = self.obstacle()
        if obstacle:
            return self.tr("No hint: {reason}").format(reason=obstacle)
        if self._adviser.hint is not None or self._adviser.thinking:
            return self.tr("Put the hint away (F2)")
        return self.tr("Hint: what a strong player would do, and why (F2)")

    def _write(self, hint: Hint | None) -> None:
        if hint is None:
            self.paper.say(self.tr("Hint"), self.tr("A strong player looks at the board…"), ())
            return
        lang, names = language(), self._match.names()
        self.paper.say(
            self.tr("Hint"),
            lang.text(hint.words, names),
            [lang.text(reason, names) for reason in hint.reasons],
        )

    # -- where the paper lies ------------------------------------------------------------

    def _place(self, road: Sequence[Thing]) -> None:
        """Lay the paper where it hides neither the marked places nor the other papers."""
        size = self.paper.size()
        taken = [*self._spots(road), *self._others()]
        places = [spot.center() for spot in self._spots(self._room.scene.ground.places)]

        def hidden(corner: QPoint) -> tuple[int, int]:
            paper = QRect(corner, size)
            covered = sum(_area(paper & rect) for rect in taken)
            return covered, sum(paper.contains(place) for place in places)

        self.paper.move(min(self._corners(size), key=hidden))

    def _corners(self, size: QSize) -> Iterator[QPoint]:
        view = self._room.view
        gap = space(4)
        top = self._around.prompt.geometry().bottom() + space(2)
        right, bottom = view.width() - size.width() - gap, view.height() - size.height() - gap
        for y in (top, max(top, bottom)):
            for x in (right, gap, (gap + right) // 2):
                yield QPoint(max(0, x), y)

    def _spots(self, road: Iterable[Thing]) -> Iterator[QRect]:
        view, scene = self._room.view, self._room.scene
        for thing in road:
            spot = scene.anchor_of(thing)
            if spot is not None:
                at = view.viewport().mapTo(view, QPointF(view.view_point(spot)).toPoint())
                reach = QPoint(AROUND_PLACE, AROUND_PLACE)
                yield QRect(at - reach, at + reach)

    def _others(self) -> Iterator[QRect]:
        dock = self._around.own.dock
        papers = (*self._around.legends, *self._around.tracks, *self._around.mats)
        for paper in (*papers, *((dock,) if dock is not None else ())):
            if paper.isVisible():
                yield paper.geometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._room.view and event.type() == QEvent.Type.Resize:
            self._lay_anew()
        elif event.type() in (QEvent.Type.LanguageChange, QEvent.Type.StyleChange):
            self.refresh()
        return False

    def _lay_anew(self) -> None:
        if not self.paper.isHidden():
            hint = self._adviser.hint
            self.paper.fit()
            self._place(hint.road if hint is not None else ())


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
