"""The new-game dialog, filled in with the mouse."""

from __future__ import annotations

from tests.xvfb.desk import Program, Spot

FORM = "dialogs.opened.0"
WHEEL_DOWN = 5


class Form:
    """An open new-game dialog."""

    def __init__(self, program: Program) -> None:
        self.program = program
        program.wait(lambda told: told["where"] == "start", "the start page")
        program.press("start_page.doors.new")
        program.wait_for(f"{FORM}.start")

    def game(self, index: int, variant: int) -> None:
        """Choose a game and one of its variants."""
        self._press(f"tabs.{index}")
        self._press(f"cards.{variant}.1")

    def seat(self, index: int, name: str = "", *, human: bool, level: int | None = None) -> None:
        """Say who sits in a seat."""
        row = f"seats.rows.{index}"
        self._press(f"{row}.who.{0 if human else 1}")
        if name:
            self._press(f"{row}.name")
            self.program.write(name)
        if level is not None:
            self._pick(f"{row}.level", level)

    def option(self, index: int, choice: int) -> None:
        """Choose a value of an option."""
        self._pick(f"options.{index}.2", choice)

    def seed(self, seed: int) -> None:
        """Type the number that decides all chance."""
        self.program.mouse("mousemove", *self._shown("seed"), "click", "--repeat", 3, 1)
        self.program.write(str(seed))
        self.program.wait(
            lambda told: told["widgets"][f"{FORM}.seed"]["text"] == str(seed), "the seed typed"
        )

    def start(self) -> None:
        """Begin."""
        self.program.press(f"{FORM}.start")
        self.program.wait(lambda told: "ply" in told, "the table")

    def _pick(self, box: str, choice: int) -> None:
        self._press(box)
        told = self.program.wait(lambda told: str(choice) in told["popup"], "the choices")
        self.program.click(told["popup"][str(choice)])
        self.program.wait(lambda told: not told["popup"], "the choices to close")

    def _press(self, widget: str) -> None:
        self.program.click(self._shown(widget))

    def _shown(self, widget: str) -> Spot:
        """Turn the wheel until a widget is in view; return its middle."""
        spot = self.program.wait_for(f"{FORM}.{widget}")
        for _ in range(20):
            told = self.program.facts()["widgets"]
            x, y, wide, high = told[FORM]["box"]
            if y < spot[1] < told[f"{FORM}.start"]["box"][1] - 10:
                return spot
            self.program.mouse("mousemove", x + wide // 4, y + high // 2, "click", WHEEL_DOWN)
            spot = self.program.wait_for(f"{FORM}.{widget}")
        raise AssertionError(f"{widget} cannot be scrolled to")
