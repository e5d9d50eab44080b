"""Small matches of the toy game for the tests of the machinery."""

from __future__ import annotations

from boardgames_desktop.core.actions import CHANCE
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from toy import GAME


def setup(seats: int = 2, *, seed: int = 1, persons: tuple[int | None, ...] | None = None) -> Setup:
    persons = persons or (None,) * seats
    places = tuple(
        SeatSetup(f"Player {seat}", HUMAN, GAME.colours[seat], persons[seat])
        for seat in range(seats)
    )
    return Setup("toy", "toy", places, seed, {})


def match(
    seats: int = 2,
    *,
    seed: int = 1,
    persons: tuple[int | None, ...] | None = None,
    hands: list[list[int]] | None = None,
    coins: list[int] | None = None,
) -> GameSession:
    """A match at its first question, with the hands and coins a test wants.

    The first position is set by hand and the opening deal left out, so that nothing in a
    test depends on the dice.
    """
    session = GameSession(GAME.rules(setup(seats)), setup(seats, seed=seed, persons=persons))
    if hands is None and coins is None:
        session.start()
        return session
    s = session.state
    draw = Draw(seed)
    while session.rules.asked(s) == CHANCE:
        session.rules.apply(s, -1, session.rules.outcome(s, draw))
    for seat, hand in enumerate(hands or ()):
        for card in s.hands[seat]:
            s.deck[card] += 1
        for card in hand:
            s.deck[card] -= 1
        s.hands[seat] = sorted(hand)
    s.deck_size = sum(s.deck)
    s.coins[:] = coins or s.coins
    s.ply = 0
    session._snapshots[0] = s.copy()
    session.start()
    return session


def person(session: GameSession, seat: int) -> int:
    return session.setup.person_of(seat)
