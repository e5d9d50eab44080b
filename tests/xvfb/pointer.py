"""Any option of any game as a person does it: along the roads the game's presenter names."""

from __future__ import annotations

from collections.abc import Sequence, Set

from tests.xvfb.desk import Facts, Program
from tests.xvfb.hands import CHOOSER, HAND, HAND_HEAD, WHEEL_DOWN
from tests.xvfb.mirror import Mirror

from boardgames_desktop.core.actions import Action, Span
from boardgames_desktop.core.picture import Road, Step, Thing

WHEEL_UP = 4
TURNS = 20


class Pointer:
    """Does what it is told, and counts how."""

    def __init__(self, program: Program, mirror: Mirror) -> None:
        self.program = program
        self.mirror = mirror
        self.done: dict[str, int] = {}

    def play(self, told: Facts, action: Action) -> Facts:
        """Do ``action``; returns the facts after it was taken."""
        seat, before = told["question"]["seat"], told["ply"]
        option = self.mirror.option(seat, action)
        roads = self.mirror.roads(seat, option)
        cards = {thing for road in roads for step in road for thing in step if _is_card(thing)}
        if cards and not cards & told["things"].keys():
            told = self._turn_to(cards)
        road = self._road(told, roads)
        self._point(told, road, option, action)
        told = self._choose(before, option, action)
        self.mirror.follow()
        made = self.mirror.session.log[before].action
        assert made == action, f"{action} became {made}"
        return told

    # -- pointing ---------------------------------------------------------------------------

    def _road(self, told: Facts, roads: Sequence[Road]) -> Road:
        """Return the road with the most to do by hand, all of which is to be seen."""
        seen = [
            road
            for road in roads
            if all(self._where(told, step) for step in road)
            and (len(road) == 1 or road[-1] & told["things"].keys())
        ]
        assert seen, f"{roads} are not to be seen: {sorted(told['things'])}"
        return max(seen, key=len)

    def _turn_to(self, cards: Set[Thing]) -> Facts:
        """Unfold the hand and turn the wheel over it until one of some cards is in view."""
        told = self.program.facts()
        if f"{HAND}.view" not in told["widgets"]:
            self.program.press(HAND_HEAD)
            self.program.wait_for(f"{HAND}.view")
        for wheel in (*[WHEEL_DOWN] * TURNS, *[WHEEL_UP] * TURNS):
            told = self.program.still()
            if cards & told["things"].keys():
                return told
            middle = told["widgets"][f"{HAND}.view"]["at"]
            self.program.mouse("mousemove", *middle, "click", wheel)
        raise AssertionError(f"{cards} cannot be scrolled to")

    def _where(self, told: Facts, step: Step) -> Thing | None:
        """Return what to point at of the things that mean the same: pieces before places."""
        for thing in sorted(step, key=lambda thing: (thing.startswith("space:"), thing)):
            if thing in told["things"] or thing in told["answers"]:
                return thing
        return None

    def _spot(self, told: Facts, thing: Thing) -> Sequence[int]:
        return told["answers"].get(thing) or told["things"][thing]

    def _point(self, told: Facts, road: Road, option: tuple, action: Action) -> None:
        first = self._where(told, road[0])
        assert first is not None
        if len(road) == 1:
            how = "press" if first in told["answers"] else "click"
            self.count(f"{how} {action[0]}")
            self.program.click(self._spot(told, first))
            return
        for step in road[:-2]:
            thing = self._where(told, step)
            assert thing is not None
            self.program.click(self._spot(told, thing))
            told = self.program.wait(lambda now, it=thing: it in now["picked"], f"{thing} picked")
        start, goal = self._where(told, road[-2]), self._goal(told, road[-1])
        assert start is not None
        self.count(f"drag {action[0]}")
        one = isinstance(option[-1], Span) and action[-1] < option[-1].hi
        self._drag(told["things"][start], told["things"][goal], one=one)

    def _goal(self, told: Facts, step: Step) -> Thing:
        """Return where to drop a piece: on a place rather than on what stands there."""
        seen = sorted(step & told["things"].keys())
        assert seen, f"{step} is not to be seen"
        return next((thing for thing in seen if thing.startswith("space:")), seen[0])

    def _drag(self, start: Sequence[int], goal: Sequence[int], *, one: bool) -> None:
        """Carry something; with Control held it is one piece of a stack."""
        if one:
            self.program.mouse("keydown", "ctrl")
        self.program.drag(start, goal)
        if one:
            self.program.mouse("keyup", "ctrl")

    def _choose(self, before: int, option: tuple, action: Action) -> Facts:
        """Wait for the answer to be taken; choose between options that end alike."""
        told = self.program.wait(
            lambda now: now["ply"] > before or now["choosing"], f"{action} to be taken"
        )
        if told["ply"] > before:
            return told
        self.program.wait_for(f"{CHOOSER}.body")
        if len(told["choices"]) > 1:
            index = [self._as_told(choice) for choice in told["choices"]].index(option)
            self.count("choose")
            self.program.press(f"{CHOOSER}.buttons.{index}")
            told = self.program.wait(
                lambda now: now["ply"] > before or len(now["choices"]) == 1,
                f"{action} to be taken, or its amount to be asked",
            )
        if told["ply"] == before:
            self._amount(action[-1])
        return self.program.wait(lambda now: now["ply"] > before, f"{action} to be taken")

    def _amount(self, amount: int) -> None:
        self.count("amount")
        at = self.program.wait_for(f"{CHOOSER}.amount.value")
        self.program.mouse("mousemove", *at, "click", "--repeat", 2, "--delay", 30, 1)
        self.program.write(str(amount))
        self.program.press(f"{CHOOSER}.amount.go")

    @staticmethod
    def _as_told(choice: Sequence[object]) -> tuple:
        return tuple(
            Span(part["lo"], part["hi"]) if isinstance(part, dict) else part for part in choice
        )

    def count(self, how: str) -> None:
        """Note that something was done."""
        self.done[how] = self.done.get(how, 0) + 1


def _is_card(thing: Thing) -> bool:
    return thing.startswith("card:")
