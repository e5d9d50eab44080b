"""A position of Risk: flat lists, copied by slicing."""

from __future__ import annotations

from boardgames_desktop.core.actions import Action, Frame

NONE = -1
"""Owner of an empty territory; no territory; no seat."""

UNKNOWN = -1
"""A card the viewer of an observation may not see."""


class RiskState:
    """A full position, or what one seat sees of it (hidden cards are :data:`UNKNOWN`).

    Attributes:
        agenda, ply: see :class:`boardgames_desktop.core.rules.State`.
        owner, armies: of each territory.
        lands: territories of each seat.
        pool: armies each seat has still to place.
        hands: cards of each seat, ascending.
        deck: cards of the draw pile, ascending; their order is decided when they are drawn.
        discard: traded and given up cards, ascending; open to all.
        traded: sets traded in the game so far: the space of the golden cavalry.
        alive: seats that still have armies on the board; during set-up all.
        resigned: seats whose armies stand as passive neutrals (13.27).
        turn: seat on turn; during set-up the seat that places.
        first: seat that took the first turn; NONE before it.
        round: 0 during set-up.
        conquered: the seat on turn has earned a card (5.4).
        source, target: territories of the invasion going on or last fought this turn.
        fought, rolled: frame and outcome of this turn's last battle, to be shown.
        winners: empty until the game is over.
    """

    __slots__ = (
        "agenda",
        "alive",
        "armies",
        "conquered",
        "deck",
        "discard",
        "first",
        "fought",
        "hands",
        "lands",
        "owner",
        "ply",
        "pool",
        "resigned",
        "rolled",
        "round",
        "source",
        "target",
        "traded",
        "turn",
        "winners",
    )

    agenda: list[Frame]
    ply: int
    owner: list[int]
    armies: list[int]
    lands: list[int]
    pool: list[int]
    hands: list[tuple[int, ...]]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    traded: int
    alive: list[bool]
    resigned: list[bool]
    turn: int
    first: int
    round: int
    conquered: bool
    source: int
    target: int
    fought: Frame
    rolled: Action
    winners: tuple[int, ...]

    def __init__(self, seats: int, lands: int, armies: int, deck: tuple[int, ...]) -> None:
        """Start with an empty board and ``armies`` to place for each of ``seats``."""
        self.agenda = []
        self.ply = 0
        self.owner = [NONE] * lands
        self.armies = [0] * lands
        self.lands = [0] * seats
        self.pool = [armies] * seats
        self.hands = [()] * seats
        self.deck = deck
        self.discard = ()
        self.traded = 0
        self.alive = [True] * seats
        self.resigned = [False] * seats
        self.turn = NONE
        self.first = NONE
        self.round = 0
        self.conquered = False
        self.source = NONE
        self.target = NONE
        self.fought = ()
        self.rolled = ()
        self.winners = ()

    def copy(self) -> RiskState:
        """Return an independent copy."""
        s = RiskState.__new__(RiskState)
        s.agenda = self.agenda[:]
        s.ply = self.ply
        s.owner = self.owner[:]
        s.armies = self.armies[:]
        s.lands = self.lands[:]
        s.pool = self.pool[:]
        s.hands = self.hands[:]
        s.deck = self.deck
        s.discard = self.discard
        s.traded = self.traded
        s.alive = self.alive[:]
        s.resigned = self.resigned[:]
        s.turn = self.turn
        s.first = self.first
        s.round = self.round
        s.conquered = self.conquered
        s.source = self.source
        s.target = self.target
        s.fought = self.fought
        s.rolled = self.rolled
        s.winners = self.winners
        return s

    def playing(self, seat: int) -> bool:
        """Tell whether ``seat`` still takes turns."""
        return self.alive[seat] and not self.resigned[seat]
