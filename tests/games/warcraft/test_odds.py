"""The odds against the rules themselves: every roll of small battles, weighed and played."""

from __future__ import annotations

from time import process_time
from typing import Any

import attrs
import pytest
from tests.games.warcraft.fights import Fight, fight

from boardgames_desktop.core.actions import CHANCE, CHANCE_SEAT, Action
from boardgames_desktop.games.warcraft import odds
from boardgames_desktop.games.warcraft.armies import Fight as Clash
from boardgames_desktop.games.warcraft.armies import Group, Role, army
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE
from boardgames_desktop.games.warcraft.dice import folded, harm
from boardgames_desktop.games.warcraft.forecast import forecast
from boardgames_desktop.games.warcraft.odds import battle_odds
from boardgames_desktop.games.warcraft.participants import PHASES
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.rules import WarcraftRules
from boardgames_desktop.games.warcraft.state import FLYING, MELEE, RANGED, WarcraftState


def choice(rules: WarcraftRules, s: WarcraftState, seat: int) -> Action:
    """The answer by the rule of the odds: the cheapest unit, the last one in the field last."""
    battle = s.battle
    assert battle is not None
    frame = s.agenda[-1]
    options = list(rules.options(s, seat))
    if frame[0] == "poison":
        return max(options, key=lambda a: _worth(rules, s, seat, a[1]))
    role = frame[2]
    standing = sum(
        count for _, _, space, count in rules.participants(s, battle, role) if space == battle.space
    )

    def price(a: Action) -> tuple[bool, int, bool]:
        field = a[3] == battle.space
        return field and standing == 1, sum(BOX.costs[a[2]]), field

    return min(options, key=price)


def _worth(rules: WarcraftRules, s: WarcraftState, seat: int, kind: int) -> tuple[int, int]:
    battle = s.battle
    assert battle is not None
    role = battle.role_of(seat)
    mine, theirs = (
        sum(rules.attack_dice(s, battle, side, kind) for side in battle.roles[one])
        for one in (role, 1 - role)
    )
    return min(mine, 1) * theirs, mine


def every_way(table: Fight, floor: float = 3e-4) -> dict[int, float]:
    """Return the probability of each winner by playing every class of rolls."""
    rules, found = table.rules, {0: 0.0, 1: 0.0, -1: 0.0}
    waiting: dict[Any, tuple[WarcraftState, float]] = {(): (table.s, 1.0)}
    while waiting:
        s, mass = waiting.pop(max(waiting, key=lambda key: waiting[key][1]))
        assert s.battle is not None
        if s.battle.over:
            found[s.battle.winner] += mass
            continue
        if mass < floor:
            continue
        for after, p in _steps(rules, s):
            assert after.battle is not None
            after.ply = 0
            after.battle.round = 1
            key = rules.key(after)
            known = waiting.get(key)
            waiting[key] = (after, mass * p + (known[1] if known else 0.0))
    played = sum(found.values())
    return {winner: mass / played for winner, mass in found.items()}


def _steps(rules: WarcraftRules, s: WarcraftState) -> list[tuple[WarcraftState, float]]:
    asked = rules.asked(s)
    if asked != CHANCE:
        after = s.copy()
        forced = rules.forced(s, asked[0])
        rules.apply(after, asked[0], forced or choice(rules, s, asked[0]))
        return [(after, 1.0)]
    outcomes = rules.outcomes(s)
    assert outcomes is not None
    whole = sum(weight for _, weight in outcomes)
    found = []
    for action, weight in outcomes:
        after = s.copy()
        rules.apply(after, CHANCE_SEAT, action)
        found.append((after, weight / whole))
    return found


SMALL = {
    "one against one": ("human: d2 1m; orc: d2 1m", {}),
    "flanks": ("human: d2 1m, c4 1r; orc: d2 1m 1f", {}),
    "ranged and melee": ("human: d2 1r 1m; orc: d2 2m", {}),
    "flyers against melee": ("human: d2 1f; orc: d2 2m, c4 1r", {}),
    "area attack": ("human: d2 2m 1r; orc: d2 2m", {"orc": (4, 1, 1)}),
    "heal": ("human: d2 1m, c4 1f; orc: d2 2r", {"human": (1, 1, 3)}),
    "bloodlust": ("human: d2 2m; orc: d2 1m, c4 1f", {"orc": (1, 1, 2)}),
    "upgraded": ("human: d2 2m; orc: d2 1m 1r", {"human": (3, 1, 1), "orc": (2, 3, 1)}),
}


