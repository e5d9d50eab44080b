"""Team Risk: section 10 with its rulings, EX26 to EX28, by number.

Red and yellow play against blue and black; red sits before blue, yellow before black.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from boardgames_desktop.core.position import PositionError
from boardgames_desktop.games.risk import laws
from boardgames_desktop.games.risk.contingents import TIED, garrison, split_losses, troops
from boardgames_desktop.games.risk.options import read_options
from boardgames_desktop.games.risk.state import UNKNOWN, RiskState
from boardgames_desktop.games.risk.team import TEAM, TeamRules
from boardgames_desktop.games.risk.text import RULE_IDS
from boardgames_desktop.games.risk.world import KEYS, MEMBERS
from generic import walk
from generic.registry import CASE_OF

from .position import Table, card, land, laws_hold, new_game, position


def table(text: str, **more: Any) -> Table:
    """A position of Team Risk; what is not named is black's, Japan is blue's."""
    found = position(
        f"blue: japan; {text}", **{"rest": "black", "seats": 4, "variant": "team", **more}
    )
    assert laws_hold(found)
    return found


# -- control (risk.team_control) -------------------------------------------------------


def test_ex26_control_by_majority_and_reinforcements() -> None:
    """Seven alone, four and four, two and three: seven count, so three armies."""
    alone = "peru, brazil, argentina, iceland, congo, egypt, madagascar"
    found = table(
        f"yellow: {alone}, greenland 4+4, eastern_us 2+3; red: ural", turn="yellow", phase="begin"
    )
    assert found.owner("greenland") == "nobody"
    assert found.owner("eastern_us") == "red"
    assert found.s.lands[2] == 7
    assert found.pool("yellow") == 3


def test_ex27_the_path_of_a_team_leads_through_mixed_land() -> None:
    found = table(
        "red: indonesia 4, india, middle_east 1+1; yellow: siam, east_africa", phase="fortify"
    )
    found.act("fortify indonesia east_africa 3")
    assert found.contingents("east_africa") == {"red": 3, "yellow": 1}
    assert found.owner("east_africa") == "red"
    assert laws_hold(found)


@pytest.mark.parametrize(
    ("peru", "armies"),
    [("red: peru 1+1", 3), ("red: peru 1+2", 3), ("red: peru 2+1", 3 + 2), ("red: peru", 3 + 2)],
)
def test_ex28_a_continent_only_for_who_controls_it_all(peru: str, armies: int) -> None:
    found = table(f"red: venezuela, brazil, argentina; {peru}; yellow: ural", phase="begin")
    assert found.pool("red") == armies


def test_ex28_no_bonus_for_the_team_mate_either() -> None:
    found = table(
        "red: venezuela, brazil, argentina, peru 1+1; yellow: ural", turn="yellow", phase="begin"
    )
    assert found.pool("yellow") == 3


# -- set-up and turn order (4.4, risk.team) --------------------------------------------


def test_the_table_of_team_risk() -> None:
    rules = new_game(4, "team").rules
    assert (TEAM.min_seats, TEAM.max_seats) == (4, 4)
    assert rules.start_armies == 30
    assert [rules.team(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    assert {spec.key for spec in TEAM.options} == {"setup", "placement", "turn_cap"}
    with pytest.raises(ValueError, match="4 seats"):
        TeamRules.at_table(3, read_options({}))


def test_every_rule_of_a_team_is_a_section() -> None:
    assert set(TeamRules.rule_of.values()) <= set(RULE_IDS)


# -- ruling 1: placing -----------------------------------------------------------------


def test_ruling_1_armies_go_where_you_control() -> None:
    found = table("red: ural, siberia 1+2, china 2+2; yellow: peru", phase="place", pool=3)
    assert {a[1] for a in found.legal()} == {land("ural")}
    assert found.no("place siberia 1") == "place_uncontrolled"
    assert found.no("place china 1") == "place_uncontrolled"
    assert found.no("place peru 1") == "place_elsewhere"
    assert found.no("place japan 1") == "place_elsewhere"


def test_ruling_1_who_controls_nothing_places_where_his_armies_stand() -> None:
    found = table("red: siberia 1+2, china 2+2; yellow: peru", phase="begin")
    assert found.pool("red") == 3
    assert {a[1] for a in found.legal()} == {land("siberia"), land("china")}
    assert found.no("place peru 1") == "place_elsewhere"
    assert found.no("place china 4") == "place_too_many"
    found.act("place china 1")
    assert found.owner("china") == "red"
    assert found.heard("control")[-1].data == {"land": land("china"), "seat": 0, "team": (0, 2)}
    assert found.no("place siberia 1") == "place_uncontrolled"
    assert laws_hold(found.act("place china 2"))
    assert found.contingents("china") == {"red": 5, "yellow": 2}


def test_placing_can_make_nobody_of_a_controller() -> None:
    found = table("red: siberia 1+2; yellow: peru", phase="place", pool=1)
    found.act("place siberia 1")
    assert found.owner("siberia") == "nobody"
    assert found.heard("control")[-1].data["seat"] == TIED[0]
    assert laws_hold(found)


# -- ruling 2: attacking ---------------------------------------------------------------


@pytest.mark.parametrize(("own", "most"), [(1, 0), (2, 1), (3, 2), (4, 3), (9, 3)])
@pytest.mark.parametrize("mates", [1, 4, 20])
def test_ruling_2_only_own_armies_attack(own: int, mates: int, most: int) -> None:
    found = table(f"red: ural {own}+{mates}; yellow: peru")
    dice = {a[3] for a in found.legal() if a[0] == "attack"}
    assert dice == set(range(1, most + 1))
    stops = {a[3] for a in found.legal() if a[0] == "storm"}
    assert stops == set(range(1, own))


def test_ruling_2_refusals() -> None:
    found = table("red: ural 2+5, alaska 1+5, peru 4; yellow: iceland 9, siberia 5")
    assert found.no("attack ural afghanistan 2") == "attack_dice"
    assert found.no("storm ural afghanistan 2") == "storm_stop_own"
    assert found.no("attack alaska kamchatka 1") == "attack_with_one"
    assert found.no("attack iceland great_britain 1") == "attack_from_own"
    assert found.no("attack japan kamchatka 1") == "attack_from_own"
    assert found.no("attack ural peru 1") == "attack_own"
    assert found.no("attack ural japan 1") == "not_adjacent"


def test_you_may_not_attack_your_team_mate() -> None:
    found = table("red: ural 5, china 3+3, afghanistan 2+3; yellow: siberia 5")
    for target in ("siberia", "china", "afghanistan"):
        assert found.no(f"attack ural {target} 3") in ("attack_mate", "attack_own")
        assert found.no(f"storm ural {target} 1") in ("attack_mate", "attack_own")
    assert found.no("attack ural siberia 3") == "attack_mate"
    assert found.no("attack ural china 3") == "attack_mate"


def test_ruling_2_losses_and_stopping_are_counted_in_own_armies() -> None:
    found = table("red: ural 4+3; yellow: peru; black: siberia 9")
    found.act("storm ural siberia 2", "defend 2").roll("1 1 1 | 6 6")
    assert found.contingents("ural") == {"red": 2, "yellow": 3}
    assert found.owner("ural") == "yellow"
    assert found.heard("control")[-1].data["seat"] == 2
    assert found.kind == "combat"
    assert laws_hold(found)


# -- rulings 3, 4: defending -----------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "others", "lost", "split"),
    [
        (3, 2, 1, (1, 0)),
        (3, 2, 2, (2, 0)),
        (3, 1, 2, (2, 0)),
        (2, 1, 2, (2, 0)),
        (2, 2, 1, (1, 0)),
        (2, 2, 2, (1, 1)),
        (1, 1, 2, (1, 1)),
        (2, 5, 2, (0, 2)),
        (1, 0, 1, (1, 0)),
    ],
)
def test_ruling_3_each_loss_from_the_larger_else_from_who_rolls(
    own: int, others: int, lost: int, split: tuple[int, int]
) -> None:
    assert split_losses(own, others, lost) == split


@pytest.mark.parametrize("most", [("blue", "3+1"), ("black", "1+3")])
def test_ruling_3_the_controller_rolls_for_all(most: tuple[str, str]) -> None:
    who, armies = most
    found = table(f"red: ural 5; yellow: peru; blue: siberia {armies}")
    found.act("attack ural siberia 3")
    assert found.asked == who
    assert found.heard("attack")[-1].data["defender"] == ("red", "blue", "yellow", "black").index(
        who
    )


@pytest.mark.parametrize(("turn", "next_up"), [("red", "blue"), ("yellow", "black")])
def test_ruling_3_if_tied_who_plays_next_rolls(turn: str, next_up: str) -> None:
    found = table("red: ural 5; yellow: ukraine 5; blue: afghanistan 2+2", turn=turn)
    source = "ural" if turn == "red" else "ukraine"
    found.act(f"attack {source} afghanistan 3")
    assert found.asked == next_up
    found.act("defend 2").roll("6 6 6 | 1 1")
    assert found.contingents("afghanistan") == {"blue": 1, "black": 1}
    found.act(f"attack {source} afghanistan 3", "defend 1").roll("6 6 6 | 1")
    left = "black" if next_up == "blue" else "blue"
    assert found.contingents("afghanistan") == {left: 1}
    assert found.owner("afghanistan") == left
    assert found.heard("control")[-1].data["seat"] == (3 if left == "black" else 1)
    assert laws_hold(found)


def test_ruling_3_one_army_each_may_roll_two_dice() -> None:
    found = table("red: ural 5; yellow: peru; blue: siberia 1+1").act("attack ural siberia 3")
    assert found.legal() == {("defend", 1), ("defend", 2)}
    assert found.rules.automatic(found.s, 1) == ("defend", 2)


def test_ruling_3_the_battle_says_who_fell() -> None:
    found = table("red: ural 5; yellow: peru; blue: siberia 2+2").act("attack ural siberia 3")
    found.act("defend 2").roll("6 6 6 | 1 1")
    assert found.heard("battle")[-1].data["fallen"] == ((1, 1), (3, 1))


def test_ruling_4_it_falls_when_both_contingents_are_gone() -> None:
    found = table("red: ural 5+1; yellow: peru; blue: siberia 2+1").act("attack ural siberia 3")
    found.act("defend 1").roll("6 6 6 | 1")
    assert found.owner("siberia") == "nobody"
    found.act("attack ural siberia 3", "defend 2").roll("6 6 6 | 1 1")
    assert found.kind == "move_in"
    assert {a[1] for a in found.legal()} == {3, 4}
    found.act("move_in 4")
    assert found.contingents("siberia") == {"red": 4}
    assert found.contingents("ural") == {"red": 1, "yellow": 1}
    assert found.owner("ural") == "nobody"
    assert laws_hold(found)


# -- rulings 5, 7: moving --------------------------------------------------------------


def test_ruling_5_all_may_go_where_the_team_mate_stays() -> None:
    found = table("red: ural 3+1, siberia 3; yellow: china", phase="fortify")
    assert ("fortify", land("ural"), land("china"), 3) in found.legal()
    assert found.no("fortify siberia china 3") == "leave_one"
    assert found.no("fortify ural china 4") == "fortify_own_only"
    found.act("fortify ural china 3")
    assert found.contingents("ural") == {"yellow": 1}
    assert found.contingents("china") == {"red": 3, "yellow": 1}
    assert (found.owner("ural"), found.owner("china")) == ("yellow", "red")
    assert laws_hold(found)


def test_fortify_refusals() -> None:
    found = table("red: ural 3+1, peru 2; yellow: china, japan", phase="fortify")
    assert found.no("fortify china ural 1") == "fortify_from_own"
    assert found.no("fortify ural siberia 1") == "fortify_to_team"
    assert found.no("fortify ural ural 1") == "fortify_same"
    assert found.no("fortify ural peru 1") == "not_connected_team"
    assert found.no("attack ural siberia 1") == "combat_over"


def test_fortify_leads_through_tied_land_but_not_through_the_enemy() -> None:
    found = table("red: ural 3, china 1+1; yellow: siam, india", phase="fortify")
    assert found.parse("fortify ural siam 2") in found.legal()
    found = table("red: ural 3; blue: china 1+1; yellow: siam, india", phase="fortify")
    assert found.no("fortify ural siam 2") == "not_connected_team"


def test_nothing_to_move_is_skipped() -> None:
    found = table("red: ural, siberia; yellow: china 5", phase="fortify")
    assert found.rules.forced(found.s, 0) == ("skip",)


def test_nothing_to_attack_ends_combat() -> None:
    found = table("red: ural 1+5; yellow: peru")
    assert found.rules.forced(found.s, 0) == ("end_combat",)


def test_ruling_7_only_the_attackers_armies_move_in() -> None:
    found = table("red: ural 3+9; yellow: peru; black: siberia").act("attack ural siberia 2")
    found.roll("6 6 | 1")
    assert found.rules.forced(found.s, 0) == ("move_in", 2)
    assert found.no("move_in 3") == "leave_one"
    found.act("move_in 2")
    assert found.contingents("ural") == {"red": 1, "yellow": 9}


def test_ruling_10_shared_and_tied_land_is_attacked() -> None:
    found = table("red: ural 3; yellow: peru; blue: siberia 2+1, china 1+1, afghanistan 1+2")
    targets = {KEYS[a[2]] for a in found.legal() if a[0] == "attack"}
    assert targets >= {"siberia", "china", "afghanistan"}


# -- rulings 6, 8, 9: the team's cards (risk.team_cards) -------------------------------

CARDS = "alaska alberta western_us greenland ontario"


def test_the_hand_passes_to_the_team_mate() -> None:
    found = table("red: ural; yellow: peru 2", phase="fortify", hands={"red": "alaska alberta"})
    found.act("skip")
    assert (found.hand("red"), found.hand("yellow")) == (0, 2)
    assert laws_hold(found)


def test_ruling_6_a_conquest_of_the_active_player_draws_one_card() -> None:
    found = table("red: ural; yellow: peru 2", phase="fortify", conquered=True)
    found.act("skip").chance("draw brazil")
    assert found.s.hands[2] == (card("brazil"),)
    assert found.heard("card")[-1].seen_by == frozenset({0, 2})


@pytest.mark.parametrize("turn", ["red", "yellow"])
def test_five_cards_of_the_team_bind_each_member(turn: str) -> None:
    found = table("red: ural; yellow: peru", phase="begin", turn=turn, hands={turn: CARDS})
    assert found.legal_verbs() == {"trade"}
    assert found.no("place ural 1") == "trade_first"
    found.act("trade alaska alberta western_us")
    assert found.pool(turn) == 3 + 4
    assert found.pool("yellow" if turn == "red" else "red") == 0


@pytest.mark.parametrize(
    ("cards", "armies"),
    [
        ("alaska alberta western_us", 4),
        ("greenland ontario peru", 6),
        ("quebec venezuela brazil", 8),
        ("quebec brazil joker_1", 8),
        ("alaska greenland quebec", 10),
        ("alaska alberta joker_1", 4),
        ("alaska greenland joker_1", 10),
        ("alaska joker_1 joker_2", 10),
    ],
)
def test_sets_have_fixed_values(cards: str, armies: int) -> None:
    found = table(
        "red: ural; yellow: peru", phase="reinforce", hands={"red": cards}, pool=3, traded=9
    )
    found.act("trade " + cards)
    assert found.heard("trade")[-1].data["armies"] == armies
    assert found.pool("red") == 3 + armies


def test_ruling_8_a_team_sees_its_hand_and_nobody_else_does() -> None:
    found = table("red: ural; yellow: peru", hands={"red": "china ural", "black": "peru egypt"})
    for seat in (0, 2):
        seen = found.rules.observe(found.s, seat)
        assert seen.hands[0] == found.s.hands[0]
        assert seen.hands[3] == (UNKNOWN, UNKNOWN)
    assert found.rules.observe(found.s, 1).hands[0] == (UNKNOWN, UNKNOWN)
    drawn = ("draw", card("brazil"))
    masked = [found.rules.mask(found.s, -1, drawn, viewer) != drawn for viewer in range(4)]
    assert masked == [False, True, False, True]


# -- the end (risk.team_win) -----------------------------------------------------------


def test_eliminating_one_player_wins_at_once() -> None:
    found = table("red: mongolia 5; yellow: peru", hands={"blue": "china ural"})
    found.act("attack mongolia japan 3").roll("6 6 6 | 1")
    assert found.kind == "move_in"
    found.act("move_in 3")
    assert found.kind == "over"
    assert found.s.winners == (0, 2)
    assert found.rules.returns(found.s) == (0.5, 0.0, 0.5, 0.0)
    assert found.heard("eliminate")[-1].data == {"seat": 0, "victim": 1, "cards": 0}
    assert found.heard("game_over")[-1].data["how"] == "team"
    assert laws_hold(found)


def test_ruling_9_no_cards_are_taken() -> None:
    found = table("red: mongolia 5; yellow: peru", hands={"blue": "china ural"})
    found.act("attack mongolia japan 3").roll("6 6 6 | 1").act("move_in 3")
    assert found.hand("red") == 0
    assert found.hand("black") == 2


def test_who_has_armies_in_shared_land_is_not_eliminated() -> None:
    found = table("red: mongolia 5; yellow: peru; black: siam 5+1")
    found.act("attack mongolia japan 3").roll("6 6 6 | 1").act("move_in 3")
    assert found.kind == "combat"
    assert found.s.lands[1] == 0
    assert laws_hold(found)
    found.act("end_combat", "skip").chance("draw brazil")
    assert found.asked == "blue"
    assert found.pool("blue") == 3
    assert {a[1] for a in found.legal()} == {land("siam")}


def test_the_last_army_may_fall_in_land_that_holds() -> None:
    """Blue's last army falls first in a tied territory, for blue rolls; black's stays."""
    found = position(
        "red: mongolia 5; yellow: peru; blue: japan 1+1", rest="black", seats=4, variant="team"
    )
    found.act("attack mongolia japan 3", "defend 1").roll("6 6 6 | 1")
    assert found.kind == "over"
    assert found.s.winners == (0, 2)
    assert found.contingents("japan") == {"black": 1}
    assert laws_hold(found)


def test_both_may_fall_at_once() -> None:
    found = position(
        "red: mongolia 5; blue: japan 1+1",
        rest="yellow",
        seats=4,
        variant="team",
        hands={"blue": "china ural"},
    )
    found.act("attack mongolia japan 3", "defend 2").roll("6 6 6 | 1 1").act("move_in 3")
    assert [event.data["victim"] for event in found.heard("eliminate")] == [1, 3]
    assert found.s.winners == (0, 2)
    assert laws_hold(found)


@pytest.mark.parametrize("who", ["red", "blue", "yellow", "black"])
def test_resigning_loses_the_game_for_the_team(who: str) -> None:
    found = table("red: ural 5; yellow: peru", hands={"red": "china ural"})
    found.aside(who, "resign")
    assert found.kind == "over"
    assert found.s.winners == ((1, 3) if who in ("red", "yellow") else (0, 2))
    assert laws_hold(found)


def test_resigning_before_the_victors_march_in() -> None:
    found = table("red: mongolia 5; yellow: peru").act("attack mongolia japan 3").roll("6 6 6 | 1")
    assert found.no("resign", "blue") == "out"
    found.aside("black", "resign")
    assert found.s.winners == (0, 2)
    assert found.s.alive == [True, False, True, True]
    assert laws_hold(found)


def test_resigning_during_set_up() -> None:
    found = new_game(4, "team").chance("start_roll 1 2 3 6")
    found.aside("black", "resign")
    assert found.s.winners == (0, 2)
    assert laws_hold(found)


@pytest.mark.parametrize(
    ("text", "winners"),
    [
        ("red: ural 1+1, peru; yellow: siam", (1, 3)),
        ("red: " + ", ".join(KEYS[:22]) + "; yellow: siam", (0, 2)),
        ("red: " + ", ".join(KEYS[:20]) + ", siam 1+1; blue: japan 9", (1, 3)),
        ("red: " + ", ".join(KEYS[:20]) + ", siam 1+1; blue: japan 2", (0, 1, 2, 3)),
    ],
)
def test_the_turn_cap_counts_territories_then_armies_of_teams(
    text: str, winners: tuple[int, ...]
) -> None:
    found = table(text, phase="fortify", turn="black", round=50, turn_cap="50")
    found.s.first = 0
    found.act("skip")
    assert found.s.winners == winners
    assert sum(found.rules.returns(found.s)) == 1.0
    assert found.heard("game_over")[-1].data["how"] == "turn_cap"


# -- laws and records ------------------------------------------------------------------


def _negative(s: RiskState) -> None:
    s.mates = (-1, *s.mates[1:])


def _short(s: RiskState) -> None:
    s.mates = s.mates[1:]


def _majority(s: RiskState) -> None:
    s.mates = tuple(2 if number == land("ural") else n for number, n in enumerate(s.mates))


def _not_tied(s: RiskState) -> None:
    s.owner[land("china")] = 0
    s.lands[0] += 1


def _tied(s: RiskState) -> None:
    s.owner[land("ural")] = TIED[0]
    s.lands[0] -= 1


def _two_hands(s: RiskState) -> None:
    s.hands[0], s.hands[2], s.deck = s.deck[:1], s.deck[1:2], s.deck[2:]


@pytest.mark.parametrize(
    "spoil",
    [_negative, _short, _majority, _not_tied, _tied, _two_hands],
    ids=lambda spoil: spoil.__name__.strip("_"),
)
def test_broken_contingents_are_noticed(spoil: Callable[[RiskState], None]) -> None:
    found = table("red: ural 3, china 2+2; yellow: peru")
    spoil(found.s)
    assert list(laws.broken(found.rules, found.s))


def test_dump_and_load() -> None:
    found = table("red: ural 5+2, china 2+2; yellow: peru 3; blue: siberia 2+2")
    found.act("attack ural siberia 3")
    data = json.loads(json.dumps(found.rules.dump(found.s)))
    assert found.rules.key(found.rules.load(data)) == found.rules.key(found.s)
    classic = position("red: ural", seats=4).rules
    with pytest.raises(PositionError):
        classic.load(data)


def test_contingents_are_moved_about() -> None:
    found = table("red: ural 3; yellow: peru")
    s = found.s
    garrison(s, land("ural"), 0, 2, 2)
    assert (s.owner[land("ural")], s.lands[0], s.lands[2]) == (TIED[0], 0, 1)
    garrison(s, land("ural"), 2, 3, 2)
    assert (s.owner[land("ural")], s.lands[0], s.lands[2]) == (2, 0, 2)
    assert troops(s, 0)[land("ural")] == 2
    assert sum(sum(troops(s, seat)) for seat in range(4)) == sum(s.armies)
    garrison(s, land("ural"), 0, 1)
    assert (s.owner[land("ural")], s.armies[land("ural")], s.lands[2]) == (0, 1, 1)


@pytest.mark.slow
def test_random_matches_nobody_resigns_end_in_battle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole matches with the laws checked now and then; with resigning, see ``tests/generic``."""
    monkeypatch.setattr(walk, "RESIGN_EVERY", 10**9)
    case = CASE_OF["risk-team-4"]
    for seed in range(8):
        for session in walk.walk(case, seed):
            assert session.ply < 100_000
            if not session.ply % 50:
                assert not list(laws.broken(session.rules, session.state))
        assert session.state.winners in ((0, 2), (1, 3))
        assert session.state.alive.count(False) in (1, 2)


def test_a_continent_of_one_player_pays() -> None:
    found = table("red: " + ", ".join(KEYS[land] for land in MEMBERS[5]) + "; yellow: peru")
    assert found.rules.income(found.s, 0) == 3 + 2
