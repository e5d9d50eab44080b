"""Words for the questions and options that neutral armies bring (4.2, 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk.state import RiskState

if TYPE_CHECKING:
    from boardgames_desktop.games.risk.base import RiskBase

Question = Callable[["RiskBase", RiskState, Seat], tuple[Msg, ...]]


def _garrison(rules: RiskBase, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
    del rules
    _, _, own, waiting = o.agenda[-1]
    if not own:
        army = {"army": Name(waiting[0])}
        return Msg("risk.ask.garrison_neutral", army), Msg("risk.ask.garrison_neutral.more")
    if waiting:
        armies = {"armies": tuple(Name(side) for side in waiting)}
        return Msg("risk.ask.garrison", {}, own), Msg("risk.ask.garrison.more", armies)
    rest = Msg("risk.ask.garrison.rest", {}, o.pool[seat])
    return Msg("risk.ask.garrison", {}, own), rest


QUESTIONS: Mapping[str, Question] = {"garrison": _garrison}
"""The question of each kind of frame, and its context."""
