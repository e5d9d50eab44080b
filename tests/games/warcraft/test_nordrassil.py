"""Nordrassil: three against one, units that return, the clock (11.4)."""

from __future__ import annotations

from typing import Any

import attrs

from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.scenario_file import scenario
from boardgames_desktop.games.warcraft.state import NONE
from games.warcraft.table import Table, laws_hold, new_game, position

ALLIES = "night_elf: D 1m; human: B 1m; orc: C 1m;"


def nordrassil(text: str, **more: Any) -> Table:
    return position(text, scenario="nordrassil", **more)


def test_11_4_25_starts_as_the_book_says() -> None:
    table = new_game("nordrassil")
    rules, s = table.rules, table.s
    assert [race.key for race in rules.races] == ["night_elf", "human", "orc", "undead"]
    assert rules.team(0) == (0, 1, 2)
    assert all(rules.top(s, seat, kind) for seat in range(4) for kind in range(3))
    assert len(rules.deck_of(0)) == 16
    assert rules.homes[table.side("undead")] == ()
    assert laws_hold(table)


def test_11_4_the_undead_only_move() -> None:
    table = nordrassil(ALLIES + "undead: E 1m", turn="undead", first="night_elf")
    table.act("end_move")
    while table.asked == "chance":
        table.draws("fast")
    table.passes()
    steps = {(e.data["seat"], e.data["step"]) for e in table.heard("step")}
    assert {step for seat, step in steps if seat == 3} <= {0}


def test_11_4_allies_have_nothing_to_buy() -> None:
    table = nordrassil(ALLIES + "undead: E 1m", turn="night_elf", step="spend").passes()
    assert table.kind == "set_aside"


def test_11_4_the_undead_win_by_standing_on_a_at_the_end_of_their_turn() -> None:
    table = nordrassil(ALLIES + "undead: d2 1m", turn="undead")
    table.act("move melee d2 A 1", "end_move")
    assert table.winners == {"undead"}
    assert table.heard("game_over")[-1].data["how"] == "stand"


def test_11_4_allies_may_stand_on_a() -> None:
    table = nordrassil("night_elf: e4 1m; undead: E 1m", turn="night_elf")
    table.act("move melee e4 A 1", "end_move")
    assert not table.winners


def test_11_4_in_another_seats_turn_standing_on_a_does_not_win() -> None:
    table = nordrassil(ALLIES + "undead: A 1m, E 1m", turn="orc", first="orc")
    table.act("end_move").passes()
    assert not table.winners


def test_11_4_38_the_night_elf_outpost_captured_twice() -> None:
    table = nordrassil(
        "night_elf: e4 1m; human: B 1m; orc: C 1m; undead: D 1m", turn="undead", first="night_elf"
    )
    table.s.captured[0] = 1
    table.act("end_move")
    assert table.winners == {"undead"}
    assert table.heard("game_over")[-1].data["how"] == "capture"


def test_11_4_37_another_outpost_captured_twice_costs_only_its_owner() -> None:
    table = nordrassil(
        "night_elf: e4 1m; human: d2 1m; orc: C 1m; undead: B 1m", turn="undead", first="night_elf"
    )
    table.s.captured[1] = 1
    table.act("end_move")
    assert not table.winners
    assert [table.alive(side) for side in ("night_elf", "human", "orc")] == [True, False, True]
    assert table.at("d2") == {}


def test_11_4_an_allied_outpost_is_marked_not_destroyed() -> None:
    table = nordrassil(
        "night_elf: e4 1m; human: d2 1m; orc: C 1m; undead: B 1m", turn="undead", first="night_elf"
    )
    table.act("end_move")
    assert table.outposts("human") == table.rules.field.names[table.space("B")]
    assert table.mark("B") == "half"
    assert not table.heard("destroy")


def test_m14_a_captured_outpost_in_a_forest_takes_no_wood_away() -> None:
    plan = scenario("nordrassil")
    spaces = tuple(
        attrs.evolve(space, terrain="forest") if (space.q, space.r) == plan.spots["B"] else space
        for space in plan.spaces
    )
    table = position(
        "night_elf: e4 1m; human: d2 1m; orc: C 1m; undead: B 1m",
        scenario=attrs.evolve(plan, spaces=spaces),
        turn="undead",
        first="night_elf",
    )
    table.act("end_move")
    assert len(table.heard("captured")) == 1
    assert table.s.captured[table.side("human")] == 1
    assert table.mark("B") == "", "the forest is not half depleted by it"


def test_11_4_an_undead_outpost_is_destroyed() -> None:
    table = nordrassil("orc: F 1m; night_elf: D 1m; undead: E 1m", turn="orc", first="night_elf")
    table.act("end_move")
    assert table.outposts("undead") == table.rules.field.names[table.space("E")]


def killed(table: Table, kind: int = 0) -> None:
    """A melee unit of the undead on d2 is killed."""
    seat = table.side("undead")
    table.rules.kill(table.s, seat, table.space("d2"), kind)
    table.rules._fallen(table.s, seat, kind, table.events.append)


