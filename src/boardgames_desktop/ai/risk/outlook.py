"""Who stands how well: chances to win, for looking back at a game of Risk.

The evaluation of the opponents says what a position is worth to a seat. Here it becomes a
chance: shares of the worths, sharpened by a power and with a little more for the seat on turn.
Power and bonus were fitted to who won in games of the ``normal`` level against itself
(``benchmarks/outlook.py`` plays them and prints the fit). They are estimates of how such games
end, no more.
"""

from __future__ import annotations

from typing import Any

from boardgames_desktop.ai.risk.chances import chances_of
from boardgames_desktop.ai.risk.evaluation import Evaluation, Weights
from boardgames_desktop.ai.risk.field import Field, World, track_of
from boardgames_desktop.games.risk.odds import battle
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import BONUS, MEMBERS, NEIGHBOURS

POWER = (1.0, 1.0, 3.8, 2.2, 2.6, 2.0, 1.5)
"""How much a lead counts, by the number of players left."""

ON_TURN = (1.0, 1.0, 1.25, 1.2, 1.1, 1.1, 1.1)
"""Factor on the worth to the seat whose turn it is, by the number of players left."""


class Outlook:
    """Estimates chances in positions of one match.

    Args:
        rules: the match's rules.
    """

    def __init__(self, rules: Any) -> None:
        self._rules = rules
        world = World(NEIGHBOURS, MEMBERS, BONUS)
        self._evaluation = Evaluation(world, track_of(rules), chances_of(battle), Weights())

    def turn_of(self, s: RiskState) -> int | None:
        """Return whose turn it is; None during set-up and when the game is over."""
        return s.turn if s.round and s.agenda else None

    def worths(self, s: RiskState) -> list[float]:
        """Return what ``s`` is worth to each seat; 0 for those who do not play on."""
        seats = self._rules.seats
        field = self._field(s)
        return [
            self._evaluation.value(field, seat) if s.playing(seat) else 0.0 for seat in range(seats)
        ]

    def chances(self, s: RiskState) -> list[float]:
        """Return each seat's share of the win to be expected; they sum to 1.

        During set-up all are equal. Team-mates share a win. Secret missions are not looked at.
        """
        if not s.agenda:
            return shares(list(self._rules.returns(s)), 1.0)
        if not s.round:
            return shares([1.0] * self._rules.seats, 1.0)
        worths = self.worths(s)
        left = min(sum(worth > 0 for worth in worths), len(POWER) - 1)
        if 0 <= s.turn < len(worths):
            worths[s.turn] *= ON_TURN[left]
        return self._by_team(shares(worths, POWER[left]))

    def _by_team(self, chances: list[float]) -> list[float]:
        """Return the chances of team-mates shared out evenly: they win together."""
        teams = [self._rules.team(seat) for seat in range(len(chances))]
        return [sum(chances[mate] for mate in team) / len(team) for team in teams]

    def _field(self, s: RiskState) -> Field:
        """Return the position with the armies not placed yet on their owners' largest stacks."""
        armies = s.armies[:]
        for seat, waiting in enumerate(s.pool):
            own = [land for land, owner in enumerate(s.owner) if owner == seat]
            if waiting and own:
                armies[max(own, key=armies.__getitem__)] += waiting
        seats = self._rules.seats
        playing = tuple(side < seats and s.playing(side) for side in range(len(s.hands)))
        cards = [len(hand) for hand in s.hands]
        # A tied territory of Team Risk names its team: it counts as the first seat's.
        owner = [side if side >= 0 else side % 2 for side in s.owner]
        return Field(owner, armies, cards, s.traded, playing)


def shares(worths: list[float], power: float) -> list[float]:
    """Return the worths to the ``power`` as shares of their sum."""
    sharp = [max(0.0, worth) ** power for worth in worths]
    total = sum(sharp)
    if not total:
        return [1.0 / len(worths)] * len(worths)
    return [worth / total for worth in sharp]


def outlook(rules: Any) -> Outlook:
    """Return who estimates chances in a match of Risk."""
    return Outlook(rules)
