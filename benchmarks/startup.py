"""What it costs to have the program open: python benchmarks/startup.py [--runs N].

Starts the real program again and again and prints the time from its start to the first painted
start page and to the first painted board, the memory it holds with a game open, and the
processor time it uses when nothing happens. With an X server on ``DISPLAY`` (or Xvfb installed)
the windows are real; otherwise they are offscreen.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

IDLE_S = 5.0
MOST_SETTLE_S = 40.0

BYTECODE = Path(tempfile.gettempdir()) / "boardgames-desktop-bytecode"
"""Compiled modules are kept here, as an installed program has them."""

CHILD = """
import os, sys, time
from pathlib import Path
from boardgames_desktop.gui import feature_switch, garbage
garbage.put_off()
feature_switch.leave_alone()
began = float(os.environ["BENCH_BEGAN"])
kind = os.environ["BENCH_KIND"]
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication
from boardgames_desktop.gui import application
from boardgames_desktop.gui.command_line import parse

class Eye(QObject):
    told = False
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and not self.told:
            name = type(watched.parent()).__name__ if watched.parent() else ""
            if type(watched).__name__ == kind or name == kind:
                self.told = True
                QTimer.singleShot(0, self.tell)
        return False
    def tell(self):
        sys.stderr.write(f"painted {time.time() - began:.4f}\\n")
        sys.stderr.flush()
        if os.environ["BENCH_STAY"] == "0":
            QApplication.instance().closeAllWindows()

make = application.make_application
def watched():
    app = make()
    app.eye = Eye()
    app.installEventFilter(app.eye)
    return app
application.make_application = watched
sys.exit(application.run(parse(sys.argv[1:])))
"""

GAME = ("--new", "risk", "--seats", "human,normal,normal,normal", "--seed", "7")


@contextmanager
def screen() -> Iterator[dict[str, str]]:
    """Yield the environment of a program with a window to open."""
    if os.environ.get("DISPLAY") or not shutil.which("Xvfb"):
        platform = "xcb" if os.environ.get("DISPLAY") else "offscreen"
        yield os.environ | {"QT_QPA_PLATFORM": platform}
        return
    reading, writing = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        name = ":" + told.readline().strip()
    try:
        yield os.environ | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": name}
    finally:
        server.terminate()
        server.wait(10)


def launch(
    environment: dict[str, str], home: str, kind: str, *arguments: str, stay: bool = False
) -> tuple[subprocess.Popen[str], float]:
    """Start the program; return it and the seconds until a widget of ``kind`` was painted."""
    given = environment | {
        "BOARDGAMES_DESKTOP_HOME": home,
        "BENCH_KIND": kind,
        "BENCH_STAY": "1" if stay else "0",
        "PYTHONPYCACHEPREFIX": str(BYTECODE),
        "BENCH_BEGAN": str(time.time()),
    }
    given.pop("PYTHONDONTWRITEBYTECODE", None)
    process = subprocess.Popen(
        [sys.executable, "-c", CHILD, *arguments], env=given, stderr=subprocess.PIPE, text=True
    )
    assert process.stderr is not None
    for line in process.stderr:
        if line.startswith("painted "):
            return process, float(line.split()[1])
    raise RuntimeError(f"the program ended with {process.wait()} before it painted {kind}")


def painted(environment: dict[str, str], kind: str, *arguments: str, runs: int) -> list[float]:
    """Time starts with a warm disk and the player's folders in use."""
    with tempfile.TemporaryDirectory() as home:
        times = []
        for _ in range(runs + 1):
            process, seconds = launch(environment, home, kind, *arguments)
            process.communicate(timeout=60)
            times.append(seconds)
    return times[1:]


def processor_s(pid: int) -> float:
    """Return the processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_mb(pid: int) -> float:
    """Return the resident memory of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def settled(pid: int) -> None:
    """Wait until a process has had nothing to do for two seconds: its map is painted."""
    end = time.monotonic() + MOST_SETTLE_S
    quiet = 0
    while quiet < 2 and time.monotonic() < end:
        before = processor_s(pid)
        time.sleep(1)
        quiet = quiet + 1 if processor_s(pid) - before < 0.02 else 0


def open_game(environment: dict[str, str]) -> tuple[float, float, float]:
    """Return resident megabytes after the first and a later start, and idle share."""
    resident = []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(2):
            process, _ = launch(environment, home, "BoardView", *GAME, stay=True)
            settled(process.pid)
            before = processor_s(process.pid)
            time.sleep(IDLE_S)
            used = processor_s(process.pid) - before
            resident.append(memory_mb(process.pid))
            process.terminate()
            process.communicate(timeout=30)
    return resident[0], resident[1], used / IDLE_S


def measure(runs: int = 5) -> list[tuple[str, float, float, str]]:
    """Return rows: what, measured, target, unit."""
    with screen() as environment:
        page = painted(environment, "StartPage", runs=runs)
        board = painted(environment, "BoardView", *GAME, runs=runs)
        first, later, idle = open_game(environment)
    return [
        ("start page painted, warm, median", median(page), 1.0, "s"),
        ("first board painted, warm, median", median(board), 1.0, "s"),
        ("memory with a game open, map painted in this run", first, 150.0, "MB"),
        ("memory with a game open, map painted before", later, 150.0, "MB"),
        ("processor share when idle, 5 s", idle * 100, 1.0, "%"),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    print("| what | measured | target | ratio |")
    print("|---|---|---|---|")
    for what, value, target, unit in measure(parser.parse_args().runs):
        print(f"| {what} | {value:.3g} {unit} | < {target:g} {unit} | {value / target:.2f} |")


if __name__ == "__main__":
    main()
