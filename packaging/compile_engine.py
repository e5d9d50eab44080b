"""Compiles the rules and Risk's opponents with mypyc: the same engine, played faster.

    python packaging/compile_engine.py

It takes a C compiler, setuptools and some minutes. Nothing needs it: the sources stay the truth
and run as they are. The compiled copy of the package is used by whoever puts it in front, as
``make compiled`` does to test it and ``benchmarks/engine.py`` to measure it:

    PYTHONPATH=build/compiled python -m boardgames_desktop

What mypyc has to know, or cannot take, is changed in the copy: classes are marked as open to
heirs that are not compiled, and generators keep arguments they do not use.
"""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "boardgames_desktop"
SOURCE = ROOT / "src" / PACKAGE
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "sources.txt"

CORE = "actions draw rules session"
RISK = "base cards combat dice odds reinforce rules setup_phase state turns world"
MINDS = "chances commander duel evaluation field march opening plans playout recruit turns"
MODULES: tuple[str, ...] = tuple(
    f"{folder}/{name}.py"
    for folder, names in (("core", CORE), ("games/risk", RISK), ("ai/risk", MINDS))
    for name in names.split()
)
FINAL = frozenset({"Draw", "GameSession", "RiskState"})
"""Classes that nobody inherits from."""

OPEN = "@mypyc_attr(allow_interpreted_subclasses=True)\n"
PLAIN = "@mypyc_attr(native_class=False)\n"
UNKNOWN_BASES = frozenset({"RuntimeError"})
"""Builtins mypyc cannot inherit from."""

IMPORT = "from mypy_extensions import mypyc_attr\n"


def fingerprint() -> str:
    """Return what tells whether the compiled copy is of the present sources."""
    digest = blake2b(Path(__file__).read_bytes() + sys.version.encode(), digest_size=16)
    for path in sorted(SOURCE.rglob("*.py")):
        digest.update(path.relative_to(SOURCE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def is_current() -> bool:
    """Tell whether the compiled copy is there and of the present sources."""
    return STAMP.is_file() and STAMP.read_text("utf-8") == fingerprint()


def _mark(node: ast.ClassDef) -> str:
    """Return the decorator that tells mypyc who inherits from a class."""
    bases = {ast.unparse(base).partition("[")[0] for base in node.bases}
    if bases & UNKNOWN_BASES:
        return PLAIN
    own = node.name in FINAL or node.decorator_list or bases & {"NamedTuple", "Protocol"}
    return "" if own else OPEN


def _drops(tree: ast.Module) -> Iterator[ast.Delete]:
    """Yield what generators do to say that they do not use an argument."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            inner = list(ast.walk(node))
            if any(isinstance(part, ast.Yield | ast.YieldFrom) for part in inner):
                yield from (part for part in node.body if isinstance(part, ast.Delete))


def adapted(text: str) -> str:
    """Return a module's text as mypyc can take it, line for line."""
    tree = ast.parse(text)
    lines = text.splitlines(keepends=True)
    for drop in _drops(tree):
        lines[drop.lineno - 1] = "\n"
    last_import = 0
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            last_import = node.lineno
        elif isinstance(node, ast.ClassDef):
            lines[node.lineno - 1] = _mark(node) + lines[node.lineno - 1]
    lines[last_import - 1] += IMPORT
    return "".join(lines)


def build() -> None:
    """Copy the package, adapt the modules and compile them in place."""
    stamp = fingerprint()
    shutil.rmtree(TARGET, ignore_errors=True)
    shutil.copytree(SOURCE, TARGET / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    data = TARGET / PACKAGE / "_data"
    data.mkdir()
    (data / "resources").symlink_to(ROOT / "resources")
    (data / "i18n").symlink_to(ROOT / "build" / "i18n")
    paths = [TARGET / PACKAGE / name for name in MODULES]
    for path in paths:
        path.write_text(adapted(path.read_text("utf-8")), "utf-8")
    mypyc = Path(sys.executable).with_name("mypyc")
    names = [path.relative_to(TARGET).as_posix() for path in paths]
    command = [str(mypyc), "--strict", *names]
    made = subprocess.run(command, cwd=TARGET, capture_output=True, text=True, check=False)
    if made.returncode:
        sys.exit(made.stdout[-4000:] + made.stderr[-4000:])
    shutil.rmtree(TARGET / "build", ignore_errors=True)
    STAMP.write_text(stamp, "utf-8")


def main() -> None:
    """Compile, unless the copy is of the present sources."""
    if is_current():
        print(f"{TARGET} is current")
        return
    build()
    print(f"{len(MODULES)} modules compiled into {TARGET}")


if __name__ == "__main__":
    main()
