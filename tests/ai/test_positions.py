"""Positions whose right answer is plain: wins to take, threats to meet, armies not to waste."""

from __future__ import annotations

import pytest

from boardgames_desktop.ai import choose
from boardgames_desktop.games.risk.world import KEYS, MEMBERS, NUMBER

from .tables import position

THINKERS = ("normal", "hard", "expert")


def _lands(keys: str, owner: int, armies: int) -> dict[str, tuple[int, int]]:
    return dict.fromkeys(keys.split(), (owner, armies))


@pytest.mark.parametrize("level", ["easy", *THINKERS])
def test_a_win_in_one_battle_is_taken(level: str) -> None:
    lands = dict.fromkeys(KEYS, (0, 2))
    lands["siam"] = (0, 20)
    lands["indonesia"] = (1, 1)
    rules, s = position(lands, "combat")
    answers = [choose(rules, s, 0, level, seed, nodes=8)[0] for seed in range(8)]
    wins = [answer[:3] == ("storm", NUMBER["siam"], NUMBER["indonesia"]) for answer in answers]
    assert all(wins) if level != "easy" else sum(wins) >= 4


@pytest.mark.parametrize("level", THINKERS)
def test_armies_are_placed_where_they_win_the_game(level: str) -> None:
    lands = dict.fromkeys(KEYS, (0, 1))
    lands["indonesia"] = (1, 3)
    rules, s = position(lands, "place", reserve=15)
    first, *more = choose(rules, s, 0, level, 1, nodes=8)
    assert first == ("place", NUMBER["siam"], 15)
    assert [action[0] for action in more] == ["storm"]


@pytest.mark.parametrize("level", THINKERS)
def test_a_hopeless_attack_is_left_alone(level: str) -> None:
    lands = dict.fromkeys(KEYS, (1, 12))
    lands |= _lands("indonesia new_guinea western_australia eastern_australia", 0, 2)
    lands["peru"] = (2, 12)
    rules, s = position(lands, "combat", rest=1)
    assert choose(rules, s, 0, level, 1, nodes=8) == [("end_combat",)]


@pytest.mark.parametrize("level", THINKERS)
def test_a_continent_is_completed(level: str) -> None:
    lands = dict.fromkeys(KEYS, (1, 2))
    lands |= {KEYS[land]: (2, 2) for land in MEMBERS[0]}
    lands |= _lands("indonesia new_guinea western_australia", 0, 2)
    lands["western_australia"] = (0, 9)
    lands["eastern_australia"] = (2, 2)
    rules, s = position(lands, "combat", rest=1)
    answer = choose(rules, s, 0, level, 1, nodes=12)[0]
    assert answer[2:3] == (NUMBER["eastern_australia"],)


@pytest.mark.parametrize("level", THINKERS)
def test_the_gate_of_the_only_continent_is_defended(level: str) -> None:
    lands = dict.fromkeys(KEYS, (1, 3))
    lands |= {KEYS[land]: (2, 6) for land in MEMBERS[0]}
    lands |= _lands("indonesia new_guinea western_australia eastern_australia", 0, 1)
    lands["siam"] = (1, 9)
    rules, s = position(lands, "place", rest=1, reserve=5)
    answer = choose(rules, s, 0, level, 1, nodes=12)
    assert sum(a[2] for a in answer if a[:2] == ("place", NUMBER["indonesia"])) >= 4


@pytest.mark.parametrize("level", THINKERS)
def test_a_weak_player_with_cards_is_eliminated(level: str) -> None:
    lands = dict.fromkeys(KEYS, (2, 4))
    lands |= {KEYS[land]: (0, 3) for land in MEMBERS[3]}
    lands |= _lands("brazil iceland alaska indonesia", 0, 2)
    lands["egypt"] = (0, 16)
    lands["middle_east"] = (1, 2)
    rules, s = position(lands, "combat", rest=2)
    s.traded = 7
    s.hands[1] = (0, 1, 2, 3)
    s.deck = tuple(card for card in s.deck if card > 3)
    answer = choose(rules, rules.observe(s, 0), 0, level, 1, nodes=12)[0]
    assert answer[0] == "storm"
    assert answer[2] == NUMBER["middle_east"]


@pytest.mark.parametrize("level", THINKERS)
def test_idle_armies_go_to_the_border(level: str) -> None:
    lands = dict.fromkeys(KEYS, (1, 3))
    lands |= _lands("indonesia new_guinea western_australia eastern_australia", 0, 2)
    lands["eastern_australia"] = (0, 9)
    rules, s = position(lands, "fortify", rest=1)
    s.lands[2] = 0
    s.alive[2] = False
    east, gate = NUMBER["eastern_australia"], NUMBER["indonesia"]
    assert choose(rules, s, 0, level, 1) == [("fortify", east, gate, 8)]


@pytest.mark.parametrize("level", ["easy", *THINKERS])
def test_defence_uses_the_most_dice(level: str) -> None:
    rules, s = position({"ural": (0, 4), "ukraine": (1, 9)}, "combat", seat=1)
    rules.apply(s, 1, ("attack", NUMBER["ukraine"], NUMBER["ural"], 3))
    assert choose(rules, rules.observe(s, 0), 0, level, 1) == [("defend", 2)]
