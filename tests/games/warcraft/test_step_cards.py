"""The cards of the steps, and Town Portal (9, 12, 13)."""

from __future__ import annotations

from tests.games.warcraft.fights import outcome
from tests.games.warcraft.table import Table, position

from boardgames_desktop.games.warcraft import reach

# -- Fast and Cripple -----------------------------------------------------------------


def test_fast_moves_pieces_of_one_space_further() -> None:
    table = position("human: c4 2m 1w 1f, e1 1m; orc: a2 1m", hands={"human": "fast"})
    assert (table.kind, table.asked) == ("window", "human")
    assert table.legal() == {
        ("play_at", 16, table.space("c4")),
        ("play_at", 16, table.space("e1")),
        ("pass",),
    }
    assert table.no("play_at fast d2") == "card_fast"
    assert table.no("play_at fast a2") == "card_fast"
    table.act("play_at fast c4").passes("move")
    assert table.s.hastened[table.space("c4")] == 1
    assert table.can("move melee c4 e4 1")
    assert not table.can("move melee e1 d2 1")


def test_fast_several_cards_on_a_space_do_nothing() -> None:
    table = position("human: c4 2m, e3 1m; orc: a2 1m", hands={"human": "fast fast"})
    table.act("play_at fast c4")
    assert table.legal() == {("play_at", 16, table.space("e3")), ("pass",)}


def test_fast_pieces_that_may_not_leave_are_no_target() -> None:
    table = position("human: human_town 2m; orc: human_town 1m", hands={"human": "fast"}, agenda=[])
    table.s.locked = (table.space("human_town"),)
    table.s.hastened = [0] * table.rules.spaces
    assert list(table.rules._targets_fast(table.s, 0, ())) == []


def test_example_22_cripple_stacks_and_fast_is_limited_first() -> None:
    table = position(
        "human: a2 1m; undead: c4 1f 1w 1m",
        races=("undead", "human"),
        turn="undead",
        hands={"undead": "fast"},
    )
    table.act("play_at fast c4").passes("move")
    assert table.kind == "move"
    table = position(
        "orc: c4 1f 1m, a2 1w; undead: e1 1m",
        races=("orc", "undead"),
        turn="orc",
        hands={"undead": "cripple cripple"},
    )
    assert (table.kind, table.asked) == ("window", "undead")
    assert table.no("play_at cripple e1") == "card_cripple"
    table.act("play_at cripple c4", "play_at cripple c4")
    assert table.kind == "move"
    assert table.s.crippled[table.space("c4")] == 2
    assert not any(a[0] == "move" and a[2] == table.space("c4") for a in table.legal())


def test_9_cripple_lasts_for_mates_in_the_space_who_move_later() -> None:
    table = position(
        "human: d4 1m; night_elf: d4 1m 1f, b6 1m; orc: h1 1m; undead: h6 1m",
        scenario="main4",
        hands={"undead": "cripple"},
    )
    d4 = table.space("d4")
    table.act("play_at cripple d4", "end_move").passes(until="move")
    assert (table.asked, table.s.crippled[d4]) == ("orc", 1)
    table.act("end_move").passes(until="move")
    assert table.asked == "night_elf"
    assert {a[2] for a in table.legal() if a[0] == "move" and a[1] == 0} == {table.space("b6")}
    assert reach.points(table.rules, table.s, table.side("night_elf"), d4, 2) == 1
    table.act("end_move")
    assert not any(table.s.crippled)


def test_9_cripple_does_not_wait_for_who_comes_later() -> None:
    table = position(
        "human: d4 1m; night_elf: b6 1m; orc: h1 1m; undead: h6 1m",
        scenario="main4",
        hands={"undead": "cripple"},
    )
    table.act("play_at cripple d4", "end_move")
    assert not any(table.s.crippled), "nobody else stood there when it was played"


def test_9_cripple_ends_with_the_round_and_with_who_dies() -> None:
    table = position(
        "human: c3 1m; night_elf: c3 1m; orc: h1 1m; undead: h6 1m",
        scenario="main4",
        turn="night_elf",
        first="night_elf",
        hands={"undead": "cripple"},
    )
    table.act("play_at cripple c3", "end_move").passes(until="move")
    table.act("end_move").passes(until="move")
    assert (table.asked, any(table.s.crippled)) == ("human", True)
    table.rules.kill(table.s, table.side("human"), table.space("c3"), 0)
    table.act("end_move").passes()
    assert not any(table.s.crippled)


