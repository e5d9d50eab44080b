"""What events of alliances look like, and their lines in the log (section 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.picture import Flash, Fly, Line, Roll, Scene, Thing
from boardgames_desktop.core.rules import Event
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk import things
from boardgames_desktop.games.risk.base import land_name
from boardgames_desktop.games.risk.say import card_words
from boardgames_desktop.games.risk.state import NONE, UNKNOWN

Data = Mapping[str, Any]


def spot(side: int, ally: Seat) -> Thing:
    """Return the place of a neutral army's marker: 0, 1 or 2 from the first player's end."""
    return f"alliance:{side}.{1 if ally == NONE else 2 * ally}"


def standing(ally: Seat) -> Msg:
    """Return the words for whose ally a neutral army is."""
    if ally == NONE:
        return Msg("risk.alliance.uninvolved")
    return Msg("risk.alliance.ally", {"player": Name(ally)})


def story(event: Event) -> tuple[Scene, ...]:
    """Return the scenes of an event of alliances."""
    show = _SCENES.get(event.kind)
    return show(event.data) if show is not None else ()


def tell(event: Event) -> Line | None:
    """Return the log's line for an event of alliances."""
    words = _LINES.get(event.kind)
    return words(event.data) if words is not None else None


def _step(data: Data) -> tuple[Scene, ...]:
    side, before, after = data["side"], data["before"], data["after"]
    if before == after:
        return ()
    return (Fly("marker", side, 1, spot(side, before), spot(side, after)),)


def _die(data: Data) -> tuple[Scene, ...]:
    return (Roll(((data["side"], (data["die"],)),)),)


_SCENES: Mapping[str, Callable[[Data], tuple[Scene, ...]]] = {
    "bribe": _step,
    "ally_die": _die,
    "loyalty": lambda data: (*_die(data), *_step(data)),
    "call_off": lambda data: (Flash(things.LAND_THINGS[data["target"]]),),
}


def _line(data: Data, text: str, rule: str, n: int | None = None, **params: Any) -> Line:
    return Line(data["seat"], Msg("risk.log." + text, params, n), (), "risk." + rule)


def _bribe(data: Data) -> Line:
    state = standing(data["after"])
    player, army = Name(data["seat"]), Name(data["side"])
    return _line(data, "bribe", "bribe", player=player, army=army, state=state)


def _bribe_card(data: Data) -> Line | None:
    if data["card"] == UNKNOWN:
        return None
    return _line(data, "bribe_card", "bribe", card=card_words(data["card"]))


def _ally_die(data: Data) -> Line:
    player, army = Name(data["seat"]), Name(data["side"])
    return _line(data, "ally_die", "ally_dice", data["die"], player=player, army=army)


def _loyalty(data: Data) -> Line:
    text = "loyal" if data["before"] == data["after"] else "disloyal"
    army, state = Name(data["side"]), standing(data["after"])
    return _line(data, text, "loyalty", die=data["die"], army=army, state=state)


def _call_off(data: Data) -> Line:
    place = land_name(data["target"])
    return _line(data, "call_off", "loyalty", player=Name(data["seat"]), place=place)


def _lapse(data: Data) -> Line:
    place = land_name(data["target"])
    return _line(data, "lapse", "loyalty", army=Name(data["side"]), place=place)


_LINES: Mapping[str, Callable[[Data], Line | None]] = {
    "bribe": _bribe,
    "bribe_card": _bribe_card,
    "ally_die": _ally_die,
    "loyalty": _loyalty,
    "call_off": _call_off,
    "lapse": _lapse,
}
