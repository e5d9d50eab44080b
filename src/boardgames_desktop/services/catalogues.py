"""Compiling translations (``.ts``) into catalogues (``.qm``).

In a checkout the program does this by itself when a translation is newer than its catalogue;
``packaging/build_catalogues.py`` and the wheel's build hook load this file by its path. That
is why nothing but the standard library is imported here.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path


class CatalogueError(RuntimeError):
    """A translation cannot be compiled; the message is for developers."""


def qt_tool(name: str, extra: Sequence[Path] = ()) -> Path | None:
    """Return the program ``lrelease`` or ``lupdate`` of Qt, or None.

    Args:
        name: the tool's name.
        extra: further folders to look in, for example a ``.venv/bin``.
    """
    program = f"{name}.exe" if sys.platform == "win32" else name
    spec = importlib.util.find_spec("PySide6")
    if spec is not None and spec.origin is not None:
        bundled = Path(spec.origin).parent / program
        if bundled.is_file():
            return bundled
    for folder in extra:
        for found in sorted(folder.glob(f"lib/python*/site-packages/PySide6/{program}")):
            return found
    on_path = shutil.which(f"pyside6-{name}")
    return Path(on_path) if on_path else None


def stale(sources: Path, target: Path) -> list[Path]:
    """Return the translations whose catalogue is missing or older."""
    found: list[Path] = []
    for source in sorted(sources.glob("*.ts")):
        catalogue = target / f"{source.stem}.qm"
        if not catalogue.is_file() or catalogue.stat().st_mtime < source.stat().st_mtime:
            found.append(source)
    return found


def compile_catalogues(
    sources: Path, target: Path, *, strict: bool = False, extra: Sequence[Path] = ()
) -> list[Path]:
    """Compile what is stale and return the catalogues made; raises CatalogueError.

    Args:
        sources: folder of the ``.ts`` files.
        target: folder of the ``.qm`` files, made if need be.
        strict: fail on unfinished and invalid translations, which otherwise show English.
        extra: see :func:`qt_tool`.
    """
    todo = stale(sources, target)
    if not todo:
        return []
    lrelease = qt_tool("lrelease", extra)
    if lrelease is None:
        raise CatalogueError("lrelease of PySide6 was not found; install PySide6-Essentials")
    target.mkdir(parents=True, exist_ok=True)
    return [_compile(lrelease, source, target, strict=strict) for source in todo]


def _compile(lrelease: Path, source: Path, target: Path, *, strict: bool) -> Path:
    catalogue = target / f"{source.stem}.qm"
    handle, name = tempfile.mkstemp(prefix=f".{source.stem}.", suffix=".part", dir=target)
    os.close(handle)
    part = Path(name)
    flags = ["-fail-on-unfinished", "-fail-on-invalid"] if strict else []
    try:
        done = subprocess.run(  # noqa: S603 - Qt's own tool on our own file
            [str(lrelease), "-silent", *flags, str(source), "-qm", str(part)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise CatalogueError(f"{source.name}: {(done.stderr or done.stdout).strip()}")
        part.chmod(0o644)
        part.replace(catalogue)
    except OSError as error:
        raise CatalogueError(f"{source.name}: {error}") from error
    finally:
        part.unlink(missing_ok=True)
    return catalogue
