"""Positions of Risk in a compact notation, and a table to play them on.

    table = position("red: ural 5, ukraine 3; blue: siam 2", turn="red", phase="combat")
    table.act("attack ural siberia 3")
    table.roll("6 5 2 | 4 1")

Territories that are not named belong to ``rest`` with one army each. Seats, then neutral
armies, are called by the colours red, blue, yellow, black, green, purple. In Team Risk red and
yellow play against blue and black; ``red: ural 3+2`` are three armies of red and two of its
team-mate.
"""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.actions import CHANCE, CHANCE_SEAT, Action, expand
from boardgames_desktop.core.notation import parse_action
from boardgames_desktop.core.rules import Event
from boardgames_desktop.games.risk.allies import ally_of, set_ally
from boardgames_desktop.games.risk.cards import CARD_KEYS, DECK, without
from boardgames_desktop.games.risk.contingents import armies_of, garrison
from boardgames_desktop.games.risk.options import OPTIONS, read_options
from boardgames_desktop.games.risk.rules import RiskRules
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.variants import RULES
from boardgames_desktop.games.risk.world import LANDS, NUMBER

COLOURS = ("red", "blue", "yellow", "black", "green", "purple")

SEATED = tuple(enumerate(COLOURS[:4]))


def land(key: str) -> int:
    return NUMBER[key]


def card(key: str) -> int:
    return CARD_KEYS.index(key)


class Table:
    """A position being played; every event is kept."""

    def __init__(self, rules: RiskRules, s: RiskState) -> None:
        self.rules = rules
        self.s = s
        self.events: list[Event] = []

    # -- reading ----------------------------------------------------------------------

    @property
    def kind(self) -> str:
        return self.s.agenda[-1][0] if self.s.agenda else "over"

    @property
    def asked(self) -> str:
        asked = self.rules.asked(self.s)
        return "chance" if asked == CHANCE else COLOURS[asked[0]] if asked else ""

    def owner(self, key: str) -> str:
        owner = self.s.owner[land(key)]
        return COLOURS[owner] if owner >= 0 else "nobody"

    def contingents(self, key: str) -> dict[str, int]:
        """Who has how many armies in a territory of Team Risk."""
        armies = {colour: armies_of(self.s, land(key), seat) for seat, colour in SEATED}
        return {colour: count for colour, count in armies.items() if count}

    def armies(self, key: str) -> int:
        return self.s.armies[land(key)]

    def hand(self, colour: str) -> int:
        return len(self.s.hands[COLOURS.index(colour)])

    def ally_of(self, colour: str) -> str:
        """Whose ally a neutral army is; "" if it is uninvolved."""
        seat = ally_of(self.s, COLOURS.index(colour))
        return COLOURS[seat] if seat >= 0 else ""

    def pool(self, colour: str) -> int:
        return self.s.pool[COLOURS.index(colour)]

    def parse(self, text: str) -> Action:
        return parse_action(self.rules.verbs, text)

    def legal(self) -> set[Action]:
        """Every legal action of the asked seat, patterns written out."""
        seat = self.rules.asked(self.s)[0]
        return {a for option in self.rules.options(self.s, seat) for a in expand(option)}

    def legal_verbs(self) -> set[str]:
        return {a[0] for a in self.legal()}

    def heard(self, kind: str) -> list[Event]:
        return [event for event in self.events if event.kind == kind]

    # -- playing ----------------------------------------------------------------------

    def act(self, *texts: str) -> Table:
        """Play actions of whoever is asked."""
        for text in texts:
            self._apply(self.rules.asked(self.s)[0], self.parse(text))
        return self

    def aside(self, colour: str, text: str) -> Table:
        self._apply(COLOURS.index(colour), self.parse(text))
        return self

    def roll(self, text: str) -> Table:
        """Throw the battle dice: ``"6 4 4 | 5 5"``."""
        return self.chance("roll " + text.replace("|", " "))

    def chance(self, text: str) -> Table:
        assert self.asked == "chance", self.kind
        self._apply(CHANCE_SEAT, self.parse(text))
        return self

    def _apply(self, seat: int, action: Action) -> None:
        refusal = self.rules.why_not(self.s, seat, action)
        assert refusal is None, f"{action}: {refusal}"
        self.rules.apply(self.s, seat, action, self.events.append)

    def no(self, text: str, colour: str | None = None) -> str:
        """Return why an action is refused: the id of the reason, and it must be listed nowhere."""
        action = self.parse(text)
        seat = self.rules.asked(self.s)[0] if colour is None else COLOURS.index(colour)
        refusal = self.rules.why_not(self.s, seat, action)
        assert refusal is not None, f"{text} is legal"
        if colour is None:
            assert action not in self.legal()
        return refusal.msg.id.removeprefix("risk.no.")


