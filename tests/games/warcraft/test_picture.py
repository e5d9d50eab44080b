"""How positions look: boards, tokens, marks, town boards, hand, tray."""

from __future__ import annotations

import math

import pytest
from tests.games.warcraft.fights import fight
from tests.games.warcraft.table import Table, make_rules, new_game, position

from boardgames_desktop.core.picture import Board, Look, Picture, Token
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft.boards import SIDE, make_boards
from boardgames_desktop.games.warcraft.hexes import neighbours
from boardgames_desktop.games.warcraft.picture import WarcraftPresenter
from boardgames_desktop.games.warcraft.text import TEXT

SCENARIOS = ("main2", "main4", "elf_gate", "necromancers", "captives", "nordrassil")


def picture(table: Table, side: str | None = None) -> Picture:
    seat = table.side(side) if side is not None else None
    seen = table.rules.observe(table.s, seat)
    return WarcraftPresenter(table.rules).picture(seen, seat)


def token(shown: Picture, thing: str) -> Token:
    found = [token for token in shown.tokens if token.thing == thing]
    assert len(found) == 1, thing
    return found[0]


def there(shown: Picture, prefix: str) -> dict[str, int]:
    return {t.thing: t.count for t in shown.tokens if t.thing.startswith(prefix)}


def board(name: str, scenario: str = "main2") -> Board:
    return next(b for b in make_boards(make_rules(scenario)) if b.id == name)


# -- boards ---------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_hexes_touch_exactly_their_neighbours(scenario: str) -> None:
    rules = make_rules(scenario)
    places = board("map", scenario).places
    anchors = [place.anchor for place in places]
    for a, spot in enumerate(rules.field.spots):
        for b, other in enumerate(rules.field.spots):
            apart = math.dist(anchors[a], anchors[b])
            touching = abs(apart - SIDE * math.sqrt(3)) < 0.1
            assert touching == (other in neighbours(spot))
    for place in places:
        (ring,) = place.outline
        assert len(ring) == 6
        assert all(abs(math.dist(corner, place.anchor) - SIDE) < 0.05 for corner in ring)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_lies_inside_its_size(scenario: str) -> None:
    shown = board("map", scenario)
    for place in shown.places:
        for ring in place.outline:
            assert all(0 < x < shown.size[0] and 0 < y < shown.size[1] for x, y in ring)
    assert not shown.named


def test_hexes_tell_what_they_are_and_are_worth() -> None:
    places = {place.thing: place for place in board("map").places}
    assert places["space:a1"].terrain == "town_human"
    assert places["space:a1"].worth == 3
    assert places["space:g1"].terrain == "town_orc"
    assert {place.terrain for place in places.values()} == {
        "town_human",
        "town_orc",
        "gold",
        "forest",
        "mountain",
        "objective",
        "blank",
    }
    assert sum(place.worth for place in places.values()) == 12


def test_spots_carry_their_letter() -> None:
    signs = sorted(place.sign for place in board("map", "elf_gate").places if place.sign)
    assert signs == ["A", "B", "C", "D"]


def test_walls_stand_on_the_side_two_hexes_share() -> None:
    shown = board("map", "captives")
    outlines = {place.thing: place.outline[0] for place in shown.places}
    assert len(shown.links) == 4
    for wall in shown.links:
        assert wall.kind == "wall"
        assert len(wall.path) == 2
        for corner in wall.path:
            for side in (wall.a, wall.b):
                assert min(math.dist(corner, other) for other in outlines[side]) < 0.05


def test_town_boards_have_all_plots_and_those_without_a_town_none() -> None:
    town = board("town.0")
    assert town.seat == 0
    plots = [place.thing for place in town.places if place.thing.startswith("building:")]
    assert len(plots) == 1 + 3 + 3 + 3
    undead = board("town.1", "necromancers")
    kinds = {place.thing.partition(":")[0] for place in undead.places}
    assert kinds == {"tile", "deck", "reserve"}
    assert {p.thing.partition(":")[0] for p in board("town.0", "nordrassil").places} == {
        "tile",
        "deck",
    }


# -- the map --------------------------------------------------------------------------


def test_pieces_stand_in_stacks_of_side_and_kind() -> None:
    shown = picture(position("human: c3 2m 1r 2w; orc: c3 3m, d1 1f"))
    assert there(shown, "unit:") == {
        "unit:0.melee@c3": 2,
        "unit:0.ranged@c3": 1,
        "unit:0.worker@c3": 2,
        "unit:1.melee@c3": 3,
        "unit:1.flying@d1": 1,
    }
    melee = token(shown, "unit:0.melee@c3")
    assert (melee.kind, melee.face, melee.owner, melee.at) == (
        "melee",
        "human.militia",
        0,
        "space:c3",
    )
    assert token(shown, "unit:0.worker@c3").face == "human.worker"


