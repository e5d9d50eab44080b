"""Beside the board of a finished game: chances, turning points, and the costliest decisions."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QProgressBar, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.core.text import Msg
from boardgames_desktop.gui.chances_view import ChancesView
from boardgames_desktop.gui.dialog import Column, calm_wood
from boardgames_desktop.gui.theme import px, space
from boardgames_desktop.gui.words import Heading, Words
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.replay import ReplayView
from boardgames_desktop.services.review import Analyst, Mistake, TurningPoint, turning_points

LEFT = "text-align: left; padding: 3px 10px;"


class ReviewPanel(QWidget):
    """Asks the analyst and shows what it finds, as it comes.

    Signals:
        wanted: show the position after this many actions.
        try_wanted: a mistake somebody wants to try again.
    """

    wanted = Signal(int)
    try_wanted = Signal(object)

    def __init__(
        self, match: Match, film: ReplayView, analyst: Analyst, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._film = film
        self._analyst = analyst
        self._people = [seat for seat, place in enumerate(match.setup.seats) if place.kind == HUMAN]
        self._points: list[TurningPoint] = []
        self._mistakes: list[Mistake] | None = None
        self._looked = (0, 0)
        self._trouble: Msg | None = None
        self._asked = False
        self._inner = QWidget(self)
        self._chances_head = Heading(self._inner)
        self.chances = ChancesView(match.colours, self._inner)
        self.chances.wanted.connect(self.wanted)
        self._chances_note = Words("small", "text_2", self._inner)
        self._points_head = Heading(self._inner)
        self._points_note = Words("small", "text_2", self._inner)
        self._points_box = QVBoxLayout()
        self._mistakes_head = Heading(self._inner)
        self._mistakes_note = Words("small", "text_2", self._inner)
        self.search = QPushButton(self._inner)
        self.search.clicked.connect(self._find)
        self.progress = QProgressBar(self._inner)
        self.progress.setTextVisible(False)
        self.progress.hide()
        self._mistakes_box = QVBoxLayout()
        self.point_buttons: list[QPushButton] = []
        self.mistake_buttons: list[QPushButton] = []
        self._lay_out()
        analyst.course.connect(self._take_course)
        analyst.progress.connect(self._take_progress)
        analyst.mistakes.connect(self._take_mistakes)
        analyst.failed.connect(self._take_failure)
        self._retranslate()
        turns = [turn.ply for turn in film.turns() if turn.round]
        analyst.ask_course([*turns, len(film)])

    def _lay_out(self) -> None:
        inner = QVBoxLayout(self._inner)
        inner.setContentsMargins(space(3), space(2), space(2), space(2))
        inner.setSpacing(space(2))
        for item in (
            self._chances_head,
            self.chances,
            self._chances_note,
            self._points_head,
            self._points_note,
            self._points_box,
            self._mistakes_head,
            self._mistakes_note,
            self.search,
            self.progress,
            self._mistakes_box,
        ):
            if isinstance(item, QWidget):
                inner.addWidget(item)
            else:
                inner.addLayout(item)
        for box in (self._points_box, self._mistakes_box):
            box.setSpacing(space(1))
        inner.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Column(self._inner, self))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(px("body") * 22, px("body") * 30)

    def show_position(self, ply: int) -> None:
        """Say which position the board shows."""
        self.chances.show_position(ply)

    # -- what the analyst says --------------------------------------------------------------

    def _take_course(self, course: list[tuple[int, list[float]]]) -> None:
        self._points = turning_points(course)
        self.chances.show_course(course, [point.end for point in self._points])
        self.point_buttons = self._fill(self._points_box, len(self._points))
        for button, point in zip(self.point_buttons, self._points, strict=True):
            button.clicked.connect(lambda _=False, end=point.end: self.wanted.emit(end))
        self._retranslate()

    def _find(self) -> None:
        self._asked = True
        self._analyst.ask_mistakes(self._people)
        self._retranslate()

    def _take_progress(self, looked: int, of: int) -> None:
        self._looked = (looked, of)
        self.progress.setRange(0, of)
        self.progress.setValue(looked)
        self._write_progress()

    def _take_mistakes(self, mistakes: list[Mistake]) -> None:
        self._mistakes = mistakes
        self.mistake_buttons = self._fill(self._mistakes_box, len(mistakes))
        for button, mistake in zip(self.mistake_buttons, mistakes, strict=True):
            button.clicked.connect(lambda _=False, mistake=mistake: self.try_wanted.emit(mistake))
        self._retranslate()
        if self.mistake_buttons:
            self.mistake_buttons[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_failure(self, msg: Msg) -> None:
        self._trouble = msg
        self._retranslate()

    def _fill(self, box: QVBoxLayout, count: int) -> list[QPushButton]:
        while box.count():
            item = box.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.deleteLater()
        made = [QPushButton(self._inner) for _ in range(count)]
        for button in made:
            button.setStyleSheet(LEFT)
            box.addWidget(button)
        return made

    # -- words --------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self._chances_head.set_words(self.tr("Chances to win"))
        self.chances.setAccessibleName(self.tr("Chances to win over the game"))
        self._chances_note.setText(
            self.tr("Estimated from how games of computer players go on. Click to go there.")
        )
        self._points_head.set_words(self.tr("Turning points"))
        self._points_note.setText(self._points_words())
        self._points_note.setVisible(self._trouble is not None or not self._points)
        for button, point in zip(self.point_buttons, self._points, strict=True):
            button.setText(self._point_words(point))
        self._mistakes_head.set_words(self.tr("Costliest decisions"))
        self._mistakes_note.setText(self._mistakes_words())
        self.search.setText(self.tr("Find them"))
        asked = self._asked or not self._people
        self.search.setVisible(not asked and self._trouble is None)
        running = self._asked and self._mistakes is None and self._trouble is None
        self.progress.setVisible(running)
        self.progress.setAccessibleName(self.tr("Progress of the search"))
        self._write_progress()
        for button, mistake in zip(self.mistake_buttons, self._mistakes or (), strict=True):
            button.setText(self._mistake_words(mistake))
            button.setToolTip(self.tr("Try again"))

    def _write_progress(self) -> None:
        looked, of = self._looked
        if of and self._mistakes is None and self._trouble is None:
            speech = language()
            self._mistakes_note.setText(
                self.tr("Looking at decision {number} of {all}.").format(
                    number=speech.number(min(looked + 1, of)), all=speech.number(of)
                )
            )

    def _points_words(self) -> str:
        if self._trouble is not None:
            return language().text(self._trouble)
        return self.tr("No turn changed the chances much.") if self.chances.known else ""

    def _mistakes_words(self) -> str:
        if self._trouble is not None:
            return ""
        if not self._people:
            return self.tr("Only decisions of people are looked for.")
        if self._mistakes is None:
            return self.tr(
                "Decisions that lowered the chances most, luck left out. Each can be tried again "
                "before the better one is shown."
            )
        if not self._mistakes:
            return self.tr("No decision is surely worse than what a good computer player does.")
        return self.tr("Choose one to try it again.")

    def _point_words(self, point: TurningPoint) -> str:
        speech = language()
        return self.tr("{round} · {player}: {before} → {after}").format(
            round=self._round(point.start),
            player=self._match.name(point.seat),
            before=speech.percent(point.before),
            after=speech.percent(point.after),
        )

    def _mistake_words(self, mistake: Mistake) -> str:
        return self.tr("{round} · {player}: −{cost}").format(
            round=self._round(mistake.ply),
            player=self._match.name(mistake.seat),
            cost=language().percent(mistake.better.gain),
        )

    def _round(self, ply: int) -> str:
        words = self.tr("Round {number}")
        return words.format(number=language().number(max(1, self._film.turn_at(ply).round)))

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        with QPainter(self) as painter:
            calm_wood(painter, QRectF(self.rect()))
