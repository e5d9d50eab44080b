"""Random battles with random cards, levels and options: laws, secrets, lists and checks agree."""

from __future__ import annotations

import random

import pytest
from tests.games.warcraft.table import make_rules

from boardgames_desktop.core.actions import (
    AUTO,
    CHANCE,
    CHANCE_SEAT,
    Action,
    ArgKind,
    Named,
    Option,
    count,
    expand,
    nth,
)
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.games.warcraft.laws import broken
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.rules import WarcraftRules
from boardgames_desktop.games.warcraft.state import KINDS, UNITS, WORKER, WarcraftState

SCENARIOS = ("main2", "main4", "elf_gate", "nordrassil", "captives")
RACES = ("human", "orc", "night_elf", "undead")
MOST_PLIES = 5000


def scattered(rules: WarcraftRules, rng: random.Random) -> WarcraftState:
    """Return a position before the battles of a seat: pieces around one space, random hands."""
    s = rules.new()
    s.pieces = [0] * len(s.pieces)
    s.reserve = list(BOX.limits) * rules.sides
    middle = rng.randrange(rules.spaces)
    near = (middle, *rules.field.neighbours[middle])
    for side in range(rules.sides):
        for space in near:
            _put(rules, s, side, space, rng)
    for seat in range(rules.seats):
        cards = list(rules.deck_of(seat))
        rng.shuffle(cards)
        hand = rng.randrange(8)
        s.hands[seat], s.decks[seat] = tuple(sorted(cards[:hand])), tuple(sorted(cards[hand:]))
        for resource in range(2):
            s.stock[seat * 2 + resource] = rng.randrange(4)
    for side in range(rules.sides):
        for kind in UNITS:
            s.level[side * 3 + kind] = rng.randint(1, len(rules.races[side].tiles[kind]))
    s.turn = rng.randrange(rules.seats)
    s.called = tuple(
        (seat, space)
        for seat in range(rules.seats)
        for space in near
        if rules.count(s, seat, space, WORKER) and rng.random() < 0.3
    )
    s.agenda = [("fights", AUTO)]
    rules.settle(s)
    return s


def _put(rules: WarcraftRules, s: WarcraftState, side: int, space: int, rng: random.Random) -> None:
    """Put a few pieces of a side in a space, within the limits of a team's stack."""
    mates = [other for other in range(rules.sides) if not rules.hostile(other, side)]
    for kind in range(len(KINDS)):
        if kind != 2 and space in rules.field.mountain:
            continue
        most = BOX.stack_workers if kind == WORKER else BOX.stack_units
        there = sum(
            rules.count(s, mate, space, kind) if kind == WORKER else rules.units_at(s, mate, space)
            for mate in mates
        )
        number = min(most - there, rng.choice((0, 0, 1, 2)), s.reserve[side * 4 + kind])
        if side >= rules.seats and kind == WORKER:
            number = 0
        rules.add(s, side, space, kind, number)
        s.reserve[side * 4 + kind] -= number


def any_shape(rules: WarcraftRules, rng: random.Random) -> Action:
    """Return an action of the right form, legal or not."""
    verb = rng.choice(("play", "play_at", "play_on", "lose", "fight", "poison", "pass", "revive"))
    return (verb, *(_argument(kind, rng) for kind in rules.verbs[verb]))


def _argument(kind: ArgKind, rng: random.Random) -> int:
    if isinstance(kind, Named):
        return rng.randrange(len(kind.names))
    return rng.randrange(4)


def check(rules: WarcraftRules, s: WarcraftState, seat: int, rng: random.Random) -> list[Option]:
    """Return the options; lists, checks, observation and laws must agree."""
    options = list(rules.options(s, seat))
    legal = {a for option in options for a in expand(option)}
    assert legal, s.agenda[-1]
    for action in legal:
        assert rules.malformed(action) is None
        assert rules.why_not(s, seat, action) is None, action
    for _ in range(5):
        action = any_shape(rules, rng)
        assert (rules.why_not(s, seat, action) is None) == (action in legal), action
    seen = rules.observe(s, seat)
    assert list(rules.options(seen, seat)) == options
    forced = rules.forced(s, seat)
    assert rules.forced(seen, seat) == forced
    assert (forced is not None) == (len(legal) == 1)
    if rng.random() < 0.1:
        assert rules.key(rules.load(rules.dump(s))) == rules.key(s)
    return options


def play(seed: int) -> int:
    """Play the battles of one random position; returns the plies."""
    rng = random.Random(seed)
    rules = make_rules(
        SCENARIOS[seed % len(SCENARIOS)],
        RACES,
        heal_errata=rng.random() < 0.3,
        active_player_cards_first=rng.random() < 0.3,
        devour_no_winner_kills=rng.random() < 0.3,
    )
    s = scattered(rules, rng)
    draw = Draw(seed)
    if not s.agenda:
        return 0
    for ply in range(MOST_PLIES):
        asked = rules.asked(s)
        if asked == CHANCE:
            action = rules.outcome(s, draw.at(ply))
            assert rules.why_not(s, CHANCE_SEAT, action) is None
            outcomes = rules.outcomes(s)
            assert outcomes is None or all(weight > 0 for _, weight in outcomes)
            rules.apply(s, CHANCE_SEAT, action)
        else:
            options = check(rules, s, asked[0], rng)
            option = rng.choice(options)
            rules.apply(s, asked[0], nth(option, rng.randrange(count(option))))
        if not s.agenda:
            return ply
        wrong = [fault for fault in broken(rules, s) if "units of team" not in fault]
        assert not wrong, wrong
    raise AssertionError(f"seed {seed}: the battle does not end")


@pytest.mark.parametrize("seed", range(10))
def test_random_battles_end_and_keep_the_laws(seed: int) -> None:
    play(seed)
