"""From pointing at the board to an action: clicks, drags and keys drive one Picker."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

from boardgames_desktop.core.actions import Action, Option, count, matches, nth
from boardgames_desktop.core.picker import Picker
from boardgames_desktop.core.picture import Thing, Token
from boardgames_desktop.core.rules import Refusal
from boardgames_desktop.gui.board.aiming import Aiming, Press, ThingAt
from boardgames_desktop.gui.board.amounts import decided, range_of
from boardgames_desktop.gui.board.card_sprites import carried_sprite
from boardgames_desktop.gui.board.carrying import Carrying
from boardgames_desktop.gui.board.chooser import Chooser
from boardgames_desktop.gui.board.cursor import Cursor
from boardgames_desktop.gui.board.describing import describe
from boardgames_desktop.gui.board.handful import handful
from boardgames_desktop.gui.board.keys import BoardKeys
from boardgames_desktop.gui.board.refusal import Reasons, RefusalBubble
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.board.view import BoardView, drag_distance
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import SettingsStore

Modifiers = Qt.KeyboardModifier
Key = Qt.Key
SWING_MS, HOME_MS = 180, 160
"""How long a refused piece swings, and how long a piece takes back to where it came from."""


class BoardController(QObject):
    """Turns gestures on a board (and on panels that join in) into answers of a match.

    Finished actions go to ``match.submit``; impossible ones to ``match.attempt``, whose
    reason is shown in a bubble.

    Signals:
        status: words about what is under the pointer or the cursor.
        submitted: an action was accepted.
        hovered: the thing under the pointer or the cursor, or None.
        rule_wanted: id of a rule to open.
        lit: things that may be picked, things only an aside picks, things picked so far.
        choose: options that pointing leaves open, global anchor, default amount or None.
    """

    status = Signal(str)
    submitted = Signal(object)
    hovered = Signal(object)
    rule_wanted = Signal(str)
    lit = Signal(object, object, object)
    choose = Signal(object, object, object)

    def __init__(
        self,
        view: BoardView,
        scene: BoardScene,
        match: Match,
        settings: SettingsStore,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent if parent is not None else view)
        self._view = view
        self._scene = scene
        self._match = match
        self._settings = settings
        self._picker: Picker | None = None
        self._press: Press | None = None
        self._before: list[Thing] = []
        self._hover: Thing | None = None
        self._scolded = False
        self._aim: QPoint | None = None
        self.cursor = Cursor(scene)
        self.carrying = Carrying(self)
        self.carrying.moved.connect(self._carried)
        self.carrying.dropped.connect(self._dropped)
        self.carrying.abandoned.connect(self.cancel)
        self.chooser = Chooser(self._say, view)
        self.chooser.chosen.connect(self.submit)
        self.chooser.cancelled.connect(self._unchosen)
        self._reasons = Reasons(view, self)
        self._reasons.rule_wanted.connect(self.rule_wanted)
        self._aiming = Aiming(view, scene)
        self._keys = BoardKeys(self, view, scene)
        view.hands = self
        self._news = (match.asked, match.rewound, match.thinking, match.over, match.curtain)
        for news in self._news:
            news.connect(self.refresh)
        match.refused.connect(self._refused)

    def close(self) -> None:
        """Let go of the match and of a gesture under way."""
        for news in self._news:
            news.disconnect(self.refresh)
        self._match.refused.disconnect(self._refused)
        self.carrying.abandon(fly=False)
        self.chooser.cancel()
        self._reasons.away()
        self._view.hands = None

    # -- what may be picked ---------------------------------------------------------------

    @property
    def picked(self) -> tuple[Thing, ...]:
        """What has been pointed at so far."""
        return tuple(self._picker.picked) if self._picker is not None else ()

    @property
    def pointed(self) -> Thing | None:
        """What the pointer or the cursor is over."""
        return self._hover

    def anchor(self, thing: Thing) -> QPoint:
        """Return the global position where something about ``thing`` is said."""
        return self._aiming.anchor(thing)

    @property
    def dragging(self) -> bool:
        """A piece is in the player's hand."""
        return self.carrying.active

    def targets(self) -> set[Thing]:
        """Return the things that may be pointed at next, asides included."""
        if self._picker is None:
            return set()
        return self._picker.targets() | self._picker.faint_targets()

    def faint_targets(self) -> set[Thing]:
        """Return the things that only an aside points at next."""
        return self._picker.faint_targets() if self._picker is not None else set()

    def refresh(self, *_: object) -> None:
        """Ask the match anew what may be done; a gesture under way is dropped."""
        self._press = None
        self.carrying.abandon(fly=False)
        self.chooser.cancel()
        self._picker = self._match.picker()
        self._light()

    def _light(self) -> None:
        marks = self._scene.marks
        picker = self._picker
        if picker is None:
            marks.light(set(), set(), ())
            self.lit.emit(frozenset(), frozenset(), ())
            return
        targets, faint = picker.targets(), picker.faint_targets()
        marks.light(targets, faint, tuple(picker.picked))
        self.lit.emit(frozenset(targets), frozenset(faint), tuple(picker.picked))

    def _starts(self, thing: Thing) -> bool:
        """Tell whether a new gesture may begin with ``thing``."""
        picker = self._picker
        if picker is None:
            return False
        before, picker.picked = picker.picked, []
        may = thing in picker.targets() or thing in picker.faint_targets()
        picker.picked = before
        return may

    def resolve(self, spot: QPointF) -> Thing | None:
        """Return what is meant by a scene point: what may be picked goes first."""
        return self._aiming.pointed(spot, self.targets(), self._starts)

    # -- the view's hands -----------------------------------------------------------------

    def pressed(self, spot: QPointF, event: QMouseEvent) -> bool:
        """A button went down on the board."""
        single = event.button() == Qt.MouseButton.RightButton
        if single and self.back():
            return True
        if not single and event.button() != Qt.MouseButton.LeftButton:
            return False
        self.cursor.hide()
        thing = self.resolve(spot)
        movable = thing is not None and self._may_move(thing)
        at = event.globalPosition().toPoint()
        self._press = Press(thing, QPointF(spot), at, movable, single)
        return movable or single

    def _may_move(self, thing: Thing) -> bool:
        """Tell whether a drag may begin at ``thing``: a road goes on, or it is one's own."""
        picker = self._picker
        if picker is None:
            return False
        if self._scene.token_for(thing) is None:
            return False
        if picker.picked and picker.picked[-1] == thing:
            return picker.unfinished()
        before, picker.picked = picker.picked, []
        goes_on = picker.pick(thing) and picker.unfinished()
        picker.picked = before
        return goes_on or self._is_own(thing)

    def _is_own(self, thing: Thing) -> bool:
        token = self._piece(thing)
        decision = self._match.decision()
        return token is not None and decision is not None and token.owner == decision.seat

    def _piece(self, thing: Thing) -> Token | None:
        """Return the token to be taken up at a thing of this board: one's own before others."""
        decision = self._match.decision()
        return self._scene.token_for(thing, decision.seat if decision is not None else None)

    def moved(self, spot: QPointF, event: QMouseEvent) -> None:
        """The pointer moved over the board, nothing in hand."""
        press = self._press
        at = event.globalPosition().toPoint()
        if press is not None and press.movable and press.thing is not None:
            if (at - press.at).manhattanLength() >= drag_distance():
                self._press = None
                grip = self._aiming.grip(press, self._piece(press.thing))
                self._lift(press.thing, press.at, grip, single=press.single)
                self.carrying.follow(at)
            return
        if press is None and not event.buttons():
            self.point_at(self.resolve(spot))

    def released(self, spot: QPointF, event: QMouseEvent) -> None:
        """A button came up on the board, nothing in hand."""
        press, self._press = self._press, None
        if press is None or event.button() != Qt.MouseButton.LeftButton:
            return
        at = event.globalPosition().toPoint()
        if (at - press.at).manhattanLength() >= drag_distance() * 2:
            return
        if press.thing is None:
            self.clear()
        else:
            self.pick(press.thing, at, event.modifiers())
        self.point_at(self.resolve(spot))

    def left(self) -> None:
        """The pointer has left the board."""
        if not self.dragging:
            self.point_at(None)

    def interrupted(self) -> None:
        """Focus or window went away: a gesture under way never happened."""
        self._press = None
        if self.dragging:
            self.carrying.abandon()

    def key(self, key: int, modifiers: Modifiers) -> bool:
        """A key went down on the board."""
        return not self.dragging and self._keys.press(key, modifiers)

    # -- picking -----------------------------------------------------------------------------

    def pick(
        self,
        thing: Thing,
        at: QPoint | None = None,
        modifiers: Modifiers = Modifiers.NoModifier,
        *,
        ask: bool = False,
    ) -> None:
        """Point at ``thing``; panels call this for cards, pools and buttons of their own.

        Args:
            thing: what is pointed at.
            at: global position for a chooser or a refusal to stand at.
            modifiers: Shift = all of it, Ctrl = one.
            ask: ask for the amount even where the setting would decide.
        """
        picker = self._picker
        self._aim = at
        if picker is None:
            self._match.attempt((thing,))
            return
        self._before = list(picker.picked)
        if picker.picked and picker.picked[-1] == thing and thing not in self.targets():
            if picker.ready():
                self._finish(modifiers, dragged=False, ask=ask)
            else:
                self.back()
            return
        if not picker.pick(thing) and not self._restart(thing):
            self._match.attempt((*picker.picked, thing))
            return
        self._light()
        if picker.ready() and not picker.unfinished():
            self._finish(modifiers, dragged=False, ask=ask)

    def _restart(self, thing: Thing) -> bool:
        picker = self._picker
        if picker is None or not picker.picked or not self._starts(thing):
            return False
        picker.picked = []
        return picker.pick(thing)

    def back(self) -> bool:
        """Take back the last pick, or put down what is in hand; False if there was nothing."""
        if self.dragging:
            self.carrying.abandon()
            return True
        if self._picker is not None and self._picker.back():
            self._light()
            return True
        if self.cursor.thing is not None:
            self.cursor.hide()
            self.point_at(None)
            return True
        return False

    def clear(self) -> None:
        """Take back all picks."""
        if self._picker is not None and self._picker.picked:
            self._picker.picked = []
            self._light()

    def _finish(self, modifiers: Modifiers, *, dragged: bool, ask: bool = False) -> None:
        """Play what the picks have led to, or ask for what is left open."""
        assert self._picker is not None
        options = self._picker.ready()
        if len(options) == 1 and count(options[0]) == 1:
            self.submit(nth(options[0], 0))
            return
        setting = self._settings.value.drag_amount
        action = None if ask else decided(options, modifiers, dragged=dragged, setting=setting)
        if action is not None:
            self.submit(action)
            return
        self._ask(options)

    def _ask(self, options: Sequence[Option]) -> None:
        amounts = range_of(options)
        default = amounts[1] if amounts is not None else None
        anchor = self._aim if self._aim is not None else self._aiming.anchor(self.picked[-1])
        self.choose.emit(tuple(options), anchor, default)
        self.chooser.ask(options, anchor, default)

    def _say(self, option: Option) -> str:
        return language().text(self._match.say(option), self._match.names())

    def _unchosen(self) -> None:
        if self._picker is not None:
            self._picker.picked = list(self._before)
            self._light()

    def submit(self, action: Action) -> None:
        """Answer the match with a finished action."""
        picker, self._picker = self._picker, None
        self._light()
        if self._match.submit(action) is None:
            self.submitted.emit(action)
        elif self._picker is None:
            self._picker = picker
            self.clear()
            self._light()

    # -- dragging ------------------------------------------------------------------------------

    def join(self, widget: QWidget, thing_at: ThingAt) -> None:
        """Let a panel's things be dropped on.

        Args:
            widget: the panel.
            thing_at: returns the thing at a global position.
        """
        self._aiming.join(widget, thing_at)

    def begin_drag(self, thing: Thing, global_pos: QPoint) -> bool:
        """Begin a drag outside the board, at a pool or a card whose button is down.

        Returns False, doing nothing, if ``thing`` cannot be taken up.
        """
        if self._picker is None or self.dragging or self._token(thing) is None:
            return False
        self._lift(thing, global_pos, QPointF())
        return True

    def _token(self, thing: Thing) -> Token | None:
        found = self._piece(thing)
        if found is not None:
            return found
        for token in self._match.picture().tokens:
            if thing in (token.thing, token.at):
                return token
        return None

    def _lift(self, thing: Thing, at: QPoint, grip: QPointF, *, single: bool = False) -> None:
        picker, token = self._picker, self._token(thing)
        if picker is None or token is None:
            return
        self._before = list(picker.picked)
        if (not picker.picked or picker.picked[-1] != thing) and not self._goes_on(thing):
            picker.picked = []
            if not picker.pick(thing):
                picker.picked = [thing]
        self._reasons.away()
        self.point_at(None)
        ratio = self._view.devicePixelRatioF()
        sprite = carried_sprite(token, self._scene, ratio, single=single)
        self.carrying.lift(self._view.window(), sprite, at, grip, single=single)
        self._tell_handful(picker.ahead())
        if self._scene.stack(token.thing) is not None:
            self._scene.fade(token.thing, on=True)
        self._light()

    def _goes_on(self, thing: Thing) -> bool:
        """Pick what is taken up after what is picked already, if something must follow it."""
        picker = self._picker
        if picker is None or not picker.picked or not picker.pick(thing):
            return False
        if picker.unfinished():
            return True
        picker.back()
        return False

    def _carried(self, at: QPoint) -> None:
        goal = self._aiming.goal(at, self.targets(), self._origin())
        if goal is not None and goal not in self.targets():
            goal = None
        self._scene.marks.aim(goal)
        if self._picker is not None and goal != self._hover:
            self._tell_handful(self._picker.ahead(goal))
        self.point_at(goal)

    def _tell_handful(self, options: Sequence[Option]) -> None:
        """Say beside the piece how much of its stack it stands for."""
        setting = self._settings.value.drag_amount
        self.carrying.caption(handful(options, setting=setting, single=self.carrying.single))

    def _origin(self) -> Thing | None:
        return self.picked[-1] if self.picked else None

    def _dropped(self, at: QPoint, modifiers: Modifiers) -> None:
        picker = self._picker
        start = self._origin()
        goal = self._aiming.goal(at, self.targets(), start)
        if picker is None or start is None or goal is None:
            self.cancel()
            return
        if goal not in picker.targets() and self._is_home(start, goal):
            self.cancel()
            return
        self._aim = at
        if not picker.pick(goal):
            tried = (*picker.picked, goal)
            meant = self._meant(tried)
            if meant is not None:
                self._end_drag()
                self.carrying.put_down()
                self._scene.landed = True
                self.submit(meant)
                return
            self._send_home(SWING_MS)
            self._aim = at
            self._match.attempt(tried)
            return
        self._end_drag()
        self.carrying.put_down()
        self._scene.landed = True
        self._light()
        if picker.ready() and not picker.unfinished():
            self._finish(modifiers, dragged=True)

    def _meant(self, tried: Sequence[Thing]) -> Action | None:
        """Return what a piece dropped elsewhere still says: its own choice, made by hand.

        Where a click on a piece chooses it (a casualty), carrying it to where it will lie
        does so too.
        """
        picker = self._picker
        wished = self._match.wish(tried) if picker is not None and picker.ready() else None
        if picker is None or wished is None:
            return None
        return wished if any(matches(option, wished) for option in picker.ready()) else None

    def _is_home(self, start: Thing, goal: Thing) -> bool:
        """Tell whether a piece was dropped where it came from."""
        home = self._scene.place_of(start)
        if home is not None:
            return self._scene.place_of(goal) == home
        token = self._token(start)
        return token is not None and goal in (start, token.at)

    def cancel(self) -> None:
        """End a drag as if it had never begun."""
        self._send_home(0)

    def _send_home(self, swing_ms: int) -> None:
        """End a drag as if it had never begun; a refused piece swings before it goes home."""
        self._press = None
        if self.carrying.active:
            still = self._settings.value.animation == 0 or self._settings.value.reduce_motion
            self.carrying.send_home(*((0, 0) if still else (HOME_MS, swing_ms)))
        self._end_drag()
        if self._picker is not None:
            self._picker.picked = list(self._before)
        self._light()

    def _end_drag(self) -> None:
        self._scene.marks.aim(None)
        self._scene.unfade()

    # -- words ----------------------------------------------------------------------------------

    def point_at(self, thing: Thing | None) -> None:
        """Take note of what the pointer or the cursor is over."""
        if thing == self._hover:
            return
        self._hover = thing
        self._scene.hover(thing)
        self.hovered.emit(thing)
        self.tell(thing)

    def tell(self, thing: Thing | None) -> None:
        """Say what is there."""
        words = self._words(thing) if thing is not None else ""
        self.status.emit(words)
        if self.cursor.thing is not None and thing == self.cursor.thing:
            self.cursor.announce(self._view, words)

    def tell_again(self) -> None:
        """Say what is under the pointer now that the position is another one."""
        if self._hover is not None:
            self.status.emit(self._words(self._hover))
            self.hovered.emit(self._hover)
        elif self._scolded:
            self.status.emit("")
        self._scolded = False

    def _words(self, thing: Thing) -> str:
        lit, picked = self._is_lit(thing), thing in self.picked
        return describe(self._scene, thing, self._match.names(), lit=lit, picked=picked)

    def _is_lit(self, thing: Thing) -> bool:
        return not self.targets().isdisjoint({thing, *self._scene.things_on(thing)})

    def _refused(self, refusal: Refusal, things: Sequence[Thing]) -> None:
        anchor = self._aim
        last = things[-1] if things else None
        if last is not None:
            self._scene.marks.refuse(last)
            if anchor is None:
                anchor = self._aiming.anchor(last)
        if anchor is None:
            anchor = self._view.mapToGlobal(self._view.rect().center())
        self._aim = None
        sentence = language().heading(refusal.msg, self._match.names())
        self._reasons.say(sentence, refusal.rule, anchor)
        self.status.emit(sentence)
        self._scolded = True

    @property
    def bubble(self) -> RefusalBubble | None:
        """The last reason shown, if there was one."""
        return self._reasons.bubble
