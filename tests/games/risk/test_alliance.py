"""Two players and active neutral armies: bribes, allies, loyalty dice (8)."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.notation import action_text
from boardgames_desktop.core.position import PositionError
from boardgames_desktop.core.rules import Event
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.core.text import Name
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.state import UNKNOWN, RiskState

from .position import COLOURS, Table, card, laws_hold, new_game, position

RED, BLUE, YELLOW, BLACK = range(4)
FEW = "alaska peru"
"""Two cards that are no set."""


def active(text: str = "red: ural 5; blue: japan; black: congo", **more: object) -> Table:
    """A position; what is not named is yellow's."""
    return position(text, seats=2, variant="active", **more)


def bribing(hand: str = FEW, **more: object) -> Table:
    hands = {"red": hand, **more.pop("hands", {})}
    return active(phase="bribe", pool=3, hands=hands, **more)


# -- alliance state (risk.alliance) ------------------------------------------------------


def test_neutral_armies_begin_uninvolved() -> None:
    table = new_game(2, "active")
    assert table.ally_of("yellow") == table.ally_of("black") == ""
    assert table.s.pool == [36, 36, 24, 24]
    assert laws_hold(table)


def test_allies_last_from_turn_to_turn_and_are_public() -> None:
    table = active(allies={"yellow": "red"}, phase="next")
    assert table.ally_of("yellow") == "red"
    assert table.rules.observe(table.s, BLUE).allied == table.s.allied


# -- phase 1, bribe (risk.bribe) ---------------------------------------------------------


def test_8_2_the_bribe_comes_first() -> None:
    table = active(phase="begin", hands={"red": FEW})
    assert table.kind == "bribe"
    table.act("skip")
    assert table.kind == "place"


def test_without_a_card_or_a_neutral_army_to_bribe_nobody_asks() -> None:
    assert active(phase="begin").kind == "place"
    everybody = {"yellow": "red", "black": "red"}
    assert active(phase="begin", hands={"red": FEW}, allies=everybody).kind == "place"


def test_ex18_one_card_makes_an_uninvolved_army_an_ally() -> None:
    table = bribing().act("bribe 2 peru")
    assert table.ally_of("yellow") == "red"
    assert (table.hand("red"), table.hand("yellow")) == (1, 1)
    assert laws_hold(table)


def test_ex19_two_cards_turn_the_opponents_ally() -> None:
    table = bribing(allies={"yellow": "blue"}).act("bribe 2 peru")
    assert table.ally_of("yellow") == ""
    table.act("bribe 2 alaska")
    assert table.ally_of("yellow") == "red"


def test_ex20_five_cards_are_the_most() -> None:
    full = {"yellow": "china japan congo egypt siam"}
    table = bribing(hands=full)
    assert table.no("bribe 2 peru") == "bribe_full"
    assert {a[1] for a in table.legal() if a[0] == "bribe"} == {BLACK}


def test_both_neutral_armies_may_be_bribed_in_one_turn() -> None:
    table = bribing().act("bribe 2 peru", "bribe 3 alaska")
    assert table.ally_of("yellow") == table.ally_of("black") == "red"
    assert table.kind == "place"


def test_13_18_an_ally_takes_no_further_bribe() -> None:
    assert bribing(allies={"yellow": "red"}).no("bribe 2 peru") == "bribe_ally"


def test_who_takes_no_bribe() -> None:
    table = bribing()
    assert table.no("bribe 1 peru") == "bribe_whom"
    assert table.no("bribe 2 china") == "not_your_card"
    assert table.no("place ural 1") == "bribe_first"
    gone = active("red: ural 5; blue: japan", phase="bribe", pool=3, hands={"red": FEW})
    assert gone.no("bribe 3 peru") == "bribe_destroyed"


def test_a_joker_may_be_given() -> None:
    assert bribing("joker_1 peru").act("bribe 2 joker_1").ally_of("yellow") == "red"


def test_giving_a_card_of_five_away_ends_the_duty_to_trade() -> None:
    five = "alaska alberta peru china quebec"
    kept = bribing(five).act("skip")
    assert kept.no("place ural 1") == "trade_first"
    given = bribing(five).act("bribe 2 quebec", "skip", "place ural 3")
    assert given.kind == "ally_roll"


def test_bribes_are_in_no_deck() -> None:
    table = bribing().act("bribe 2 peru", "skip")
    assert card("peru") not in (*table.s.deck, *table.s.discard)
    assert sum(map(len, (*table.s.hands, table.s.deck, table.s.discard))) == 44


