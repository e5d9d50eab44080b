"""Whoever leaves, and whenever: nobody who is out is asked, and the game goes on or is over."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.actions import CHANCE, CHANCE_SEAT
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.games.warcraft.laws import broken
from boardgames_desktop.games.warcraft.rules import WarcraftRules
from boardgames_desktop.games.warcraft.state import WarcraftState
from games.warcraft.table import make_rules

AFTERWARDS = 40
"""Plies played on after somebody left."""


def step(rules: WarcraftRules, s: WarcraftState, draw: Draw) -> None:
    """Play one random ply."""
    asked = rules.asked(s)
    if asked == CHANCE:
        rules.apply(s, CHANCE_SEAT, rules.outcome(s, draw))
        return
    seat = asked[0]
    action = rules.forced(s, seat) or rules.decision(s, seat).sample(draw.below)
    rules.apply(s, seat, action)


def play_on(rules: WarcraftRules, s: WarcraftState, seed: int) -> None:
    for ply in range(AFTERWARDS):
        faults = list(broken(rules, s))
        assert not faults, (faults, s.agenda)
        if not s.agenda:
            return
        step(rules, s, Draw(seed).at(ply))


@pytest.mark.parametrize("scenario", ["elf_gate", "main4", "nordrassil", "captives"])
def test_resigning_at_any_question(scenario: str) -> None:
    rules = make_rules(scenario, round_limit=30)
    kinds: set[str] = set()
    for seed in range(3):
        s = rules.new()
        ply = 0
        while s.agenda and ply < 700:
            kind = s.agenda[-1][0]
            if kind in rules.open_kinds and (kind not in kinds or not ply % 61):
                kinds.add(kind)
                leave(rules, s, ply)
            step(rules, s, Draw(seed).at(ply))
            ply += 1
    assert {"move", "window", "lose"} <= kinds


def leave(rules: WarcraftRules, s: WarcraftState, ply: int) -> None:
    """Let each seat leave, each in a game of its own."""
    for seat in range(rules.seats):
        if ("resign",) not in rules.asides(s, seat):
            assert not s.alive[seat]
            continue
        left = s.copy()
        rules.apply(left, seat, ("resign",))
        assert not left.alive[seat]
        play_on(rules, left, ply)


def test_one_after_the_other_until_one_is_left() -> None:
    rules = make_rules("elf_gate")
    s = rules.new()
    for ply in range(150):
        step(rules, s, Draw(3).at(ply))
    while s.agenda[-1][0] not in rules.open_kinds:
        step(rules, s, Draw(4))
    rules.apply(s, 1, ("resign",))
    assert not s.winners
    while s.agenda[-1][0] not in rules.open_kinds:
        step(rules, s, Draw(5))
    rules.apply(s, 0, ("resign",))
    assert s.winners == (2,)
    assert rules.returns(s) == (0.0, 0.0, 1.0)
    assert not s.agenda
