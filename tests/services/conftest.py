"""The little game of the services' tests, seated and driven."""

from __future__ import annotations

import sys

import pytest

from boardgames_desktop import games
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.services import language as language_module
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import HOME_VARIABLE
from boardgames_desktop.services.settings import SettingsStore

sys.path.insert(0, str(__import__("pathlib").Path(__file__).parent))

import duel


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture(autouse=True)
def duel_game(monkeypatch):
    monkeypatch.setattr(games, "GAME_IDS", (*games.GAME_IDS, "duel"))
    monkeypatch.setitem(sys.modules, "boardgames_desktop.games.duel", duel)
    return duel.GAME


@pytest.fixture(autouse=True)
def fresh_language(qapp, monkeypatch):
    monkeypatch.setattr(language_module, "_current", [])


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


@pytest.fixture
def seat(qapp):
    """Makes matches and closes them."""
    made = []

    def make(*kinds, seed=1, persons=None, by_hand=False, **changes):
        settings = {
            key: changes.pop(key)
            for key in ("pace", "curtain", "always_most_dice")
            if key in changes
        }
        store = SettingsStore()
        store.update(**{"pace": "normal", **settings})
        kinds = kinds or (HUMAN, HUMAN)
        match = Match(
            changes.pop("setup", None) or setup_of(*kinds, seed=seed, persons=persons),
            settings=store,
            **changes,
        )
        match.store = store
        made.append(match)
        return match, Watcher(match, by_hand=by_hand)

    yield make
    for match in made:
        match.close()