def test_only_the_giver_sees_which_card() -> None:
    table = bribing()
    action = table.parse("bribe 2 peru")
    assert table.rules.mask(table.s, RED, action, RED) == action
    for viewer in (BLUE, None):
        assert table.rules.mask(table.s, RED, action, viewer) == ("bribe", YELLOW, "?")
    table.act("bribe 2 peru")
    (told,) = table.heard("bribe_card")
    assert told.seen_by == frozenset({RED})
    for viewer in (RED, BLUE, None):
        assert table.rules.observe(table.s, viewer).hands[YELLOW] == (UNKNOWN,)


def test_an_opponent_can_follow_a_masked_bribe() -> None:
    table = bribing()
    seen = table.rules.observe(table.s, BLUE)
    table.rules.apply(seen, RED, ("bribe", YELLOW, "?"))
    table.act("bribe 2 peru")
    assert table.rules.key(seen) == table.rules.key(table.rules.observe(table.s, BLUE))


def test_imagined_bribes_are_cards_nobody_sees() -> None:
    table = bribing().act("bribe 2 peru")
    seen = table.rules.observe(table.s, BLUE)
    for seed in range(20):
        world = table.rules.imagine(seen, BLUE, Draw(seed))
        assert len(world.hands[YELLOW]) == 1
        assert not list(load_game("risk").laws(table.rules, world))


# -- phases 2 and 3, reinforcing (risk.ally_dice) ----------------------------------------


def test_8_4_land_of_allies_does_not_count() -> None:
    table = active(allies={"yellow": "red"}, phase="begin")
    assert table.pool("red") == 3


def test_ex25_the_die_gives_that_many_armies_on_land_of_the_ally() -> None:
    table = active(allies={"yellow": "red"}, phase="place", pool=3).act("place ural 3")
    assert (table.kind, table.asked) == ("ally_roll", "red")
    table.act("call_up 2").chance("ally_die 6")
    assert (table.kind, table.pool("yellow")) == ("ally_place", 6)
    assert table.no("place siberia 7") == "place_too_many"
    assert table.no("place ural 1") == "ally_place_elsewhere"
    assert table.no("end_combat") == "ally_place_first"
    table.act("place siberia 4", "place peru 2")
    assert (table.armies("siberia"), table.armies("peru")) == (5, 3)
    assert table.kind == "combat"
    assert laws_hold(table)


def test_the_die_may_be_declined() -> None:
    table = active(allies={"yellow": "red"}, phase="place", pool=3).act("place ural 3", "skip")
    assert table.kind == "combat"


def test_each_ally_has_its_own_die_in_any_order() -> None:
    both = {"yellow": "red", "black": "red"}
    table = active(allies=both, phase="place", pool=3).act("place ural 3", "call_up 3")
    table.chance("ally_die 1").act("place congo 1")
    assert table.kind == "ally_roll"
    assert table.no("call_up 3") == "call_up_whom"
    assert table.no("attack ural siberia 1") == "ally_roll_first"
    table.act("call_up 2").chance("ally_die 2").act("place siberia 2")
    assert table.kind == "combat"


def test_no_die_for_the_opponents_ally() -> None:
    table = active(allies={"yellow": "blue"}, phase="place", pool=3).act("place ural 3")
    assert table.kind == "combat"


# -- phase 4, attacking with allies (risk.ally_attack) -----------------------------------

FRONT = "red: ural 5; blue: japan, siberia 2; black: congo, yakutsk; yellow: mongolia 5"


def test_an_ally_attacks_as_if_its_armies_were_own() -> None:
    table = active(FRONT, allies={"yellow": "red"}).act("attack mongolia siberia 3")
    assert (table.kind, table.asked) == ("defend", "blue")
    table.act("defend 2").roll("6 5 2 | 4 1")
    assert table.owner("siberia") == "yellow"
    table.act("move_in 4")
    assert (table.armies("mongolia"), table.armies("siberia")) == (1, 4)
    assert not table.s.conquered


def test_only_own_allies_can_be_sent() -> None:
    assert active(FRONT).no("attack mongolia siberia 3") == "attack_from_allied"
    away = active(FRONT, allies={"yellow": "blue"})
    assert away.no("attack mongolia siberia 3") == "attack_from_allied"


