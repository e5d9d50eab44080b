"""The pin of PySide6: a wrapped call that returns None must not lose a reference to None."""

from __future__ import annotations

import sys
from importlib.metadata import requires, version

from PySide6.QtCore import QObject

CALLS = 300


def test_wrapped_calls_keep_their_references_to_none():
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        thing.setObjectName("x")
    assert sys.getrefcount(None) > before - CALLS // 2


def test_qt_and_shiboken_are_pinned_to_the_same_tested_release():
    pins = [need for need in requires("boardgames-desktop") or [] if "extra" not in need]
    for name in ("PySide6-Essentials", "shiboken6"):
        [pin] = [need for need in pins if need.lower().startswith(name.lower())]
        assert pin.split("==")[1] == version(name)
