"""How the C library keeps memory that is free: less of it, and given back early."""

from __future__ import annotations

import ctypes
import sys

M_MMAP_THRESHOLD = -3
"""Parameter of glibc's ``mallopt``: blocks from this size on go back to the system when freed."""

LARGE_BLOCK = 256 * 1024

M_ARENA_MAX = -8
"""Parameter of glibc's ``mallopt``: how many heaps the threads share."""

MOST_ARENAS = 1


def spare_memory() -> None:
    """Let the memory of pictures be given back as soon as they are gone.

    By itself glibc raises the threshold after the first large picture and then keeps some
    150 MB that painting a map has used, and gives each thread a heap of its own, whose gaps
    no other thread can use.
    """
    if sys.platform == "linux":
        mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
        if mallopt is not None:
            mallopt(M_MMAP_THRESHOLD, LARGE_BLOCK)
            mallopt(M_ARENA_MAX, MOST_ARENAS)


def give_memory_back() -> None:
    """Give the free parts of the heap back to the system, after work that used much."""
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
