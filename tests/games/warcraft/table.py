"""Positions of Warcraft in a compact notation, and a table to play them on.

    table = position("human: c3 3m 2w, d4 1r; orc: d5 2m 1f", turn="human", step="move")
    table.act("move melee c3 d5 2", "end_move")
    table.roll("4 2 6")
    assert table.at("d5") == {"human": "2m", "orc": "1m 1f"}

Sides are called by their races: human, orc, night_elf, undead. The main game for two is played
by the races named first in ``races``, by default human against orc. A space is called by its
name (``c3``), by the letter of its spot (``D``) or, a town, by its race: ``orc_town``. In
actions too: ``move melee orc_town d5 2``. Pieces are ``3m`` melee units, ``2r`` ranged units,
``1f`` flying units and ``2w`` workers. Who is not named in the text has no pieces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardgames_desktop.core.actions import AUTO, CHANCE, CHANCE_SEAT, Action, Frame, expand
from boardgames_desktop.core.notation import parse_action
from boardgames_desktop.core.rules import Event, then
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.laws import broken
from boardgames_desktop.games.warcraft.options import WarcraftOptions
from boardgames_desktop.games.warcraft.races import BOX, RACE
from boardgames_desktop.games.warcraft.rules import WarcraftRules
from boardgames_desktop.games.warcraft.scenario import Scenario
from boardgames_desktop.games.warcraft.scenario_file import scenario as scenario_of
from boardgames_desktop.games.warcraft.state import (
    DEPLETED,
    HALF,
    KINDS,
    NONE,
    RESOURCES,
    STEPS,
    WORKER,
    WarcraftState,
)

LETTERS = "mrfw"
MARKS = {"half": HALF, "depleted": DEPLETED}


class Table:
    """A position being played; every event is kept."""

    def __init__(self, rules: WarcraftRules, s: WarcraftState) -> None:
        self.rules = rules
        self.s = s
        self.events: list[Event] = []

    # -- names ------------------------------------------------------------------------

    def side(self, name: str) -> int:
        """The number of a side; ``neutral`` is the one nobody plays."""
        if name == "neutral":
            return self.rules.seats
        return [race.key for race in self.rules.races].index(name)

    def name(self, side: int) -> str:
        return self.rules.races[side].key if side >= 0 else "nobody"

    def space(self, name: str) -> int:
        """The number of a space by its name, its spot's letter or its town's race."""
        if name in self.rules.scenario.spots:
            return self.rules.field.at(name)
        if name.endswith("_town"):
            return self.rules.towns[self.side(name.removesuffix("_town"))]
        return self.rules.field.names.index(name)

    def spot(self, q: int, r: int) -> str:
        """The name of the space at axial coordinates."""
        return self.rules.field.names[self.rules.field.number[q, r]]

    def parse(self, text: str) -> Action:
        words = text.split()
        for at, word in enumerate(words[1:], 1):
            if word in self.rules.scenario.spots or word.endswith("_town"):
                words[at] = self.rules.field.names[self.space(word)]
            elif words[0] in ("fight", "play_on", "lose", "give") and word in self._sides():
                words[at] = str(self.side(word))
        return parse_action(self.rules.verbs, " ".join(words))

    def _sides(self) -> list[str]:
        return [*(race.key for race in self.rules.races), "neutral"]

    # -- reading ----------------------------------------------------------------------

    @property
    def kind(self) -> str:
        return self.s.agenda[-1][0] if self.s.agenda else "over"

    @property
    def asked(self) -> str:
        """Who is asked: a race, ``chance``, or nothing when the game is over."""
        asked = self.rules.asked(self.s)
        return "chance" if asked == CHANCE else self.name(asked[0]) if asked else ""

    @property
    def winners(self) -> set[str]:
        return {self.name(seat) for seat in self.s.winners}

    def pieces(self, side: str, space: str) -> str:
        """What a side has in a space: ``"3m 1f"``."""
        counts = [
            self.rules.count(self.s, self.side(side), self.space(space), kind)
            for kind in range(len(KINDS))
        ]
        return _pieces_text(counts)

    def at(self, space: str) -> dict[str, str]:
        """Who has what in a space."""
        found = {
            self.name(side): self.pieces(self.name(side), space) for side in range(self.rules.sides)
        }
        return {side: pieces for side, pieces in found.items() if pieces}

    def reserve(self, side: str) -> str:
        """What a side has left in its box."""
        at = self.side(side) * 4
        return _pieces_text(self.s.reserve[at : at + 4])

    def training(self, side: str) -> str:
        """What stands in the buildings of a side."""
        at = self.side(side) * 4
        return _pieces_text(self.s.training[at : at + 4])

    def stock(self, side: str) -> tuple[int, int]:
        """Gold and wood."""
        at = self.side(side) * 2
        return self.s.stock[at], self.s.stock[at + 1]

    def levels(self, side: str) -> tuple[int, ...]:
        at = self.side(side) * 3
        return tuple(self.s.level[at : at + 3])

    def hand(self, side: str) -> str:
        return " ".join(CARD_KEYS[card] for card in self.s.hands[self.side(side)])

    def outposts(self, side: str) -> str:
        """The outposts of a side; one that is being built with a question mark: ``"c3 d4?"``."""
        seat = self.side(side)
        return " ".join(
            self.rules.field.names[space] + ("" if self.s.standing[space] else "?")
            for space, owner in enumerate(self.s.outpost)
            if owner == seat
        )

    def mark(self, space: str) -> str:
        """``half``, ``depleted`` or nothing."""
        return ("", *MARKS)[self.s.depleted[self.space(space)]]

    def alive(self, side: str) -> bool:
        return self.s.alive[self.side(side)]

    def captive(self, side: str) -> str:
        """Where the captive of a race is."""
        space = self.s.captives[self.side(side)]
        return self.rules.field.names[space] if space != NONE else ""

    def legal(self) -> set[Action]:
        """Every legal action of the asked seat, patterns written out."""
        seat = self.rules.asked(self.s)[0]
        return {a for option in self.rules.options(self.s, seat) for a in expand(option)}

    def legal_verbs(self) -> set[str]:
        return {a[0] for a in self.legal()}

    def can(self, text: str) -> bool:
        """Tell whether an action is legal; list and check must agree."""
        action = self.parse(text)
        legal = action in self.legal()
        refusal = self.rules.why_not(self.s, self.rules.asked(self.s)[0], action)
        assert legal == (refusal is None), f"{text}: listed {legal}, refused {refusal}"
        return legal

    def heard(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    # -- playing ----------------------------------------------------------------------

    def act(self, *texts: str) -> Table:
        """Play actions of whoever is asked."""
        for text in texts:
            self._apply(self.rules.asked(self.s)[0], self.parse(text))
        return self

    def aside(self, side: str, text: str) -> Table:
        self._apply(self.side(side), self.parse(text))
        return self

    def chance(self, text: str) -> Table:
        assert self.asked == "chance", self.kind
        self._apply(CHANCE_SEAT, self.parse(text))
        return self

    def roll(self, *dice: str) -> Table:
        """Throw battle dice: ``"6 4 1"`` for each side that rolls, in their order."""
        for faces in dice:
            self.chance(f"roll {faces}")
        return self

    def die(self, *faces: int) -> Table:
        """Throw the resource die, once for each face."""
        for face in faces:
            self.chance(f"harvest_die {face}")
        return self

    def draws(self, *hands: str) -> Table:
        """Draw cards: ``"fast"`` or ``"fast web resources"`` for each seat that draws."""
        for cards in hands:
            self.chance(f"draw {cards}")
        return self

    def passes(self, until: str = "") -> Table:
        """Pass in every window, and let all that is forced happen, until somebody decides.

        Args:
            until: stop also when a question of this kind is asked.
        """
        while self.s.agenda and self.kind != until and self.asked != "chance":
            seat = self.rules.asked(self.s)[0]
            action = ("pass",) if self.kind == "window" else self.rules.forced(self.s, seat)
            if action is None:
                break
            self._apply(seat, action)
        return self

    def _apply(self, seat: int, action: Action) -> None:
        refusal = self.rules.why_not(self.s, seat, action)
        assert refusal is None, f"{action}: {refusal}"
        self.rules.apply(self.s, seat, action, self.events.append)

    def no(self, text: str, side: str | None = None) -> str:
        """Return why an action is refused: the id of the reason, and it must be listed nowhere."""
        action = self.parse(text)
        seat = self.rules.asked(self.s)[0] if side is None else self.side(side)
        refusal = self.rules.why_not(self.s, seat, action)
        assert refusal is not None, f"{text} is legal"
        if side is None:
            assert action not in self.legal()
        return refusal.msg.id.removeprefix("warcraft.no.")


def _pieces_text(counts: Sequence[int]) -> str:
    return " ".join(
        f"{count}{letter}" for count, letter in zip(counts, LETTERS, strict=True) if count
    )


def _pieces(text: str) -> list[tuple[int, int]]:
    """Return (kind, count) pairs of ``"3m 2w"``."""
    return [(LETTERS.index(word[-1]), int(word[:-1])) for word in text.split()]


def make_rules(
    scenario: str | Scenario = "main2",
    races: Sequence[str] = ("human", "orc", "night_elf", "undead"),
    **options: int | bool,
) -> WarcraftRules:
    """Return the rules of a scenario; ``options`` are fields of :class:`WarcraftOptions`."""
    plan = scenario_of(scenario) if isinstance(scenario, str) else scenario
    free = iter(races)
    colours = [RACE[seat.race or next(free)].colour for seat in plan.seats]
    return WarcraftRules.at_table(plan, colours, WarcraftOptions(**options))


def new_game(
    scenario: str | Scenario = "main2",
    races: Sequence[str] = ("human", "orc", "night_elf", "undead"),
    **options: int | bool,
) -> Table:
    """Return a table before anybody has drawn a card."""
    rules = make_rules(scenario, races, **options)
    return Table(rules, rules.new())


def position(
    text: str = "",
    *,
    scenario: str | Scenario = "main2",
    races: Sequence[str] = ("human", "orc", "night_elf", "undead"),
    turn: str = "human",
    step: str = "move",
    round: int = 2,
    first: str = "",
    hands: Mapping[str, str] | None = None,
    decks: Mapping[str, str] | None = None,
    discards: Mapping[str, str] | None = None,
    stock: Mapping[str, tuple[int, int]] | None = None,
    levels: Mapping[str, tuple[int, int, int]] | None = None,
    built: Mapping[str, tuple[int, int, int]] | None = None,
    building: Mapping[str, tuple[int, int, int]] | None = None,
    training: Mapping[str, str] | None = None,
    outposts: Mapping[str, str] | None = None,
    marks: Mapping[str, str] | None = None,
    captives: Mapping[str, str] | None = None,
    laid: Mapping[str, int] | None = None,
    agenda: Sequence[Frame] | None = None,
    **options: int | bool,
) -> Table:
    """Return a table with a position.

    Args:
        text: ``race: space pieces, space pieces; race: …``.
        scenario: id of a scenario, or one of one's own.
        turn: who is on turn in ``step``: move, harvest, deploy or spend.
        first: who is first in this round; by default who is on turn.
        hands: cards by race, ``{"orc": "fast web"}``; the others have none.
        decks: the whole draw pile where it matters; by default all cards that are left.
        discards: cards on the discard piles.
        stock: gold and wood by race; by default 0 and 0.
        levels: of melee, ranged and flying units; by default the scenario's.
        built: buildings beside the printed ones, and ``building``: those a worker builds.
        training: pieces in buildings, ``{"orc": "2m 1w"}``.
        outposts: ``{"orc": "c3 d4?"}``; with a question mark it is being built by a worker there.
        marks: ``{"c3": "half", "d4": "depleted", "orc_town": "half"}``.
        captives: where the captives of races are.
        laid: victory point cards laid.
        agenda: what is asked, from the bottom; by default the turn of the seat in its step.
        options: fields of :class:`WarcraftOptions`.
    """
    rules = make_rules(scenario, races, **options)
    s = rules.new()
    table = Table(rules, s)
    _lay_pieces(table, text)
    _lay_town_boards(table, stock or {}, levels or {}, built or {}, building or {}, training or {})
    _lay_spaces(table, outposts or {}, marks or {}, captives or {})
    _lay_cards(table, hands or {}, decks or {}, discards or {}, laid or {})
    s.turn = table.side(turn)
    s.first = table.side(first) if first else s.turn
    s.order_at = (s.turn - s.first) % rules.seats
    s.round = round
    s.step = STEPS.index(step)
    s.agenda = list(agenda or ())
    if agenda is None:
        _rest_of_round(table)
    rules.settle(s, table.events.append)
    table.events.clear()
    return table


def _rest_of_round(table: Table) -> None:
    """Ask the seat on turn for its part of the step, then the others, then the next steps."""
    s, rules = table.s, table.rules
    parts = [
        ("part", AUTO, s.step, seat)
        for seat in list(rules.clockwise(s.first))[s.order_at :]
        if s.step == 0 or not rules.undying[seat]
    ]
    steps = [("step", AUTO, step) for step in range(s.step + 1, len(STEPS))]
    then(s, *parts, ("after", AUTO, s.step), *steps, ("end_round", AUTO))


def _lay_pieces(table: Table, text: str) -> None:
    rules, s = table.rules, table.s
    s.pieces = [0] * len(s.pieces)
    s.reserve = list(BOX.limits) * rules.sides
    for part in filter(None, (part.strip() for part in text.split(";"))):
        name, _, stacks = part.partition(":")
        for stack in filter(None, (stack.strip() for stack in stacks.split(","))):
            space, _, pieces = stack.partition(" ")
            for kind, count in _pieces(pieces):
                side = table.side(name.strip())
                rules.add(s, side, table.space(space), kind, count)
                s.reserve[side * 4 + kind] -= count


def _lay_town_boards(
    table: Table,
    stock: Mapping[str, tuple[int, int]],
    levels: Mapping[str, tuple[int, int, int]],
    built: Mapping[str, tuple[int, int, int]],
    building: Mapping[str, tuple[int, int, int]],
    training: Mapping[str, str],
) -> None:
    s = table.s
    s.stock = [0] * len(s.stock)
    for name, (gold, wood) in stock.items():
        seat = table.side(name)
        s.stock[seat * len(RESOURCES) : (seat + 1) * len(RESOURCES)] = [gold, wood]
    for per_kind, given in ((s.level, levels), (s.built, built), (s.building, building)):
        for name, counts in given.items():
            seat = table.side(name)
            per_kind[seat * 3 : seat * 3 + 3] = counts
    for name in building:
        s.reserve[table.side(name) * 4 + WORKER] -= sum(building[name])
    for name, pieces in training.items():
        for kind, count in _pieces(pieces):
            s.training[table.side(name) * 4 + kind] += count
            s.reserve[table.side(name) * 4 + kind] -= count


def _lay_spaces(
    table: Table,
    outposts: Mapping[str, str],
    marks: Mapping[str, str],
    captives: Mapping[str, str],
) -> None:
    s = table.s
    for name, spaces in outposts.items():
        for place in spaces.split():
            space = table.space(place.rstrip("?"))
            s.outpost[space] = table.side(name)
            s.standing[space] = not place.endswith("?")
    for place, mark in marks.items():
        space = table.space(place)
        s.depleted[space] = MARKS[mark]
        if space in table.rules.towns:
            s.captured[table.rules.towns.index(space)] = 1
    s.captives = tuple(
        table.space(captives[table.name(seat)]) if table.name(seat) in captives else space
        for seat, space in enumerate(s.captives)
    )


def _lay_cards(
    table: Table,
    hands: Mapping[str, str],
    decks: Mapping[str, str],
    discards: Mapping[str, str],
    laid: Mapping[str, int],
) -> None:
    s = table.s
    for seat in range(table.rules.seats):
        name = table.name(seat)
        left = list(table.rules.deck_of(seat))
        s.hands[seat] = _taken(left, hands.get(name, ""))
        s.discards[seat] = _taken(left, discards.get(name, ""))
        s.laid[seat] = len(_taken(left, "victory_point " * laid.get(name, 0)))
        if name in decks:
            s.decks[seat] = _taken(left, decks[name])
            s.discards[seat] = tuple(sorted((*s.discards[seat], *left)))
        else:
            s.decks[seat] = tuple(left)


def _taken(left: list[int], text: str) -> tuple[int, ...]:
    cards = sorted(CARD_KEYS.index(key) for key in text.split())
    for card in cards:
        left.remove(card)
    return tuple(cards)


def laws_hold(table: Table) -> bool:
    """Tell whether no conservation law is broken."""
    found = list(broken(table.rules, table.s))
    assert not found, found
    return True
