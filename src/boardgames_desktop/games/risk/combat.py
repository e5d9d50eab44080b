"""Phase 2, combat: invasions, battles, conquest, elimination (5.2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardgames_desktop.core.actions import AUTO, CHANCE, Action, Frame, Option, Seat, Span
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.games.risk.base import land_name, refuse, wrong_verb
from boardgames_desktop.games.risk.cards import MUST_TRADE, joined
from boardgames_desktop.games.risk.dice import (
    FOLDED,
    LOSSES,
    ROLLS,
    attack_limit,
    defence_limit,
)
from boardgames_desktop.games.risk.state import RiskState
from boardgames_desktop.games.risk.turns import TurnEnd
from boardgames_desktop.games.risk.world import ADJACENT, CONTINENT_OF, MEMBERS, NEIGHBOURS


class CombatPhase(TurnEnd):
    """Invasions of neighbouring territories."""

    # -- announcing (risk.attack, risk.storm) -----------------------------------------

    def _options_combat(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        owner = s.owner
        for source, armies in enumerate(s.armies):
            if armies < 2 or owner[source] != seat:
                continue
            for target in NEIGHBOURS[source]:
                if owner[target] != seat:
                    for dice in range(attack_limit(armies), 0, -1):
                        yield ("attack", source, target, dice)
                    yield ("storm", source, target, Span(1, armies - 1))
        yield ("end_combat",)

    def _may_combat(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        verb = a[0]
        if verb in ("attack", "storm"):
            _, source, target, amount = a
            owner = s.owner
            if (
                amount < s.armies[source]
                and owner[source] == seat
                and owner[target] != seat
                and target in ADJACENT[source]
            ):
                return None
            return self._attack_refusal(s, seat, a)
        if verb == "end_combat":
            return None
        if verb == "fortify":
            return refuse("fortify_after_combat", "fortify")
        if verb in ("trade", "place"):
            return refuse("reinforced", "reinforce")
        return wrong_verb("attack")

    def _attack_refusal(self, s: RiskState, seat: Seat, a: Action) -> Refusal:
        """Return why ``seat`` may not attack as ``a`` says."""
        verb, source, target, _ = a
        if s.owner[source] != seat:
            return refuse("attack_from_own", "attack", place=source)
        if s.owner[target] == seat:
            return refuse("attack_own", "attack", place=target)
        if target not in ADJACENT[source]:
            return refuse(
                "not_adjacent", "attack", source=land_name(source), target=land_name(target)
            )
        armies = s.armies[source]
        if armies < 2:
            return refuse("attack_with_one", "attack", place=source)
        if verb == "storm":
            return refuse("storm_stop", "storm", armies, place=source)
        return refuse("attack_dice", "dice", attack_limit(armies), place=source)

    def _forced_combat(self, s: RiskState, frame: Frame, seat: Seat) -> Action | None:
        del frame
        owner = s.owner
        source = s.source
        if source >= 0:
            target = s.target
            if owner[target] == seat:
                if s.armies[target] > 1:
                    for other in NEIGHBOURS[target]:
                        if owner[other] != seat:
                            return None
            elif s.armies[source] > 1 and owner[source] == seat:
                return None
        for land, armies in enumerate(s.armies):
            if armies > 1 and owner[land] == seat:
                for other in NEIGHBOURS[land]:
                    if owner[other] != seat:
                        return None
        return ("end_combat",)

    def _do_combat(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        verb = a[0]
        if verb == "attack":
            s.agenda.append(frame)
            self._announce(s, a, emit)
        elif verb == "storm":
            _, source, target, stop = a
            s.agenda.append(frame)
            if emit is not None:
                data = {"seat": seat, "source": source, "target": target, "stop": stop}
                emit(Event("storm", data))
            s.agenda.append(("storm", AUTO, seat, source, target, stop))
        else:
            s.agenda.append(("fortify", (seat,)))
            if emit is not None:
                emit(Event("end_combat", {"seat": seat}))

    def _announce(self, s: RiskState, attack: Action, emit: Emit | None) -> None:
        """Announce a battle; the defender is asked if he has a choice of dice (5.2.3, 13.30)."""
        _, source, target, dice = attack
        s.source = source
        s.target = target
        defender = self.defender(s, target)
        if emit is not None:
            data = {
                "seat": self.attacker(s),
                "defender": defender,
                "source": source,
                "target": target,
                "dice": dice,
            }
            emit(Event("attack", data))
        if s.armies[target] == 1:
            s.agenda.append(("battle", CHANCE, dice, 1, defender))
        elif self.passive(s, defender):
            s.agenda.append(("battle", CHANCE, dice, 2, defender))
        else:
            s.agenda.append(("defend", (self.answers_for(s, defender),), dice))

    def _do_storm(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Fight on with the most dice while more than the named armies are left."""
        del seat, a
        _, _, seat, source, target, stop = frame
        if s.owner[target] != seat and s.armies[source] > stop:
            s.agenda.append(frame)
            dice = attack_limit(s.armies[source])
            self._announce(s, ("attack", source, target, dice), emit)

    # -- defence dice (risk.dice) -----------------------------------------------------

    def _options_defend(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame, seat
        for dice in range(defence_limit(s.armies[s.target]), 0, -1):
            yield ("defend", dice)

    def _may_defend(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame, seat
        if a[0] != "defend":
            return refuse("defend_now", "dice", place=s.target)
        if a[1] > s.armies[s.target]:
            return refuse("defence_dice", "dice", place=s.target)
        return None

    def _do_defend(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        if emit is not None:
            emit(Event("defend", {"seat": seat, "target": s.target, "dice": a[1]}))
        s.agenda.append(("battle", CHANCE, frame[2], a[1], self.defender(s, s.target)))

    # -- the battle (risk.battle) -----------------------------------------------------

    def _chance_battle(self, s: RiskState, frame: Frame, draw: Draw) -> Action:
        del s
        rolls = ROLLS[frame[2], frame[3]]
        return rolls[draw.below(len(rolls))]

    def _outcomes_battle(self, s: RiskState, frame: Frame) -> Sequence[tuple[Action, int]]:
        del s
        return FOLDED[frame[2], frame[3]]

    def _may_battle(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del s, seat
        return None if a in LOSSES[frame[2], frame[3]] else refuse("outcome", "battle")

    def _do_battle(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del seat
        _, _, dice, defence, defender = frame
        source = s.source
        target = s.target
        armies = s.armies
        attacker_loss, defender_loss = LOSSES[dice, defence][a]
        armies[source] -= attacker_loss
        armies[target] -= defender_loss
        s.fought = frame
        s.rolled = a
        if emit is not None:
            data = {
                "attacker": self.attacker(s),
                "defender": defender,
                "source": source,
                "target": target,
                "attack": a[1 : dice + 1],
                "defence": a[dice + 1 :],
                "lost": (attacker_loss, defender_loss),
            }
            emit(Event("battle", data))
        if not armies[target]:
            attacker = self.attacker(s)
            s.owner[target] = attacker
            s.lands[attacker] += 1
            s.lands[defender] -= 1
            if attacker == s.turn:
                s.conquered = True
            s.agenda.append(("move_in", (s.turn,), dice, defender))
            if emit is not None:
                self._tell_conquest(s, attacker, defender, target, emit)

    def _tell_conquest(
        self, s: RiskState, attacker: Seat, defender: Seat, target: int, emit: Emit
    ) -> None:
        emit(Event("conquer", {"seat": attacker, "victim": defender, "land": target}))
        number = CONTINENT_OF[target]
        if all(s.owner[land] == attacker for land in MEMBERS[number]):
            emit(Event("continent", {"seat": attacker, "continent": number}))

    # -- moving in (risk.move_in; 13.8, 13.9) -----------------------------------------

    def _options_move_in(self, s: RiskState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del seat
        yield ("move_in", Span(frame[2], s.armies[s.source] - 1))

    def _may_move_in(self, s: RiskState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del seat
        if a[0] != "move_in":
            return refuse("move_in_now", "move_in", place=s.target)
        if a[1] < frame[2]:
            return refuse("move_in_least", "move_in", frame[2], place=s.target)
        if a[1] >= s.armies[s.source]:
            return refuse("leave_one", "move_in", s.armies[s.source] - 1, place=s.source)
        return None

    def _forced_move_in(self, s: RiskState, frame: Frame, seat: Seat) -> Action | None:
        del seat
        return ("move_in", frame[2]) if s.armies[s.source] == frame[2] + 1 else None

    def reveals(self, s: RiskState, seat: Seat, a: Action) -> bool:
        """Tell whether a move-in eliminates somebody and shows the cards he held (5.2.7)."""
        if a[0] == "move_in":
            victim = s.agenda[-1][3]
            return not s.lands[victim] and s.hands[victim] != ()
        return super().reveals(s, seat, a)

    def _do_move_in(
        self, s: RiskState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        count = a[1]
        s.armies[s.source] -= count
        s.armies[s.target] += count
        if emit is not None:
            side = self.attacker(s)
            data = {"seat": side, "source": s.source, "target": s.target, "count": count}
            emit(Event("move_in", data))
        victim = frame[3]
        if not s.lands[victim]:
            self._eliminate(s, seat, victim, emit)

    # -- elimination (risk.elimination) -----------------------------------------------

    def _eliminate(self, s: RiskState, seat: Seat, victim: Seat, emit: Emit | None) -> None:
        """Take the victim out: his cards change hands, five or more are traded at once."""
        s.alive[victim] = False
        cards = s.hands[victim]
        if emit is not None:
            emit(Event("eliminate", {"seat": seat, "victim": victim, "cards": len(cards)}))
        s.hands[victim] = ()
        s.hands[seat] = joined(s.hands[seat], cards)
        if self._check_last(s, emit):
            return
        if emit is not None and cards:
            taken = {"seat": seat, "cards": cards}
            seeing = frozenset(side for side in (seat, victim) if side < self.seats)
            emit(Event("cards_taken", taken, seeing))
        if len(s.hands[seat]) >= MUST_TRADE:
            s.agenda.append(("spoils", (seat,), ()))
