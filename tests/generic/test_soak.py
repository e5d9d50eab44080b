"""Many whole matches, laws checked at every ply. Bounded; run by ``make slow``."""

from __future__ import annotations

import time

import pytest

from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.journal import Record, record_from_json, record_to_json
from boardgames_desktop.core.session import GameSession
from generic.registry import BASE_CASES, GAMES, Case
from generic.walk import choose, walk

MATCHES = 1_000
LONG_GAMES = {"warcraft": 180}
"""Matches of games in which a random one takes thousands of answers."""

CHUNKS = 10
SECONDS = 60
"""A chunk that takes longer than this says so instead of being cut off."""


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_thousand_random_matches(game, chunk: int) -> None:
    """No refused answer, no match without an end, no law broken at any ply."""
    cases = [case for case in BASE_CASES if case.game is game]
    matches = LONG_GAMES.get(game.id, MATCHES)
    started = time.process_time()
    for seed in range(chunk * matches // CHUNKS, (chunk + 1) * matches // CHUNKS):
        case = cases[seed % len(cases)]
        for session in walk(case, seed):
            broken = list(game.laws(session.rules, session.state))
            assert not broken, (case.name, seed, session.ply, broken)
            assert session.ply <= case.most_plies
        assert session.over
        assert sum(session.rules.returns(session.state)) == pytest.approx(1.0)
    assert time.process_time() - started < SECONDS


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("case", BASE_CASES, ids=lambda case: case.name)
def test_every_save_of_a_whole_match_loads(case: Case, seed: int) -> None:
    """A save made after any entry replays to the position the match was in."""
    *_, session = walk(case, seed)
    rules = session.rules
    replay = GameSession(rules, session.setup)
    whole = record_to_json(Record(session.setup, tuple(session.log), "1", 1), rules)
    s = session.at(0)
    for ply, entry in enumerate(session.log):
        rules.apply(s, entry.seat, entry.action)
        replay.replay([entry])
        assert rules.key(replay.state) == rules.key(s)
        if not ply % 200:
            part = {**whole, "log": whole["log"][: ply + 1]}
            loaded = record_from_json(part, case.game.rules)
            assert loaded.entries == tuple(session.log[: ply + 1])


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_copies_never_drift(game) -> None:
    """A state that is copied at every ply ends where the one that never is does."""
    case = next(case for case in BASE_CASES if case.game is game)
    for seed in range(5):
        *_, session = walk(case, seed, 2_000)
        rules = session.rules
        s = rules.new()
        for entry in session.log:
            s = s.copy()
            rules.apply(s, entry.seat, entry.action)
        assert rules.key(s) == rules.key(session.state)
        if not session.over:
            choose(rules, s, Draw(seed))
