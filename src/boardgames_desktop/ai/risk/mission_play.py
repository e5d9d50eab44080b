"""Mission Risk for the opponents: which missions to claim, and how to bring them about.

What missions are worth lies in the evaluation (:mod:`.mission_field`); here are the attacks,
placements and moves that nobody would think of without a mission.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any, cast

from boardgames_desktop.ai.levels import Level
from boardgames_desktop.ai.risk.campaign import campaign, hopeful
from boardgames_desktop.ai.risk.commander import Commander
from boardgames_desktop.ai.risk.evaluation import CHARACTER, Evaluation, Weights
from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.haze import Haze
from boardgames_desktop.ai.risk.march import March
from boardgames_desktop.ai.risk.mind import FIRST_INCOME
from boardgames_desktop.ai.risk.mission_field import COUNTED, Brief, MissionEvaluation, MissionField
from boardgames_desktop.ai.risk.neutral_play import NeutralMind
from boardgames_desktop.ai.risk.plans import NARROW, PUSH, Breadth, Plan, Planner
from boardgames_desktop.ai.search import Advice, Limits
from boardgames_desktop.core.actions import Action, Frame, Seat
from boardgames_desktop.games.risk import missions
from boardgames_desktop.games.risk.missions import (
    CONQUEST,
    MISSION_KEYS,
    MISSIONS,
    RANKS,
    START,
    progress,
)
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import CONTINENT_OF, MEMBERS

FIRM = frozenset(
    MISSION_KEYS.index(key)
    for key in (
        *("cap5", "cap7", "maj1", "maj5", "maj7", "col3", "col4"),
        *("col5", "col7", "gen1", "gen2", "gen6", "gen7"),
    )
)
"""Missions of the end of a turn that its own player's moves cannot undo once they are done."""

GATHER = {MISSION_KEYS.index("cap4"): 10}
SPREAD = {MISSION_KEYS.index("cap6"): 3, MISSION_KEYS.index("col6"): 4}
"""Missions of one large garrison, and of several: how many armies each."""

GARRISONS = frozenset((*GATHER, *SPREAD))
"""Missions that no battle completes."""

FARTHEST = 11
"""Battles of a campaign to places it has to find its way to, at most."""

MOST_TRIED = 90
"""Battles tried to find such a way, so that no answer takes long."""

SOUGHT = 2
"""Missions that campaigns find their way to from one stack, those that lack least first."""

DETOURS = 3
"""Ways to a mission's territories that are worked out, each from so many stacks."""

DETOUR_SOURCES = 2
MOST_SWEEP = 12
MOVES = 6
"""Territories from and to which armies are moved for a mission, at most."""

MOST_LATELY = 50
"""Questions whose answer is remembered."""

Goals = Callable[[MissionField, Seat], Iterable[Iterable[int]]]
"""Sets of territories; to take any one of a set brings a mission nearer."""


def _footholds(f: MissionField, seat: Seat) -> Iterable[Iterable[int]]:
    return [lands for lands in MEMBERS if all(f.owner[land] != seat for land in lands)]


def _gates(f: MissionField, seat: Seat) -> Iterable[Iterable[int]]:
    lands = MISSIONS[MISSION_KEYS.index("col5")].gauge.lands
    foes = [land for land in lands if f.owner[land] != seat]
    return [foes, *([land] for land in sorted(foes, key=lambda land: f.armies[land])[:2])]


def _lagging(f: MissionField, seat: Seat) -> Iterable[Iterable[int]]:
    """Return the continents where others have as many territories or more, the closest first."""
    behind = []
    for lands in MEMBERS:
        held: dict[int, int] = {}
        for land in lands:
            held[f.owner[land]] = held.get(f.owner[land], 0) + 1
        own = held.pop(seat, 0)
        lack = max(held.values(), default=0) - own
        if lack >= 0:
            behind.append((lack, [land for land in lands if f.owner[land] != seat]))
    behind.sort()
    return [lands for _, lands in behind]


