"""Battles: choosing them, who joins, rounds and phases, the end (section 6)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import AUTO, Action, Frame, Option, Seat
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.warcraft import reach
from boardgames_desktop.games.warcraft.base import wrong_verb
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE, Battle, changed
from boardgames_desktop.games.warcraft.participants import PHASES, Participants
from boardgames_desktop.games.warcraft.state import MELEE, WORKER, WarcraftState

MOST_ROUNDS = 200
"""Battle rounds after which the attackers have to leave (6.2.9)."""


class Battles(Participants):
    """The order of things in a move step's battles."""

    # -- choosing the next battle (warcraft.battle; M12) ------------------------------

    def _start_battles(self, s: WarcraftState, emit: Emit | None) -> None:
        del emit
        s.fought = ()
        s.battle = None
        s.agenda.append(("next_battle", AUTO))

    def _do_next_battle(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat, a, emit
        if s.alive[s.turn] and self.battle_spaces(s, s.turn):
            s.agenda.append(("battles", (s.turn,)))

    def _options_battles(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        for space, side in self.battle_spaces(s, seat):
            yield ("fight", space, side)

    def _may_battles(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        if a[0] != "fight":
            return wrong_verb("battle")
        if a[1:] not in self.battle_spaces(s, seat):
            return self.refuse("no_battle", "battle", place=a[1])
        return None

    def _forced_battles(self, s: WarcraftState, frame: Frame, seat: Seat) -> Action | None:
        del frame
        spaces = self.battle_spaces(s, seat)
        return ("fight", *spaces[0]) if len(spaces) == 1 else None

    def _do_battles(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, emit
        _, space, enemy = a
        battle = s.battle = Battle(space, ((), ()))
        attackers = self._company(s, battle, self._main_attacker(s, seat, space))
        defenders = self._company(s, battle, enemy)
        battle.roles = (attackers, defenders)
        asked = [side for side in (*attackers[1:], *defenders[1:]) if self._has_choice(s, side)]
        battle.kept_out = tuple(asked)
        then(
            s,
            *[("join", (mate,), mate) for mate in asked],
            ("muster", AUTO),
            ("battle_round", AUTO),
            ("battle_end", AUTO),
            ("next_battle", AUTO),
        )

    def _main_attacker(self, s: WarcraftState, seat: Seat, space: int) -> int:
        """Return the seat on turn; if it has no unit near, the mate with most in the space."""
        trial = Battle(space, ((), ()))
        if next(self.contingents(s, trial, seat), None) is not None:
            return seat
        return max(self.team(seat), key=lambda mate: self.fighters_at(s, mate, space))

    def _company(self, s: WarcraftState, battle: Battle, main: int) -> tuple[int, ...]:
        """Return the sides of a role that could take part, the main one first."""
        mates = self.team(main) if main < self.seats else ()
        return (
            main,
            *(
                mate
                for mate in mates
                if mate != main and next(self.contingents(s, battle, mate), None) is not None
            ),
        )

    def _has_choice(self, s: WarcraftState, side: int) -> bool:
        """Tell whether a mate has units on the flanks, which may stay out of it (6.1, 13.6)."""
        battle = s.battle
        return battle is not None and any(
            space != battle.space for _, _, space, _ in self.contingents(s, battle, side)
        )

    # -- mates on the flanks (warcraft.battle; 6.1, 13.6) -----------------------------

    def _options_join(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del s, frame, seat
        yield ("join",)
        yield ("stay_out",)

    def _may_join(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del s, frame, seat
        return None if a[0] in ("join", "stay_out") else wrong_verb("battle")

    def _do_join(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, emit
        battle = s.battle
        assert battle is not None
        if a[0] == "join":
            battle.kept_out = tuple(mate for mate in battle.kept_out if mate != seat)

    def _do_muster(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Settle who takes part; each player who does draws a card."""
        del frame, seat, a
        battle = s.battle
        assert battle is not None
        attackers, defenders = (
            tuple(
                side
                for side in battle.roles[role]
                if next(self.contingents(s, battle, side), None) is not None
            )
            for role in (ATTACK, DEFENCE)
        )
        battle.roles = (attackers, defenders)
        if emit is not None:
            data = {"space": battle.space, "attackers": attackers, "defenders": defenders}
            emit(Event("battle", data))
        then(s, *[self._draws(s, side) for side in (*attackers, *defenders) if side < self.seats])
        for side in (*attackers, *defenders):
            for _, kind, space, _ in tuple(self.contingents(s, battle, side)):
                if kind == WORKER and s.outpost[space] == side and not s.standing[space]:
                    self._abandon(s, space, emit)

    # -- rounds (warcraft.phases) -----------------------------------------------------

    def _do_battle_round(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat, a
        battle = s.battle
        assert battle is not None
        battle.round += 1
        battle.polymorphed = ()
        battle.poisons = (0, 0)
        if battle.round > MOST_ROUNDS:
            s.agenda.append(("stalemate", AUTO))
            return
        if emit is not None:
            emit(Event("round", {"space": battle.space, "round": battle.round}))
        then(
            s,
            self._window(s, "round", self._card_order(s)),
            ("poisoners", AUTO),
            *[("phase", AUTO, kind) for kind in PHASES],
            ("round_end", AUTO),
        )

    def _do_round_end(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame, seat, a, emit
        battle = s.battle
        assert battle is not None
        battle.polymorphed = ()
        if not battle.over:
            s.agenda.append(("battle_round", AUTO))

    # -- phases (warcraft.phases) -----------------------------------------------------

    def _do_phase(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Let both roles roll at once, or one first if only its units poison (8, 13.7)."""
        del seat, a, emit
        battle = s.battle
        assert battle is not None
        if battle.over:
            return
        kind = frame[2]
        battle.phase = kind
        battle.rolls = battle.effects = battle.last_loss = ()
        battle.caused = battle.casualties = battle.lost = battle.prevented = (0, 0)
        battle.marked = (-1, -1)
        s.agenda.append(("phase_end", AUTO))
        if not any(self._rolling(s, battle, role) for role in (DEFENCE, ATTACK)):
            return
        first = [role for role in (DEFENCE, ATTACK) if battle.poisons[role] >> kind & 1]
        volleys: list[tuple[int, ...]] = [(DEFENCE, ATTACK)]
        if len(first) == 1:
            volleys = [(first[0],), (1 - first[0],)]
        if kind == MELEE:
            then(s, self._window(s, "melee", self._card_order(s)), *_volleys(volleys))
        else:
            then(s, *_volleys(volleys))

    def _rolling(self, s: WarcraftState, battle: Battle, role: int) -> list[tuple[int, int]]:
        """Return the sides of a role that roll in this phase, with their dice."""
        found: list[tuple[int, int]] = []
        for side in battle.roles[role]:
            dice = self.attack_dice(s, battle, side, battle.phase)
            if dice:
                found.append((side, dice))
        return found

    def _do_phase_end(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """End the effects of the phase; test whether the battle is over (6.2.6)."""
        del frame, seat, a, emit
        battle = s.battle
        assert battle is not None
        battle.phase = -1
        battle.effects = ()
        self._test_end(s, battle)

    def _test_end(self, s: WarcraftState, battle: Battle) -> None:
        """End the battle if at most one role has units left in the battlefield."""
        holding = [
            role
            for role in (ATTACK, DEFENCE)
            if any(self.holds_field(s, battle, side) for side in battle.roles[role])
        ]
        if len(holding) < 2:
            battle.over = True
            battle.winner = holding[0] if holding else -1

    # -- the end (warcraft.battle) ----------------------------------------------------

    def _do_battle_end(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Settle devoured and raised units; the winners draw a card (6.2.8)."""
        del frame, seat, a
        battle = s.battle
        assert battle is not None
        winners: tuple[int, ...] = ()
        if battle.winner >= 0:
            winners = tuple(
                side for side in battle.roles[battle.winner] if self.holds_field(s, battle, side)
            )
        s.fought = (*s.fought, (battle.space, battle.roles[DEFENCE][0]))
        devoured = battle.devoured
        battle.devoured = ()
        if emit is not None:
            data = {"space": battle.space, "winner": battle.winner, "sides": winners}
            emit(Event("battle_over", data))
        for side, number in battle.raised:
            self._send_back(s, side, battle.space, number, emit)
        then(s, *[self._draws(s, side) for side in winners if side < self.seats])
        for side, kind, space, devourer in devoured:
            if self._is_digested(battle, devourer):
                self.kill(s, side, space, kind)
                if emit is not None:
                    emit(Event("digested", {"side": side, "kind": kind, "space": space}))
                self._fallen(s, side, kind, emit)

    def _is_digested(self, battle: Battle, devourer: Seat) -> bool:
        """Tell whether a devoured unit dies now that the battle is over (9, 13.35)."""
        if battle.winner < 0:
            return self.chosen.devour_no_winner_kills
        return battle.role_of(devourer) == battle.winner

    def _send_back(
        self, s: WarcraftState, side: int, space: int, raised: int, emit: Emit | None
    ) -> None:
        """Return raised melee units above the stacking limit to the box (8, Raise Dead).

        Only melee units may go, and they are all alike, so there is nothing to choose.
        """
        over = -reach.room(self, s, side, space, False)
        over = min(over, raised, self.count(s, side, space, MELEE))
        if over > 0:
            self.kill(s, side, space, MELEE, over)
            if emit is not None:
                emit(Event("disband", {"side": side, "space": space, "count": over}))

    # -- the guard (6.2.9) ------------------------------------------------------------

    def _do_stalemate(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Let every attacker in the battlefield go back to a neighbouring space, or die."""
        del frame, seat, a
        battle = s.battle
        assert battle is not None
        for side in battle.roles[ATTACK]:
            here = [
                contingent
                for contingent in self.contingents(s, battle, side)
                if contingent[2] == battle.space
            ]
            if not here:
                continue
            if next(self._retreats(s, side), None) is not None:
                then(s, ("retreat", (side,)), ("stalemate", AUTO))
                return
            for _, kind, space, count in here:
                for _ in range(count):
                    self.kill(s, side, space, kind)
                    if emit is not None:
                        emit(Event("lose", {"side": side, "kind": kind, "space": space}))
                    self._fallen(s, side, kind, emit)
        self._test_end(s, battle)

    def _retreats(self, s: WarcraftState, side: int) -> Iterator[Option]:
        """Yield where units of a side may leave the battlefield for."""
        battle = s.battle
        assert battle is not None
        field = self.field
        for _, kind, space, _ in tuple(self.contingents(s, battle, side)):
            if space != battle.space:
                continue
            for goal in field.neighbours[space]:
                if (
                    self.unit_may_stand(kind, space, goal)
                    and reach.room(self, s, side, goal, False) > 0
                    and not self.enemy_units_at(s, side, goal)
                ):
                    yield ("retreat", kind, goal)

    def _options_retreat(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        return self._retreats(s, seat)

    def _may_retreat(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        if a[0] != "retreat":
            return wrong_verb("battle")
        return (
            None if a in self._retreats(s, seat) else self.refuse("retreat", "battle", place=a[2])
        )

    def _forced_retreat(self, s: WarcraftState, frame: Frame, seat: Seat) -> Action | None:
        del frame
        ways = tuple(self._retreats(s, seat))
        return ways[0] if len(ways) == 1 else None

    def _do_retreat(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame
        battle = s.battle
        assert battle is not None
        _, kind, goal = a
        self.add(s, seat, battle.space, kind, -1)
        self.add(s, seat, goal, kind)
        if emit is not None:
            data = {"seat": seat, "kind": kind, "path": (battle.space, goal), "count": 1}
            emit(Event("move", data))

    # -- breaking off -----------------------------------------------------------------

    def _break_off(self, s: WarcraftState, seat: Seat) -> None:
        """End the battle going on if ``seat``, whose pieces are gone, was in it."""
        battle = s.battle
        if battle is None or battle.over or battle.role_of(seat) < 0:
            return
        agenda = s.agenda
        while agenda and agenda[-1][0] != "battle_end":
            agenda.pop()
        role = battle.role_of(seat)
        battle.devoured = tuple(piece for piece in battle.devoured if piece[0] != seat)
        battle.polymorphed = tuple(piece for piece in battle.polymorphed if piece[0] != seat)
        battle.casualties = changed(battle.casualties, role, 0)
        battle.marked = (-1, -1)
        self._test_end(s, battle)
        battle.over = True


def _volleys(volleys: list[tuple[int, ...]]) -> list[Frame]:
    return [("volley", AUTO, *roles) for roles in volleys]
