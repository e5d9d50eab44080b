"""Reads the questions of Risk off an observation and lets a level answer them.

Variants with questions of their own have a mind of their own, made from this one.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, ClassVar

from boardgames_desktop.ai.fallback import LegalMind
from boardgames_desktop.ai.levels import Level
from boardgames_desktop.ai.risk.chances import chances_of
from boardgames_desktop.ai.risk.commander import Commander
from boardgames_desktop.ai.risk.duel import Duel
from boardgames_desktop.ai.risk.duellist import Duellist
from boardgames_desktop.ai.risk.evaluation import CHARACTER, Evaluation, Weights, among_many
from boardgames_desktop.ai.risk.field import Field, Moment, World, track_of
from boardgames_desktop.ai.risk.opening import Opening
from boardgames_desktop.ai.risk.plans import Planner
from boardgames_desktop.ai.risk.recruit import Recruit
from boardgames_desktop.ai.search import Advice, Limits
from boardgames_desktop.core.actions import Action, Frame, Seat
from boardgames_desktop.games.risk.cards import MUST_TRADE, sets_in
from boardgames_desktop.games.risk.dice import defence_limit
from boardgames_desktop.games.risk.odds import battle
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.world import BONUS, LANDS, MEMBERS, NEIGHBOURS

FIRST_INCOME = 3
"""Armies a start stack can count on in the first turn."""

START_CREDIT = 6
"""Start armies still to come that one stack may hope for."""

WAITING = 20
"""Rounds that an expert among many is careful for.

