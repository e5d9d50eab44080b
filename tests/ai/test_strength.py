"""Strength by matches with fixed seeds; ``benchmarks/ladder.py`` measures it more finely."""

from __future__ import annotations

import pytest

from boardgames_desktop.ai.tournament import Contest, run_contest


def _shares(levels: str, games: int, **more: object) -> tuple[dict[str, float], int]:
    seats = tuple(levels.split())
    contest = Contest.checked("risk", "classic", seats, games=games, seed=11, **more)
    score = run_contest(contest)
    shares = dict.fromkeys(seats, 0.0)
    for level, wins in zip(seats, score.wins, strict=True):
        shares[level] += wins / games
    return shares, score.unfinished


def test_normal_beats_easy_in_a_few_games() -> None:
    shares, unfinished = _shares("easy normal easy", 4)
    assert shares["normal"] >= 0.75
    assert not unfinished


@pytest.mark.slow
def test_normal_beats_two_and_three_easy_ones() -> None:
    for levels in ("normal easy easy", "easy easy normal easy"):
        shares, unfinished = _shares(levels, 30)
        assert shares["normal"] >= 0.6
        assert not unfinished


@pytest.mark.slow
@pytest.mark.parametrize("levels", ["hard normal", "expert hard"])
def test_every_level_beats_the_one_below(levels: str) -> None:
    above, _ = levels.split()
    options = {"setup": "dealt", "placement": "random"}
    shares, unfinished = _shares(levels, 40, options=options, nodes=1)
    assert shares[above] > 0.5
    assert not unfinished


@pytest.mark.slow
def test_expert_wins_more_than_its_share_at_a_table() -> None:
    shares, unfinished = _shares("normal expert normal normal", 30)
    assert shares["expert"] > 0.3
    assert not unfinished


@pytest.mark.slow
@pytest.mark.parametrize("levels", ["easy easy easy easy", "normal normal easy", "normal " * 4])
def test_games_of_computers_end(levels: str) -> None:
    for options in ({}, {"golden_track": "classic", "setup": "dealt"}):
        _, unfinished = _shares(levels, 12, options=options)
        assert not unfinished
