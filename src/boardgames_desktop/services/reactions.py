"""Questions whether somebody reacts: passing ahead of time, and a pace that tells nothing.

Who reacts with what others cannot see is asked at many moments, and mostly has nothing to say.
Whoever likes passes until something is over (:class:`StandingPasses`). Whether an answer was
forced, given ahead or thought about must not show; so the answers of others are all shown after
the same time (:data:`EVEN_MS`), and a computer is told to answer within it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.core.rules import Rules, Spell

EVEN_MS: Mapping[str, int] = {"instant": 0, "fast": 120, "normal": 240, "step": 240}
"""How long after a question of this kind the answer of somebody else is shown, by pace."""


class StandingPasses:
    """What people have said they will let go by."""

    def __init__(self, rules: Rules[Any]) -> None:
        """Begin without any."""
        self._rules = rules
        self._until: dict[Seat, Spell] = {}

    def promise(self, seat: Seat, spell: Spell) -> None:
        """Pass for ``seat`` for as long as ``spell`` lasts."""
        self._until[seat] = spell

    def withdraw(self, seats: Iterable[Seat]) -> None:
        """Ask ``seats`` again."""
        for seat in seats:
            self._until.pop(seat, None)

    def standing(self, o: Any, seat: Seat) -> Spell | None:
        """Return what ``seat`` lets go by now, if it does; forgets what is over.

        Args:
            o: the position as anybody sees it.
            seat: who.
        """
        spell = self._until.get(seat)
        if spell is None:
            return None
        if any((now.key, now.mark) == (spell.key, spell.mark) for now in self._rules.spells(o)):
            return spell
        del self._until[seat]
        return None

    def answer(self, o: Any, seat: Seat) -> Action | None:
        """Return the pass of ``seat``, if it is asked to react and has promised one."""
        if seat not in self._until or o.agenda[-1][0] not in self._rules.reaction_kinds:
            return None
        return self._rules.lets_pass(o, seat) if self.standing(o, seat) is not None else None


class EvenPace(QObject):
    """Lets the same time go by before each answer of somebody else is shown.

    Signals:
        due: what was held back may be shown.
        hurry: whoever thinks about a reaction is to answer now.
    """

    due = Signal()
    hurry = Signal()

    def __init__(self, clock: Callable[[], float], parent: QObject) -> None:
        """Begin now; ``clock`` gives seconds."""
        super().__init__(parent)
        self._clock = clock
        self._since = clock()
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.timeout.connect(self.due)
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self.hurry)

    def shown(self) -> None:
        """The last answer has been shown: the next question is in sight."""
        self._since = self._clock()

    def waits(self, pace: str) -> bool:
        """Tell whether the next answer comes too early; if so, it is due in a moment."""
        left = EVEN_MS[pace] - round((self._clock() - self._since) * 1000)
        if left > 0:
            self._wait.start(left)
        return left > 0

    def think(self, pace: str) -> None:
        """Somebody begins to think."""
        if EVEN_MS[pace]:
            self._late.start(EVEN_MS[pace])

    def thought(self) -> None:
        """Nobody thinks any more."""
        self._late.stop()

    def stop(self) -> None:
        """Let nothing happen any more."""
        self._wait.stop()
        self._late.stop()