def test_cripple_is_only_for_enemies() -> None:
    table = position(
        "orc: e6 1m; undead: e1 1m; human: a1 1m",
        scenario="main4",
        turn="orc",
        hands={"undead": "cripple"},
    )
    assert table.kind == "move"


# -- Call to Arms ---------------------------------------------------------------------


def called(hand: str = "call_to_arms", **given: object) -> Table:
    """Orcs have just entered two spaces with Human workers."""
    table = position(
        "human: d2 2w, e4 1w; orc: c4 1m, e3 1m",
        turn="orc",
        hands={"human": hand},
        **given,  # type: ignore[arg-type]
    )
    table.passes("move").act("move melee c4 d2 1", "move melee e3 e4 1", "end_move")
    return table


def test_call_to_arms_is_asked_for_each_space_entered() -> None:
    table = called()
    assert (table.kind, table.asked) == ("window", "human")
    assert table.legal() == {("play_at", 0, table.space("d2")), ("pass",)}
    assert table.no("play_at call_to_arms e4") == "card_call_to_arms"
    table.act("pass")
    assert table.legal() == {("play_at", 0, table.space("e4")), ("pass",)}
    table.act("pass").passes()
    assert table.at("d2") == {"orc": "1m"}
    assert table.at("e4") == {"orc": "1m"}


def test_call_to_arms_makes_a_battle_and_workers_are_workers_again_after_it() -> None:
    table = called(decks={"human": "fast resources", "orc": "fast"})
    table.act("play_at call_to_arms d2").passes()
    table.draws("fast", "fast").passes().roll("1 6", "6 6")
    assert (table.kind, table.asked) == ("lose", "orc")
    assert not table.can("lose human worker d2")
    table.act("lose orc melee d2")
    assert outcome(table) == "defence"


def test_call_to_arms_survivors_are_not_destroyed() -> None:
    table = called(decks={"human": "fast resources", "orc": "fast"})
    table.act("play_at call_to_arms d2").passes().draws("fast", "fast").passes()
    table.roll("1 6", "6 6").act("lose orc melee d2").draws("resources").passes()
    assert table.pieces("human", "d2") == "2w"
    assert table.s.called == ()


def test_13_15_a_called_worker_is_no_unit_for_town_portal_or_stacking() -> None:
    table = called()
    table.act("play_at call_to_arms d2")
    assert table.rules.units_at(table.s, 0, table.space("d2")) == 0
    assert table.rules.fighters_at(table.s, 0, table.space("d2")) == 2


# -- Renew, Resources -----------------------------------------------------------------


def test_renew_removes_a_marker_from_a_forest() -> None:
    table = position(
        "night_elf: c4 1m, b1 1w; orc: a2 1m",
        races=("night_elf", "orc"),
        turn="night_elf",
        step="harvest",
        hands={"night_elf": "renew"},
        marks={"b1": "depleted", "c4": "half", "c5": "half"},
    )
    assert (table.kind, table.asked) == ("window", "night_elf")
    forests = {
        space
        for space in ("b1", "c4", "c5")
        if table.rules.field.terrain[table.space(space)] == "forest"
    }
    assert {a[2] for a in table.legal() if len(a) > 2} == {table.space(name) for name in forests}
    table.act("play_at renew b1")
    assert table.mark("b1") == ""


def test_renew_is_not_asked_for_when_no_forest_is_marked() -> None:
    table = position(
        "night_elf: b1 1w; orc: a2 1m",
        races=("night_elf", "orc"),
        turn="night_elf",
        step="harvest",
        hands={"night_elf": "renew"},
    )
    assert table.kind == "harvest"


def test_resources_bring_two_of_a_kind() -> None:
    table = position(
        "human: c4 1m; orc: a2 1m", step="spend", hands={"human": "resources resources"}
    )
    assert table.legal() == {("play_for", 17, 0), ("play_for", 17, 1), ("pass",)}
    table.act("play_for resources wood", "play_for resources gold")
    assert table.stock("human") == (2, 2)


def test_11_2_resources_do_nothing_for_undead_without_a_town() -> None:
    table = position(
        "human: human_town 1m; undead: D 1w, E 1w",
        scenario="necromancers",
        turn="undead",
        step="spend",
        hands={"undead": "resources"},
    )
    assert table.kind != "window"


