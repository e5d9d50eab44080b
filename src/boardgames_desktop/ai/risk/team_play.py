"""Team Risk for the opponents: own armies command, team-mates are spared and supported.

The team that first destroys one player of the other wins (section 10). So a position is judged
by the strength of both teams and by the weakest player of each: the weaker opponent is the
target, and a team-mate in danger is worth an army or two.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import cast

from boardgames_desktop.ai.levels import Level
from boardgames_desktop.ai.risk.chances import CAP, chances_of
from boardgames_desktop.ai.risk.commander import FORTIFY_GAIN, GOALS, SOURCES, Commander
from boardgames_desktop.ai.risk.contingent_field import NOBODY, TeamField, rivals_of
from boardgames_desktop.ai.risk.evaluation import Evaluation, Weights
from boardgames_desktop.ai.risk.field import Field, Moment
from boardgames_desktop.ai.risk.mind import RiskMind
from boardgames_desktop.ai.risk.plans import Breadth, Plan, Planner
from boardgames_desktop.ai.search import Advice
from boardgames_desktop.core.actions import Action, Frame, Seat
from boardgames_desktop.games.risk.cards import MUST_TRADE
from boardgames_desktop.games.risk.contingents import SEATS, armies_of, held_by_team, mate_of
from boardgames_desktop.games.risk.odds import battle
from boardgames_desktop.games.risk.state import RiskState

WEAKEST = 0.8
"""Power of how the weakest players of the teams compare: who falls first loses."""

FOOTHOLD = 1.0
"""Armies a territory is worth to a player who must not be destroyed.

Team-mates who share one count for each other: losses are taken from the larger contingent.
"""


def team_field(o: RiskState, seat: Seat) -> TeamField:
    """Return a position of Team Risk as ``seat`` sees it."""
    owner: list[int] = []
    armies: list[int] = []
    rest: list[int] = []
    for land, side in enumerate(o.owner):
        total = o.armies[land]
        if held_by_team(o, land, seat):
            own = armies_of(o, land, seat)
            owner.append(seat)
            armies.append(own)
            rest.append(total - own)
        else:
            owner.append(side if side >= 0 else (seat + 1) % SEATS)
            armies.append(total)
            rest.append(o.mates[land])
    cards = [len(hand) for hand in o.hands]
    return TeamField(owner, armies, cards, o.traded, viewer=seat, rest=tuple(rest))


class TeamEvaluation(Evaluation):
    """Judges positions by teams."""

    __slots__ = ()

    def value(self, f: Field, seat: int) -> float:
        """Return the worth of ``f``, a :class:`TeamField`, to the team of ``seat``."""
        field = cast("TeamField", f)
        strength = [0.0] * SEATS
        firm = [0.0] * SEATS
        holders: list[int] = []
        totals: list[int] = []
        teams: list[int] = []
        for land in range(len(field.owner)):
            side, own, others = field.troops(land)
            strength[side] += own
            if own:
                firm[side] += own + others + FOOTHOLD
            teams.append(side % 2)
            totals.append(own + others)
            if others:
                strength[mate_of(side)] += others
                firm[mate_of(side)] += own + others + FOOTHOLD
            if own == others:
                holders.append(NOBODY)
            else:
                holders.append(side if own > others else mate_of(side))
        if not all(strength[rival] for rival in rivals_of(seat)):
            return 1.0
        if not (strength[seat] and strength[mate_of(seat)]):
            return 0.0
        threat = self._menace(teams, totals)
        w = self.weights
        worth_of_set = self.track.worth(field.traded)
        power = [0.0, 0.0]
        for side in range(SEATS):
            power[side % 2] += (
                strength[side]
                + self._prospect(holders, totals, side, threat)
                + worth_of_set * w.card * field.cards[side] / 3.0
            )
        team = seat % 2
        for land, worst in enumerate(threat):
            side = teams[land]
            if not worst:
                power[side] -= (1.0 - w.idle) * (totals[land] - 1)
            elif worst > 1 and side == team:
                power[side] -= w.exposed * self._loss(worst - 1, totals[land])
        own_power = max(0.5, power[team])
        odds = own_power / max(0.5, power[1 - team])
        weak = [min(firm[0], firm[2]), min(firm[1], firm[3])]
        survival: float = (weak[team] / weak[1 - team]) ** WEAKEST
        odds *= survival
        return odds / (1.0 + odds)

    def _menace(self, teams: list[int], totals: list[int]) -> list[int]:
        """Return the largest enemy stack beside each land; 0 = no enemy is near."""
        near = self.world.near
        threat: list[int] = []
        for land, team in enumerate(teams):
            worst = 0
            for other in near[land]:
                if teams[other] != team and totals[other] > worst:
                    worst = totals[other]
            threat.append(worst)
        return threat

    def _loss(self, able: int, defenders: int) -> float:
        w = self.weights
        return w.daring * self.chances.win[min(able, CAP)][min(defenders, CAP)]

    def _prospect(
        self, holders: list[int], totals: list[int], side: int, threat: list[int]
    ) -> float:
        """Return what territories and continents will bring a player."""
        w = self.weights
        world = self.world
        lands = holders.count(side)
        income = w.lands * max(3.0, lands / 3.0)
        for number, (start, end) in enumerate(world.spans):
            count = holders[start:end].count(side)
            if not count:
                continue
            bonus = world.bonus[number]
            income += w.part * bonus * (count / (end - start)) ** 2
            if count == end - start:
                hold = 1.0
                for land in world.gates[number]:
                    if threat[land]:
                        hold *= 1.0 - self._loss(threat[land] + w.reserve - 1, totals[land])
                income += bonus * (w.whole + w.held * hold)
        return income


class TeamPlanner(Planner):
    """Makes plans with the armies of one team-mate."""

    __slots__ = ()

    def plans(self, moment: Moment, breadth: Breadth) -> list[Plan]:
        """Return plans as :class:`Planner` does, through the eyes of the seat that attacks."""
        return super().plans(_own_view(moment), breadth)

    def best(self, moment: Moment, breadth: Breadth) -> tuple[Plan, Plan]:
        """Return the best plan and the best way to hold still, as the attacker sees it."""
        return super().best(_own_view(moment), breadth)

    def invasion(self, moment: Moment, target: int, breadth: Breadth) -> Plan | None:
        """Return the best plan that goes on with the invasion of ``target``."""
        return super().invasion(_own_view(moment), target, breadth)

    def fronts(self, f: Field, seat: int) -> list[int]:
        """Return the lands where new armies face an enemy; without enemies near, all lands."""
        del seat
        field = cast("TeamField", f)
        lands = field.placeable()
        return [land for land in lands if self._faces(field, land)] or lands

    def facing(self, field: TeamField) -> list[int]:
        """Return the lands of the viewer's team that an enemy borders on."""
        return [
            land
            for land, side in enumerate(field.owner)
            if side == field.viewer and self._faces(field, land)
        ]

    def _faces(self, field: TeamField, land: int) -> bool:
        viewer = field.viewer
        return any(field.owner[other] != viewer for other in self._near[land])

    def _sources(self, moment: Moment) -> list[int]:
        field = cast("TeamField", moment.f)
        armies = field.armies
        if moment.reserve:
            lands = self.fronts(field, moment.seat)
            found = [land for land in lands if armies[land] + moment.reserve > 1]
        else:
            found = [land for land in self.facing(field) if armies[land] > 1]
        found.sort(key=lambda land: (-armies[land], land))
        return found


