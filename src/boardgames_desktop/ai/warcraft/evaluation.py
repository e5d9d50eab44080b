"""What a position of Warcraft is worth to a team, counted in tokens of gold and wood.

Everything a side owns has a worth; battles that are about to be fought and attacks that enemies
could make next are reckoned with by what they may be expected to bring
(:mod:`boardgames_desktop.ai.warcraft.clash`, :mod:`boardgames_desktop.ai.warcraft.threats`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from boardgames_desktop.ai.levels import Level
from boardgames_desktop.ai.warcraft.atlas import Atlas
from boardgames_desktop.ai.warcraft.census import Census
from boardgames_desktop.ai.warcraft.clash import Clash, Force, clash
from boardgames_desktop.ai.warcraft.missions import GUARDS, JUDGES, SEEKERS, STAKES
from boardgames_desktop.ai.warcraft.threats import Threats
from boardgames_desktop.games.warcraft.races import BOX, Tile
from boardgames_desktop.games.warcraft.rules import WarcraftRules
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
        units: a unit of each kind on its first tile.
        workers: workers wanted. horizon: rounds a new building is expected to be used.
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
        scarce: how much more a resource is worth for each token less of it than of the other.
        raid: danger to unguarded workers, by enemies that could come.
        income: tokens a worker is expected to bring a round.
        ability: what an ability adds to a unit.
        glory: share of what the point of a top tile is worth that an upgrade is credited with.
    """

    units: tuple[float, float, float] = (2.0, 3.0, 4.0)
    workers: int = 7
    horizon: float = 5.0
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
    scarce: float = 0.08
    raid: float = 3.0
    income: float = 2.0
    ability: float = 0.2
    glory: float = 0.2


CHARACTER: Mapping[str, Weights] = {
    "balanced": Weights(),
    "cautious": Weights(fear=0.75, pull=0.14),
    "aggressive": Weights(fear=0.25, pull=0.34, siege=20.0),
    "builder": Weights(working=4.0, building=4.5, level=4.0, pull=0.16),
}
"""What each character counts for how much."""


def tempers(w: Weights) -> tuple[Weights, ...]:
    """Return weights for turns of other tempers: more careful, bolder, much bolder."""
    return (
        w._replace(fear=w.fear * 1.8),
        w._replace(fear=w.fear * 0.4),
        w._replace(fear=w.fear * 0.1, pull=w.pull * 2.0),
    )


TUNED: Mapping[str, Mapping[str, Any]] = {
    "hard": {"units": (1.6, 3.0, 5.0), "strength": 0.5},
    "expert": {
        "units": (1.6, 3.0, 5.0),
        "strength": 0.5,
        "point": 1.2,
        "race": 3.0,
        "raid": 1.5,
        "level": 1.0,
    },
}
"""What stronger levels know better, found by self-play (``benchmarks/tune_warcraft.py``)."""


def weights_of(level: Level) -> Weights:
    """Return the weights of a level."""
    return CHARACTER[level.character]._replace(**TUNED.get(level.strength, {}))


USABLE = 14
"""Tokens a turn can use."""

RETAKEN = 0.6
"""How sure it is to keep a town taken, with enemies still to move before it counts (M14)."""

UNDYING = 0.3
"""Share of its worth a unit that comes back at once has (11.4)."""

PATIENCE = 14
"""Rounds after which sides grow restless."""

RESTLESS = 7.0
"""Rounds that double a restless side's boldness."""

HURRY = 2.0
"""How much more those who cannot die are drawn to their goals; they play against time."""

NECROMANCER = 6.0
"""Workers a necromancer is worth (11.2)."""

WON = 1000.0