@pytest.mark.parametrize("name", SMALL)
def test_odds_agree_with_the_rules(name: str) -> None:
    text, levels = SMALL[name]
    table = fight(text, levels=levels)
    assert table.s.battle is not None
    found = odds.outlook(table.rules, table.s, table.s.battle)
    played = every_way(table)
    assert found.exact
    assert (found.attack, found.defence, found.nobody) == pytest.approx(
        (played[ATTACK], played[DEFENCE], played[-1]), abs=3e-3
    )


@pytest.mark.parametrize(
    "text",
    [
        "orc: d2 1m 1r; night_elf: d2 1m 1r",
        "orc: d2 1m; night_elf: d2 3m",
    ],
)
def test_odds_agree_with_the_rules_of_slow_poison(text: str) -> None:
    table = fight(text, races=("orc", "night_elf"), levels={"night_elf": (2, 1, 1)})
    assert table.s.battle is not None
    found = odds.outlook(table.rules, table.s, table.s.battle)
    played = every_way(table)
    assert (found.attack, found.defence, found.nobody) == pytest.approx(
        (played[ATTACK], played[DEFENCE], played[-1]), abs=3e-3
    )


def test_odds_agree_with_the_rules_of_the_heal_errata() -> None:
    table = fight(
        "human: d2 1m, c4 1f; orc: d2 2m",
        levels={"human": (1, 1, 3), "orc": (4, 1, 1)},
        heal_errata=True,
    )
    assert table.s.battle is not None
    found = odds.outlook(table.rules, table.s, table.s.battle)
    played = every_way(table)
    assert found.attack == pytest.approx(played[ATTACK], abs=3e-3)


def test_raise_dead_is_played_and_close_to_the_rules() -> None:
    table = fight(
        "human: d2 2m; undead: d2 1m",
        races=("human", "undead"),
        levels={"undead": (3, 1, 1)},
        reserve={"undead": (1, 7, 4, 8)},
    )
    assert table.s.battle is not None
    found = odds.outlook(table.rules, table.s, table.s.battle)
    played = every_way(table, 1e-3)
    assert not found.exact
    assert found.attack == pytest.approx(played[ATTACK], abs=0.1)


def _group(kind: int, count: int, *, field: bool = True, strength: int = 2) -> Group:
    return Group(0, kind, strength, "", field, sum(BOX.costs[kind]), count)


def test_one_against_one_by_hand() -> None:
    one = army([_group(MELEE, 1)])
    found = battle_odds(one, one)
    assert (found.attack, found.defence, found.nobody) == pytest.approx((0.4, 0.4, 0.2))
    assert found.lost == pytest.approx((0.6, 0.6))
    assert found.cost == pytest.approx((1.2, 1.2))
    assert sum(found.ends.values()) == pytest.approx(1.0)


def test_what_cannot_hurt_a_flyer_loses() -> None:
    found = battle_odds(army([_group(MELEE, 3)]), army([_group(FLYING, 1)]))
    assert found.defence == pytest.approx(1.0)
    assert found.lost == pytest.approx((3.0, 0.0))


def test_a_battle_under_way_goes_on_with_its_phase() -> None:
    both = army([_group(MELEE, 1), _group(RANGED, 1)])
    alone = army([_group(MELEE, 1), _group(RANGED, 1)])
    from_melee = battle_odds(both, alone, phase=MELEE)
    from_ranged = battle_odds(both, alone, phase=RANGED)
    assert from_melee.nobody != from_ranged.nobody


def test_the_last_unit_in_the_field_goes_last() -> None:
    role = Role(army([_group(MELEE, 1), _group(RANGED, 2, field=False)]))
    assert [group.kind for group in role.groups] == [MELEE, RANGED]
    assert role.lose((1, 2), 2, False) == (1, 0)
    assert role.lose((1, 2), 3, False) == (0, 0)
    assert role.lose((1, 2), 9, False) == (0, 0)