def test_a_space_has_the_colour_of_the_only_units_in_it() -> None:
    looks = picture(position("human: c3 1m, c4 1m 1w, d1 3w; orc: c3 1m")).looks
    assert looks["space:c4"].tint == 0
    assert looks.get("space:c3", Look()).tint is None
    assert looks.get("space:d1", Look()).tint is None


def test_tiles_show_on_the_pieces() -> None:
    table = position("human: c3 1m; orc: c4 1f", levels={"human": (3, 1, 1), "orc": (1, 1, 2)})
    shown = picture(table)
    assert token(shown, "unit:0.melee@c3").face == "human.knight"
    assert ("level", 3) in token(shown, "unit:0.melee@c3").badges
    assert token(shown, "unit:1.flying@c4").face == "orc.wind_rider"


def test_moved_pieces_are_counted_on_their_stack() -> None:
    table = position("human: c3 2m, d1 1m").act("move melee c3 d1 1")
    assert ("moved", 1) in token(picture(table), "unit:0.melee@d1").badges
    assert token(picture(table), "unit:0.melee@c3").badges == (("level", 1),)


def test_marks_of_spaces() -> None:
    table = position(
        "human: c3 1m",
        marks={"b2": "half", "c4": "depleted", "orc_town": "half"},
    )
    looks = picture(table).looks
    assert looks["space:b2"].marks == ("half",)
    assert looks["space:c4"].marks == ("depleted",)
    assert looks["space:g1"].marks == ("captured",)
    assert looks["space:g1"].text == Msg(
        "warcraft.marks",
        {"marks": (Msg("warcraft.worth", {}, 3), Msg("warcraft.mark.captured"))},
    )


def test_a_finished_outpost_and_one_going_up() -> None:
    shown = picture(position("human: c3 1w, d1 1w", outposts={"human": "c3 d1?"}))
    assert token(shown, "outpost:c3").badges == ()
    rising = token(shown, "outpost:d1")
    assert rising.badges == (("rising", 1),)
    assert rising.faded
    assert token(shown, "box:0.outpost").count == 0


def test_scenario_tokens_captives_and_necromancers() -> None:
    looks = picture(new_game("necromancers")).looks
    marked = {
        mark for thing, look in looks.items() if thing.startswith("space:") for mark in look.marks
    }
    assert marked == {"token_melee", "token_ranged", "token_flying", "token_graveyard"}
    table = new_game("necromancers")
    assert all("warcraft.mark." + mark in TEXT for mark in marked)
    necromancers = [t for t in picture(table).tokens if t.kind == "necromancer"]
    assert [t.count for t in necromancers] == [1, 1]
    captives = picture(new_game("captives"))
    assert token(captives, "captive:0").face == "orc.captive"
    assert token(captives, "captive:1").owner == 1


def test_neutral_units_belong_to_the_side_after_the_seats() -> None:
    shown = picture(new_game("elf_gate"))
    neutral = [t for t in shown.tokens if t.thing.startswith("unit:3.")]
    assert {t.owner for t in neutral} == {3}
    assert sum(t.count for t in neutral) == 12
    assert [fact.value for fact in shown.facts if fact.seat == 3] == [12]


# -- town boards ----------------------------------------------------------------------


def test_plots_are_standing_rising_or_free() -> None:
    table = position(
        "human: human_town 2w",
        built={"human": (1, 1, 0)},
        building={"human": (1, 0, 1)},
        training={"human": "2m 1w"},
    )
    shown = picture(table)

    def state(thing: str) -> tuple[str, str]:
        look = shown.looks[thing]
        assert look.text is not None
        return "".join(look.marks), look.text.id.removeprefix("warcraft.plot.")

    assert state("building:0.melee.0") == ("standing", "training")
    assert state("building:0.melee.1") == ("standing", "training")
    assert state("building:0.melee.2") == ("rising", "rising")
    assert state("building:0.ranged.0") == ("standing", "ready")
    assert state("building:0.ranged.1") == ("", "free")
    assert state("building:0.flying.0") == ("rising", "rising")
    assert state("building:0.worker.0") == ("standing", "training")
    assert there(shown, "trainee:0") == {
        "trainee:0.worker.0": 1,
        "trainee:0.melee.0": 1,
        "trainee:0.melee.1": 1,
    }
    assert there(shown, "builder:0") == {"builder:0.melee.2": 1, "builder:0.flying.0": 1}
    note = shown.notes["town.0"]
    assert (note.params, note.n) == ({"done": 4}, 10)


