"""Games of the opponents in every variant: who wins, how, how long they think, what goes wrong.

Run with ``python benchmarks/variants.py --games 100``. Levels sit alternately and change seats
from game to game; each game is checked against the laws of the rules afterwards. An answer that
is refused ends the run with an error. ``--random`` lets lots answer instead of the levels and
shares the games of a variant among its numbers of seats.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from statistics import mean
from typing import Any

from boardgames_desktop.ai import tournament
from boardgames_desktop.ai.tournament import Contest, played, verify
from boardgames_desktop.core.actions import Action
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.game import AnyGame, Variant
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.games import catalogue, load_game

LEVEL = 3
"""Place of the level among the arguments of :func:`boardgames_desktop.ai.choose`."""

RESIGNING = 1_500
"""Random players give up once in so many answers."""

LOOKING = 20
"""The laws are looked at once in so many random answers."""


def watched(times: dict[str, list[float]]) -> None:
    """Note in ``times`` how long each level thinks about each answer, in milliseconds."""
    think = tournament.choose

    def timed(*question: Any, **more: Any) -> list[Action]:
        started = time.perf_counter()
        answer = think(*question, **more)
        times.setdefault(question[LEVEL], []).append((time.perf_counter() - started) * 1000)
        return answer

    tournament.choose = timed


def play(contest: Contest) -> str:
    """Return a row of the table: what came of a contest."""
    wins: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    rounds = broken = unfinished = 0
    times: dict[str, list[float]] = {}
    think = tournament.choose
    watched(times)
    for number in range(contest.games):
        session = played(contest, number)
        state = session.state
        unfinished += not session.over
        rounds += state.round
        broken += verify(session.setup, session.log) is not None
        for seat, share in zip(session.setup.seats, session.rules.returns(state), strict=True):
            wins[seat.kind] += share
        if state.completed and state.winners:
            done = len(state.completed[state.winners[0]])
            ends["missions" if done == 4 else "conquest"] += 1
    tournament.choose = think
    thought = ", ".join(
        f"{level} {mean(found):.1f}/{sorted(found)[int(len(found) * 0.99)]:.0f}"
        for level, found in sorted(times.items())
    )
    won = ", ".join(f"{level} {count:g}" for level, count in sorted(wins.items()))
    how = ", ".join(f"{count} by {end}" for end, count in sorted(ends.items()))
    return (
        f"| {contest.variant} | {len(contest.seats)} | {contest.games} | {won} | {how} "
        f"| {rounds / contest.games:.1f} | {unfinished} | {broken} | {thought} |"
    )


def drawn_by_lot(contest: Contest, number: int) -> tuple[GameSession[Any], int]:
    """Return a game in which every answer is drawn among the legal ones, and the laws broken.

    Lots alone hardly ever end a war, so somebody who may gives up now and then.
    """
    setup = contest.setup(number)
    game = load_game(setup.game)
    session = GameSession(game.rules(setup), setup)
    rules, state = session.rules, session.state
    session.start()
    draw = Draw(setup.seed)
    broken = 0
    while not session.over and session.ply < tournament.PLY_LIMIT:
        lot = draw.at(session.ply).below
        asked = rules.asked(state)
        seat = asked[lot(len(asked))]
        action = rules.decision(state, seat).sample(lot)
        if not lot(RESIGNING):
            action = next((a for a in rules.asides(state, seat) if a[0] == "resign"), action)
        session.submit(seat, action)
        if not lot(LOOKING):
            broken += any(game.laws(rules, state))
    return session, broken + any(game.laws(rules, state))


def play_at_random(game: AnyGame, variant: Variant, games: int, seed: int) -> str:
    """Return a row of the table: random games, shared among the numbers of seats."""
    tables = range(variant.min_seats, variant.max_seats + 1)
    unfinished = broken = plies = 0
    for number in range(games):
        seats = tables[number % len(tables)]
        contest = Contest.checked(
            game.id, variant.id, ("easy",) * seats, games=games, seed=seed + seats
        )
        session, wrong = drawn_by_lot(contest, number)
        unfinished += not session.over
        broken += wrong
        plies += session.ply
    return (
        f"| {game.id} {variant.id} | {tables[0]}-{tables[-1]} | {games} | {plies / games:,.0f} "
        f"| {unfinished} | {broken} |"
    )


def main() -> None:
    """Play every variant at every number of seats."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--levels", default="normal,easy")
    parser.add_argument("--variants", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--nodes", type=int, default=None)
    parser.add_argument("--game", default="", help="one game only")
    parser.add_argument("--random", action="store_true", help="lots answer, not the levels")
    chosen = parser.parse_args()
    levels = chosen.levels.split(",")
    if chosen.random:
        print("| variant | seats | games | plies a game | unfinished | broken |")
        print("| --- | --- | --- | --- | --- | --- |")
    else:
        print("| variant | seats | games | won | ends | rounds | unfinished | broken | ms |")
        print("| --- | --- | --- | --- | --- | --- | --- | --- | --- |")
    for game in catalogue():
        if chosen.game and game.id != chosen.game:
            continue
        for variant in game.variants:
            if chosen.variants and variant.id not in chosen.variants.split(","):
                continue
            if chosen.random:
                print(play_at_random(game, variant, chosen.games, chosen.seed), flush=True)
                continue
            for seats in range(variant.min_seats, min(variant.max_seats, 4) + 1):
                table = tuple(levels[at % len(levels)] for at in range(seats))
                contest = Contest.checked(
                    game.id,
                    variant.id,
                    table,
                    games=chosen.games,
                    seed=chosen.seed,
                    nodes=chosen.nodes,
                )
                print(play(contest), flush=True)


if __name__ == "__main__":
    main()
