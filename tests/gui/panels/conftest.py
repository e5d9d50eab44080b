"""Tables of Risk at any point of a game, dressed and shown offscreen."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from PySide6.QtWidgets import QApplication

from boardgames_desktop.core.session import Entry, GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.table import GameTable
from boardgames_desktop.gui.theme import apply, themes
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.settings import SettingsStore

NAMES = ("Freja", "Mikkel", "Kasper", "Sigrid")


@pytest.fixture(scope="session")
def dressed_app(qapp: QApplication) -> QApplication:
    apply(qapp)
    return qapp


@pytest.fixture(autouse=True)
def _plain(dressed_app: QApplication) -> Iterator[None]:
    language().set("en")
    themes().set("dark", 1.0)
    yield
    language().set("en")
    themes().set("dark", 1.0)


@pytest.fixture
def store(qapp: QApplication) -> SettingsStore:
    made = SettingsStore()
    made.update(pace="instant", animation=0.0, curtain=False)
    return made


def risk_setup(*kinds, seed=7, persons=None, **options):
    colours = load_game("risk").colours
    seats = tuple(
        SeatSetup(NAMES[i], kind, colours[i], persons[i] if persons else None)
        for i, kind in enumerate(kinds)
    )
    chosen = {"setup": "dealt", "placement": "random", **options}
    return Setup("risk", "classic", seats, seed, chosen)


def wild(decision, session, choices):
    """Attack from strength, else anything: cards are won and battles left open."""
    armies = session.state.armies
    attacks = [option for option in decision.options if option[0] == "attack"]
    if attacks and choices.random() < 0.8:
        best = max(attacks, key=lambda o: (armies[o[1]] - armies[o[2]], o[3]))
        if armies[best[1]] > armies[best[2]] + 1:
            return best
    return decision.sample(choices.randrange)


_played: dict[tuple[str, Callable[..., bool], int], tuple[Entry, ...]] = {}


def played(setup, until, choices_seed=5):
    """Play wildly until ``until(session, decision)`` says stop; returns the entries.

    The same point of the same game is looked for once.
    """
    key = (repr(setup), until, choices_seed)
    if key not in _played:
        _played[key] = _play(setup, until, choices_seed)
    return _played[key]


def _play(setup, until, choices_seed):
    game = load_game(setup.game)
    session = GameSession(game.rules(setup), setup)
    session.start()
    choices = random.Random(choices_seed)
    while True:
        asked = session.rules.asked(session.state)
        assert asked, "the game ended first"
        decision = session.rules.decision(session.state, asked[0])
        if until(session, decision):
            return tuple(session.log)
        session.submit(asked[0], wild(decision, session, choices))


def open_battle(session, decision):
    """A combat decision with an invasion that can go on, its last dice on the table."""
    s = session.state
    return (
        decision.kind == "combat"
        and s.source >= 0
        and bool(s.rolled)
        and s.armies[s.source] > 3
        and s.owner[s.target] != decision.seat
        and s.owner[s.source] == decision.seat
    )


@cache
def of_kind(kind, least=0):
    return lambda session, decision: decision.kind == kind and session.ply >= least


@pytest.fixture
def pictures(painted_maps):
    """The map is painted once for all tests."""
    return painted_maps


@pytest.fixture
def sit(store):
    """Make a match of four people at a point of a game, without a table."""
    made = []

    def make(until=None, kinds=(HUMAN,) * 4, persons=(1, 1, 1, 1)):
        setup = risk_setup(*kinds, persons=persons)
        entries = played(setup, until) if until is not None else ()
        match = Match(setup, settings=store, entries=entries)
        match.start()
        made.append(match)
        return match

    yield make
    for match in made:
        match.close()


@pytest.fixture
def deal(qtbot, store, pictures):
    """Make a table of four people, or of the given kinds, at a point of a game."""
    made = []

    def make(until=None, kinds=(HUMAN,) * 4, persons=(1, 1, 1, 1), size=(1280, 720), setup=None):
        chosen = setup or risk_setup(*kinds, persons=persons)
        entries = played(chosen, until) if until is not None else ()
        match = Match(chosen, settings=store, entries=entries)
        table = GameTable(match, store, pictures=pictures)
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        match.start()
        made.append((table, match))
        settle()
        return table

    yield make
    for table, match in made:
        table.hide()
        table.room.close()
        match.close()


def settle(rounds=6):
    for _ in range(rounds):
        QApplication.processEvents()


def all_words(widget):
    """Return every text a person or a screen reader could get out of a widget."""
    from PySide6.QtCore import QAbstractItemModel, QAbstractTableModel, Qt
    from PySide6.QtWidgets import QTabBar, QWidget

    words = []
    for part in (widget, *widget.findChildren(QWidget)):
        if isinstance(part.parentWidget(), QTabBar):
            continue  # Qt's own scroll buttons, which are never shown
        words += [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
        for name in ("text", "placeholderText", "words"):
            say = getattr(part, name, None)
            if callable(say):
                words.append(str(say()))
    roles = (
        Qt.ItemDataRole.DisplayRole,
        Qt.ItemDataRole.ToolTipRole,
        Qt.ItemDataRole.AccessibleTextRole,
    )
    for model in widget.findChildren(QAbstractItemModel):
        for row in range(model.rowCount()):
            table = isinstance(model, QAbstractTableModel)
            for column in range(model.columnCount() if table else 1):
                index = model.index(row, column)
                words += [str(model.data(index, role) or "") for role in roles]
    return [word for word in words if word]