def test_a_summoned_building_has_no_worker() -> None:
    table = position("undead: undead_town 3w", races=("undead", "orc"), turn="undead")
    table.s.summoned[0] = 1
    shown = picture(table)
    text = shown.looks["building:0.melee.1"].text
    assert text is not None
    assert text.id == "warcraft.plot.summoned"
    assert not there(shown, "builder:0")


def test_tiles_tell_strength_ability_and_the_next_level() -> None:
    table = position("orc: c3 1m", races=("orc", "human"), levels={"orc": (3, 1, 2)}, turn="orc")
    looks = picture(table).looks
    kodo, flyer = looks["tile:0.melee"].detail, looks["tile:0.flying"].detail
    assert kodo is not None
    assert flyer is not None
    assert (kodo.number, kodo.step, kodo.steps, kodo.prize) == (4, 3, 4, 0)
    assert kodo.price == (("gold", 2), ("wood", 2))
    following = kodo.lines[-1]
    assert (following.id, following.n) == ("warcraft.tile.next.melee", 3)
    assert following.params["unit"].id == "warcraft.unit.tauren"
    assert (flyer.number, flyer.prize, flyer.price) == (3, 1, ())
    assert [line.id for line in flyer.lines] == [
        "warcraft.ability.bloodlust",
        "warcraft.ability.bloodlust.does",
        "warcraft.tile.top",
    ]


def test_points_show_only_where_they_decide() -> None:
    assert "points:0" in picture(new_game("main2")).looks
    assert "points:0" in picture(new_game("captives", round_limit=60)).looks
    captives = picture(position(scenario="captives", levels={"orc": (4, 1, 1)}, turn="orc"))
    assert "points:0" not in captives.looks
    detail = captives.looks["tile:0.melee"].detail
    assert detail is not None
    assert (detail.prize, detail.lines[-1].id) == (0, "warcraft.tile.last")


def test_heal_is_described_as_it_is_played() -> None:
    for errata, words in ((False, "does"), (True, "does_errata")):
        table = position("human: c3 1f", levels={"human": (1, 1, 3)}, heal_errata=errata)
        detail = picture(table).looks["tile:0.flying"].detail
        assert detail is not None
        assert detail.lines[1].id == "warcraft.ability.heal." + words


def test_stock_points_and_cards_of_a_seat() -> None:
    table = position(
        "human: human_town 1m, a3 1m; orc: c3 1m",
        stock={"human": (4, 7)},
        laid={"human": 1},
        levels={"human": (3, 1, 1)},
        hands={"human": "fast", "orc": "devour devour"},
    )
    shown = picture(table, "human")
    gold, points = shown.looks["stock:0.gold"].detail, shown.looks["points:0"].detail
    deck = shown.looks["deck:1"].detail
    assert gold is not None
    assert points is not None
    assert deck is not None
    assert gold.number == 4
    assert token(shown, "pile:0.wood").count == 7
    assert points.number == 3 + 1 + 1 + 1
    assert points.lines[0].params == {"towns": 3, "objectives": 1, "cards": 1, "upgrades": 1}
    assert (points.lines[1].id, points.lines[1].n) == ("warcraft.points.target", 15)
    assert deck.lines[0].n == 2


def test_the_first_player_is_told_on_the_town_board() -> None:
    shown = picture(position("human: c3 1m; orc: c4 1m", first="orc", turn="human"))
    assert shown.notes["town.0"].id == "warcraft.mat.finished"
    assert shown.notes["town.1"].id == "warcraft.mat.finished_first"


def test_a_mate_sees_what_the_team_has_together() -> None:
    text = "human: human_town 1m; night_elf: night_elf_town 1m"
    shown = picture(position(text, scenario="main4", target=20))
    detail = shown.looks["points:0"].detail
    assert detail is not None
    assert [(line.id, line.n) for line in detail.lines[1:]] == [
        ("warcraft.points.team", 6),
        ("warcraft.points.target", 20),
    ]


# -- hand, facts, stages --------------------------------------------------------------


