"""Positions of Mission Risk: a position of Risk with missions and this turn's conquests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from boardgames_desktop.games.risk.missions import MISSION_KEYS, PER_RANK, RANKS
from boardgames_desktop.games.risk.world import CONTINENT_KEYS, KEYS

from .position import COLOURS, Table, land, position

SIDES = ("red", "blue", "yellow", "black")


def mission(key: str) -> int:
    return MISSION_KEYS.index(key)


def lands(count: int, colour: str = "red") -> str:
    """The first ``count`` territories for a colour."""
    return f"{colour}: " + ", ".join(KEYS[:count])


def conquests(text: str) -> tuple[tuple[int, int, int, int], ...]:
    """Conquests of this turn: ``"japan blue ~ 3, ural"``: owner, by sea, armies before."""
    rows = []
    for item in filter(None, (part.strip() for part in text.split(","))):
        key, *facts = item.split()
        owner = next((SIDES.index(fact) for fact in facts if fact in SIDES), 1)
        armies = next((int(fact) for fact in facts if fact.isdigit()), 1)
        rows.append((land(key), owner, int("~" in facts), armies))
    return tuple(rows)


def deal(own: Mapping[str, str], seats: int) -> tuple[tuple[int, ...], ...]:
    """Missions by colour, ``"cap1 maj2"``; ranks and seats left out get any other mission."""
    wanted = {colour: [mission(key) for key in keys.split()] for colour, keys in own.items()}
    taken = {number for row in wanted.values() for number in row}
    rows = []
    for colour in COLOURS[:seats]:
        row = []
        for rank in range(len(RANKS)):
            pile = range(rank * PER_RANK, (rank + 1) * PER_RANK)
            chosen = next((n for n in wanted.get(colour, ()) if n in pile), None)
            if chosen is None:
                chosen = next(n for n in reversed(pile) if n not in taken)
                taken.add(chosen)
            row.append(chosen)
        rows.append(tuple(row))
    return tuple(rows)


def mission_table(
    text: str = "",
    own: str | Mapping[str, str] = "",
    *,
    conq: str = "",
    completed: Mapping[str, str] | None = None,
    kept: str = "",
    felled: str = "",
    claimed: bool = False,
    phase: str = "combat",
    seats: int = 3,
    **more: Any,
) -> Table:
    """Return a table of Mission Risk.

    Args:
        own: missions of red, or of several colours; the others get what is left.
        conq: conquests of this turn, see :func:`conquests`.
        completed: completed missions by colour.
        kept: continents red held at the end of its turn before.
        felled: colours whose last army fell this turn.
    """
    asking = phase not in ("begin", "next", "card")
    table = position(
        text, phase=phase if asking else "combat", seats=seats, variant="missions", **more
    )
    rules, s = table.rules, table.s
    s.lands = [s.owner.count(side) for side in range(rules.sides)]
    s.alive = [count > 0 for count in s.lands]
    s.pool = [*s.pool[:seats], *[0] * (rules.sides - seats)]
    s.missions = deal({"red": own} if isinstance(own, str) else own, seats)
    done = completed or {}
    s.completed = tuple(
        tuple(mission(key) for key in done.get(colour, "").split()) for colour in COLOURS[:seats]
    )
    numbers = tuple(CONTINENT_KEYS.index(key) for key in kept.split())
    s.kept = (numbers, *((),) * (seats - 1))
    s.felled = tuple(SIDES.index(colour) for colour in felled.split())
    s.opening = tuple(s.armies)
    s.conquests = conquests(conq)
    s.conquered = bool(conq)
    s.claimed = claimed
    if not asking:
        s.agenda = [(phase, ())]
        rules.settle(s, table.events.append)
    return table
