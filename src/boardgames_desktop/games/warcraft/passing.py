"""Letting windows go by: until the end of a battle, or of a step (6.4)."""

from __future__ import annotations

from typing import ClassVar

from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.core.rules import Spell
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.state import WarcraftState

PASS: Action = ("pass",)


class Passing(WarcraftBase):
    """What a player who holds nothing of use may say once for many windows."""

    reaction_kinds: ClassVar[frozenset[str]] = frozenset({"window"})

    def lets_pass(self, o: WarcraftState, seat: Seat) -> Action | None:
        """Return the pass, if ``seat`` is asked in a window."""
        frame = o.agenda[-1]
        return PASS if frame[0] == "window" and seat in frame[1] else None

    def spells(self, o: WarcraftState) -> tuple[Spell, ...]:
        """Return the battle going on, and the step."""
        step = Spell("step", (o.round, o.step), Msg("warcraft.pass.step"))
        battle = o.battle
        if battle is None or battle.over:
            return (step,)
        mark = (o.round, o.turn, battle.space)
        return (Spell("battle", mark, Msg("warcraft.pass.battle")), step)