class TeamCommander(Commander):
    """Fortifies team-mates, too."""

    __slots__ = ()

    def fortify(self, moment: Moment) -> Advice:
        """Return the move of own armies after which the position is worth most to the team."""
        field = cast("TeamField", moment.f)
        planner = cast("TeamPlanner", self._planner)
        seat = moment.seat
        most = self.judge.value(field, seat)
        most += FORTIFY_GAIN * most * (1.0 - most)
        best: Action = ("skip",)
        fronts = planner.facing(field)
        exposed = set(fronts)
        stacks = [
            land
            for land, side in enumerate(field.owner)
            if side == seat and movable(field, land) > 0
        ]
        stacks.sort(key=lambda land: (land in exposed, -field.armies[land], land))
        for source in stacks[:SOURCES]:
            joined = set(field.component(self.judge.world, source)[1:])
            goals = [land for land in fronts if land in joined]
            goals.sort(
                key=lambda land: (
                    field.armies[land] + field.rest[land] - planner.danger(field, land),
                    land,
                )
            )
            for target in goals[:GOALS]:
                for count in sorted({movable(field, source), (movable(field, source) + 1) // 2}):
                    after = field.copy()
                    after.armies[source] -= count
                    after.armies[target] += count
                    value = self.judge.value(after, seat)
                    if value > most:
                        best, most = ("fortify", source, target, count), value
        return Advice([best], partial(self.reasoner.fortify, moment, best))


def _own_view(moment: Moment) -> Moment:
    return moment._replace(f=cast("TeamField", moment.f).seen_by(moment.seat))


def movable(field: TeamField, land: int) -> int:
    """Return how many armies the viewer can take out of a land (ruling 5)."""
    _, own, others = field.troops(land)
    return own if others else own - 1


class TeamMind(RiskMind):
    """All levels of one match of Team Risk."""

    wary = False
    duels = False

    def _appoint(self, level: Level, weights: Weights) -> Commander:
        judge = TeamEvaluation(self._world, self._track, chances_of(battle), weights)
        return TeamCommander(TeamPlanner(judge), level.strength)

    def field(self, o: RiskState, seat: Seat) -> Field:
        """Return what ``seat`` can command, and the rest."""
        return team_field(o, seat)

    def _answer_easy(self, o: RiskState, frame: Frame, seat: Seat, rng: Random) -> list[Action]:
        if frame[0] == "reinforce":
            must = len(o.hands[seat]) >= MUST_TRADE
            trade = self._recruit.trade(self._sets(o, seat), must, rng)
            if trade is not None:
                return [trade]
        if frame[0] in ("muster", "reinforce", "place"):
            lands = cast("TeamField", self.field(o, seat)).placeable()
            facing = [
                land
                for land in lands
                if any(not held_by_team(o, other, seat) for other in self._world.near[land])
            ]
            land = rng.choice(facing or lands)
            return [("place", land, 1 if frame[0] == "muster" else o.pool[seat])]
        return super()._answer_easy(o, frame, seat, rng)
