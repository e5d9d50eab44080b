"""Compiles i18n/*.ts into build/i18n/*.qm, where a checkout and the build hook find them.

python packaging/build_catalogues.py [--quiet] [--strict] [--target FOLDER]
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[1]


def compiler() -> ModuleType:
    """Return the module that compiles, without importing the package it is part of."""
    path = ROOT / "src" / "boardgames_desktop" / "services" / "catalogues.py"
    spec = importlib.util.spec_from_file_location("catalogues", path)
    if spec is None or spec.loader is None:
        raise ImportError(str(path))
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main() -> int:
    """Compile what is stale; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--quiet", action="store_true", help="say nothing unless it fails")
    parser.add_argument("--strict", action="store_true", help="fail on unfinished translations")
    parser.add_argument("--target", type=Path, default=ROOT / "build" / "i18n")
    given = parser.parse_args()
    tool = compiler()
    try:
        made = tool.compile_catalogues(
            ROOT / "i18n", given.target, strict=given.strict, extra=(ROOT / ".venv",)
        )
    except tool.CatalogueError as error:
        print(f"build_catalogues: {error}", file=sys.stderr)
        return 1
    if not given.quiet:
        for catalogue in made:
            print(catalogue)
    return 0


if __name__ == "__main__":
    sys.exit(main())