def rules(seats: int = 3, variant: str = "classic", **options: str) -> RiskRules:
    return RULES[variant].at_table(seats, read_options(options, OPTIONS))


def new_game(seats: int = 3, variant: str = "classic", **options: str) -> Table:
    table = rules(seats, variant, **options)
    return Table(table, table.new())


def position(
    text: str = "",
    *,
    turn: str = "red",
    phase: str = "combat",
    rest: str = "yellow",
    seats: int = 3,
    variant: str = "classic",
    hands: Mapping[str, str] | None = None,
    allies: Mapping[str, str] | None = None,
    discard: str = "",
    pool: int = 0,
    traded: int = 0,
    round: int = 2,
    conquered: bool = False,
    **options: str,
) -> Table:
    """Return a table with a position.

    Args:
        text: ``colour: territory armies, territory armies; colour: …``; armies may be
            ``own+mates``.
        turn: who is on turn. ``phase`` is the kind of question, ``begin`` a whole turn.
        rest: owner of the territories that are not named.
        hands: cards by colour, ``"china joker_1"``.
        allies: whose ally a neutral army is; those that are not named are uninvolved.
        discard: cards on the discard pile.
        pool: armies the seat on turn has to place.
    """
    game = rules(seats, variant, **options)
    s = game.new()
    s.owner = [COLOURS.index(rest)] * LANDS
    s.armies = [1] * LANDS
    for part in filter(None, (part.strip() for part in text.split(";"))):
        colour, _, stacks = part.partition(":")
        for stack in stacks.split(","):
            key, _, armies = stack.strip().partition(" ")
            own, shared, mates = armies.partition("+")
            s.owner[land(key)] = COLOURS.index(colour)
            s.armies[land(key)] = int(own or 1)
            if shared:
                garrison(s, land(key), COLOURS.index(colour), int(own), int(mates))
    s.lands = [s.owner.count(side) for side in range(game.sides)]
    s.alive = [game.stands(s, side) for side in range(game.sides)]
    taken: list[int] = []
    for colour, cards in (hands or {}).items():
        held = sorted(card(key) for key in cards.split())
        s.hands[COLOURS.index(colour)] = tuple(held)
        taken += held
    s.discard = tuple(sorted(card(key) for key in discard.split()))
    s.deck = without(DECK, (*taken, *s.discard))
    s.turn = s.first = COLOURS.index(turn)
    s.round = round
    s.traded = traded
    s.conquered = conquered
    s.pool = [0] * game.sides
    for colour, leader in (allies or {}).items():
        set_ally(s, COLOURS.index(colour), COLOURS.index(leader))
    s.pool[s.turn] = pool
    if phase in ("begin", "next", "card"):
        s.agenda = [(phase, ())]
        game.settle(s)
    else:
        s.agenda = [(phase, (s.turn,))]
    return Table(game, s)


def laws_hold(table: Table) -> bool:
    """Tell whether no conservation law is broken."""
    from boardgames_desktop.games import load_game

    broken = list(load_game("risk").laws(table.rules, table.s))
    assert not broken, broken
    return True