def test_the_hand_shows_cards_with_moment_and_effect() -> None:
    table = position("human: c3 1m", hands={"human": "fast fast polymorph", "orc": "devour"})
    own = picture(table, "human")
    assert there(own, "card:") == {"card:fast.0": 1, "card:fast.1": 1, "card:polymorph.0": 1}
    card = token(own, "card:polymorph.0")
    assert card.title is not None
    assert card.note is not None
    assert card.text is not None
    assert (card.title.id, card.note.id, card.text.id) == (
        "warcraft.card.polymorph",
        "warcraft.card.polymorph.when",
        "warcraft.card.polymorph.does",
    )
    assert there(picture(table, "orc"), "card:") == {"card:devour.0": 1}
    assert not there(picture(table), "card:")


def test_facts_of_seats_and_of_scenarios_without_points() -> None:
    table = position(
        "human: human_town 2m 3w", stock={"human": (1, 2)}, hands={"human": "fast polymorph"}
    )
    shown = picture(table)
    facts = {fact.key: fact.value for fact in shown.facts if fact.seat == 0}
    assert facts == {"points": 3, "units": 2, "workers": 3, "gold": 1, "wood": 2, "cards": 2}
    assert "points" not in picture(new_game("captives")).columns
    assert set(picture(new_game("nordrassil")).columns) == {"units", "cards"}


def test_a_team_shows_the_points_it_has_together() -> None:
    shown = picture(
        position("human: human_town 1m; night_elf: night_elf_town 1m", scenario="main4")
    )
    points = {fact.seat: fact.value for fact in shown.facts if fact.key == "points"}
    assert points == {0: 6, 1: 0, 2: 6, 3: 0}


def test_the_current_step_is_marked() -> None:
    shown = picture(position("human: human_town 1m", step="deploy", training={"human": "1m"}))
    assert [stage.state for stage in shown.stages] == ["done", "done", "now", "later"]


# -- the tray -------------------------------------------------------------------------


def test_a_battle_shows_who_takes_part_and_where() -> None:
    table = fight("human: d2 2m, d1 1r; orc: d2 1m, e4 2f")
    shown = picture(table)
    assert there(shown, "fighter:") == {
        "fighter:0.melee@d2": 2,
        "fighter:0.ranged@d1": 1,
        "fighter:1.melee@d2": 1,
        "fighter:1.flying@e4": 2,
    }
    assert ("battlefield", 1) in token(shown, "fighter:0.melee@d2").badges
    assert ("flank", 1) in token(shown, "fighter:1.flying@e4").badges
    assert token(shown, "fighter:0.ranged@d1").at == "battle:defender"
    assert token(shown, "fighter:1.melee@d2").at == "battle:attacker"
    assert "battlefield" in shown.looks["space:d2"].marks
    assert "flank" in shown.looks["space:d1"].marks
    assert shown.focus == ("space:d2",)
    assert [stage.state for stage in shown.courses["battle"]] == ["now", "later", "later"]


def test_dice_tell_hits_and_misses() -> None:
    table = fight("human: d2 1m 1r, d1 1m; orc: d2 2m 1f", turn="orc")
    table.roll("6", "6").roll("1 6", "2 3")
    shown = picture(table)
    dice = {t.thing: (t.face, t.badges) for t in shown.tokens if t.kind == "die"}
    assert dice["die:defence.0"] == ("1", (("hit", 1),))
    assert dice["die:defence.1"] == ("6", (("miss", 1),))
    assert dice["die:attack.0"] == ("2", (("hit", 1),))
    attacker, defender = (
        shown.looks[thing].detail for thing in ("battle:attacker", "battle:defender")
    )
    assert attacker is not None
    assert defender is not None
    assert (attacker.number, attacker.hits, defender.hits) == (2, 1, 1)
    assert [(line.id, line.n) for line in defender.lines] == [("warcraft.battle.casualties", 1)]


def test_area_attack_counts_twice() -> None:
    table = fight("orc: d2 1m; human: d2 3m 1r", levels={"orc": (4, 1, 1)})
    shown = picture(table.roll("6").roll("6 6 6", "1"))
    die = next(t for t in shown.tokens if t.thing == "die:attack.0")
    assert die.badges == (("hit", 2),)
    detail = shown.looks["battle:attacker"].detail
    assert detail is not None
    assert detail.hits == 2


def test_the_tray_is_empty_before_a_battle_and_keeps_who_fought_after_it() -> None:
    quiet = picture(position("human: c3 1m"))
    assert "battle:attacker" not in quiet.looks
    assert quiet.notes["battle"].id == "warcraft.battle.none"
    assert not quiet.courses
