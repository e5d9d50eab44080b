"""Battles in the middle of the map for two, played without the steps around them.

The battlefield is ``d2``; its flanks are ``d1 d3 c4 c5 e4 e5``. Nobody draws cards unless the
test gives draw piles.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.warcraft.table import Table, position

from boardgames_desktop.core.actions import AUTO, Action

FIELD = "d2"
FLANKS = ("d1", "d3", "c4", "c5", "e4", "e5")


class Fight(Table):
    """A table at which all that is forced happens by itself, as in a match."""

    def _apply(self, seat: int, action: Action) -> None:
        super()._apply(seat, action)
        self.flow()

    def flow(self) -> Fight:
        """Let all that is forced happen until somebody decides or dice are thrown."""
        while self.s.agenda and self.asked != "chance":
            seat = self.rules.asked(self.s)[0]
            forced = self.rules.forced(self.s, seat)
            if forced is None:
                break
            super()._apply(seat, forced)
        return self


def fight(
    text: str,
    *,
    races: tuple[str, ...] = ("human", "orc"),
    turn: str = "",
    decks: Mapping[str, str] | None = None,
    called: Mapping[str, str] | None = None,
    reserve: Mapping[str, tuple[int, int, int, int]] | None = None,
    **given: Any,
) -> Fight:
    """Return a table at the first question or roll of the battles of ``turn``, the last race.

    Args:
        text: the pieces, as in :func:`~tests.games.warcraft.table.position`.
        races: who plays, the defender first.
        turn: the attacker.
        decks: draw piles; by default nobody has one, nor discards.
        called: spaces whose workers were called to arms, by race.
        reserve: what is left in the boxes, by race.
        given: see :func:`~tests.games.warcraft.table.position`.
    """
    laid = position(text, races=races, turn=turn or races[-1], decks=decks, agenda=[], **given)
    table = Fight(laid.rules, laid.s)
    if decks is None:
        table.s.decks = [()] * table.rules.seats
        table.s.discards = [()] * table.rules.seats
    s = table.s
    s.called = tuple(
        (table.side(name), table.space(space)) for name, space in (called or {}).items()
    )
    for name, left in (reserve or {}).items():
        at = table.side(name) * 4
        s.reserve[at : at + 4] = left
    s.agenda = [("next_battle", AUTO)]
    table.rules.settle(s, table.events.append)
    return table.flow()


def rolled(table: Table) -> list[tuple[str, int, int]]:
    """Return who rolled how many dice with how many hits, in order."""
    return [
        (table.name(event.data["side"]), len(event.data["faces"]), event.data["hits"])
        for event in table.heard("roll")
    ]


def lost(table: Table) -> list[tuple[str, int]]:
    """Return the casualties in the order they were removed: race and kind."""
    return [(table.name(event.data["side"]), event.data["kind"]) for event in table.heard("lose")]


def outcome(table: Table) -> str:
    """Return who won the last battle: attack, defence or nobody."""
    battle = table.s.battle
    assert battle is not None
    assert battle.over
    return {0: "attack", 1: "defence", -1: "nobody"}[battle.winner]