Then it takes risks as hard does: an even fight only helps those who stand aside, and six who
all see that clearly never finish.
"""

PLAIN, MANY, DUEL = "plain", "many", "duel"
"""Ways to look at a table: as all levels do, with many left, with two left."""

CARELESS = 0.75
"""How often the easy level claims a land by lot."""


class RiskMind:
    """All levels of one match of Risk.

    Attributes:
        judged: kinds of question there is judgement for; others are answered by lot.
        wary: expert plays more carefully while more than two are left, for some rounds.
        duels: expert without a character judges two players by the fitted chance to win.
    """

    wary: ClassVar[bool] = True
    duels: ClassVar[bool] = True

    judged: ClassVar[frozenset[str]] = frozenset(
        {
            "claim",
            "muster",
            "reinforce",
            "place",
            "combat",
            "defend",
            "move_in",
            "spoils",
            "spoils_place",
            "fortify",
        }
    )

    def __init__(self, rules: Any, weights: Weights | None = None) -> None:
        self._rules = rules
        self._lots = LegalMind(rules)
        self._world = World(NEIGHBOURS, MEMBERS, BONUS)
        self._track = track_of(rules)
        self._opening = Opening(self._world)
        self._recruit = Recruit(self._world)
        self._weights = weights
        self._commanders: dict[tuple[Level, str], Commander] = {}

    def choose(self, o: RiskState, seat: Seat, level: Level, limits: Limits, rng: Random) -> Advice:
        """Return what ``seat`` does; see :class:`boardgames_desktop.ai.search.Mind`."""
        forced = self._rules.forced(o, seat)
        if forced is not None:
            limits.spend()
            return Advice([forced])
        if o.agenda[-1][0] not in self.judged:
            return self._lots.choose(o, seat, level, limits, rng)
        if level.strength == "easy":
            limits.spend()
            return Advice(self._answer_easy(o, o.agenda[-1], seat, rng))
        left = self._left(o) if level.strength == "expert" else 0
        if self.wary and left > 2 and o.round > WAITING:
            level = level._replace(strength="hard")
        return self._answer(self.commander(level, left), o, seat, limits)

    def commander(self, level: Level, left: int = 0) -> Commander:
        """Return who answers for a level with so many players left, made at first use.

        0 = whatever their number: as all levels do.
        """
        view = self._view(level, left)
        found = self._commanders.get((level, view))
        if found is None:
            weights = self._weights or CHARACTER[level.character]
            if view == MANY:
                weights = among_many(weights)
            made = self._appoint_duellist if view == DUEL else self._appoint
            found = self._commanders[level, view] = made(level, weights)
        return found

    def _view(self, level: Level, left: int) -> str:
        """Return how a level looks at the table with so many players left."""
        if level.strength == "expert":
            if self.wary and left > 2:
                return MANY
            plain = level.character == "balanced" and self._weights is None
            if self.duels and left == 2 and plain:
                return DUEL
        return PLAIN

    def evaluation(self, level: Level) -> Evaluation:
        """Return what judges positions for a level."""
        return self.commander(level).judge

    def _appoint(self, level: Level, weights: Weights) -> Commander:
        judge = Evaluation(self._world, self._track, chances_of(battle), weights)
        return Commander(Planner(judge), level.strength)

    def _appoint_duellist(self, level: Level, weights: Weights) -> Commander:
        judge = Duel(self._world, self._track, chances_of(battle), weights)
        return Duellist(judge, level.strength)

    def field(self, o: RiskState, seat: Seat) -> Field:
        """Return what ``seat`` reckons with: only what ``o`` shows openly."""
        del seat
        return Field(*self._facts(o))

    def _facts(self, o: RiskState) -> tuple[list[int], list[int], list[int], int, tuple[bool, ...]]:
        cards = [len(hand) for hand in o.hands]
        return o.owner[:], o.armies[:], cards, o.traded, self._playing(o)

    def _playing(self, o: RiskState) -> tuple[bool, ...]:
        seats = self._rules.seats
        return tuple(side < seats and o.playing(side) for side in range(len(o.hands)))

    def _left(self, o: RiskState) -> int:
        """Return how many players are left; 0 if two are, and lands are free or of one who left."""
        playing = self._playing(o)
        left = playing.count(True)
        if left == 2 and not all(owner >= 0 and playing[owner] for owner in o.owner):
            return 0
        return left

    def _moment(self, o: RiskState, seat: Seat) -> Moment:
        return Moment(self.field(o, seat), seat, o.pool[seat], o.conquered)

    def _trade(
        self, commander: Commander, o: RiskState, moment: Moment, must: bool
    ) -> Advice | None:
        sets = self._sets(o, moment.seat)
        worth = self._rules.set_value(o, sets[0][1:]) if sets else 0
        return commander.trade(moment, sets, worth, must)

    def _sets(self, o: RiskState, seat: Seat) -> list[Action]:
        """Return the sets there are to trade; where symbols decide, the most valuable ones."""
        found: list[Action] = [("trade", *trio) for trio in sets_in(o.hands[seat])]
        if self._rules.golden or not found:
            return found
        worth = [self._rules.set_value(o, action[1:]) for action in found]
        most = max(worth)
        return [action for action, armies in zip(found, worth, strict=True) if armies == most]

    def _answer(
        self,
        commander: Commander,
        o: RiskState,
        seat: Seat,
        limits: Limits,
    ) -> Advice:
        frame = o.agenda[-1]
        match frame[0]:
            case "claim":
                land = self._opening.best_claim(o.owner, seat)
                return Advice([("claim", land)], partial(commander.reasoner.claim, land))
            case "muster":
                return commander.muster(self._start_moment(o, seat))
            case "reinforce" | "place":
                moment = self._moment(o, seat)
                if frame[0] == "reinforce":
                    must = len(o.hands[seat]) >= MUST_TRADE
                    trade = self._trade(commander, o, moment, must)
                    if trade is not None:
                        return trade
                return commander.place(moment, limits)
            case "combat":
                invaded = o.target if o.target >= 0 and o.owner[o.target] != seat else -1
                return commander.attack(self._moment(o, seat), invaded, limits)
            case "defend":
                return Advice([("defend", defence_limit(o.armies[o.target]))])
            case "move_in":
                return commander.move_in(self._moment(o, seat), o.source, o.target, frame[2])
            case "spoils":
                trade = self._trade(commander, o, self._moment(o, seat), must=True)
                if trade is None:
                    raise ValueError("no set to trade")
                return trade
            case "spoils_place":
                armies = frame[2] or o.pool[seat]
                moment = Moment(self.field(o, seat), seat, armies, o.conquered)
                return commander.place_together(moment)
            case "fortify":
                return commander.fortify(self._moment(o, seat))
        raise ValueError(f"no judgement for {frame[0]!r}")

    def _start_moment(self, o: RiskState, seat: Seat) -> Moment:
        """Return the first turn as a seat that places start armies may hope for it."""
        hope = min(o.pool[seat], START_CREDIT) + FIRST_INCOME
        return Moment(self.field(o, seat), seat, hope, False)

    def _answer_easy(self, o: RiskState, frame: Frame, seat: Seat, rng: Random) -> list[Action]:
        recruit = self._recruit
        match frame[0]:
            case "claim":
                empty = [land for land in range(LANDS) if o.owner[land] < 0]
                if rng.random() < CARELESS:
                    return [("claim", rng.choice(empty))]
                return [("claim", self._opening.best_claim(o.owner, seat))]
            case "muster":
                ((_, land, _),) = recruit.place(Moment(self.field(o, seat), seat, 1, False), rng)
                return [("place", land, 1)]
            case "reinforce" | "place" | "spoils":
                if frame[0] != "place":
                    must = len(o.hands[seat]) >= MUST_TRADE
                    trade = recruit.trade(self._sets(o, seat), must, rng)
                    if trade is not None:
                        return [trade]
                return recruit.place(self._moment(o, seat), rng)
            case "combat":
                return [recruit.attack(self._moment(o, seat), rng)]
            case "defend":
                return [("defend", defence_limit(o.armies[o.target]))]
            case "move_in":
                return [recruit.move_in(self._moment(o, seat), o.source, frame[2], rng)]
            case "spoils_place":
                armies = frame[2] or o.pool[seat]
                return recruit.place(Moment(self.field(o, seat), seat, armies, o.conquered), rng)
            case "fortify":
                return [recruit.fortify(self._moment(o, seat), rng)]
        raise ValueError(f"no judgement for {frame[0]!r}")