def test_whom_an_ally_may_attack() -> None:
    text = "red: ural 5, japan; blue: irkutsk; black: siberia; yellow: mongolia 5"
    table = active(text, allies={"yellow": "red", "black": "red"})
    assert table.no("attack mongolia japan 1") == "ally_attacks_you"
    assert table.no("attack mongolia china 1") == "ally_attacks_itself"
    sent = {a[2] for a in table.legal() if a[0] == "attack" and a[1] == 31}
    names = {COLOURS[table.s.owner[land]] for land in sent}
    assert names == {"blue", "black"}


def test_13_17_own_armies_may_attack_an_own_ally() -> None:
    table = active("red: ural 5; blue: japan", allies={"yellow": "red"})
    table.act("attack ural siberia 3").roll("6 5 2 | 4").act("move_in 3")
    assert (table.kind, table.asked) == ("loyalty", "chance")
    table.chance("loyalty 4")
    assert table.ally_of("yellow") == ""


def test_13_16_a_neutral_army_is_defended_by_the_player_not_on_turn() -> None:
    for leader in ("red", "blue"):
        table = active("red: ural 5; blue: japan; yellow: siberia 3", allies={"yellow": leader})
        assert table.act("attack ural siberia 3").asked == "blue"
        found = load_game("risk").presenter(table.rules).forecast(table.s, BLUE, ("defend", 2))
        assert found is not None
        assert {share.seat for share in found.shares} == {RED, None, YELLOW}


def test_an_ally_fights_on_until_so_many_are_left() -> None:
    table = active(FRONT, allies={"yellow": "red"}).act("storm mongolia siberia 3")
    table.act("defend 2").roll("2 1 1 | 4 3")
    assert (table.armies("mongolia"), table.kind) == (3, "combat")
    assert table.s.involved == (YELLOW,)


def test_ex22_ex23_what_an_ally_conquers_is_its_own_and_earns_no_card() -> None:
    text = "red: ural 5; blue: japan, new_guinea 1; yellow: indonesia 5"
    table = active(text, allies={"yellow": "red"}).act("attack indonesia new_guinea 3")
    table.roll("6 5 2 | 4").act("move_in 3").chance("loyalty 5")
    assert (table.owner("new_guinea"), table.ally_of("yellow")) == ("yellow", "red")
    table.act("end_combat", "skip", "skip")
    assert not table.heard("draw")
    assert table.asked == "blue"
    assert laws_hold(table)


def test_an_own_conquest_earns_the_card() -> None:
    table = active().act("attack ural siberia 3").roll("6 5 2 | 4").act("move_in 3")
    table.chance("loyalty 6").act("end_combat", "skip")
    assert table.kind == "draw"


# -- the loyalty die (risk.loyalty) ------------------------------------------------------


def test_ex21_a_failed_invasion_turns_an_uninvolved_army_to_the_opponent() -> None:
    text = "blue: ontario 3; red: japan; black: quebec 3; yellow: congo"
    table = active(text, turn="blue").act("attack ontario quebec 2")
    table.act("defend 2").roll("2 1 | 5 5").act("end_combat").chance("loyalty 3")
    assert table.ally_of("black") == "red"
    assert table.kind == "fortify"


@pytest.mark.parametrize(
    ("before", "die", "after"),
    [
        ("red", 4, ""),
        ("red", 5, "red"),
        ("", 1, "blue"),
        ("", 6, ""),
        ("blue", 4, "blue"),
        ("blue", 5, "blue"),
    ],
)
def test_13_19_one_step_away_on_one_to_four(before: str, die: int, after: str) -> None:
    table = active(allies={"yellow": before} if before else {})
    table.act("attack ural siberia 3").roll("6 5 2 | 4").act("move_in 3")
    table.chance(f"loyalty {die}")
    assert table.ally_of("yellow") == after


def test_ex24_ally_against_neutral_army_two_dice() -> None:
    table = active(FRONT, allies={"yellow": "red"})
    table.s.armies[27] = 5
    table.s.owner[27], table.s.owner[31] = YELLOW, BLACK
    table.s.lands = [table.s.owner.count(side) for side in range(4)]
    table.s.armies[31] = 1
    table.act("attack siberia mongolia 3").roll("6 5 2 | 4").act("move_in 3")
    assert [frame[2] for frame in reversed(table.s.agenda) if frame[0] == "loyalty"] == [
        YELLOW,
        BLACK,
    ]
    table.chance("loyalty 1").chance("loyalty 1")
    assert (table.ally_of("yellow"), table.ally_of("black")) == ("", "blue")


