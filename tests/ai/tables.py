"""Risk tables and positions for the opponents' tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from boardgames_desktop.ai import choose
from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.draw import seed_for
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import LANDS, NUMBER

COLOURS = load_game("risk").colours


def setup_of(levels: str = "easy normal easy", seed: int = 1, **options: str) -> Setup:
    seats = tuple(SeatSetup("", level, COLOURS[at]) for at, level in enumerate(levels.split()))
    return Setup("risk", "classic", seats, seed, options)


def rules_of(levels: str = "easy normal easy", **options: str) -> RiskRules:
    rules = load_game("risk").rules(setup_of(levels, **options))
    assert isinstance(rules, RiskRules)
    return rules


def questions(
    levels: str, seed: int, limit: int = 100_000, **options: str
) -> Iterator[tuple[Any, RiskState, Seat, str]]:
    """Play a game, yielding (rules, observation, seat, level) before each answer."""
    setup = setup_of(levels, seed, **options)
    rules = load_game("risk").rules(setup)
    session = GameSession(rules, setup)
    session.start()
    while not session.over and session.ply < limit:
        (seat,) = rules.asked(session.state)
        level = setup.seats[seat].kind
        seen = session.observe(seat)
        yield rules, seen, seat, level
        plan = choose(rules, seen, seat, level, seed_for(seed, seat, session.ply), nodes=4)
        session.submit(seat, plan[0])
    assert session.over or session.ply >= limit


def position(
    lands: dict[str, tuple[Seat, int]],
    kind: str,
    seat: Seat = 0,
    seats: int = 3,
    rest: Seat = 2,
    reserve: int = 0,
) -> tuple[RiskRules, RiskState]:
    """Return a position of ``seats`` players; lands not named are one army of ``rest``."""
    rules = rules_of(" ".join(["normal"] * seats))
    s = rules.new()
    s.owner = [rest] * LANDS
    s.armies = [1] * LANDS
    for key, (owner, armies) in lands.items():
        s.owner[NUMBER[key]] = owner
        s.armies[NUMBER[key]] = armies
    s.lands = [s.owner.count(at) for at in range(seats)]
    s.alive = [count > 0 for count in s.lands]
    s.pool = [0] * seats
    s.pool[seat] = reserve
    s.turn = s.first = seat
    s.round = 3
    s.agenda = [(kind, (seat,))]
    return rules, s
