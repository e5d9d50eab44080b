"""What events of Risk look like while they happen, and their lines in the log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from boardgames_desktop.core.picture import Count, Flash, Flip, Fly, Line, Roll, Scene, Thing
from boardgames_desktop.core.rules import Event
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk import things
from boardgames_desktop.games.risk.base import land_name
from boardgames_desktop.games.risk.boards import continent_name
from boardgames_desktop.games.risk.cards import CARD_KEYS
from boardgames_desktop.games.risk.say import card_name, card_words
from boardgames_desktop.games.risk.setup_phase import PLACING
from boardgames_desktop.games.risk.state import UNKNOWN
from boardgames_desktop.games.risk.world import MEMBERS

Data = Mapping[str, Any]
Scenes = tuple[Scene, ...]


def story(event: Event) -> Scenes:
    """Return the scenes of an event."""
    show = _SCENES.get(event.kind)
    return show(event.data) if show is not None else ()


def tell(event: Event) -> Line | None:
    """Return the log's line for an event, if it is worth one."""
    words = _LINES.get(event.kind)
    return words(event.data) if words is not None else None


def _place(land: int) -> Thing:
    return things.LAND_THINGS[land]


# -- scenes --------------------------------------------------------------------------


def _start_roll_scene(data: Data) -> Scenes:
    return (Roll(tuple((seat, (die,)) for seat, die in data["rolls"])),)


def _deal_scene(data: Data) -> Scenes:
    return tuple(Flash(_place(land), "gain") for land in range(len(data["owners"])))


def _claim_scene(data: Data) -> Scenes:
    place = _place(data["land"])
    return (
        Fly("army", data["seat"], 1, things.pool(data["seat"]), place),
        Flash(place, "gain"),
    )


def _place_scene(data: Data) -> Scenes:
    seat = data["seat"]
    return (Fly("army", seat, data["count"], things.pool(seat), _place(data["land"])),)


def _garrison_scene(data: Data) -> Scenes:
    side = data["side"]
    return (Fly("army", side, data["count"], things.pool(side), _place(data["land"])),)


def _scatter_scene(data: Data) -> Scenes:
    return tuple(Count(_place(land), more) for land, more in enumerate(data["counts"]) if more)


def _trade_scene(data: Data) -> Scenes:
    return tuple(Flip(data["seat"], CARD_KEYS[card], card_name(card)) for card in data["cards"])


def _attack_scene(data: Data) -> Scenes:
    return Flash(_place(data["source"])), Flash(_place(data["target"]), "loss")


def _battle_scene(data: Data) -> Scenes:
    source, target = _place(data["source"]), _place(data["target"])
    rows = ((data["attacker"], data["attack"]), (data["defender"], data["defence"]))
    return Roll(rows, data["lost"], target), *_losses(data, source, target)


def _losses(data: Data, source: Thing, target: Thing) -> Scenes:
    """Return the losses of a battle: of places, or of stacks where team-mates may share one."""
    counts = [(source, data["lost"][0]), (target, data["lost"][1])]
    if "fallen" in data:
        counts = [(things.army(data["attacker"], data["source"]), data["lost"][0])]
        counts += [(things.army(seat, data["target"]), lost) for seat, lost in data["fallen"]]
    return tuple(Count(place, -lost) for place, lost in counts if lost)


def _conquer_scene(data: Data) -> Scenes:
    return (Flash(_place(data["land"]), "gain"),)


def _march_scene(data: Data) -> Scenes:
    way = _place(data["source"]), _place(data["target"])
    return (Fly("army", data["seat"], data["count"], *way),)


def _continent_scene(data: Data) -> Scenes:
    return tuple(Flash(_place(land), "gain") for land in MEMBERS[data["continent"]])


def _cards_taken_scene(data: Data) -> Scenes:
    return tuple(_flip(data["seat"], card) for card in data["cards"])


def _flip(seat: int, card: int) -> Flip:
    if card == UNKNOWN:
        return Flip(seat, None)
    return Flip(seat, CARD_KEYS[card], card_name(card))


_SCENES: Mapping[str, Callable[[Data], Scenes]] = {
    "start_roll": _start_roll_scene,
    "deal": _deal_scene,
    "deal_cards": _deal_scene,
    "claim": _claim_scene,
    "place": _place_scene,
    "garrison": _garrison_scene,
    "scatter": _scatter_scene,
    "trade": _trade_scene,
    "attack": _attack_scene,
    "battle": _battle_scene,
    "conquer": _conquer_scene,
    "control": lambda data: (Flash(_place(data["land"])),),
    "move_in": _march_scene,
    "fortify": _march_scene,
    "continent": _continent_scene,
    "draw": lambda data: (Flip(data["seat"], None),),
    "card": lambda data: (_flip(data["seat"], data["card"]),),
    "cards_taken": _cards_taken_scene,
}


# -- lines ---------------------------------------------------------------------------


def _line(
    seat: int | None, text: str, rule: str, n: int | None = None, *lands: int, **params: Any
) -> Line:
    """Return a line whose words name no player."""
    places = tuple(_place(land) for land in lands)
    return Line(seat, Msg("risk.log." + text, params, n), places, "risk." + rule)


def _deed(
    seat: int, text: str, rule: str, n: int | None = None, *lands: int, **params: Any
) -> Line:
    """Return a line that says what a player did."""
    return _line(seat, text, rule, n, *lands, player=Name(seat), **params)