NO_STAKES: Mapping[int, float] = {}


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
        goals = rules.scenario.goals
        self.target = max((goal.target for goal in goals), default=0)
        if self.target:
            self.target = rules.chosen.target or self.target
        self.scoring = tuple(
            (space, points) for space, points in enumerate(rules.field.points) if points
        )
        self._judges = tuple((JUDGES[goal.kind], goal) for goal in goals if goal.kind in JUDGES)
        self._unit = tuple(
            tuple(
                tuple(self._tile_worth(side, kind, tile) for tile in tiles)
                for kind, tiles in enumerate(race.tiles)
            )
            for side, race in enumerate(rules.races)
        )
        self.threats = Threats(self)

    def _tile_worth(self, side: int, kind: int, tile: Tile) -> float:
        area = tile.ability == "area_attack"
        strength = tile.strength + area  # A die hits once more in six, as with strength one more.
        worth = self.weights.units[kind] * float(pow(strength / 2.0, self.weights.strength))
        worth += self.weights.ability if tile.ability and not area else 0.0
        undying = side < self.rules.seats and self.rules.undying[side]
        return worth * UNDYING if undying else worth

    # -- sides ------------------------------------------------------------------------

    def unit(self, s: WarcraftState, side: int, kind: int) -> float:
        """Return the worth of a unit of a side."""
        return self._unit[side][kind][s.level[side * 3 + kind] - 1]

    def value(self, s: WarcraftState, seat: int) -> float:
        """Return what ``s`` is worth to ``seat``: its team's worth less its enemies'."""
        if s.winners or s.drawn:
            return WON if seat in s.winners else 0.0 if s.drawn else -WON
        rules = self.rules
        census = Census(rules, s)
        own = 0.0
        foes: dict[int, float] = {}
        team = rules.team_of[seat]
        for side in range(rules.sides):
            worth = self.side(s, side, census)
            if rules.team_of[side] == team:
                own += worth
            else:
                foes[rules.team_of[side]] = foes.get(rules.team_of[side], 0.0) + worth
        lead = own - sum(foes.values()) / max(1, len(foes))
        stakes = self.stakes(s, seat)
        return (
            lead
            + self.battles(s, seat, census, stakes)
            + self._occupied(s, seat, census, stakes)
            - self.threats.dangers(s, seat, census, stakes)
            + self.missions(s, seat, census)
        )

    def seen_from(self, s: WarcraftState, seat: int, mover: int) -> float:
        """Return what ``s`` is worth to ``seat`` when ``mover`` has just moved its pieces."""
        rules = self.rules
        if not rules.hostile(seat, mover):
            return self.value(s, mover)
        if s.winners or s.drawn or len(set(rules.team_of)) > 2:
            return self.value(s, seat) - self.battles(s, mover)
        census = Census(rules, s)
        own = self.drive(s, seat, census)
        own -= self.threats.dangers(s, seat, census, self.stakes(s, seat))
        return own - self.value(s, mover)

    def side(self, s: WarcraftState, side: int, census: Census) -> float:
        """Return what a side owns, battles left aside."""
        rules, w = self.rules, self.weights
        if side < rules.seats and not s.alive[side]:
            return 0.0
        worths = [self._unit[side][kind][s.level[side * 3 + kind] - 1] for kind in UNITS]
        total = 0.0
        for _, kind, number in census.units[side]:
            total += number * worths[kind]
        if side >= rules.seats:
            return total
        for kind in UNITS:
            here = side * 3 + kind
            total += s.training[side * 4 + kind] * worths[kind]
            total += w.building * (s.built[here] + 0.8 * (s.building[here] + s.summoned[here]))
            total += w.level * (s.level[here] - 1)
        total += self._works(s, side, census)
        stock = s.stock[side * 2] + s.stock[side * 2 + 1]
        total += w.token * min(stock, USABLE) + w.spare * max(0, stock - USABLE)
        total += w.card * len(s.hands[side])
        total -= (w.siege if s.captured[side] else 0.0) * 0.5
        if self.target:
            total += self.points_worth(self.points(s, side))
        return total

    def _works(self, s: WarcraftState, seat: int, census: Census) -> float:
        rules, w = self.rules, self.weights
        total = w.worker * s.training[seat * 4 + WORKER]
        working = 0.0
        for space, number in census.workers[seat]:
            total += w.worker * number
            if rules.field.terrain[space] in ("gold", "forest") and s.depleted[space] != DEPLETED:
                working += w.working * min(number, 3 - s.depleted[space])
        return total * NECROMANCER if rules.necromancers[seat] else total + working

    def points(self, s: WarcraftState, side: int) -> float:
        """Return the victory points of a seat; contested spaces are left to the battles."""
        rules = self.rules
        points = float(s.laid[side])
        for space, worth in self.scoring:
            if rules.units_at(s, side, space):
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
        pieces, spaces = s.pieces, rules.spaces
        field, flank = [0, 0, 0], [0, 0, 0]
        strength, ability = [0.0, 0.0, 0.0], ["", "", ""]
        near, walked = rules.field.neighbours[space], rules.field.ways[space]
        for other in rules.mates[side]:
            base = other * spaces * 4
            for kind in UNITS:
                at = base + kind
                here = pieces[at + space * 4]
                beside = 0
                for around in near if kind == FLYING else walked:
                    beside += pieces[at + around * 4]
                count = here + beside
                if count:
                    before = field[kind] + flank[kind]
                    tile = rules.tile(s, other, kind)
                    strength[kind] = (strength[kind] * before + tile.strength * count) / (
                        before + count
                    )
                    if other < rules.seats:
                        ability[kind] = tile.ability or ability[kind]
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

    def fronts(self, s: WarcraftState, seat: int, census: Census) -> Iterator[tuple[int, int]]:
        """Yield the battles ``seat`` has to fight now: space and main enemy side (M12)."""
        if s.called or s.fought:
            yield from self.rules.battle_spaces(s, seat)
            return
        own = census.strong[self.rules.team_of[seat]]
        for enemy in self.rules.foes[seat]:
            for space in dict.fromkeys(at for at, _, _ in census.units[enemy]):
                if own[space]:
                    yield space, enemy

    def battles(
        self,
        s: WarcraftState,
        seat: int,
        census: Census | None = None,
        stakes: Mapping[int, float] | None = None,
    ) -> float:
        """Return what the battles ``seat`` has to fight now may be expected to bring."""
        total = 0.0
        census = Census(self.rules, s) if census is None else census
        stakes = self.stakes(s, seat) if stakes is None else stakes
        urgency = self.urgency(s, seat)
        for space, enemy in self.fronts(s, seat, census):
            attack, defence = self.force(s, seat, space), self.force(s, enemy, space)
            odds = clash(attack, defence)
            total += odds.defence_loss * self.army(s, enemy, defence)
            total -= odds.attack_loss * self.army(s, seat, attack) / urgency
            total += odds.win * (
                self.prize(s, enemy, space, stakes) * self._kept(s, seat, enemy, space)
            )
            total -= (1.0 - odds.win) * self.prize(s, seat, space)
            total += self.weights.card * (2.0 * odds.win - 1.0)
        return total

    def _kept(self, s: WarcraftState, seat: int, owner: int, space: int) -> float:
        """Return how sure a home taken now is still held when it counts (M14)."""
        rules = self.rules
        if owner >= rules.seats or space not in rules.homes[owner]:
            return 1.0
        return RETAKEN if any(self.threats.moves_yet(s, foe) for foe in rules.foes[seat]) else 1.0

    def _occupied(
        self, s: WarcraftState, seat: int, census: Census, stakes: Mapping[int, float]
    ) -> float:
        """Return what stands undefended among enemies is worth (M13, M14)."""
        rules = self.rules
        total = 0.0
        for owner in range(rules.seats):
            if not s.alive[owner]:
                continue
            spaces = {space for space, _ in census.workers[owner]}
            spaces.update(rules.homes[owner])
            if rules.scenario.tokens and rules.necromancers[owner]:
                spaces.update(stakes)
            for space in spaces:
                if census.own(owner, space) or not census.foes(owner, space):
                    continue
                if rules.hostile(owner, seat):
                    if census.own(seat, space):
                        kept = self._kept(s, seat, owner, space)
                        total += self.prize(s, owner, space, stakes) * kept
                else:
                    total -= self.prize(s, owner, space, stakes)
        return total

    def stakes(self, s: WarcraftState, seat: int) -> dict[int, float]:
        """Return what spaces mean for goals of the scenario, in tokens."""
        found: dict[int, float] = {}
        for goal in self.rules.scenario.goals:
            if goal.kind in STAKES:
                for space, worth in STAKES[goal.kind](self, s, seat, goal).items():
                    found[space] = found.get(space, 0.0) + worth * self.weights.mission
        return found

    def prize(
        self, s: WarcraftState, owner: int, space: int, stakes: Mapping[int, float] = NO_STAKES
    ) -> float:
        """Return what ``owner`` loses with a space besides its units."""
        rules, w = self.rules, self.weights
        total = stakes.get(space, 0.0)
        if self.target and rules.field.points[space]:
            total += rules.field.points[space] * (w.point + w.race * 0.5)
        if owner >= rules.seats:
            return total
        workers = rules.count(s, owner, space, WORKER)
        if workers:
            necromancers = rules.necromancers[owner]
            total += workers * (w.worker + w.working) * (NECROMANCER if necromancers else 1.0)
        if space in rules.homes[owner]:
            total += w.fall if s.captured[owner] else w.siege
        elif s.outpost[space] == owner:
            total += 4.0
        return total

    # -- temper -----------------------------------------------------------------------

    def fear(self, s: WarcraftState, seat: int) -> float:
        """Return the share of what enemies could take next that counts for a seat."""
        fear = self.weights.fear / self.urgency(s, seat)
        return fear * UNDYING if self.rules.undying[seat] else fear

    def urgency(self, s: WarcraftState, seat: int) -> float:
        """Return how much bolder a seat is than at the start: nobody waits for ever."""
        late = 1.0 + max(0, s.round - PATIENCE) / RESTLESS
        return late * HURRY if self.rules.undying[seat] else late

    # -- where units want to be -------------------------------------------------------

    def goals(self, s: WarcraftState, seat: int) -> dict[int, float]:
        """Return the spaces a seat wants units to be in, and how much."""
        rules = self.rules
        urgency = self.urgency(s, seat)
        found: dict[int, float] = {}
        for enemy in rules.foes[seat]:
            if enemy < rules.seats and s.alive[enemy]:
                for home in rules.homes[enemy]:
                    found[home] = (2.0 if s.captured[enemy] else 1.3) * urgency
                if rules.necromancers[enemy]:
                    for space in range(rules.spaces):
                        if rules.count(s, enemy, space, WORKER):
                            found[space] = 2.0 * urgency
        if self.target:
            for space, points in self.scoring:
                if space not in found and not rules.team_units_at(s, seat, space):
                    found[space] = 0.6 + 0.25 * points
        for goal in rules.scenario.goals:
            for seekers, growth in ((SEEKERS, urgency), (GUARDS, 1.0)):
                if goal.kind in seekers:
                    for space, worth in seekers[goal.kind](self, s, seat, goal).items():
                        found[space] = max(worth * growth, found.get(space, 0.0))
        return found

    def pull(self, seat: int, goals: Mapping[int, float], census: Census) -> float:
        """Return how near the units of a seat are to what it wants, in tokens."""
        w = self.weights
        if not goals:
            return 0.0
        far, wanted, tables = w.reach, tuple(goals.items()), self.atlas.tables
        total = 0.0
        for space, kind, number in census.units[seat]:
            table = tables[kind][space]
            best = 0.0
            for goal, worth in wanted:
                steps = table[goal]
                if steps < far and worth * (far - steps) > best:
                    best = worth * (far - steps)
            total += number * best
        return total * w.pull

    def missions(self, s: WarcraftState, seat: int, census: Census) -> float:
        """Return the progress towards goals of the scenario, as seen by a seat."""
        total = self.drive(s, seat, census)
        for judge, goal in self._judges:
            total += self.weights.mission * judge(self, s, seat, goal)
        return total

    def drive(self, s: WarcraftState, seat: int, census: Census) -> float:
        """Return how near a seat's units are to where they want to be."""
        total = self.pull(seat, self.goals(s, seat), census)
        town = self.rules.towns[seat]
        if town != NONE:
            waiting = sum(s.training[seat * 4 : seat * 4 + 3])
            crowd = census.own(seat, town) + waiting - BOX.stack_units
            total -= self.weights.crowd * max(0, crowd)
        return total
