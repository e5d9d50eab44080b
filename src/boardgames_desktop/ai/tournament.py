"""Matches of the opponents against each other: for ``simulate``, benchmarks and tests.

No clock is read unless a budget is given, so the same contest gives the same score on every
machine and with any number of processes.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from multiprocessing import get_context
from typing import Any

import attrs

from boardgames_desktop.ai import UNBOUNDED, choose, parse_level
from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.core.draw import seed_for
from boardgames_desktop.core.session import Entry, GameSession, ReplayError
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import load_game

PLY_LIMIT = 60_000
"""A game with more entries than this counts as unfinished."""


@attrs.frozen(slots=True)
class Contest:
    """A series of games.

    Attributes:
        game, variant, options: what is played.
        seats: levels at the table; who begins rotates from game to game.
        games: how many games.
        seed: decides all chance.
        nodes: nodes a decision; None = each level's own number.
        budget: milliseconds a decision; None = no clock is read.
    """

    game: str
    variant: str
    seats: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, str] = attrs.field(factory=dict)
    nodes: int | None = None
    budget: int | None = None

    @classmethod
    def checked(
        cls, game: str, variant: str | None, seats: tuple[str, ...], **more: Any
    ) -> Contest:
        """Return a contest whose game, variant, levels and options exist.

        Raises:
            ValueError: naming what does not exist.
        """
        try:
            found = load_game(game)
        except KeyError:
            raise ValueError(f"unknown game {game!r}") from None
        if variant is None:
            variant = found.variants[0].id
        try:
            kind = found.variant(variant)
        except KeyError:
            raise ValueError(f"{game} has no variant {variant!r}") from None
        for level in seats:
            parse_level(level)
        if not kind.min_seats <= len(seats) <= kind.max_seats:
            raise ValueError(
                f"{game} {variant} takes {kind.min_seats} to {kind.max_seats} seats,"
                f" not {len(seats)}"
            )
        contest = cls(game, variant, seats, **more)
        found.rules(contest.setup(0))
        return contest

    def setup(self, number: int) -> Setup:
        """Return the setup of game ``number``: each seat has each place before the seed changes."""
        game = load_game(self.game)
        colours = game.seat_colours(game.variant(self.variant), len(self.seats))
        shift = number % len(self.seats)
        levels = self.seats[shift:] + self.seats[:shift]
        return Setup(
            self.game,
            self.variant,
            tuple(SeatSetup("", level, colours[at]) for at, level in enumerate(levels)),
            seed_for(self.seed, number // len(self.seats)),
            self.options,
        )


@attrs.frozen(slots=True)
class Score:
    """What came of some games.

    Attributes:
        wins: games won, in the order of the contest's seats; a shared win is divided.
        unfinished: games that were given up at :data:`PLY_LIMIT`.
        plies: entries of all games.
    """

    wins: tuple[float, ...]
    unfinished: int
    plies: int


def played(contest: Contest, number: int) -> GameSession[Any]:
    """Return one game of a contest, played to its end or to :data:`PLY_LIMIT`."""
    setup = contest.setup(number)
    rules = load_game(setup.game).rules(setup)
    session = GameSession(rules, setup, strict=False)
    session.start()
    plan: list[Action] = []
    planner: Seat = -1
    while not session.over and session.ply < PLY_LIMIT:
        seat = rules.asked(session.state)[0]
        if plan and seat == planner and session.why_not(seat, plan[0]) is None:
            action = plan.pop(0)
        else:
            plan = _answer(contest, rules, session, seat)
            planner = seat
            action = plan.pop(0)
        session.submit(seat, action)
        if any(entry.seat != seat for entry in session.step.entries):
            plan = []
    return session


def play_game(contest: Contest, number: int) -> Score:
    """Play one game of a contest."""
    session = played(contest, number)
    seats = len(contest.seats)
    shift = number % seats
    returns = session.rules.returns(session.state)
    wins = tuple(returns[(at - shift) % seats] for at in range(seats))
    return Score(wins, int(not session.over), session.ply)


def _answer(contest: Contest, rules: Any, session: GameSession[Any], seat: Seat) -> list[Action]:
    nodes = contest.nodes
    clock = None
    if contest.budget is not None:
        deadline = time.monotonic() + contest.budget / 1000
        nodes = UNBOUNDED if nodes is None else nodes

        def clock() -> float:
            return deadline - time.monotonic()

    return choose(
        rules,
        session.observe(seat),
        seat,
        session.setup.seats[seat].kind,
        seed_for(session.setup.seed, seat, session.ply),
        nodes=nodes,
        clock=clock,
    )


def _play(task: tuple[Contest, int]) -> Score:
    return play_game(*task)


def run_contest(contest: Contest, jobs: int = 1) -> Score:
    """Play all games of a contest, in ``jobs`` processes."""
    tasks = ((contest, number) for number in range(contest.games))
    jobs = min(jobs, contest.games)
    if jobs <= 1:
        return total(map(_play, tasks), len(contest.seats))
    with get_context("spawn").Pool(jobs) as pool:
        return total(pool.imap_unordered(_play, tasks), len(contest.seats))


def total(scores: Iterable[Score], seats: int) -> Score:
    """Add up the scores of games; the order does not matter."""
    wins: list[float] = [0] * seats
    unfinished = plies = 0
    for score in scores:
        wins = [before + won for before, won in zip(wins, score.wins, strict=True)]
        unfinished += score.unfinished
        plies += score.plies
    return Score(tuple(wins), unfinished, plies)


def verify(setup: Setup, entries: Sequence[Entry]) -> str | None:
    """Return what is wrong with a recorded game, or None: every entry legal, every law kept."""
    game = load_game(setup.game)
    rules = game.rules(setup)
    session = GameSession(rules, setup)
    for entry in entries:
        try:
            session.replay([entry])
        except ReplayError as error:
            return f"entry {session.ply + 1}: {error.refusal.msg.id}"
        for law in game.laws(rules, session.state):
            return f"after entry {session.ply}: {law}"
    return None
