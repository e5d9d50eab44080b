"""Whole random matches of Mission Risk. Bounded; run by ``make slow``."""

from __future__ import annotations

from collections import Counter

import pytest

from boardgames_desktop.games.risk import missions
from boardgames_desktop.games.risk.missions import MISSION_KEYS
from generic.registry import CASE_OF
from generic.walk import walk

MATCHES = 40


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_matches_end_and_claim_by_the_rules(seats: int) -> None:
    """At most one claim a turn, each of an own mission; both kinds of victory occur."""
    claimed: Counter[str] = Counter()
    ends: Counter[bool] = Counter()
    for seed in range(MATCHES):
        *_, session = walk(CASE_OF[f"risk-missions-{seats}"], seed)
        assert session.over
        s = session.rules.new()
        turns: set[tuple[int, int]] = set()
        for seat, action, _ in session.log:
            if action[0] == "claim_mission":
                assert (s.round, seat) not in turns
                turns.add((s.round, seat))
                assert action[1] in s.missions[seat]
                claimed[MISSION_KEYS[action[1]]] += 1
            session.rules.apply(s, seat, action)
        assert not list(missions.broken(s))
        ends[any(len(done) == 4 for done in s.completed)] += 1
    assert set(ends) == {True, False}
    assert len(claimed) > len(MISSION_KEYS) * 3 // 4
