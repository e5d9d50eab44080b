"""Two players and active neutral armies for the opponents: bribes, allies, loyalty (section 8)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple, cast

from boardgames_desktop.ai.levels import Level
from boardgames_desktop.ai.risk.alliance_field import (
    AllianceEvaluation,
    AlliancePlanner,
    AlliedField,
    away,
    toward,
)
from boardgames_desktop.ai.risk.chances import Chances, chances_of
from boardgames_desktop.ai.risk.commander import END, Commander
from boardgames_desktop.ai.risk.evaluation import Evaluation, Weights
from boardgames_desktop.ai.risk.field import Field
from boardgames_desktop.ai.risk.neutral_play import NeutralMind
from boardgames_desktop.ai.search import Advice, Limits
from boardgames_desktop.core.actions import Action, Frame, Seat
from boardgames_desktop.games.risk.alliance import MOST_BRIBES
from boardgames_desktop.games.risk.allies import allies, ally_of, leads
from boardgames_desktop.games.risk.cards import JOKERS, SYMBOL, sets_in
from boardgames_desktop.games.risk.odds import battle
from boardgames_desktop.games.risk.state import RiskState

BRIBE_GAIN = 0.02
"""How much better a bribe must look than none, as share of what is undecided."""

VENTURE = 0.3
"""How much worse an invasion by an ally may look: one that never fights is of no use."""

MOST_STEPS = 2
GENEROUS = 0.3
"""How often the easy level gives a card away."""

SKIP: Action = ("skip",)


class Assault(NamedTuple):
    """An invasion by an ally, worked out.

    Attributes:
        value: worth of trying.
        source, target: from where to where.
    """

    value: float
    source: int
    target: int


class AllianceCommander(Commander):
    """Lets the questions about allies be judged as the turn is.

    Attributes:
        judge: the evaluation plans are judged by.
    """

    __slots__ = ("judge",)

    def __init__(self, planner: AlliancePlanner, strength: str) -> None:
        super().__init__(planner, strength)
        self.judge = planner.judge


class AllianceMind(NeutralMind):
    """All levels of one match with active neutral armies."""

    judged = NeutralMind.judged | {"bribe", "ally_roll", "ally_place", "ally_fortify"}

    def _appoint(self, level: Level, weights: Weights) -> Commander:
        judge = AllianceEvaluation(self._world, self._track, chances_of(battle), weights)
        return AllianceCommander(AlliancePlanner(judge), level.strength)

    def field(self, o: RiskState, seat: Seat) -> Field:
        """Return what ``o`` shows openly, loyalty dice that are sure to come included."""
        del seat
        owner, armies, cards, traded, playing = self._facts(o)
        field = AlliedField(owner, armies, cards, traded, playing)
        lean = [0.0] * len(playing)
        for side in self._rules.neutrals:
            ally = ally_of(o, side)
            if ally >= 0:
                lean[side] = 1.0 if ally == 0 else -1.0
            if side in o.involved and o.turn >= 0:
                lean[side] = away(lean[side], o.turn)
        field.lean = tuple(lean)
        field.before = tuple(owner)
        field.settled = o.target if o.involved else -1
        field.paid = o.involved
        return field

    def _answer(self, commander: Commander, o: RiskState, seat: Seat, limits: Limits) -> Advice:
        frame = o.agenda[-1]
        judge = cast("AllianceCommander", commander).judge
        match frame[0]:
            case "bribe":
                limits.spend()
                return Advice([self._bribe(judge, o, seat)])
            case "ally_roll":
                limits.spend()
                return Advice([("call_up", frame[2][0])])
            case "ally_place":
                limits.spend()
                land = self._ally_post(judge, o, seat, frame[2])
                return Advice([("place", land, o.pool[frame[2]])])
            case "ally_fortify":
                limits.spend()
                return Advice([self._ally_march(o, seat, frame[2])])
            case "move_in" if o.owner[o.source] != seat:
                limits.spend()
                return Advice([("move_in", self._ally_moves_in(o, seat, frame[2]))])
            case "combat":
                return self._combat(commander, o, seat, limits)
        advice = super()._answer(commander, o, seat, limits)
        if frame[0] in ("reinforce", "place") and allies(o, seat):
            placed = [action for action in advice.actions if action[0] != "storm"]
            return Advice(placed, advice.why)
        return advice

    # -- bribes ------------------------------------------------------------------------

    def _bribe(self, judge: Evaluation, o: RiskState, seat: Seat) -> Action:
        """Return the card that is worth more with a neutral army than in the hand, or none."""
        field = cast("AlliedField", self.field(o, seat))
        now = judge.value(field, seat)
        most = now + BRIBE_GAIN * now * (1.0 - now)
        best = -1
        spare = self._spare_cards(o, seat)
        for side in self._rules.neutrals:
            room = MOST_BRIBES - len(o.hands[side])
            if not o.alive[side] or ally_of(o, side) == seat:
                continue
            for steps in range(1, min(MOST_STEPS, room, len(spare)) + 1):
                after = field.copy()
                after.cards[seat] -= steps
                after.cards[side] += steps
                lean = list(field.lean)
                lean[side] = toward(lean[side], seat, steps)
                after.lean = tuple(lean)
                value = judge.value(after, seat)
                if value > most:
                    best, most = side, value
        return ("bribe", best, spare[0]) if best >= 0 else SKIP

    def _spare_cards(self, o: RiskState, seat: Seat) -> list[int]:
        """Return the cards that no set of the hand needs, the least useful first."""
        hand = list(o.hands[seat])
        spare: list[int] = []
        while hand:
            whole = any(True for _ in sets_in(hand))
            able = [
                card
                for card in hand
                if not whole or any(True for _ in sets_in([c for c in hand if c != card]))
            ]
            if not able:
                break
            card = max(able, key=lambda card: (_promise([c for c in hand if c != card]), card))
            spare.append(card)
            hand.remove(card)
        return spare

    # -- allies in the turn ------------------------------------------------------------

    def _combat(self, commander: Commander, o: RiskState, seat: Seat, limits: Limits) -> Advice:
        """Return the next attack: with own armies while that pays, then with allies."""
        going_on = o.target >= 0 and not leads(o, seat, o.owner[o.target])
        own = commander.attack(self._moment(o, seat), o.target if going_on else -1, limits)
        helpers = allies(o, seat)
        if own.actions[0] != END or not helpers:
            return own
        judge = cast("AllianceCommander", commander).judge
        field = cast("AlliedField", self.field(o, seat))
        now = judge.value(field, seat)
        best = self._assault(judge, field, seat, helpers)
        if best is None or best.value <= now - VENTURE * now * (1.0 - now):
            return own
        stop = max(1, min(o.armies[best.target], o.armies[best.source] - 1))
        return Advice([("storm", best.source, best.target, stop)])

    def _assault(
        self, judge: Evaluation, field: AlliedField, seat: Seat, helpers: tuple[int, ...]
    ) -> Assault | None:
        """Return the best invasion of the opponent's lands by one of ``helpers``."""
        rival = 1 - seat
        found = [
            Assault(self._tried(judge, field, seat, source, target), source, target)
            for source, side in enumerate(field.owner)
            if side in helpers and field.armies[source] > 1
            for target in self._world.near[source]
            if field.owner[target] == rival
        ]
        return max(found) if found else None

    def _tried(
        self, judge: Evaluation, field: AlliedField, seat: Seat, source: int, target: int
    ) -> float:
        """Return what ``field`` is worth after an ally's invasion, won or lost."""
        chances: Chances = judge.chances
        able, defenders = field.armies[source] - 1, field.armies[target]
        win, left = chances.of(able, defenders)
        side = field.owner[source]
        won = field.copy()
        won.owner[target] = side
        won.armies[target] = max(1, round(left))
        won.armies[source] = 1
        lost = field.copy()
        lost.armies[source] = 1
        lost.armies[target] = max(1, round(chances.holds(able, defenders)))
        if side not in field.paid or field.settled != target:
            lean = list(lost.lean)
            lean[side] = away(lean[side], seat)
            lost.lean = tuple(lean)
        return win * judge.value(won, seat) + (1.0 - win) * judge.value(lost, seat)

    def _ally_post(self, judge: Evaluation, o: RiskState, seat: Seat, side: int) -> int:
        """Return where the armies of an ally's die are most use against the opponent."""
        field = cast("AlliedField", self.field(o, seat))
        lands = [land for land, owner in enumerate(o.owner) if owner == side]
        fronts = [land for land in lands if self._beside(o, land, 1 - seat)] or lands
        now = judge.value(field, seat)
        scored = []
        for land in fronts:
            after = field.copy()
            after.armies[land] += o.pool[side]
            tries = [
                self._tried(judge, after, seat, land, target)
                for target in self._world.near[land]
                if o.owner[target] == 1 - seat
            ]
            safe = not self._beside(o, land, seat)
            scored.append((max([now, *tries]), o.armies[land], safe, -land))
        return -max(scored)[3]

    def _ally_march(self, o: RiskState, seat: Seat, sides: tuple[int, ...]) -> Action:
        """Return a move that brings an ally's armies together beside the opponent."""
        field = self.field(o, seat)
        for side in sides:
            fronts = [
                land
                for land, owner in enumerate(o.owner)
                if owner == side and self._beside(o, land, 1 - seat)
            ]
            fronts.sort(key=lambda land: (-o.armies[land], land))
            for target in fronts:
                joined = field.component(self._world, target)[1:]
                source = max(joined, key=lambda land: (o.armies[land], land), default=-1)
                if source >= 0 and o.armies[source] > 1:
                    return ("fortify", source, target, o.armies[source] - 1)
        return SKIP

    def _ally_moves_in(self, o: RiskState, seat: Seat, least: int) -> int:
        """Return how many armies of an ally follow: all if they meet the opponent again."""
        most = o.armies[o.source] - 1
        stay = self._beside(o, o.source, 1 - seat)
        onward = self._beside(o, o.target, 1 - seat)
        return most if onward or not stay else least

    def _beside(self, o: RiskState, land: int, seat: Seat) -> bool:
        return any(o.owner[other] == seat for other in self._world.near[land])

    # -- the easy level ----------------------------------------------------------------

    def _answer_easy(self, o: RiskState, frame: Frame, seat: Seat, rng: Random) -> list[Action]:
        match frame[0]:
            case "bribe":
                sides = [
                    side
                    for side in self._rules.neutrals
                    if o.alive[side]
                    and ally_of(o, side) != seat
                    and len(o.hands[side]) < MOST_BRIBES
                ]
                if rng.random() < GENEROUS:
                    return [("bribe", rng.choice(sides), rng.choice(o.hands[seat]))]
                return [SKIP]
            case "ally_roll":
                return [("call_up", rng.choice(frame[2]))]
            case "ally_place":
                lands = [land for land, owner in enumerate(o.owner) if owner == frame[2]]
                return [("place", rng.choice(lands), o.pool[frame[2]])]
            case "ally_fortify":
                return [SKIP]
        return super()._answer_easy(o, frame, seat, rng)


def _promise(hand: list[int]) -> tuple[bool, int]:
    """Return whether a hand holds a set, and how near it is to one."""
    plain = Counter(SYMBOL[card] for card in hand if card not in JOKERS)
    jokers = len(hand) - plain.total()
    near = max(max(plain.values(), default=0), len(plain)) + jokers
    return any(True for _ in sets_in(hand)), near