def test_flyers_are_no_casualties_in_melee() -> None:
    role = Role(army([_group(MELEE, 1), _group(FLYING, 2)]))
    assert role.lose((1, 2), 3, True) == (0, 2)


def test_phase_odds_are_those_of_the_dice() -> None:
    clash = Clash(army([_group(RANGED, 2)]), army([_group(MELEE, 3)]), False)
    found = clash.rolls(ATTACK, (2,), (3,), RANGED)
    assert found == pytest.approx({(0, 0): 4 / 9, (1, 0): 4 / 9, (2, 0): 1 / 9})
    assert clash.rolls(ATTACK, (2,), (3,), MELEE) == {(0, 0): 1.0}


def test_8_ones_of_a_mate_raise_the_dead_in_the_odds_too() -> None:
    raiser = attrs.evolve(_group(MELEE, 1), ability="raise_dead")
    mate = attrs.evolve(_group(RANGED, 2), side=1)
    whole = Role(army([raiser, mate], 2))
    raises = [dice[3] for kind in (RANGED, MELEE) for dice in whole.dice(whole.start, kind)]
    assert raises == [True, True]
    assert not any(raises for *_, raises in Role(army([mate])).dice((2,), RANGED))


def test_classes_of_rolls_are_complete() -> None:
    for dice in range(5):
        for limit in range(1, 7):
            assert sum(weight for _, weight in folded(dice, limit)) == 6**dice
    assert harm((1, 1, 5, 6), 5, True, False) == 5
    assert harm((1, 1, 3), 3, False, True) == 1
    assert harm((1, 1, 3), 3, True, True) == 3


def test_a_large_battle_is_played_the_same_way_each_time() -> None:
    large = army([_group(MELEE, 9), _group(RANGED, 6, field=False), _group(FLYING, 4)])
    battle_odds.cache_clear()
    first = battle_odds(large, large)
    battle_odds.cache_clear()
    assert battle_odds(large, large) == first
    assert not first.exact
    assert 0.3 < first.attack < 0.7


def test_odds_take_little_time() -> None:
    """Under 50 ms on a quiet machine; the bound leaves room for a busy one."""
    usual = army([_group(MELEE, 3), _group(RANGED, 3, field=False), _group(FLYING, 2)])
    large = army([_group(MELEE, 9), _group(RANGED, 6, field=False), _group(FLYING, 4)])
    for both in (usual, large):
        battle_odds.cache_clear()
        start = process_time()
        battle_odds(both, both)
        assert process_time() - start < 0.5


def test_a_planned_battle_has_all_who_would_take_part() -> None:
    table = fight("human: d2 1m, c4 1r; orc: d2 1m, d1 1f 1m")
    planned = odds.planned(table.rules, table.space("d2"), 1, 0)
    attack = odds.army_of(table.rules, table.s, planned, ATTACK)
    assert [(group.kind, group.field, group.count) for group in attack.groups] == [
        (MELEE, False, 1),
        (MELEE, True, 1),
        (FLYING, False, 1),
    ]
    assert odds.outlook(table.rules, table.s, planned, PHASES[0]).exact


def test_the_odds_of_a_casualty_are_those_of_what_is_left() -> None:
    table = fight("human: d2 1m, c4 1r; orc: d2 1m 1r").roll("6", "1")
    assert table.kind == "lose"
    field, flank = table.space("d2"), table.space("c4")
    given_up = odds.from_here(table.rules, table.s, (0, MELEE, field))
    assert given_up.attack == pytest.approx(1.0)
    kept = odds.from_here(table.rules, table.s, (0, RANGED, flank))
    assert 0.0 < kept.defence < 1.0
    assert kept == odds.from_here(table.rules, table.s)
    table.act("lose human ranged c4")
    assert table.s.battle is not None
    assert odds.outlook(table.rules, table.s, table.s.battle, FLYING) == kept


def test_the_forecast_of_joining_counts_the_units_that_join() -> None:
    table = fight("human: e6 1m; orc: e6 1m; undead: d5 3m", scenario="main4", turn="orc")
    seat = table.side("undead")
    joined = forecast(table.rules, table.s, seat, ("join",))
    apart = forecast(table.rules, table.s, seat, ("stay_out",))
    assert joined is not None
    assert apart is not None
    assert apart.chance == pytest.approx(0.4)
    assert joined.chance > 0.6
