"""The variants of Warcraft: one for each scenario of the rulebook."""

from __future__ import annotations

from boardgames_desktop.core.game import OptionSpec, Variant
from boardgames_desktop.core.text import Msg
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
from boardgames_desktop.games.warcraft.scenario_file import scenario


def _variant(variant_id: str, minutes: tuple[int, int], options: tuple[OptionSpec, ...]) -> Variant:
    plan = scenario(variant_id)
    seats = len(plan.seats)
    colours = tuple(RACE[seat.race].colour if seat.race else "" for seat in plan.seats)
    return Variant(
        id=variant_id,
        title=Msg(f"warcraft.variant.{variant_id}"),
        summary=Msg(f"warcraft.variant.{variant_id}.summary"),
        min_seats=seats,
        max_seats=seats,
        options=options,
        minutes=minutes,
        teams=plan.teams,
        colours=colours if any(colours) else (),
        story=Msg(f"warcraft.variant.{variant_id}.story"),
        goals=Msg(f"warcraft.variant.{variant_id}.goals"),
    )


VARIANTS: tuple[Variant, ...] = (
    _variant("main2", (60, 120), (TARGET_2, HEAL, CARD_ORDER, DEVOUR, ROUNDS)),
    _variant("main4", (120, 240), (TARGET_4, HEAL, CARD_ORDER, DEVOUR, ROUNDS)),
    _variant("elf_gate", (90, 180), (HEAL, CARD_ORDER, DEVOUR, STRIP, ROUNDS)),
    _variant("necromancers", (60, 120), (NECROMANCY, HEAL, CARD_ORDER, STRIP, ROUNDS)),
    _variant("captives", (45, 120), (CARD_ORDER, DEVOUR, STRIP, ROUNDS)),
    _variant("nordrassil", (60, 120), (HEAL, CARD_ORDER, DEVOUR, STRIP)),
)