def test_13_20_one_die_for_the_whole_invasion_whatever_the_source() -> None:
    text = "red: ural 5, mongolia 5; blue: japan; black: congo; yellow: siberia 6"
    table = active(text).act("attack ural siberia 3", "defend 2").roll("6 5 1 | 4 4")
    assert table.kind == "combat"
    table.act("attack mongolia siberia 3", "defend 2").roll("6 5 1 | 4 4")
    table.act("end_combat").chance("loyalty 5")
    assert len(table.heard("loyalty")) == 1


def test_own_and_allied_armies_taking_turns_are_one_invasion() -> None:
    table = active(FRONT, allies={"yellow": "red"}).act("attack mongolia siberia 3")
    table.act("defend 2").roll("2 1 1 | 4 3")
    table.act("attack ural siberia 3", "defend 2").roll("6 5 2 | 4 1").act("move_in 3")
    assert table.owner("siberia") == "red"
    table.chance("loyalty 2")
    assert table.ally_of("yellow") == ""
    assert table.kind == "combat"


def test_an_invasion_of_the_opponent_by_own_armies_needs_no_die() -> None:
    table = active(FRONT).act("attack ural siberia 3", "defend 2").roll("6 5 2 | 4 1")
    table.act("move_in 3")
    assert table.kind == "combat"
    assert table.no("call_off") == "no_invasion"


def test_calling_off_ends_the_invasion_and_coming_back_is_a_new_one() -> None:
    table = active("red: ural 9; blue: japan; yellow: siberia 6; black: congo")
    table.act("attack ural siberia 3", "defend 2").roll("2 1 1 | 4 3").act("call_off")
    table.chance("loyalty 6")
    assert (table.kind, table.s.involved) == ("combat", ())
    table.act("attack ural siberia 3", "defend 2").roll("2 1 1 | 4 3").act("end_combat")
    table.chance("loyalty 1")
    assert len(table.heard("loyalty")) == 2


def test_attacking_another_target_ends_the_invasion_first() -> None:
    table = active("red: ural 9; blue: japan; yellow: siberia 6; black: congo")
    table.act("attack ural siberia 3", "defend 2").roll("2 1 1 | 4 3")
    table.act("attack ural china 3")
    assert (table.kind, table.s.involved) == ("loyalty", ())
    table.chance("loyalty 6").roll("6 5 4 | 1")
    assert table.owner("china") == "red"
    assert table.s.involved == (YELLOW,)


def test_an_ally_that_walks_away_does_not_launch_the_next_attack() -> None:
    text = "red: ural 5; blue: japan, siberia 2, irkutsk; black: congo; yellow: mongolia 7"
    table = active(text, allies={"yellow": "red"}).act("attack mongolia siberia 3")
    table.act("defend 2").roll("2 1 1 | 4 3").act("storm mongolia irkutsk 1")
    table.chance("loyalty 3")
    assert (table.kind, table.asked) == ("combat", "red")
    assert table.heard("lapse")[0].data == {"seat": RED, "side": YELLOW, "target": 30}
    assert table.no("attack mongolia irkutsk 1") == "attack_from_allied"
    assert table.armies("irkutsk") == 1


def test_announcing_without_a_roll_involves_nobody() -> None:
    table = active("red: ural 5; blue: japan; yellow: siberia 3").act("attack ural siberia 3")
    assert (table.kind, table.s.involved) == ("defend", ())


def test_a_conquest_that_defeats_the_opponent_ends_the_game_without_dice() -> None:
    text = "red: ural 5; blue: siberia 1; black: congo; yellow: mongolia 5"
    table = active(text, allies={"yellow": "red"}).act("attack mongolia siberia 3")
    table.roll("6 5 2 | 4").act("move_in 3")
    assert table.kind == "over"
    assert table.rules.returns(table.s) == (1.0, 0.0)
    assert not table.heard("loyalty")


def test_combat_goes_on_while_an_ally_can_attack() -> None:
    text = "red: ural 1; blue: japan, siberia 2; black: congo; yellow: mongolia 5"
    table = active(text, allies={"yellow": "red"})
    assert table.rules.forced(table.s, RED) is None
    alone = active(text)
    assert alone.rules.forced(alone.s, RED) == ("end_combat",)


def test_loyalty_outcomes_are_two_in_six_to_stay() -> None:
    table = active().act("attack ural siberia 3").roll("6 5 2 | 4").act("move_in 3")
    assert table.rules.outcomes(table.s) == ((("loyalty", 1), 4), (("loyalty", 5), 2))


# -- destroying a neutral army (risk.destroyed) ------------------------------------------

LAST = "red: ural 5; blue: japan; black: siberia 1"


