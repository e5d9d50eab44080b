"""A position of Warcraft: flat lists, copied by slicing.

Numbers used everywhere: spaces in the order of :class:`~.field.Field`, sides = seats and then
the neutral side, kinds of piece :data:`MELEE` to :data:`WORKER`, cards by their number in
:data:`~.cards.CARD_KEYS`.
"""

from __future__ import annotations

from boardgames_desktop.core.actions import Frame
from boardgames_desktop.games.warcraft.battle_record import Battle

NONE = -1
"""No seat, no space."""

UNKNOWN = -1
"""A card the viewer of an observation may not see."""

MELEE, RANGED, FLYING, WORKER = range(4)
KINDS: tuple[str, ...] = ("melee", "ranged", "flying", "worker")
UNITS = (MELEE, RANGED, FLYING)
GOLD, WOOD = 0, 1
RESOURCES: tuple[str, ...] = ("gold", "wood")

UNMARKED, HALF, DEPLETED = range(3)
"""Depletion of a resource space (5.2); a town has :data:`HALF` after its first capture (M14)."""

STEPS: tuple[str, ...] = ("move", "harvest", "deploy", "spend")
MOVE, HARVEST, DEPLOY, SPEND = range(4)

NO_MODE, TRAIN, CONSTRUCT, UPGRADE = range(4)
"""Which of the three options of the spend step was begun (5.4)."""