# -- Summon Building, Victory Point ---------------------------------------------------


def test_summon_building_needs_no_worker() -> None:
    table = position(
        "undead: c4 1m; orc: a2 1m",
        races=("undead", "orc"),
        turn="undead",
        step="spend",
        hands={"undead": "summon_building"},
        stock={"undead": (2, 2)},
    ).passes("spend")
    assert not table.can("build ranged")
    assert {a for a in table.legal() if a[0] == "summon"} == {
        ("summon", 0),
        ("summon", 1),
        ("summon", 2),
    }
    table.act("summon ranged")
    assert table.stock("undead") == (0, 0)
    assert table.s.summoned[1] == 1
    assert table.heard("play")[0].data == {"seat": 0, "card": 14, "kind": 1}


def test_summon_building_keeps_to_the_limits_and_to_one_option() -> None:
    def undead(**given: object) -> Table:
        return position(
            "undead: c4 1m, undead_town 2w; orc: a2 1m",
            races=("undead", "orc"),
            turn="undead",
            step="spend",
            hands={"undead": "summon_building"},
            **given,  # type: ignore[arg-type]
        ).passes("spend")

    table = undead(stock={"undead": (6, 6)}, built={"undead": (2, 0, 0)})
    assert table.no("summon melee") == "card_summon_building"
    table.act("train melee 1")
    assert table.no("summon ranged") == "card_summon_building"
    assert undead(stock={"undead": (1, 6)}).no("summon ranged") == "card_summon_building"


def test_13_16_victory_point_is_laid_in_any_own_step() -> None:
    for step in ("move", "deploy", "spend"):
        table = position(
            "human: c4 1m, human_town 1w; orc: a2 1m",
            step=step,
            hands={"human": "victory_point"},
            training={"human": "1m"},
            stock={"human": (5, 5)},
        ).passes(step)
        assert table.kind == step
        table.act("play victory_point")
        assert table.s.laid[0] == 1
        assert table.kind == step
        assert table.s.discards[0] == ()


def test_13_16_no_victory_point_in_battle() -> None:
    table = position(
        "human: d2 1m; orc: c4 1m",
        turn="orc",
        hands={"human": "victory_point polymorph"},
        decks={"human": "fast", "orc": "fast"},
    )
    table.passes("move").act("move melee c4 d2 1", "end_move").passes("window")
    table.draws("fast", "fast").passes("window")
    assert (table.kind, table.asked) == ("window", "human")
    assert table.no("play victory_point") == "card_moment"


# -- Town Portal ----------------------------------------------------------------------


def portal(text: str, turn: str = "human", **given: object) -> Table:
    """Return a table at the end of a move step; Humans hold the card."""
    table = position(
        text,
        turn=turn,
        hands={"human": "town_portal"},
        **given,  # type: ignore[arg-type]
    )
    return table.passes("move").act("end_move")


def test_town_portal_moves_all_units_of_a_space_home() -> None:
    table = portal("human: d2 2m 1f 2w; orc: a2 1m")
    assert (table.kind, table.asked) == ("window", "human")
    assert table.legal() == {
        ("portal", table.space("d2"), table.space("human_town")),
        ("pass",),
    }
    table.act("portal d2 human_town").passes("move")
    assert table.pieces("human", "human_town") == "2m 1f"
    assert table.pieces("human", "d2") == "2w"


def test_town_portal_to_a_finished_outpost() -> None:
    table = portal("human: d2 2m, c1 1m, e1 1w; orc: a2 1m", outposts={"human": "e4 e1?"})
    assert table.can("portal d2 e4")
    assert not table.can("portal d2 e1")
    table.act("portal d2 e4").passes("move")
    assert table.pieces("human", "e4") == "2m"


def test_13_12_town_portal_cancels_the_battle_of_a_defender() -> None:
    table = position("human: d2 2m; orc: c4 1m", turn="orc", hands={"human": "town_portal"})
    table.passes("move").act("move melee c4 d2 1", "end_move")
    assert (table.kind, table.asked) == ("window", "human")
    table.act("portal d2 human_town").passes("move")
    assert table.s.battle is None
    assert table.at("d2") == {"orc": "1m"}


def test_town_portal_into_enemies_starts_a_battle() -> None:
    table = portal("human: d2 2m; orc: human_town 1m", decks={"human": "fast", "orc": "fast"})
    table.act("portal d2 human_town").passes()
    assert table.s.battle is not None
    assert table.s.battle.space == table.space("human_town")


