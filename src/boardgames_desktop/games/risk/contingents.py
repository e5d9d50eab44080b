"""Whose armies stand where in Team Risk (section 10), and who controls a territory.

Seats 0 and 2 play against 1 and 3. ``owner`` holds the seat that controls a territory; one
in which both team-mates have equally many armies belongs to nobody and holds :data:`TIED` of
the team. Either way ``owner % 2`` is the team, and ``owner.count(seat)`` what a seat
controls. ``armies`` counts all armies of a territory; ``mates`` those among them that are
not the controller's, in a tied territory half of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.games.risk.state import NONE, RiskState
from boardgames_desktop.games.risk.world import LANDS

TEAMS: tuple[tuple[Seat, Seat], ...] = ((0, 2), (1, 3))
"""The seats of each team, which sit alternately."""

SEATS = 4
TIED: tuple[int, ...] = (-2, -3)
"""Owner of a territory in which both seats of a team have equally many armies."""


def mate_of(seat: Seat) -> Seat:
    """Return the team-mate of ``seat``."""
    return (seat + 2) % SEATS


def held_by_team(s: RiskState, land: int, seat: Seat) -> bool:
    """Tell whether all armies in ``land`` are of the team of ``seat``."""
    owner = s.owner[land]
    return owner != NONE and owner % 2 == seat % 2


def armies_of(s: RiskState, land: int, seat: Seat) -> int:
    """Return the armies ``seat`` itself has in ``land``."""
    owner = s.owner[land]
    if owner == seat:
        return s.armies[land] - s.mates[land]
    return s.mates[land] if owner != NONE and owner % 2 == seat % 2 else 0


def troops(s: RiskState, seat: Seat) -> list[int]:
    """Return the armies ``seat`` itself has in each territory."""
    team = seat % 2
    return [
        armies - mates if owner == seat else mates if owner != NONE and owner % 2 == team else 0
        for owner, armies, mates in zip(s.owner, s.armies, s.mates, strict=True)
    ]


def shared(s: RiskState) -> Iterator[int]:
    """Yield the territories in which two team-mates have armies."""
    return (land for land, mates in enumerate(s.mates) if mates)


def team_armies(s: RiskState, team: int) -> int:
    """Return all armies of a team on the board."""
    return sum(
        armies
        for owner, armies in zip(s.owner, s.armies, strict=True)
        if owner != NONE and owner % 2 == team
    )


def team_lands(s: RiskState, team: int) -> int:
    """Return the territories a team holds, tied ones included."""
    return sum(owner != NONE and owner % 2 == team for owner in s.owner)


def garrison(s: RiskState, land: int, seat: Seat, own: int, others: int = 0) -> None:
    """Leave ``own`` armies of ``seat`` and ``others`` of its team-mate in ``land``.

    Whoever has more controls it. Without armies it still belongs to ``seat``, which has
    just conquered it.
    """
    before = s.owner[land]
    after = seat if own >= others else mate_of(seat)
    if own == others > 0:
        after = TIED[seat % 2]
    fewer = min(own, others)
    s.armies[land] = own + others
    if s.mates[land] != fewer:
        s.mates = (*s.mates[:land], fewer, *s.mates[land + 1 :])
    if after != before:
        s.owner[land] = after
        if before >= 0:
            s.lands[before] -= 1
        if after >= 0:
            s.lands[after] += 1


def change(s: RiskState, land: int, seat: Seat, by: int) -> None:
    """Add ``by`` armies of ``seat`` to its team's territory ``land``, or take them away."""
    own = armies_of(s, land, seat)
    garrison(s, land, seat, own + by, s.armies[land] - own)


def split_losses(own: int, others: int, lost: int) -> tuple[int, int]:
    """Return the losses of who rolls and of the team-mate defending with ``others`` (ruling 3).

    Each is taken from the larger contingent; of equal ones, from who rolls.
    """
    first, second = own, others
    for _ in range(lost):
        if first >= second:
            first -= 1
        else:
            second -= 1
    return own - first, others - second


def commanded(s: RiskState) -> RiskState:
    """Return a copy in which the seat on turn sees what it can command.

    Territories of its team are its own, with its own armies alone, and be it none; those of
    the other team belong to who would roll for them.
    """
    seat = s.turn
    view = s.copy()
    if seat == NONE:
        return view
    following = (seat + 1) % SEATS
    for land, owner in enumerate(s.owner):
        if owner == NONE:
            continue
        if owner % 2 == seat % 2:
            view.owner[land] = seat
            if owner != seat or s.mates[land]:
                view.armies[land] = armies_of(s, land, seat)
        elif owner < 0:
            view.owner[land] = following
    return view


def broken_contingents(s: RiskState) -> Iterator[str]:
    """Yield every law of shared territories that ``s`` breaks."""
    if len(s.mates) != LANDS:
        yield f"{len(s.mates)} territories count team-mates"
        return
    for land, mates in enumerate(s.mates):
        owner, own = s.owner[land], s.armies[land] - s.mates[land]
        if mates < 0 or (mates and owner == NONE):
            yield f"territory {land} has {mates} armies of a team-mate"
        elif owner in TIED and (own != mates or not mates):
            yield f"territory {land} is nobody's with {own} and {mates} armies"
        elif owner >= 0 and mates and own <= mates:
            yield f"territory {land} is controlled with {own} armies against {mates}"
    for team in TEAMS:
        if all(s.hands[seat] for seat in team):
            yield f"the hand of seats {team} is in two places"
