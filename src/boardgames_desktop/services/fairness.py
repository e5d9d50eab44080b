"""Dice that can be proved: a fingerprint before the first roll, the number behind it later.

All chance of a match is derived from its seed and the ply (``core.draw``), so a seed that was
fixed before the first roll fixes every roll. Its *fingerprint* shows that it was: the seed
cannot be found from the fingerprint, and no other seed has the same one. Once the seed is
told, anybody can derive every roll again; ``docs/fair-dice.md`` says how.
"""

from __future__ import annotations

from base64 import b32encode
from collections.abc import Sequence
from functools import lru_cache
from hashlib import pbkdf2_hmac
from typing import Any

import attrs

from boardgames_desktop.core.actions import CHANCE, CHANCE_SEAT, Action
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Rules
from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import HUMAN, Setup

ROUNDS = 20_000
"""Rounds of the hash: trying all seeds costs that many times more."""

SALT = b"four-fronts dice"
"""The same for every match, so that a fingerprint can be worked out from the seed alone.

A salt of its own would have to be kept and told with the seed. It is not needed: seeds the
program draws have 64 random bits, and who types a seed knows it anyway.
"""

BYTES = 10
"""Length of a fingerprint: 80 bits, so that no two of the 2**64 seeds are likely to share one."""

GROUP = 4


@lru_cache(maxsize=64)
def fingerprint(seed: int) -> str:
    """Return the fingerprint of a seed: sixteen letters and digits in groups of four."""
    data = (seed % (1 << 64)).to_bytes(8, "little")
    digest = pbkdf2_hmac("sha256", data, SALT, ROUNDS, BYTES)
    letters = b32encode(digest).decode("ascii")
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


@attrs.frozen(slots=True)
class Difference:
    """A recorded outcome that does not come from the seed.

    Attributes:
        ply: index of the entry in the log.
        recorded: what the log says. derived: what the seed gives.
    """

    ply: int
    recorded: Action
    derived: Action


@attrs.frozen(slots=True)
class DiceCheck:
    """What deriving the chance of a log again has shown.

    Attributes:
        outcomes: number of outcomes derived, the first different one included.
        difference: the first outcome that differs, or None.
    """

    outcomes: int
    difference: Difference | None


def check_dice(rules: Rules[Any], setup: Setup, entries: Sequence[Entry]) -> DiceCheck:
    """Derive every outcome of a legal log from the setup's seed, up to the first difference."""
    state = rules.new()
    draw = Draw(setup.seed)
    outcomes = 0
    for ply, (seat, action, _) in enumerate(entries):
        if seat == CHANCE_SEAT:
            outcomes += 1
            derived = rules.outcome(state, draw.at(ply)) if rules.asked(state) == CHANCE else ()
            if derived != action:
                return DiceCheck(outcomes, Difference(ply, action, derived))
        rules.apply(state, seat, action)
    return DiceCheck(outcomes, None)


def may_tell_seed(setup: Setup, *, over: bool) -> bool:
    """Tell whether the seed may be told.

    It may once the game is over, and at any time where it gives nobody an edge over those who
    do not look: people around one screen see it together, and who only watches plays nothing.
    """
    if over:
        return True
    people = {
        setup.person_of(seat) for seat, place in enumerate(setup.seats) if place.kind == HUMAN
    }
    return len(people) != 1