def _strongholds(f: MissionField, seat: Seat) -> Iterable[Iterable[int]]:
    least = MISSIONS[MISSION_KEYS.index("maj6")].gauge.goal
    opening = f.brief.opening
    lands = [
        land
        for land, owner in enumerate(f.owner)
        if owner != seat and opening[land] >= cast("int", least)
    ]
    lands.sort(key=lambda land: (f.armies[land], land))
    return [lands, *([land] for land in lands[:2])]


def _theatres(f: MissionField, seat: Seat) -> Iterable[Iterable[int]]:
    touched = {CONTINENT_OF[row[0]] for row in f.brief.conquests}
    return [
        [land for land in lands if f.owner[land] != seat]
        for number, lands in enumerate(MEMBERS)
        if number not in touched
    ]


def _victims(f: MissionField, seat: Seat) -> Iterable[Iterable[int]]:
    hit = [row[1] for row in f.brief.conquests]
    sides = [side for side in dict.fromkeys(f.owner) if side != seat and hit.count(side) < 2]
    return [[land for land, owner in enumerate(f.owner) if owner == side] for side in sides]


GOALS: Mapping[int, Goals] = {
    MISSION_KEYS.index(key): goals
    for key, goals in (
        ("cap7", _footholds),
        ("col5", _gates),
        ("col7", _lagging),
        ("gen7", _lagging),
        ("maj6", _strongholds),
        ("cap2", _theatres),
        ("maj4", _theatres),
        ("maj3", _victims),
    )
}


