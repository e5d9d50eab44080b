"""The scenario editor's part that knows Warcraft: tools, forms, flaws; no window."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.game import ScenarioError
from boardgames_desktop.core.setup import OWN, SeatSetup, Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import load_game
from boardgames_desktop.games.warcraft.plan_tools import CRAFTS
from boardgames_desktop.games.warcraft.scenario import Goal
from boardgames_desktop.games.warcraft.scenario_file import SCENARIO_IDS, scenario

GAME = load_game("warcraft")
SHOP = GAME.workshop()
ROW = [(q, 0) for q in range(5)]


def say(msg: Msg) -> str:
    return msg.id


def built(*steps, plan=None):
    """Use tools one after the other: (tool, side, target)."""
    plan = plan or SHOP.blank()
    for tool, side, target in steps:
        assert SHOP.refusal(plan, tool, side, target) is None, (tool, target)
        plan = SHOP.use(plan, tool, side, target)
    return plan


def small():
    """Return a board of five spaces that can be played."""
    return built(
        *(("blank", 0, spot) for spot in ROW),
        ("town", 0, ROW[0]),
        ("town", 1, ROW[-1]),
        ("melee", 0, ROW[0]),
        ("melee", 1, ROW[-1]),
        ("worker", 0, ROW[0]),
        ("worker", 1, ROW[-1]),
    )


def test_a_board_is_built_from_nothing_and_can_be_played():
    assert SHOP.flaws(SHOP.blank())
    plan = small()
    assert SHOP.flaws(plan) == ()
    variant = GAME.own_variant(SHOP.write(SHOP.titled(plan, "Fem felter på rad")))
    assert variant.title.params["text"] == "Fem felter på rad"
    assert SHOP.read(SHOP.write(plan)).id == "scenario"


@pytest.mark.parametrize("key", SCENARIO_IDS)
def test_scenarios_of_the_rulebook_are_models(key):
    plan = SHOP.model(key, say)
    assert SHOP.title(plan) == f"warcraft.variant.{key}"
    assert SHOP.flaws(plan) == ()
    again = SHOP.read(SHOP.write(plan))
    assert (again.spaces, again.seats, again.goals) == (plan.spaces, plan.seats, plan.goals)
    assert len(SHOP.board(plan).places) == len(scenario(key).spaces)


def test_what_is_no_scenario_cannot_be_read():
    for text in ("", "[]", "{", '{"format": 1}'):
        with pytest.raises(ScenarioError):
            SHOP.read(text)


@pytest.mark.parametrize("tool", CRAFTS)
def test_every_tool_is_taken_back_by_itself(tool):
    plan = small()
    target = (ROW[1], ROW[2]) if CRAFTS[tool].tool.aim == "edge" else ROW[0]
    if tool in ("erase", "worth"):
        return
    if CRAFTS[tool].refuse is not None and CRAFTS[tool].tool.sweeps and tool != "wall":
        target = (0, 1)
    used = SHOP.use(plan, tool, 0, target)
    back = SHOP.undo_use(used, tool, 0, target)
    assert SHOP.undo_use(back, tool, 1, target) is back or tool in ("town", "melee", "worker")
    if tool not in ("town", "melee", "worker"):
        assert used != plan
        assert back == plan


@pytest.mark.parametrize("tool", CRAFTS)
def test_every_tool_has_a_sample(tool):
    board, picture = SHOP.sample(SHOP.blank(), tool, 1)
    assert board.places or tool == "erase"
    assert board.art
    assert len(picture.tokens) <= 1


@pytest.mark.parametrize("tool", CRAFTS)
@pytest.mark.parametrize("key", SCENARIO_IDS)
def test_every_tool_of_every_side_comes_and_goes_anywhere(key, tool):
    """Whatever is clicked with either button: also for units nobody plays, also off the board."""
    plan = SHOP.model(key, say)
    spots = [*sorted(SHOP.spots(plan))[::5], (90, 90)]
    edges = [edge for spot in spots for edge in SHOP.edges(spot)[:2]]
    for side in SHOP.sides(plan):
        for target in (*spots, *edges):
            flat = isinstance(target[0], int)
            if flat == (tool == "wall"):
                continue
            taken = SHOP.undo_use(plan, tool, side.number, target)
            SHOP.flaws(taken)
            if SHOP.refusal(plan, tool, side.number, target) is None:
                SHOP.flaws(SHOP.use(plan, tool, side.number, target))


def test_refusals_say_why():
    plan = built(("mountain", 0, ROW[1]), ("blank", 0, ROW[2]), plan=small())

    def why(tool, target, side=0):
        found = SHOP.refusal(plan, tool, side, target)
        return found.id.rpartition(".")[2] if found else ""

    assert why("melee", ROW[1]) == "mountain"
    assert why("flying", ROW[1]) == ""
    assert why("melee", (9, 9)) == "no_space"
    assert why("worth", ROW[2]) == "not_scoring"
    assert why("wall", (ROW[0], ROW[2])) == "wall"
    assert why("wall", (ROW[0], ROW[1])) == ""
    assert why("blank", (99, 0)) == "too_far"
    assert why("worker", ROW[2], side=2) == "neutral"
    full = built(*(("blank", 0, (q, r)) for q in range(13) for r in range(9)))
    full = built(*(("blank", 0, (q, 10)) for q in range(10)), plan=full)
    assert SHOP.refusal(full, "blank", 0, (0, 20)).n == 127


def test_a_space_that_goes_takes_along_what_is_on_it():
    plan = built(
        ("captive", 1, ROW[2]),
        ("outpost", 0, ROW[3]),
        ("token_melee", 0, ROW[2]),
        ("wall", 0, (ROW[2], ROW[3])),
        ("flying", 1, ROW[2]),
        plan=small(),
    )
    assert plan.seats[1].captive == "A"
    bare = SHOP.use(plan, "erase", 0, ROW[2])
    assert not bare.walls
    assert not bare.tokens
    assert not bare.seats[1].captive
    assert set(bare.spots) == {"B"}
    gone = SHOP.use(bare, "erase", 0, ROW[-1])
    assert gone.seats[1].town is None
    assert gone.seats[1].pieces == ()


def test_a_town_moves_and_is_owned_by_one():
    plan = built(("town", 0, ROW[2]), plan=small())
    assert plan.seats[0].town == ROW[2]
    assert next(s for s in plan.spaces if (s.q, s.r) == ROW[0]).terrain == "blank"
    taken = SHOP.use(plan, "town", 1, ROW[2])
    assert [seat.town for seat in taken.seats] == [None, ROW[2]]


def test_letters_stay_only_while_something_needs_them():
    plan = built(("outpost", 0, ROW[2]), ("token_flying", 0, ROW[2]), plan=small())
    assert plan.spots == {"A": ROW[2]}
    plan = SHOP.undo_use(plan, "outpost", 0, ROW[2])
    assert plan.spots == {"A": ROW[2]}
    plan = SHOP.undo_use(plan, "token_flying", 0, ROW[2])
    assert plan.spots == {}
    plan = built(("letter", 0, ROW[2]), ("captive", 0, ROW[3]), plan=small())
    plan = built(("captive", 0, ROW[1]), plan=plan)
    assert plan.spots == {"A": ROW[2], "C": ROW[1]}


def test_players_come_and_go_with_what_is_about_them():
    plan = SHOP.add(SHOP.add(small(), "players", "seat"), "players", "neutral")
    assert [side.number for side in SHOP.sides(plan)] == [0, 1, 2, 3]
    assert len({side.colour for side in SHOP.sides(plan)}) == 4
    plan = SHOP.change(plan, "seat.0", "team", "1")
    plan = SHOP.change(plan, "seat.2", "team", "1")
    assert plan.teams == ((0, 2),)
    plan = SHOP.add(plan, "goals", "capture")
    plan = SHOP.change(plan, "goal.1", "seat", "2")
    plan = SHOP.change(plan, "rules", "first", "2")
    plan = SHOP.remove(plan, "seat.1")
    assert plan.teams == ((0, 1),)
    assert plan.goals[1] == Goal("capture", seat=1)
    assert plan.first == 1
    plan = SHOP.remove(plan, "neutral")
    assert plan.neutral is None
    plan = SHOP.remove(plan, "goal.1")
    assert plan.goals == (Goal("points", target=15),)


def test_every_field_of_every_form_can_be_changed():
    plan = small()
    for what in ("seat", "neutral"):
        plan = SHOP.add(plan, "players", what)
    for choice in SHOP.pages(plan)[1].more:
        plan = SHOP.add(plan, "goals", choice.value)
    for page in SHOP.pages(plan):
        for form in page.forms:
            for field in form.fields:
                value = {
                    "line": "x",
                    "text": "y",
                    "number": field.low,
                    "switch": True,
                    "many": tuple(choice.value for choice in field.choices),
                }.get(field.kind)
                if field.kind == "choice":
                    value = field.choices[-1].value
                changed = SHOP.change(plan, form.key, field.key, value)
                again = next(
                    f
                    for p in SHOP.pages(changed)
                    for o in p.forms
                    if o.key == form.key
                    for f in o.fields
                    if f.key == field.key
                )
                if field.key != "team":
                    assert again.value == value, (form.key, field.key)
                SHOP.flaws(changed)


def test_flaws_point_at_spaces_or_forms():
    plan = built(("blank", 0, (9, 0)), plan=small())
    (flaw,) = SHOP.flaws(plan)
    assert flaw.spots == ((9, 0),)
    plan = small()
    for _ in range(3):
        plan = SHOP.use(plan, "melee", 0, ROW[0])
    flaw = SHOP.flaws(plan)[0]
    assert flaw.spots == (ROW[0],)
    assert flaw.form == "seat.0"
    plan = SHOP.add(small(), "goals", "hold")
    flaw = SHOP.flaws(plan)[0]
    assert flaw.form == "goal.1"
    assert flaw.text.params["why"].id == "warcraft.scenario.no_spot"
    plan = SHOP.add(SHOP.blank(), "players", "neutral")
    for flaw in SHOP.flaws(plan):
        assert flaw.text.id.startswith("warcraft.")


def test_the_plane_and_its_points_agree():
    for spot in ((0, 0), (3, -2), (-4, 5), (1, 1)):
        ring = SHOP.outline(spot)
        middle = sum(x for x, _ in ring) / 6, sum(y for _, y in ring) / 6
        assert SHOP.spot_at(middle) == spot
        for x, y in ring:
            inner = middle[0] + (x - middle[0]) * 0.95, middle[1] + (y - middle[1]) * 0.95
            assert SHOP.spot_at(inner) == spot
        for edge in SHOP.edges(spot):
            ends = {(round(x, 1), round(y, 1)) for x, y in SHOP.edge_path(edge)}
            assert ends <= {(round(x, 1), round(y, 1)) for x, y in ring}
        assert SHOP.step(SHOP.step(spot, 0, 1), 0, -1) == spot
        assert SHOP.step(SHOP.step(spot, 1, 0), -1, 0) == spot


def test_spaces_are_told_in_words():
    plan = built(("letter", 0, ROW[0]), plan=small())
    told = SHOP.tell(plan, ROW[0]).params["marks"]
    assert [part.id for part in told] == [
        "warcraft.space.town",
        "warcraft.workshop.lettered",
        "warcraft.worth",
        "warcraft.workshop.owned",
        "warcraft.workshop.owned",
    ]
    assert SHOP.tell(plan, (9, 9)).id == "warcraft.workshop.nothing"
    assert SHOP.names(plan)[ROW[1]] == "a2"


def test_a_free_player_never_gets_the_side_nobody_plays():
    plan = SHOP.add(small(), "players", "neutral")
    plan = SHOP.change(plan, "neutral", "race", "human")
    plan = built(("melee", 2, ROW[2]), plan=plan)
    assert SHOP.flaws(plan) == ()
    document = SHOP.write(plan)
    variant = GAME.own_variant(document)
    assert variant.barred == ("blue",)
    colours = GAME.seat_colours(variant, 2)
    assert "blue" not in colours
    seats = tuple(SeatSetup("", "easy", colour) for colour in colours)
    GAME.rules(Setup("warcraft", OWN, seats, 0, document=document))


def test_there_is_no_fifth_side():
    plan = small()
    for what in ("seat", "seat", "neutral"):
        plan = SHOP.add(plan, "players", what)
    reasons = {flaw.text.params["why"].id for flaw in SHOP.flaws(plan) if flaw.form == "neutral"}
    assert "warcraft.scenario.race_twice" in reasons
