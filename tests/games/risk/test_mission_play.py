"""Mission Risk in play: the deal, the moments, claims, the win (4.3, 9.1, EX29 to EX33)."""

from __future__ import annotations

import json

import attrs
import pytest

from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.position import PositionError
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk import missions
from boardgames_desktop.games.risk.missions import CONQUEST, END, MISSION_KEYS, START
from boardgames_desktop.games.risk.state import UNKNOWN
from boardgames_desktop.games.risk.world import KEYS

from .mission_position import lands, mission, mission_table
from .position import Table, laws_hold, new_game

AUSTRALIA = "indonesia, new_guinea, western_australia, eastern_australia"


def setup(seats: int, **options: str) -> Setup:
    places = tuple(SeatSetup("", HUMAN, colour) for colour in ("red", "blue", "yellow", "black"))
    return Setup("risk", "missions", places[:seats], 1, options)


def conquer(table: Table, source: str, target: str, armies: int = 3) -> Table:
    """Attack a single army with three dice, win, and move in."""
    return table.act(f"attack {source} {target} 3").roll("6 6 6 | 1").act(f"move_in {armies}")


def claims(table: Table) -> set[str]:
    return {MISSION_KEYS[a[1]] for a in table.legal() if a[0] == "claim_mission"}


def completed(table: Table, seat: int = 0) -> list[str]:
    return [MISSION_KEYS[number] for number in table.s.completed[seat]]


# -- the deal ------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_dealt_one_of_each_rank(seats: int) -> None:
    table = new_game(seats, "missions")
    assert table.kind == "deal_missions"
    outcome = table.rules.outcome(table.s, Draw(5))
    assert table.rules.why_not(table.s, -1, outcome) is None
    table.rules.apply(table.s, -1, outcome, table.events.append)
    dealt = [number for row in table.s.missions for number in row]
    assert len(set(dealt)) == seats * 4
    assert all(row[rank] in missions.pile(rank) for row in table.s.missions for rank in range(4))
    assert [event.seen_by for event in table.heard("missions")] == [
        frozenset({seat}) for seat in range(seats)
    ]


@pytest.mark.parametrize(
    "keys",
    [
        "cap1 maj1 col1 gen1 cap1 maj2 col2 gen2 cap3 maj3 col3 gen3",
        "cap1 maj1 col1 gen1 cap2 maj2 col2 gen2",
        "maj1 cap1 col1 gen1 cap2 maj2 col2 gen2 cap3 maj3 col3 gen3",
    ],
)
def test_no_other_deal_is_possible(keys: str) -> None:
    table = new_game(3, "missions")
    action = table.parse("deal_missions " + keys)
    refusal = table.rules.why_not(table.s, -1, action)
    assert refusal is not None
    assert refusal.msg.id == "risk.no.outcome"


def test_two_players_set_up_with_neutral_armies() -> None:
    """13.29: set-up 4.2, passive neutrals, fixed set values."""
    session = GameSession(load_game("risk").rules(setup(2)), setup(2))
    session.start()
    s = session.state
    assert s.lands == [12, 12, 9, 9]
    assert s.agenda[-1][0] == "garrison"
    assert not session.rules.golden


# -- sets (3.3; 13.24) ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "armies"),
    [
        ("alaska alberta western_us", 4),
        ("greenland ontario china", 6),
        ("quebec brazil siam", 8),
        ("alaska china quebec", 10),
        ("alaska alberta joker_1", 4),
        ("alaska china joker_1", 10),
        ("alaska joker_1 joker_2", 10),
        ("greenland ontario joker_2", 6),
    ],
)
def test_ex29_ex30_sets_have_fixed_values(cards: str, armies: int) -> None:
    """Whatever was traded before, jokers read for the best."""
    table = mission_table("red: ural", phase="reinforce", pool=3, hands={"red": cards}, traded=7)
    held = sorted(table.s.hands[0])
    names = [table.rules.verbs["trade"][0].text(card) for card in held]
    table.act("trade " + " ".join(names))
    assert table.pool("red") == 3 + armies
    assert table.heard("trade")[0].data["armies"] == armies


# -- after a conquest ----------------------------------------------------------------


