"""How long the opponents think, how fast their program starts, how much memory it takes.

Run with ``python benchmarks/opponents.py``. Everything goes through the real process and the
line protocol, as in the window; a round is one turn of every seat.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from boardgames_desktop.ai.protocol import (
    Best,
    Request,
    Trouble,
    parse_answer,
    setup_line,
    think_line,
)
from boardgames_desktop.core.draw import seed_for
from boardgames_desktop.core.notation import parse_action
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import load_game

COMMAND = [sys.executable, "-m", "boardgames_desktop.ai.worker"]


class Opponent:
    """The worker process, spoken to line by line."""

    def __init__(self) -> None:
        started = time.perf_counter()
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self._tell("hello")
        while self._hear() != "ready":
            pass
        self.start_ms = (time.perf_counter() - started) * 1000

    def _tell(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def _hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().rstrip("\n")

    def sit_down(self, setup: Setup) -> None:
        self._tell(setup_line(setup))
        assert self._hear() == "ok"

    def ask(self, request: Request) -> tuple[str, ...]:
        self._tell(think_line(1, request))
        while True:
            answer = parse_answer(self._hear())
            if isinstance(answer, Best):
                return answer.actions
            if isinstance(answer, Trouble):
                raise RuntimeError(answer.text)

    def peak_mb(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return float("nan")
        line = next(x for x in status.read_text().splitlines() if x.startswith("VmHWM"))
        return int(line.split()[1]) / 1024

    def quit(self) -> None:
        self._tell("quit")
        self.process.wait(10)


def play(opponent: Opponent, levels: str, seed: int) -> tuple[dict[str, list[float]], list[float]]:
    """Play a game; return milliseconds of each answer by level, and seconds of each round."""
    game = load_game("risk")
    seats = tuple(
        SeatSetup("", level, game.colours[at]) for at, level in enumerate(levels.split(","))
    )
    setup = Setup("risk", "classic", seats, seed)
    opponent.sit_down(setup)
    rules: Any = game.rules(setup)
    session = GameSession(rules, setup)
    session.start()
    answers: dict[str, list[float]] = {}
    rounds: list[float] = []
    began, now = time.perf_counter(), 0
    while not session.over:
        if session.state.round != now:
            if now:
                rounds.append(time.perf_counter() - began)
            began, now = time.perf_counter(), session.state.round
        (seat,) = rules.asked(session.state)
        level = seats[seat].kind
        started = time.perf_counter()
        state = rules.dump(session.observe(seat))
        request = Request(seat, level, seed_for(seed, seat, session.ply), None, None, state)
        plan = opponent.ask(request)
        answers.setdefault(level, []).append((time.perf_counter() - started) * 1000)
        for text in plan:
            session.submit(seat, parse_action(rules.verbs, text))
            if any(entry.seat != seat for entry in session.step.entries):
                break
    return answers, rounds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--hard", action="store_true", help="time the hard level, too")
    args = parser.parse_args()
    opponent = Opponent()
    print(f"start to ready: {opponent.start_ms:.0f} ms")
    tables = ["easy,easy,easy,easy", "normal,normal,normal,normal"]
    if args.hard:
        tables.append("hard,normal,normal,normal")
    print("| table | level | answers | median ms | 95 % | worst | round s, median | worst |")
    print("|---|---|---|---|---|---|---|---|")
    for levels in tables:
        times: dict[str, list[float]] = {}
        rounds: list[float] = []
        for seed in range(args.games):
            answers, took = play(opponent, levels, seed + 1)
            rounds += took
            for level, found in answers.items():
                times.setdefault(level, []).extend(found)
        for level, found in times.items():
            found.sort()
            print(
                f"| {levels} | {level} | {len(found)} | {median(found):.2f} |"
                f" {found[int(len(found) * 0.95)]:.2f} | {found[-1]:.1f} |"
                f" {median(rounds):.3f} | {max(rounds):.3f} |",
                flush=True,
            )
    print(f"peak memory of the process: {opponent.peak_mb():.1f} MB")
    opponent.quit()


if __name__ == "__main__":
    main()