class MissionPlanner(Planner):
    """Makes plans that bring missions about, too."""

    __slots__ = ("_lately", "_rules", "missions")

    def __init__(self, judge: MissionEvaluation, rules: Any) -> None:
        super().__init__(judge)
        self._rules = rules
        self._lately: dict[tuple[object, ...], tuple[Plan, Plan]] = {}
        self.missions = judge

    def plans(self, moment: Moment, breadth: Breadth) -> list[Plan]:
        """Return plans as :class:`Planner` does; who answers a turn finds its missions claimed."""
        return super().plans(self._after_turn(moment), breadth)

    def best(self, moment: Moment, breadth: Breadth) -> tuple[Plan, Plan]:
        """Return the best plan and the best way to hold still, in the same way.

        Answers to the questions of the same position are remembered.
        """
        moment = self._after_turn(moment)
        f = cast("MissionField", moment.f)
        brief = f.brief
        known = (brief.viewer, brief.open, brief.done, brief.claimed, brief.over)
        where = (tuple(f.owner), tuple(f.armies), tuple(f.cards), f.playing)
        turn = (brief.before, brief.opening, brief.conquests, brief.felled, brief.table.kept)
        key = (*known, *where, *turn, *moment[1:], breadth)
        found = self._lately.get(key)
        if found is None:
            if len(self._lately) >= MOST_LATELY:
                self._lately.clear()
            found = self._lately[key] = super().best(moment, breadth)
        return found

    def invasion(self, moment: Moment, target: int, breadth: Breadth) -> Plan | None:
        """Return the best plan that goes on with the invasion of ``target``."""
        return super().invasion(self._after_turn(moment), target, breadth)

    def _judged(
        self, moment: Moment, attack: tuple[str, int, March], haze: Haze, least: float
    ) -> Plan | None:
        """Return the plan of a march; what completes a mission is seen clearly."""
        field = cast("MissionField", attack[2].f)
        if haze.blur and self.missions.many and self.missions.completes(field):
            haze = haze._replace(blur=0.0)
        return super()._judged(moment, attack, haze, least)

    def _after_turn(self, moment: Moment) -> Moment:
        field = cast("MissionField", moment.f)
        if not self.missions.pursues(field.brief) or moment.seat == field.brief.viewer:
            return moment
        return moment._replace(f=self.missions.settled(field))

    def _marches(
        self, moment: Moment, sources: list[int], breadth: Breadth
    ) -> Iterator[tuple[str, int, March]]:
        yield from super()._marches(moment, sources, breadth)
        field = cast("MissionField", moment.f)
        brief = field.brief
        seat = moment.seat
        if not self.missions.pursues(brief) or seat != brief.viewer or brief.claimed or brief.over:
            return
        wanted = brief.open[seat]
        for mission in wanted:
            goals = GOALS.get(mission)
            if goals is not None:
                for lands in list(goals(field, seat))[:DETOURS]:
                    aims = [land for land in lands if field.owner[land] != seat]
                    if aims:
                        yield from self._ways(moment, sources[:DETOUR_SOURCES], aims)
        if self.missions.many:
            for source in sources[: DETOUR_SOURCES if moment.reserve else 1]:
                yield from self._campaigns(moment, source, wanted)
        elif not COUNTED.isdisjoint(wanted):
            for source in sources[:DETOUR_SOURCES]:
                yield from self._sweep(moment, source)

    def _ways(
        self, moment: Moment, sources: list[int], aims: list[int]
    ) -> Iterator[tuple[str, int, March]]:
        goals = set(aims)
        beside = [land for land in sources if not goals.isdisjoint(self._near[land])]
        for source in beside or sources:
            march = self._start(moment, source)
            if march.reach(source, aims) and march.steps:
                yield PUSH, source, march

    def _campaigns(
        self, moment: Moment, source: int, wanted: Iterable[int]
    ) -> Iterator[tuple[str, int, March]]:
        """Yield battles that complete one of the ``wanted`` missions in this turn."""
        judge = self.missions
        start = self._start(moment, source)
        lacking: dict[int, int] = {}
        for mission, (have, need) in judge.progresses(cast("MissionField", start.f), wanted):
            battles = need - have - _late(mission)
            if mission not in GARRISONS and hopeful(self._world, start, moment.seat, battles):
                lacking[mission] = battles
        counted = {mission: n for mission, n in lacking.items() if mission in COUNTED}

        def count(march: March) -> tuple[float, list[int]]:
            made = len(march.steps)
            return 0.0, [mission for mission, battles in counted.items() if battles <= made]

        if counted:
            for march in campaign(self._world, start, moment.seat, counted, count):
                yield PUSH, source, march
        farther = sorted(lacking.keys() - counted.keys(), key=lambda one: (lacking[one], one))
        for mission in farther[:SOUGHT]:
            late = _late(mission)

            def reached(march: March, late: int = late, aim: int = mission) -> Any:
                have, need = judge.distance(cast("MissionField", march.f), aim)
                return have, [aim] if have >= need - late else ()

            aims = {mission: FARTHEST}
            found = campaign(self._world, start, moment.seat, aims, reached, most=MOST_TRIED)
            for march in found:
                yield PUSH, source, march

    def _sweep(self, moment: Moment, source: int) -> Iterator[tuple[str, int, March]]:
        """Yield a march of all stacks that takes the weakest territories, as it gets longer."""
        march = self._start(moment, source)
        seat = moment.seat
        for _ in range(MOST_SWEEP):
            owner, armies = march.f.owner, march.f.armies
            pairs = [
                (armies[land] - armies[other], land, other)
                for land, mine in enumerate(owner)
                if mine == seat and armies[land] > 1
                for other in self._near[land]
                if owner[other] != seat
            ]
            if not pairs:
                return
            _, land, other = max(pairs)
            if not march.fight(land, other, stay=False):
                return
            yield PUSH, source, march.branch()


def _late(mission: int) -> int:
    """Return how much of the progress of ``mission`` can only come at the next turn's start."""
    return cast("int", MISSIONS[mission].gauge.goal) if MISSIONS[mission].moment == START else 0


