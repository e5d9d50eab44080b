"""The log of Warcraft: a line for each event worth one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardgames_desktop.core.picture import Line, Thing
from boardgames_desktop.core.rules import Event
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.warcraft import things
from boardgames_desktop.games.warcraft.base import WarcraftBase
from boardgames_desktop.games.warcraft.battle_record import ATTACK
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.harvest_step import MARKING_FACE
from boardgames_desktop.games.warcraft.names import (
    building_name,
    card_name,
    piece_name,
    pieces,
    price_words,
    resource_name,
    space_name,
)
from boardgames_desktop.games.warcraft.state import (
    DEPLETED,
    HALF,
    KINDS,
    MOVE,
    RESOURCES,
    UNKNOWN,
    WORKER,
)

Data = Mapping[str, Any]


def tell(rules: WarcraftBase, event: Event) -> Line | None:
    """Return the log's line for an event; None if it is not worth one."""
    words = _LINES.get(event.kind)
    return words(Teller(rules), event.data) if words is not None else None


class Teller:
    """Makes the lines of one match."""

    def __init__(self, rules: WarcraftBase) -> None:
        self.rules = rules

    def place(self, space: int) -> Msg:
        """Return the name of a space."""
        return space_name(self.rules, space)

    def pieces(self, side: int, kind: int, count: int) -> Msg:
        """Return a number of pieces."""
        return pieces(self.rules, side, kind, count)

    def line(
        self,
        side: int | None,
        text: str,
        rule: str,
        spaces: tuple[int, ...] = (),
        n: int | None = None,
        /,
        **params: Any,
    ) -> Line:
        """Return a line; places are lit when it is pointed at."""
        names = self.rules.field.names
        lit: tuple[Thing, ...] = tuple(things.space(names[space]) for space in spaces)
        return Line(side, Msg("warcraft.log." + text, params, n), lit, "warcraft." + rule)

    def deed(
        self,
        side: int,
        text: str,
        rule: str,
        spaces: tuple[int, ...] = (),
        n: int | None = None,
        /,
        **params: Any,
    ) -> Line:
        """Return a line that says what a player did."""
        return self.line(side, text, rule, spaces, n, player=Name(side), **params)


# -- the round ------------------------------------------------------------------------


def _step(t: Teller, data: Data) -> Line | None:
    """The other steps are told by what is done in them."""
    if data["step"] != MOVE:
        return None
    return t.deed(data["seat"], "turn", "move", round=data["round"])


def _card(t: Teller, data: Data) -> Line | None:
    if UNKNOWN in data["cards"]:
        return None
    cards = tuple(card_name(card) for card in data["cards"])
    return t.line(data["seat"], "card", "cards", cards=cards)


def _draw(t: Teller, data: Data) -> Line:
    return t.deed(data["seat"], "draw", "cards", (), data["count"])


def _set_aside(t: Teller, data: Data) -> Line:
    return t.deed(data["seat"], "set_aside", "nordrassil", (), data["left"])


# -- moving ---------------------------------------------------------------------------


def _move(t: Teller, data: Data) -> Line:
    seat, path = data["seat"], data["path"]
    moved = t.pieces(seat, data["kind"], data["count"])
    ends = {"source": t.place(path[0]), "target": t.place(path[-1])}
    return t.deed(seat, "move", "move", (path[0], path[-1]), pieces=moved, **ends)


def _carry(t: Teller, data: Data) -> Line:
    seat, path = data["seat"], data["path"]
    captive = Msg("warcraft.captive." + t.rules.races[data["captive"]].key)
    ends = {"source": t.place(data["pickup"]), "target": t.place(path[-1])}
    lit = (data["pickup"], path[-1])
    return t.deed(seat, "carry", "captives", lit, captive=captive, **ends)


def _at(text: str, rule: str, key: str = "seat") -> Callable[[Teller, Data], Line]:
    def line(t: Teller, data: Data) -> Line:
        space = data["space"]
        return t.deed(data[key], text, rule, (space,), place=t.place(space))

    return line


def _destroy(t: Teller, data: Data) -> Line:
    space, workers, outpost = data["space"], data["workers"], data["outpost"]
    text = "destroy_both" if workers and outpost else "destroy_outpost" if outpost else "destroy"
    params: dict[str, Any] = {"place": t.place(space)}
    if workers:
        params["pieces"] = t.pieces(data["side"], WORKER, workers)
    return t.deed(data["side"], text, "defenceless", (space,), **params)


def _captured(t: Teller, data: Data) -> Line:
    text = "captured" if data["times"] < 2 else "captured_again"
    return t.deed(data["seat"], text, "town", (data["space"],), place=t.place(data["space"]))


# -- harvest, town --------------------------------------------------------------------


