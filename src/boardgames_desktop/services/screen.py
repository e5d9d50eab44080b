"""Whose eyes the one screen serves, and whose answers it takes.

Several people may sit around one screen. What is hidden is shown to one of them only, the
*holder*, and only after the curtain has come down between two holders. A question that can
be answered from public facts alone (how many dice to defend with) needs no curtain: it is
answered on the *shared view*, in which everybody's hidden things are covered. The shared
view stays until somebody has to look at hidden things again, because the person who was
asked in between is still sitting there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.setup import HUMAN, Setup


class Screen:
    """The state of the one screen.

    Attributes:
        viewer: seat whose hidden things are shown; None = the shared view.
        answering: human seat whose answer is taken now, if any.
        covered_for: seat the curtain is down for, if any.
        curtain: use the curtain; without it the screen simply turns to whoever is asked.
    """

    def __init__(self, setup: Setup, *, curtain: bool = True) -> None:
        self._setup = setup
        self.curtain = curtain
        self.viewer: Seat | None = None
        self.answering: Seat | None = None
        self.covered_for: Seat | None = None
        self._last: int | None = None
        people = {setup.person_of(seat) for seat in self.people_seats()}
        self._alone = len(people) == 1
        if self._alone:
            self.viewer = self.people_seats()[0]
            self._last = setup.person_of(self.viewer)

    def people_seats(self) -> list[Seat]:
        """Return the seats played by people."""
        return [seat for seat, place in enumerate(self._setup.seats) if place.kind == HUMAN]

    def is_human(self, seat: Seat) -> bool:
        """Tell whether a person plays ``seat``."""
        return seat >= 0 and self._setup.seats[seat].kind == HUMAN

    @property
    def person(self) -> int | None:
        """The person who is at the controls, or was last; nobody while the curtain is down."""
        if self.covered_for is not None:
            return None
        if self.answering is not None:
            return self._setup.person_of(self.answering)
        return self._last

    def eyes(self) -> frozenset[Seat]:
        """Return all seats of the person who may see hidden things now."""
        if self.viewer is None:
            return frozenset()
        person = self._setup.person_of(self.viewer)
        return frozenset(
            seat for seat in self.people_seats() if self._setup.person_of(seat) == person
        )

    def ask(self, seats: Sequence[Seat], private: Callable[[Seat], bool]) -> None:
        """Turn to one of the human ``seats`` that are asked.

        Args:
            seats: human seats that are asked, at least one.
            private: tells whether a seat may need hidden things to answer.
        """
        mine = self.eyes()
        seat = next((seat for seat in seats if seat in mine), seats[0])
        self.covered_for = None
        if seat in mine or self._alone or not self.curtain:
            self._give(seat)
        elif private(seat):
            self._cover(seat)
        else:
            self.viewer = None
            self.answering = seat
            self._last = self._setup.person_of(seat)

    def ask_nobody(self) -> None:
        """Nobody at this screen is asked; what the holder sees stays in view."""
        self.answering = None
        self.covered_for = None

    def share(self) -> None:
        """Cover everybody's hidden things, for example when the game is over."""
        self.answering = None
        self.covered_for = None
        if not self._alone:
            self.viewer = None

    def cover(self) -> bool:
        """Bring the curtain down for the seat that answers on the shared view."""
        if self.answering is None or self.viewer is not None:
            return False
        self._cover(self.answering)
        return True

    def lift(self) -> bool:
        """Lift the curtain: the person it was down for is at the screen now."""
        if self.covered_for is None:
            return False
        seat, self.covered_for = self.covered_for, None
        self._give(seat)
        return True

    def _give(self, seat: Seat) -> None:
        self.viewer = self.answering = seat
        self._last = self._setup.person_of(seat)

    def _cover(self, seat: Seat) -> None:
        self.viewer = None
        self.answering = None
        self.covered_for = seat
