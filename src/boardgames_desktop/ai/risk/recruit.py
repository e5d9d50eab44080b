"""The easy level: attacks where it has more armies, with little thought for what follows."""

from __future__ import annotations

from random import Random

from boardgames_desktop.ai.risk.field import Field, Moment, World
from boardgames_desktop.core.actions import Action

HASTE = 0.65
"""Chance that an attack that looks good is made; one of double strength always is."""

LEAD = 2
"""Armies that the attacker has to have more than the defender."""


class Recruit:
    """Answers the questions of a turn by simple rules and lots.

    Attributes:
        world: the map.
    """

    __slots__ = ("world",)

    def __init__(self, world: World) -> None:
        self.world = world

    def _fronts(self, f: Field, seat: int) -> list[int]:
        owner = f.owner
        near = self.world.near
        mine = [land for land, holder in enumerate(owner) if holder == seat]
        return [land for land in mine if any(owner[other] != seat for other in near[land])] or mine

    def trade(self, sets: list[Action], must: bool, rng: Random) -> Action | None:
        """Return a set to trade; unless it must, it trades only half of the time."""
        if sets and (must or rng.random() < 0.5):
            return sets[rng.randrange(len(sets))]
        return None

    def place(self, moment: Moment, rng: Random) -> list[Action]:
        """Return where the armies go: to a front, the larger stacks more likely."""
        f, seat, reserve, _ = moment
        fronts = self._fronts(f, seat)
        weights = [f.armies[land] for land in fronts]
        (land,) = rng.choices(fronts, weights)
        return [("place", land, reserve)]

    def attack(self, moment: Moment, rng: Random) -> Action:
        """Return the attack with the largest lead, or the end of combat."""
        f, seat, _, _ = moment
        armies = f.armies
        best: list[tuple[int, int]] = []
        most = LEAD
        for source in self._fronts(f, seat):
            if armies[source] < 2:
                continue
            for target in self.world.near[source]:
                if f.owner[target] == seat:
                    continue
                lead = armies[source] - armies[target]
                if lead > most:
                    best, most = [(source, target)], lead
                elif lead == most:
                    best.append((source, target))
        if not best:
            return ("end_combat",)
        source, target = best[rng.randrange(len(best))]
        if armies[source] < 2 * armies[target] + 2 and rng.random() >= HASTE:
            return ("end_combat",)
        return ("storm", source, target, max(1, min(armies[target], armies[source] - 1)))

    def move_in(self, moment: Moment, source: int, least: int, rng: Random) -> Action:
        """Return how many armies follow: all from a land without enemies, else by lot."""
        f, seat, _, _ = moment
        most = f.armies[source] - 1
        if all(f.owner[other] == seat for other in self.world.near[source]):
            return ("move_in", most)
        return ("move_in", rng.choice((least, (least + most) // 2, most, most)))

    def fortify(self, moment: Moment, rng: Random) -> Action:
        """Return a move of the largest idle stack to a front it can reach."""
        f, seat, _, _ = moment
        fronts = set(self._fronts(f, seat))
        idle = [
            land
            for land, holder in enumerate(f.owner)
            if holder == seat and land not in fronts and f.armies[land] > 1
        ]
        if not idle:
            return ("skip",)
        source = max(idle, key=lambda land: (f.armies[land], -land))
        goals = [land for land in f.component(self.world, source) if land in fronts]
        if not goals:
            return ("skip",)
        return ("fortify", source, rng.choice(goals), f.armies[source] - 1)