def test_town_portal_surplus_goes_to_neighbouring_spaces() -> None:
    table = portal("human: d2 1m 2f, human_town 2m; orc: d3 1m")
    table.act("portal d2 human_town")
    assert (table.kind, table.asked) == ("settle", "human")
    town = table.space("human_town")
    mountain = table.space("c2")
    assert all(a[2] in table.rules.field.neighbours[town] for a in table.legal())
    assert mountain in table.rules.field.mountain
    assert ("settle", 0, mountain) not in table.legal()
    assert table.no("settle ranged b1") == "settle"
    assert table.no("end_move") == "step"
    table.act("settle melee b1", "settle flying b2").passes("move")
    assert table.pieces("human", "human_town") == "2m 1f"
    assert table.pieces("human", "b1") == "1m"
    assert table.pieces("human", "b2") == "1f"


def test_town_portal_without_room_for_the_surplus_cannot_be_played() -> None:
    table = position("human: human_town 3m, d2 1m; orc: d3 1m", hands={"human": "town_portal"})
    town = table.space("human_town")
    for space in table.rules.field.neighbours[town]:
        kind = 2 if space in table.rules.field.mountain else 0
        table.rules.add(table.s, 0, space, kind, 3)
    table.passes("move").act("end_move")
    goals = {a[1:] for a in table.legal() if a[0] == "portal"} if table.kind == "window" else set()
    assert (table.space("d2"), town) not in goals


def test_town_portal_room_around_for_flyers_only() -> None:
    table = position("human: human_town 3m, d2 1m 1f; orc: d3 1m", hands={"human": "town_portal"})
    town = table.space("human_town")
    mountains = table.rules.field.mountain
    ground = [space for space in table.rules.field.neighbours[town] if space not in mountains]
    for space in ground[1:]:
        table.rules.add(table.s, 0, space, 0, 3)
    table.rules.add(table.s, 0, ground[0], 0, 2)
    if len(table.rules.field.neighbours[town]) > len(ground):
        table.passes("move").act("end_move")
        assert table.can("portal d2 human_town")
        table.act("portal d2 human_town")
        assert {a[1] for a in table.legal()} <= {0, 2}


def test_town_portal_no_unit_settles_where_it_came_from() -> None:
    table = portal("human: b1 2m, human_town 3m; orc: d3 1m")
    table.act("portal b1 human_town")
    assert all(a[2] != table.space("b1") for a in table.legal())


def test_town_portal_out_of_a_locked_town_is_not_possible() -> None:
    table = portal("human: human_town 2m; orc: human_town 1m", outposts={"human": "e4"})
    table = position(
        "human: human_town 2m; orc: human_town 1m",
        hands={"human": "town_portal"},
        outposts={"human": "e4"},
        agenda=[],
    )
    assert list(table.rules._targets_town_portal(table.s, 0, ())) != []
    table.s.locked = (table.space("human_town"),)
    assert list(table.rules._targets_town_portal(table.s, 0, ())) == []


def test_11_2_town_portal_is_dead_for_undead_without_a_town() -> None:
    table = position(
        "human: human_town 1m; undead: A 2m, D 1w, E 1w",
        scenario="necromancers",
        turn="undead",
        hands={"undead": "town_portal"},
    )
    table.passes("move").act("end_move").passes("window")
    assert table.s.turn == table.side("human")


def test_town_portal_the_active_player_is_asked_first() -> None:
    table = position(
        "human: d2 1m; orc: c1 1m",
        turn="orc",
        hands={"human": "town_portal", "orc": "town_portal"},
    )
    table.passes("move").act("end_move")
    assert table.asked == "orc"
    table.act("pass")
    assert table.asked == "human"
    table.act("portal d2 human_town")
    assert table.asked == "orc"


def test_13_43_cards_of_the_start_of_a_step_are_for_the_owners_own_step() -> None:
    for step, card in (("move", "fast"), ("spend", "resources")):
        table = position(
            "human: c4 1m; orc: d2 1m",
            turn="orc",
            step=step,
            hands={"human": card, "orc": card},
            decks={"human": "", "orc": ""},
        )
        assert (table.kind, table.asked) == ("window", "orc")
        table.act("pass")
        assert table.asked == "orc"
