"""The battle going on: who takes part, what was rolled, what is still to be lost (section 6)."""

from __future__ import annotations

ATTACK, DEFENCE = 0, 1
"""The two roles. Lists by role have the attacker first."""


class Battle:
    """A battle.

    A *volley* is what rolls at the same time: both roles, or one after the other in a phase in
    which just one of them rolls first (Slow Poison).

    Attributes:
        space: the battlefield.
        roles: sides of each role: ``(attackers, defenders)``, the main one first (6.3). Mates
            that stay out of it are not listed.
        kept_out: mates of either role whose flank units stay out (6.1).
        round: battle round, from 1; 0 before the first.
        phase: kind of unit whose phase it is (RANGED, FLYING, MELEE), or -1 between phases.
        rolls: faces rolled in this phase by each side, ``((side, (faces)), ...)``; dice of
            Moon Glaive are further entries of the side.
        prevented: casualties of each role that Curse prevents in this volley.
        casualties: casualties each role has still to take in this phase.
        caused: casualties each role was dealt in this phase, before any was prevented.
        lost: casualties each role has taken in this phase.
        polymorphed: units that roll no attack this round, ``((side, kind, space), ...)``.
        devoured: units out of the battle, ``((side, kind, space, seat that devoured), ...)``;
            they still stand on the board.
        revived: units that came back on an outpost during the battle and are not in it,
            ``((side, kind, space), ...)`` (11.4).
        raised: units each side raised onto the battlefield, ``((side, count), ...)``.
        flyers_open: roles whose flying units may be casualties in melee phases (Ensnare, Web).
        effects: cards at work in this phase: ``((side, card), ...)``.
        poisons: phases in which each role rolls first, as bits by kind (Slow Poison).
        marked: seat that picks the next casualty of each role instead of its owner
            (Marksmanship), or -1.
        last_loss: the casualty just removed, ``(side, kind)``; ``()`` before any (Pillage).
        winner: role that won, -1 while it goes on or if nobody did.
        over: the battle has ended.
    """

    __slots__ = (
        "casualties",
        "caused",
        "devoured",
        "effects",
        "flyers_open",
        "kept_out",
        "last_loss",
        "lost",
        "marked",
        "over",
        "phase",
        "poisons",
        "polymorphed",
        "prevented",
        "raised",
        "revived",
        "roles",
        "rolls",
        "round",
        "space",
        "winner",
    )

    space: int
    roles: tuple[tuple[int, ...], tuple[int, ...]]
    kept_out: tuple[int, ...]
    round: int
    phase: int
    rolls: tuple[tuple[int, tuple[int, ...]], ...]
    prevented: tuple[int, int]
    casualties: tuple[int, int]
    caused: tuple[int, int]
    lost: tuple[int, int]
    polymorphed: tuple[tuple[int, int, int], ...]
    devoured: tuple[tuple[int, int, int, int], ...]
    revived: tuple[tuple[int, int, int], ...]
    raised: tuple[tuple[int, int], ...]
    flyers_open: tuple[bool, bool]
    effects: tuple[tuple[int, int], ...]
    poisons: tuple[int, int]
    marked: tuple[int, int]
    last_loss: tuple[int, ...]
    winner: int
    over: bool

    def __init__(self, space: int, roles: tuple[tuple[int, ...], tuple[int, ...]]) -> None:
        self.space = space
        self.roles = roles
        self.kept_out = ()
        self.round = 0
        self.phase = -1
        self.rolls = ()
        self.prevented = (0, 0)
        self.casualties = (0, 0)
        self.caused = (0, 0)
        self.lost = (0, 0)
        self.polymorphed = ()
        self.devoured = ()
        self.revived = ()
        self.raised = ()
        self.flyers_open = (False, False)
        self.effects = ()
        self.poisons = (0, 0)
        self.marked = (-1, -1)
        self.last_loss = ()
        self.winner = -1
        self.over = False

    def copy(self) -> Battle:
        """Return an independent copy; every field is immutable."""
        battle = Battle.__new__(Battle)
        for field in Battle.__slots__:
            setattr(battle, field, getattr(self, field))
        return battle

    def role_of(self, side: int) -> int:
        """Return the role of a side, or -1 if it is not in the battle."""
        if side in self.roles[ATTACK]:
            return ATTACK
        return DEFENCE if side in self.roles[DEFENCE] else -1


def changed(pair: tuple[int, int], role: int, value: int) -> tuple[int, int]:
    """Return a pair by role with one of its numbers replaced."""
    return (value, pair[DEFENCE]) if role == ATTACK else (pair[ATTACK], value)
