"""Expert among many: it keeps its armies together, and still takes what eliminates a player."""

from __future__ import annotations

from statistics import mean

from boardgames_desktop.ai import choose
from boardgames_desktop.ai.levels import Level
from boardgames_desktop.ai.risk.evaluation import Weights, among_many
from boardgames_desktop.ai.risk.mind import WAITING, RiskMind
from boardgames_desktop.ai.tournament import Contest, played
from boardgames_desktop.games.risk.world import KEYS, NUMBER

from .tables import position, questions, rules_of

DEALT = {"setup": "dealt", "placement": "random"}


def _after_first_turn(level: str, seed: int) -> tuple[int, int]:
    """Return armies and lands of the first seat when its first turn is over."""
    begun = False
    for _, seen, _, _ in questions(f"{level} hard hard hard hard hard", seed, **DEALT):
        if seen.round and seen.turn == 0:
            begun = True
        elif begun:
            held = [n for n, owner in zip(seen.armies, seen.owner, strict=True) if owner == 0]
            return sum(held), len(held)
    raise AssertionError


def test_expert_keeps_its_armies_together_among_six() -> None:
    spread: dict[str, list[float]] = {"expert": [], "hard": []}
    for level, found in spread.items():
        for seed in range(1, 7):
            armies, lands = _after_first_turn(level, seed)
            found.append(armies / lands)
    assert mean(spread["expert"]) > 1.1 * mean(spread["hard"])


def test_only_expert_is_wary_and_only_with_more_than_two_left() -> None:
    mind = RiskMind(rules_of("expert hard expert"))
    expert, hard = Level("expert", "balanced"), Level("hard", "balanced")
    assert mind.commander(expert, 3).judge.weights == among_many(Weights())
    assert mind.commander(expert).judge.weights == mind.commander(hard).judge.weights == Weights()


def test_six_experts_do_not_wait_for_each_other_for_ever() -> None:
    contest = Contest.checked(
        "risk", "classic", ("expert",) * 6, games=37, seed=3, options=DEALT, nodes=1
    )
    session = played(contest, 36)
    assert WAITING < session.state.round < 3 * WAITING


def test_a_kill_along_a_chain_of_lands_is_found_among_six() -> None:
    lands = {key: (2 + at % 4, 4) for at, key in enumerate(KEYS)}
    for key in ("egypt", "east_africa", "congo", "south_africa", "madagascar"):
        lands[key] = (1, 1)
    lands["north_africa"] = (0, 12)
    lands["brazil"] = (0, 3)
    rules, s = position(lands, "combat", seats=6, rest=5)
    s.traded = 5
    s.hands[1] = (0, 1, 2, 3)
    s.deck = tuple(card for card in s.deck if card > 3)
    prey = {land for land, owner in enumerate(s.owner) if owner == 1}
    while 1 in s.owner:
        action = choose(rules, rules.observe(s, 0), 0, "expert", 1, nodes=1)[0]
        assert action[0] == "storm"
        assert action[2] in prey
        # The battle is won with the loss of one army, and everything moves on.
        source, target = action[1], action[2]
        s.owner[target], s.armies[target] = 0, max(1, s.armies[source] - 2)
        s.armies[source] = 1
        s.conquered = True
        s.lands = [s.owner.count(seat) for seat in range(6)]
    assert s.owner[NUMBER["egypt"]] == 0
