"""Hints for people: what a strong opponent would do in their place, and why.

The opponents' program is asked exactly as for a computer's seat: it gets what that seat may
see. It never plays; a hint is forgotten as soon as the position moves on.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

import attrs
from PySide6.QtCore import QObject, Signal

from boardgames_desktop.ai import JUDGEMENT
from boardgames_desktop.core.actions import Action, Option, Seat, matches
from boardgames_desktop.core.picture import Road, Step, Thing
from boardgames_desktop.core.rules import Decision
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.opponents import Opponents

if TYPE_CHECKING:
    from boardgames_desktop.services.match import Match

LEVEL = "expert"
FIRST_JOB = 2**40
"""Jobs of hints are numbered from here on, those of the computers' turns from 1."""

Reasons = tuple[Msg, ...]


@attrs.frozen
class Hint:
    """What a person is advised to do.

    Attributes:
        seat: who is advised. ply: in which position.
        action: the advised answer; option: the option it belongs to.
        words: the answer in words. reasons: what weighed most.
        road: what to point at, in order.
    """

    seat: Seat
    ply: int
    action: Action
    option: Option
    words: Msg
    reasons: Reasons
    road: tuple[Thing, ...]


class Adviser(QObject):
    """Asks for hints, one at a time.

    Signals:
        changed: a hint is being thought about, has come, or is gone.
    """

    changed = Signal()

    def __init__(self, match: Match, opponents: Opponents) -> None:
        super().__init__(match)
        self._match = match
        self._opponents = opponents
        self._job = FIRST_JOB
        self._asked: tuple[Seat, int] | None = None
        self._reasons: Reasons = ()
        self._hint: Hint | None = None
        opponents.reasons.connect(self._take_reasons)
        opponents.answered.connect(self._take_answer)
        for moved in (match.stepped, match.rewound, match.curtain, match.over):
            moved.connect(self.forget)

    @property
    def hint(self) -> Hint | None:
        """The hint for the position shown, if it has come."""
        return self._hint

    @property
    def thinking(self) -> bool:
        """True while a hint is being thought about."""
        return self._asked is not None

    def obstacle(self) -> str:
        """Return why no hint can be had now: ``covered over game others shared``, or "".

        A view that several people share shows nothing of what a hint would be made of.
        """
        match = self._match
        if match.covered_for is not None:
            return "covered"
        if match.is_over:
            return "over"
        if match.setup.game not in JUDGEMENT:
            return "game"
        if match.decision() is None:
            return "others"
        return "shared" if match.viewer is None else ""

    def ask(self) -> None:
        """Ask for a hint for the person at the screen, unless it is there or on its way."""
        decision = None if self.obstacle() else self._match.decision()
        if decision is None or self.thinking or self._hint is not None:
            return
        self._job += 1
        self._asked = decision.seat, self._match.ply
        self._reasons = ()
        self.changed.emit()
        self._opponents.think(self._job, self._match.question(decision.seat, LEVEL))

    def forget(self) -> None:
        """Take the hint away, or stop thinking about it."""
        was, self._asked = self._asked, None
        gone, self._hint = self._hint, None
        if was is not None:
            self._opponents.cancel(self._job)
        if was is not None or gone is not None:
            self.changed.emit()

    def _take_reasons(self, number: int, reasons: Reasons) -> None:
        if self._asked is not None and number == self._job:
            self._reasons = reasons

    def _take_answer(self, number: int, plan: tuple[Action, ...]) -> None:
        asked = self._asked
        if asked is None or number != self._job:
            return
        self._asked = None
        decision = self._match.decision()
        if decision is not None and (decision.seat, self._match.ply) == asked and plan:
            self._hint = self._hint_for(decision, plan[0])
        self.changed.emit()

    def _hint_for(self, decision: Decision[Any], action: Action) -> Hint | None:
        match, seat = self._match, decision.seat
        option = next((one for one in decision.options if matches(one, action)), None)
        if option is None:
            return None
        ways = match.presenter.roads(match.observation(), seat, option)
        road = plainest(ways, self._places())
        return Hint(seat, match.ply, action, option, match.say(action), self._reasons, road)

    def _places(self) -> frozenset[Thing]:
        boards = (board for board in self._match.boards() if board.layout == "map")
        return frozenset(place.thing for board in boards for place in board.places)


def plainest(ways: Sequence[Road], places: Collection[Thing]) -> tuple[Thing, ...]:
    """Return the way that says most on the map, one thing a step.

    Args:
        ways: the ways to point at an option.
        places: the places of the map.
    """

    def pointed(step: Step) -> Thing:
        return min(step & frozenset(places) or step)

    plain = [tuple(pointed(step) for step in way) for way in ways]
    return max(plain, key=lambda way: sum(thing in places for thing in way), default=())
