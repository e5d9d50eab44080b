"""What of a scenario in the making is not on its board: players, goals, words, as forms."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import attrs

from boardgames_desktop.core.game import Choice
from boardgames_desktop.core.text import Msg, verbatim
from boardgames_desktop.core.workshop import Field, Form, Page
from boardgames_desktop.games.warcraft import plan_changes as change
from boardgames_desktop.games.warcraft.cards import CARDS
from boardgames_desktop.games.warcraft.names import race_name
from boardgames_desktop.games.warcraft.plan_picture import colour_of, seat_label
from boardgames_desktop.games.warcraft.races import RACE, RACES
from boardgames_desktop.games.warcraft.scenario import (
    Goal,
    NeutralPlan,
    Scenario,
    SeatPlan,
)
from boardgames_desktop.games.warcraft.scenario_check import (
    MOST_STOCK,
    MOST_TARGET,
    SEATS,
)

GOALS = (
    "points",
    "hold",
    "stand",
    "capture",
    "last_card",
    "slay_necromancers",
    "destroy_tokens",
    "rescue",
)
GOAL_FIELDS: dict[str, tuple[str, ...]] = {
    "points": ("target", "seat"),
    "hold": ("spot", "fewer", "seat"),
    "stand": ("spot", "seat"),
    "capture": ("seat",),
    "last_card": ("seat",),
    "slay_necromancers": ("seat",),
    "destroy_tokens": ("seat", "spots"),
    "rescue": ("seat",),
}
NEEDS_SEAT = frozenset({"capture", "last_card", "slay_necromancers", "destroy_tokens"})
NEW_GOALS: dict[str, dict[str, Any]] = {"points": {"target": 15}, "hold": {"fewer": 1}}
"""What the fields of a new goal start from."""

TITLE_LETTERS, STORY_LETTERS = 60, 1200
NEUTRAL = "neutral"


def _msg(key: str, **params: Any) -> Msg:
    return Msg("warcraft.workshop." + key, params)


def pages(plan: Scenario) -> tuple[Page, ...]:
    """Return all forms about a plan."""
    return (_players(plan), _goals(plan), _words(plan))


# -- players ------------------------------------------------------------------------------


def _players(plan: Scenario) -> Page:
    forms = [_seat_form(plan, seat) for seat in range(len(plan.seats))]
    more = []
    if len(plan.seats) < SEATS[1]:
        more.append(Choice("seat", _msg("add.seat")))
    if plan.neutral is None:
        more.append(Choice(NEUTRAL, _msg("add.neutral")))
    else:
        forms.append(_neutral_form(plan, plan.neutral))
    forms.append(_rules_form(plan))
    return Page("players", _msg("page.players"), tuple(forms), tuple(more))


def _field(key: str, kind: Any, value: Any, **more: Any) -> Field:
    return Field(key, _msg("field." + key), kind, value, **more)


def _seat_form(plan: Scenario, number: int) -> Form:
    seat = plan.seats[number]
    races = [Choice("", _msg("any_race"))]
    races += [Choice(race.key, race_name(race.key)) for race in RACES]
    teams = [Choice("0", _msg("team.alone"))]
    teams += [Choice(str(team), _msg("team.number", n=team)) for team in (1, 2)]
    levels = [Choice(level, _msg("levels." + level)) for level in ("first", "top")]
    return Form(
        f"seat.{number}",
        seat_label(plan, number),
        (
            _field("race", "choice", seat.race, choices=_known(races, seat.race)),
            _field("team", "choice", str(change.team_of(plan, number)), choices=tuple(teams)),
            _field("gold", "number", seat.gold, high=MOST_STOCK),
            _field("wood", "number", seat.wood, high=MOST_STOCK),
            _field("levels", "choice", seat.levels, choices=tuple(levels)),
            _field("undying", "switch", seat.undying, hint=_msg("hint.undying")),
        ),
        colour=colour_of(plan, number),
        removable=len(plan.seats) > SEATS[0],
    )


def _known(choices: list[Choice], value: str) -> tuple[Choice, ...]:
    """Return choices with the value that is set, though there may be no such thing."""
    if any(choice.value == value for choice in choices):
        return tuple(choices)
    return (*choices, Choice(value, verbatim(value[:40])))


def _neutral_form(plan: Scenario, neutral: NeutralPlan) -> Form:
    races = [Choice(race.key, race_name(race.key)) for race in RACES]
    return Form(
        NEUTRAL,
        _msg("neutral"),
        (
            _field("race", "choice", neutral.race, choices=_known(races, neutral.race)),
            _field("level", "number", neutral.level, low=1, high=_top_level(neutral.race)),
        ),
        note=_msg("hint.neutral"),
        colour=colour_of(plan, len(plan.seats)),
        removable=True,
    )


def _top_level(race: str) -> int:
    return min(map(len, RACE[race].tiles)) if race in RACE else 1


def _rules_form(plan: Scenario) -> Form:
    starters = [Choice("-1", _msg("first.lot"))]
    starters += [Choice(str(seat), seat_label(plan, seat)) for seat in range(len(plan.seats))]
    depletion = [Choice(key, _msg("depletion." + key)) for key in ("all", "none", "far")]
    cards = tuple(Choice(card.key, Msg("warcraft.card." + card.key)) for card in CARDS)
    return Form(
        "rules",
        _msg("form.rules"),
        (
            _field("first", "choice", str(plan.first), choices=_known(starters, str(plan.first))),
            _field("depletion", "choice", plan.depletion, choices=tuple(depletion)),
            _field("stripped", "many", plan.stripped, choices=cards, hint=_msg("hint.stripped")),
        ),
    )


# -- goals --------------------------------------------------------------------------------


def _goals(plan: Scenario) -> Page:
    return Page(
        "goals",
        _msg("page.goals"),
        tuple(_goal_form(plan, number) for number in range(len(plan.goals))),
        tuple(Choice(kind, Msg("warcraft.workshop.goal." + kind)) for kind in GOALS),
        note=_msg("hint.goals"),
    )


def _goal_form(plan: Scenario, number: int) -> Form:
    goal = plan.goals[number]
    return Form(
        f"goal.{number}",
        _msg("goal." + goal.kind),
        tuple(_goal_field(plan, goal, key) for key in GOAL_FIELDS[goal.kind]),
        note=_msg("goal_note." + goal.kind),
        removable=True,
    )


def _goal_field(plan: Scenario, goal: Goal, key: str) -> Field:
    if key == "seat":
        seats = [] if goal.kind in NEEDS_SEAT else [Choice("-1", _msg("everybody"))]
        seats += [Choice(str(seat), seat_label(plan, seat)) for seat in range(len(plan.seats))]
        return _field(key, "choice", str(goal.seat), choices=_listed(seats, str(goal.seat)))
    if key in ("spot", "spots"):
        names = [name for name in sorted(plan.spots) if key == "spot" or name in plan.tokens]
        letters = [Choice(name, verbatim(name)) for name in names]
        if key == "spots":
            return _field(key, "many", goal.spots, choices=tuple(letters), hint=_msg("hint.spots"))
        return _field(
            key, "choice", goal.spot, choices=_listed(letters, goal.spot), hint=_msg("hint.spot")
        )
    low = 1
    return _field(key, "number", getattr(goal, key), low=low, high=MOST_TARGET)


def _listed(choices: list[Choice], value: str) -> tuple[Choice, ...]:
    """Return choices with a dash first while none of them is chosen."""
    if any(choice.value == value for choice in choices):
        return tuple(choices)
    return (Choice(value, _msg("unset")), *choices)


# -- words --------------------------------------------------------------------------------


def _words(plan: Scenario) -> Page:
    return Page(
        "words",
        _msg("page.words"),
        (
            Form(
                "words",
                _msg("form.words"),
                (
                    _field("name", "line", plan.name, most=TITLE_LETTERS),
                    _field("story", "text", plan.story, most=STORY_LETTERS),
                    _field(
                        "goals_text",
                        "text",
                        plan.goals_text,
                        most=STORY_LETTERS,
                        hint=_msg("hint.goals_text"),
                    ),
                ),
            ),
        ),
    )


# -- changing -----------------------------------------------------------------------------


def changed(plan: Scenario, form: str, field: str, value: Any) -> Scenario:
    """Return a plan with another value in a field."""
    kind, _, number = form.partition(".")
    return _CHANGES[kind](plan, int(number or 0), field, value)


def _change_seat(plan: Scenario, number: int, field: str, value: Any) -> Scenario:
    if field == "team":
        return change.with_team(plan, number, int(value))
    return change.with_seat(plan, number, attrs.evolve(plan.seats[number], **{field: value}))


def _change_neutral(plan: Scenario, number: int, field: str, value: Any) -> Scenario:
    del number
    if plan.neutral is None:
        return plan
    neutral = attrs.evolve(plan.neutral, **{field: value})
    top = _top_level(neutral.race)
    return attrs.evolve(plan, neutral=attrs.evolve(neutral, level=min(neutral.level, top)))


def _change_plan(plan: Scenario, number: int, field: str, value: Any) -> Scenario:
    del number
    change: dict[str, Any] = {field: int(value) if field == "first" else value}
    return attrs.evolve(plan, **change)


def _change_goal(plan: Scenario, number: int, field: str, value: Any) -> Scenario:
    facts: dict[str, Any] = {field: int(value) if field == "seat" else value}
    goal = attrs.evolve(plan.goals[number], **facts)
    return attrs.evolve(plan, goals=_put(plan.goals, number, goal))


_CHANGES: dict[str, Callable[[Scenario, int, str, Any], Scenario]] = {
    "seat": _change_seat,
    "neutral": _change_neutral,
    "rules": _change_plan,
    "words": _change_plan,
    "goal": _change_goal,
}


def _put(goals: Iterable[Goal], number: int, goal: Goal) -> tuple[Goal, ...]:
    return tuple(goal if index == number else old for index, old in enumerate(goals))


def added(plan: Scenario, page: str, what: str) -> Scenario:
    """Return a plan with one more player, goal, or the neutral side."""
    if page == "goals":
        about = 0 if what in NEEDS_SEAT else -1
        goal = attrs.evolve(
            Goal("points"), **{"kind": what, "seat": about, **NEW_GOALS.get(what, {})}
        )
        return attrs.evolve(plan, goals=(*plan.goals, goal))
    if what == NEUTRAL:
        taken = {seat.race for seat in plan.seats}
        race = next((race.key for race in RACES if race.key not in taken), RACES[0].key)
        return attrs.evolve(plan, neutral=NeutralPlan(race, 1, ()))
    return attrs.evolve(plan, seats=(*plan.seats, SeatPlan("")))


def removed(plan: Scenario, form: str) -> Scenario:
    """Return a plan without a player, a goal or the neutral side."""
    kind, _, number = form.partition(".")
    if kind == "goal":
        kept = [goal for index, goal in enumerate(plan.goals) if index != int(number)]
        return attrs.evolve(plan, goals=tuple(kept))
    if kind == NEUTRAL:
        return attrs.evolve(plan, neutral=None)
    return change.without_seat(plan, int(number))
