"""The numbers of a match: keyed hashes of seed and ply.

The same seed and the same choices give the same game, and undo cannot re-roll.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct

_SALT = Struct("<2Q")
_WORDS = Struct("<8Q")
_TOP = 1 << 64


class Draw:
    """A stream of fair numbers for each ply.

    Attributes:
        ply: ply whose numbers are drawn next; set by :meth:`at`.
    """

    __slots__ = ("_block", "_keyed", "_words", "ply")

    def __init__(self, seed: int) -> None:
        """Start at ply 0. ``seed`` is any integer; it counts modulo 2**64."""
        self._keyed = blake2b(key=(seed % _TOP).to_bytes(8, "little"))
        self.ply = 0
        self._block = 0
        self._words: list[int] = []

    def at(self, ply: int) -> Draw:
        """Move to the first number of ``ply`` and return self."""
        self.ply = ply
        self._block = 0
        self._words = []
        return self

    def below(self, n: int) -> int:
        """Return a fair number in ``range(n)``; raises ValueError unless 1 <= ``n`` <= 2**64."""
        if not 1 <= n <= _TOP:
            raise ValueError(f"below({n})")
        last = _TOP - n
        while True:
            if not self._words:
                keyed = self._keyed.copy()
                keyed.update(_SALT.pack(self.ply, self._block))
                self._words = list(_WORDS.unpack(keyed.digest()))
                self._block += 1
            word = self._words.pop()
            found = word % n
            if word - found <= last:
                return found


def seed_for(seed: int, *parts: int) -> int:
    """Derive another 64-bit seed, for example an opponent's, that tells nothing about ``seed``."""
    salt = b"".join((part % _TOP).to_bytes(8, "little") for part in parts)
    key = (seed % _TOP).to_bytes(8, "little")
    return int.from_bytes(
        blake2b(salt, key=key, digest_size=8, person=b"seed_for").digest(), "little"
    )
