"""Mission Risk as the opponents reckon with it: who is how far, in positions only imagined."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import exp
from typing import Any, cast

import attrs

from boardgames_desktop.ai.risk.campaign import able
from boardgames_desktop.ai.risk.chances import chances_of
from boardgames_desktop.ai.risk.evaluation import Evaluation, Weights
from boardgames_desktop.ai.risk.field import Field, Track, World
from boardgames_desktop.core.actions import Seat
from boardgames_desktop.games.risk.missions import (
    CONQUEST,
    MISSION_KEYS,
    MISSIONS,
    RANKS,
    SHOWN_FROM,
    START,
    progress,
    whole_continents,
)
from boardgames_desktop.games.risk.odds import battle
from boardgames_desktop.games.risk.state import UNKNOWN, RiskState
from boardgames_desktop.games.risk.world import NEIGHBOURS, SEA

FEASIBLE: Mapping[int, tuple[float, ...]] = {
    2: (
        *(1.00, 1.00, 0.99, 0.64, 0.95, 0.41, 0.60),
        *(0.81, 0.92, 0.75, 0.89, 0.81, 0.63, 0.92),
        *(0.69, 0.71, 0.60, 0.72, 0.72, 0.20, 0.56),
        *(0.45, 0.52, 0.57, 0.58, 0.34, 0.52, 0.33),
    ),
    3: (
        *(1.00, 1.00, 0.99, 0.43, 0.83, 0.30, 0.50),
        *(0.73, 0.89, 0.84, 0.91, 0.67, 0.30, 0.92),
        *(0.57, 0.66, 0.45, 0.64, 0.61, 0.15, 0.43),
        *(0.37, 0.35, 0.44, 0.28, 0.33, 0.39, 0.19),
    ),
    4: (
        *(1.00, 1.00, 0.99, 0.31, 0.86, 0.30, 0.30),
        *(0.66, 0.89, 0.82, 0.83, 0.67, 0.25, 0.94),
        *(0.47, 0.64, 0.42, 0.55, 0.40, 0.15, 0.29),
        *(0.24, 0.26, 0.33, 0.25, 0.28, 0.28, 0.10),
    ),
}
"""How often a mission comes about within ten turns, by players: fact sheet section 9.2.

Those a player reaches only on purpose count more than the sheet's blind players reached them.
"""

LOG_ODDS = (0.0, 0.3, 0.75, 1.6, 4.0)
"""What so many completed missions do to the odds of winning."""

MANY_LOG_ODDS = (0.0, 1.0, 2.2, 4.0, 8.0)
"""What they count as with three or four players, so that they are gone for.

It is more than they do to the odds: at that, attacks that are misjudged would come first.
"""

POWER = (1.0, 1.0, 3.7, 1.3, 1.3)
"""How much a lead in strength counts for winning, by the number of players left.

Values are shares of strength, so missions have to be taken to the root of it.
"""

EASY = 0.3
"""Effort for a mission that comes by itself; a hopeless one takes 1 more."""

HEAVY = (1.0, 1.0, 1.0, 3.0, 1.0)
"""How many times as much a General's mission weighs, by number of seats.

Of three players, who completes it in his first turn wins two games of three, and other missions
come on the way. With four this does not help.
"""

LASTING = 0.6
"""Share of a mission that is done on the board but cannot be claimed before the next turn."""

PASSING = 0.15
"""The same for missions of a turn's conquests, which have to be made once more."""

UNDER_WAY = 0.4
STEEP = 5
"""Share of a mission under way, by its progress and how feasible it is.

Missions of a turn's conquests are never under way: what was conquered without completing them
counts for nothing.
"""

READY = 0.4
"""Share of an own mission under way, with three or four players, if there are armies for it."""

LEAST_INCOME = 3

COST = 2.0
"""Armies that every territory a mission still asks for takes."""

