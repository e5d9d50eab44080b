"""A position of Risk: flat lists, copied by slicing."""

from __future__ import annotations

from boardgames_desktop.core.actions import Action, Frame

NONE = -1
"""Owner of an empty territory; no territory; no seat."""

UNKNOWN = -1
"""A card the viewer of an observation may not see."""


FIELDS: tuple[str, ...] = (
    "agenda",
    "alive",
    "allied",
    "armies",
    "claimed",
    "completed",
    "conquered",
    "conquests",
    "deck",
    "discard",
    "felled",
    "first",
    "fought",
    "hands",
    "involved",
    "kept",
    "lands",
    "mates",
    "missions",
    "opening",
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
"""All that a position holds."""

VARIANT_FIELDS: tuple[str, ...] = (
    "allied",
    "claimed",
    "completed",
    "conquests",
    "felled",
    "involved",
    "kept",
    "mates",
    "missions",
    "opening",
)
"""Fields that only some variants use; empty elsewhere and then left out of records."""


class RiskState:
    """A full position, or what one seat sees of it (hidden cards are :data:`UNKNOWN`).

    Attributes:
        agenda, ply: see :class:`boardgames_desktop.core.rules.State`.
        owner, armies: of each territory. Owners are *sides*: the seats, then the neutral
            armies. In Team Risk the owner is who controls it, or
            :data:`~boardgames_desktop.games.risk.contingents.TIED` of the team whose seats
            have equally many armies there; ``armies`` counts all.
        lands: territories of each side; in Team Risk those it controls.
        pool: armies each side has still to place.
        hands: cards of each side, ascending; those of a neutral army are its bribes (8.3).
            In Team Risk the shared hand lies with the seat of the team that is on turn or
            plays next.
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
        allied: seat each neutral army is allied with, or NONE (8.1).
        involved: neutral armies that get a loyalty die when the invasion ends (8.7).
        missions: missions of each seat, by rank; UNKNOWN where hidden (9.1).
        completed: missions each seat has claimed, in that order.
        claimed: the seat on turn has claimed a mission this turn.
        opening: armies of each territory when the turn began (mission MAJ6).
        conquests: territories taken this turn, each once: (territory, former owner, 1 if
            across a sea line, its armies when the turn began).
        felled: sides whose last army fell this turn (mission GEN4).
        kept: continents each seat held at the end of its turn before (COL1, GEN3).
        mates: armies of the owner's team-mate in each territory, half of a tied one's (10).
    """

    __slots__ = FIELDS

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
    allied: tuple[int, ...]
    involved: tuple[int, ...]
    missions: tuple[tuple[int, ...], ...]
    completed: tuple[tuple[int, ...], ...]
    claimed: bool
    opening: tuple[int, ...]
    conquests: tuple[tuple[int, int, int, int], ...]
    felled: tuple[int, ...]
    kept: tuple[tuple[int, ...], ...]
    mates: tuple[int, ...]

    @classmethod
    def empty(cls, sides: int, lands: int, armies: int, deck: tuple[int, ...]) -> RiskState:
        """Return an empty board with ``armies`` to place for each of ``sides``."""
        s = RiskState()
        s.agenda = []
        s.ply = 0
        s.owner = [NONE] * lands
        s.armies = [0] * lands
        s.lands = [0] * sides
        s.pool = [armies] * sides
        s.hands = [()] * sides
        s.deck = deck
        s.discard = ()
        s.traded = 0
        s.alive = [True] * sides
        s.resigned = [False] * sides
        s.turn = NONE
        s.first = NONE
        s.round = 0
        s.conquered = False
        s.source = NONE
        s.target = NONE
        s.fought = ()
        s.rolled = ()
        s.winners = ()
        s.allied = ()
        s.involved = ()
        s.missions = ()
        s.completed = ()
        s.claimed = False
        s.opening = ()
        s.conquests = ()
        s.felled = ()
        s.kept = ()
        s.mates = ()
        return s

    def copy(self) -> RiskState:
        """Return an independent copy."""
        s = RiskState()
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
        s.allied = self.allied
        s.involved = self.involved
        s.missions = self.missions
        s.completed = self.completed
        s.claimed = self.claimed
        s.opening = self.opening
        s.conquests = self.conquests
        s.felled = self.felled
        s.kept = self.kept
        s.mates = self.mates
        return s

    def playing(self, seat: int) -> bool:
        """Tell whether ``seat`` still takes turns."""
        return self.alive[seat] and not self.resigned[seat]