def _start_roll_line(data: Data) -> Line:
    highest = data["highest"]
    rolls = tuple(
        Msg("risk.log.roll", {"player": Name(seat), "die": die}) for seat, die in data["rolls"]
    )
    if len(highest) > 1:
        return _line(None, "tie", "start_roll", rolls=rolls)
    text = "places_first" if data["purpose"] == PLACING else "plays_first"
    return _deed(highest[0], text, "start_roll", rolls=rolls)


def _claim_line(data: Data) -> Line:
    land = data["land"]
    return _deed(data["seat"], "claim", "claim", None, land, place=land_name(land))


def _turn_line(data: Data) -> Line:
    return _deed(data["seat"], "turn", "reinforce", data["armies"], round=data["round"])


def _place_line(data: Data) -> Line:
    land = data["land"]
    return _deed(data["seat"], "place", "place", data["count"], land, place=land_name(land))


def _garrison_line(data: Data) -> Line:
    if data["side"] == data["seat"]:
        return _place_line(data)
    land, army = data["land"], Name(data["side"])
    words = {"place": land_name(land), "army": army}
    return _deed(data["seat"], "garrison", "neutral_setup", data["count"], land, **words)


def _trade_line(data: Data) -> Line:
    cards = {f"card{number}": card_words(card) for number, card in enumerate(data["cards"], 1)}
    return _deed(data["seat"], "trade", "trade", data["armies"], **cards)


def _way(data: Data) -> dict[str, Msg]:
    return {"source": land_name(data["source"]), "target": land_name(data["target"])}


def _storm_line(data: Data) -> Line:
    lands = data["source"], data["target"]
    return _deed(data["seat"], "storm", "storm", data["stop"], *lands, **_way(data))


def _battle_line(data: Data) -> Line:
    attacker_lost, defender_lost = data["lost"]
    lands = data["source"], data["target"]
    words = {
        "attack": " ".join(map(str, data["attack"])),
        "defence": " ".join(map(str, data["defence"])),
        "attacker_lost": attacker_lost,
        "defender_lost": defender_lost,
    }
    return _line(data["attacker"], "battle", "battle", None, *lands, **_way(data), **words)


def _conquer_line(data: Data) -> Line:
    land = data["land"]
    return _deed(data["seat"], "conquer", "move_in", None, land, place=land_name(land))


def _continent_line(data: Data) -> Line:
    number = data["continent"]
    return _deed(
        data["seat"],
        "continent",
        "continents",
        None,
        *MEMBERS[number],
        continent=continent_name(number),
    )


def _march_line(text: str, rule: str) -> Callable[[Data], Line]:
    def line(data: Data) -> Line:
        lands = data["source"], data["target"]
        return _deed(data["seat"], text, rule, data["count"], *lands, **_way(data))

    return line


def _eliminate_line(data: Data) -> Line:
    victim = Name(data["victim"])
    if data["cards"]:
        return _deed(data["seat"], "eliminate", "elimination", data["cards"], victim=victim)
    return _deed(data["seat"], "eliminate_only", "elimination", victim=victim)


def _cards_taken_line(data: Data) -> Line | None:
    if UNKNOWN in data["cards"]:
        return None
    cards = tuple(card_words(card) for card in data["cards"])
    return _line(data["seat"], "cards_taken", "elimination", cards=cards)


def _card_line(data: Data) -> Line | None:
    if data["card"] == UNKNOWN:
        return None
    return _line(data["seat"], "card", "card", card=card_words(data["card"]))


def _control_line(data: Data) -> Line:
    land, seat = data["land"], data["seat"]
    place = land_name(land)
    if seat < 0:
        return _line(None, "tied", "team_control", None, land, place=place)
    return _deed(seat, "control", "team_control", None, land, place=place)


def _game_over_line(data: Data) -> Line:
    winners = data["winners"]
    players = tuple(Name(seat) for seat in winners)
    if data["how"] == "team":
        return _line(None, "team_wins", "team_win", players=players)
    if data["how"] != "turn_cap":
        return _deed(winners[0], "wins", "win")
    if len(winners) == 1:
        return _deed(winners[0], "cap_wins", "turn_cap")
    return _line(None, "cap_shared", "turn_cap", players=players)


_LINES: Mapping[str, Callable[[Data], Line | None]] = {
    "start_roll": _start_roll_line,
    "deal": lambda _: _line(None, "deal", "claim"),
    "deal_cards": lambda _: _line(None, "deal_cards", "neutral_setup"),
    "scatter": lambda _: _line(None, "scatter", "muster"),
    "claim": _claim_line,
    "turn": _turn_line,
    "place": _place_line,
    "garrison": _garrison_line,
    "trade": _trade_line,
    "storm": _storm_line,
    "battle": _battle_line,
    "conquer": _conquer_line,
    "continent": _continent_line,
    "control": _control_line,
    "move_in": _march_line("move_in", "move_in"),
    "fortify": _march_line("fortify", "fortify"),
    "eliminate": _eliminate_line,
    "cards_taken": _cards_taken_line,
    "draw": lambda data: _deed(data["seat"], "draw", "card"),
    "card": _card_line,
    "reshuffle": lambda _: _line(None, "reshuffle", "cards"),
    "no_card": lambda data: _line(data["seat"], "no_card", "card"),
    "resign": lambda data: _deed(data["seat"], "resign", "resign"),
    "game_over": _game_over_line,
}
