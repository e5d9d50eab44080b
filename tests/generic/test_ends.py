"""A match keeps its laws at every ply, ends, and somebody has won it."""

from __future__ import annotations

import pytest

from generic.registry import Case, every_case, every_table
from generic.walk import first_plies, walk


@every_case
def test_laws_hold_at_every_ply(case: Case) -> None:
    for session in walk(case, 71, first_plies(case)):
        assert not list(case.game.laws(session.rules, session.state))
        assert session.state.ply == session.ply
        if not session.over:
            assert session.rules.returns(session.state) == (0.0,) * session.rules.seats


@every_table
def test_a_random_match_ends_and_the_results_sum_to_one(case: Case) -> None:
    for seed in range(3):
        for session in walk(case, seed):
            assert session.ply <= case.most_plies, "no end in sight"
        results = session.rules.returns(session.state)
        assert len(results) == session.rules.seats
        assert sum(results) == pytest.approx(1.0)
        assert all(0.0 <= result <= 1.0 for result in results)
        assert session.why_not(0, session.log[-1].action).msg.id in ("core.over", "core.malformed")
