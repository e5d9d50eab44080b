"""A scene of a lesson on its table: the card, what glows, keys, and showing how it is done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication

from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.lessons.card import LessonCard
from boardgames_desktop.gui.lessons.pointing_out import PointingOut, places_of
from boardgames_desktop.gui.lessons.standing import Standing
from boardgames_desktop.gui.panels.mat import MatPanel
from boardgames_desktop.gui.table import GameTable
from boardgames_desktop.services.lesson import ASKING, DONE, FOLLOWING, Tutor
from boardgames_desktop.services.match import Match


class Stage(QObject):
    """Binds one tutor to one table.

    Signals:
        leave_wanted: the learner wants to stop.
        rule_wanted: id of a rule the learner wants to read.
    """

    leave_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, tutor: Tutor, table: GameTable) -> None:
        super().__init__(table)
        self._tutor = tutor
        self._table = table
        self._closed = False
        self._drawer = False
        self._unfolded: list[MatPanel] = []
        self.card = LessonCard(tutor, table.view)
        self.pointing = PointingOut(table)
        self._standing = Standing(table, self.card)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._place)
        self._bind_keys()
        table.add_region(self.card)
        card = self.card
        card.next_wanted.connect(tutor.next)
        card.back_wanted.connect(self._back)
        card.show_wanted.connect(self.show_me)
        card.leave_wanted.connect(self.leave_wanted)
        card.rule_wanted.connect(self._read_more)
        card.resized.connect(self._soon.start)
        tutor.changed.connect(self.refresh)
        table.match.asked.connect(self._soon.start)
        table.match.rewound.connect(self._soon.start)
        table.match.stepped.connect(self._soon.start)
        table.view.settled.connect(self._soon.start)
        for mat in table.around.mats:
            mat.folded.connect(self._soon.start)
        table.view.installEventFilter(self)
        table.installEventFilter(self)
        card.show()

    def teaches(self, match: Match) -> bool:
        """Tell whether ``match`` is the scene on this table."""
        return self._table.match is match

    def close(self) -> None:
        """Let go of the tutor and the table; nothing is shown any more."""
        if self._closed:
            return
        self._closed = True
        self._soon.stop()
        self.pointing.stop()
        self._tutor.changed.disconnect(self.refresh)
        self._table.view.removeEventFilter(self)
        self._table.removeEventFilter(self)

    def _bind_keys(self) -> None:
        table = self._table
        self._on = [QShortcut(QKeySequence(keys), table) for keys in ("Return", "Enter")]
        back = QShortcut(QKeySequence("Alt+Left"), table)
        for shortcut in (*self._on, back):
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        for shortcut in self._on:
            shortcut.activated.connect(self._enter)
        back.activated.connect(self._back)

    # -- what is shown ------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the step the tutor is at."""
        tutor = self._tutor
        self.pointing.stop()
        self.card.refresh()
        for shortcut in self._on:
            shortcut.setEnabled(tutor.can_next)
        self.pointing.point(tutor.step.point if tutor.phase not in (FOLLOWING, DONE) else ())
        self._open_panels()
        self._place()
        self._take_focus()
        if tutor.phase != FOLLOWING:
            self._table.around.status.announce(self.card.title.text())

    def _take_focus(self) -> None:
        """Give the keyboard to whatever goes on: the button, or the board."""
        focused = QApplication.focusWidget()
        table = self._table
        if focused is not None and focused is not table and not table.isAncestorOf(focused):
            return
        wanted = self.card.focus_widget() or table.view
        if focused is None or self.card.isAncestorOf(focused) or wanted is not table.view:
            wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def about(self) -> tuple[Thing, ...]:
        """Return the things that the card must not lie on."""
        step = self._tutor.step
        pointed = places_of(self._table, step.point)
        return tuple(dict.fromkeys((*pointed, *step.point, *step.gesture)))

    def _open_panels(self) -> None:
        """Have cards and mats in view that the step wants to be picked."""
        table, step = self._table, self._tutor.step
        wanted = self._tutor.phase not in (FOLLOWING, DONE)
        about = {*step.point, *step.gesture} if wanted else set()
        cards = bool(about & table.around.hand.things())
        secrets = bool(about & table.around.missions.things())
        if cards or secrets:
            table.side.reveal("hand" if cards else "missions")
            table.arrangement.open_drawer()
        elif self._drawer:
            table.arrangement.close_drawer()
        self._drawer = cards or secrets
        first = step.gesture[0] if wanted and step.gesture else ""
        for mat in table.around.mats:
            if mat.is_folded and mat.has(first):
                self._unfolded.append(mat)
                mat.set_folded(False)
            elif mat in self._unfolded and not mat.has(first):
                self._unfolded.remove(mat)
                mat.set_folded(True)
        table.view.overlays.place()

    def _place(self) -> None:
        if not self._closed:
            self._standing.place(self.about())
            self.pointing.refresh()

    # -- what is wanted -----------------------------------------------------------------

    def _enter(self) -> None:
        """Press the button that has the focus, else go on."""
        focused = QApplication.focusWidget()
        if isinstance(focused, QAbstractButton) and self.card.isAncestorOf(focused):
            focused.click()
        elif self._tutor.can_next:
            self.card.next.click()

    def _back(self) -> None:
        self.pointing.stop()
        self._tutor.back()

    def _read_more(self) -> None:
        if self._tutor.step.rule:
            self.rule_wanted.emit(self._tutor.step.rule)

    def show_me(self) -> None:
        """Do what the step wants, with a hand that shows the gesture; again = at once."""
        if self.pointing.finish() or self._tutor.phase != ASKING or self._tutor.match is None:
            return
        action = self._tutor.match.wanted()
        if action is None:
            return
        settings = self._table.settings.value
        speed = 0.0 if settings.reduce_motion else settings.animation
        gesture = self._tutor.step.gesture or self._tutor.match.road(action)
        self._table.controller.clear()
        self.pointing.lead(gesture, speed, lambda: self._table.submit(action))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._soon.start()
        return False
