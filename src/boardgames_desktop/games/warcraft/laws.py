"""What must be true in every position of Warcraft (section 1 and the rules of stacking)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.set_up import SetUp
from boardgames_desktop.games.warcraft.state import (
    KINDS,
    NONE,
    UNITS,
    UNKNOWN,
    WORKER,
    WarcraftState,
)

LONGEST_AGENDA = 40
"""Frames of a round nobody interrupts are fewer; a longer agenda grows without end."""

AT_REST = frozenset({"harvest", "deploy", "spend", "raise"})
"""Kinds of question asked when no piece is on its way: limits of a space hold (M7)."""


def broken(rules: SetUp, s: WarcraftState) -> Iterator[str]:
    """Yield every law that ``s`` breaks, as a sentence for the developer."""
    yield from _pieces(rules, s)
    yield from _town_boards(rules, s)
    yield from _spaces(rules, s)
    yield from _cards(rules, s)
    yield from _players(rules, s)
    kind = s.agenda[-1][0] if s.agenda else ""
    yield from _stacks(rules, s, rest=kind in AT_REST)
    if len(s.agenda) > LONGEST_AGENDA:
        yield f"the agenda grows: {len(s.agenda)} frames"


def _pieces(rules: SetUp, s: WarcraftState) -> Iterator[str]:
    """Yield what is wrong with the pieces: none is lost or made (1)."""
    if min(s.pieces) < 0 or min(s.reserve) < 0 or min(s.training) < 0:
        yield "there are fewer than no pieces"
    for side in range(rules.sides):
        for kind, limit in enumerate(BOX.limits):
            found = s.reserve[side * 4 + kind] + rules.on_board(s, side, kind)
            if side < rules.seats:
                found += s.training[side * 4 + kind]
                if kind == WORKER:
                    found += sum(s.building[side * 3 : side * 3 + 3])
            if found != limit:
                yield f"side {side} has {found} of {limit} {KINDS[kind]} pieces"


def _town_boards(rules: SetUp, s: WarcraftState) -> Iterator[str]:
    if min(s.stock) < 0:
        yield "a seat owes resources"
    for side in range(rules.sides):
        for kind in UNITS:
            if not 1 <= s.level[side * 3 + kind] <= len(rules.races[side].tiles[kind]):
                yield f"side {side} has no {KINDS[kind]} tile {s.level[side * 3 + kind]}"
    for seat in range(rules.seats):
        for kind in UNITS:
            at = seat * 3 + kind
            parts = (s.built[at], s.building[at], s.summoned[at])
            if min(parts) < 0 or sum(parts) > BOX.buildings[kind]:
                yield f"seat {seat} has {parts} {KINDS[kind]} buildings"
            if s.training[seat * 4 + kind] > rules.buildings(s, seat, kind):
                yield f"seat {seat} trains more {KINDS[kind]} units than it has buildings"


def _spaces(rules: SetUp, s: WarcraftState) -> Iterator[str]:
    for seat in range(rules.seats):
        if s.outpost.count(seat) > BOX.outposts:
            yield f"seat {seat} has more than {BOX.outposts} outposts"
    mountain = rules.field.mountain
    for space, owner in enumerate(s.outpost):
        if owner == NONE:
            if s.standing[space]:
                yield f"nobody's outpost stands in space {space}"
            continue
        if not s.standing[space] and not rules.count(s, owner, space, WORKER):
            yield f"nobody builds the outpost in space {space}"
        if space in mountain:
            yield f"an outpost stands on mountain {space}"


def _stacks(rules: SetUp, s: WarcraftState, *, rest: bool) -> Iterator[str]:
    """Yield spaces with pieces that may not be there (M4), or at rest with too many of a team.

    Units that have not left since they returned from the dead do not count (M7, M8, 11.4).
    """
    crowds: Counter[tuple[int, int, bool]] = Counter()
    for at, number in enumerate(s.pieces):
        if number:
            side, space = divmod(at // 4, rules.spaces)
            worker = at % 4 == WORKER
            if worker and space in rules.field.mountain:
                yield f"a worker of side {side} is on mountain {space}"
            risen = s.risen[space * 4 + at % 4] if rules.haven_of[space] == side else 0
            crowds[rules.team_of[side], space, worker] += number - risen
    if rest:
        for (team, space, worker), number in crowds.items():
            if number > (BOX.stack_workers if worker else BOX.stack_units):
                what = "workers" if worker else "units"
                yield f"{number} {what} of team {team} are in space {space}"


def _cards(rules: SetUp, s: WarcraftState) -> Iterator[str]:
    keeper = next((goal.seat for goal in rules.scenario.goals if goal.kind == "last_card"), NONE)
    for seat in range(rules.seats):
        piles = [s.decks[seat], s.hands[seat], s.discards[seat]]
        if seat == keeper:
            piles.append(s.aside_cards)
        cards = [card for pile in piles for card in pile]
        whole = rules.deck_of(seat)
        if s.alive[seat] and len(cards) + s.laid[seat] != len(whole):
            yield f"seat {seat} has {len(cards) + s.laid[seat]} cards instead of {len(whole)}"
        for card in sorted(set(cards) - {UNKNOWN}):
            if cards.count(card) > whole.count(card):
                yield f"seat {seat} has too many of card {card}"
        if any(list(pile) != sorted(pile) for pile in piles):
            yield f"cards of seat {seat} are out of order"


def _players(rules: SetUp, s: WarcraftState) -> Iterator[str]:
    asked = s.agenda[-1][1] if s.agenda else ()
    for seat in range(rules.seats):
        if seat in asked and not s.alive[seat]:
            yield f"seat {seat} is asked but out of the game"
        if s.resigned[seat] and s.alive[seat]:
            yield f"seat {seat} resigned but is in the game"
        if not s.alive[seat]:
            if s.hands[seat] or any(s.training[seat * 4 : seat * 4 + 4]):
                yield f"seat {seat} is out but has cards or pieces"
            if any(rules.on_board(s, seat, kind) for kind in range(len(KINDS))):
                yield f"seat {seat} is out but on the board"
    if (s.winners or s.drawn) and s.agenda:
        yield "the game is over but somebody is asked"
    if not s.winners and not s.drawn and not s.agenda:
        yield "nobody is asked but nobody won"
