"""What missions measure (fact sheet section 9.2): small parts that missions are put together from.

A *measure* returns how far a seat has come and how far it has to come; what it asks for is
done when both are equal. Measures of a turn look at what the seat on turn has conquered so far.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import attrs

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import CONTINENT_OF, LANDS, MEMBERS, connected

Goal = int | tuple[int, int, int]
"""A number, or one each for tables of two, three and four starting players."""

Progress = tuple[int, int]
"""How much of how much."""

Measure = Callable[[RiskState, Seat, int], Progress]
Tally = Callable[[RiskState, Seat], int]
Part = Callable[[RiskState, Seat], Progress]


@attrs.frozen(slots=True)
class Gauge:
    """A measure and the facts its sentence names.

    Attributes:
        measure: progress of a seat at a table of so many seats.
        goal: the number the sentence counts, if it counts.
        size: a second number of the sentence.
        lands, continents: what the sentence names.
    """

    measure: Measure
    goal: Goal = 0
    size: int = 0
    lands: tuple[int, ...] = ()
    continents: tuple[int, ...] = ()


def goal_at(goal: Goal, seats: int) -> int:
    """Return a goal's number at a table of ``seats``."""
    return goal if isinstance(goal, int) else goal[min(max(seats, 2), 4) - 2]


def _at_least(tally: Tally, goal: Goal, *, size: int = 0, lands: tuple[int, ...] = ()) -> Gauge:
    def measure(s: RiskState, seat: Seat, seats: int) -> Progress:
        need = goal_at(goal, seats)
        return min(tally(s, seat), need), need

    return Gauge(measure, goal, size, lands)


# -- this turn's conquests -----------------------------------------------------------


def _taken(s: RiskState, seat: Seat) -> tuple[tuple[int, int, int, int], ...]:
    return s.conquests if s.turn == seat else ()


def conquests(goal: Goal) -> Gauge:
    """So many territories conquered."""
    return _at_least(lambda s, seat: len(_taken(s, seat)), goal)


def theatres(goal: Goal) -> Gauge:
    """Conquests in so many continents."""
    return _at_least(lambda s, seat: len({CONTINENT_OF[row[0]] for row in _taken(s, seat)}), goal)


def landing(goal: int) -> Gauge:
    """So many conquests, at least one of them across a sea line."""

    def measure(s: RiskState, seat: Seat, seats: int) -> Progress:
        del seats
        taken = _taken(s, seat)
        return min(len(taken), goal) + any(row[2] for row in taken), goal + 1

    return Gauge(measure, goal)


def rivals(goal: int, each: int) -> Gauge:
    """At least ``each`` territories from so many different armies."""

    def measure(s: RiskState, seat: Seat, seats: int) -> Progress:
        del seats
        victims = [row[1] for row in _taken(s, seat)]
        owners = dict.fromkeys(victims)
        counts = sorted((min(victims.count(side), each) for side in owners), reverse=True)
        return sum(counts[:goal]), goal * each

    return Gauge(measure, goal, size=each)


def stronghold(goal: Goal) -> Gauge:
    """A conquest that so many armies stood in when the turn began."""
    return _at_least(
        lambda s, seat: max((row[3] for row in _taken(s, seat)), default=0),
        goal,
    )


def annihilation() -> Gauge:
    """The last army of a player or of a neutral army removed."""
    return _at_least(lambda s, seat: len(s.felled) if s.turn == seat else 0, 1)


def fortified(goal: Goal, size: int) -> Gauge:
    """So many conquests still held, each by ``size`` armies."""
    return _at_least(
        lambda s, seat: sum(
            s.owner[land] == seat and s.armies[land] >= size for land, *_ in _taken(s, seat)
        ),
        goal,
        size=size,
    )


# -- land and armies -----------------------------------------------------------------


def territories(goal: Goal) -> Gauge:
    """So many territories."""
    return _at_least(lambda s, seat: s.lands[seat], goal)


def stack(goal: Goal) -> Gauge:
    """So many armies in one territory."""
    return _at_least(lambda s, seat: max(_garrisons(s, seat), default=0), goal)


def garrisons(goal: Goal, size: int) -> Gauge:
    """So many territories of at least ``size`` armies."""
    return _at_least(
        lambda s, seat: sum(armies >= size for armies in _garrisons(s, seat)), goal, size=size
    )


def _garrisons(s: RiskState, seat: Seat) -> Iterable[int]:
    return (armies for owner, armies in zip(s.owner, s.armies, strict=True) if owner == seat)


def block(goal: Goal) -> Gauge:
    """So many territories joined to each other."""
    return _at_least(_largest_block, goal)


def _largest_block(s: RiskState, seat: Seat) -> int:
    left = {land for land in range(LANDS) if s.owner[land] == seat}
    largest = 0
    while left:
        group = connected(s.owner, left.pop())
        left -= group
        largest = max(largest, len(group))
    return largest


def among(goal: Goal, lands: tuple[int, ...]) -> Gauge:
    """So many of the named territories."""
    return _at_least(
        lambda s, seat: sum(s.owner[land] == seat for land in lands), goal, lands=lands
    )


# -- continents ----------------------------------------------------------------------


def presence(goal: Goal) -> Gauge:
    """A foothold in so many continents."""
    return _at_least(
        lambda s, seat: sum(any(s.owner[land] == seat for land in m) for m in MEMBERS), goal
    )


def leading(goal: Goal) -> Gauge:
    """More territories than any other army, in so many continents."""
    return _at_least(lambda s, seat: sum(_leads(s, seat, m) for m in MEMBERS), goal)


def _leads(s: RiskState, seat: Seat, members: tuple[int, ...]) -> bool:
    held = [s.owner[land] for land in members]
    own = held.count(seat)
    return own > 0 and all(
        held.count(owner) < own for owner in dict.fromkeys(held) if owner >= 0 and owner != seat
    )


def whole(goal: int, continents: Iterable[int]) -> Gauge:
    """All of so many of the named continents; progress counts territories of the nearest."""
    parts = {number: _held(number) for number in continents}
    return _nearest(goal, parts)


def kept(goal: int, continents: Iterable[int]) -> Gauge:
    """As :func:`whole`, and held since the end of the turn before; that counts as one more."""
    parts = {number: _held_on(number) for number in continents}
    return _nearest(goal, parts)


def _held(number: int) -> Part:
    members = MEMBERS[number]
    return lambda s, seat: (sum(s.owner[land] == seat for land in members), len(members))


def _held_on(number: int) -> Part:
    members = MEMBERS[number]
    return lambda s, seat: (
        sum(s.owner[land] == seat for land in members) + (number in s.kept[seat]),
        len(members) + 1,
    )


def _nearest(goal: int, parts: Mapping[int, Part]) -> Gauge:
    """Return the progress in those ``goal`` parts that lack least."""

    def measure(s: RiskState, seat: Seat, seats: int) -> Progress:
        del seats
        progress = sorted((part(s, seat) for part in parts.values()), key=lambda p: p[1] - p[0])
        return sum(have for have, _ in progress[:goal]), sum(need for _, need in progress[:goal])

    return Gauge(measure, goal, continents=tuple(parts))
