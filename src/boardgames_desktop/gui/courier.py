"""Work done by threads, and its results brought to the window.

A QObject that sends signals from a thread must not go away in one: the thread that drops the
last reference destroys it while the window's thread hands out what it has sent, and that takes
the interpreter with it. So the only one that does this is made once and stays, and an errand
holds no other.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from itertools import count
from types import MethodType
from typing import Any
from weakref import WeakMethod

from PySide6.QtCore import QObject, QRunnable, Qt, QThreadPool, Signal
from shiboken6 import isValid

Bring = Callable[[Any], None]
Work = Callable[[Bring], None]
"""Does something in a thread and calls its argument with the result, once."""
Take = Callable[[Any, Any], None]
"""A method of a QObject; called with the errand's key and its result, None if it failed."""


class Courier(QObject):
    """Hands each result to the method that waits for it, if its object still lives."""

    _brought = Signal(object, object)

    def __init__(self) -> None:
        super().__init__()
        self._numbers = count(1)
        self._waiting: dict[int, tuple[WeakMethod[Take], object]] = {}
        self._brought.connect(self._hand_over, Qt.ConnectionType.QueuedConnection)

    def send(self, pool: QThreadPool, work: Work, take: Take, key: object) -> int:
        """Have ``pool`` do ``work``; returns a number to :meth:`forget` it by."""
        number = next(self._numbers)
        self._waiting[number] = WeakMethod(take), key
        pool.start(_Errand(self, number, work))
        return number

    def forget(self, number: int) -> None:
        """Nobody waits for a result any more; the work is not begun if it has not been."""
        self._waiting.pop(number, None)

    def wanted(self, number: int) -> bool:
        """Tell, in any thread, whether somebody still waits."""
        return number in self._waiting

    def bring(self, number: int, result: object) -> None:
        """Send a result from any thread; once the program has ended nobody takes it."""
        if isValid(self):
            self._brought.emit(number, result)

    def _hand_over(self, number: int, result: object) -> None:
        waiting, key = self._waiting.pop(number, (None, None))
        take = None if waiting is None else waiting()
        if isinstance(take, MethodType) and isValid(take.__self__):
            take(key, result)


class _Errand(QRunnable):
    def __init__(self, sender: Courier, number: int, work: Work) -> None:
        super().__init__()
        self._sender, self._number, self._work = sender, number, work
        self._brought = False

    def run(self) -> None:
        if not self._sender.wanted(self._number):
            return
        try:
            self._work(self._bring)
        except Exception:
            # Told as any other fault; whoever waits is answered in any case.
            sys.excepthook(*sys.exc_info())
        finally:
            if not self._brought:
                self._bring(None)

    def _bring(self, result: object) -> None:
        self._brought = True
        self._sender.bring(self._number, result)


@cache
def courier() -> Courier:
    """Return the courier; to be called first in the window's thread."""
    return Courier()
