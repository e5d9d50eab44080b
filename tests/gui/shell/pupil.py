"""Takes lessons with the mouse: events go to whatever lies under the pointer."""

from __future__ import annotations

import time

from PySide6.QtCore import QEvent, QEventLoop, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSpinBox, QApplication, QWidget

from boardgames_desktop.core.actions import Span, matches
from boardgames_desktop.gui import probe
from boardgames_desktop.gui.shortcuts import LESSON
from boardgames_desktop.services.lesson import ASKING, FOLLOWING

PATIENCE_S = 20
NONE, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
Kind = QEvent.Type


def take(window, game: str, name: str) -> None:
    """Take a lesson; a thread plays it first."""
    window.school.open(game, name)
    let_it_begin(window, game, name)


def let_it_begin(window, game: str, name: str) -> None:
    """Wait for a lesson that was asked for."""
    end = time.monotonic() + PATIENCE_S
    while not (window.school.teaches(game, name) and window.commands.where == LESSON):
        assert time.monotonic() < end, f"waited for the lesson {game}/{name}"
        let_time_pass()


def let_time_pass() -> None:
    """Do what is to be done in the window, then leave the processor to its threads."""
    QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)
    QApplication.sendPostedEvents(None, Kind.DeferredDelete)
    time.sleep(0.001)


