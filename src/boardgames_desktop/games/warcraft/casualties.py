"""Rolling, counting hits and removing casualties (6.2, 6.3, 8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardgames_desktop.core.actions import AUTO, CHANCE, Action, Frame, Option, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.warcraft.base import refuse, wrong_verb
from boardgames_desktop.games.warcraft.battle import Battles
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE, Battle, changed
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.dice import AGAIN, FACES, FIRST, GLAIVE, folded, harm, hits
from boardgames_desktop.games.warcraft.state import FLYING, MELEE, NONE, WarcraftState

ENVENOMED_SPEARS = NUMBER["envenomed_spears"]


class Casualties(Battles):
    """A volley: cards before it, dice, cards after it, what it causes, who dies."""

    def _do_volley(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Roll for the roles that attack at the same time; nothing happens without dice."""
        del seat, a, emit
        battle = s.battle
        assert battle is not None
        roles = frame[2:]
        rolling = [pair for role in roles for pair in self._rolling(s, battle, role)]
        if not rolling:
            return
        battle.prevented = (0, 0)
        order = self._card_order(s)
        then(
            s,
            self._window(s, "before_roll", order, *roles),
            *[("roll", CHANCE, side, dice, FIRST) for side, dice in rolling],
            self._window(s, "after_roll", order, *roles),
            ("count", AUTO, *roles),
            self._window(s, "before_loss", order, *roles),
            ("losses", AUTO),
        )

    # -- dice (warcraft.battle) -------------------------------------------------------

    def _chance_roll(self, s: WarcraftState, frame: Frame, draw: Draw) -> Action:
        del s
        return ("roll", *(draw.below(FACES) + 1 for _ in range(frame[3])))

    def _outcomes_roll(self, s: WarcraftState, frame: Frame) -> Sequence[tuple[Action, int]] | None:
        battle = s.battle
        assert battle is not None
        limit = self.hits_up_to(s, battle, frame[2])
        return [(("roll", *faces), weight) for faces, weight in folded(frame[3], limit)]

    def _may_roll(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del s, seat
        if a[0] == "roll" and len(a) == 1 + frame[3]:
            return None
        return refuse("outcome", "battle")

    def _do_roll(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del seat
        battle = s.battle
        assert battle is not None
        _, _, side, _, why = frame
        faces: tuple[int, ...] = a[1:]
        limit = self.hits_up_to(s, battle, side)
        if emit is not None:
            data = {
                "side": side,
                "space": battle.space,
                "kind": battle.phase,
                "faces": faces,
                "strength": limit,
                "hits": hits(faces, limit),
                "role": battle.role_of(side),
                "why": why,
            }
            emit(Event("roll", data))
        missed = tuple(face for face in faces if face > limit)
        if why == FIRST:
            battle.rolls = (*battle.rolls, (side, faces))
            if missed and (side, ENVENOMED_SPEARS) in battle.effects:
                s.agenda.append(("roll", CHANCE, side, len(missed), AGAIN))
                faces = tuple(face for face in faces if face <= limit)
        elif why == GLAIVE:
            battle.rolls = (*battle.rolls, (side, faces))
        else:
            battle.rolls = _rolled_again(battle.rolls, side, faces, limit)
        for mate in battle.roles[battle.role_of(side)]:
            self._raise_dead(s, battle, mate, faces.count(1), emit)

    def _raise_dead(
        self, s: WarcraftState, battle: Battle, side: int, ones: int, emit: Emit | None
    ) -> None:
        """Put melee units of ``side`` onto the battlefield, one for each 1 of its team (8)."""
        number = min(ones, s.reserve[side * 4 + MELEE])
        if not number or not self.able(s, battle, side, "raise_dead"):
            return
        s.reserve[side * 4 + MELEE] -= number
        self.add(s, side, battle.space, MELEE, number)
        raised = dict(battle.raised)
        raised[side] = raised.get(side, 0) + number
        battle.raised = tuple(sorted(raised.items()))
        if emit is not None:
            emit(Event("raised_dead", {"side": side, "space": battle.space, "count": number}))

    # -- counting (warcraft.casualties) -----------------------------------------------

    def _do_count(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Turn the dice of a volley into casualties: Curse first, then Heal (9)."""
        del seat, a
        battle = s.battle
        assert battle is not None
        for role in frame[2:]:
            victim = 1 - role
            heal = self.role_able(s, battle, victim, "heal")
            caused = self.caused_by(s, battle, role, heal and self.chosen.heal_errata)
            left = caused - min(caused, battle.prevented[victim])
            battle.caused = changed(battle.caused, victim, caused)
            if emit is not None and caused:
                emit(Event("dealt", {"role": victim, "count": caused}))
            _tell_prevented(victim, "curse", caused - left, emit)
            if left and heal and not self.chosen.heal_errata:
                left -= 1
                _tell_prevented(victim, "heal", 1, emit)
            battle.casualties = changed(battle.casualties, victim, left)

    def caused_by(self, s: WarcraftState, battle: Battle, role: int, healed: bool) -> int:
        """Return the casualties the dice of a role cause in the phase going on (8)."""
        found = 0
        for side, faces in battle.rolls:
            if side in battle.roles[role]:
                area = self.abilities(s, side)[battle.phase] == "area_attack"
                found += harm(faces, self.hits_up_to(s, battle, side), area, healed)
        return found

    # -- removing (warcraft.casualties; 6.2.3 to 6.2.5) -------------------------------

    def casualties_open(
        self, s: WarcraftState, battle: Battle, role: int
    ) -> list[tuple[int, int, int]]:
        """Return which pieces of a role may be removed now: side, kind, space."""
        grounded = battle.phase == MELEE and not battle.flyers_open[role]
        return [
            (side, kind, space)
            for side, kind, space, _ in self.participants(s, battle, role)
            if not (grounded and kind == FLYING)
        ]

    def _do_losses(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Go on with the next casualty: defender first, then in turn (6.2.5)."""
        del frame, seat, a, emit
        battle = s.battle
        assert battle is not None
        for role in (ATTACK, DEFENCE):
            if battle.casualties[role] and not self.casualties_open(s, battle, role):
                battle.casualties = changed(battle.casualties, role, 0)
        attack, defence = battle.casualties
        if not attack and not defence:
            return
        turn = battle.lost[DEFENCE] <= battle.lost[ATTACK]
        role = DEFENCE if defence and (turn or not attack) else ATTACK
        then(
            s,
            self._window(s, "before_removal", self._card_order(s), role),
            ("removal", AUTO, role),
        )

    def _do_removal(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Ask who picks the casualty; nobody's units follow a fixed rule (11.1)."""
        del seat, a
        battle = s.battle
        assert battle is not None
        role = frame[2]
        chooser = self.chooser(battle, role)
        if chooser < self.seats:
            s.agenda.append(("lose", (chooser,), role))
            return
        piece = min(
            self.casualties_open(s, battle, role),
            key=lambda piece: (piece[2] == battle.space, piece[1], piece[2]),
        )
        self._remove(s, battle, role, piece, emit)

    def _options_lose(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del seat
        battle = s.battle
        assert battle is not None
        for side, kind, space in self.casualties_open(s, battle, frame[2]):
            yield ("lose", side, kind, space)

    def _may_lose(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del seat
        battle = s.battle
        assert battle is not None
        if a[0] != "lose":
            return wrong_verb("casualties")
        side, space, role = a[1], a[3], frame[2]
        if a[1:] in self.casualties_open(s, battle, role):
            return None
        if side not in battle.roles[role]:
            return refuse("lose_foreign", "casualties")
        if any(piece[:3] == a[1:] for piece in self.participants(s, battle, role)):
            return refuse("lose_flyer", "casualties")
        return self.refuse("lose_absent", "casualties", place=space)

    def _forced_lose(self, s: WarcraftState, frame: Frame, seat: Seat) -> Action | None:
        del seat
        battle = s.battle
        assert battle is not None
        pieces = self.casualties_open(s, battle, frame[2])
        return ("lose", *pieces[0]) if len(pieces) == 1 else None

    def _do_lose(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del seat
        battle = s.battle
        assert battle is not None
        self._remove(s, battle, frame[2], a[1:], emit)

    def _remove(
        self,
        s: WarcraftState,
        battle: Battle,
        role: int,
        piece: tuple[int, int, int],
        emit: Emit | None,
    ) -> None:
        """Take a casualty off the board (6.2.10)."""
        side, kind, space = piece
        chosen_by_enemy = battle.marked[role] != NONE
        battle.marked = changed(battle.marked, role, NONE)
        battle.casualties = changed(battle.casualties, role, battle.casualties[role] - 1)
        battle.lost = changed(battle.lost, role, battle.lost[role] + 1)
        battle.last_loss = (side, kind)
        standing = sum(
            count
            for _, other, at, count in self.contingents(s, battle, side)
            if other == kind and at == space
        )
        asleep = battle.polymorphed.count(piece)
        if asleep and (not chosen_by_enemy or asleep == standing):
            at = battle.polymorphed.index(piece)
            battle.polymorphed = battle.polymorphed[:at] + battle.polymorphed[at + 1 :]
        self.kill(s, side, space, kind)
        if emit is not None:
            emit(Event("lose", {"side": side, "kind": kind, "space": space}))
        then(s, self._window(s, "removed", self._card_order(s), role), ("losses", AUTO))
        self._fallen(s, side, kind, emit)

    def _revived(self, s: WarcraftState, side: int, kind: int, space: int) -> None:
        battle = s.battle
        if battle is not None and not battle.over:
            battle.revived = (*battle.revived, (side, kind, space))


def _rolled_again(
    rolls: tuple[tuple[int, tuple[int, ...]], ...], side: int, faces: Sequence[int], limit: int
) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return the rolls with the misses of a side replaced by what was rolled instead."""
    fresh = iter(faces)
    return tuple(
        (other, tuple(next(fresh) if other == side and face > limit else face for face in old))
        for other, old in rolls
    )


def _tell_prevented(role: int, by: str, count: int, emit: Emit | None) -> None:
    if emit is not None and count:
        emit(Event("prevented", {"role": role, "by": by, "count": count}))
