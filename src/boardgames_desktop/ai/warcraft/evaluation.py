"""What a position of Warcraft is worth to a team, counted in tokens of gold and wood.

Everything a side owns has a worth; battles that are about to be fought and attacks that enemies
could make next are reckoned with by what they may be expected to bring
(:mod:`boardgames_desktop.ai.warcraft.clash`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from boardgames_desktop.ai.warcraft.atlas import FAR, Atlas
from boardgames_desktop.ai.warcraft.clash import COST, Clash, Force, clash
from boardgames_desktop.games.warcraft.races import BOX, Tile
from boardgames_desktop.games.warcraft.rules import WarcraftRules
from boardgames_desktop.games.warcraft.scenario import Goal
from boardgames_desktop.games.warcraft.state import (
    DEPLETED,
    FLYING,
    NONE,
    UNITS,
    WORKER,
    WarcraftState,
)


class Weights(NamedTuple):
    """How much each thing counts, in tokens.

    Attributes:
        strength: power of a unit's strength (2 counts once) its worth grows by.
        worker: a worker. working: one on a resource that is not depleted.
        token: a token in stock. spare: one beyond what a turn can use.
        building: a finished building. level: an upgrade, beside what it does to the units.
        point: a victory point at the start; race: what it gains on the way to the target.
        card: a card in hand.
        pull: a step nearer to a goal, per unit. reach: steps from which on it does not matter.
        fear: share of the loss an attack of the enemy could bring that counts.
        siege: the first capture of a town. fall: the second.
        crowd: a unit in training that finds no room in town.
        mission: progress towards a goal of the scenario.
    """

    strength: float = 0.8
    worker: float = 3.0
    working: float = 3.0
    token: float = 0.6
    spare: float = 0.3
    building: float = 3.0
    level: float = 2.5
    point: float = 2.5
    race: float = 7.0
    card: float = 1.5
    pull: float = 0.22
    reach: int = 7
    fear: float = 0.45
    siege: float = 14.0
    fall: float = 90.0
    crowd: float = 1.2
    mission: float = 12.0


CHARACTER: Mapping[str, Weights] = {
    "balanced": Weights(),
    "cautious": Weights(fear=0.75, pull=0.14),
    "aggressive": Weights(fear=0.25, pull=0.34, siege=20.0),
    "builder": Weights(working=4.0, building=4.5, level=4.0, pull=0.16),
}
"""What each character counts for how much."""

USABLE = 14
"""Tokens a turn can use."""

Threes = tuple[int, int, int]


class Evaluation:
    """Judges positions of one match.

    Args:
        rules: its rules.
        weights: what counts for how much.
    """

    def __init__(self, rules: WarcraftRules, weights: Weights) -> None:
        self.rules = rules
        self.weights = weights
        self.atlas = Atlas(rules.field)
        self.target = max((goal.target for goal in rules.scenario.goals), default=0)
        if self.target:
            self.target = rules.chosen.target or self.target
        self._near = tuple(
            tuple(other for other, steps in enumerate(row) if steps <= 3) for row in self.atlas.air
        )
        self._unit = tuple(
            tuple(tuple(self._tile_worth(kind, tile) for tile in tiles) for kind, tiles in rows)
            for rows in (enumerate(race.tiles) for race in rules.races)
        )

    def _tile_worth(self, kind: int, tile: Tile) -> float:
        strength = tile.strength
        ability = 0.6 if tile.ability else 0.0
        return COST[kind] * (strength / 2.0) ** self.weights.strength + ability

    # -- sides ------------------------------------------------------------------------

    def unit(self, s: WarcraftState, side: int, kind: int) -> float:
        """Return the worth of a unit of a side."""
        return self._unit[side][kind][s.level[side * 3 + kind] - 1]

    def value(self, s: WarcraftState, seat: int) -> float:
        """Return what ``s`` is worth to ``seat``: its team's worth less its enemies'."""
        if s.winners or s.drawn:
            return 1000.0 if seat in s.winners else 0.0 if s.drawn else -1000.0
        rules = self.rules
        own = 0.0
        foes: dict[int, float] = {}
        for side in range(rules.sides):
            worth = self.side(s, side)
            if rules.team_of[side] == rules.team_of[seat]:
                own += worth
            else:
                team = rules.team_of[side]
                foes[team] = foes.get(team, 0.0) + worth
        rivals = sorted(foes.values(), reverse=True)
        weight = 1.0 / len(rivals) if rivals else 1.0
        lead = own - sum(rivals) * weight
        return lead + self.battles(s, seat) - self.dangers(s, seat) + self.missions(s, seat)

    def side(self, s: WarcraftState, side: int) -> float:
        """Return what a side owns, battles left aside."""
        rules, w = self.rules, self.weights
        if side < rules.seats and not s.alive[side]:
            return 0.0
        total = 0.0
        at = side * rules.spaces * 4
        for kind in UNITS:
            units = sum(s.pieces[at + kind : at + rules.spaces * 4 : 4])
            if side < rules.seats:
                units += s.training[side * 4 + kind]
            total += units * self.unit(s, side, kind)
        if side >= rules.seats:
            return total
        total += self._works(s, side)
        stock = s.stock[side * 2] + s.stock[side * 2 + 1]
        total += w.token * min(stock, USABLE) + w.spare * max(0, stock - USABLE)
        for kind in UNITS:
            here = side * 3 + kind
            total += w.building * (s.built[here] + 0.8 * (s.building[here] + s.summoned[here]))
            total += w.level * (s.level[here] - 1)
        total += w.card * len(s.hands[side])
        total -= (w.siege if s.captured[side] else 0.0) * 0.5
        if self.target:
            total += self.points_worth(self.points(s, side))
        return total

    def _works(self, s: WarcraftState, seat: int) -> float:
        rules, w = self.rules, self.weights
        at = seat * rules.spaces * 4 + WORKER
        workers = sum(s.pieces[at : at + rules.spaces * 4 : 4])
        total = w.worker * (workers + s.training[seat * 4 + WORKER])
        if rules.necromancers[seat]:
            return total * 6.0
        for space in rules.field.resources:
            if s.depleted[space] != DEPLETED:
                busy = s.pieces[at + space * 4]
                if busy:
                    total += w.working * min(busy, 3 - s.depleted[space])
        return total

    def points(self, s: WarcraftState, side: int) -> float:
        """Return the victory points of a seat; contested spaces are left to the battles."""
        rules = self.rules
        points = float(s.laid[side])
        for space, worth in enumerate(rules.field.points):
            if worth and rules.units_at(s, side, space):
                points += worth
        return points + sum(rules.top(s, side, kind) for kind in UNITS)

    def points_worth(self, points: float) -> float:
        """Return what victory points are worth; the last ones most."""
        w = self.weights
        return points * (w.point + w.race * (points / self.target) ** 2)

    # -- battles ----------------------------------------------------------------------

    def force(self, s: WarcraftState, side: int, space: int) -> Force:
        """Return what the team of a side has in a battle for a space, mates included."""
        rules = self.rules
        field, flank = [0, 0, 0], [0, 0, 0]
        strength, ability = [0.0, 0.0, 0.0], ["", "", ""]
        team = rules.team_of[side]
        for other in range(rules.sides):
            if rules.team_of[other] != team:
                continue
            skills = rules.abilities(s, other)
            for kind in UNITS:
                here = rules.count(s, other, space, kind)
                ways = rules.field.neighbours if kind == FLYING else rules.field.ways
                beside = sum(rules.count(s, other, flank_, kind) for flank_ in ways[space])
                count = here + beside
                if count:
                    before = field[kind] + flank[kind]
                    mine = rules.tile(s, other, kind).strength
                    strength[kind] = (strength[kind] * before + mine * count) / (before + count)
                    ability[kind] = skills[kind] or ability[kind]
                    field[kind] += here
                    flank[kind] += beside
        return Force(
            (field[0], field[1], field[2]),
            (flank[0], flank[1], flank[2]),
            (strength[0], strength[1], strength[2]),
            (ability[0], ability[1], ability[2]),
        )

    def odds(self, s: WarcraftState, seat: int, space: int, enemy: int) -> Clash:
        """Return what the battle ``seat`` would fight in a space may bring."""
        return clash(self.force(s, seat, space), self.force(s, enemy, space))

    def army(self, s: WarcraftState, side: int, force: Force) -> float:
        """Return the worth of a force, at the worth of a side's units."""
        return sum(
            (force.field[kind] + force.flank[kind]) * self.unit(s, side, kind) for kind in UNITS
        )

    def battles(self, s: WarcraftState, seat: int) -> float:
        """Return what the battles ``seat`` has to fight now may be expected to bring."""
        total = 0.0
        for space, enemy in self.rules.battle_spaces(s, seat):
            attack, defence = self.force(s, seat, space), self.force(s, enemy, space)
            odds = clash(attack, defence)
            total += odds.defence_loss * self.army(s, enemy, defence)
            total -= odds.attack_loss * self.army(s, seat, attack)
            total += odds.win * self.prize(s, enemy, space)
            total -= (1.0 - odds.win) * self.prize(s, seat, space)
            total += self.weights.card * (2.0 * odds.win - 1.0)
        return total + self._raids(s, seat)

    def _raids(self, s: WarcraftState, seat: int) -> float:
        """Return what units standing on undefended enemy pieces destroy (M13)."""
        rules = self.rules
        total = 0.0
        for enemy in rules.enemies_of(seat):
            if enemy >= rules.seats:
                continue
            for space in range(rules.spaces):
                workers = rules.count(s, enemy, space, WORKER)
                if (
                    (workers or s.outpost[space] == enemy)
                    and rules.team_units_at(s, seat, space)
                    and not rules.enemy_units_at(s, seat, space)
                ):
                    total += self.prize(s, enemy, space)
        return total

    def prize(self, s: WarcraftState, owner: int, space: int) -> float:
        """Return what ``owner`` loses with a space besides its units."""
        rules, w = self.rules, self.weights
        total = 0.0
        if self.target and rules.field.points[space]:
            total += rules.field.points[space] * (w.point + w.race * 0.5)
        if owner >= rules.seats:
            return total
        workers = rules.count(s, owner, space, WORKER)
        total += workers * (w.worker + w.working) * (6.0 if rules.necromancers[owner] else 1.0)
        if s.outpost[space] == owner:
            total += 4.0
        if space in rules.homes[owner]:
            total += w.fall if s.captured[owner] else w.siege
        return total

    # -- dangers ----------------------------------------------------------------------

    def dangers(self, s: WarcraftState, seat: int) -> float:
        """Return the share that counts of what enemies could take next, the worst of each."""
        rules = self.rules
        worst: dict[int, float] = {}
        mates = rules.team(seat)
        for space in range(rules.spaces):
            if not any(self._stake(s, mate, space) for mate in mates):
                continue
            for enemy in rules.enemies_of(seat):
                if enemy < rules.seats and s.alive[enemy]:
                    loss = self._loss(s, seat, space, enemy)
                    if loss > worst.get(space, 0.0):
                        worst[space] = loss
        losses = sorted(worst.values(), reverse=True)
        return self.weights.fear * (sum(losses[:3]) + 0.4 * sum(losses[3:]))

    def _stake(self, s: WarcraftState, seat: int, space: int) -> bool:
        at = self.rules.index(seat, space)
        pieces = s.pieces
        return (
            bool(pieces[at] or pieces[at + 1] or pieces[at + 2] or pieces[at + 3])
            or space in self.rules.homes[seat]
        )

    def _loss(self, s: WarcraftState, seat: int, space: int, enemy: int) -> float:
        """Return what an attack of an enemy on a space may cost the team of ``seat``."""
        attack = self.invasion(s, enemy, space)
        if not sum(attack.field):
            return 0.0
        defence = self.force(s, seat, space)
        odds = clash(attack, defence)
        stake = sum(self.prize(s, mate, space) for mate in self.rules.team(seat))
        gain = odds.win * stake + odds.defence_loss * self.army(s, seat, defence)
        cost = odds.attack_loss * self.army(s, enemy, attack)
        return max(0.0, gain - 0.8 * cost)

    def invasion(self, s: WarcraftState, side: int, space: int) -> Force:
        """Return the strongest attack a side could make on a space in one move step.

        Three units enter; others near enough stand around. Nobody being in the way is assumed.
        """
        rules, atlas = self.rules, self.atlas
        enter, beside = [0, 0, 0], [0, 0, 0]
        for kind in UNITS:
            if kind != FLYING and space in rules.field.mountain:
                continue
            points = BOX.points[kind]
            table = atlas.air if kind == FLYING else atlas.ground
            for start in self._near[space]:
                count = rules.count(s, side, start, kind)
                if count:
                    steps = table[start][space]
                    if steps <= points:
                        enter[kind] += count
                    elif steps <= points + 1:
                        beside[kind] += count
        field = [0, 0, 0]
        left = BOX.stack_units
        for kind in sorted(UNITS, key=lambda kind: -self.unit(s, side, kind)):
            field[kind] = min(enter[kind], left)
            left -= field[kind]
            beside[kind] += enter[kind] - field[kind]
        tiles = [rules.tile(s, side, kind) for kind in UNITS]
        skills = rules.abilities(s, side)
        return Force(
            (field[0], field[1], field[2]),
            (beside[0], beside[1], beside[2]),
            (tiles[0].strength, tiles[1].strength, tiles[2].strength),
            (skills[0], skills[1], skills[2]),
        )

    # -- where units want to be -------------------------------------------------------

    def goals(self, s: WarcraftState, seat: int) -> dict[int, float]:
        """Return the spaces a seat wants units to be in, and how much."""
        rules = self.rules
        found: dict[int, float] = {}
        for enemy in rules.enemies_of(seat):
            if enemy < rules.seats and s.alive[enemy]:
                for home in rules.homes[enemy]:
                    found[home] = 2.0 if s.captured[enemy] else 1.3
                if rules.necromancers[enemy]:
                    for space in range(rules.spaces):
                        if rules.count(s, enemy, space, WORKER):
                            found[space] = 2.0
        if self.target:
            for space, worth in enumerate(rules.field.points):
                if worth and space not in found and not rules.team_units_at(s, seat, space):
                    found[space] = 0.6 + 0.25 * worth
        for goal in rules.scenario.goals:
            found.update(self._scenario_goals(s, seat, goal))
        return found

    def _scenario_goals(self, s: WarcraftState, seat: int, goal: Goal) -> dict[int, float]:
        kind = goal.kind
        return SEEKERS[kind](self, s, seat, goal) if kind in SEEKERS else {}

    def pull(self, s: WarcraftState, seat: int, goals: Mapping[int, float]) -> float:
        """Return how near the units of a seat are to what it wants, in tokens."""
        rules, w = self.rules, self.weights
        total = 0.0
        if not goals:
            return total
        at = seat * rules.spaces * 4
        for index, count in enumerate(s.pieces[at : at + rules.spaces * 4]):
            kind = index % 4
            if count and kind != WORKER:
                table = (self.atlas.air if kind == FLYING else self.atlas.ground)[index // 4]
                best = max(
                    worth * (1.0 - min(table[space], w.reach) / w.reach)
                    for space, worth in goals.items()
                )
                total += count * best * w.pull * w.reach
        return total

    def missions(self, s: WarcraftState, seat: int) -> float:
        """Return the progress towards goals of the scenario, as seen by a seat."""
        total = self.pull(s, seat, self.goals(s, seat))
        for goal in self.rules.scenario.goals:
            judge = MISSIONS.get(goal.kind)
            if judge is not None:
                total += self.weights.mission * judge(self, s, seat, goal)
        town = self.rules.towns[seat] if seat < self.rules.seats else NONE
        if town != NONE:
            waiting = sum(s.training[seat * 4 + kind] for kind in UNITS)
            crowd = self.rules.team_units_at(s, seat, town) + waiting - BOX.stack_units
            total -= self.weights.crowd * max(0, crowd)
        return total


# -- goals of scenarios ---------------------------------------------------------------


def _seek_hold(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> dict[int, float]:
    del s, seat
    spot = j.rules.field.at(goal.spot)
    return {spot: 2.2}


def _seek_stand(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> dict[int, float]:
    del s, seat
    return {j.rules.field.at(goal.spot): 2.5}


def _seek_tokens(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> dict[int, float]:
    owner = goal.seat
    spots = goal.spots
    spaces = [j.rules.field.at(spot) for spot in spots]
    left = [space for space in spaces if j.rules.token_there(s, space)]
    worth = 1.2 if j.rules.hostile(owner, seat) else 1.5
    return dict.fromkeys(left, worth)


def _seek_rescue(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> dict[int, float]:
    del j, goal
    found: dict[int, float] = {}
    for side, space in enumerate(s.captives):
        if space != NONE:
            found[space] = 2.2 if side == seat else 1.6
    return found


SEEKERS = {
    "hold": _seek_hold,
    "stand": _seek_stand,
    "destroy_tokens": _seek_tokens,
    "rescue": _seek_rescue,
}
"""Spaces that matter for a kind of goal."""


def _progress_hold(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> float:
    spot = j.rules.field.at(goal.spot)
    fewer = goal.fewer
    total = 0.0
    for other in range(j.rules.seats):
        if j.rules.units_at(s, other, spot):
            around = j.rules.field.neighbours[spot]
            foes = sum(j.rules.enemy_units_at(s, other, space) for space in around)
            share = 3.0 if foes < fewer else 0.6 * fewer / (foes + 1)
            total += share if not j.rules.hostile(other, seat) else -share
    return total


def _progress_stand(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> float:
    about = goal.seat
    spot = j.rules.field.at(goal.spot)
    own = not j.rules.hostile(about, seat)
    if j.rules.units_at(s, about, spot) and not j.rules.enemy_units_at(s, about, spot):
        return 20.0 if own else -20.0
    return 0.0 if own else 0.6 * (j.rules.team_units_at(s, seat, spot) > 0)


def _progress_tokens(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> float:
    owner = goal.seat
    spots = goal.spots
    left = sum(j.rules.token_there(s, j.rules.field.at(spot)) for spot in spots)
    return float(left) if not j.rules.hostile(owner, seat) else -float(left)


def _progress_rescue(j: Evaluation, s: WarcraftState, seat: int, goal: Goal) -> float:
    del goal
    total = 0.0
    for side, space in enumerate(s.captives):
        if space == NONE:
            continue
        steps = j.atlas.ground[space][j.rules.towns[side]]
        near = max(0.0, 1.0 - min(steps, FAR) / 8.0)
        share = 20.0 if not steps else 2.2 * near
        total += share if not j.rules.hostile(side, seat) else -share
    return total


MISSIONS = {
    "hold": _progress_hold,
    "stand": _progress_stand,
    "destroy_tokens": _progress_tokens,
    "rescue": _progress_rescue,
}
"""How far a kind of goal is reached, from -20 (lost) to 20 (won)."""
