"""A scenario: the board, who starts with what, and who wins by what.

The six of the rulebook are ``resources/warcraft/scenarios/*.json``; those a player makes have
the same form. Reading and checking is in :mod:`boardgames_desktop.games.warcraft.scenario_file`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import attrs

Spot = tuple[int, int]
"""Axial coordinates (q, r) of a space (section 3.2 of the fact sheet)."""

Terrain = Literal["town", "forest", "gold", "mountain", "objective", "blank"]
TERRAINS: tuple[Terrain, ...] = ("town", "forest", "gold", "mountain", "objective", "blank")


@attrs.frozen(slots=True)
class SpacePlan:
    """One space: where it is, what it is, and the victory points it is worth (section 2)."""

    q: int
    r: int
    terrain: Terrain
    points: int = 0


@attrs.frozen(slots=True)
class Pieces:
    """Pieces of one side in one space."""

    at: Spot
    melee: int = 0
    ranged: int = 0
    flying: int = 0
    workers: int = 0


@attrs.frozen(slots=True)
class SeatPlan:
    """What a seat starts with.

    Attributes:
        race: key of its race; "" = the race of the colour the player chose.
        town: its town space; None = it has no town.
        gold, wood: its stock.
        levels: unit types start on their first or on their top tile.
        pieces: its units and workers on the board.
        outposts: spots of its finished outposts. Those of a seat without a town that is not
            ``undying`` count as its town (11.4).
        necromancers: spots of its necromancers, which move and die as workers do, harvest the
            scenario's tokens and upgrade on graveyards (11.2).
        captive: spot where the captive of its race is held; "" = none (11.3).
        undying: killed units return to its outposts, and it only has the move step (11.4).
    """

    race: str
    town: Spot | None = None
    gold: int = 5
    wood: int = 5
    levels: Literal["first", "top"] = "first"
    pieces: tuple[Pieces, ...] = ()
    outposts: tuple[str, ...] = ()
    necromancers: tuple[str, ...] = ()
    captive: str = ""
    undying: bool = False


@attrs.frozen(slots=True)
class NeutralPlan:
    """Units that nobody plays; they never move and are everybody's enemies (11.1)."""

    race: str
    level: int
    pieces: tuple[Pieces, ...]


GoalKind = Literal[
    "points",
    "hold",
    "stand",
    "capture",
    "last_card",
    "slay_necromancers",
    "destroy_tokens",
    "rescue",
]


@attrs.frozen(slots=True)
class Goal:
    """One way to win beside eliminating every enemy, which always wins (V4).

    Attributes:
        kind: ``points`` - a team with at least ``target`` victory points at the end of a turn
            of one of its seats (V1);
            ``hold`` - a unit on ``spot`` and fewer than ``fewer`` enemy units around it at the
            end of one's turn (11.1);
            ``stand`` - a unit of ``seat`` on ``spot`` at the end of its move step (11.4);
            ``capture`` - the town, or what counts as it, of ``seat`` was captured twice: all
            its enemies win. Without this goal only that seat is out where outposts are towns;
            a real town always counts for the whole team (V4; 13.37);
            ``last_card`` - the last card of the deck of ``seat`` is drawn: its team wins. One
            card is set aside unplayed at the end of every round (11.4);
            ``slay_necromancers`` - all necromancers of ``seat`` are dead: its enemies win;
            ``destroy_tokens`` - the tokens on all ``spots`` are destroyed: the enemies of
            ``seat`` win (11.2);
            ``rescue`` - the captive of one's race is in one's town after battles (11.3).
        seat: whom the goal is about; -1 = everybody.
    """

    kind: GoalKind
    target: int = 0
    spot: str = ""
    spots: tuple[str, ...] = ()
    fewer: int = 0
    seat: int = -1


@attrs.frozen(slots=True)
class Scenario:
    """A scenario.

    Attributes:
        id: short id, the name of its file and, for those of the rulebook, of its variant.
        spaces: all spaces. seats: in turn order.
        spots: named spaces.
        walls: sides between two spaces that only flying units cross (11.3).
        tokens: what lies on a spot: ``melee``, ``ranged`` or ``flying`` raise a unit a round,
            ``graveyard`` upgrades a type a round (11.2).
        teams: seats that play together; seats not listed are alone.
        neutral: units that nobody plays.
        first: seat that begins; -1 = drawn by lot.
        depletion: ``all`` resource spaces deplete; ``none``; ``far``: those next to a town
            never do and all others are depleted from the start (11.1).
        stripped: cards taken out of every deck before the game (section 11).
        name, story, goals_text: words of a scenario a player made; those of the rulebook have
            theirs in the catalogues.
    """

    format: int
    id: str
    spaces: tuple[SpacePlan, ...]
    seats: tuple[SeatPlan, ...]
    goals: tuple[Goal, ...]
    spots: Mapping[str, Spot] = attrs.field(factory=dict)
    walls: tuple[tuple[Spot, Spot], ...] = ()
    tokens: Mapping[str, Literal["melee", "ranged", "flying", "graveyard"]] = attrs.field(
        factory=dict
    )
    teams: tuple[tuple[int, ...], ...] = ()
    neutral: NeutralPlan | None = None
    first: int = -1
    depletion: Literal["all", "none", "far"] = "all"
    stripped: tuple[str, ...] = ()
    name: str = ""
    story: str = ""
    goals_text: str = ""
