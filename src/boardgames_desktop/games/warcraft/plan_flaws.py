"""The faults of a scenario in the making, as its editor shows them: each with its place."""

from __future__ import annotations

import re

from boardgames_desktop.core.text import Msg
from boardgames_desktop.core.workshop import Flaw
from boardgames_desktop.games.warcraft.hexes import Spot
from boardgames_desktop.games.warcraft.plan_changes import pieces_of
from boardgames_desktop.games.warcraft.plan_picture import seat_label, space_names
from boardgames_desktop.games.warcraft.scenario import Scenario
from boardgames_desktop.games.warcraft.scenario_check import Fault, faults

_HEAD = re.compile(r"([a-z]+)(?:\[(\d+)\])?(?:\.([A-Za-z0-9]+)(?:\[(\d+)\])?)?")


def flaws(plan: Scenario) -> tuple[Flaw, ...]:
    """Return everything that keeps a plan from being played."""
    names = space_names(plan)
    return tuple(_flaw(plan, fault, names) for fault in faults(plan))


def _flaw(plan: Scenario, fault: Fault, names: dict[Spot, str]) -> Flaw:
    spots, form, about = _place(plan, fault.path)
    spots = tuple(spot for spot in spots if spot in names)
    where = [Msg("warcraft.workshop.at", {"name": names[spot].upper()}) for spot in spots]
    if about is not None:
        where.insert(0, about)
    if not where:
        return Flaw(fault.reason, spots, form)
    facts = {"where": tuple(where), "why": fault.reason}
    return Flaw(Msg("warcraft.workshop.flaw", facts), spots, form)


Found = tuple[tuple[Spot, ...], str, Msg | None]


def _place(plan: Scenario, path: str) -> Found:
    """Return the spaces, the form and the name of what a fault is about."""
    match = _HEAD.match(path)
    if match is None:
        return (), "", None
    head, number, part, item = match.groups()
    index = int(number) if number else -1
    if head == "seats" and 0 <= index < len(plan.seats):
        return _of_side(plan, index, f"seat.{index}", part or "", item)
    if head == "neutral":
        return _of_side(plan, len(plan.seats), "neutral", part or "", item)
    if head == "goals" and index >= 0:
        kind = plan.goals[index].kind
        return (), f"goal.{index}", Msg("warcraft.workshop.goal." + kind)
    if head == "spaces" and index >= 0:
        space = plan.spaces[index]
        return ((space.q, space.r),), "", None
    if head == "walls" and index >= 0:
        return plan.walls[index], "", None
    if head in ("spots", "tokens") and part in plan.spots:
        return (plan.spots[part],), "", None
    if head == "teams" and index >= 0:
        seat = next((one for one in plan.teams[index] if 0 <= one < len(plan.seats)), 0)
        return (), f"seat.{seat}", Msg("warcraft.workshop.team.number", {"n": index + 1})
    return (), _FORMS.get(head, ""), None


_FORMS = {"first": "rules", "stripped": "rules", "seats": "seat.0", "id": "words"}


def _of_side(plan: Scenario, side: int, form: str, part: str, item: str | None) -> Found:
    neutral = side >= len(plan.seats)
    about = Msg("warcraft.workshop.neutral") if neutral else seat_label(plan, side)
    if part == "pieces":
        stacks = pieces_of(plan, side)
        at = (stacks[int(item)].at,) if item else tuple(stack.at for stack in stacks)
        return at, form, about
    if neutral:
        return (), form, about
    seat = plan.seats[side]
    if part == "town" and seat.town is not None:
        return (seat.town,), form, about
    if part in ("outposts", "necromancers"):
        listed = getattr(seat, part)
        wanted = (listed[int(item)],) if item else listed
        return tuple(plan.spots[name] for name in wanted if name in plan.spots), form, about
    if part == "captive" and seat.captive in plan.spots:
        return (plan.spots[seat.captive],), form, about
    return (), form, about
