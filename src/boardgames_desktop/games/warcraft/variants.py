"""The variants of Warcraft: one for each scenario, those of the rulebook and those of players."""

from __future__ import annotations

import attrs

from boardgames_desktop.core.game import OptionSpec, Variant
from boardgames_desktop.core.setup import OWN
from boardgames_desktop.core.text import Msg, verbatim
from boardgames_desktop.games.warcraft.options import (
    CARD_ORDER,
    DEVOUR,
    HEAL,
    NECROMANCY,
    ROUNDS,
    STRIP,
    TARGET_2,
    TARGET_4,
)
from boardgames_desktop.games.warcraft.races import RACE
from boardgames_desktop.games.warcraft.scenario import Scenario
from boardgames_desktop.games.warcraft.scenario_file import scenario

OWN_MINUTES = (45, 180)
"""How long a scenario takes that nobody has timed."""


def _variant(variant_id: str, minutes: tuple[int, int], options: tuple[OptionSpec, ...]) -> Variant:
    words = f"warcraft.variant.{variant_id}"
    return attrs.evolve(
        _shape(scenario(variant_id), minutes, options),
        id=variant_id,
        title=Msg(words),
        summary=Msg(f"{words}.summary"),
        story=Msg(f"{words}.story"),
        goals=Msg(f"{words}.goals"),
    )


def own_variant(plan: Scenario) -> Variant:
    """Return the variant of a scenario a player made; its words are the player's."""
    options = [HEAL, CARD_ORDER, DEVOUR]
    if any(seat.necromancers for seat in plan.seats) and plan.depletion == "none":
        options.append(NECROMANCY)
    if plan.stripped:
        options.append(STRIP)
    return attrs.evolve(
        _shape(plan, OWN_MINUTES, (*options, ROUNDS)),
        id=OWN,
        title=Msg("warcraft.own.text", {"text": plan.name or plan.id}),
        summary=Msg("warcraft.own.summary"),
        story=Msg("warcraft.own.text", {"text": plan.story}) if plan.story else None,
        goals=Msg("warcraft.own.text", {"text": plan.goals_text}) if plan.goals_text else None,
    )


def _shape(plan: Scenario, minutes: tuple[int, int], options: tuple[OptionSpec, ...]) -> Variant:
    """Return a variant with all of a scenario but its words."""
    colours = tuple(RACE[seat.race].colour if seat.race else "" for seat in plan.seats)
    return Variant(
        id="",
        title=verbatim(""),
        summary=verbatim(""),
        min_seats=len(plan.seats),
        max_seats=len(plan.seats),
        options=options,
        minutes=minutes,
        teams=plan.teams,
        colours=colours if any(colours) else (),
        barred=() if plan.neutral is None else (RACE[plan.neutral.race].colour,),
    )


VARIANTS: tuple[Variant, ...] = (
    _variant("main2", (60, 120), (TARGET_2, HEAL, CARD_ORDER, DEVOUR, ROUNDS)),
    _variant("main4", (120, 240), (TARGET_4, HEAL, CARD_ORDER, DEVOUR, ROUNDS)),
    _variant("elf_gate", (90, 180), (HEAL, CARD_ORDER, DEVOUR, STRIP, ROUNDS)),
    _variant("necromancers", (60, 120), (NECROMANCY, HEAL, CARD_ORDER, STRIP, ROUNDS)),
    _variant("captives", (45, 120), (CARD_ORDER, DEVOUR, STRIP, ROUNDS)),
    _variant("nordrassil", (60, 120), (HEAL, CARD_ORDER, DEVOUR, STRIP)),
)
