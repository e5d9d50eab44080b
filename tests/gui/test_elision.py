"""Names that do not fit lose their end, never their middle."""

from __future__ import annotations

from pathlib import Path

import boardgames_desktop.gui

FILES = {"save_list.py"}
"""Names of files end with what tells them apart."""


def test_only_names_of_files_lose_their_middle():
    package = Path(boardgames_desktop.gui.__file__).parent
    found = {
        path.name
        for path in package.rglob("*.py")
        if "ElideMiddle" in path.read_text(encoding="utf-8")
    }
    assert found == FILES