class MissionCommander(Commander):
    """Moves armies for missions, too."""

    __slots__ = ("missions", "planner")

    def __init__(self, planner: MissionPlanner, strength: str) -> None:
        super().__init__(planner, strength)
        self.missions = planner.missions
        self.planner = planner

    def fortify(self, moment: Moment) -> Advice:
        """Return the move after which the position is worth most, missions included."""
        usual = super().fortify(moment)
        field = cast("MissionField", moment.f)
        brief = field.brief
        wanted = [m for m in brief.open[moment.seat] if m in GATHER or m in SPREAD]
        if not (self.missions.pursues(brief) and wanted and brief.conquests) or brief.claimed:
            return usual
        best = usual.actions[0]
        most = self.missions.value(_moved(field, best), moment.seat)
        for mission in wanted:
            for action in self._moves(field, moment.seat, mission):
                value = self.missions.value(_moved(field, action), moment.seat)
                if value > most + 1e-9:
                    best, most = action, value
        if best == usual.actions[0]:
            return usual
        return Advice([best], partial(self.reasoner.fortify, moment, best))

    def _moves(self, f: MissionField, seat: Seat, mission: int) -> Iterator[Action]:
        """Yield moves that may complete a mission of garrisons."""
        armies = f.armies
        stacks = [land for land, owner in enumerate(f.owner) if owner == seat and armies[land] > 1]
        stacks.sort(key=lambda land: (-armies[land], land))
        for source in stacks[:MOVES]:
            goals = f.component(self.missions.world, source)[1:]
            goals.sort(key=lambda land: (-armies[land], land))
            if mission in GATHER:
                for target in goals[:MOVES]:
                    yield ("fortify", source, target, armies[source] - 1)
                continue
            size = SPREAD[mission]
            for target in [land for land in goals if armies[land] < size][: 2 * MOVES]:
                count = size - armies[target]
                if count < armies[source]:
                    yield ("fortify", source, target, count)


def _moved(f: MissionField, action: Action) -> MissionField:
    if action[0] != "fortify":
        return f
    after = f.copy()
    after.armies[action[1]] -= action[3]
    after.armies[action[2]] += action[3]
    return after


