"""Nothing about a match changes unnoticed: goldens, counts of the tree, both hash seeds."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardgames_desktop.core.actions import CHANCE, CHANCE_SEAT
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Rules
from generic.playthrough import FOLDER, path_of, written
from generic.registry import BASE_CASES, CASES, GAMES, Case, every_case

TREE = 3
"""Answers deep the tree is counted; chance and forced answers are free."""
TREE_STARTS = (0, 6, 20, 130)
MOST_WIDE = 60
"""Questions with more answers than this are counted but not gone into."""


@every_case
def test_the_match_is_played_as_it_was(case: Case, request: pytest.FixtureRequest) -> None:
    """Compares with ``tests/playthroughs``; ``--update-goldens`` rewrites, for review."""
    path = path_of(case)
    lines = list(written(case))
    if request.config.getoption("--update-goldens"):
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    assert path.exists(), f"no playthrough of {case.name}: run with --update-goldens"
    golden = path.read_text(encoding="utf-8").splitlines()
    for number, (was, now) in enumerate(zip(golden, lines, strict=False), start=1):
        assert now == was, f"{path.name} line {number}\n  was {was}\n  now {now}"
    assert len(lines) == len(golden)


def test_no_playthrough_is_left_over() -> None:
    known = {path_of(case) for case in CASES} | {tree_path(game.id) for game in GAMES}
    assert {path for path in FOLDER.rglob("*.txt") if path.is_file()} == known


@pytest.mark.parametrize("seed", ["1", "2"])
def test_the_hash_seed_of_the_process_changes_nothing(seed: str) -> None:
    """Sets and dicts of strings are ordered differently; a match must not be."""
    tests = Path(__file__).parent.parent
    found = subprocess.run(
        [sys.executable, "-m", "generic.playthrough", *(case.name for case in BASE_CASES)],
        cwd=tests,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(tests)},
        capture_output=True,
        text=True,
        check=True,
        timeout=240,
    )
    goldens = (path_of(case).read_text(encoding="utf-8") for case in BASE_CASES)
    assert found.stdout.splitlines() == "".join(goldens).splitlines()


def tree_path(game_id: str) -> Path:
    return FOLDER / game_id / "tree.txt"


def settle_chance(rules: Rules, s: object, draw: Draw) -> None:
    while rules.asked(s) == CHANCE:
        rules.apply(s, CHANCE_SEAT, rules.outcome(s, draw))


def tree(rules: Rules, s: object, depth: int) -> tuple[int, int, int]:
    """Count answers, chance outcomes and ends below a position."""
    answers = outcomes = ends = 0
    asked = rules.asked(s)
    if not asked:
        return 0, 0, 1
    if asked == CHANCE:
        for outcome, _ in rules.outcomes(s) or [(rules.outcome(s, Draw(1)), 1)]:
            after = s.copy()
            rules.apply(after, CHANCE_SEAT, outcome)
            a, c, e = tree(rules, after, depth)
            answers, outcomes, ends = answers + a, outcomes + c + 1, ends + e
        return answers, outcomes, ends
    if not depth:
        return 0, 0, 0
    for seat in asked:
        decision = rules.decision(s, seat)
        total = decision.count()
        answers += total
        if total > MOST_WIDE:
            continue
        for action in decision:
            after = s.copy()
            rules.apply(after, seat, action)
            a, c, e = tree(rules, after, depth - 1)
            answers, outcomes, ends = answers + a, outcomes + c, ends + e
    return answers, outcomes, ends


def tree_lines(case: Case) -> list[str]:
    rules = case.rules()
    lines = []
    for start in TREE_STARTS:
        s = rules.new()
        draw = Draw(7)
        settle_chance(rules, s, draw)
        for _ in range(start):
            if rules.asked(s):
                seat = rules.asked(s)[0]
                rules.apply(s, seat, rules.decision(s, seat).sample(draw.below))
                settle_chance(rules, s, draw)
        counts = " ".join(map(str, tree(rules, s, TREE)))
        lines.append(f"{case.name} after {start}: {counts}")
    return lines


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_tree_has_as_many_branches_as_before(game, request: pytest.FixtureRequest) -> None:
    """Answers, chance outcomes and ends, three answers deep from a few positions."""
    cases = [case for case in BASE_CASES if case.game is game]
    lines = [line for case in cases for line in tree_lines(case)]
    path = tree_path(game.id)
    if request.config.getoption("--update-goldens"):
        path.parent.mkdir(exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    assert lines == path.read_text(encoding="utf-8").splitlines()


def test_the_counts_are_those_computed_by_hand() -> None:
    """Two coins allow three bids for each of two seats, who answer in either order."""
    case = next(case for case in BASE_CASES if case.name == "toy-toy-2")
    s = case.rules().new()
    settle_chance(case.rules(), s, Draw(7))
    assert tree(case.rules(), s, 2) == (3 + 3 + 2 * 3 * 3, 0, 0)
