"""An action of Risk as a person does it with the mouse."""

from __future__ import annotations

from tests.xvfb.desk import Facts, Program
from tests.xvfb.general import Action

from boardgames_desktop.games.risk.things import (
    CARD_THINGS,
    END_COMBAT,
    LAND_THINGS,
    MOVE_IN,
    SKIP,
    army,
    pool,
)

CHOOSER = "table.controller.chooser"
HAND = "table.around.hand"
HAND_HEAD = "table.side.sections.4.head"
WHEEL_DOWN = 5


class Hands:
    """Does what it is told on the table of a program, and counts how."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.done: dict[str, int] = {}

    def play(self, told: Facts, action: Action) -> Facts:
        """Do ``action``; returns the facts after it was taken."""
        before = told["ply"]
        getattr(self, f"_{action[0]}")(told, *action[1:])
        return self.program.wait(lambda now: now["ply"] > before, f"{action} to be taken")

    def _count(self, how: str) -> None:
        self.done[how] = self.done.get(how, 0) + 1

    def _drag(self, told: Facts, start: str, end: str, how: str) -> None:
        self._count(how)
        self.program.drag(told["things"][start], told["things"][end])

    def _stack(self, told: Facts, land: int) -> str:
        return army(told["question"]["seat"], land)

    def _press(self, told: Facts, thing: str) -> None:
        self._count(f"press {thing}")
        self.program.click(told["answers"][thing])

    # -- one a verb -----------------------------------------------------------------------

    def _place(self, told: Facts, land: int, amount: int) -> None:
        del amount
        self._drag(told, pool(told["question"]["seat"]), LAND_THINGS[land], "drag to place")

    def _storm(self, told: Facts, source: int, target: int, left: int) -> None:
        del left
        self._drag(told, self._stack(told, source), LAND_THINGS[target], "drag to attack")
        told = self.program.wait(lambda now: now["choosing"], "the chooser of dice")
        ways = sorted(name for name in told["widgets"] if name.startswith(f"{CHOOSER}.buttons."))
        self.program.press(ways[-1])
        self.program.press(f"{CHOOSER}.amount.0")
        self.program.press(f"{CHOOSER}.amount.go")
        self._count("fight on")

    def _move_in(self, told: Facts, amount: int) -> None:
        del amount
        self._press(told, MOVE_IN)

    def _fortify(self, told: Facts, source: int, target: int, amount: int) -> None:
        del amount
        self._drag(told, self._stack(told, source), LAND_THINGS[target], "drag to fortify")

    def _end_combat(self, told: Facts) -> None:
        self._press(told, END_COMBAT)

    def _skip(self, told: Facts) -> None:
        self._press(told, SKIP)

    def _defend(self, told: Facts, dice: int) -> None:
        self._press(told, f"dice:{dice}")

    def _trade(self, told: Facts, *cards: int) -> None:
        for index, card in enumerate(cards):
            self._show_card(CARD_THINGS[card])
            told = self.program.facts()
            self.program.click(told["things"][CARD_THINGS[card]])
            if index < len(cards) - 1:
                self.program.wait(lambda now, n=index: len(now["picked"]) == n + 1, "a picked card")
        self._count("trade")

    def _show_card(self, card: str) -> None:
        """Unfold the hand and turn the wheel over it until a card is in view."""
        if f"{HAND}.view" not in self.program.facts()["widgets"]:
            self.program.press(HAND_HEAD)
            self.program.wait_for(f"{HAND}.view")
        for _ in range(20):
            told = self.program.still()
            if card in told["things"]:
                return
            middle = told["widgets"][f"{HAND}.view"]["at"]
            self.program.mouse("mousemove", *middle, "click", WHEEL_DOWN)
        raise AssertionError(f"{card} cannot be scrolled to")