class MissionMind(NeutralMind):
    """All levels of one match of Mission Risk."""

    judged = NeutralMind.judged | {"mission"}
    wary = False

    def _appoint(self, level: Level, weights: Weights) -> Commander:
        judge = MissionEvaluation(self._rules, self._world, self._track, weights)
        return MissionCommander(MissionPlanner(judge, self._rules), level.strength)

    def evaluation(self, level: Level) -> Evaluation:
        """Return what tells who stands how well, missions not counting more than they do."""
        weights = self._weights or CHARACTER[level.character]
        return MissionEvaluation(self._rules, self._world, self._track, weights, eager=False)

    def field(self, o: RiskState, seat: Seat) -> Field:
        """Return what ``o`` shows to ``seat``, its missions included."""
        field = MissionField(*self._facts(o))
        field.brief = Brief.of(o, seat)
        return field

    def _start_moment(self, o: RiskState, seat: Seat) -> Moment:
        """Return the first turn; of three players' one stack may hope for all armies to come."""
        moment = super()._start_moment(o, seat)
        if self._rules.seats != 3:
            return moment
        return moment._replace(reserve=o.pool[seat] + FIRST_INCOME)

    def _answer(self, commander: Commander, o: RiskState, seat: Seat, limits: Limits) -> Advice:
        frame = o.agenda[-1]
        if frame[0] == "mission":
            limits.spend()
            return Advice([self._claim(cast("MissionCommander", commander), o, seat, frame[2])])
        if o.claimed or not o.round:
            return super()._answer(commander, o, seat, limits)
        able = cast("MissionCommander", commander)
        if frame[0] == "place" or (frame[0] == "reinforce" and not self._sets(o, seat)):
            garrisons = self._garrisons(able, o, seat)
            if garrisons:
                limits.spend()
                return Advice(garrisons)
        advice = super()._answer(commander, o, seat, limits)
        return self._move_in(able, advice, o, seat) if frame[0] == "move_in" else advice

    def _answer_easy(self, o: RiskState, frame: Frame, seat: Seat, rng: Any) -> list[Action]:
        if frame[0] == "mission":
            return [("claim_mission", missions.claimable(self._rules, o, seat, frame[2])[0])]
        return super()._answer_easy(o, frame, seat, rng)

    def _claim(self, commander: MissionCommander, o: RiskState, seat: Seat, moment: str) -> Action:
        """Return the claim of the mission that is hardest to come by.

        It waits if a harder one that is done already can be claimed at the end of the turn, or
        if another is worth a try in the same turn.
        """
        judge = commander.missions
        ready = missions.claimable(self._rules, o, seat, moment)
        best = min(ready, key=judge.feasible)
        if len(o.completed[seat]) == len(RANKS) - 1 or moment != CONQUEST:
            return ("claim_mission", best)
        for mission in sorted(FIRM.intersection(o.missions[seat]) - set(o.completed[seat])):
            have, need = progress(self._rules, o, seat, mission)
            harder = judge.feasible(mission) < judge.feasible(best)
            if have >= need and harder and o.conquests:
                return ("not_now",)
        if judge.many and self._waits(commander, o, seat, best):
            return ("not_now",)
        return ("claim_mission", best)

    def _waits(self, commander: MissionCommander, o: RiskState, seat: Seat, mission: int) -> bool:
        """Tell whether going on is worth more with ``mission`` unclaimed than with it claimed."""
        worth = []
        for claimed in (False, True):
            field = cast("MissionField", self.field(o, seat))
            if claimed:
                field.brief = field.brief.claim(mission)
            moment = Moment(field, seat, o.pool[seat], True)
            worth.append(commander.planner.best(moment, NARROW)[0].value)
        return worth[0] > worth[1]

    def _garrisons(self, commander: MissionCommander, o: RiskState, seat: Seat) -> list[Action]:
        """Return placements that fill up garrisons a mission asks for, if that is worth while."""
        mission = MISSION_KEYS.index("cap6")
        if mission not in o.missions[seat] or mission in o.completed[seat]:
            return []
        size = SPREAD[mission]
        have, need = progress(self._rules, o, seat, mission)
        short = sorted(
            (size - o.armies[land], land)
            for land, owner in enumerate(o.owner)
            if owner == seat and o.armies[land] < size
        )[: need - have]
        cost = sum(lack for lack, _ in short)
        if len(short) < need - have or not 0 < cost <= o.pool[seat]:
            return []
        field = self.field(o, seat)
        usual = commander.planner.best(Moment(field, seat, o.pool[seat], o.conquered), NARROW)[0]
        for lack, land in short:
            field.armies[land] += lack
        left = o.pool[seat] - cost
        filled = commander.planner.best(Moment(field, seat, left, o.conquered), NARROW)[0]
        if filled.value <= usual.value:
            return []
        return [("place", land, lack) for lack, land in short]

    def _move_in(
        self, commander: MissionCommander, advice: Advice, o: RiskState, seat: Seat
    ) -> Advice:
        """Return a move-in that leaves behind what COL6 asks for, if that is worth while."""
        mission = MISSION_KEYS.index("col6")
        if mission not in o.missions[seat] or mission in o.completed[seat]:
            return advice
        size = SPREAD[mission]
        staying = size if any(row[0] == o.source for row in o.conquests) else 1
        usual = advice.actions[0][1]
        count = max(size, min(usual, o.armies[o.source] - staying))
        if count == usual or not o.agenda[-1][2] <= count < o.armies[o.source]:
            return advice
        worth = []
        for armies in (usual, count):
            after = self.field(o, seat)
            after.armies[o.source] -= armies
            after.armies[o.target] += armies
            plan = commander.planner.best(Moment(after, seat, 0, True), NARROW)[0]
            worth.append(plan.value)
        return Advice([("move_in", count)], advice.why) if worth[1] > worth[0] else advice