def _harvest(t: Teller, data: Data) -> Line:
    space, resource = data["space"], RESOURCES[data["resource"]]
    text = {HALF: "_half", DEPLETED: "_depleted"}.get(data["mark"], "")
    if data["face"] != MARKING_FACE:
        text = ""
    words = "harvest_" + resource + text
    return t.deed(data["seat"], words, "harvest", (space,), data["face"], place=t.place(space))


def _deploy(t: Teller, data: Data) -> Line:
    seat, space = data["seat"], data["space"]
    deployed = t.pieces(seat, data["kind"], data["count"])
    return t.deed(seat, "deploy", "deploy", (space,), pieces=deployed, place=t.place(space))


def _raise(t: Teller, data: Data) -> Line:
    seat, space = data["seat"], data["space"]
    raised = t.pieces(seat, data["kind"], 1)
    return t.deed(seat, "raise", "necromancers", (space,), pieces=raised, place=t.place(space))


def _finish(t: Teller, data: Data) -> Line:
    return t.deed(data["seat"], "finish", "deploy", building=building_name(data["kind"]))


def _train(t: Teller, data: Data) -> Line:
    seat = data["seat"]
    return t.deed(seat, "train", "train", pieces=t.pieces(seat, data["kind"], data["count"]))


def _build(t: Teller, data: Data) -> Line:
    return t.deed(data["seat"], "build", "building", building=building_name(data["kind"]))


def _upgrade(t: Teller, data: Data) -> Line:
    seat, kind, level = data["seat"], data["kind"], data["level"]
    tile = t.rules.races[seat].tiles[kind][level - 1]
    unit = Msg("warcraft.unit." + tile.key)
    rule = "necromancers" if t.rules.necromancers[seat] else "upgrade"
    return t.deed(seat, "upgrade." + KINDS[kind], rule, unit=unit, strength=tile.strength)


def _give(t: Teller, data: Data) -> Line:
    words = {"mate": Name(data["to"]), "count": data["count"]}
    resource = resource_name(data["resource"])
    return t.deed(data["seat"], "give", "gift", resource=resource, **words)


# -- battle ---------------------------------------------------------------------------


def _names(sides: tuple[int, ...]) -> tuple[Name, ...]:
    return tuple(Name(side) for side in sides)


def _battle(t: Teller, data: Data) -> Line:
    space, attackers = data["space"], data["attackers"]
    sides = {"attackers": _names(attackers), "defenders": _names(data["defenders"])}
    return t.line(attackers[0], "battle", "battle", (space,), place=t.place(space), **sides)


def _round(t: Teller, data: Data) -> Line | None:
    if data["round"] < 2:
        return None
    return t.line(None, "round", "phases", (data["space"],), round=data["round"])


def _roll(t: Teller, data: Data) -> Line | None:
    if not data["faces"]:
        return None
    text = "roll." + KINDS[data["kind"]]
    faces = " ".join(map(str, data["faces"]))
    words = {"faces": faces, "strength": data["strength"]}
    return t.deed(data["side"], text, "phases", (data["space"],), data["hits"], **words)


def _dealt(t: Teller, data: Data) -> Line:
    text = "dealt.attack" if data["role"] == ATTACK else "dealt.defence"
    return t.line(None, text, "casualties", (), data["count"])


def _prevented(t: Teller, data: Data) -> Line:
    by = data["by"]
    rule = "ability_heal" if by == "heal" else "card_" + by
    cause = Msg("warcraft.ability.heal") if by == "heal" else Msg("warcraft.card." + by)
    return t.line(None, "prevented", rule, (), data["count"], cause=cause)


def _lose(text: str, rule: str) -> Callable[[Teller, Data], Line]:
    def line(t: Teller, data: Data) -> Line:
        side, space = data["side"], data["space"]
        lost = t.pieces(side, data["kind"], data.get("count", 1))
        return t.deed(side, text, rule, (space,), pieces=lost, place=t.place(space))

    return line


def _disband(t: Teller, data: Data) -> Line:
    side, space = data["side"], data["space"]
    gone = t.pieces(side, 0, data["count"])
    place = t.place(space)
    return t.deed(side, "disband", "ability_raise_dead", (space,), pieces=gone, place=place)


def _raised_dead(t: Teller, data: Data) -> Line:
    side, space = data["side"], data["space"]
    raised = t.pieces(side, 0, data["count"])
    place = t.place(space)
    return t.deed(side, "raised_dead", "ability_raise_dead", (space,), pieces=raised, place=place)


def _battle_over(t: Teller, data: Data) -> Line:
    space, sides = data["space"], data["sides"]
    place = t.place(space)
    if not sides:
        return t.line(None, "battle_drawn", "battle_end", (space,), place=place)
    winners = _names(sides)
    return t.line(sides[0], "battle_won", "battle_end", (space,), place=place, winners=winners)