def test_11_4_24_40_a_killed_unit_returns_to_an_outpost_of_its_owners_choice() -> None:
    table = nordrassil(ALLIES + "undead: E 3m, d2 1m", turn="orc")
    killed(table)
    assert (table.kind, table.asked) == ("revive", "undead")
    assert table.legal() == {table.parse("revive E"), table.parse("revive F")}
    assert table.no("revive B") == "revive_where"
    table.act("revive E")
    assert table.pieces("undead", "E") == "4m", "stacking is ignored"
    assert table.heard("revived")[-1].data == {"side": 3, "kind": 0, "space": table.space("E")}
    assert (table.kind, table.asked) == ("move", "orc")
    assert laws_hold(table)


def test_11_4_with_one_outpost_left_there_is_no_choice() -> None:
    table = nordrassil(ALLIES + "undead: d2 1m", turn="orc")
    table.s.outpost[table.space("F")] = NONE
    table.s.standing[table.space("F")] = False
    killed(table)
    assert table.pieces("undead", "E") == "1m"


def test_11_4_with_none_left_the_unit_is_out_of_the_game() -> None:
    table = nordrassil(ALLIES + "undead: d2 1m", turn="orc")
    for letter in "EF":
        table.s.outpost[table.space(letter)] = NONE
        table.s.standing[table.space(letter)] = False
    killed(table)
    assert table.kind == "move"
    assert "10m" in table.reserve("undead")


def test_11_4_killed_allies_are_out() -> None:
    table = nordrassil(ALLIES + "undead: d2 1m", turn="orc")
    table.rules.kill(table.s, table.side("orc"), table.space("C"), 0)
    table.rules._fallen(table.s, table.side("orc"), 0, None)
    assert table.kind == "move"
    assert table.at("C") == {}


def test_11_4_units_that_came_back_may_stay_in_any_number_until_they_leave() -> None:
    table = nordrassil(ALLIES + "undead: E 5m 1f", turn="undead")
    table.s.risen[table.space("E") * 4] = 3
    assert table.can("end_move")
    table.act("move melee E b2 1")
    assert table.s.risen[table.space("E") * 4] == 3, "who never died leaves first"
    table.act("move melee E b2 2")
    assert table.s.risen[table.space("E") * 4] == 2
    assert table.pieces("undead", "b2") == "3m"
    assert table.no("move flying E b2 1") == "full_units"
    assert table.can("end_move")


def test_11_4_others_keep_to_three_beside_them() -> None:
    table = nordrassil(ALLIES + "undead: E 3m 2r, c2 1m", turn="undead")
    table.s.risen[table.space("E") * 4] = 3
    assert table.can("move melee c2 E 1")
    table.s.risen[table.space("E") * 4] = 2
    table.s.moved[table.space("E") * 4 + 1] = 2
    table.act("move melee c2 E 1")
    assert table.no("end_move") == "overfull"


def test_11_4_the_clock_sets_a_card_aside_each_round() -> None:
    table = nordrassil(ALLIES + "undead: E 1m", turn="night_elf", step="spend").passes()
    left = len(table.s.decks[0])
    assert (table.kind, table.asked) == ("set_aside", "chance")
    table.draws("fast")
    assert len(table.s.decks[0]) == left - 1
    assert len(table.s.aside_cards) == 1
    assert table.hand("night_elf") == ""


def test_11_4_the_last_card_wins_for_the_allies() -> None:
    table = nordrassil(
        ALLIES + "undead: E 1m", turn="night_elf", step="spend", decks={"night_elf": "fast"}
    ).passes()
    table.draws("fast")
    assert table.winners == {"night_elf", "human", "orc"}
    assert table.heard("game_over")[-1].data["how"] == "last_card"


def test_11_4_the_last_card_drawn_for_a_battle_wins_too() -> None:
    table = nordrassil(ALLIES + "undead: e5 1m, E 1m", turn="undead", decks={"night_elf": "fast"})
    table.act("move melee e5 D 1", "end_move").passes()
    while table.asked == "chance" and not table.winners:
        seat = table.s.agenda[-1][2]
        table.draws("fast" if seat == 0 else "curse")
        table.passes("deal")
    assert table.winners == {"night_elf", "human", "orc"}


def test_11_4_the_night_elf_deck_is_never_reshuffled() -> None:
    table = nordrassil(ALLIES + "undead: E 1m", turn="night_elf", decks={"night_elf": ""})
    assert table.s.discards[0]
    table.s.agenda.append(table.rules._draws(table.s, 0))
    table.rules.settle(table.s, table.events.append)
    assert table.kind == "move"
    assert not table.heard("reshuffle")


def test_11_4_resigning_allies_resign_together() -> None:
    table = nordrassil(ALLIES + "undead: E 1m", turn="undead")
    table.aside("human", "resign")
    assert table.winners == {"undead"}


def test_11_4_units_that_came_back_make_no_room_for_their_enemies() -> None:
    table = nordrassil(ALLIES + "undead: E 3m; human: b2 3m", turn="human")
    table.s.risen[table.space("E") * 4] = 3
    for side, room in (("undead", 3), ("human", 3)):
        seat = table.side(side)
        assert reach.room(table.rules, table.s, seat, table.space("E"), False) == room
        assert reach.rooms(table.rules, table.s, seat, False)[table.space("E")] == room
