"""Cards played around a move step, weighed by the moves they lead to.

Fast is worth what the best move step gains by it, Cripple what the enemy's best one loses, and
Town Portal what the position is better for it, the units above the limit settled (9).
"""

from __future__ import annotations

from random import Random

from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.ai.warcraft.marshal import Marshal
from boardgames_desktop.core.actions import Action, Seat, expand
from boardgames_desktop.games.warcraft.rules import WarcraftRules
from boardgames_desktop.games.warcraft.state import UNITS, WarcraftState

REMEMBERED = 32
"""Move steps whose worth is remembered; a window asks for many cards in one position."""


class Ploys:
    """Weighs the cards played at the beginning or the end of a move step.

    Args:
        judge: what positions are worth.
        scout: who finds the move steps they lead to.
    """

    def __init__(self, judge: Evaluation, scout: Marshal) -> None:
        self.judge = judge
        self.rules: WarcraftRules = judge.rules
        self.scout = scout
        self._known: dict[tuple[int, ...], float] = {}

    def hurries(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        """Fast: what the own move step gains."""
        space = a[2]
        if not any(self.rules.count(o, seat, space, kind) for kind in UNITS):
            return 0.0
        trial = o.copy()
        trial.hastened[space] += 1
        return self._moved(trial, seat) - self._moved(o, seat)

    def slows(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        """Cripple: what the enemy's move step loses."""
        del seat
        space = a[2]
        if not self.rules.units_at(o, o.turn, space):
            return 0.0
        trial = o.copy()
        trial.crippled[space] += 1
        return self._moved(o, o.turn) - self._moved(trial, o.turn)

    def escapes(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        """Town Portal: out of a lost battle, home to a town under attack, on to an outpost."""
        rules = self.rules
        trial = o.copy()
        rules._effect_town_portal(trial, seat, (a[1], a[2]), None)
        while trial.agenda[-1][0] == "settle":
            rules.apply(trial, seat, self.settles(trial, seat))
        return self._seen(trial, seat) - self._seen(o, seat)

    def settles(self, o: WarcraftState, seat: Seat) -> Action:
        """Return where a unit goes that finds no room where the portal leads."""
        options = [a for option in self.rules.options(o, seat) for a in expand(option)]
        return max(options, key=lambda a: self._after(o, seat, a))

    def _after(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        trial = o.copy()
        self.rules.apply(trial, seat, a)
        return self._seen(trial, seat)

    def _seen(self, s: WarcraftState, seat: Seat) -> float:
        return self.judge.seen_from(s, seat, s.turn)

    def _moved(self, o: WarcraftState, mover: int) -> float:
        """Return what the best move step of a seat that is about to move is worth to it."""
        key = (*o.pieces, *o.hastened, *o.crippled, mover, o.ply)
        found = self._known.get(key)
        if found is None:
            s = o.copy()
            while s.agenda[-1][0] != "move":
                s.agenda.pop()
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            found = self._known[key] = self.scout.quick(s, mover, Random(0)).worth
        return found