COUNTED = frozenset(
    MISSION_KEYS.index(key)
    for key in ("cap1", "maj2", "col2", "gen5", "cap5", "maj5", "col3", "gen2")
)
"""Missions that every conquest brings as much nearer as any other."""

STRIDES: Mapping[int, int] = {
    **dict.fromkeys(COUNTED, 1),
    **{
        MISSION_KEYS.index(key): lands
        for key, lands in (
            *(("cap7", 1), ("maj1", 1), ("maj7", 1), ("col1", 1), ("col4", 1), ("col5", 2)),
            *(("col7", 3), ("gen1", 1), ("gen3", 1), ("gen6", 1), ("gen7", 3)),
        )
    },
}
"""Territories that each step of a mission's progress takes, if armies are what it takes."""

SHORT = 0.1
"""What is lacking at least to all missions as long as one of them is not completed."""

PATIENCE = (0, 0, 1, 0, 0)
"""Missions somebody has completed before any are pursued, by number of seats.

Games of two are decided by strength, and the first mission comes about on the way.
"""

DETACHED = (0, 0, 1, 0, 2)
"""The same for who only looks on."""

FORESIGHT = 0.3
"""Share of a hidden mission that a rival is thought to have done."""

_ACROSS = tuple(
    tuple(other for other in lands if (min(land, other), max(land, other)) in SEA)
    for land, lands in enumerate(NEIGHBOURS)
)


@attrs.frozen(slots=True, eq=False)
class Brief:
    """What a seat knows of missions.

    Attributes:
        viewer: whose eyes these are.
        table: the position as seen, for the missions' measures; its board is overwritten.
        before: owners when ``table`` was seen.
        opening: armies when the turn began.
        open: missions of each seat known to the viewer and not completed.
        done: number of missions each seat has completed.
        conquests, felled: what this turn has brought so far.
        taken: territories of ``conquests``.
        claimed: the viewer can claim nothing more this turn.
        over: the viewer's turn is over.
    """

    viewer: Seat
    table: RiskState
    before: tuple[int, ...]
    opening: tuple[int, ...]
    open: tuple[tuple[int, ...], ...]
    done: tuple[int, ...]
    conquests: tuple[tuple[int, int, int, int], ...]
    felled: tuple[int, ...]
    taken: frozenset[int]
    claimed: bool
    over: bool

    @classmethod
    def of(cls, o: RiskState, seat: Seat) -> Brief:
        """Return what ``seat`` knows from its observation."""
        table = o.copy()
        if table.turn != seat:
            table.turn, table.conquests, table.felled, table.claimed = seat, (), (), False
        return cls(
            viewer=seat,
            table=table,
            before=tuple(o.owner),
            opening=table.opening or tuple(o.armies),
            open=tuple(
                tuple(mission for mission in row if mission != UNKNOWN and mission not in done)
                for row, done in zip(o.missions, o.completed, strict=True)
            ),
            done=tuple(len(row) for row in o.completed),
            conquests=table.conquests,
            felled=table.felled,
            taken=frozenset(row[0] for row in table.conquests),
            claimed=table.claimed,
            over=False,
        )

    def claim(self, mission: int) -> Brief:
        """Return what is known once the viewer has claimed ``mission``."""
        seat, rows, done = self.viewer, self.open, self.done
        left = tuple(other for other in rows[seat] if other != mission)
        return attrs.evolve(
            self,
            open=(*rows[:seat], left, *rows[seat + 1 :]),
            done=(*done[:seat], done[seat] + 1, *done[seat + 1 :]),
            claimed=True,
        )


class MissionField(Field):
    """A position with missions to complete.

    Attributes:
        brief: what is known of missions.
    """

    __slots__ = ("brief",)

    brief: Brief

    def copy(self) -> MissionField:
        """Return an independent copy."""
        other = MissionField(
            self.owner[:], self.armies[:], self.cards[:], self.traded, self.playing
        )
        other.brief = self.brief
        return other


