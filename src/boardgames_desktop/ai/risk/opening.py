"""Claiming territories: continents that are easy to hold first, and never a gift to a rival."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

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
        near = self.world.near
        best = -1
        most = 0.0
        for lands, (worth, denial) in zip(
            self.world.continents, self._worths(owner, seat), strict=True
        ):
            for land in lands:
                if owner[land] < 0:
                    beside = [owner[other] for other in near[land]].count(seat)
                    value = worth + NEIGHBOUR * beside
                    for gift in denial:
                        value += gift
                    if best < 0 or value > most or (value == most and land < best):
                        best, most = land, value
        return best

    def _worths(self, owner: Sequence[int], seat: int) -> Iterator[tuple[float, list[float]]]:
        """Yield what any land of each continent is worth, and what it is to others to lose it."""
        for appeal, (start, end), bonus in zip(
            self._appeal, self.world.spans, self.world.bonus, strict=True
        ):
            holders = owner[start:end]
            whole = end - start
            counts = {side: holders.count(side) for side in dict.fromkeys(holders)}
            empty = counts.pop(-1, 0)
            mine = counts.pop(seat, 0)
            rivals = sum(counts.values())
            denial = [
                DENIAL * bonus * (count / whole) ** 2
                for count in counts.values()
                if count + empty == whole and not mine
            ]
            yield appeal * (1.0 + FOOTHOLD * (mine / whole) - rivals / whole), denial
