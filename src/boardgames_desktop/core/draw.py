"""The numbers of a match: keyed hashes of seed and ply.

The same seed and the same choices give the same game, and undo cannot re-roll.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct

_SALT = Struct("<2Q").pack
_WORD = Struct("<Q").unpack_from
_STEP = 8
_LAST = 64 - _STEP
"""Where the last word of a hash begins."""

_TOP = 1 << 64
_SMALL = 1 << 20
_SURE = _TOP - _SMALL
"""A word below this is fair for every ``n`` up to :data:`_SMALL`."""


class Draw:
    """A stream of fair numbers for each ply.

    The words of a hash are taken from its end; most plies need only one.

    Attributes:
        ply: ply whose numbers are drawn next; set by :meth:`at`.
    """

    __slots__ = ("_block", "_digest", "_keyed", "_left", "ply")

    def __init__(self, seed: int) -> None:
        """Start at ply 0. ``seed`` is any integer; it counts modulo 2**64."""
        self._keyed = blake2b(key=(seed % _TOP).to_bytes(8, "little"))
        self.ply = 0
        self._block = 0
        self._left = 0
        self._digest = b""

    def at(self, ply: int) -> Draw:
        """Move to the first number of ``ply`` and return self."""
        self.ply = ply
        self._block = self._left = 0
        return self

    def below(self, n: int) -> int:
        """Return a fair number in ``range(n)``; raises ValueError unless 1 <= ``n`` <= 2**64."""
        left = self._left
        if left:
            left -= _STEP
        else:
            keyed = self._keyed.copy()
            keyed.update(_SALT(self.ply, self._block))
            self._digest = keyed.digest()
            self._block += 1
            left = _LAST
        self._left = left
        word: int = _WORD(self._digest, left)[0]
        if word < _SURE and 0 < n <= _SMALL:
            return word % n
        return self._fair(word, n)

    def _fair(self, word: int, n: int) -> int:
        """Return ``word`` modulo ``n`` unless that would favour some, else draw again."""
        if not 0 < n <= _TOP:
            raise ValueError(f"below({n})")
        found = word % n
        return found if word - found <= _TOP - n else self.below(n)


def seed_for(seed: int, *parts: int) -> int:
    """Derive another 64-bit seed, for example an opponent's, that tells nothing about ``seed``."""
    salt = b"".join((part % _TOP).to_bytes(8, "little") for part in parts)
    key = (seed % _TOP).to_bytes(8, "little")
    return int.from_bytes(
        blake2b(salt, key=key, digest_size=8, person=b"seed_for").digest(), "little"
    )
