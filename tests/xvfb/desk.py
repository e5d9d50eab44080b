"""A virtual screen, the real program on it, and a mouse that goes through the window system."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from boardgames_desktop.services.paths import Paths

PATIENCE_S = 60.0
"""Longest wait for one thing to happen; a loaded machine needs some of it."""

SCREEN = (1440, 900)
BYTECODE = Path(tempfile.gettempdir()) / "boardgames-desktop-bytecode"
"""Compiled modules are kept here, as on a player's machine; the checkout stays clean."""

Facts = dict[str, Any]
Spot = Sequence[int]

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]


class FurtherLookError(Exception):
    """Somebody looks at a fact that has not been asked for."""


class Looked(dict[str, Any]):
    """Facts that remember which of them somebody looked at.

    Attributes:
        at: the names of those.
    """

    def __init__(self, told: Facts, asked: Collection[str] = ()) -> None:
        """Hold what was told of the facts that were ``asked`` for; none means all."""
        super().__init__(told)
        self.at: set[str] = set()
        self._asked = frozenset(asked)

    def _look(self, name: str) -> None:
        if self._asked and name not in self._asked:
            raise FurtherLookError(name)
        self.at.add(name)

    def __getitem__(self, name: str) -> Any:
        self._look(name)
        return super().__getitem__(name)

    def __contains__(self, name: object) -> bool:
        self._look(str(name))
        return super().__contains__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """Return a fact, or ``default`` where there is none of this name now."""
        self._look(name)
        return super().get(name, default)

    def may_satisfy(self, done: Callable[[Facts], object]) -> bool:
        """Tell whether ``done`` is met, or cannot tell without looking further."""
        try:
            return bool(done(self))
        except FurtherLookError:
            return True