def test_13_32_who_destroys_a_neutral_army_takes_all_its_cards() -> None:
    table = active(LAST, hands={"red": "peru", "black": "china congo"})
    table.act("attack ural siberia 3").roll("6 5 2 | 4").act("move_in 3")
    assert (table.hand("red"), table.hand("black")) == (3, 0)
    (told,) = table.heard("cards_taken")
    assert told.seen_by == frozenset({RED})
    assert table.kind == "combat", "no loyalty die for a destroyed army"
    assert laws_hold(table)


def test_five_cards_after_that_are_traded_at_once() -> None:
    hands = {"red": "peru siam alaska", "black": "china congo"}
    table = active(LAST, hands=hands).act("attack ural siberia 3").roll("6 5 2 | 4")
    table.act("move_in 3")
    assert (table.kind, table.hand("red")) == ("spoils", 5)
    assert laws_hold(table)
    table.act(action_text(table.rules.verbs, min(table.legal())))
    assert table.kind == "spoils_place"
    table.act("place ural 4")
    assert table.kind == "combat"
    assert laws_hold(table)


def test_an_ally_destroys_for_its_leader_and_rolls_its_own_die() -> None:
    text = "red: ural 5; blue: japan; black: siberia 1; yellow: mongolia 5"
    table = active(text, allies={"yellow": "red", "black": "blue"}, hands={"black": "china"})
    table.act("attack mongolia siberia 3").roll("6 5 2 | 4").act("move_in 3")
    assert table.hand("red") == 1
    assert table.ally_of("black") == ""
    table.chance("loyalty 5")
    assert table.kind == "combat"
    assert [event.data["side"] for event in table.heard("loyalty")] == [YELLOW]


def test_cards_shown_by_a_destruction_end_taking_back() -> None:
    table = active(LAST, hands={"black": "china"}).act("attack ural siberia 3").roll("6 5 2 | 4")
    assert table.rules.reveals(table.s, RED, table.parse("move_in 3"))
    bare = active(LAST).act("attack ural siberia 3").roll("6 5 2 | 4")
    assert not bare.rules.reveals(bare.s, RED, bare.parse("move_in 3"))


def test_a_bribe_can_be_taken_back() -> None:
    game = load_game("risk")
    seats = tuple(SeatSetup("", "human", colour) for colour in ("red", "blue"))
    setup = Setup("risk", "active", seats, 1, {})
    session: GameSession[RiskState] = GameSession(game.rules(setup), setup)
    session.state = bribing().s
    session.submit(RED, ("bribe", YELLOW, card("peru")))
    assert session.can_undo(setup.person_of(RED)) == 1


# -- phases 5 to 7 (risk.ally_fortify) ---------------------------------------------------


def test_one_extra_move_for_each_ally_along_its_own_land() -> None:
    text = "red: ural 5; blue: japan; black: congo 4, egypt, north_africa; yellow: mongolia 5"
    table = active(text, allies={"yellow": "red", "black": "red"}).act("end_combat", "skip")
    assert table.kind == "ally_fortify"
    assert table.no("fortify ural mongolia 1") == "ally_fortify_from"
    assert table.no("fortify mongolia congo 1") == "ally_fortify_to"
    assert table.no("fortify mongolia china 5") == "leave_one"
    table.act("fortify congo egypt 3")
    assert table.no("fortify egypt congo 1") == "ally_fortify_from"
    table.act("fortify mongolia china 4")
    assert table.asked == "blue"
    assert table.armies("egypt") == 4


def test_moving_allies_may_be_skipped() -> None:
    table = active(FRONT, allies={"yellow": "red"}).act("end_combat", "skip", "skip")
    assert table.asked == "blue"


def test_an_ally_that_cannot_move_is_not_asked_about() -> None:
    table = active(allies={"black": "red"}).act("end_combat", "skip")
    assert table.rules.forced(table.s, RED) == ("skip",)


def test_an_ally_that_walked_away_does_not_move() -> None:
    table = active(FRONT, allies={"yellow": "red"}).act("attack mongolia siberia 3")
    table.act("defend 2").roll("2 1 1 | 4 3").act("end_combat").chance("loyalty 1").act("skip")
    assert table.asked == "blue"


# -- records and pictures ----------------------------------------------------------------


def test_a_position_is_dumped_and_loaded() -> None:
    table = active(FRONT, allies={"yellow": "red"}).act("attack mongolia siberia 3")
    table.act("defend 2").roll("2 1 1 | 4 3")
    again = table.rules.load(table.rules.dump(table.s))
    assert table.rules.key(again) == table.rules.key(table.s)


