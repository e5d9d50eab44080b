"""How fast the rules of Risk play: games, turns and plies a second on one core.

Light bots that read the position directly play whole games: the whole income goes to one
border, the weakest neighbour is attacked while the attacker is ahead, all move in, one
march to the front. Times are process time; the best of several rounds counts. If the compiled
rules of ``make compiled`` are of the present sources, they are measured, too.

    python benchmarks/engine.py [--games 200] [--rounds 3] [--json]
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import timeit
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import NamedTuple

from boardgames_desktop.core.actions import CHANCE, Action, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games.risk.cards import sets_in
from boardgames_desktop.games.risk.options import START_ARMIES, RiskOptions
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import NEIGHBOURS

ROOT = Path(__file__).resolve().parent.parent
DEALT = RiskOptions(dealt=True, scattered=True, turn_cap=500)
TUPLES = 500_000
DESIGN_ACTION_NS = 24
"""The same on the machine the design's figures come from (core-api.md, section 2)."""

COLOURS = ("red", "blue", "yellow", "black", "green", "purple")


class LightBots:
    """All seats of a table; they share nothing but the code."""

    def __init__(self) -> None:
        self._answers: dict[str, Callable[[RiskState, int], Action]] = {
            "reinforce": self._reinforce,
            "place": self._place,
            "combat": self._combat,
            "defend": self._defend,
            "move_in": self._move_in,
            "spoils": self._trade,
            "spoils_place": self._place,
            "fortify": self._fortify,
        }

    def answer(self, s: RiskState, seat: int) -> Action:
        return self._answers[s.agenda[-1][0]](s, seat)

    def _trade(self, s: RiskState, seat: int) -> Action:
        return ("trade", *next(sets_in(s.hands[seat])))

    def _reinforce(self, s: RiskState, seat: int) -> Action:
        for trio in sets_in(s.hands[seat]):
            return ("trade", *trio)
        return self._place(s, seat)

    def _place(self, s: RiskState, seat: int) -> Action:
        owner, armies = s.owner, s.armies
        best, most = -1, -(10**9)
        for land, who in enumerate(owner):
            if who == seat and armies[land] - 1 > most:
                for other in NEIGHBOURS[land]:
                    if owner[other] != seat:
                        ahead = armies[land] - armies[other]
                        if ahead > most:
                            best, most = land, ahead
        frame = s.agenda[-1]
        together = frame[2] if frame[0] == "spoils_place" else 0
        return ("place", best, together or s.pool[seat])

    def _combat(self, s: RiskState, seat: int) -> Action:
        owner, armies = s.owner, s.armies
        if s.source >= 0:
            best = (0, 0, 0)
            for source in (s.target, s.source):
                if owner[source] == seat and armies[source] > 3:
                    here = armies[source]
                    for target in NEIGHBOURS[source]:
                        if owner[target] != seat:
                            ahead = here - armies[target]
                            if ahead > best[0]:
                                best = (ahead, source, target)
            if best[0] > 0:
                return ("attack", best[1], best[2], 3)
        for source, here in enumerate(armies):
            if here > 3 and owner[source] == seat:
                for target in NEIGHBOURS[source]:
                    if owner[target] != seat and here > armies[target]:
                        return ("attack", source, target, 3)
        return ("end_combat",)

    def _defend(self, s: RiskState, seat: int) -> Action:
        del seat
        return ("defend", 2 if s.armies[s.target] > 1 else 1)

    def _move_in(self, s: RiskState, seat: int) -> Action:
        del seat
        return ("move_in", s.armies[s.source] - 1)

    def _fortify(self, s: RiskState, seat: int) -> Action:
        owner, armies = s.owner, s.armies
        inside, most = -1, 1
        for land, who in enumerate(owner):
            if who == seat and armies[land] > most:
                for other in NEIGHBOURS[land]:
                    if owner[other] != seat:
                        break
                else:
                    inside, most = land, armies[land]
        if inside >= 0:
            front = self._front(owner, seat, inside)
            if front >= 0:
                return ("fortify", inside, front, most - 1)
        return ("skip",)

    def _front(self, owner: list[int], seat: int, start: int) -> int:
        """Return the nearest own territory that borders on an enemy; -1 if there is none."""
        reached = [start]
        seen = {start}
        for land in reached:
            for other in NEIGHBOURS[land]:
                if owner[other] != seat:
                    return land if land != start else -1
                if other not in seen:
                    seen.add(other)
                    reached.append(other)
        return -1


Row = dict[str, float | int | str]


class Run(NamedTuple):
    """What one measurement gave."""

    name: str
    seats: int
    games: int
    turns: int
    plies: int
    seconds: float

    def row(self) -> Row:
        return {
            "name": self.name,
            "seats": self.seats,
            "games_per_s": round(self.games / self.seconds, 1),
            "turns_per_s": round(self.turns / self.seconds),
            "plies_per_s": round(self.plies / self.seconds),
            "plies_per_game": round(self.plies / self.games),
        }


def _setup(seats: int, seed: int) -> Setup:
    places = tuple(SeatSetup("", "easy", colour) for colour in COLOURS[:seats])
    return Setup("risk", "classic", places, seed)


def _rules(seats: int) -> RiskRules:
    return RiskRules(seats, DEALT, START_ARMIES[seats])


