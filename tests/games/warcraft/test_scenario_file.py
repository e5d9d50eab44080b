"""Section 3: the six boards as the fact sheet checked them; scenarios that cannot be played."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import attrs
import pytest

from boardgames_desktop.core.data_file import DataError, parse_json
from boardgames_desktop.games.warcraft import GAME, scenario_check
from boardgames_desktop.games.warcraft.field import Field
from boardgames_desktop.games.warcraft.hexes import distance
from boardgames_desktop.games.warcraft.scenario import Goal, Pieces, Scenario, SeatPlan, SpacePlan
from boardgames_desktop.games.warcraft.scenario_file import (
    SCENARIO_IDS,
    faults,
    read_scenario,
    scenario,
    scenario_to_json,
    shape_scenario,
    write_scenario,
)

Spot = tuple[int, int]
SEATS = {"main2": 2, "main4": 4, "elf_gate": 3, "necromancers": 2, "captives": 2, "nordrassil": 4}


def mirrored(spot: Spot) -> Spot:
    """The mirror M of section 3.2."""
    q, r = spot
    return q + r, -r


def turned(spot: Spot) -> Spot:
    """A turn by 120 degrees about (0, 0)."""
    q, r = spot
    return -q - r, q


def spots(plan: Scenario, *terrains: str) -> list[Spot]:
    return [(s.q, s.r) for s in plan.spaces if not terrains or s.terrain in terrains]


def features(plan: Scenario) -> dict[Spot, tuple[str, int]]:
    return {(s.q, s.r): (s.terrain, s.points) for s in plan.spaces}


def steps(plan: Scenario, start: Spot, *, flying: bool = False) -> dict[Spot, int]:
    """Distances on the ground from a spot, or in the air."""
    field = Field(plan)
    far = {field.number[start]: 0}
    border = [field.number[start]]
    while border:
        space = border.pop(0)
        around = field.neighbours[space] if flying else field.ways[space]
        for other in around:
            if other not in far and (flying or other not in field.mountain):
                far[other] = far[space] + 1
                border.append(other)
    return {field.spots[space]: number for space, number in far.items()}


def distances(plan: Scenario, start: Spot, *terrains: str) -> list[int]:
    far = steps(plan, start)
    return sorted(far[spot] for spot in spots(plan, *terrains))


def values(plan: Scenario, start: Spot) -> list[tuple[int, int]]:
    """Distance and victory points of the objectives, nearest first."""
    far = steps(plan, start)
    return sorted((far[s.q, s.r], s.points) for s in plan.spaces if s.terrain == "objective")


def counted(plan: Scenario) -> Counter[str]:
    return Counter(space.terrain for space in plan.spaces)


# -- every board ----------------------------------------------------------------------


@pytest.mark.parametrize("scenario_id", SCENARIO_IDS)
def test_every_scenario_can_be_played(scenario_id: str) -> None:
    plan = scenario(scenario_id)
    assert plan.id == scenario_id
    assert not faults(plan)
    assert len(plan.seats) == SEATS[scenario_id]
    variant = GAME.variant(scenario_id)
    assert variant.min_seats == variant.max_seats == len(plan.seats)


@pytest.mark.parametrize("scenario_id", SCENARIO_IDS)
def test_a_scenario_reads_back_from_what_is_written(scenario_id: str) -> None:
    plan = scenario(scenario_id)
    assert read_scenario(parse_json(write_scenario(plan).encode())) == plan
    assert read_scenario(scenario_to_json(plan)) == plan


@pytest.mark.parametrize("scenario_id", SCENARIO_IDS)
def test_names_of_spaces_go_row_by_row(scenario_id: str) -> None:
    field = Field(scenario(scenario_id))
    assert field.names[0] == "a1"
    assert len(set(field.names)) == len(field)
    rows = [field.spots[space][1] for space in range(len(field))]
    assert rows == sorted(rows)


def test_there_is_no_other_scenario() -> None:
    with pytest.raises(KeyError):
        scenario("nowhere")


# -- 3.3 four players -----------------------------------------------------------------


def test_3_3_counts() -> None:
    plan = scenario("main4")
    assert counted(plan) == {
        "town": 4,
        "gold": 9,
        "forest": 9,
        "mountain": 4,
        "objective": 9,
        "blank": 26,
    }
    assert len(plan.spaces) == 61
    assert sum(space.points for space in plan.spaces) == 26


def test_3_3_the_teams_are_exactly_equal() -> None:
    plan = scenario("main4")
    there = features(plan)
    assert {mirrored(spot): what for spot, what in there.items()} == there
    towns = {seat.race: seat.town for seat in plan.seats}
    assert towns == {"human": (-1, -3), "night_elf": (4, -3), "orc": (-4, 3), "undead": (1, 3)}
    assert plan.teams == ((0, 2), (1, 3))
    assert [seat.race for seat in plan.seats] == ["human", "orc", "night_elf", "undead"]


@pytest.mark.parametrize("town", [(-1, -3), (4, -3), (-4, 3), (1, 3)])
def test_3_3_distances(town: Spot) -> None:
    plan = scenario("main4")
    far = steps(plan, town)
    ally = next(other for other in spots(plan, "town") if other[1] == town[1] and other != town)
    enemies = [other for other in spots(plan, "town") if other[1] != town[1]]
    assert far[ally] == 5
    assert sorted(far[other] for other in enemies) == [6, 8]
    left = town in ((-1, -3), (-4, 3))
    gold = [1, 3, 4, 4, 5, 5, 5, 7, 7] if left else [1, 2, 3, 4, 5, 5, 5, 7, 7]
    forest = [1, 2, 3, 4, 5, 5, 6, 7, 8] if left else [1, 3, 4, 4, 5, 5, 6, 7, 8]
    assert distances(plan, town, "gold") == gold
    assert distances(plan, town, "forest") == forest
    assert values(plan, town) == [
        (2, 1), (3, 1), (3, 2), (3, 2), (4, 2), (5, 2), (6, 1), (6, 1), (8, 2),
    ]  # fmt: skip


def test_3_3_points_of_the_halves() -> None:
    plan = scenario("main4")
    top = sum(space.points for space in plan.spaces if space.r < 0)
    assert top == sum(space.points for space in plan.spaces if space.r > 0) == 10
    assert sum(space.points for space in plan.spaces if space.r == 0) == 6


# -- 3.4 two players ------------------------------------------------------------------


def test_3_4_counts_and_fairness() -> None:
    plan = scenario("main2")
    assert len(plan.spaces) == 37
    assert sum(space.points for space in plan.spaces) == 12
    there = features(plan)
    assert {mirrored(spot): what for spot, what in there.items()} == there
    assert [seat.town for seat in plan.seats] == [(-1, -3), (-4, 3)]


@pytest.mark.parametrize("town", [(-1, -3), (-4, 3)])
def test_3_4_distances(town: Spot) -> None:
    plan = scenario("main2")
    other = (-4, 3) if town == (-1, -3) else (-1, -3)
    assert steps(plan, town)[other] == 6
    assert distances(plan, town, "gold") == [1, 3, 3, 4, 5, 5, 5]
    assert distances(plan, town, "forest") == [1, 3, 4, 4, 5, 6, 6]
    assert values(plan, town) == [(4, 1), (4, 2), (6, 1), (6, 1), (7, 1)]


def test_3_4_everything_but_the_enemy_town_is_exactly_the_target() -> None:
    plan = scenario("main2")
    objectives = sum(space.points for space in plan.spaces if space.terrain == "objective")
    (goal,) = plan.goals
    assert 3 + objectives + 3 + 3 == 15 == goal.target


# -- 3.5 Elf Gate ---------------------------------------------------------------------


def test_3_5_counts_and_symmetry() -> None:
    plan = scenario("elf_gate")
    assert len(plan.spaces) == 46
    there = features(plan)
    assert {turned(spot): what for spot, what in there.items()} == there
    assert plan.spots == {"A": (1, 0), "B": (0, -1), "C": (-1, 1), "D": (0, 0)}
    towns = {seat.race: seat.town for seat in plan.seats}
    assert towns == {"human": (2, -4), "orc": (2, 2), "undead": (-4, 2)}


def test_3_5_the_gate_has_three_passes_and_three_mountains() -> None:
    plan = scenario("elf_gate")
    field = Field(plan)
    around = {field.spots[space] for space in field.neighbours[field.at("D")]}
    assert around - set(spots(plan, "mountain")) == {plan.spots[name] for name in "ABC"}
    assert around & set(spots(plan, "mountain")) == {(1, -1), (-1, 0), (0, 1)}


def test_3_5_distances() -> None:
    plan = scenario("elf_gate")
    towns = spots(plan, "town")
    for town in towns:
        far = steps(plan, town)
        assert {far[other] for other in towns if other != town} == {6}
        assert far[0, 0] == 4
        near = [spot for spot in far if far[spot] == 1]
        kinds = Counter(features(plan)[spot][0] for spot in near)
        assert (kinds["gold"], kinds["forest"]) == (1, 1)
    beside = {spot for town in towns for spot in spots(plan) if distance(spot, town) == 1}
    for terrain in ("gold", "forest"):
        assert len(set(spots(plan, terrain)) - beside) == 3


# -- 3.6 March of the Necromancers ----------------------------------------------------


def test_3_6_board() -> None:
    plan = scenario("necromancers")
    assert len(plan.spaces) == 42
    far = steps(plan, (-2, 4))
    assert [far[plan.spots[name]] for name in "ABCDE"] == [5, 5, 6, 6, 6]
    assert distances(plan, (-2, 4), "gold") == distances(plan, (-2, 4), "forest") == [1, 3, 3, 4, 5]
    beside = {
        spot: features(plan)[spot][0]
        for spot in spots(plan, "gold", "forest")
        if distance(spot, (-2, 4)) == 1
    }
    assert beside == {(-1, 3): "gold", (-2, 3): "forest"}
    assert plan.tokens == {
        "A": "melee", "B": "ranged", "C": "flying", "D": "graveyard", "E": "graveyard",
    }  # fmt: skip
    assert plan.seats[1].necromancers == ("D", "E")


def test_3_6_is_symmetric_but_for_forest_and_gold() -> None:
    plan = scenario("necromancers")
    same = {"gold": "resource", "forest": "resource"}
    there = {spot: same.get(what, what) for spot, (what, _) in features(plan).items()}
    assert {(-q - r, r): what for (q, r), what in there.items()} == there


# -- 3.7 Captives ---------------------------------------------------------------------


def test_3_7_board() -> None:
    plan = scenario("captives")
    assert len(plan.spaces) == 37
    there = features(plan)
    assert {mirrored(spot): what for spot, what in there.items()} == there
    walls = {frozenset(wall) for wall in plan.walls}
    assert len(walls) == 4
    assert {frozenset(map(mirrored, wall)) for wall in walls} == walls
    assert mirrored(plan.spots["A"]) == plan.spots["B"]


@pytest.mark.parametrize(("seat", "held"), [(0, "B"), (1, "A")])
def test_3_7_distances(seat: int, held: str) -> None:
    plan = scenario("captives")
    assert plan.seats[seat].captive == held
    town, guard = plan.seats[seat].town, plan.seats[1 - seat].town
    assert town is not None
    assert guard is not None
    assert steps(plan, town)[plan.spots[held]] == 6
    assert steps(plan, town, flying=True)[plan.spots[held]] == 5
    assert steps(plan, guard)[plan.spots[held]] == 2
    assert steps(plan, town)[guard] == 6


# -- 3.8 Nordrassil -------------------------------------------------------------------


def test_3_8_board() -> None:
    plan = scenario("nordrassil")
    assert len(plan.spaces) == 40
    there = features(plan)
    assert {mirrored(spot): what for spot, what in there.items()} == there
    assert counted(plan)["town"] == counted(plan)["gold"] == counted(plan)["forest"] == 0
    far = {name: steps(plan, plan.spots[name]) for name in "BCDEF"}
    ways = {
        way: far[way[0]][plan.spots[way[1]]]
        for way in ("EA", "FA", "EB", "FC", "ED", "BA", "CA", "DA")
    }
    assert ways == {
        "EA": 5, "FA": 5, "EB": 2, "FC": 2, "ED": 8, "BA": 3, "CA": 3, "DA": 3,
    }  # fmt: skip


def test_3_8_nobody_crosses_the_holes() -> None:
    plan = scenario("nordrassil")
    field = Field(plan)
    assert steps(plan, (-3, -1), flying=True)[-1, 0] > distance((-3, -1), (-1, 0))
    assert (1, -2) not in field.number


# -- scenarios that cannot be played --------------------------------------------------


def small(**more: Any) -> Scenario:
    """Two towns, a mine between them, nothing else."""
    given: dict[str, Any] = {
        "format": 1,
        "id": "small",
        "spaces": (
            SpacePlan(0, 0, "town", 3),
            SpacePlan(1, 0, "gold"),
            SpacePlan(2, 0, "town", 3),
            SpacePlan(1, -1, "mountain"),
        ),
        "spots": {"A": (1, 0), "B": (0, 0), "M": (1, -1)},
        "seats": (
            SeatPlan("human", (0, 0), pieces=(Pieces((0, 0), melee=3),)),
            SeatPlan("orc", (2, 0), pieces=(Pieces((2, 0), melee=3),)),
        ),
        "goals": (),
    }
    return Scenario(**{**given, **more})


def seat(number: int = 1, **more: Any) -> tuple[SeatPlan, ...]:
    """The seats of the small scenario, one of them changed."""
    seats = list(small().seats)
    seats[number] = attrs.evolve(seats[number], **more)
    return tuple(seats)


def found(plan: Scenario) -> set[tuple[str, str]]:
    return {
        (fault.path, fault.reason.id.removeprefix("warcraft.scenario.")) for fault in faults(plan)
    }


def test_a_small_scenario_can_be_played() -> None:
    assert not faults(small())


SPACES = small().spaces


@pytest.mark.parametrize(
    ("plan", "path", "reason"),
    [
        (small(format=2), "format", "format"),
        (small(id="Not an id"), "id", "id"),
        (small(stripped=("joker",)), "stripped[0]", "card"),
        (small(first=2), "first", "range"),
        (small(spaces=(*SPACES, SpacePlan(1, 0, "blank"))), "spaces[4]", "space_twice"),
        (small(spaces=(*SPACES, SpacePlan(3, 0, "blank", 2))), "spaces[4].points", "points"),
        (small(spaces=(*SPACES, SpacePlan(99, 0, "blank"))), "spaces[4].q", "range"),
        (small(spaces=(*SPACES, SpacePlan(5, 0, "blank"))), "spaces[4]", "not_connected"),
        (small(spaces=(*SPACES, SpacePlan(5, 0, "mountain"))), "spaces[4]", "island"),
        (
            small(walls=(((0, 0), (1, 0)),)),
            "spaces[1]",
            "not_connected",
        ),
        (small(walls=(((0, 0), (2, 0)),)), "walls[0]", "wall"),
        (small(walls=(((0, 0), (9, 0)),)), "walls[0]", "no_space"),
        (small(spots={"A": (9, 9)}), "spots.A", "no_space"),
        (small(spots={"a spot": (0, 0)}), "spots.a spot", "spot_name"),
        (small(tokens={"Z": "melee"}), "tokens.Z", "no_spot"),
        (small(tokens={"M": "melee"}), "tokens.M", "on_mountain"),
        (small(seats=small().seats[:1]), "seats", "seats"),
        (small(seats=seat(race="elf")), "seats[1].race", "race"),
        (small(seats=seat(race="human")), "seats[1].race", "race_twice"),
        (small(seats=seat(town=(1, 0))), "seats[1].town", "no_town"),
        (small(seats=seat(town=(9, 0))), "seats[1].town", "no_space"),
        (small(seats=seat(town=(0, 0))), "seats[1].town", "town_twice"),
        (small(seats=seat(gold=-1)), "seats[1].gold", "range"),
        (small(seats=seat(pieces=(Pieces((9, 9), melee=1),))), "seats[1].pieces[0].at", "no_space"),
        (
            small(seats=seat(pieces=(Pieces((1, -1), workers=1),))),
            "seats[1].pieces[0].at",
            "on_mountain",
        ),
        (small(seats=seat(pieces=(Pieces((2, 0), melee=-1),))), "seats[1].pieces[0]", "range"),
        (small(seats=seat(pieces=(Pieces((2, 0), flying=5),))), "seats[1].pieces", "box"),
        (small(seats=seat(pieces=(Pieces((2, 0), workers=9),))), "seats[1].pieces", "box"),
        (small(seats=seat(pieces=(Pieces((2, 0), melee=4),))), "seats[1].pieces[0]", "stack_units"),
        (
            small(seats=seat(pieces=(Pieces((2, 0), workers=4),))),
            "seats[1].pieces[0]",
            "stack_workers",
        ),
        (
            small(seats=seat(pieces=(Pieces((2, 0), melee=1), Pieces((2, 0), melee=1)))),
            "seats[1].pieces[1].at",
            "pieces_twice",
        ),
        (
            small(seats=seat(pieces=(Pieces((0, 0), workers=1),))),
            "seats[1].pieces[0].at",
            "enemies_together",
        ),
        (small(seats=seat(outposts=("Z",))), "seats[1].outposts[0]", "no_spot"),
        (small(seats=seat(outposts=("B",))), "seats[1].outposts[0]", "outpost_in_town"),
        (small(seats=seat(outposts=("M",))), "seats[1].outposts[0]", "on_mountain"),
        (small(seats=seat(outposts=("A", "A"))), "seats[1].outposts[1]", "outpost_twice"),
        (small(seats=seat(undying=True)), "seats[1].undying", "undying"),
        (
            small(seats=seat(necromancers=("A", "A"))),
            "seats[1].necromancers[1]",
            "necromancers_together",
        ),
        (small(seats=seat(captive="Z")), "seats[1].captive", "no_spot"),
        (small(seats=seat(town=None, pieces=())), "seats[1]", "nothing"),
        (small(teams=((0, 5),)), "teams[0]", "team_seat"),
        (small(teams=((0,), (0,))), "teams[1]", "team_twice"),
        (small(teams=((0, 1),)), "teams[0]", "one_team"),
        (small(teams=((),)), "teams[0]", "team_empty"),
        (small(goals=(Goal("points", target=0),)), "goals[0].target", "range"),
        (small(goals=(Goal("hold", spot="Z", fewer=3),)), "goals[0].spot", "no_spot"),
        (small(goals=(Goal("hold", spot="A"),)), "goals[0].fewer", "range"),
        (small(goals=(Goal("stand", spot="Z", seat=0),)), "goals[0].spot", "no_spot"),
        (small(goals=(Goal("stand", spot="A", seat=7),)), "goals[0].seat", "goal_seat"),
        (small(goals=(Goal("capture"),)), "goals[0].seat", "goal_seat"),
        (
            small(seats=seat(town=None), goals=(Goal("capture", seat=1),)),
            "goals[0].seat",
            "goal_capture",
        ),
        (small(goals=(Goal("slay_necromancers", seat=1),)), "goals[0].seat", "goal_necromancers"),
        (small(goals=(Goal("destroy_tokens", seat=1),)), "goals[0].spots", "goal_tokens"),
        (
            small(goals=(Goal("destroy_tokens", seat=1, spots=("A",)),)),
            "goals[0].spots[0]",
            "goal_tokens",
        ),
        (small(goals=(Goal("rescue"),)), "goals[0]", "goal_rescue"),
        (small(seats=seat(town=None)), "seats[0]", "cannot_win"),
    ],
)
def test_a_fault_has_its_path_and_reason(plan: Scenario, path: str, reason: str) -> None:
    assert (path, reason) in found(plan)
    with pytest.raises(DataError):
        read_scenario(scenario_to_json(plan))


def test_neutral_units() -> None:
    plan = scenario("elf_gate")
    assert plan.neutral is not None

    def with_neutral(**more: Any) -> set[tuple[str, str]]:
        return found(attrs.evolve(plan, neutral=attrs.evolve(plan.neutral, **more)))

    assert with_neutral(race="orc") == {("neutral.race", "race_twice")}
    assert with_neutral(race="elf") == {("neutral.race", "race")}
    assert with_neutral(level=3) == {("neutral.level", "range")}
    workers = (Pieces((1, 0), workers=1),)
    assert with_neutral(pieces=workers) == {("neutral.pieces", "neutral_workers")}


def test_a_board_has_at_most_127_spaces() -> None:
    row = tuple(SpacePlan(q, 1, "blank") for q in range(-60, 61))
    assert ("spaces", "too_many_spaces") in found(small(spaces=(*SPACES, *row, *_row(2))))


def _row(r: int) -> Iterable[SpacePlan]:
    return (SpacePlan(q, r, "blank") for q in range(10))


def test_team_mates_share_the_limit_of_a_space() -> None:
    plan = scenario("main4")
    crowd = attrs.evolve(plan.seats[2], pieces=(Pieces((-1, -3), ranged=1),))
    seats = (*plan.seats[:2], crowd, plan.seats[3])
    assert ("seats[2].pieces[0]", "stack_units") in found(attrs.evolve(plan, seats=seats))


@pytest.mark.parametrize(
    ("change", "path", "reason"),
    [
        ({"spaces": [[0, 0, "swamp", 0]]}, "spaces[0].terrain", "core.record.not_one_of"),
        ({"spaces": [[0, 0, "town"]]}, "spaces[0]", "core.record.wrong_length"),
        ({"spaces": [7]}, "spaces[0]", "core.record.not_object"),
        ({"spaces": None}, "spaces", "core.record.not_list"),
        ({"goals": [{"kind": "dance"}]}, "goals[0].kind", "core.record.not_one_of"),
        ({"seats": [{"race": 3}]}, "seats[0].race", "core.record.not_text"),
        ({"weather": "rain"}, "", "core.record.unknown"),
        ({"name": "a\x07"}, "name", "core.record.unprintable"),
    ],
)
def test_a_file_of_the_wrong_form_names_path_and_reason(
    change: dict[str, Any], path: str, reason: str
) -> None:
    with pytest.raises(DataError) as caught:
        shape_scenario({**scenario_to_json(small()), **change})
    assert (caught.value.path, caught.value.reason.id) == (path, reason)


def test_every_reason_has_words() -> None:
    code = Path(scenario_check.__file__).read_text("utf-8")
    reasons = set(re.findall(r'"(\w+)"', code))
    words = {key.rpartition(".")[2] for key in GAME.text if key.startswith("warcraft.scenario.")}
    called = re.findall(r'_fault\(\s*(?:f?"[^"]*"|\w+),\s*"(\w+)"', code)
    assert len(called) > 30
    assert set(called) <= words <= reasons
