"""The cards played in battle (9): where each may be played, and what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boardgames_desktop.core.actions import CHANCE, Action, Frame, Seat
from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Emit, Event, Refusal
from boardgames_desktop.games.warcraft.base import refuse
from boardgames_desktop.games.warcraft.battle_record import Battle, changed
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.casualties import ENVENOMED_SPEARS, Casualties
from boardgames_desktop.games.warcraft.dice import FACES, GLAIVE, folded, hits
from boardgames_desktop.games.warcraft.participants import FAERIE_FIRE
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import FLYING, NONE, RESOURCES, WarcraftState
from boardgames_desktop.games.warcraft.windows import Subject

CURSE_PREVENTS = 3
"""Highest face of a Curse die that prevents a casualty."""

Target = tuple[int, ...]


class BattleCards(Casualties):
    """Polymorph to Web. In ``_targets_`` the seat is in the battle, in ``subject`` see below.

    Windows ``before_roll``, ``after_roll`` and ``before_loss`` are about the roles that roll,
    ``before_removal`` and ``removed`` about the role that loses a unit.
    """

    # -- start of a round -------------------------------------------------------------

    def _targets_polymorph(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        """Any unit of the enemy that still attacks this round (13.13)."""
        del subject
        battle = s.battle
        assert battle is not None
        for side, kind, space, count in self._foes_in(s, battle, seat):
            if battle.polymorphed.count((side, kind, space)) < count:
                yield ("play_on", NUMBER["polymorph"], side, kind, space)

    def _effect_polymorph(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del seat, emit
        battle = s.battle
        assert battle is not None
        side, kind, space = target
        battle.polymorphed = (*battle.polymorphed, (side, kind, space))

    def _targets_devour(self, s: WarcraftState, seat: Seat, subject: Subject) -> Iterator[Action]:
        """Any melee or ranged unit of the enemy (13.13)."""
        del subject
        battle = s.battle
        assert battle is not None
        for side, kind, space, _ in self._foes_in(s, battle, seat):
            if kind != FLYING:
                yield ("play_on", NUMBER["devour"], side, kind, space)

    def _effect_devour(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del emit
        battle = s.battle
        assert battle is not None
        side, kind, space = target
        battle.devoured = (*battle.devoured, (side, kind, space, seat))
        left = sum(
            count
            for _, other, at, count in self.contingents(s, battle, side)
            if other == kind and at == space
        )
        if battle.polymorphed.count((side, kind, space)) > left:
            at = battle.polymorphed.index((side, kind, space))
            battle.polymorphed = battle.polymorphed[:at] + battle.polymorphed[at + 1 :]

    def _foes_in(
        self, s: WarcraftState, battle: Battle, seat: Seat
    ) -> list[tuple[int, int, int, int]]:
        return self.participants(s, battle, 1 - battle.role_of(seat))

    # -- start of a melee phase -------------------------------------------------------

    def _targets_ensnare(self, s: WarcraftState, seat: Seat, subject: Subject) -> Iterator[Action]:
        del subject
        if self._has_flyers_to_open(s, seat):
            yield ("play", NUMBER["ensnare"])

    def _targets_web(self, s: WarcraftState, seat: Seat, subject: Subject) -> Iterator[Action]:
        del subject
        if self._has_flyers_to_open(s, seat):
            yield ("play", NUMBER["web"])

    def _has_flyers_to_open(self, s: WarcraftState, seat: Seat) -> bool:
        """Tell whether the enemy has flying units that melee cannot reach (13.28)."""
        battle = s.battle
        assert battle is not None
        return not battle.flyers_open[1 - battle.role_of(seat)] and any(
            kind == FLYING for _, kind, _, _ in self._foes_in(s, battle, seat)
        )

    def _effect_ensnare(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        self._effect_web(s, seat, target, emit)

    def _effect_web(self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None) -> None:
        """Let the enemy's flying units be casualties in melee until the battle ends."""
        del target, emit
        battle = s.battle
        assert battle is not None
        foe = 1 - battle.role_of(seat)
        battle.flyers_open = (
            battle.flyers_open[0] or foe == 0,
            battle.flyers_open[1] or foe == 1,
        )

    # -- before rolling ---------------------------------------------------------------

    def _targets_envenomed_spears(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        """Own dice that may miss; a second card would do nothing."""
        battle = s.battle
        assert battle is not None
        again = (seat, ENVENOMED_SPEARS) in battle.effects
        if not again and self._will_roll(s, battle, seat, subject):
            yield ("play", ENVENOMED_SPEARS)

    def _targets_faerie_fire(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        battle = s.battle
        assert battle is not None
        if self._will_roll(s, battle, seat, subject):
            yield ("play", FAERIE_FIRE)

    def _will_roll(self, s: WarcraftState, battle: Battle, seat: Seat, subject: Subject) -> bool:
        """Tell whether a seat will roll dice that can miss."""
        return (
            battle.role_of(seat) in subject
            and self.hits_up_to(s, battle, seat) < FACES
            and self.attack_dice(s, battle, seat, battle.phase) > 0
        )

    def _effect_envenomed_spears(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del target, emit
        self._put_to_work(s, seat, ENVENOMED_SPEARS)

    def _effect_faerie_fire(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del target, emit
        self._put_to_work(s, seat, FAERIE_FIRE)

    def _put_to_work(self, s: WarcraftState, seat: Seat, card: int) -> None:
        battle = s.battle
        assert battle is not None
        battle.effects = (*battle.effects, (seat, card))

    # -- after rolling ----------------------------------------------------------------

    def _targets_moon_glaive(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        battle = s.battle
        assert battle is not None
        if battle.role_of(seat) in subject and self._own_hits(s, battle, seat):
            yield ("play", NUMBER["moon_glaive"])

    def _own_hits(self, s: WarcraftState, battle: Battle, seat: Seat) -> int:
        """Return the hits of a seat's attack; those of Moon Glaive bring no more dice."""
        for side, faces in battle.rolls:
            if side == seat:
                return hits(faces, self.hits_up_to(s, battle, seat))
        return 0

    def _effect_moon_glaive(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del target, emit
        battle = s.battle
        assert battle is not None
        s.agenda.append(("roll", CHANCE, seat, self._own_hits(s, battle, seat), GLAIVE))

    def _targets_curse(self, s: WarcraftState, seat: Seat, subject: Subject) -> Iterator[Action]:
        """Hits of the enemy that still cause a casualty."""
        battle = s.battle
        assert battle is not None
        role = battle.role_of(seat)
        if 1 - role in subject and self._foes_hits(s, battle, seat):
            caused = self.caused_by(s, battle, 1 - role, False)
            if caused > battle.prevented[role]:
                yield ("play", NUMBER["curse"])

    def _foes_hits(self, s: WarcraftState, battle: Battle, seat: Seat) -> int:
        foes = battle.roles[1 - battle.role_of(seat)]
        return sum(self.hits(s, battle, side) for side in foes)

    def _effect_curse(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del target, emit
        battle = s.battle
        assert battle is not None
        s.agenda.append(("curse", CHANCE, seat, self._foes_hits(s, battle, seat)))

    def _chance_curse(self, s: WarcraftState, frame: Frame, draw: Draw) -> Action:
        del s
        return ("curse", *(draw.below(FACES) + 1 for _ in range(frame[3])))

    def _outcomes_curse(self, s: WarcraftState, frame: Frame) -> Sequence[tuple[Action, int]]:
        """Return one sample for each number of dice that prevent a casualty."""
        del s
        weights: dict[int, tuple[Action, int]] = {}
        for faces, weight in folded(frame[3], CURSE_PREVENTS):
            low = hits(faces, CURSE_PREVENTS)
            sample, so_far = weights.get(low, (("curse", *faces), 0))
            weights[low] = (sample, so_far + weight)
        return list(weights.values())

    def _may_curse(self, s: WarcraftState, frame: Frame, seat: Seat, a: Action) -> Refusal | None:
        del s, seat
        if a[0] == "curse" and len(a) == 1 + frame[3]:
            return None
        return refuse("outcome", "card_curse")

    def _do_curse(
        self, s: WarcraftState, frame: Frame, seat: Seat, a: Action, emit: Emit | None
    ) -> None:
        del seat
        battle = s.battle
        assert battle is not None
        role = battle.role_of(frame[2])
        stopped = hits(a[1:], CURSE_PREVENTS)
        battle.prevented = changed(battle.prevented, role, battle.prevented[role] + stopped)
        if emit is not None:
            emit(Event("curse", {"seat": frame[2], "faces": a[1:], "count": stopped}))

    # -- before casualties are removed ------------------------------------------------

    def _targets_invisibility(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        battle = s.battle
        assert battle is not None
        role = battle.role_of(seat)
        if 1 - role in subject and battle.casualties[role]:
            yield ("play", NUMBER["invisibility"])

    def _effect_invisibility(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del target
        battle = s.battle
        assert battle is not None
        role = battle.role_of(seat)
        battle.casualties = changed(battle.casualties, role, battle.casualties[role] - 1)
        if emit is not None:
            emit(Event("prevented", {"role": role, "by": "invisibility", "count": 1}))

    def _targets_marksmanship(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        """A casualty of the enemy about to be picked, if there is a choice at all."""
        battle = s.battle
        assert battle is not None
        role = subject[0]
        if (
            battle.role_of(seat) != role
            and battle.marked[role] == NONE
            and len(self.casualties_open(s, battle, role)) > 1
        ):
            yield ("play", NUMBER["marksmanship"])

    def _effect_marksmanship(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del target, emit
        battle = s.battle
        assert battle is not None
        battle.marked = changed(battle.marked, 1 - battle.role_of(seat), seat)

    # -- after a casualty was removed -------------------------------------------------

    def _targets_pillage(self, s: WarcraftState, seat: Seat, subject: Subject) -> Iterator[Action]:
        battle = s.battle
        assert battle is not None
        if battle.role_of(seat) != subject[0] and any(self._booty(s, battle)):
            yield ("play", NUMBER["pillage"])

    def _booty(self, s: WarcraftState, battle: Battle) -> tuple[int, ...]:
        """Return the gold and wood the last casualty cost, as far as its owner has it."""
        owner, kind = battle.last_loss
        if owner >= self.seats:
            return (0, 0)
        return tuple(
            min(cost, s.stock[owner * 2 + resource])
            for resource, cost in enumerate(BOX.costs[kind])
        )

    def _effect_pillage(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del target
        battle = s.battle
        assert battle is not None
        owner = battle.last_loss[0]
        booty = self._booty(s, battle)
        for resource, count in enumerate(booty):
            s.stock[owner * 2 + resource] -= count
            s.stock[seat * 2 + resource] += count
        if emit is not None:
            taken = dict(zip(RESOURCES, booty, strict=True))
            emit(Event("pillage", {"seat": seat, "victim": owner, **taken}))
