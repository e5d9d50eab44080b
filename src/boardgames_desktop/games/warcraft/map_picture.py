"""How the map looks: pieces, outposts and captives on the hexes, and the marks of spaces."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.picture import Look, Thing, Token
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft import battle_picture, things
from boardgames_desktop.games.warcraft.names import piece_key, unit_name
from boardgames_desktop.games.warcraft.participants import Participants
from boardgames_desktop.games.warcraft.state import (
    DEPLETED,
    HALF,
    KINDS,
    NONE,
    WORKER,
    WarcraftState,
)
from boardgames_desktop.games.warcraft.town_picture import face

Stack = tuple[int, int, int, int]
"""Side, space, kind and number of equal pieces on the board."""


def stacks(rules: Participants, o: WarcraftState) -> list[Stack]:
    """Return all pieces on the board, side by side, space by space."""
    found: list[Stack] = []
    for index, count in enumerate(o.pieces):
        if count:
            at, kind = divmod(index, len(KINDS))
            found.append((*divmod(at, rules.spaces), kind, count))
    return found


# -- spaces ---------------------------------------------------------------------------


def looks(rules: Participants, o: WarcraftState) -> dict[Thing, Look]:
    """Return what has changed about spaces: who holds them, and their marks."""
    holders: dict[int, set[int]] = {}
    for side, space, kind, _ in stacks(rules, o):
        if kind != WORKER:
            holders.setdefault(space, set()).add(side)
    marks = _marks(rules, o)
    found: dict[Thing, Look] = {}
    for space, name in enumerate(rules.field.names):
        there = holders.get(space, set())
        signs = marks.get(space, [])
        worth = rules.field.points[space]
        if there or signs or worth:
            found[things.space(name)] = Look(
                tint=next(iter(there)) if len(there) == 1 else None,
                marks=tuple(signs),
                text=_in_words(signs, worth),
            )
    return found


def _in_words(signs: list[str], worth: int) -> Msg | None:
    """Return what the signs of a space say, for those who do not see them."""
    said = [Msg("warcraft.worth", {}, worth)] if worth else []
    said += [Msg("warcraft.mark." + sign) for sign in signs]
    return Msg("warcraft.marks", {"marks": tuple(said)}) if said else None


def _marks(rules: Participants, o: WarcraftState) -> dict[int, list[str]]:
    found: dict[int, list[str]] = {}
    for space, mark in _marked(rules, o):
        found.setdefault(space, []).append(mark)
    return found


def _marked(rules: Participants, o: WarcraftState) -> Iterator[tuple[int, str]]:
    field = rules.field
    for space, depletion in enumerate(o.depleted):
        if depletion == HALF:
            yield space, "half" if space in field.resources else "captured"
        elif depletion == DEPLETED:
            yield space, "depleted"
    battle = battle_picture.going_on(o)
    if battle is not None:
        yield battle.space, "battlefield"
        for space in field.neighbours[battle.space]:
            yield space, "flank"
    for space in o.locked:
        yield space, "locked"
    for at, space in enumerate(field.token_spaces):
        if o.tokens >> at & 1:
            yield space, "token_" + field.token_kinds[at]
    for counts, mark in ((o.hastened, "hastened"), (o.crippled, "crippled")):
        for space, count in enumerate(counts):
            if count:
                yield space, mark


# -- pieces ---------------------------------------------------------------------------


def tokens(rules: Participants, o: WarcraftState) -> Iterator[Token]:
    """Yield what stands on the map."""
    names = rules.field.names
    for space, owner in enumerate(o.outpost):
        if owner != NONE:
            yield _outpost(rules, o, owner, space)
    for side, space, kind, count in stacks(rules, o):
        yield _piece(rules, o, (side, space, kind, count))
    for seat, space in enumerate(o.captives):
        if space != NONE:
            yield Token(
                things.captive(seat),
                "captive",
                seat,
                things.space(names[space]),
                face=rules.races[seat].key + ".captive",
                title=Msg("warcraft.captive." + rules.races[seat].key),
            )


def _outpost(rules: Participants, o: WarcraftState, owner: int, space: int) -> Token:
    rising = not o.standing[space]
    name = rules.field.names[space]
    return Token(
        things.outpost(name),
        "outpost",
        owner,
        things.space(name),
        face=rules.races[owner].key + ".outpost",
        badges=(("rising", 1),) if rising else (),
        title=Msg("warcraft.outpost.rising" if rising else "warcraft.type.outpost"),
        faded=rising,
    )


def _piece(rules: Participants, o: WarcraftState, stack: Stack) -> Token:
    side, space, kind, count = stack
    badges: list[tuple[str, int]] = []
    if kind != WORKER:
        badges.append(("level", o.level[side * 3 + kind]))
    moved = o.moved[space * len(KINDS) + kind] if o.moved and side == o.turn else 0
    if moved:
        badges.append(("moved", moved))
    if kind == WORKER and (side, space) in o.called:
        badges.append(("called", 1))
    name = rules.field.names[space]
    return Token(
        things.unit(side, kind, name),
        piece_key(rules, side, kind),
        side,
        things.space(name),
        count=count,
        face=face(rules, o, side, kind),
        badges=tuple(badges),
        title=unit_name(rules, o, side, kind),
    )