# -- cards ----------------------------------------------------------------------------


def _play(t: Teller, data: Data) -> Line:
    seat, card = data["seat"], data["card"]
    rule = "card_" + CARD_KEYS[card]
    params: dict[str, Any] = {"card": card_name(card)}
    lit: tuple[int, ...] = ()
    text = "play"
    if "goal" in data:
        lit = data["space"], data["goal"]
        params |= {"source": t.place(data["space"]), "target": t.place(data["goal"])}
        text = "play_way"
    elif "side" in data:
        lit = (data["space"],)
        unit = piece_name(t.rules, data["side"], data["kind"])
        params |= {"unit": unit, "place": t.place(data["space"])}
        text = "play_on"
    elif "kind" in data:
        params["building"] = building_name(data["kind"])
        text = "play_building"
    elif "space" in data:
        lit = (data["space"],)
        params["place"] = t.place(data["space"])
        text = "play_at"
    elif "resource" in data:
        params["resource"] = resource_name(data["resource"])
        text = "play_for"
    return t.deed(seat, text, rule, lit, **params)


def _pillage(t: Teller, data: Data) -> Line:
    gold, wood = data["gold"], data["wood"]
    victim = Name(data["victim"])
    if not gold and not wood:
        return t.deed(data["seat"], "pillage_nothing", "card_pillage", victim=victim)
    price = price_words((gold, wood))
    return t.deed(data["seat"], "pillage", "card_pillage", victim=victim, price=price)


def _curse(t: Teller, data: Data) -> Line:
    faces = " ".join(map(str, data["faces"]))
    return t.deed(data["seat"], "curse", "card_curse", (), data["count"], faces=faces)


def _poison(t: Teller, data: Data) -> Line:
    phases = tuple(Msg("warcraft.phase.name." + KINDS[kind]) for kind in data["kinds"])
    return t.deed(data["seat"], "poison", "ability_slow_poison", phases=phases)


def _dispelled(t: Teller, data: Data) -> Line:
    return t.line(data["seat"], "dispelled", "card_dispel_magic", card=card_name(data["card"]))


# -- the end --------------------------------------------------------------------------

_ENDINGS: Mapping[str, str] = {
    "points": "points",
    "hold": "elf_gate",
    "stand": "nordrassil",
    "capture": "nordrassil",
    "last_card": "nordrassil",
    "rescue": "captives",
    "slay_necromancers": "necromancers",
    "destroy_tokens": "necromancers",
    "elimination": "elimination",
    "limit": "limit",
    "exhausted": "limit",
}
"""Rule behind each way a game ends."""


def _eliminated(t: Teller, data: Data) -> Line:
    return t.deed(data["seat"], "eliminated", "elimination")


def _game_over(t: Teller, data: Data) -> Line:
    winners, how = data["winners"], data["how"]
    rule = _ENDINGS[how]
    if not winners:
        return t.line(None, "drawn." + how, rule)
    return t.line(winners[0], "won." + how, rule, winners=_names(winners))


_LINES: Mapping[str, Callable[[Teller, Data], Line | None]] = {
    "first": lambda t, data: t.deed(data["seat"], "first", "setup"),
    "step": _step,
    "draw": _draw,
    "card": _card,
    "set_aside": _set_aside,
    "reshuffle": lambda t, data: t.deed(data["seat"], "reshuffle", "cards"),
    "move": _move,
    "carry": _carry,
    "play": _play,
    "dispelled": _dispelled,
    "pillage": _pillage,
    "curse": _curse,
    "poison": _poison,
    "battle": _battle,
    "round": _round,
    "roll": _roll,
    "dealt": _dealt,
    "prevented": _prevented,
    "lose": _lose("lose", "casualties"),
    "digested": _lose("digested", "card_devour"),
    "revived": _at("revived", "nordrassil", "side"),
    "raised_dead": _raised_dead,
    "disband": _disband,
    "battle_over": _battle_over,
    "destroy": _destroy,
    "captured": _captured,
    "harvest": _harvest,
    "give_up": _at("give_up", "outpost"),
    "raise": _raise,
    "deploy": _deploy,
    "finish": _finish,
    "finish_outpost": _at("finish_outpost", "deploy"),
    "train": _train,
    "build": _build,
    "outpost": _at("outpost", "outpost"),
    "upgrade": _upgrade,
    "give": _give,
    "token": lambda t, data: t.line(
        None, "token", "necromancers", (data["space"],), place=t.place(data["space"])
    ),
    "eliminated": _eliminated,
    "resign": lambda t, data: t.deed(data["seat"], "resign", "resign"),
    "game_over": _game_over,
}
"""Lines by kind of event."""
