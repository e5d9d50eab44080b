"""Rules and opponents read no clock, no file and no global random numbers.

Opponents may make a ``Random`` of their own from the seed they are given; rules only ``Draw``.
The opponent's program talks over its standard streams and is told how long it may think, so
its entry modules, and only they, may do what is listed in ``ALLOWED``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import boardgames_desktop

ROOT = Path(boardgames_desktop.__file__).parent
SOURCES = sorted(path for layer in ("core", "games", "ai") for path in (ROOT / layer).rglob("*.py"))

BANNED_MODULES = {"random", "time", "datetime", "secrets", "uuid", "pickle", "tempfile", "socket"}
BANNED_CALLS = {"open", "print", "input", "deepcopy", "hash", "id", "eval", "exec"}
ALLOWED: dict[str, set[str]] = {
    "ai/worker.py": {"time"},
    "ai/tournament.py": {"time"},
}
"""The entry of the opponent's program, and matches with ``--budget``, which keep a deadline."""


def impurities(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                for alias in names:
                    if alias.name.split(".")[0] in BANNED_MODULES:
                        yield node.lineno, alias.name.split(".")[0]
            case ast.ImportFrom(module="random", names=[ast.alias(name="Random")]):
                yield node.lineno, "Random"
            case ast.ImportFrom(module=str(module)) if module.split(".")[0] in BANNED_MODULES:
                yield node.lineno, module.split(".")[0]
            case ast.ImportFrom(module="copy", names=names):
                if any(alias.name == "deepcopy" for alias in names):
                    yield node.lineno, "deepcopy"
            case ast.Call(func=ast.Name(id=name)) if name in BANNED_CALLS:
                yield node.lineno, f"{name}()"
            case ast.Call(func=ast.Attribute(attr="deepcopy")):
                yield node.lineno, "deepcopy"
            case ast.For(iter=source) | ast.comprehension(iter=source) if is_set(source):
                yield source.lineno, "iteration over a set"
            case ast.Call(func=ast.Name(id="list" | "tuple" | "enumerate"), args=[source, *_]):
                if is_set(source):
                    yield source.lineno, "iteration over a set"


def is_set(node: ast.expr) -> bool:
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id="set" | "frozenset")):
            return True
        case ast.BinOp(left=left, op=ast.BitOr() | ast.BitAnd() | ast.Sub(), right=right):
            return is_set(left) or is_set(right)
    return False


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT)))
def test_rules_and_opponents_are_pure(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    allowed = ALLOWED.get(name, set()) | ({"Random"} if name.startswith("ai/") else set())
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = [(line, what) for line, what in impurities(tree) if what not in allowed]
    assert not found, f"{path}: {found}"


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("import random", "random"),
        ("from random import choice", "random"),
        ("from random import Random", "Random"),
        ("from time import monotonic", "time"),
        ("import datetime as d", "datetime"),
        ("open('x')", "open()"),
        ("print(1)", "print()"),
        ("copy.deepcopy(s)", "deepcopy"),
        ("from copy import deepcopy", "deepcopy"),
        ("for x in {1, 2}: pass", "iteration over a set"),
        ("[x for x in set(y)]", "iteration over a set"),
        ("tuple({x for x in y})", "iteration over a set"),
        ("for x in set(y) - {1}: pass", "iteration over a set"),
    ],
)
def test_the_scan_finds_what_it_is_for(text: str, what: str) -> None:
    assert what in [found for _, found in impurities(ast.parse(text))]


def test_the_scan_lets_sorted_sets_pass() -> None:
    harmless = "for x in sorted({1, 2}): pass\nif 1 in {1}: pass\nlen(set(y))"
    assert not list(impurities(ast.parse(harmless)))