def test_a_mission_is_claimed_right_after_the_conquest_that_fulfils_it() -> None:
    table = mission_table("red: ural 20; blue: siberia", "cap1 maj1 col2 gen5", conq="peru, china")
    conquer(table, "ural", "siberia")
    assert (table.kind, table.asked) == ("mission", "red")
    assert claims(table) == {"cap1"}
    table.act("claim_mission cap1")
    assert completed(table) == ["cap1"]
    assert table.kind == "combat"
    assert table.heard("mission")[0].seen_by is None
    assert laws_hold(table)


def test_nothing_is_to_be_claimed_before_moving_in() -> None:
    table = mission_table("red: ural 20; blue: siberia", "cap1", conq="peru, china")
    table.act("attack ural siberia 3").roll("6 6 6 | 1")
    assert table.kind == "move_in"
    assert table.no("claim_mission cap1") == "mission_after_conquest"


def test_conquests_are_noted_with_owner_sea_line_and_armies_before() -> None:
    table = mission_table("red: siam 20; blue: indonesia 2; yellow: china", "cap4")
    table.act("attack siam indonesia 3", "defend 2").roll("6 6 6 | 1 1").act("move_in 3")
    assert table.kind == "mission"
    table.act("not_now")
    conquer(table, "siam", "china")
    indonesia, china = table.s.conquests
    assert indonesia[1:] == (1, 1, 2)
    assert china[1:] == (2, 0, 1)


def test_a_storm_ends_in_the_same_moment() -> None:
    table = mission_table("red: ural 20; blue: siberia", "cap1", conq="peru, china")
    table.act("storm ural siberia 5").roll("6 6 6 | 1").act("move_in 3")
    assert claims(table) == {"cap1"}
    table.act("not_now")
    assert table.kind == "combat"


def test_missions_come_after_the_sets_of_an_elimination() -> None:
    """9.2: conquest, move-in, card transfer, forced trades, then the claim."""
    table = mission_table(
        "red: ural 20; blue: siberia",
        "gen4",
        hands={"red": "alaska alberta", "blue": "western_us china siam"},
    )
    conquer(table, "ural", "siberia")
    assert table.kind == "spoils"
    assert table.no("claim_mission gen4") == "mission_after_conquest"
    table.act("trade alaska alberta western_us")
    assert table.kind == "spoils_place"
    table.act("place ural 4")
    assert claims(table) == {"gen4"}


def test_missions_of_the_eliminated_stay_secret_and_do_not_change_hands() -> None:
    table = mission_table(
        "red: ural 20; blue: siberia", {"red": "cap1", "blue": "cap2 maj2 col2 gen2"}
    )
    before = table.s.missions
    conquer(table, "ural", "siberia")
    assert not table.s.alive[1]
    assert table.s.missions == before
    for viewer in (0, 2, None):
        assert set(table.rules.observe(table.s, viewer).missions[1]) == {UNKNOWN}


def test_annihilation_counts_a_neutral_army_of_two_players() -> None:
    table = mission_table("red: ural 20; black: siberia", "gen4", seats=2, rest="blue")
    conquer(table, "ural", "siberia")
    assert table.s.felled == (3,)
    assert claims(table) == {"gen4"}


# -- the end of a turn ---------------------------------------------------------------


def test_the_end_of_the_turn_comes_after_fortifying_and_the_card() -> None:
    table = mission_table("red: ural 9, siberia 3; blue: siam", "cap4", conq="siberia")
    table.act("end_combat")
    assert table.no("claim_mission cap4") == "mission_end_of_turn"
    table.act("fortify siberia ural 1")
    assert table.kind == "draw"
    table.chance("draw alaska")
    assert table.s.turn == 0
    assert claims(table) == {"cap4"}
    table.act("claim_mission cap4")
    assert completed(table) == ["cap4"]
    assert table.s.turn == 1
    assert laws_hold(table)


def test_without_a_conquest_nothing_is_claimed_at_the_end() -> None:
    """9.2: nothing prepared during set-up or by sitting still can be cashed in."""
    table = mission_table("red: ural 12, siberia 3; blue: siam", "cap4").act("end_combat", "skip")
    assert table.s.turn == 1
    assert completed(table) == []


# -- the start of a turn -------------------------------------------------------------


