"""Dice that can be proved: fingerprint, seed, and every outcome derived again."""

from __future__ import annotations

import hashlib
import random
from base64 import b32encode

import pytest

from boardgames_desktop.core.actions import CHANCE_SEAT
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.session import Entry, GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.dice import ROLLS
from boardgames_desktop.services.fairness import check_dice, fingerprint, may_tell_seed


def table(*kinds: str, seed: int = 11, persons: tuple[int | None, ...] | None = None) -> Setup:
    colours = ("red", "blue", "yellow", "black")
    persons = persons or (None,) * len(kinds)
    seats = tuple(
        SeatSetup("", kind, colour, person)
        for kind, colour, person in zip(kinds, colours, persons, strict=False)
    )
    return Setup("risk", "classic", seats, seed)


@pytest.fixture(scope="module")
def played():
    setup = table("easy", "easy", "easy")
    session = GameSession(load_game("risk").rules(setup), setup)
    session.start()
    choices = random.Random(3)
    while session.ply < 900:
        seat = session.rules.asked(session.state)[0]
        decision = session.rules.decision(session.state, seat)
        session.submit(seat, decision.sample(choices.randrange))
    return session


def test_a_fingerprint_can_be_worked_out_by_anybody() -> None:
    """The recipe of docs/fair-dice.md, word for word."""
    seed = 1234567890123
    digest = hashlib.pbkdf2_hmac(
        "sha256", seed.to_bytes(8, "little"), b"four-fronts dice", 20_000, 10
    )
    plain = b32encode(digest).decode()
    assert fingerprint(seed).replace("-", "") == plain
    assert [len(group) for group in fingerprint(seed).split("-")] == [4, 4, 4, 4]


def test_other_seeds_have_other_fingerprints() -> None:
    seeds = [0, 1, 2, 255, 256, 2**32, 2**63, 2**64 - 1]
    assert len({fingerprint(seed) for seed in seeds}) == len(seeds)


def test_every_roll_of_a_played_game_comes_from_its_seed(played) -> None:
    found = check_dice(played.rules, played.setup, played.log)
    assert found.difference is None
    assert found.outcomes == sum(entry.seat == CHANCE_SEAT for entry in played.log) > 50


def test_the_first_roll_that_does_not_come_from_the_seed_is_named(played) -> None:
    rolls = [
        ply
        for ply, entry in enumerate(played.log)
        if entry.seat == CHANCE_SEAT and entry.action[0] == "roll"
    ]
    at = rolls[20]
    forged = list(played.log[: at + 1])
    honest = forged[at].action
    lucky = next(roll for roll in ROLLS[_dice_of(played, at)] if roll != honest)
    forged[at] = Entry(CHANCE_SEAT, lucky)
    found = check_dice(played.rules, played.setup, forged)
    assert found.difference is not None
    assert (found.difference.ply, found.difference.recorded) == (at, lucky)
    assert found.difference.derived == honest
    assert found.outcomes == sum(entry.seat == CHANCE_SEAT for entry in forged)


def _dice_of(session, ply: int) -> tuple[int, int]:
    frame = session.at(ply).agenda[-1]
    return frame[2], frame[3]


def test_another_seed_does_not_explain_the_game(played) -> None:
    other = table("easy", "easy", "easy", seed=12)
    assert check_dice(played.rules, other, played.log).difference is not None


def test_undo_and_doing_otherwise_do_not_change_what_the_seed_gives() -> None:
    setup = table(HUMAN, HUMAN, HUMAN, persons=(0, 0, 0))
    session = GameSession(load_game("risk").rules(setup), setup)
    session.start()
    choices = random.Random(5)
    undone = 0
    while session.ply < 600:
        seat = session.rules.asked(session.state)[0]
        decision = session.rules.decision(session.state, seat)
        session.submit(seat, decision.sample(choices.randrange))
        if session.can_undo(0) and choices.random() < 0.3:
            session.undo(0)
            undone += 1
    assert undone > 20
    assert check_dice(session.rules, setup, session.log).difference is None


@pytest.mark.parametrize(
    ("kinds", "persons", "told"),
    [
        ((HUMAN, "easy", "hard"), None, False),
        ((HUMAN, HUMAN, "hard"), (3, 3, None), False),
        ((HUMAN, HUMAN, "hard"), None, True),
        (("easy", "easy", "hard"), None, True),
    ],
)
def test_one_person_against_computers_is_told_the_seed_at_the_end(kinds, persons, told) -> None:
    setup = table(*kinds, persons=persons)
    assert may_tell_seed(setup, over=False) is told
    assert may_tell_seed(setup, over=True)


@pytest.mark.slow
@pytest.mark.timeout(240)
def test_ten_million_derived_rolls_are_fair() -> None:
    """Chi-square of ten million battles of three dice against two, five dice each.

    Every one of the 7776 equally likely outcomes, every face of every die, and every pair of
    following battles' first dice are counted. Bounds are seven standard deviations.
    """
    battles = 10_000_000
    outcomes = 6**5
    counts = [0] * outcomes
    following = [0] * 36
    draw = Draw(20_261_130)
    at, below = draw.at, draw.below
    last = 0
    for ply in range(battles):
        at(ply)
        found = below(outcomes)
        counts[found] += 1
        first = found // 1296
        following[last * 6 + first] += 1
        last = first
    _assert_even(counts)
    _assert_even(following)
    for die in range(5):
        faces = [0] * 6
        for outcome, count in enumerate(counts):
            faces[outcome // 6**die % 6] += count
        _assert_even(faces)


def _assert_even(counts: list[int]) -> None:
    expected = sum(counts) / len(counts)
    chi = sum((count - expected) ** 2 for count in counts) / expected
    freedom = len(counts) - 1
    spread = 7 * (2 * freedom) ** 0.5
    assert freedom - spread < chi < freedom + spread + 12
