"""When cards are played, and on what."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from boardgames_desktop.ai.search import Limits
from boardgames_desktop.ai.warcraft.evaluation import Evaluation
from boardgames_desktop.ai.warcraft.ploys import Ploys
from boardgames_desktop.ai.warcraft.tactics import Tactics
from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE, Battle
from boardgames_desktop.games.warcraft.cards import CARD_KEYS, NUMBER
from boardgames_desktop.games.warcraft.participants import fights_as
from boardgames_desktop.games.warcraft.state import (
    FLYING,
    MELEE,
    NONE,
    WORKER,
    WarcraftState,
)
from boardgames_desktop.games.warcraft.victory import team_points
from boardgames_desktop.games.warcraft.windows import played_card

PASS: Action = ("pass",)

OPEN = (0.06, 0.93)
"""Chances between which a battle is worth cards; outside it is decided."""

PLENTY = 4
"""Cards in hand from which on keeping one is worth less."""

Worth = Callable[["Hand", WarcraftState, Seat, Action], float]


class Hand:
    """Chooses among the cards that may be played in a window.

    Args:
        judge: what things are worth.
        tactics: what battles may bring.
        ploys: what cards around a move step lead to.
    """

    worths: ClassVar[Mapping[str, Worth]]

    def __init__(self, judge: Evaluation, tactics: Tactics, ploys: Ploys) -> None:
        self.judge = judge
        self.rules = judge.rules
        self.tactics = tactics
        self.ploys = ploys

    def answer(
        self, o: WarcraftState, seat: Seat, options: list[Action], limits: Limits
    ) -> list[Action]:
        """Return the card worth most, if it is worth more than keeping it, else the pass.

        What there is no time to weigh is kept.
        """
        best, most = PASS, self.judge.weights.card * min(1.0, PLENTY / len(o.hands[seat]))
        for option in options:
            if option == PASS:
                continue
            if not limits.in_time():
                break
            key = CARD_KEYS[played_card(option)]
            worth = self.worths[key](self, o, seat, option)
            if worth > most:
                best, most = option, worth
        return [best]

    def lays(self, o: WarcraftState, seat: Seat) -> Action | None:
        """Return a Victory Point card to lay: when all in hand together win, not before (V1)."""
        card = NUMBER["victory_point"]
        number = o.hands[seat].count(card)
        if not number or not self.judge.target:
            return None
        if team_points(self.rules, o, seat).total + number >= self.judge.target:
            return ("play", card)
        return None

    # -- battle -----------------------------------------------------------------------

    def _battle(self, o: WarcraftState) -> Battle:
        assert o.battle is not None
        return o.battle

    def _stake(self, o: WarcraftState, seat: Seat) -> float:
        """Return what the battle is about; little if it is decided already."""
        battle = self._battle(o)
        win = self.tactics.chance(o, seat)
        worth = 2.0
        for role in (ATTACK, DEFENCE):
            side = battle.roles[role][0]
            worth += self.judge.army(o, side, self.judge.force(o, side, battle.space)) * 0.5
            worth += self.judge.prize(o, side, battle.space, self.judge.stakes(o, seat))
        return worth if OPEN[0] < win < OPEN[1] else 0.25 * worth

    def _dice(self, o: WarcraftState, seat: Seat) -> int:
        battle = self._battle(o)
        return self.rules.attack_dice(o, battle, seat, battle.phase)

    def _role(self, o: WarcraftState, seat: Seat) -> int:
        return self._battle(o).role_of(seat)

    def _removes(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        """Polymorph, Devour: the dearest enemy, in the battlefield rather than beside it."""
        _, card, side, kind, space = a
        battle = self._battle(o)
        unit = self.judge.unit(o, side, fights_as(kind))
        share = 0.5 if card == NUMBER["polymorph"] else 1.1
        beside = 1.0 if space == battle.space else 0.8
        return unit * share * beside * min(1.5, 0.4 + self._stake(o, seat) / 10.0)

    def _opens(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        """Ensnare, Web: the enemy gives units anyway, so it helps where only flyers are left."""
        del a
        battle = self._battle(o)
        foe = 1 - self._role(o, seat)
        groups = self.rules.participants(o, battle, foe)
        flyers = sum(count for _, kind, _, count in groups if kind == FLYING)
        others = sum(count for _, kind, _, count in groups if kind != FLYING)
        dice = self.rules.attack_dice(o, battle, seat, MELEE)
        return 1.2 * min(flyers, dice) - 0.8 * others if flyers and dice else 0.0

    def _spears(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        del a
        battle = self._battle(o)
        miss = 1.0 - self.rules.tile(o, seat, battle.phase).strength / 6.0
        return 3.0 * self._dice(o, seat) * miss * (1.0 - miss) * self._heat(o, seat)

    def _fire(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        del a
        return 3.0 * self._dice(o, seat) / 6.0 * self._heat(o, seat)

    def _glaive(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        del a
        battle = self._battle(o)
        strength = self.rules.tile(o, seat, battle.phase).strength
        return 3.0 * self.rules.hits(o, battle, seat) * strength / 6.0 * self._heat(o, seat)

    def _heat(self, o: WarcraftState, seat: Seat) -> float:
        """Return how much a casualty counts in this battle."""
        return min(1.6, 0.3 + self._stake(o, seat) / 10.0)

    def _curse(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        del a
        battle = self._battle(o)
        foe = 1 - self._role(o, seat)
        hits = sum(self.rules.hits(o, battle, side) for side in battle.roles[foe])
        return 1.5 * hits * self._heat(o, seat)

    def _hides(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        del a
        battle = self._battle(o)
        return 3.0 * min(1, battle.casualties[self._role(o, seat)]) * self._heat(o, seat)

    def _marks(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        """Marksmanship: worth the difference of what the enemy loses."""
        del a
        battle = self._battle(o)
        foe = 1 - self._role(o, seat)
        groups = self.rules.participants(o, battle, foe)
        worths = [
            self.judge.unit(o, side, fights_as(kind))
            + (4.0 if space == battle.space and count == 1 else 0.0)
            for side, kind, space, count in groups
            if battle.phase != MELEE or kind != FLYING
        ]
        return max(worths) - min(worths) if worths else 0.0

    def _robs(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        """Pillage: two tokens or more."""
        del seat, a
        battle = self._battle(o)
        side, kind = battle.last_loss[:2]
        if side >= self.rules.seats or kind == WORKER:
            return 0.0
        gold, wood = o.stock[side * 2 : side * 2 + 2]
        return 1.1 * min(2, gold) + 0.9 * min(2, wood)

    def _dispels(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        del a
        frame = o.agenda[-1]
        card = o.agenda[frame[5]][3]
        return DREAD.get(CARD_KEYS[card], 1.0) * self._heat(o, seat)

    # -- outside battle ---------------------------------------------------------------

    def _calls(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        """Call to Arms: workers that would die anyway fight if it is not hopeless."""
        space = a[2]
        rules = self.rules
        trial = o.copy()
        workers = rules.count(o, seat, space, WORKER)
        rules.add(trial, seat, space, WORKER, -workers)
        rules.add(trial, seat, space, MELEE, workers)
        enemy = o.turn
        win = 1.0 - self.judge.odds(trial, enemy, space, seat).win
        return win * (workers * 6.0 + 4.0) - 0.5

    def _escapes(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        return self.ploys.escapes(o, seat, a)

    def _slows(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        return self.ploys.slows(o, seat, a)

    def _hurries(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        return self.ploys.hurries(o, seat, a)

    def _renews(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        space = a[2]
        workers = self.rules.count(o, seat, space, WORKER)
        return o.depleted[space] * (1.0 + 1.4 * workers)

    def _takes(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        resource = a[2]
        return 2.5 if o.stock[seat * 2 + resource] <= o.stock[seat * 2 + 1 - resource] else 2.4

    def _never(self, o: WarcraftState, seat: Seat, a: Action) -> float:
        """Return that this card is not decided on here but in the steps."""
        del o, seat, a
        return NONE


DREAD: Mapping[str, float] = {
    "devour": 3.5,
    "polymorph": 1.6,
    "envenomed_spears": 2.2,
    "faerie_fire": 1.6,
    "moon_glaive": 3.0,
    "curse": 2.6,
    "marksmanship": 1.8,
    "ensnare": 2.0,
    "web": 2.0,
    "pillage": 1.6,
}
"""What it is worth to undo a card."""

Hand.worths = {
    "call_to_arms": Hand._calls,
    "dispel_magic": Hand._dispels,
    "invisibility": Hand._hides,
    "polymorph": Hand._removes,
    "devour": Hand._removes,
    "ensnare": Hand._opens,
    "envenomed_spears": Hand._spears,
    "pillage": Hand._robs,
    "faerie_fire": Hand._fire,
    "marksmanship": Hand._marks,
    "moon_glaive": Hand._glaive,
    "renew": Hand._renews,
    "cripple": Hand._slows,
    "curse": Hand._curse,
    "summon_building": Hand._never,
    "web": Hand._opens,
    "fast": Hand._hurries,
    "resources": Hand._takes,
    "town_portal": Hand._escapes,
    "victory_point": Hand._never,
}