def test_the_start_of_the_turn_comes_before_counting() -> None:
    table = mission_table(
        "red: north_africa, egypt, east_africa, congo, south_africa, madagascar",
        "col1",
        kept="africa",
        phase="begin",
    )
    assert not table.heard("turn")
    assert claims(table) == {"col1"}
    table.act("claim_mission col1")
    assert table.heard("turn")[0].data["armies"] == 6
    assert table.kind == "place"


def test_what_was_held_is_noted_when_the_turn_ends() -> None:
    table = mission_table(f"red: {AUSTRALIA}; blue: siam", phase="next")
    assert table.s.kept[0] == (5,)
    assert table.s.turn == 1
    assert table.s.opening == tuple(table.s.armies)


def test_a_new_turn_forgets_the_conquests_and_the_claim() -> None:
    table = mission_table(
        "red: ural; blue: siberia 2",
        conq="peru",
        felled="black",
        claimed=True,
        phase="next",
        seats=4,
    )
    s = table.s
    assert (s.claimed, s.conquests, s.felled, s.conquered) == (False, (), (), False)


# -- one claim a turn, for good ------------------------------------------------------


def test_ex31_only_one_mission_a_turn() -> None:
    table = mission_table(
        "red: ural 20, peru 3; blue: siberia; black: china 3",
        "cap1 maj4 col6",
        conq="peru, ukraine",
        seats=4,
    )
    conquer(table, "ural", "siberia")
    assert claims(table) == {"cap1", "maj4"}
    table.act("claim_mission maj4")
    assert table.s.claimed
    assert table.no("claim_mission cap1") == "mission_claimed"
    table.act("end_combat", "skip").chance("draw alaska")
    assert table.s.turn != 0
    assert completed(table) == ["maj4"]


def test_ex32_a_completed_mission_stays_completed() -> None:
    table = mission_table(
        "red: ural 3; blue: siberia 9", "cap4 maj1", completed={"red": "cap4"}, phase="next"
    )
    have, need = missions.progress(table.rules, table.s, 0, mission("cap4"))
    assert have < need
    assert completed(table) == ["cap4"]
    assert laws_hold(table)


def test_a_completed_mission_is_not_claimed_again() -> None:
    table = mission_table(
        "red: ural 20; blue: siberia",
        "cap1 maj4",
        conq="peru, ukraine",
        completed={"red": "cap1"},
    )
    conquer(table, "ural", "siberia")
    assert claims(table) == {"maj4"}
    assert table.no("claim_mission cap1") == "mission_done"


def test_ex33_the_fourth_mission_is_shown_to_all() -> None:
    table = mission_table(
        "red: ural 20; blue: siberia",
        "cap1 maj1 col3 gen5",
        conq="peru, china",
        completed={"red": "maj1 col3"},
    )
    conquer(table, "ural", "siberia")
    assert table.rules.observe(table.s, 1).missions[0] == (
        UNKNOWN,
        mission("maj1"),
        mission("col3"),
        UNKNOWN,
    )
    table.act("claim_mission cap1")
    assert table.heard("mission_fourth")[0].data == {"seat": 0, "mission": mission("gen5")}
    for viewer in (1, 2, None):
        assert table.rules.observe(table.s, viewer).missions[0] == table.s.missions[0]


def test_13_21_the_fourth_cannot_be_claimed_in_the_turn_of_the_third() -> None:
    table = mission_table(
        "red: ural 20; blue: siberia, china",
        "cap1 maj4 col3 gen1",
        conq="peru, ukraine",
        completed={"red": "col3 gen1"},
    )
    conquer(table, "ural", "siberia")
    table.act("claim_mission cap1")
    conquer(table, "ural", "china")
    assert table.kind == "combat"
    assert table.no("claim_mission maj4") == "mission_claimed"


def test_13_22_only_the_player_on_turn_claims() -> None:
    table = mission_table("red: ural 20; blue: siberia 3", {"blue": "cap4"}, conq="peru")
    table.act("attack ural siberia 3")
    assert table.asked == "blue"
    assert table.no("claim_mission cap4") == "mission_end_of_turn"
    assert table.no("claim_mission cap1", "yellow") == "core.not_asked"


