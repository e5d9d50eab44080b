"""Words for the questions and options that neutral armies bring (4.2, 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from boardgames_desktop.core.actions import Option, Seat
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk import say
from boardgames_desktop.games.risk.allies import allies
from boardgames_desktop.games.risk.state import RiskState

if TYPE_CHECKING:
    from boardgames_desktop.games.risk.base import RiskBase

Question = Callable[["RiskBase", RiskState, Seat], tuple[Msg, ...]]


def _garrison(rules: RiskBase, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
    del rules
    _, _, own, waiting = o.agenda[-1]
    armies = {"armies": tuple(Name(side) for side in waiting)}
    if not own and len(waiting) > 1:
        neutrals = "risk.ask.garrison_neutrals"
        return Msg(neutrals, armies), Msg(f"{neutrals}.more")
    if not own:
        army = {"army": Name(waiting[0])}
        return Msg("risk.ask.garrison_neutral", army), Msg("risk.ask.garrison_neutral.more")
    if waiting:
        return Msg("risk.ask.garrison", {}, own), Msg("risk.ask.garrison.more", armies)
    rest = Msg("risk.ask.garrison.rest", {}, o.pool[seat])
    return Msg("risk.ask.garrison", {}, own), rest


def _bribe(rules: RiskBase, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
    del rules
    return Msg("risk.ask.bribe"), Msg("risk.ask.bribe.more", {}, len(o.hands[seat]))


def _ally_roll(rules: RiskBase, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
    del rules, seat
    return Msg("risk.ask.ally_roll", _armies(o.agenda[-1][2])), Msg("risk.ask.ally_roll.more")


def _ally_place(rules: RiskBase, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
    del rules, seat
    side = o.agenda[-1][2]
    question = Msg("risk.ask.ally_place", {"army": Name(side)}, o.pool[side])
    return question, Msg("risk.ask.ally_place.more")


def _ally_fortify(rules: RiskBase, o: RiskState, seat: Seat) -> tuple[Msg, ...]:
    del rules, seat
    question = Msg("risk.ask.ally_fortify", _armies(o.agenda[-1][2]))
    return question, Msg("risk.ask.ally_fortify.more")


def allies_attack(o: RiskState) -> Msg | None:
    """Say who else attacks for the seat on turn; None if it has no allies (8.6)."""
    sides = allies(o, o.turn)
    return Msg("risk.ask.combat.allies", _armies(sides)) if sides else None


def _armies(sides: tuple[int, ...]) -> dict[str, tuple[Name, ...]]:
    return {"armies": tuple(Name(side) for side in sides)}


QUESTIONS: Mapping[str, Question] = {
    "garrison": _garrison,
    "bribe": _bribe,
    "ally_roll": _ally_roll,
    "ally_place": _ally_place,
    "ally_fortify": _ally_fortify,
}
"""The question of each kind of frame, and its context."""

_SKIPS = frozenset({"bribe", "ally_roll", "ally_fortify"})


def option_words(o: RiskState, option: Option) -> Msg | None:
    """Return the words of an option that only neutral armies bring; None for any other."""
    match option[0]:
        case "bribe":
            words = {"army": Name(option[1]), "card": say.card_words(option[2])}
            return Msg("risk.say.bribe", words)
        case "call_up":
            return Msg("risk.say.call_up", {"army": Name(option[1])})
        case "skip" if o.agenda[-1][0] in _SKIPS:
            return Msg("risk.say.skip_" + o.agenda[-1][0])
    return None


def skip_button(kind: str) -> Msg:
    """Return the words of the button that declines a question of ``kind``."""
    return Msg("risk.button.skip_" + kind)