class WarcraftState:
    """A full position, or what one seat sees of it (hidden cards are :data:`UNKNOWN`).

    Attributes:
        agenda, ply: see :class:`boardgames_desktop.core.rules.State`.
        pieces: pieces on the board, ``[(side * spaces + space) * 4 + kind]``; builders of
            unfinished outposts are among the workers.
        reserve: pieces a side has left in the box, ``[side * 4 + kind]``.
        training: pieces standing in buildings, ``[seat * 4 + kind]``.
        built: finished buildings of a kind beside the printed ones, ``[seat * 3 + kind]``.
        building: buildings a worker builds, ``[seat * 3 + kind]``; he is off the board.
        summoned: buildings going up without a worker (Summon Building), ``[seat * 3 + kind]``.
        level: level of each type, from 1, ``[side * 3 + kind]``.
        stock: gold and wood, ``[seat * 2 + resource]``.
        outpost: owner of the outpost in each space, or NONE. A space has at most one (13.11).
        standing: the outpost there is finished; else one worker of its owner builds it.
        depleted: :data:`UNMARKED`, :data:`HALF` or :data:`DEPLETED` of each space; the mark of
            a captured town is kept here too (M14).
        decks: cards of each seat's draw pile, ascending; the order is decided when drawn.
        hands: ascending. discards: ascending, open to all.
        laid: victory point cards each seat has laid.
        alive: seats not eliminated; resigned seats are eliminated.
        resigned: seats that gave up.
        captured: how often the town (or what counts as it) of a seat was captured.
        captives: space of the captive of each seat's race, or NONE (11.3).
        tokens: spots whose token is still there, as bits by position in ``Field.token_spaces``.
        first: first player of the round. order_at: how many seats have played this step.
        turn: seat whose part of the step it is; NONE before the game.
        round: 0 during set-up. step: :data:`MOVE` to :data:`SPEND`.
        moved: pieces of ``turn`` that have moved this step, ``[space * 4 + kind]`` where they
            stand now; empty outside the move step.
        hastened, crippled: how many Fast and Cripple cards lie on each space this step; empty
            outside the move step (M3). Cripple stays on enemies there that move later (9).
        locked: spaces whose pieces may not leave before a battle there (M10).
        called: spaces whose workers fight as melee units for a side until the end of this move
            step (Call to Arms): ``((side, space), ...)``.
        entered: spaces entered by units this move step that hold enemy workers (Call to Arms).
        risen: pieces at an outpost that have not left since they were killed,
            ``[space * 4 + kind]``; empty but for an undying seat (11.4).
        harvested: resource spaces dealt with this harvest step, in the order played.
        raised: spots used by necromancers this round, as bits like ``tokens``.
        mode: option of the spend step begun; upgraded: kinds upgraded in it, as bits.
        battle: the battle going on or last fought in this move step; None between.
        fought: battles that are over this move step, ``((space, main enemy side), ...)``.
        aside_cards: cards set aside unplayed (11.4), ascending.
        winners: empty until the game is over; how it was won is in the last event.
        drawn: the game is over and nobody won (V4).
    """

    __slots__ = (
        "agenda",
        "alive",
        "aside_cards",
        "battle",
        "building",
        "built",
        "called",
        "captives",
        "captured",
        "crippled",
        "decks",
        "depleted",
        "discards",
        "drawn",
        "entered",
        "first",
        "fought",
        "hands",
        "harvested",
        "hastened",
        "laid",
        "level",
        "locked",
        "mode",
        "moved",
        "order_at",
        "outpost",
        "pieces",
        "ply",
        "raised",
        "reserve",
        "resigned",
        "risen",
        "round",
        "standing",
        "step",
        "stock",
        "summoned",
        "tokens",
        "training",
        "turn",
        "upgraded",
        "winners",
    )

    agenda: list[Frame]
    ply: int
    pieces: list[int]
    reserve: list[int]
    training: list[int]
    built: list[int]
    building: list[int]
    summoned: list[int]
    level: list[int]
    stock: list[int]
    outpost: list[int]
    standing: list[bool]
    depleted: list[int]
    decks: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    laid: list[int]
    alive: list[bool]
    resigned: list[bool]
    captured: list[int]
    captives: tuple[int, ...]
    tokens: int
    first: int
    order_at: int
    turn: int
    round: int
    step: int
    moved: list[int]
    hastened: list[int]
    crippled: list[int]
    locked: tuple[int, ...]
    called: tuple[tuple[int, int], ...]
    entered: tuple[int, ...]
    risen: list[int]
    harvested: tuple[int, ...]
    raised: int
    mode: int
    upgraded: int
    battle: Battle | None
    fought: tuple[tuple[int, int], ...]
    aside_cards: tuple[int, ...]
    winners: tuple[int, ...]
    drawn: bool

    def __init__(self, seats: int, sides: int, spaces: int) -> None:
        """Start with an empty board and empty boxes."""
        self.agenda = []
        self.ply = 0
        self.pieces = [0] * (sides * spaces * 4)
        self.reserve = [0] * (sides * 4)
        self.training = [0] * (seats * 4)
        self.built = [0] * (seats * 3)
        self.building = [0] * (seats * 3)
        self.summoned = [0] * (seats * 3)
        self.level = [1] * (sides * 3)
        self.stock = [0] * (seats * 2)
        self.outpost = [NONE] * spaces
        self.standing = [False] * spaces
        self.depleted = [UNMARKED] * spaces
        self.decks = [()] * seats
        self.hands = [()] * seats
        self.discards = [()] * seats
        self.laid = [0] * seats
        self.alive = [True] * seats
        self.resigned = [False] * seats
        self.captured = [0] * seats
        self.captives = ()
        self.tokens = 0
        self.first = NONE
        self.order_at = 0
        self.turn = NONE
        self.round = 0
        self.step = MOVE
        self.moved = []
        self.hastened = []
        self.crippled = []
        self.locked = ()
        self.called = ()
        self.entered = ()
        self.risen = []
        self.harvested = ()
        self.raised = 0
        self.mode = NO_MODE
        self.upgraded = 0
        self.battle = None
        self.fought = ()
        self.aside_cards = ()
        self.winners = ()
        self.drawn = False

    def copy(self) -> WarcraftState:
        """Return an independent copy."""
        s = WarcraftState.__new__(WarcraftState)
        s.agenda = self.agenda[:]
        s.ply = self.ply
        s.pieces = self.pieces[:]
        s.reserve = self.reserve[:]
        s.training = self.training[:]
        s.built = self.built[:]
        s.building = self.building[:]
        s.summoned = self.summoned[:]
        s.level = self.level[:]
        s.stock = self.stock[:]
        s.outpost = self.outpost[:]
        s.standing = self.standing[:]
        s.depleted = self.depleted[:]
        s.decks = self.decks[:]
        s.hands = self.hands[:]
        s.discards = self.discards[:]
        s.laid = self.laid[:]
        s.alive = self.alive[:]
        s.resigned = self.resigned[:]
        s.captured = self.captured[:]
        s.captives = self.captives
        s.tokens = self.tokens
        s.first = self.first
        s.order_at = self.order_at
        s.turn = self.turn
        s.round = self.round
        s.step = self.step
        s.moved = self.moved[:]
        s.hastened = self.hastened[:]
        s.crippled = self.crippled[:]
        s.locked = self.locked
        s.called = self.called
        s.entered = self.entered
        s.risen = self.risen[:]
        s.harvested = self.harvested
        s.raised = self.raised
        s.mode = self.mode
        s.upgraded = self.upgraded
        s.battle = self.battle.copy() if self.battle is not None else None
        s.fought = self.fought
        s.aside_cards = self.aside_cards
        s.winners = self.winners
        s.drawn = self.drawn
        return s