def test_13_23_ranks_are_claimed_in_any_order() -> None:
    americas = ", ".join(KEYS[:10])
    table = mission_table("red: ural 20; blue: siberia", "cap1 gen5", conq=americas)
    conquer(table, "ural", "siberia")
    assert claims(table) == {"cap1", "gen5"}
    table.act("claim_mission gen5")
    assert completed(table) == ["gen5"]


# -- winning -------------------------------------------------------------------------


def test_the_fourth_mission_wins_at_once() -> None:
    table = mission_table(
        "red: ural 20; blue: siberia",
        "cap1 maj1 col3 gen1",
        conq="peru, china",
        completed={"red": "maj1 col3 gen1"},
    )
    conquer(table, "ural", "siberia").act("claim_mission cap1")
    assert table.s.winners == (0,)
    assert table.rules.returns(table.s) == (1.0, 0.0, 0.0)
    over = table.heard("game_over")[0]
    assert over.data["how"] == "missions"
    assert laws_hold(table)


def test_the_last_player_wins_without_missions() -> None:
    table = mission_table("red: ural 20; blue: siberia", "gen4", seats=3, rest="red")
    table.s.alive[2] = False
    conquer(table, "ural", "siberia")
    assert table.s.winners == (0,)
    assert table.heard("game_over")[0].data["how"] == "conquest"


def test_all_missions_are_shown_when_the_game_is_over() -> None:
    table = mission_table("red: ural 20; blue: siberia", "gen4", rest="red")
    table.s.alive[2] = False
    conquer(table, "ural", "siberia")
    assert table.rules.observe(table.s, None).missions == table.s.missions
    assert [event.data["seat"] for event in table.heard("missions_left")] == [0, 1, 2]


# -- secrets -------------------------------------------------------------------------


def test_who_holds_nothing_to_claim_is_asked_all_the_same_and_answers_by_itself() -> None:
    """Who is asked depends on public facts only: somebody could hold such a mission."""
    table = mission_table("red: ural 20; blue: siberia", "cap4", conq="peru, china")
    conquer(table, "ural", "siberia")
    assert table.kind == "mission"
    assert table.legal() == {("not_now",)}
    assert table.rules.forced(table.s, 0) == ("not_now",)
    assert table.rules.forced(table.rules.observe(table.s, 1), 0) is None


def test_who_can_claim_is_not_answered_for() -> None:
    table = mission_table("red: ural 20; blue: siberia", "cap1", conq="peru, china")
    conquer(table, "ural", "siberia")
    assert table.rules.forced(table.s, 0) is None


def test_nobody_is_asked_when_no_mission_at_all_could_be_claimed() -> None:
    table = mission_table("red: ural 20; blue: siberia, siam", "cap1")
    conquer(table, "ural", "siberia")
    assert table.kind == "combat"


def test_a_shown_fourth_mission_alone_decides_about_the_question() -> None:
    table = mission_table(
        "red: ural 20; blue: siberia",
        "cap1 maj1 col3 gen1",
        conq="peru, china",
        completed={"red": "cap1 maj1 col3"},
    )
    conquer(table, "ural", "siberia")
    assert table.kind == "combat"


@pytest.mark.parametrize("moment", [CONQUEST, END, START])
def test_the_question_is_the_same_whatever_is_hidden(moment: str) -> None:
    table = mission_table(lands(18), conq="alaska, greenland ~, peru", kept="north_america")
    seen = table.rules.observe(table.s, 1)
    expected = missions.conceivable(table.rules, table.s, 0, moment)
    for seed in range(40):
        world = table.rules.imagine(seen, 1, Draw(seed))
        assert missions.conceivable(table.rules, world, 0, moment) == expected


def test_imagined_missions_are_unseen_ones_of_the_rank() -> None:
    table = mission_table(
        "red: ural 3; blue: siam",
        {"red": "cap1 maj1 col1 gen1", "blue": "cap2"},
        completed={"blue": "cap2"},
    )
    seen = table.rules.observe(table.s, 0)
    assert seen.missions[1] == (mission("cap2"), UNKNOWN, UNKNOWN, UNKNOWN)
    held = set()
    for seed in range(60):
        world = table.rules.imagine(seen, 0, Draw(seed))
        assert not list(missions.broken(world))
        assert world.missions[0] == table.s.missions[0]
        held |= set(world.missions[2])
    unseen = set(range(28)) - set(table.s.missions[0]) - {mission("cap2")}
    assert held == unseen


