"""The playing table: the board in the middle, everything around it, one match under it all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QPointF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.core.picture import Board, Picture, Thing
from boardgames_desktop.gui.asking import Asking
from boardgames_desktop.gui.board.boardroom import BoardRoom
from boardgames_desktop.gui.panels.arrangement import Arrangement
from boardgames_desktop.gui.panels.hint import Hinting
from boardgames_desktop.gui.panels.recap import Recap
from boardgames_desktop.gui.panels.surround import Surround
from boardgames_desktop.gui.panels.table_keys import TableKeys
from boardgames_desktop.gui.pointing import Pointing
from boardgames_desktop.gui.rule_here import rule_here
from boardgames_desktop.gui.spread import Spread
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.replay import Beat
from boardgames_desktop.services.settings import Settings, SettingsStore

REFRESH_MS = 100
"""At pace instant the panels are brought up to date this often, not at every beat."""

ZOOM = 2**0.5
PACE_SPEED = {"instant": 0.0, "fast": 2.5, "normal": 1.0, "step": 1.0}
"""Factor on the speed of animation at each pace of the computers."""


class GameTable(QWidget):
    """Shows one match and takes the answers of the people in front of it.

    Signals:
        rule_wanted: id of a rule somebody wants to read.
        leave: somebody wants to leave the table.

    Attributes:
        add_region: lets F6 walk to another widget.
    """

    rule_wanted = Signal(str)
    leave = Signal()

    def __init__(
        self,
        match: Match,
        settings: SettingsStore | None = None,
        *,
        pictures: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Sit down at a match.

        Args:
            match: what is played.
            settings: the player's settings; None = the usual ones.
            pictures: folder where painted maps are kept; None = nowhere.
            parent: Qt's parent.
        """
        super().__init__(parent)
        self.match = match
        self.settings = settings if settings is not None else SettingsStore(parent=self)
        self._revealed_at = -1
        boards = match.boards()
        self.room = BoardRoom(
            _first(boards, "map"), match, self.settings, pictures=pictures, parent=self
        )
        self.view = self.room.view
        self.view.setParent(self)
        self.around = Surround(match, boards, self.view, self)
        self.prompt = self.around.prompt
        self.side = self.around.side
        self.controller = self.room.controller
        self._asking = Asking(match, self.around, self.controller, self.settings, self)
        self._pointing = Pointing(match, self.around, self.controller, self)
        self.recap = Recap(match, self.room.animator, self)
        self.hinting = Hinting(match, self.room, self.around, self)
        self.arrangement = Arrangement(self, self.room, self.around, self.settings)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(REFRESH_MS)
        self._later.timeout.connect(self._refresh_spread)
        self._spread = Spread(self)
        self._behind = False
        self.setFocusProxy(self.view)
        self._connect_match()
        self._connect_panels()
        self._bind_keys()
        self._take_settings(self.settings.value)
        self._retranslate()
        self.refresh()

    # -- connections ------------------------------------------------------------------------

    def _connect_match(self) -> None:
        match = self.match
        match.stepped.connect(self._stepped)
        match.rewound.connect(self._rewound)
        match.asked.connect(self._refresh_soon)
        match.refused.connect(self._refused)
        match.curtain.connect(self._curtain)
        match.over.connect(self.refresh)
        self.settings.changed.connect(self._take_settings)
        themes().changed.connect(self.arrangement.arrange)

    def _connect_panels(self) -> None:
        animator = self.room.animator
        animator.locate = self._locate
        animator.rolled.connect(self.around.roll)
        self.around.spot_on_board = self._spot_on_board
        around, controller = self.around, self.controller
        prompt = self.prompt
        prompt.answered.connect(self._answer)
        prompt.undo_wanted.connect(self.match.undo)
        prompt.why_wanted.connect(self._want_reason)
        prompt.play_now_wanted.connect(self.match.play_now)
        prompt.pause_wanted.connect(self._pause)
        prompt.pace_wanted.connect(self._set_pace)
        prompt.step_wanted.connect(self.match.step_once)
        prompt.leave_wanted.connect(self.leave)
        prompt.drawer_wanted.connect(self.arrangement.toggle_drawer)
        around.hand.thing_picked.connect(controller.pick)
        around.hand.drag_wanted.connect(controller.begin_drag)
        around.hand.show_wanted.connect(self.match.show_hand)
        around.missions.thing_picked.connect(controller.pick)
        around.missions.show_wanted.connect(self.match.show_hand)
        for alliance in around.alliances:
            controller.join(alliance, alliance.thing_at)
            controller.hovered.connect(alliance.aim)
            alliance.thing_picked.connect(controller.pick)
            alliance.described.connect(around.status.point)
            alliance.places_pointed.connect(self.light)
            alliance.rule_wanted.connect(self.rule_wanted)
        for mat in around.mats:
            controller.join(mat, mat.thing_at)
            controller.hovered.connect(mat.aim)
            mat.thing_picked.connect(controller.pick)
            mat.drag_wanted.connect(controller.begin_drag)
            animator.flashed.connect(mat.flash)
            controller.carrying.moved.connect(mat.carried_to)
            controller.carrying.ended.connect(mat.carried_away)
            mat.described.connect(around.status.point)
            mat.hovered.connect(controller.point_at)
            mat.rule_wanted.connect(self.rule_wanted)
        around.pool.picked.connect(controller.pick)
        around.pool.drag_wanted.connect(controller.begin_drag)
        around.actions.chosen.connect(self.submit)
        around.log.places_pointed.connect(self.light)
        around.log.place_wanted.connect(self.go_to)
        around.log.rule_wanted.connect(self.rule_wanted)
        around.log.undo_wanted.connect(self._undo_to)
        for legend in around.legends:
            legend.places_pointed.connect(self.light)
        around.loose.settled.connect(self._settled)
        for tray in around.trays:
            tray.chosen.connect(self.submit)
            tray.settled.connect(self._settled)
            tray.focus_lost.connect(self.view.setFocus)
            controller.join(tray, tray.muster.thing_at)
            tray.muster.thing_picked.connect(controller.pick)
            tray.muster.hovered.connect(controller.point_at)
            tray.muster.described.connect(around.status.point)
        controller.lit.connect(self._reword)
        controller.status.connect(around.status.point)
        controller.rule_wanted.connect(self.rule_wanted)
        self.recap.started.connect(self._recap_started)
        self.recap.ended.connect(self._recap_ended)

    def _bind_keys(self) -> None:
        keys = TableKeys(self)
        self.add_region = keys.add_region
        around = self.around
        keys.bind_numbers(self._number)
        keys.bind("/", self._filter)
        keys.bind("Ctrl+Return", self.press_primary)
        keys.bind("Ctrl+Enter", self.press_primary)
        keys.bind("N", self.next_place)
        keys.bind("R", self.replay_since)
        for mat in around.mats:
            keys.bind("M", mat.toggle)
        keys.bind("Escape", self._escape)
        keys.set_regions(
            [
                self.view,
                *around.alliances,
                *around.mats,
                around.hand.view,
                around.missions.view,
                around.actions.view,
                *(tray.primary for tray in around.trays),
                around.players,
                around.log.view,
            ]
        )

    @property
    def _covered(self) -> bool:
        return self.match.covered_for is not None

    # -- the match --------------------------------------------------------------------------

    def _stepped(self, beat: Beat) -> None:
        del beat
        self.show_places(())
        if self.match.pace == "instant" or not self.around.rolling:
            self._refresh_soon()

    def _refresh_soon(self) -> None:
        """Show the position now; while others play bit by bit, in a burst once for many beats."""
        if self.match.answering is not None or self._covered or self.match.is_over:
            self.refresh()
        elif not self.match.bursting:
            self._refresh_spread()
        elif self._spread.active:
            self._behind = True
        elif not self._later.isActive():
            self._later.start()

    def _settled(self) -> None:
        """The dice lie still: what they did may be shown now."""
        if not self.recap.running:
            self._refresh_soon()

    def _rewound(self) -> None:
        self._finish_dice()
        self.show_places(())
        self.refresh()

    def _finish_dice(self) -> None:
        self.around.finish_dice()

    def _curtain(self, seat: Seat) -> None:
        del seat
        self.refresh()

    def _refused(self, refusal: object, things: object) -> None:
        del refusal, things
        self._light_again()

    def refresh(self) -> None:
        """Show the position of the match, in the board and in every panel."""
        self._later.stop()
        self._spread.stop()
        for _ in self._refreshing():
            pass

    def _refresh_spread(self) -> None:
        """Show the position in the midst of a burst, one part after the other."""
        self._spread.start(self._catching_up())

    def _catching_up(self) -> Iterator[None]:
        """Show the position in parts; what happens meanwhile is shown later, if it is the last."""
        self._behind = False
        yield from self._refreshing()
        if self._behind:
            self._later.start()

    def _refreshing(self) -> Iterator[None]:
        if self.recap.running:
            return
        match, around = self.match, self.around
        picture = match.picture()
        answers = self._asking.read(picture)
        yield
        yield from around.showing(picture)
        yield
        self._show_hand(picture)
        around.show_missions(picture, self._covered)
        around.show_answers(answers)
        if self._covered:
            around.actions.clear()
            around.status.clear()
        else:
            around.actions.refresh()
            around.announce_news()
        around.count_actions()
        yield
        self._asking.show(picture)
        yield
        self._light_again()
        if not self._covered:
            self.controller.tell_again()
        self._reveal_hand()
        self.hinting.refresh()

    def _light_again(self) -> None:
        self._pointing.light_again()
        self._reword()

    def _reword(self) -> None:
        if not self.recap.running:
            self._asking.reword()

    def _reveal_hand(self) -> None:
        """Open the hand when cards, and nothing on the board, can be picked; so with missions."""
        decision = self.match.decision()
        if self._covered or decision is None or self.match.ply == self._revealed_at:
            return
        targets = self.controller.targets()
        place_of = self.room.scene.place_of
        if targets & self.around.hand.things() and not any(map(place_of, targets)):
            self._revealed_at = self.match.ply
            self.side.reveal("hand")
        elif targets & self.around.missions.things():
            self._revealed_at = self.match.ply
            self.side.reveal("missions")

    # -- showing ----------------------------------------------------------------------------

    def _show_hand(self, picture: Picture) -> None:
        hand = self.around.hand
        if self._covered:
            hand.cover()
            return
        owner = self.match.viewer if self.match.viewer is not None else self.match.answering
        colour = "" if owner is None else self.match.colour(owner)
        cards = [token for token in picture.tokens if token.kind == "card"]
        hand.set_noted(self.around.hand_note(picture) != "")
        hand.show_cards(cards, colour)
        hand.set_hidden_hand(self.match.viewer is None and self._holds_cards(picture))
        self.around.show_hand_section(picture)

    def _holds_cards(self, picture: Picture) -> bool:
        """Tell whether the person who answers holds cards, as far as the table knows."""
        seat = self.match.answering
        if seat is None:
            return False
        counts = [fact.value for fact in picture.facts if (fact.seat, fact.key) == (seat, "cards")]
        return not counts or counts[0] != 0

    # -- answering --------------------------------------------------------------------------

    def submit(self, action: Action) -> None:
        """Answer with an action."""
        self.controller.submit(action)

    def _answer(self, thing: Thing, amount: int | None) -> None:
        """A button of the prompt line was pressed."""
        answers = self._asking.answers
        option = answers.options.get(thing)
        if option is None:
            self.controller.pick(thing)
        elif amount is not None:
            self.submit((*option[:-1], amount))
        elif answers.order is not None and answers.order[0].thing == thing:
            self._open_order()
        else:
            self.controller.pick(thing)

    def _open_order(self) -> None:
        """Bring the standing order's amount to the front."""
        self.arrangement.open_drawer()
        self.around.open_order()

    def press_primary(self) -> None:
        """Do the expected next thing."""
        button = self.prompt.primary()
        if button is not None:
            button.click()

    def _number(self, number: int) -> None:
        if not self._covered:
            self.around.actions.pick_number(number)

    def _filter(self) -> None:
        if not self._covered:
            self.arrangement.open_drawer()
            self.side.reveal("actions")
            self.around.actions.start_filter()

    def _undo_to(self, ply: int) -> None:
        """Take back everything from the line of ``ply`` on."""
        while self.match.can_undo() and self.match.ply >= ply:
            self.match.undo()

    def next_place(self) -> None:
        """Go to the next place that can act."""
        if not self._covered:
            self.view.setFocus()
            self.controller.key(Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)

    def _escape(self) -> None:
        if self.recap.running:
            self.recap.stop()
        elif self.room.scene.marks.marked("shown"):
            self.show_places(())
        elif self.room.animator.playing:
            self.skip()
        elif not self.hinting.close() and not self.controller.back():
            self.arrangement.close_drawer()
            self.view.setFocus()

    # -- computers --------------------------------------------------------------------------

    def _pause(self, on: bool) -> None:
        self.match.set_paused(on)
        self.prompt.set_pace(self.match.pace, paused=on)

    def _set_pace(self, pace: str) -> None:
        self.settings.update(pace=pace)
        if self.match.pace != pace:
            self.match.set_pace(pace)
        self.prompt.set_pace(pace, paused=self.match.paused)
        self._use_speed()
        if pace == "instant":
            self.skip()
            self.refresh()

    def skip(self) -> None:
        """Jump to the end of what is being shown."""
        self._finish_dice()
        self.room.animator.finish()

    def _use_speed(self) -> None:
        """Animate as fast as settings and pace say."""
        settings = self.settings.value
        speed = settings.animation * PACE_SPEED[self.match.pace]
        self.room.animator.use(speed, reduce_motion=settings.reduce_motion)
        for alliance in self.around.alliances:
            alliance.speed = 0.0 if settings.reduce_motion else speed

    # -- since my last turn -----------------------------------------------------------------

    def replay_since(self) -> None:
        """Show once more what others did since the viewer's last turn."""
        if not (self._covered or self.room.animator.playing or self.recap.running):
            self.recap.start()

    def _recap_started(self) -> None:
        self.controller.clear()
        self.view.setInteractive(False)
        self.prompt.watch("", self.tr("Since your last turn"), self.tr("Esc ends it."))

    def _recap_ended(self) -> None:
        self.view.setInteractive(True)
        self._finish_dice()
        self.room.refresh()
        self.refresh()

    # -- the board --------------------------------------------------------------------------

    def light(self, places: tuple[Thing, ...]) -> None:
        """Light places up for as long as something points at them; none puts the light out."""
        self.room.scene.marks.flash("change", places)

    def _want_reason(self) -> None:
        """Open the rule behind the question."""
        decision = self.match.decision()
        if decision is not None and decision.rule:
            self.rule_wanted.emit(decision.rule)

    def rule_here(self) -> str:
        """Return the id of the rule about what is pointed at; "" = nothing is."""
        return "" if self._covered else rule_here(self.match, self.around, self.controller)

    def show_places(self, places: tuple[Thing, ...]) -> None:
        """Show the places a rule speaks of, until the position changes or Esc is pressed."""
        spots = [self.room.scene.anchor_of(place) for place in places]
        if spots and not any(spot is not None and self.view.sees(spot) for spot in spots):
            self.view.fit()
        self.room.scene.marks.point_out(places)

    def go_to(self, place: Thing) -> None:
        """Bring a place into view."""
        spot = self.room.scene.anchor_of(place)
        if spot is not None and not self.view.sees(spot):
            self.view.centre_on(spot)
        self.light((place,))

    def _locate(self, thing: Thing) -> QPointF | None:
        """Return the scene point of a thing that lies beside the board."""
        spot = self.around.spot_of(thing)
        if spot is None:
            return None
        return self.view.scene_point(QPointF(self.view.viewport().mapFromGlobal(spot)))

    def _spot_on_board(self, thing: Thing) -> QPoint | None:
        """Return where in the view a thing of the board is, if that can be seen."""
        spot = self.room.scene.anchor_of(thing)
        seen = spot is not None and self.view.sees(spot, 0)
        return self.view.view_point(spot).toPoint() if spot is not None and seen else None

    # -- zoom -------------------------------------------------------------------------------

    def zoom_in(self) -> None:
        """Show the board larger."""
        self.view.zoom_by(ZOOM)

    def zoom_out(self) -> None:
        """Show the board smaller."""
        self.view.zoom_by(1 / ZOOM)

    def zoom_fit(self) -> None:
        """Show the whole board."""
        self.view.fit()

    # -- arrangement ------------------------------------------------------------------------

    def _take_settings(self, settings: Settings) -> None:
        self._use_speed()
        self.around.actions.actions_model.greedy = settings.drag_amount == "all"
        self.arrangement.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrangement.arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Table"))
        self._asking.show(self.match.picture())


def _first(boards: tuple[Board, ...], layout: str) -> Board:
    return next(board for board in boards if board.layout == layout)
