"""The cards played outside battle: in the own steps and at the start or end of a step (9)."""

from __future__ import annotations

from collections.abc import Iterator

from boardgames_desktop.core.actions import Action, Seat
from boardgames_desktop.core.rules import Emit
from boardgames_desktop.games.warcraft.battle_cards import BattleCards, Target
from boardgames_desktop.games.warcraft.cards import NUMBER
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import (
    NONE,
    RESOURCES,
    UNITS,
    UNMARKED,
    WORKER,
    WarcraftState,
)
from boardgames_desktop.games.warcraft.windows import Subject

MOST_CRIPPLED = 3
"""Cripple cards on a space beyond which another does nothing (M3)."""


class StepCards(BattleCards):
    """Call to Arms, Renew, Cripple, Summon Building, Fast, Resources, Victory Point."""

    # -- the move step ----------------------------------------------------------------

    def _targets_fast(self, s: WarcraftState, seat: Seat, subject: Subject) -> Iterator[Action]:
        """Any space with own pieces that may leave it; more than one card does nothing (M3)."""
        del subject
        for space, cards in enumerate(s.hastened):
            if not cards and space not in s.locked and self.pieces_at(s, seat, space):
                yield ("play_at", NUMBER["fast"], space)

    def _effect_fast(self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None) -> None:
        del seat, emit
        s.hastened[target[0]] += 1

    def _targets_cripple(self, s: WarcraftState, seat: Seat, subject: Subject) -> Iterator[Action]:
        """Any space with pieces of the enemy whose move step it is."""
        del subject
        if not self.hostile(seat, s.turn):
            return
        for space, cards in enumerate(s.crippled):
            if cards < MOST_CRIPPLED and self.pieces_at(s, s.turn, space):
                yield ("play_at", NUMBER["cripple"], space)

    def _effect_cripple(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del seat, emit
        s.crippled[target[0]] += 1

    def _targets_call_to_arms(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        """A space just entered by enemy units in which own workers are."""
        for space in subject or s.entered:
            if (
                (seat, space) not in s.called
                and self.count(s, seat, space, WORKER)
                and self.enemy_units_at(s, seat, space)
            ):
                yield ("play_at", NUMBER["call_to_arms"], space)

    def _effect_call_to_arms(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del emit
        s.called = (*s.called, (seat, target[0]))

    # -- the other steps --------------------------------------------------------------

    def _targets_renew(self, s: WarcraftState, seat: Seat, subject: Subject) -> Iterator[Action]:
        del seat, subject
        for space in self.field.resources:
            if self.field.terrain[space] == "forest" and s.depleted[space] != UNMARKED:
                yield ("play_at", NUMBER["renew"], space)

    def _effect_renew(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del seat, emit
        s.depleted[target[0]] = UNMARKED

    def _targets_resources(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        """Either resource, for a seat that has a town to store it in (11.2)."""
        del s, subject
        if self.towns[seat] != NONE:
            for resource in range(len(RESOURCES)):
                yield ("play_for", NUMBER["resources"], resource)

    def _effect_resources(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del emit
        s.stock[seat * 2 + target[0]] += BOX.resource_card

    def _targets_summon_building(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        """A building of the town that is paid for but needs no worker."""
        del subject
        for kind in UNITS:
            if self.may_add_building(s, seat, kind) is None:
                yield ("summon", kind)

    def _effect_summon_building(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        self.begin_building(s, seat, target[0], emit, summoned=True)

    def _targets_victory_point(
        self, s: WarcraftState, seat: Seat, subject: Subject
    ) -> Iterator[Action]:
        """Anywhere, as long as victory points count for something in this match."""
        del s, seat, subject
        if self.chosen.round_limit or any(goal.kind == "points" for goal in self.scenario.goals):
            yield ("play", NUMBER["victory_point"])

    def _effect_victory_point(
        self, s: WarcraftState, seat: Seat, target: Target, emit: Emit | None
    ) -> None:
        del target, emit
        s.laid[seat] += 1
