"""Seats at the little game, and somebody who watches a match."""

from __future__ import annotations

from boardgames_desktop.core.setup import SeatSetup, Setup

from . import duel


def setup_of(*kinds, seed=1, persons=None):
    colours = duel.GAME.colours
    seats = tuple(
        SeatSetup(f"P{i}", kind, colours[i], persons[i] if persons else None)
        for i, kind in enumerate(kinds)
    )
    return Setup("duel", "plain", seats, seed)


class Watcher:
    """Listens to a match and shows its beats at once, or by hand."""

    def __init__(self, match, *, by_hand=False):
        self.match = match
        self.beats = []
        self.calls = []
        self.by_hand = by_hand
        match.stepped.connect(self.step)
        for name in ("rewound", "asked", "over"):
            getattr(match, name).connect(lambda name=name: self.calls.append((name,)))
        for name in ("refused", "thinking", "thought", "curtain", "trouble"):
            getattr(match, name).connect(lambda *a, name=name: self.calls.append((name, *a)))

    def step(self, beat):
        self.beats.append(beat)
        self.calls.append(("stepped", beat.entry.action[0]))
        if not self.by_hand:
            self.match.shown()

    def of(self, name):
        return [call for call in self.calls if call[0] == name]