class Screen:
    """An X server of its own, with a window manager if there is one."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        size = f"{SCREEN[0]}x{SCREEN[1]}x24"
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-nolisten", "tcp"],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = ":" + told.readline().strip()
        self._wm: subprocess.Popen[bytes] | None = None
        if shutil.which("openbox"):
            self._wm = subprocess.Popen(
                ["openbox"],
                env=os.environ | {"DISPLAY": self.name},
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )

    def picture(self, path: Path) -> None:
        """Keep a picture of the screen for whoever has to understand a failure."""
        if shutil.which("import"):
            environment = os.environ | {"DISPLAY": self.name}
            command = ["import", "-window", "root", str(path)]
            subprocess.run(command, env=environment, timeout=20, check=False)

    def close(self) -> None:
        for process in (self._wm, self._server):
            if process is not None:
                process.terminate()
                process.wait(10)


class Program:
    """The program in a process of its own, asked through its probe."""

    def __init__(self, screen: Screen, home: Path, *arguments: str) -> None:
        self.screen = screen
        self.home = home
        self._socket = home / "probe"
        self._socket.unlink(missing_ok=True)
        self.log = home / "program.txt"
        self.process = start(screen, home, *arguments, probe=self._socket)
        self._line: socket.socket | None = None
        self._looks: dict[CodeType, set[str]] = {}
        self._rest = b""

    def close(self) -> None:
        """End the program as a window manager's patience would, and wait."""
        if self._line is not None:
            self._line.close()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()

    def kill(self) -> None:
        """End the program between two instructions."""
        self.process.kill()
        self.process.wait(15)

    # -- asking ---------------------------------------------------------------------------

    def facts(self, *wanted: str) -> Facts:
        """Return what the probe tells now: everything, or the facts of these names."""
        if self._line is None:
            self._line = self._connect()
        self._line.sendall(" ".join(wanted).encode() + b"\n")
        while b"\n" not in self._rest:
            got = self._line.recv(1 << 20)
            assert got, f"the program is gone: {self.log.read_text()[-2000:]}"
            self._rest += got
        line, _, self._rest = self._rest.partition(b"\n")
        told: Facts = json.loads(line)
        return told

    def _connect(self) -> socket.socket:
        end = time.monotonic() + PATIENCE_S
        while True:
            line = socket.socket(socket.AF_UNIX)
            line.settimeout(PATIENCE_S)
            try:
                line.connect(str(self._socket))
            except (FileNotFoundError, ConnectionRefusedError):
                line.close()
                code = self.process.poll()
                assert code is None, f"ended with {code}: {self.log.read_text()[-2000:]}"
                assert time.monotonic() < end, "the probe does not answer"
                time.sleep(0.02)
            else:
                return line

    def wait(self, done: FunctionType, what: str, patience: float = PATIENCE_S):
        """Ask again and again until ``done``; returns all facts.

        Until it may be satisfied only those are asked for that it looked at before: telling
        everything takes longer than a frame, and the program has to get on meanwhile.
        """
        end = time.monotonic() + patience
        looks = self._looks.setdefault(done.__code__, set())
        while True:
            while looks and not Looked(self.facts(*looks), looks).may_satisfy(done):
                self._wait_on(end, what)
            told = Looked(self.facts())
            met = done(told)
            looks |= told.at
            if met:
                return dict(told)
            self._wait_on(end, what)

    def _wait_on(self, end: float, what: str) -> None:
        """Pause for a moment; AssertionError when it is later than ``end``."""
        if time.monotonic() > end:
            told = self.facts()
            self.screen.picture(self.home / "screen.png")
            short = {key: told[key] for key in told if key not in ("widgets", "things")}
            raise AssertionError(f"waited for {what}; {sorted(told['widgets'])}; {short}")
        time.sleep(0.01)

    def wait_for(self, widget: str) -> Spot:
        """Wait for a widget to be there and to stay where it is; return its middle."""
        last: list[Spot] = []

        def still(told: Facts) -> bool:
            found = told["widgets"].get(widget)
            if found is None or not found["enabled"]:
                last.clear()
                return False
            last.append(found["at"])
            return len(last) > 1 and last[-1] == last[-2]

        self.wait(still, widget)
        return last[-1]

    def still(self) -> Facts:
        """Wait until nothing moves any more; return the facts."""
        end, what = time.monotonic() + PATIENCE_S, "everything to stand still"
        before = self.wait(lambda now: not now["moving"], what)
        while True:
            self._wait_on(end, what)
            told = self.facts()
            if not told["moving"] and _seen(told) == _seen(before):
                return told
            before = told

    # -- the mouse ------------------------------------------------------------------------

    def mouse(self, *words: object) -> None:
        """Let xdotool do something.

        Python looks only now and then whether a program has ended that it waits for with a
        limit; here the limit is the test's.
        """
        subprocess.run(
            ["xdotool", *[str(word) for word in words]],
            env=os.environ | {"DISPLAY": self.screen.name},
            check=True,
            stdout=subprocess.DEVNULL,
        )

    def click(self, at: Spot) -> None:
        self.mouse("mousemove", *at, "click", 1)

    def press(self, widget: str) -> None:
        """Click the middle of a widget as soon as it can be."""
        self.click(self.wait_for(widget))

    def drag(self, start: Spot, end: Spot, steps: int = 6) -> None:
        """Press, move in steps, let go."""
        words: list[object] = ["mousemove", *start, "mousedown", 1]
        for step in range(1, steps + 1):
            x = start[0] + (end[0] - start[0]) * step // steps
            y = start[1] + (end[1] - start[1]) * step // steps
            words += ["sleep", 0.008, "mousemove", x, y]
        self.mouse(*words, "sleep", 0.008, "mouseup", 1)

    def write(self, words: str) -> None:
        """Type on the keyboard."""
        self.mouse("type", "--delay", 4, words)


def _seen(told: Facts) -> tuple[object, ...]:
    boxes = {name: widget["box"] for name, widget in told["widgets"].items()}
    return boxes, told["things"], told["answers"]


def start(
    screen: Screen, home: Path, *arguments: str, probe: Path | None = None
) -> subprocess.Popen[bytes]:
    """Start the program; what it prints goes to ``program.txt`` in its home."""
    environment = os.environ | {
        "DISPLAY": screen.name,
        "QT_QPA_PLATFORM": "xcb",
        "BOARDGAMES_DESKTOP_HOME": str(home),
        "PYTHONFAULTHANDLER": "1",
        "PYTHONPYCACHEPREFIX": str(BYTECODE),
    }
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    if probe is not None:
        environment["BOARDGAMES_DESKTOP_PROBE"] = str(probe)
    with (home / "program.txt").open("ab") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "boardgames_desktop", *arguments],
            env=environment,
            stdout=log,
            stderr=log,
        )


def write_settings(home: Path, **values: object) -> None:
    """Put settings where the program reads them."""
    place = Paths.under(home).settings
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(json.dumps(values), encoding="utf-8")
