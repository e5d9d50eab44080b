"""Reads the questions of Warcraft off an observation and lets a level answer them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from boardgames_desktop.ai.fallback import LegalMind
from boardgames_desktop.ai.levels import Level
from boardgames_desktop.ai.search import Advice, Limits, no_reasons
from boardgames_desktop.ai.warcraft.evaluation import Evaluation, Weights, tempers, weights_of
from boardgames_desktop.ai.warcraft.foresight import Foresight
from boardgames_desktop.ai.warcraft.hand import PASS, Hand
from boardgames_desktop.ai.warcraft.marshal import EFFORT, END, QUICK, Effort, Marshal
from boardgames_desktop.ai.warcraft.ploys import Ploys
from boardgames_desktop.ai.warcraft.reasons import Reasoner
from boardgames_desktop.ai.warcraft.tactics import Tactics
from boardgames_desktop.ai.warcraft.treasury import Treasury
from boardgames_desktop.core.actions import Action, Seat, expand
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.warcraft.rules import WarcraftRules
from boardgames_desktop.games.warcraft.state import WarcraftState

CARELESS = 0.6
"""How often the easy level lets a card go by."""


class Staff(NamedTuple):
    """Who answers for a level."""

    judge: Evaluation
    marshal: Marshal
    treasury: Treasury
    tactics: Tactics
    hand: Hand
    ploys: Ploys
    reasoner: Reasoner


class WarcraftMind:
    """All levels of one match of Warcraft.

    Args:
        rules: rules of the match.
        weights: instead of those of the level's character, for tuning.
    """

    def __init__(self, rules: WarcraftRules, weights: Weights | None = None) -> None:
        self.rules = rules
        self._lots = LegalMind(rules)
        self._weights = weights
        self._staffs: dict[Level, Staff] = {}

    def staff(self, level: Level) -> Staff:
        """Return who answers for a level, made at first use."""
        found = self._staffs.get(level)
        if found is None:
            weights = self._weights or weights_of(level)
            judge = Evaluation(self.rules, weights)
            effort = EFFORT[level.strength]
            tactics = Tactics(judge)
            ploys = Ploys(judge, Marshal(judge, QUICK))
            treasury = Treasury(judge, effort.noise / 2)
            found = self._staffs[level] = Staff(
                judge,
                self._marshal(judge, effort, treasury),
                treasury,
                tactics,
                Hand(judge, tactics, ploys),
                ploys,
                Reasoner(judge, tactics),
            )
        return found

    def _marshal(self, judge: Evaluation, effort: Effort, treasury: Treasury) -> Marshal:
        if not effort.ahead:
            return Marshal(judge, effort)
        foresight = Foresight(judge, Marshal(judge, QUICK), treasury)
        others = [Evaluation(self.rules, temper) for temper in tempers(judge.weights)]
        return Marshal(judge, effort, foresight, others)

    def choose(
        self, o: WarcraftState, seat: Seat, level: Level, limits: Limits, rng: Random
    ) -> Advice:
        """Return what ``seat`` does; see :class:`boardgames_desktop.ai.search.Mind`."""
        forced = self.rules.forced(o, seat)
        if forced is not None:
            limits.spend()
            return Advice([forced])
        limits.spend()
        staff = self.staff(level)
        if o.agenda[-1][0] == "move":
            turn = staff.marshal.plan(o, seat, limits, rng)
            reasoner = staff.reasoner
            return Advice(
                [*turn.actions, *self._sorted_out(turn.s, seat, rng), END],
                lambda: reasoner.turn(o, seat, turn.made, turn.s),
            )
        if o.agenda[-1][0] == "window" and level.strength == "easy" and rng.random() < CARELESS:
            return Advice([PASS])
        actions = self._answer(staff, o, seat, (limits, rng))
        return Advice(actions, lambda: self._why(staff, o, seat, actions))

    def _sorted_out(self, s: WarcraftState, seat: Seat, rng: Random) -> list[Action]:
        """Return moves out of spaces that are too full, so that the step may end (M7)."""
        s = s.copy()
        moves: list[Action] = []
        while self.rules.why_not(s, seat, END) is not None:
            move = self.rules.decision(s, seat).sample(rng.randrange)
            if move[0] == "move":
                self.rules.apply(s, seat, move)
                moves.append(move)
        return moves

    def _why(
        self, staff: Staff, o: WarcraftState, seat: Seat, actions: list[Action]
    ) -> tuple[Msg, ...]:
        reasoner = staff.reasoner
        match o.agenda[-1][0]:
            case "window":
                return reasoner.window(o, seat, actions[0])
            case "spend":
                return reasoner.spending(o, seat, actions)
            case "lose":
                return reasoner.loss(o, seat, actions[0])
            case "battles":
                return reasoner.fight(o, seat, actions[0])
        return no_reasons()

    def _answer(
        self, staff: Staff, o: WarcraftState, seat: Seat, means: tuple[Limits, Random]
    ) -> list[Action]:
        rng = means[1]
        frame = o.agenda[-1]
        match frame[0]:
            case "window":
                return staff.hand.answer(o, seat, self._options(o, seat), means[0])
            case "battles":
                return staff.tactics.fight(o, seat)
            case "join":
                return staff.tactics.joins(o, seat)
            case "lose":
                return staff.tactics.lose(o, seat, self._options(o, seat))
            case "poison":
                return staff.tactics.poison(o, seat, self._options(o, seat))
            case "settle":
                return [staff.ploys.settles(o, seat)]
            case "revive":
                return staff.tactics.home(o, seat, self._options(o, seat))
            case "harvest":
                return staff.treasury.harvest(o, seat, frame[2])
            case "raise":
                return staff.treasury.raises(o, seat)
            case "deploy":
                return staff.treasury.deploy(o, seat)
            case "spend":
                return self._spend(staff, o, seat, rng)
        return [self.rules.decision(o, seat).sample(rng.randrange)]

    def _spend(self, staff: Staff, o: WarcraftState, seat: Seat, rng: Random) -> list[Action]:
        card = staff.hand.lays(o, seat)
        if card is not None:
            return [card]
        gift = staff.treasury.gift(o, seat, range(self.rules.seats))
        if gift is not None and self.rules.why_not(o, seat, gift) is None:
            return [gift]
        return staff.treasury.spend(o, seat, rng)

    def _options(self, o: WarcraftState, seat: Seat) -> list[Action]:
        return [a for option in self.rules.options(o, seat) for a in expand(option)]