def play_session(
    rules: RiskRules, seed: int, *, strict: bool
) -> tuple[GameSession[RiskState], int]:
    """Play one game through a session; return it and its turns."""
    session = GameSession(rules, _setup(rules.seats, seed), strict=strict)
    session.start()
    answer = LightBots().answer
    submit = session.submit
    turns = 0
    while True:
        s = session.state
        if not s.agenda:
            return session, turns
        seat = s.agenda[-1][1][0]
        action = answer(s, seat)
        if action[0] == "end_combat":
            turns += 1
        submit(seat, action)


def play_rules(rules: RiskRules, seed: int) -> tuple[int, int]:
    """Play one game on the rules alone; return its plies and turns."""
    s = rules.new()
    draw = Draw(seed)
    answer = LightBots().answer
    turns = 0
    while s.agenda:
        asked = s.agenda[-1][1]
        if asked == CHANCE:
            rules.resolve(s, draw)
            continue
        seat = asked[0]
        action = rules.forced(s, seat) or answer(s, seat)
        if action[0] == "end_combat":
            turns += 1
        rules.apply(s, seat, action)
    return s.ply, turns


def feed(rules: RiskRules, seed: int, answers: list[tuple[Seat, Action]]) -> int:
    """Play recorded answers through a session: bots that cost nothing; return the plies."""
    session = GameSession(rules, _setup(rules.seats, seed), strict=False)
    session.start()
    submit = session.submit
    for seat, action in answers:
        submit(seat, action)
    return session.ply


def _measure(
    name: str, seats: int, games: int, rounds: int, play: Callable[[int], tuple[int, int]]
) -> Run:
    best: Run | None = None
    for _ in range(rounds):
        start = process_time()
        plies = turns = 0
        for seed in range(games):
            more, turned = play(seed)
            plies += more
            turns += turned
        run = Run(name, seats, games, turns, plies, process_time() - start)
        if best is None or run.seconds < best.seconds:
            best = run
    if best is None:
        raise ValueError("at least one round")
    return best


def measure(games: int, rounds: int) -> list[Run]:
    """Return all measurements."""
    runs: list[Run] = []
    for seats in (2, 3, 4, 6):
        rules = _rules(seats)
        share = games if seats == 2 else max(1, games // 3)

        def session(seed: int, rules: RiskRules = rules, strict: bool = False) -> tuple[int, int]:
            played, turns = play_session(rules, seed, strict=strict)
            return played.ply, turns

        runs.append(_measure("session, light bots", seats, share, rounds, session))
        if seats == 2:
            runs.append(
                _measure(
                    "session, light bots, strict",
                    seats,
                    share,
                    rounds,
                    lambda seed: session(seed, strict=True),
                )
            )
            runs.append(
                _measure(
                    "rules alone, light bots",
                    seats,
                    share,
                    rounds,
                    lambda seed, rules=rules: play_rules(rules, seed),
                )
            )
    runs.append(_recorded(games, rounds))
    return runs


def _recorded(games: int, rounds: int) -> Run:
    """Measure the engine with recorded answers, two seats."""
    rules = _rules(2)
    tapes: list[tuple[list[tuple[Seat, Action]], int]] = []
    for seed in range(games):
        session, turns = play_session(rules, seed, strict=False)
        answers = [(seat, a) for seat, a, forced in session.log if seat >= 0 and not forced]
        tapes.append((answers, turns))
    return _measure(
        "session, recorded answers",
        2,
        games,
        rounds,
        lambda seed: (feed(rules, seed, tapes[seed][0]), tapes[seed][1]),
    )


def action_ns() -> float:
    """Return the time it takes to build an action: a yardstick between interpreters."""
    return min(timeit.repeat('("attack", a, 26, 3)', "a = 19", number=TUPLES, repeat=7)) / (
        TUPLES / 1e9
    )


def compiled_rows(games: int, rounds: int) -> list[Row]:
    """Return the same measurements of the compiled rules; none if there are none of today's."""
    sys.path.append(str(ROOT / "packaging"))
    from compile_engine import TARGET, is_current

    if not is_current():
        return []
    command = [sys.executable, __file__, "--json", "--games", str(games), "--rounds", str(rounds)]
    environment = {**os.environ, "PYTHONPATH": str(TARGET)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    rows: list[Row] = json.loads(done.stdout)
    return rows


def main(arguments: list[str]) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Speed of the rules of Risk.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    rows = [run.row() for run in measure(given.games, given.rounds)]
    if given.json:
        print(json.dumps(rows))
        return 0
    compiled = compiled_rows(given.games, given.rounds)
    print(
        f"{'what':<30} {'seats':>5} {'games/s':>8} {'turns/s':>9} {'plies':>6} {'plies/s':>10}"
        f" {'compiled':>10}"
    )
    for number, row in enumerate(rows):
        faster = f"{compiled[number]['plies_per_s']:,}" if compiled else "-"
        print(
            f"{row['name']:<30} {row['seats']:>5} {row['games_per_s']:>8} {row['turns_per_s']:>9,}"
            f" {row['plies_per_game']:>6} {row['plies_per_s']:>10,} {faster:>10}"
        )
    built = action_ns()
    print(
        f"building an action takes {built:.0f} ns, {built / DESIGN_ACTION_NS:.1f} of the design's"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
