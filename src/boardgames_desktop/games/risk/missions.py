"""The 28 missions of Mission Risk (fact sheet section 9.2): data, progress, what may be claimed.

A mission is a number: rank times seven and its place in its rank.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Protocol

import attrs

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.games.risk import gauges
from boardgames_desktop.games.risk.gauges import Gauge, Progress
from boardgames_desktop.games.risk.state import UNKNOWN, RiskState
from boardgames_desktop.games.risk.world import CONTINENT_KEYS, MEMBERS, NUMBER

RANKS: tuple[str, ...] = ("captain", "major", "colonel", "general")
"""Ranks in rising difficulty; every player has one mission of each."""

PER_RANK = 7
SHOWN_FROM = 3
"""With so many completed missions the last one lies open for all."""

CONQUEST, END, START = "after_conquest", "end_of_turn", "start_of_turn"
MOMENTS: tuple[str, ...] = (CONQUEST, END, START)
"""When a mission may be claimed (9.2)."""

_ALL = range(len(CONTINENT_KEYS))
_GATES = tuple(
    NUMBER[key]
    for key in (
        *("alaska", "greenland", "central_america", "venezuela", "brazil"),
        *("north_africa", "iceland", "middle_east", "siam", "kamchatka"),
    )
)


def _continents(keys: str) -> tuple[int, ...]:
    return tuple(CONTINENT_KEYS.index(key) for key in keys.split())


@attrs.frozen(slots=True)
class Mission:
    """A mission card.

    Attributes:
        key: word for notation and texts, its rank's first letters and its place.
        rank: index in :data:`RANKS`.
        moment: when it may be claimed, one of :data:`MOMENTS`.
        gauge: what it asks for.
    """

    key: str
    rank: int
    moment: str
    gauge: Gauge


_CARDS: tuple[tuple[str, str, Gauge], ...] = (
    ("cap1", CONQUEST, gauges.conquests(3)),
    ("cap2", CONQUEST, gauges.theatres(2)),
    ("cap3", CONQUEST, gauges.landing(2)),
    ("cap4", END, gauges.stack(10)),
    ("cap5", END, gauges.territories((15, 17, 14))),
    ("cap6", END, gauges.garrisons(5, size=3)),
    ("cap7", END, gauges.presence(6)),
    ("maj1", END, gauges.whole(1, _continents("south_america australia"))),
    ("maj2", CONQUEST, gauges.conquests(6)),
    ("maj3", CONQUEST, gauges.rivals(2, each=2)),
    ("maj4", CONQUEST, gauges.theatres(3)),
    ("maj5", END, gauges.territories((18, 19, 16))),
    ("maj6", CONQUEST, gauges.stronghold(5)),
    ("maj7", END, gauges.block((11, 11, 9))),
    ("col1", START, gauges.kept(1, _continents("north_america europe africa"))),
    ("col2", CONQUEST, gauges.conquests(8)),
    ("col3", END, gauges.territories((22, 23, 20))),
    ("col4", END, gauges.whole(2, _ALL)),
    ("col5", END, gauges.among(6, _GATES)),
    ("col6", END, gauges.fortified(3, size=4)),
    ("col7", END, gauges.leading(4)),
    ("gen1", END, gauges.whole(1, _continents("asia"))),
    ("gen2", END, gauges.territories((27, 27, 25))),
    ("gen3", START, gauges.kept(2, _ALL)),
    ("gen4", CONQUEST, gauges.annihilation()),
    ("gen5", CONQUEST, gauges.conquests(11)),
    ("gen6", END, gauges.whole(3, _ALL)),
    ("gen7", END, gauges.leading(6)),
)

MISSIONS: tuple[Mission, ...] = tuple(
    Mission(key, number // PER_RANK, moment, gauge)
    for number, (key, moment, gauge) in enumerate(_CARDS)
)
MISSION_KEYS: tuple[str, ...] = tuple(mission.key for mission in MISSIONS)


class _Table(Protocol):
    seats: int


def pile(rank: int) -> range:
    """Return the missions of a rank."""
    return range(rank * PER_RANK, (rank + 1) * PER_RANK)


def progress(rules: _Table, o: RiskState, seat: Seat, mission: int) -> Progress:
    """Return how much of how much of a mission ``seat`` has done, as the board stands.

    Everything it depends on is public. Missions of this turn's conquests stand at nothing
    while another seat is on turn; when they may be claimed is :func:`claimable`'s matter.
    """
    return MISSIONS[mission].gauge.measure(o, seat, rules.seats)


def fulfilled(rules: _Table, o: RiskState, seat: Seat, mission: int) -> bool:
    """Tell whether the board shows what a mission asks for."""
    have, need = progress(rules, o, seat, mission)
    return have >= need


def claimable(rules: _Table, o: RiskState, seat: Seat, moment: str) -> tuple[int, ...]:
    """Return the missions of ``seat`` it could claim if this were the given moment (9.1).

    ``o`` has to show the missions of ``seat``. There is at most one claim a turn, and at the
    end of a turn without a conquest none (9.2).
    """
    if not o.missions:
        return ()
    return tuple(_true(rules, o, seat, moment, o.missions[seat]))


def conceivable(rules: _Table, o: RiskState, seat: Seat, moment: str) -> bool:
    """Tell whether ``seat`` might have a mission to claim, by what everybody knows.

    Who is asked depends on this alone, so that a question tells nothing (9.1: missions are
    secret).
    """
    if not o.missions:
        return False
    done = o.completed[seat]
    if len(done) >= SHOWN_FROM:
        candidates: Iterable[int] = o.missions[seat]
    else:
        ranks = {mission // PER_RANK for mission in done}
        elsewhere = {mission for other in range(rules.seats) for mission in shown(o, other)}
        candidates = (
            mission
            for rank in range(len(RANKS))
            if rank not in ranks
            for mission in pile(rank)
            if mission not in elsewhere
        )
    return any(True for _ in _true(rules, o, seat, moment, candidates))


def _true(
    rules: _Table, o: RiskState, seat: Seat, moment: str, candidates: Iterable[int]
) -> Iterator[int]:
    if o.claimed or seat != o.turn or (moment == END and not o.conquests):
        return
    for mission in candidates:
        if (
            mission != UNKNOWN
            and MISSIONS[mission].moment == moment
            and mission not in o.completed[seat]
            and fulfilled(rules, o, seat, mission)
        ):
            yield mission


def shown(o: RiskState, seat: Seat) -> tuple[int, ...]:
    """Return the missions of ``seat`` that all may know: completed ones, and a fourth (9.1)."""
    done = o.completed[seat]
    return o.missions[seat] if len(done) >= SHOWN_FROM else done


def whole_continents(o: RiskState, seat: Seat) -> tuple[int, ...]:
    """Return the continents of which ``seat`` holds every territory."""
    return tuple(
        number
        for number, members in enumerate(MEMBERS)
        if all(o.owner[land] == seat for land in members)
    )


def broken(s: RiskState) -> Iterator[str]:
    """Yield every law about missions that ``s`` breaks."""
    known = [mission for row in s.missions for mission in row if mission != UNKNOWN]
    if len(set(known)) != len(known):
        yield "two players have the same mission"
    for row in s.missions:
        if len(row) != len(RANKS) or any(
            mission not in (UNKNOWN, *pile(rank)) for rank, mission in enumerate(row)
        ):
            yield f"not one mission of each rank: {row}"
    for row, done in zip(s.missions, s.completed, strict=False):
        if len(set(done)) != len(done) or not set(done) <= set(row):
            yield f"completed {done} of {row}"
    for seat, done in enumerate(s.completed):
        if len(done) >= len(RANKS) and s.winners != (seat,):
            yield f"seat {seat} has all missions but has not won"
