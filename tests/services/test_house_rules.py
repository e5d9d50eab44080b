"""The services know QtCore at most."""

from __future__ import annotations

import ast
from pathlib import Path

import boardgames_desktop.services

FOLDER = Path(boardgames_desktop.services.__file__).parent


def test_no_window_is_known_here():
    wrong = []
    for path in sorted(FOLDER.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            names = []
            if isinstance(node, ast.ImportFrom) and node.module:
                names = [node.module]
            elif isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            wrong += [
                f"{path.name}: {name}"
                for name in names
                if name.startswith(("PySide6", "shiboken6")) and name != "PySide6.QtCore"
            ]
    assert wrong == []


def test_everything_public_is_described():
    undescribed = []
    for path in sorted(FOLDER.glob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        undescribed += [
            f"{path.name}: {node.name}"
            for node in tree.body
            if isinstance(node, ast.ClassDef | ast.FunctionDef)
            and not node.name.startswith("_")
            and not ast.get_docstring(node)
        ]
    assert undescribed == []
