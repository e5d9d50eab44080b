"""Campaigns: battles of all stacks of a turn, one after another, until something is reached.

A march follows one stack along a way that is known. A campaign does not know its way: it keeps
the most promising few of all sequences of battles and makes each of them longer, battle by battle.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from math import inf, log

from boardgames_desktop.ai.risk.field import Field, World
from boardgames_desktop.ai.risk.march import March

Reached = Callable[[March], tuple[float, Collection[int]]]
"""How far a march has come, in steps, and which of the aims it has reached."""

WIDTH = 3
"""Sequences kept at every length."""

BRANCHES = 4
"""Battles thought of after each of them."""

LONGEST = 16

STEP = 2.0
"""What a step towards the aim counts, in armies."""

LUCK = 6.0
"""What a chance counts, as armies for its logarithm."""

ROOM = 2.0
"""What each further land counts, in armies, that the largest stack has a way to."""

EACH = 1.5
"""Armies that every battle of a campaign takes at least."""


def campaign(
    world: World,
    start: March,
    seat: int,
    aims: Mapping[int, int],
    reached: Reached,
    *,
    most: float = inf,
) -> Iterator[March]:
    """Yield for each of ``aims`` the shortest sequence of battles from ``start`` to reach it.

    The aims name how many battles each may take. When ``most`` battles have been tried it is
    given up.
    """
    kept = [start]
    left = set(aims)
    longest = max(aims.values())
    tried = 0
    for made in range(1, longest + 1):
        found: dict[tuple[int, ...], tuple[float, March, Collection[int]]] = {}
        for march in kept:
            for source, target, stay in _battles(world, march.f, seat):
                tried += 1
                onward = march.branch()
                if not onward.fight(source, target, stay=stay):
                    continue
                steps, done = reached(onward)
                score = STEP * steps + LUCK * log(onward.chance)
                score += _prospect(world, onward.f, seat, longest - made)
                key = tuple(sorted(step[1] for step in onward.steps))
                if key not in found or found[key][0] < score:
                    found[key] = score, onward, done
        best = sorted(found.values(), key=lambda row: -row[0])
        for _, march, done in best:
            if not left.isdisjoint(done):
                left.difference_update(done)
                yield march
        if not left or tried >= most:
            return
        kept = [march for _, march, _ in best[:WIDTH]]


def _battles(world: World, f: Field, seat: int) -> list[tuple[int, int, bool]]:
    """Return the battles with the largest advantage, each target's strongest neighbour in them.

    Where the stack has another enemy beside it, it may stay behind with all but three.
    """
    owner, armies = f.owner, f.armies
    odds: dict[int, tuple[int, int]] = {}
    beside: dict[int, int] = {}
    for land, mine in enumerate(owner):
        here = armies[land]
        if mine != seat or here < 2:
            continue
        for other in world.near[land]:
            if owner[other] != seat:
                beside[land] = beside.get(land, 0) + 1
                if other not in odds or odds[other][0] < here - armies[other]:
                    odds[other] = here - armies[other], land
    ranked = sorted(((lead, land, other) for other, (lead, land) in odds.items()), reverse=True)
    found = []
    for _, land, other in ranked[:BRANCHES]:
        found.append((land, other, False))
        if beside[land] > 1 and armies[land] > 5:
            found.append((land, other, True))
    return found


def hopeful(world: World, start: March, seat: int, battles: int) -> bool:
    """Tell whether there are armies for so many battles."""
    return battles <= LONGEST and battles * EACH <= able(world, start.f, seat)


def able(world: World, f: Field, seat: int) -> int:
    """Return the armies that can still attack."""
    owner = f.owner
    able = 0
    for land, here in enumerate(f.armies):
        if here > 1 and owner[land] == seat:
            for other in world.near[land]:
                if owner[other] != seat:
                    able += here - 1
                    break
    return able


def _prospect(world: World, f: Field, seat: int, battles: int) -> float:
    """Return the armies that can attack, and more if the largest stack has a way to go on."""
    owner, armies = f.owner, f.armies
    able = most = 0
    front: list[int] = []
    near = world.near
    for land, here in enumerate(armies):
        if here > 1 and owner[land] == seat:
            for other in near[land]:
                if owner[other] != seat:
                    able += here - 1
                    if here > most:
                        most = here
                        front = [foe for foe in near[land] if owner[foe] != seat]
                    break
    seen = set(front)
    for land in front:
        if len(seen) >= battles:
            break
        for other in near[land]:
            if owner[other] != seat and other not in seen:
                seen.add(other)
                front.append(other)
    return able + ROOM * min(battles, len(seen))
