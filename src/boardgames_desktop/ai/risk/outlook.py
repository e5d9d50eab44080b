"""Who stands how well: chances to win, for looking back at a game of Risk.

The evaluation of the opponents of the same variant says what a position is worth to a seat,
its own secret missions included. Here it becomes a chance: shares of the worths, sharpened by
a power and with a little more for the seat on turn. Power and bonus were fitted to who won in
games of the ``normal`` level against itself (``benchmarks/outlook.py`` plays them and prints
the fit). They are estimates of how such games end, no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from boardgames_desktop.ai.levels import parse_level
from boardgames_desktop.ai.risk import mind
from boardgames_desktop.ai.risk.alliance_play import AllianceMind
from boardgames_desktop.ai.risk.field import Field
from boardgames_desktop.ai.risk.mind import RiskMind
from boardgames_desktop.ai.risk.mission_play import MissionMind
from boardgames_desktop.ai.risk.team_play import TeamMind
from boardgames_desktop.games.risk.state import RiskState


class Fit(NamedTuple):
    """How worths become chances.

    Attributes:
        power: how much a lead counts, by the number of parties left.
        on_turn: factor on the worth to the party whose turn it is, by the same number.
    """

    power: tuple[float, ...]
    on_turn: tuple[float, ...]


FIT = Fit((1.0, 1.0, 3.8, 2.2, 2.6, 2.0, 1.5), (1.0, 1.0, 1.25, 1.2, 1.1, 1.1, 1.1))
FITS: Mapping[type[RiskMind], Fit] = {
    TeamMind: Fit((1.0, 1.0, 2.0), (1.0, 1.0, 1.2)),
    AllianceMind: Fit((1.0, 1.0, 3.1), (1.0, 1.0, 1.05)),
    MissionMind: Fit((1.0, 1.0, 2.8, 2.1, 1.0), (1.0, 1.0, 1.2, 1.3, 1.2)),
}
"""Fits of the variants whose evaluation is not that of the classic game, by their mind."""


class Outlook:
    """Estimates chances in positions of one match.

    Args:
        rules: the match's rules.
    """

    def __init__(self, rules: Any) -> None:
        self._rules = rules
        self._mind = mind(rules)
        self._judge = self._mind.evaluation(parse_level("normal"))
        self.fit = FITS.get(type(self._mind), FIT)

    def turn_of(self, s: RiskState) -> int | None:
        """Return whose turn it is; None during set-up and when the game is over."""
        return s.turn if s.round and s.agenda else None

    def parties(self) -> tuple[tuple[int, ...], ...]:
        """Return the seats that win together, one party after the other."""
        teams = {seat: tuple(self._rules.team(seat)) for seat in range(self._rules.seats)}
        return tuple(dict.fromkeys(tuple(sorted(team)) for team in teams.values()))

    def worths(self, s: RiskState) -> list[float]:
        """Return what ``s`` is worth to each party; 0 for those that are out."""
        found: list[float] = []
        for party in self.parties():
            playing = [seat for seat in party if s.playing(seat)]
            worths = [self._judge.value(self._field(s, seat), seat) for seat in playing]
            found.append(sum(worths) / len(worths) if worths else 0.0)
        return found

    def chances(self, s: RiskState) -> list[float]:
        """Return each seat's share of the win to be expected; they sum to 1.

        During set-up all are equal. Team-mates share a win.
        """
        seats = self._rules.seats
        if not s.agenda:
            return shares(list(self._rules.returns(s)), 1.0)
        if not s.round:
            return shares([1.0] * seats, 1.0)
        parties = self.parties()
        on_turn = next((at for at, party in enumerate(parties) if s.turn in party), -1)
        chances = [0.0] * seats
        for party, share in zip(parties, fitted(self.worths(s), on_turn, self.fit), strict=True):
            for seat in party:
                chances[seat] = share / len(party)
        return chances

    def _field(self, s: RiskState, seat: int) -> Field:
        """Return what ``seat`` knows, its armies not placed yet on each one's largest stack."""
        field = self._mind.field(self._rules.observe(s, seat), seat)
        for side, waiting in enumerate(s.pool):
            own = [land for land, owner in enumerate(field.owner) if owner == side]
            if waiting and own:
                field.armies[max(own, key=field.armies.__getitem__)] += waiting
        return field


def fitted(worths: list[float], on_turn: int, fit: Fit) -> list[float]:
    """Return the chances that worths stand for, with ``on_turn`` to move (-1 = nobody)."""
    left = min(sum(worth > 0 for worth in worths), len(fit.power) - 1)
    if on_turn >= 0:
        worths = worths[:]
        worths[on_turn] *= fit.on_turn[left]
    return shares(worths, fit.power[left])


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