class Pupil:
    """Sits in front of one window; everything is done as a hand would, and counted."""

    def __init__(self, window):
        self.window = window
        self.done: dict[str, int] = {}

    @property
    def tutor(self):
        return self.window.school.tutor

    @property
    def stage(self):
        return self.window.school.stage

    @property
    def card(self):
        return self.stage.card

    # -- looking --------------------------------------------------------------------------

    def wait(self, done, what: str) -> None:
        """Let time pass until something is so; what is being shown is skipped with Esc."""
        end = time.monotonic() + PATIENCE_S
        while not done():
            assert time.monotonic() < end, f"waited for {what} at {self.where()}"
            table = self.window.table
            if table is not None and (table.room.animator.playing or table.around.rolling):
                QTest.keyClick(table.view, Qt.Key.Key_Escape)
            let_time_pass()

    def where(self) -> str:
        tutor = self.tutor
        return "nowhere" if tutor is None else f"{tutor.step.id}, {tutor.phase}"

    def spot(self, thing: str) -> QPoint:
        """Return where a thing is on the screen; it must be in view and not covered."""
        table = self.window.table
        told = probe.table_facts(table.match, table, ("answers", "things"))
        at = told["answers"].get(thing) or told["things"].get(thing)
        if at is None and table.around.pool.holds(thing):
            pool = table.around.pool
            return pool.mapToGlobal(QPoint(pool.height() // 2, pool.height() // 2))
        assert at is not None, f"{thing} cannot be seen at {self.where()}"
        return QPoint(*at)

    def under(self, at: QPoint) -> QWidget:
        """Return the widget under a point of the screen."""
        found = self.window.childAt(self.window.mapFromGlobal(at))
        assert found is not None
        return found

    # -- the mouse ------------------------------------------------------------------------

    def _send(self, widget: QWidget, kind: Kind, at: QPoint, keys) -> None:
        button = NONE if kind == Kind.MouseMove else LEFT
        held = NONE if kind == Kind.MouseButtonRelease else LEFT
        event = QMouseEvent(
            kind, QPointF(widget.mapFromGlobal(at)), QPointF(at), button, held, keys
        )
        QApplication.sendEvent(widget, event)
        QApplication.processEvents()

    def click(self, at: QPoint) -> None:
        widget = self.under(at)
        for kind in (Kind.MouseButtonPress, Kind.MouseButtonRelease):
            self._send(widget, kind, at, Qt.KeyboardModifier.NoModifier)

    def drag(self, start: QPoint, goal: QPoint, *, one: bool = False) -> None:
        control = Qt.KeyboardModifier.ControlModifier
        keys = control if one else Qt.KeyboardModifier.NoModifier
        widget = self.under(start)
        self._send(widget, Kind.MouseButtonPress, start, keys)
        for share in (0.2, 0.5, 0.8, 1.0):
            at = QPointF(start) + QPointF(goal - start) * share
            self._send(widget, Kind.MouseMove, at.toPoint(), keys)
        self._send(widget, Kind.MouseButtonRelease, goal, keys)

    def press(self, button: QWidget) -> None:
        """Click a button, which must lie open."""
        assert button.isVisible()
        assert button.isEnabled(), f"{button.accessibleName()} at {self.where()}"
        at = button.mapToGlobal(button.rect().center())
        if button.window() is self.window:
            assert self.under(at) is button, f"{button} is covered at {self.where()}"
        for kind in (Kind.MouseButtonPress, Kind.MouseButtonRelease):
            self._send(button, kind, at, Qt.KeyboardModifier.NoModifier)

    def count(self, how: str) -> None:
        self.done[how] = self.done.get(how, 0) + 1

    # -- learning -------------------------------------------------------------------------

    def step(self) -> None:
        """Do what the card says, or go on."""
        tutor = self.tutor
        if tutor.phase != ASKING:
            self.count("next")
            self.press(self.card.next)
            return
        before = (tutor.step.id, ASKING)
        self.answer()
        self.wait(
            lambda: self.tutor is None or (self.tutor.step.id, self.tutor.phase) != before,
            "the answer to be taken",
        )
        self.wait(lambda: self.tutor.phase != FOLLOWING, "what follows")

    def be_shown(self) -> None:
        """Have done what the step wants."""
        before = (self.tutor.step.id, ASKING)
        self.stage.show_me()
        self.wait(
            lambda: (self.tutor.step.id, self.tutor.phase) != before, "what was shown to be done"
        )
        self.wait(lambda: self.tutor.phase != FOLLOWING, "what follows")

    def answer(self) -> None:
        """Do what the step wants, by its gesture, its button or the Actions list."""
        table, match = self.window.table, self.tutor.match
        self.wait(lambda: not table.room.animator.playing, "the board to be still")
        action = match.wanted()
        assert action is not None, self.where()
        gesture = self.tutor.step.gesture
        if gesture:
            self._gesture(gesture, action)
        elif len(match.road(action)) == 1 and self._button(match.road(action)[0]):
            self.count("button")
        else:
            self._list(action)
        if table.controller.chooser.isVisible():
            self._choose(action)
        elif isinstance(QApplication.focusWidget(), QAbstractSpinBox):
            self.count("order")
            tray = next(tray for tray in table.around.trays if tray.isVisible())
            self.press(tray.primary)

    def _gesture(self, things, action) -> None:
        table = self.window.table
        *first, last = things
        movable = first and not first[-1].startswith("card:")
        clicks = first[:-1] if movable else things
        for thing in clicks:
            self.count("click")
            self.click(self.spot(thing))
        if movable:
            self.count("drag")
            option = next(o for o in table.match.decision().options if matches(o, action))
            most = option[-1].hi if isinstance(option[-1], Span) else None
            self.drag(self.spot(first[-1]), self.spot(last), one=most not in (None, action[-1]))

    def _button(self, thing: str) -> bool:
        """Press the button of an answer in the prompt line, if it is there."""
        table = self.window.table
        shown = probe.table_facts(table.match, table, ("answers",))["answers"]
        if thing not in shown:
            return False
        self.click(QPoint(*shown[thing]))
        return True

    def _list(self, action) -> None:
        """Choose a row of the Actions list and press the button below."""
        self.count("list")
        actions = self.window.table.around.actions
        self.window.table.side.reveal("actions")
        actions.advise(action)
        QApplication.processEvents()
        self.press(actions.play)

    def _choose(self, action) -> None:
        chooser = self.window.table.controller.chooser
        options = chooser.options
        if len(options) > 1:
            index = next(i for i, option in enumerate(options) if matches(option, action))
            buttons = [b for b in chooser.findChildren(QAbstractButton) if b.isVisible()]
            self.count("choose")
            self.press(buttons[index])
        if chooser.isVisible() and chooser._amount is not None:
            self.count("amount")
            chooser._amount.value.setValue(action[-1])
            self.press(chooser._amount._go)
