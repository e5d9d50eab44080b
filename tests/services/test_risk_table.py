"""The first real game on the table: people around one screen, computers, a save in between."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from boardgames_desktop.ai import choose
from boardgames_desktop.core.actions import matches
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.services.conversation import ProcessOpponents
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.replay import ReplayView
from boardgames_desktop.services.saves import (
    SUFFIX,
    VERSION,
    Save,
    parse_save,
    read_save,
    save_bytes,
)
from boardgames_desktop.services.seating import seat_match
from boardgames_desktop.services.settings import SettingsStore

from .seats import Watcher

RELEASED = {1: ("risk",)}
"""Games that could be saved when a format version was new."""


def risk(*kinds, seed=1):
    colours = ("red", "blue", "yellow", "black")
    seats = tuple(SeatSetup("", kind, c) for kind, c in zip(kinds, colours, strict=False))
    return Setup("risk", "classic", seats, seed)


def things_of(match):
    picture = match.picture()
    found = {token.thing for token in picture.tokens} | {b.thing for b in picture.buttons}
    found |= {place.thing for board in match.boards() for place in board.places}
    return found | {f"seat:{seat}" for seat in range(match.rules.seats)}


@pytest.mark.parametrize("seed", range(3))
def test_three_people_around_one_screen(qapp, seed):
    """Every option can be pointed at and is legal, on private and on shared views alike."""
    store = SettingsStore()
    match = Match(risk(HUMAN, HUMAN, HUMAN, seed=seed), settings=store)
    seen = Watcher(match)
    rng = random.Random(seed)
    match.start()
    shared = 0
    for _ in range(400):
        if match.is_over:
            break
        if match.covered_for is not None:
            assert match.viewer is None
            match.lift_curtain()
            continue
        decision = match.decision()
        shared += match.viewer is None
        legal = tuple(match.rules.options(match.session.state, decision.seat))
        assert decision.options == legal
        option = rng.choice(decision.options)
        things = things_of(match)
        picker = match.picker()
        for road in match.presenter.roads(match.observation(), decision.seat, option):
            assert all(step & things for step in road), (option, road)
        assert picker.targets() <= things
        assert match.say(option).id.startswith("risk.")
        assert match.prompt()
        action = decision.sample(rng.randrange)
        assert any(matches(o, action) for o in decision.options)
        assert match.submit(action) is None
    assert shared
    assert seen.of("curtain")
    assert seen.of("refused") == []
    match.close()


def test_a_game_against_the_real_program(qtbot, tmp_path):
    """Normal and easy play a whole game in their own process; it is saved and read back."""
    store = SettingsStore()
    store.update(pace="instant")
    match = seat_match(risk("easy", "normal", "easy", seed=3), store, Paths.under(tmp_path))
    seen = Watcher(match, by_hand=True)
    try:
        with qtbot.waitSignal(match.over, timeout=60_000):
            match.start()
        assert seen.of("trouble") == []
        assert seen.of("refused") == []
        match.save(tmp_path / "end.4f.json")
        save = read_save(tmp_path / "end.4f.json")
        assert save.entries == tuple(match.session.log)
        film: ReplayView = match.history()
        assert film.at(len(film)) == match.picture()
        for key in match.picture().charted:
            assert film.series(key)[0][-1][0] >= 1
    finally:
        match.close()


MOST_PLIES = 700
"""The work grows with the square of a game's length; about every third game ends by then."""

LONG_GAME = 1_500
"""One of the twenty may be so long."""


def game_of_computers(first: int, most: int) -> GameSession:
    """The first of the games with seeds ``first``, ``first + 20``, … to end within ``most``."""
    for seed in range(first, first + 1_000, 20):
        setup = risk("normal", "easy", "normal", seed=seed)
        rules = load_game("risk").rules(setup)
        session = GameSession(rules, setup)
        session.start()
        while not session.over and session.ply <= most:
            seat = rules.asked(session.state)[0]
            plan = choose(rules, session.observe(seat), seat, setup.seats[seat].kind, session.ply)
            session.submit(seat, plan[0])
        if session.over:
            return session
    raise AssertionError("no game ended")


@pytest.mark.slow
@pytest.mark.parametrize("number", range(20))
def test_every_ply_of_twenty_games_can_be_saved(number):
    """T31: a save taken anywhere, also in the middle of a computer's turn, loads the same."""
    session = game_of_computers(number, MOST_PLIES if number else LONG_GAME)
    rules, setup = session.rules, session.setup
    part = GameSession(rules, setup)
    for ply in range(session.ply + 1):
        save = Save.of(setup, part.log, rules, part.state)
        back = parse_save(save_bytes(save))
        assert back == save, "the digest of the position is compared on loading"
        part.replay(session.log[ply : ply + 1])


def test_saves_of_every_version_still_load():
    """Fixtures are never edited or made again: what a release wrote is read for ever (T28)."""
    folder = Path(__file__).parents[1] / "data" / "saves"
    for version in range(1, VERSION + 1):
        for game_id in RELEASED[version]:
            data = (folder / f"v{version}" / f"{game_id}{SUFFIX}").read_bytes()
            save = parse_save(data)
            assert save.setup.game == game_id
            assert len(save.entries) > 100
            if version == VERSION:
                assert save_bytes(save) == data


def test_hints_to_people_alone_are_thought_out_of_the_window_s_process(qtbot, tmp_path):
    store = SettingsStore()
    store.update(pace="instant", curtain=False)
    match = seat_match(risk(HUMAN, HUMAN, HUMAN, seed=3), store, Paths.under(tmp_path))
    try:
        match.start()
        assert isinstance(match._opponents, ProcessOpponents)
        adviser = match.adviser()
        adviser.ask()
        qtbot.waitUntil(lambda: adviser.hint is not None, timeout=30_000)
        assert adviser.hint.seat in match.acting()
    finally:
        match.close()
