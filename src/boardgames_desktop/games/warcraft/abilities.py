"""Slow Poison: naming the phases in which one's units attack first (8)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import AUTO, Action, Frame, Option, Seat
from boardgames_desktop.core.rules import Emit, Event, Refusal, then
from boardgames_desktop.games.warcraft.base import wrong_verb
from boardgames_desktop.games.warcraft.battle_record import ATTACK, DEFENCE, Battle, changed
from boardgames_desktop.games.warcraft.participants import PHASES
from boardgames_desktop.games.warcraft.portal import Portals
from boardgames_desktop.games.warcraft.state import WarcraftState

ALL_PHASES = sum(1 << kind for kind in PHASES)


class Abilities(Portals):
    """The one ability that asks something. The others are counted where dice are rolled."""

    def _do_poisoners(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Ask the owners of poisoning units, one phase for each unit; three name them all."""
        del frame, seat, a
        battle = s.battle
        assert battle is not None
        asked: list[Frame] = []
        for role in (DEFENCE, ATTACK):
            for side in battle.roles[role]:
                units = self.able(s, battle, side, "slow_poison")
                if units >= len(PHASES):
                    self._name(battle, side, PHASES, emit)
                elif units:
                    asked.append(("poison_next", AUTO, side, units))
        then(s, *asked)

    def _do_poison_next(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        """Ask for the next phase as long as there is one without a name."""
        del seat, a, emit
        battle = s.battle
        assert battle is not None
        _, _, side, units = frame
        if units and battle.poisons[battle.role_of(side)] != ALL_PHASES:
            then(s, ("poison", (side,), units), ("poison_next", AUTO, side, units - 1))

    def _options_poison(self, s: WarcraftState, frame: Frame, seat: Seat) -> Iterator[Option]:
        del frame
        for kind in PHASES:
            if not self._named(s, seat, kind):
                yield ("poison", kind)

    def _named(self, s: WarcraftState, seat: Seat, kind: int) -> bool:
        battle = s.battle
        assert battle is not None
        return bool(battle.poisons[battle.role_of(seat)] >> kind & 1)

    def _may_poison(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del frame
        if a[0] != "poison":
            return wrong_verb("ability_slow_poison")
        if self._named(s, seat, a[1]):
            return self.refuse("poison_twice", "ability_slow_poison", kind=a[1])
        return None

    def _forced_poison(self, s: WarcraftState, frame: Frame, seat: Seat) -> Action | None:
        options = tuple(self._options_poison(s, frame, seat))
        return options[0] if len(options) == 1 else None

    def _do_poison(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del frame
        battle = s.battle
        assert battle is not None
        self._name(battle, seat, (a[1],), emit)

    def _name(self, battle: Battle, side: int, kinds: tuple[int, ...], emit: Emit | None) -> None:
        role = battle.role_of(side)
        bits = battle.poisons[role]
        for kind in kinds:
            bits |= 1 << kind
        battle.poisons = changed(battle.poisons, role, bits)
        if emit is not None:
            emit(Event("poison", {"seat": side, "kinds": kinds}))
