"""The little game of the services' tests, seated and driven."""

from __future__ import annotations

import sys

import pytest

from boardgames_desktop import games
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.services import language as language_module
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import SettingsStore

from . import duel
from .seats import Watcher, setup_of


@pytest.fixture(autouse=True)
def duel_game(monkeypatch):
    monkeypatch.setattr(games, "GAME_IDS", (*games.GAME_IDS, "duel"))
    monkeypatch.setitem(sys.modules, "boardgames_desktop.games.duel", duel)
    return duel.GAME


@pytest.fixture(autouse=True)
def fresh_language(qapp, monkeypatch):
    monkeypatch.setattr(language_module, "_current", [])


def standing_still() -> float:
    """A clock by which no slice of work ever ends, so that a busy machine changes nothing."""
    return 0.0


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
        changes.setdefault("clock", standing_still)
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
