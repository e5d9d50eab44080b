"""Claiming territories: continents that are easy to hold first, and never a gift to a rival."""

from __future__ import annotations

from collections.abc import Sequence

from boardgames_desktop.ai.risk.field import World

FOOTHOLD = 4.0
NEIGHBOUR = 0.35
DENIAL = 1.5


class Opening:
    """Judges empty lands.

    Attributes:
        world: the map.
    """

    __slots__ = ("_appeal", "world")

    def __init__(self, world: World) -> None:
        self.world = world
        self._appeal = tuple(
            bonus / len(gates) * 4.0 / len(lands)
            for bonus, gates, lands in zip(world.bonus, world.gates, world.continents, strict=True)
        )

    def best_claim(self, owner: Sequence[int], seat: int) -> int:
        """Return the empty land (owner below 0) that ``seat`` should claim."""
        empty = [land for land, holder in enumerate(owner) if holder < 0]
        return max(empty, key=lambda land: (self._worth(owner, seat, land), -land))

    def _worth(self, owner: Sequence[int], seat: int, land: int) -> float:
        world = self.world
        number = world.continent_of[land]
        lands = world.continents[number]
        counts: dict[int, int] = {}
        for other in lands:
            counts[owner[other]] = counts.get(owner[other], 0) + 1
        whole = len(lands)
        empty = counts.pop(-1)
        mine = counts.pop(seat, 0)
        rivals = sum(counts.values())
        worth = self._appeal[number] * (1.0 + FOOTHOLD * (mine / whole) - rivals / whole)
        worth += NEIGHBOUR * sum(1 for other in world.near[land] if owner[other] == seat)
        for count in counts.values():
            if count + empty == whole and not mine:
                worth += DENIAL * world.bonus[number] * (count / whole) ** 2
        return worth