class MissionEvaluation(Evaluation):
    """Judges positions by strength and by how near everybody is to four missions.

    Args:
        rules: the match's rules.
        world, track, weights: as of :class:`Evaluation`.
        eager: missions of three and four players count as much as makes them pursued, not
            only as much as they tell who wins.
    """

    __slots__ = ("_feasible", "_heavy", "_patience", "_rules", "_scale", "many")

    def __init__(
        self, rules: Any, world: World, track: Track, weights: Weights, *, eager: bool = True
    ) -> None:
        super().__init__(world, track, chances_of(battle), weights)
        seats = min(max(rules.seats, 2), 4)
        self._rules = rules
        self._feasible = FEASIBLE[seats]
        self.many = eager and seats > 2
        self._heavy = HEAVY[seats] if self.many else 1.0
        self._scale = MANY_LOG_ODDS if self.many else LOG_ODDS
        self._patience = (PATIENCE if eager else DETACHED)[seats]

    def value(self, f: Field, seat: int) -> float:
        """Return the worth of ``f``, a :class:`MissionField`, to ``seat``."""
        value = super().value(f, seat)
        field = cast("MissionField", f)
        if not (self.pursues(field.brief) and 0.0 < value < 1.0):
            return value
        self._lay_out(field)
        lead = self._log_odds(field, seat)
        if lead >= self._scale[-1] - 1e-9:
            return 1.0
        rivals = [
            self._log_odds(field, other)
            for other, playing in enumerate(f.playing)
            if playing and other != seat and other in f.owner
        ]
        power = POWER[min(len(rivals) + 1, len(POWER) - 1)]
        odds = value / (1.0 - value) * exp((lead - max(rivals, default=0.0)) / power)
        return odds / (1.0 + odds)

    def pursues(self, brief: Brief) -> bool:
        """Tell whether missions are pursued yet, not only claimed when they come about."""
        return max(brief.done) >= self._patience

    def progresses(
        self, f: MissionField, wanted: Iterable[int]
    ) -> list[tuple[int, tuple[int, int]]]:
        """Return the missions and how much of how much of each the viewer has done in ``f``."""
        self._lay_out(f)
        table, seat = f.brief.table, f.brief.viewer
        return [(mission, progress(self._rules, table, seat, mission)) for mission in wanted]

    def distance(self, f: MissionField, mission: int) -> tuple[int, int]:
        """Return how much of how much of one mission the viewer has done in ``f``."""
        if MISSIONS[mission].moment == CONQUEST:
            self._lay_out(f)
        else:
            self._lay_lands(f)
        return progress(self._rules, f.brief.table, f.brief.viewer, mission)

    def completes(self, f: MissionField) -> bool:
        """Tell whether the viewer has a mission to claim in this turn if ``f`` comes about."""
        brief = f.brief
        if brief.claimed or brief.over:
            return False
        self._lay_out(f)
        return any(self._ready(brief, mission) for mission in brief.open[brief.viewer])

    def feasible(self, mission: int) -> float:
        """Return how often a mission comes about, 0 to 1."""
        return self._feasible[mission]

    def settled(self, f: MissionField) -> MissionField:
        """Return ``f`` after the viewer's turn: the best mission of its end is claimed."""
        brief = f.brief
        if brief.over:
            return f
        self._lay_out(f)
        seat = brief.viewer
        ready = [m for m in brief.open[seat] if self._ready(brief, m)]
        if ready and not brief.claimed:
            brief = brief.claim(min(ready, key=lambda mission: self._feasible[mission]))
        table = brief.table.copy()
        held = whole_continents(table, seat)
        table.kept = (*table.kept[:seat], held, *table.kept[seat + 1 :])
        table.conquests = table.felled = ()
        after = f.copy()
        after.brief = attrs.evolve(
            brief,
            table=table,
            before=tuple(f.owner),
            claimed=True,
            over=True,
        )
        return after

    def _lay_out(self, field: MissionField) -> None:
        """Put the board of ``field`` on the table that missions are measured on."""
        self._lay_lands(field)
        brief = field.brief
        if brief.over:
            return
        table = brief.table
        owner = field.owner
        seat = brief.viewer
        fresh = [
            (land, brief.before[land], _by_sea(owner, land, seat), brief.opening[land])
            for land, mine in enumerate(owner)
            if mine == seat and brief.before[land] != seat
        ]
        table.conquests = (*brief.conquests, *(row for row in fresh if row[0] not in brief.taken))
        table.felled = (
            *brief.felled,
            *(side for side in dict.fromkeys(row[1] for row in fresh) if not table.lands[side]),
        )

    def _lay_lands(self, field: MissionField) -> None:
        """Put lands and armies of ``field`` on the table, its conquests left aside."""
        table = field.brief.table
        table.owner = owner = field.owner
        table.armies = field.armies
        table.lands = [owner.count(side) for side in range(len(field.playing))]

    def _log_odds(self, field: MissionField, seat: int) -> float:
        """Return what missions done and under way do to the odds of ``seat``, as a logarithm."""
        brief = field.brief
        own = seat == brief.viewer
        if not own and brief.done[seat] < SHOWN_FROM:
            return self._between(brief.done[seat] + FORESIGHT)
        left = brief.open[seat]
        weights = self._weights(brief, seat)
        done = len(RANKS) - sum(weights[mission] for mission in left)
        parts = 0.0
        gain = 0.0
        armed = LEAST_INCOME + able(self.world, field, seat) if own and self.many else 0
        for mission in left:
            have, need = progress(self._rules, brief.table, seat, mission)
            moment = MISSIONS[mission].moment
            if have < need:
                part = 0.0
                if moment != CONQUEST:
                    part = UNDER_WAY * (have / need) ** STEEP * self._feasible[mission]
                if armed and mission in STRIDES:
                    lack = STRIDES[mission] * (need if moment == CONQUEST else need - have)
                    part = max(part, READY * min(1.0, armed / (COST * lack)) ** 2)
            else:
                part = PASSING if moment == CONQUEST else LASTING
                if own and not brief.claimed and self._ready(brief, mission):
                    gain = max(gain, (1.0 - part) * weights[mission])
            parts += part * weights[mission]
        if len(left) > 1 or not gain:
            parts = min(parts, len(RANKS) - done - gain - SHORT)
        return self._between(done + gain + parts)

    def _between(self, done: float) -> float:
        """Return the logarithm for a number of missions that need not be whole."""
        scale = self._scale
        if done >= len(RANKS):
            return scale[-1]
        whole = int(done)
        return scale[whole] + (done - whole) * (scale[whole + 1] - scale[whole])

    def _weights(self, brief: Brief, seat: int) -> dict[int, float]:
        """Return how much each of a seat's missions is of all four: the harder, the more."""
        efforts = {
            mission: EASY + 1.0 - self._feasible[mission] for mission in brief.table.missions[seat]
        }
        efforts[brief.table.missions[seat][-1]] *= self._heavy
        scale = len(RANKS) / sum(efforts.values())
        return {mission: effort * scale for mission, effort in efforts.items()}

    def _ready(self, brief: Brief, mission: int) -> bool:
        """Tell whether the viewer could claim a mission in this turn, as the table stands."""
        moment = MISSIONS[mission].moment
        news = len(brief.table.conquests)
        if moment == START or news <= (len(brief.conquests) if moment == CONQUEST else 0):
            return False
        have, need = progress(self._rules, brief.table, brief.viewer, mission)
        return have >= need


def _by_sea(owner: list[int], land: int, seat: int) -> int:
    """Return 1 if ``land`` may have been conquered across a sea line."""
    for other in _ACROSS[land]:
        if owner[other] == seat:
            return 1
    return 0
