"""A start reads no sources: they would stay in memory, and nobody needs them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import boardgames_desktop

SOURCES = Path(boardgames_desktop.__file__).parent

START = """
import linecache, sys
from boardgames_desktop import __main__
__main__.garbage.put_off()
__main__.feature_switch.leave_alone()
before = set(linecache.cache)
import boardgames_desktop.gui.main_window
print(*(name for name in set(linecache.cache) - before if not name.startswith("<attrs")))
"""


def test_no_source_is_read_for_pysides_switch():
    done = subprocess.run(
        [sys.executable, "-c", START], capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.split() == []


def test_nobody_uses_the_switch():
    users = [
        path.name for path in SOURCES.rglob("*.py") if "from __feature__ import" in path.read_text()
    ]
    assert users == ["feature_switch.py"], "its docstring alone names it"
