"""What the panels of a table show of what is pointed at and picked on the board."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication

from boardgames_desktop.core.actions import Option
from boardgames_desktop.core.picture import Thing
from boardgames_desktop.gui.board.controller import BoardController
from boardgames_desktop.gui.panels.hand import set_hints
from boardgames_desktop.gui.panels.surround import Surround
from boardgames_desktop.services.match import Match


class Pointing(QObject):
    """Marks cards and pieces that may be picked, narrows the actions, shows odds."""

    def __init__(
        self, match: Match, around: Surround, controller: BoardController, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._around = around
        self._controller = controller
        self._trail: tuple[Thing, ...] = ()
        controller.lit.connect(self._lit)
        controller.hovered.connect(self._hovered)
        around.actions.pointed.connect(self._point_option)
        controller.chooser.weighed.connect(self._weigh)

    def _lit(
        self, lit: frozenset[Thing], faint: frozenset[Thing], picked: tuple[Thing, ...]
    ) -> None:
        around = self._around
        things = lit | faint
        around.hand.mark(things, picked)
        around.missions.mark(things, picked)
        around.pool.mark(things, picked)
        for alliance in around.alliances:
            alliance.mark(things, picked)
        for mat in around.mats:
            mat.mark(lit, picked, faint)
        for tray in around.trays:
            tray.muster.mark(things, picked)
        around.actions.narrow(self._left_open(picked) if picked else None)

    def light_again(self) -> None:
        """Tell the panels anew what may be picked, with the sets a hand holds."""
        targets, picked = self._controller.targets(), self._controller.picked
        faint = self._controller.faint_targets()
        self._lit(frozenset(targets - faint), frozenset(faint), picked)
        self._around.hand.mark(targets, picked, self._hints())

    def _left_open(self, picked: tuple[Thing, ...]) -> list[Option]:
        """Return the options that what was picked still leads to."""
        decision = self._match.decision()
        if decision is None:
            return []
        seen, roads = self._match.observation(), self._match.presenter.roads
        return [
            option
            for option in decision.options
            if any(
                len(road) >= len(picked)
                and all(thing in step for thing, step in zip(picked, road, strict=False))
                for road in roads(seen, decision.seat, option)
            )
        ]

    def _hints(self) -> dict[Thing, int]:
        decision = self._match.decision()
        cards = self._around.hand.things()
        if decision is None or len(cards) < 2:
            return {}
        seen, roads = self._match.observation(), self._match.presenter.roads
        ways = [roads(seen, decision.seat, option) for option in decision.options]
        return set_hints(ways, cards)

    def _hovered(self, thing: Thing | None) -> None:
        if self._match.covered_for is not None:
            return
        if self._match.decision() is None:
            self._trail = ()
            self._around.point(None)
            return
        picked = self._controller.picked
        further = (thing,) if thing is not None else ()
        held = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        before = self._trail if held and picked else ()
        forecast, kept = None, before
        for trail in ((*before, *further), before):
            if forecast is None and picked and trail:
                forecast, kept = self._match.gesture_forecast((*picked, *trail)), trail
        self._trail = kept if forecast is not None else ()
        self._around.point(forecast)

    def _point_option(self, option: Option | None) -> None:
        covered = self._match.covered_for is not None
        if option is None or covered or not self._around.actions.view.hasFocus():
            self._around.point(None)
            return
        self._around.point(self._match.forecast(option))

    def _weigh(self, option: Option | None) -> None:
        """Show the odds of what the paper on the board would do now."""
        covered = self._match.covered_for is not None
        self._around.point(None if option is None or covered else self._match.forecast(option))
