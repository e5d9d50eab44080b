"""Rules and opponents work where Qt is not installed at all."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import boardgames_desktop
from boardgames_desktop.games import GAME_IDS

PROGRAM = """
import importlib, pkgutil, sys
for name in ("PySide6", "shiboken6", "pyqtgraph", "platformdirs"):
    sys.modules[name] = None
import boardgames_desktop
found = []
for layer in ("core", "games", "ai"):
    package = importlib.import_module(f"boardgames_desktop.{layer}")
    prefix = f"boardgames_desktop.{layer}."
    for module in pkgutil.walk_packages(package.__path__, prefix):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
            found.append(module.name)
assert len(found) > 15, found
higher = [name for name in sys.modules if name.startswith("boardgames_desktop.")]
higher = [name for name in higher if name.split(".")[1] in ("services", "gui", "cli")]
assert not higher, higher
"""


def test_core_games_and_opponents_import_without_qt() -> None:
    found = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, check=False
    )
    assert found.returncode == 0, found.stderr


def test_windows_and_services_know_no_game_by_its_name() -> None:
    package = Path(boardgames_desktop.__file__).parent
    found: list[str] = []
    for layer in ("core", "services", "gui"):
        for path in sorted((package / layer).rglob("*.py")):
            found += [
                f"{path.relative_to(package)}:{node.lineno}"
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                if isinstance(node, ast.Constant) and node.value in GAME_IDS
            ]
    assert found == []
