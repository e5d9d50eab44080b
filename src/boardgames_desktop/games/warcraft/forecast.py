"""Exact odds shown before a choice, and the luck in a roll."""

from __future__ import annotations

from collections.abc import Sequence

from boardgames_desktop.core.actions import Action, Option, Seat
from boardgames_desktop.core.picture import Forecast, Fortune, Thing
from boardgames_desktop.games.warcraft.participants import Participants
from boardgames_desktop.games.warcraft.races import BOX
from boardgames_desktop.games.warcraft.state import WarcraftState

FACES = 6
"""Faces of a battle die."""


def forecast(rules: Participants, o: WarcraftState, seat: Seat, option: Option) -> Forecast | None:
    """Return what a battle may lead to."""
    del rules, o, seat, option
    return None


def gesture(
    rules: Participants, o: WarcraftState, seat: Seat, pointed: Sequence[Thing]
) -> Forecast | None:
    """Return the odds of the battle a move would lead to."""
    del rules, o, seat, pointed
    return None


def binomial(dice: int, chance: float) -> tuple[float, ...]:
    """Return the probability of 0, 1, 2, … hits of some dice."""
    spread = [1.0]
    for _ in range(dice):
        spread = [
            (spread[hits] if hits < len(spread) else 0.0) * (1 - chance)
            + (spread[hits - 1] if hits else 0.0) * chance
            for hits in range(len(spread) + 1)
        ]
    return tuple(spread)


def fortunes(rules: Participants, s: WarcraftState, outcome: Action) -> tuple[Fortune, ...]:
    """Return the luck in a chance outcome: hits of a roll, tokens of a harvest die."""
    frame = s.agenda[-1] if s.agenda else ()
    if outcome[0] == "harvest_die" and frame and frame[0] == "harvest_die":
        die = BOX.die
        spread = tuple(die.count(face) / len(die) for face in range(max(die) + 1))
        expected = sum(die) / len(die)
        return (Fortune(s.turn, "harvested", expected, float(outcome[1]), spread),)
    if outcome[0] == "roll" and frame and frame[0] == "roll" and s.battle is not None:
        side, faces = frame[2], outcome[1:]
        limit = min(rules.hits_up_to(s, s.battle, side), FACES)
        chance = limit / FACES
        hits = sum(face <= limit for face in faces)
        if side < rules.seats and faces:
            spread = binomial(len(faces), chance)
            return (Fortune(side, "hits", len(faces) * chance, float(hits), spread),)
    return ()
