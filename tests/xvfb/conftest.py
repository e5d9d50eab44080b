"""A virtual screen for a session of tests; every test starts programs of its own on it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.xvfb.desk import MISSING, Program, Screen, write_settings

from boardgames_desktop.services.paths import Paths, catalogues

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    if MISSING:
        pytest.skip(f"not installed: {', '.join(MISSING)}")
    if not any(catalogues().glob("*.qm")):
        command = [sys.executable, str(ROOT / "packaging" / "build_catalogues.py"), "--quiet"]
        subprocess.run(command, check=True)
    made = Screen()
    yield made
    made.close()


@pytest.fixture
def launch(screen: Screen, tmp_path: Path, painted_maps: Path) -> Iterator[Callable[..., Program]]:
    """Start the program with quick settings; it is ended after the test."""
    started: list[Program] = []
    cache = Paths.under(tmp_path).cache
    cache.mkdir(parents=True)
    (cache / "maps").symlink_to(painted_maps)
    write_settings(
        tmp_path, animation=0.0, pace="instant", language="en", theme="dark", always_most_dice=True
    )

    def start(*arguments: str) -> Program:
        program = Program(screen, tmp_path, *arguments)
        started.append(program)
        return program

    yield start
    for program in started:
        program.close()
