"""How options are pointed at, and what illegal gestures are refused for."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from tests.games.warcraft.fights import fight
from tests.games.warcraft.table import Table, new_game, position

from boardgames_desktop.core.actions import Action, Option, Span
from boardgames_desktop.core.picker import Picker
from boardgames_desktop.games.warcraft import roads, say
from boardgames_desktop.games.warcraft.picture import WarcraftPresenter


def asked(table: Table) -> int:
    return table.rules.asked(table.s)[0]


def picker(table: Table, side: str | None = None) -> Picker:
    seat = asked(table) if side is None else table.side(side)
    presenter = WarcraftPresenter(table.rules)
    seen = table.rules.observe(table.s, seat)
    options = tuple(table.rules.options(seen, seat)) if side is None else ()
    asides = tuple(table.rules.asides(seen, seat))
    return Picker(options, asides, lambda option: presenter.roads(seen, seat, option))


def ready(table: Table, *things: str) -> list[Option]:
    """Point at things one after the other; returns what may be played then."""
    hand = picker(table)
    for thing in things:
        assert hand.pick(thing), f"{thing} is not lit"
    return hand.ready()


def refused(table: Table, *things: str) -> str:
    """Return why a gesture is refused."""
    seat = asked(table)
    seen = table.rules.observe(table.s, seat)
    action = WarcraftPresenter(table.rules).wish(seen, seat, things)
    assert action is not None, things
    assert table.rules.malformed(action) is None
    refusal = table.rules.why_not(table.s, seat, action)
    assert refusal is not None, f"{action} is legal"
    return refusal.msg.id.removeprefix("warcraft.no.")


# -- moving ---------------------------------------------------------------------------


def test_a_stack_is_dragged_to_another_space() -> None:
    table = position("human: c3 2m 1w, d1 1f")
    (option,) = ready(table, "unit:0.melee@c3", "space:c4")
    assert option == (*table.parse("move melee c3 c4 1")[:4], Span(1, 2))
    (option,) = ready(table, "unit:0.melee@c3", "unit:0.flying@d1")
    assert option[0] == "move"


def test_a_space_with_several_kinds_asks_which_of_them_goes() -> None:
    table = position("human: c3 2m 1w")
    kinds = {option[1] for option in ready(table, "space:c3", "space:c4")}
    assert kinds == {0, 3}


def test_a_captive_is_taken_along_by_the_unit_or_pointed_at_itself() -> None:
    table = position(
        "orc: B 1m; night_elf: night_elf_town 1m",
        scenario="captives",
        turn="orc",
        captives={"orc": "B"},
    )
    name = table.rules.field.names[table.space("B")]
    target = next(a for a in table.legal() if a[0] == "carry")
    goal = "space:" + table.rules.field.names[target[3]]
    assert target in ready(table, f"unit:0.melee@{name}", goal)
    assert ready(table, "captive:0", goal) == [target]


def test_battles_are_chosen_on_the_board() -> None:
    table = position(
        "human: d2 1m, c2 1m; orc: d2 1m, c2 1m", agenda=[("battles", (0,))], turn="human"
    )
    (option,) = ready(table, "space:d2")
    assert option == table.parse("fight d2 orc")
    assert ready(table, "unit:1.melee@c2") == [table.parse("fight c2 orc")]


# -- the town -------------------------------------------------------------------------


def test_trained_pieces_are_dragged_out_of_their_building() -> None:
    table = position(
        "human: human_town 1w, c3 1w",
        step="deploy",
        training={"human": "1m 1w"},
        outposts={"human": "c3"},
    )
    (option,) = ready(table, "trainee:0.melee.0", "space:a1")
    assert option[:3] == table.parse("deploy melee a1 1")[:3]
    assert ready(table, "building:0.worker.0", "outpost:c3")[0][:2] == ("deploy", 3)
    assert "trainee:0.melee.0" in picker(table).targets()


def test_a_builder_comes_home_or_his_building_is_clicked() -> None:
    table = position("human: human_town 1w", step="deploy", building={"human": (0, 1, 0)})
    assert ready(table, "building:0.ranged.0") == [("finish", 1)]
    assert ready(table, "builder:0.ranged.0", "space:a1") == [("finish", 1)]


def test_an_outpost_is_completed_where_it_stands() -> None:
    table = position("human: c3 1w", step="deploy", outposts={"human": "c3?"})
    assert ready(table, "outpost:c3") == [table.parse("finish_outpost c3")]


def test_training_takes_pieces_from_the_reserve_to_an_empty_building() -> None:
    table = position(
        "human: human_town 3w",
        step="spend",
        stock={"human": (9, 9)},
        built={"human": (1, 0, 0)},
        training={"human": "1m"},
    )
    (option,) = ready(table, "box:0.melee", "building:0.melee.1")
    assert option == ("train", 0, Span(1, 1))
    assert ready(table, "building:0.melee.1") == [option]
    hand = picker(table)
    assert hand.pick("reserve:0.melee")
    assert hand.targets() == {"building:0.melee.1"}


def test_a_worker_is_dragged_from_town_onto_a_plot() -> None:
    table = position("human: human_town 2w, c3 1w", step="spend", stock={"human": (9, 9)})
    assert ready(table, "unit:0.worker@a1", "building:0.flying.2") == [("build", 2)]
    assert ready(table, "building:0.ranged.0") == [("build", 1)]


def test_an_outpost_goes_from_the_reserve_to_a_worker() -> None:
    table = position("human: human_town 2w, c3 1w", step="spend", stock={"human": (9, 9)})
    outpost = table.parse("outpost c3")
    assert ready(table, "box:0.outpost", "space:c3") == [outpost]
    assert ready(table, "unit:0.worker@c3", "reserve:0.outpost") == [outpost]


def test_a_tile_is_clicked_to_upgrade() -> None:
    table = position("human: human_town 1w", step="spend", stock={"human": (9, 9)})
    assert ready(table, "tile:0.melee") == [("upgrade", 0)]


def test_resources_are_dragged_to_a_mate() -> None:
    table = position(
        "human: human_town 1w; night_elf: night_elf_town 1w",
        scenario="main4",
        step="spend",
        stock={"human": (3, 0)},
    )
    mate = table.side("night_elf")
    assert ready(table, "stock:0.gold", f"seat:{mate}") == [("give", mate, 0, Span(1, 3))]
    assert ready(table, "pile:0.gold", f"stock:{mate}.gold")[0][0] == "give"


# -- battle and cards -----------------------------------------------------------------


def test_casualties_are_clicked_on_the_board_or_in_the_tray() -> None:
    table = fight("human: d2 1m 1r, d1 1m; orc: d2 2m 1f").roll("6", "6").roll("6 6", "1 6")
    lose = table.parse("lose human melee d1")
    assert ready(table, "unit:0.melee@d1") == [lose]
    assert ready(table, "fighter:0.melee@d1") == [lose]


def test_a_casualty_may_be_carried_to_the_reserve() -> None:
    table = fight("human: d2 1m 1r, d1 1m; orc: d2 2m 1f").roll("6", "6").roll("6 6", "1 6")
    presenter = WarcraftPresenter(table.rules)
    lose = table.parse("lose human melee d1")
    assert presenter.wish(table.s, 0, ("unit:0.melee@d1", "reserve:0.melee")) == lose
    assert presenter.wish(table.s, 0, ("fighter:0.melee@d1", "box:0.melee")) == lose


def test_a_card_is_played_on_a_space_or_a_unit() -> None:
    table = position("human: c3 1m; orc: c4 1m", hands={"human": "fast fast"}, turn="human")
    assert table.kind == "window"
    (option,) = ready(table, "card:fast.1", "space:c3")
    assert option == table.parse("play_at fast c3")
    assert ready(table, "card:fast.0", "unit:0.melee@c3") == [option]
    assert ready(table, "button:pass") == [("pass",)]


def test_resources_are_chosen_by_button_or_stock() -> None:
    table = position("human: human_town 1w", step="spend", hands={"human": "resources"})
    gold = table.parse("play_for resources gold")
    assert ready(table, "card:resources.0", "stock:0.gold") == [gold]
    assert ready(table, "card:resources.0", "button:gold") == [gold]
    assert ready(table, "button:gold") == [gold]


def test_polymorph_takes_a_unit_in_the_tray() -> None:
    table = fight("human: d2 1m; orc: d2 1m, d1 1f", hands={"human": "polymorph"})
    assert table.kind == "window"
    assert ready(table, "card:polymorph.0", "fighter:1.flying@d1") == [
        table.parse("play_on polymorph orc flying d1")
    ]


# -- refusals -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("things", "reason"),
    [
        (("unit:0.melee@c3", "space:f2"), "too_far"),
        (("unit:0.melee@c3", "space:c2"), "mountain"),
        (("unit:0.worker@d1", "space:d2"), "worker_escort"),
        (("space:b2", "space:g1"), "too_far"),
        (("building:0.melee.0",), "step"),
        (("tile:0.melee",), "step"),
        (("box:0.outpost", "space:c3"), "step"),
        (("button:end_spend",), "step"),
        (("card:fast.0", "space:c3"), "card_moment"),
    ],
)
def test_why_a_gesture_of_the_move_step_is_refused(things: tuple[str, ...], reason: str) -> None:
    table = position(
        "human: c3 3m, b2 1m, d1 1w; orc: d2 1m", hands={"human": "fast victory_point"}
    ).passes()
    if table.kind == "window":
        table.act("pass")
    table.passes(until="move")
    assert table.kind == "move"
    assert refused(table, *things) == reason


@pytest.mark.parametrize(
    ("things", "reason"),
    [
        (("tile:0.melee",), "upgrade_needs"),
        (("building:0.melee.0",), "too_dear"),
        (("building:0.ranged.0",), "too_dear"),
        (("box:0.outpost", "space:a1"), "outpost_where"),
        (("unit:0.melee@c3", "space:c4"), "step"),
        (("box:0.ranged", "building:0.ranged.0"), "no_building"),
    ],
)
def test_why_a_gesture_of_the_spend_step_is_refused(things: tuple[str, ...], reason: str) -> None:
    table = position(
        "human: c3 1m, human_town 2w",
        step="spend",
        levels={"human": (2, 1, 1)},
    )
    assert refused(table, *things) == reason


def test_a_flyer_is_no_casualty_of_the_melee_phase() -> None:
    table = fight("human: d2 1m 1f, d1 1m; orc: d2 2m 1r").roll("6").roll("6").roll("6 6", "1 6")
    assert table.kind == "lose"
    assert refused(table, "unit:0.flying@d2") == "lose_flyer"
    assert refused(table, "unit:1.melee@d2") == "lose_foreign"


def test_a_gesture_that_means_nothing_wishes_nothing() -> None:
    table = new_game()
    while table.asked == "chance":
        draw = {"first": "first 0", "deal": "draw fast fast resources"}
        table.chance(draw[table.kind])
    table.passes()
    presenter = WarcraftPresenter(table.rules)
    seat = asked(table)
    seen = table.rules.observe(table.s, seat)
    gestures: list[tuple[str, ...]] = [("deck:0",), ("points:0", "space:a1"), ("hand:cards",)]
    wishes: list[Action | None] = [presenter.wish(seen, seat, things) for things in gestures]
    assert wishes == [None, None, None]


@pytest.mark.parametrize("table", [roads._ROADS, say._SAYINGS], ids=["roads", "sayings"])
def test_tables_name_only_verbs_of_the_rules(table: Mapping[str, object]) -> None:
    assert set(table) <= set(new_game("main2").rules.verbs)
