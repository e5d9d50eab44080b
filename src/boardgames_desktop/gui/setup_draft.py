"""What the new-game dialog has been told so far: checked, remembered, made into a Setup."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import attrs

from boardgames_desktop.ai import is_level
from boardgames_desktop.core.game import AnyGame, Variant
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.gui.seat_rows import NAME_LETTERS, OWN_PERSON, SeatDraft

SEED_TOP = 2**64

REMEMBERED = "new_game"


def fresh_seed() -> int:
    """Return a seed nobody could guess, nor find by trying them against its fingerprint."""
    return secrets.randbelow(SEED_TOP)


def seed_of(text: str) -> int:
    """Return the seed that ``text`` stands for: a number itself, any other words by their hash."""
    word = "".join(text.split())
    if word.isascii() and word.isdigit() and len(word) <= 20 and int(word) < SEED_TOP:
        return int(word)
    digest = blake2b(word.casefold().encode("utf-8", "surrogatepass"), digest_size=8)
    return int.from_bytes(digest.digest(), "little")


def first_seats(game: AnyGame, variant: Variant) -> list[SeatDraft]:
    """Return the seats of somebody who plays for the first time: one human, normal computers."""
    count = variant.book_seats[0]
    return [
        SeatDraft("", HUMAN if index == 0 else "normal", colour)
        for index, colour in enumerate(game.seat_colours(variant, count))
    ]


def recoloured(game: AnyGame, variant: Variant, drafts: Sequence[SeatDraft]) -> list[SeatDraft]:
    """Return seats with the colours the variant fixes; the others keep theirs if they can."""
    fixed = (*variant.colours, *("",) * len(drafts))[: len(drafts)]
    taken = {*fixed, *variant.barred}
    wanted: list[str] = []
    for draft, colour in zip(drafts, fixed, strict=True):
        kept = colour or (draft.colour if draft.colour not in taken else "")
        taken.add(kept)
        wanted.append(kept)
    free = iter([colour for colour in game.colours if colour not in taken])
    return [
        attrs.evolve(draft, colour=colour or next(free))
        for draft, colour in zip(drafts, wanted, strict=True)
    ]


def people(drafts: Sequence[SeatDraft]) -> list[int | None]:
    """Return the person of every seat: None = alone, else the row of the first seat shared."""
    shared = {draft.shares for draft in drafts if draft.kind == HUMAN and draft.shares >= 0}
    found: list[int | None] = []
    for row, draft in enumerate(drafts):
        if draft.kind != HUMAN:
            found.append(None)
        elif OWN_PERSON < draft.shares < row and drafts[draft.shares].kind == HUMAN:
            found.append(draft.shares)
        else:
            found.append(row if row in shared else None)
    return found


def make_setup(
    game: AnyGame,
    variant: Variant,
    drafts: Sequence[SeatDraft],
    options: Mapping[str, str],
    seed: int,
) -> Setup:
    """Return the match the drafts describe."""
    seats = tuple(
        SeatSetup(draft.name, draft.kind, draft.colour, person)
        for draft, person in zip(drafts, people(drafts), strict=True)
    )
    return Setup(game.id, variant.id, seats, seed, dict(options))


def doubled_name(drafts: Sequence[SeatDraft]) -> str:
    """Return a name that two players have, or nothing."""
    seen: set[str] = set()
    for draft in drafts:
        name = draft.name.casefold()
        if name and name in seen:
            return draft.name
        seen.add(name)
    return ""


def remember(setup: Setup) -> dict[str, Any]:
    """Return a setup as JSON values for the settings; the seed is not kept."""
    return {
        "variant": setup.variant,
        "options": dict(setup.options),
        "seats": [[seat.name, seat.kind, seat.colour, seat.person] for seat in setup.seats],
    }


def recall(
    game: AnyGame, data: object, own: Variant | None = None
) -> tuple[Variant, list[SeatDraft], dict[str, str]] | None:
    """Return what :func:`remember` kept, or None if it no longer fits the game.

    Args:
        game: the game.
        data: what was kept.
        own: a player's scenario that is to be played, whatever was played last.
    """
    if not isinstance(data, Mapping):
        return None
    known = next((one for one in game.variants if one.id == data.get("variant")), None)
    variant = own if own is not None else known
    seats = data.get("seats")
    if variant is None or not isinstance(seats, list):
        return None
    drafts = [draft for draft in map(_recalled_seat, seats) if draft is not None]
    colours = [draft.colour for draft in drafts]
    fits = (
        len(drafts) == len(seats)
        and variant.min_seats <= len(drafts) <= variant.max_seats
        and len(set(colours)) == len(colours)
        and set(colours) <= set(game.colours)
        and [draft.colour for draft in recoloured(game, variant, drafts)] == colours
    )
    if not fits:
        return None
    stored = data.get("options")
    values = stored if isinstance(stored, Mapping) else {}
    options = {
        spec.key: values[spec.key]
        for spec in variant.options
        if values.get(spec.key) in [choice.value for choice in spec.choices]
    }
    return variant, drafts, options


def _recalled_seat(data: object) -> SeatDraft | None:
    match data:
        case [str(name), str(kind), str(colour), int() | None as person]:
            if kind == HUMAN or is_level(kind):
                shares = person if isinstance(person, int) else OWN_PERSON
                return SeatDraft(name[:NAME_LETTERS], kind, colour, shares)
    return None