def test_the_deal_is_masked_for_others() -> None:
    table = new_game(2, "missions")
    outcome = table.rules.outcome(table.s, Draw(3))
    mine = table.rules.mask(table.s, -1, outcome, 1)
    assert mine[5:] == outcome[5:]
    assert set(mine[1:5]) == {"?"}
    assert set(table.rules.mask(table.s, -1, outcome, None)[1:]) == {"?"}
    seen = table.rules.observe(table.s, 1)
    table.rules.apply(seen, -1, mine)
    assert seen.missions == ((UNKNOWN,) * 4, outcome[5:])


def test_a_claim_can_be_followed_on_an_observation() -> None:
    table = mission_table("red: ural 20; blue: siberia", "cap1 maj2", conq="peru, china")
    conquer(table, "ural", "siberia")
    seen = table.rules.observe(table.s, 1)
    table.rules.apply(seen, 0, table.parse("claim_mission cap1"))
    assert seen.missions[0] == (mission("cap1"), UNKNOWN, UNKNOWN, UNKNOWN)
    assert seen.completed[0] == (mission("cap1"),)


def test_a_claim_is_final_but_waiting_can_be_taken_back() -> None:
    table = mission_table("red: ural 20; blue: siberia", "cap1", conq="peru, china")
    conquer(table, "ural", "siberia")
    for answer, steps in (("not_now", 1), ("claim_mission cap1", 0)):
        session = GameSession(table.rules, attrs.evolve(setup(3), seed=9))
        session.state = table.s.copy()
        session.submit(0, table.parse(answer))
        assert session.can_undo(session.setup.person_of(0)) == steps


# -- resigning, refusals, records ----------------------------------------------------


def test_one_may_resign_instead_of_claiming() -> None:
    table = mission_table("red: ural 20; blue: siberia, siam", "cap1", conq="peru, china")
    conquer(table, "ural", "siberia").aside("red", "resign")
    assert table.s.turn == 1
    assert laws_hold(table)


def test_a_claim_has_its_own_reasons() -> None:
    table = mission_table("red: ural 20; blue: siberia", "cap1 maj2 col1 gen1", conq="peru, china")
    assert table.no("claim_mission cap2") == "not_your_mission"
    assert table.no("claim_mission gen1") == "mission_end_of_turn"
    assert table.no("claim_mission col1") == "mission_start_of_turn"
    conquer(table, "ural", "siberia")
    assert table.no("claim_mission maj2") == "mission_open"
    assert table.no("end_combat") == "mission_first"


def test_dump_and_load() -> None:
    table = mission_table(
        "red: ural 20; blue: siberia",
        {"red": "cap1", "blue": "cap7"},
        conq="peru, china",
        completed={"blue": "cap7"},
        kept="asia",
    )
    conquer(table, "ural", "siberia")
    for s in (table.s, table.rules.observe(table.s, 0)):
        data = json.loads(json.dumps(table.rules.dump(s)))
        assert table.rules.key(table.rules.load(data)) == table.rules.key(s)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("missions", [[0, 7, 14, 21], [0, 8, 15, 22], [2, 9, 16, 23]]),
        ("missions", [[7, 0, 14, 21], [1, 8, 15, 22], [2, 9, 16, 23]]),
        ("missions", []),
        ("missions", [[0, 7], [1, 8], [2, 9]]),
        ("missions", [[28, 7, 14, 21], [1, 8, 15, 22], [2, 9, 16, 23]]),
        ("completed", [[3], [], []]),
        ("completed", []),
        ("kept", [[6], [], []]),
        ("opening", []),
        ("agenda", [["mission", [0], "at_noon"]]),
    ],
)
def test_bad_missions_are_named(field: str, value: object) -> None:
    table = mission_table("red: ural 20; blue: siberia", "cap1", conq="peru, china")
    data = {**table.rules.dump(table.s), field: value}
    with pytest.raises(PositionError):
        table.rules.load(data)