@pytest.mark.parametrize("field", ["allied", "involved"])
def test_a_record_always_has_the_fields_of_the_variant(field: str) -> None:
    table = active()
    data = table.rules.dump(table.s)
    del data[field]
    with pytest.raises(PositionError, match=field):
        table.rules.load(data)


def test_laws_notice_a_wrong_marker() -> None:
    table = active("red: ural 5; blue: japan", allies={"black": "red"})
    broken = list(load_game("risk").laws(table.rules, table.s))
    assert broken == ["neutral 3 is destroyed but somebody's ally"]


def test_the_alliance_board_shows_a_marker_for_each_neutral_army() -> None:
    table = bribing(allies={"yellow": "blue"}, hands={"yellow": "china"})
    presenter = load_game("risk").presenter(table.rules)
    picture = presenter.picture(table.rules.observe(table.s, BLUE), BLUE)
    markers = {token.thing: token for token in picture.tokens if token.kind == "marker"}
    assert markers["marker:2"].at == "alliance:2.2"
    assert markers["marker:2"].badges == (("cards", 1),)
    assert markers["marker:3"].at == "alliance:3.1"


def test_a_card_is_dragged_to_a_marker_or_to_the_land_of_the_army() -> None:
    table = bribing()
    presenter = load_game("risk").presenter(table.rules)
    (road,) = presenter.roads(table.s, RED, table.parse("bribe 3 peru"))
    assert road[0] == {"card:peru"}
    assert {"marker:3", "alliance:3.0", "land:congo", "army:3@congo"} <= road[1]
    assert "marker:2" not in road[1]
    wished = presenter.wish(table.s, RED, ("card:peru", "land:siberia"))
    assert wished == table.parse("bribe 2 peru")


def test_the_forecast_tells_what_the_loyalty_die_may_do() -> None:
    table = active(FRONT, allies={"yellow": "red"})
    presenter = load_game("risk").presenter(table.rules)
    ids = {
        option: [note.id for note in found.notes]
        for option in ("attack mongolia siberia 3", "attack ural siberia 3", "attack ural china 3")
        if (found := presenter.forecast(table.s, RED, table.parse(option))) is not None
    }
    assert ids["attack mongolia siberia 3"].count("risk.odds.loyalty") == 1
    assert ids["attack ural siberia 3"].count("risk.odds.loyalty") == 0
    assert ids["attack ural china 3"].count("risk.odds.loyalty") == 1
    hover = presenter.gesture_forecast(table.s, RED, ("land:mongolia", "land:siberia"))
    assert hover is not None
    assert hover.notes[0].id == "risk.odds.loyalty"


def test_forces_of_an_ally_have_its_colour() -> None:
    table = active(FRONT, allies={"yellow": "red"}).act("attack mongolia siberia 3")
    table.act("defend 2").roll("2 1 1 | 4 3")
    presenter = load_game("risk").presenter(table.rules)
    picture = presenter.picture(table.s, RED)
    owners = {token.thing: token.owner for token in picture.tokens}
    assert (owners["force:attacker"], owners["force:defender"]) == (YELLOW, BLUE)
    assert (owners["die:attack.0"], owners["die:defence.0"]) == (YELLOW, BLUE)
    assert "button:call_off" in {button.thing for button in picture.buttons}


def test_a_loyalty_die_moves_the_marker() -> None:
    presenter = load_game("risk").presenter(new_game(2, "active").rules)
    data = {"seat": RED, "side": BLACK, "die": 2, "before": -1, "after": BLUE}
    roll, fly = presenter.story(Event("loyalty", data))
    assert roll.rows == ((BLACK, (2,)),)
    assert (fly.kind, fly.start, fly.goal) == ("marker", "alliance:3.1", "alliance:3.2")
    line = presenter.tell(Event("loyalty", data))
    assert line is not None
    assert (line.msg.id, line.rule) == ("risk.log.disloyal", "risk.loyalty")


def test_the_question_of_combat_names_the_allies_that_attack_too() -> None:
    alone, led = active(), active(allies={"yellow": "red"})
    assert [msg.id for msg in alone.rules.prompt(alone.s, 0)] == [
        "risk.ask.combat",
        "risk.ask.combat.more",
    ]
    question, more = led.rules.prompt(led.s, 0)
    assert (question.id, more.id) == ("risk.ask.combat", "risk.ask.combat.allies")
    assert more.params == {"armies": (Name(2),)}
