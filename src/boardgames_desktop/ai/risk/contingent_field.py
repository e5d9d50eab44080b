"""Team Risk as one of its seats reckons with it: lands of the team as one, armies apart."""

from __future__ import annotations

from boardgames_desktop.ai.risk.field import Field, World
from boardgames_desktop.games.risk.contingents import SEATS, TEAMS, mate_of

NOBODY = -1
"""Who controls a land in which both team-mates have equally many armies."""


class TeamField(Field):
    """A position with shared lands.

    All lands of the viewer's team are the viewer's, with its own armies alone, be it none. The
    lands of the others belong to who controls them, with all armies that stand there.

    Attributes:
        viewer: whose eyes these are.
        teams: team of each land when the field was made.
        rest: armies of each land that are not in ``armies``, in the viewer's team, or not of
            the owner, in the other; they count as long as the land stays with its team.
    """

    __slots__ = ("rest", "teams", "viewer")

    def __init__(
        self,
        owner: list[int],
        armies: list[int],
        cards: list[int],
        traded: int,
        *,
        viewer: int,
        rest: tuple[int, ...],
    ) -> None:
        super().__init__(owner, armies, cards, traded, (True,) * SEATS)
        self.viewer = viewer
        self.rest = rest
        self.teams = tuple(side % 2 for side in owner)

    def copy(self) -> TeamField:
        """Return an independent copy."""
        other = TeamField.__new__(TeamField)
        other.owner = self.owner[:]
        other.armies = self.armies[:]
        other.cards = self.cards[:]
        other.traded = self.traded
        other.playing = self.playing
        other.viewer = self.viewer
        other.rest = self.rest
        other.teams = self.teams
        return other

    def troops(self, land: int) -> tuple[int, int, int]:
        """Return (seat, its armies, armies of its team-mate) of a land."""
        side = self.owner[land]
        here = self.armies[land]
        others = self.rest[land] if side % 2 == self.teams[land] else 0
        if side == self.viewer:
            return side, here, others
        others = min(others, here // 2)
        return side, here - others, others

    def controller(self, land: int) -> int:
        """Return the seat with most armies in a land, or NOBODY."""
        side, own, others = self.troops(land)
        if own == others:
            return NOBODY
        return side if own > others else mate_of(side)

    def income(self, world: World, seat: int) -> int:
        """Return the armies ``seat`` gets for what it controls itself."""
        holders = [self.controller(land) for land in range(len(self.owner))]
        armies = max(3, holders.count(seat) // 3)
        for number, lands in enumerate(world.continents):
            if all(holders[land] == seat for land in lands):
                armies += world.bonus[number]
        return armies

    def placeable(self) -> list[int]:
        """Return the lands where the viewer may place armies (section 10, ruling 1)."""
        viewer = self.viewer
        mine = [land for land, side in enumerate(self.owner) if side == viewer]
        controlled = [land for land in mine if self.controller(land) == viewer]
        return controlled or [land for land in mine if self.armies[land]]

    def seen_by(self, seat: int) -> TeamField:
        """Return the same position as ``seat`` sees it."""
        if seat == self.viewer:
            return self
        team = seat % 2
        owner: list[int] = []
        armies: list[int] = []
        rest: list[int] = []
        for land in range(len(self.owner)):
            side, own, others = self.troops(land)
            if side % 2 == team:
                if side != seat:
                    own, others = others, own
                owner.append(seat)
                armies.append(own)
                rest.append(others)
            else:
                if others > own:
                    side, own, others = mate_of(side), others, own
                owner.append(side)
                armies.append(own + others)
                rest.append(others)
        cards = self.cards[:]
        mate = mate_of(seat)
        cards[seat] += cards[mate]
        cards[mate] = 0
        return TeamField(owner, armies, cards, self.traded, viewer=seat, rest=tuple(rest))


def rivals_of(seat: int) -> tuple[int, int]:
    """Return the seats of the other team."""
    return TEAMS[1 - seat % 2]
