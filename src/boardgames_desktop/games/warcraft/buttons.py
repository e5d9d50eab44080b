"""The answers that are no things on a board."""

from __future__ import annotations

from typing import Literal

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Button
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft import things
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.state import KINDS, RESOURCES, UNITS, WarcraftState

_OF_KIND: dict[str, tuple[str, ...]] = {
    "move": ("end_move",),
    "harvest": ("end_harvest",),
    "raise": ("end_harvest",),
    "deploy": ("end_deploy",),
    "spend": ("end_spend",),
    "join": ("join", "stay_out"),
    "window": ("pass",),
}
"""Buttons of each question; the first one is the expected answer."""

POISONS: tuple[str, ...] = tuple("poison_" + KINDS[kind] for kind in UNITS)
"""Buttons that name the phase for Slow Poison, by kind of unit."""


def _button(key: str, role: Literal["primary", "plain", "danger"] = "plain") -> Button:
    return Button(things.button(key), Msg("warcraft.button." + key), role)


def buttons(rules: WarcraftBase, o: WarcraftState, seat: Seat | None) -> tuple[Button, ...]:
    """Return the answers of ``seat`` that are no places."""
    if not o.agenda or seat is None or seat not in o.agenda[-1][1]:
        return ()
    frame = o.agenda[-1]
    kind = frame[0]
    keys = _OF_KIND.get(kind, ())
    found = [_button(key, "plain" if at else "primary") for at, key in enumerate(keys)]
    if kind == "window" and frame[2] == "resources":
        found = [*(_button(key) for key in RESOURCES), *found]
    if kind == "poison":
        asked = {option[1] for option in rules.options(o, seat)}
        found += [_button(POISONS[phase]) for phase in UNITS if phase in asked]
    return tuple(found)
