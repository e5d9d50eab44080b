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
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from boardgames_desktop.services.paths import Paths

PATIENCE_S = 30.0
"""Longest wait for one thing to happen; a loaded machine needs some of it."""

SCREEN = (1440, 900)
BYTECODE = Path(tempfile.gettempdir()) / "boardgames-desktop-bytecode"
"""Compiled modules are kept here, as on a player's machine; the checkout stays clean."""

Facts = dict[str, Any]
Spot = Sequence[int]

MISSING = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]


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

    def facts(self) -> Facts:
        """Return what the probe tells now."""
        if self._line is None:
            self._line = self._connect()
        self._line.sendall(b"tell\n")
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

    def wait(self, done: Callable[[Facts], object], what: str, patience: float = PATIENCE_S):
        """Ask again and again until ``done``; returns the facts."""
        end = time.monotonic() + patience
        while True:
            told = self.facts()
            if done(told):
                return told
            if time.monotonic() > end:
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
        last: list[tuple[object, ...]] = []

        def done(told: Facts) -> bool:
            boxes = {name: widget["box"] for name, widget in told["widgets"].items()}
            last.append((boxes, told["things"], told["answers"], told["moving"]))
            return not told["moving"] and last[-2:-1] == last[-1:]

        return self.wait(done, "everything to stand still")

    # -- the mouse ------------------------------------------------------------------------

    def mouse(self, *words: object) -> None:
        """Let xdotool do something."""
        subprocess.run(
            ["xdotool", *[str(word) for word in words]],
            env=os.environ | {"DISPLAY": self.screen.name},
            check=True,
            timeout=PATIENCE_S,
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
