"""Saves just before what only a variant of Risk has, and hands that do it with the mouse."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.xvfb.desk import Facts, Program
from tests.xvfb.hands import Hands

from boardgames_desktop.core.rules import Decision
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.things import CARD_THINGS, LAND_THINGS, army, pool
from boardgames_desktop.services.saves import Save, write_save

Until = Callable[[GameSession[Any], Decision[Any]], object]

MOST_PLIES = 4000


def table_of(variant: str, seats: int, seed: int, **options: str) -> Setup:
    """Return a table of people, one for each seat."""
    colours = load_game("risk").colours
    sitting = tuple(SeatSetup("", HUMAN, colour) for colour in colours[:seats])
    return Setup("risk", variant, sitting, seed, {"placement": "random", **options})


def played(setup: Setup) -> Iterator[tuple[GameSession[Any], Decision[Any]]]:
    """Play by chance, but fight from strength; yields every question before its answer."""
    session = GameSession(load_game("risk").rules(setup), setup)
    session.start()
    choices = random.Random(setup.seed)
    while not session.over and session.ply < MOST_PLIES:
        seat = session.rules.asked(session.state)[0]
        decision = session.rules.decision(session.state, seat)
        yield session, decision
        armies = session.state.armies
        strong = [o for o in decision.options if o[0] == "attack" and armies[o[1]] > 3]
        strong = [o for o in strong if armies[o[1]] > armies[o[2]] + 1]
        wild = strong and choices.random() < 0.7
        session.submit(seat, strong[-1] if wild else decision.sample(choices.randrange))


def save_when(setup: Setup, until: Until, path: Path) -> GameSession[Any]:
    """Write a save of the first question for which ``until`` holds."""
    for session, decision in played(setup):
        if until(session, decision):
            write_save(path, Save.of(setup, session.log, session.rules, session.state))
            return session
    raise ValueError("it does not come to that")


def asked(program: Program) -> Facts:
    """Wait for a question, lifting the curtain whenever it is down."""
    while True:
        told = program.wait(
            lambda now: now.get("question") or now.get("covered") is not None, "a question"
        )
        if told["covered"] is None:
            told = program.still()
            if told["question"] and told["covered"] is None:
                return told
            continue
        program.press("curtain.button")
        program.wait(lambda now: now["covered"] is None, "the curtain to go up")


class VariantHands(Hands):
    """Hands that also act for neutral armies."""

    def _stack(self, told: Facts, land: int) -> str:
        """Return one's own stack in a territory, else that of whoever stands there."""
        own = army(told["question"]["seat"], land)
        return own if own in told["things"] else army(self.owner(told, land), land)

    @staticmethod
    def owner(told: Facts, land: int) -> int:
        return int(told["stacks"][LAND_THINGS[land]][0])

    def _place(self, told: Facts, land: int, amount: int) -> None:
        del amount
        for side in (told["question"]["seat"], self.owner(told, land)):
            waiting = pool(side)
            if waiting in told["things"] and waiting in told["lit"]:
                self._drag(told, waiting, LAND_THINGS[land], "drag to place")
                return
        self._count("click to place")
        self.program.click(told["things"][LAND_THINGS[land]])

    def _bribe(self, told: Facts, side: int, card: int) -> None:
        self._show_card(CARD_THINGS[card])
        told = self.program.still()
        self._drag(told, CARD_THINGS[card], f"marker:{side}", "drag to bribe")

    def _call_up(self, told: Facts, side: int) -> None:
        self._count("click to call up")
        self.program.click(told["things"][f"marker:{side}"])

    def _call_off(self, told: Facts) -> None:
        self._press(told, "button:call_off")

    def _attack(self, told: Facts, source: int, target: int, dice: int) -> None:
        del dice
        self._drag(told, self._stack(told, source), LAND_THINGS[target], "drag to attack")
        self.program.wait(lambda now: now["choosing"], "the chooser of dice")
        self.program.press("table.controller.chooser.buttons.0")
