"""Collects the program's texts into i18n/*.ts with Qt's lupdate.

    python packaging/update_catalogues.py [--drop] [--into FOLDER] [--list]

``app_<lang>.ts`` holds the texts of windows and services, ``rules_<lang>.ts`` those of the
games. Texts that are no longer used stay in the files, marked as vanished, so that a
translator can reuse the words; ``--drop`` removes them. English files hold plural forms only,
which are filled in here. ``qt_<lang>.ts`` (Qt's own words, for the languages Qt does not have)
are written by hand. ``--list`` prints what is still to be translated, by language.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from pathlib import Path

from build_catalogues import ROOT, compiler

PACKAGE = ROOT / "src" / "boardgames_desktop"
LOCALES = {"en": "en_GB", "nb": "nb_NO", "da": "da_DK", "cs": "cs_CZ", "el": "el_GR"}
PARTS = {
    "app": ("gui", "services", "__main__.py", "cli.py"),
    "rules": ("core", "games", "ai"),
}
ALIASES = ("QT_TRANSLATE_NOOP+=msg", "translate+=plural")
_EITHER = re.compile(r"(\w+)\((\w+)\)")
ENDINGS = ("s", "es", "ies")
"""What is added to a noun; anything else in brackets is the whole plural."""


def python_files(part: str) -> list[Path]:
    """Return the sources of a catalogue in an order that does not depend on the machine."""
    found: list[Path] = []
    for name in PARTS[part]:
        path = PACKAGE / name
        found.extend(path.rglob("*.py") if path.is_dir() else [path] * path.is_file())
    return sorted(found)


def update(folder: Path, *, drop: bool = False) -> None:
    """Bring all catalogues of ``folder`` up to date; raises CalledProcessError."""
    tool = compiler().qt_tool("lupdate", (ROOT / ".venv",))
    if tool is None:
        raise FileNotFoundError("lupdate of PySide6 was not found")
    folder.mkdir(parents=True, exist_ok=True)
    for part in PARTS:
        with tempfile.NamedTemporaryFile("w", suffix=".lst", delete=False) as listing:
            listing.write("\n".join(str(path) for path in python_files(part)))
        try:
            for code, locale in LOCALES.items():
                _run(tool, Path(listing.name), folder / f"{part}_{code}.ts", locale, drop=drop)
        finally:
            Path(listing.name).unlink()
        fill_english(folder / f"{part}_en.ts")


def _run(tool: Path, listing: Path, target: Path, locale: str, *, drop: bool) -> None:
    command = [
        str(tool), "-silent", "-locations", "none", "-source-language", "en",
        "-target-language", locale,
    ]  # fmt: skip
    for alias in ALIASES:
        command += ["-tr-function-alias", alias]
    if drop or locale == LOCALES["en"]:
        command.append("-no-obsolete")
    if locale == LOCALES["en"]:
        command.append("-pluralonly")
    subprocess.run([*command, f"@{listing}", "-ts", str(target)], check=True)


def english_forms(source: str) -> tuple[str, str]:
    """Return singular and plural of ``%n army(ies)``, ``card(s)`` or, in full, ``die(dice)``."""

    def many(word: re.Match[str]) -> str:
        stem, ending = word[1], word[2]
        if ending == "ies":
            stem = stem.removesuffix("y")
        return stem + ending if ending in ENDINGS else ending

    return _EITHER.sub(r"\1", source), _EITHER.sub(many, source)


def fill_english(path: Path) -> None:
    """Fill the plural forms of an English file, where nobody has written better ones."""
    text = path.read_text(encoding="utf-8")

    def fill(entry: re.Match[str]) -> str:
        one, many = english_forms(entry["source"])
        return (
            f"{entry['head']}<translation>\n"
            f"            <numerusform>{one}</numerusform>\n"
            f"            <numerusform>{many}</numerusform>\n"
            f"        </translation>"
        )

    filled = re.sub(
        r"(?P<head><message numerus=\"yes\">\s*<source>(?P<source>[^<]*)</source>\s*"
        r"(?:<comment>[^<]*</comment>\s*)?(?:<extracomment>[^<]*</extracomment>\s*)?)"
        r"<translation type=\"unfinished\">\s*<numerusform></numerusform>\s*"
        r"<numerusform></numerusform>\s*</translation>",
        fill,
        text,
    )
    if filled != text:
        path.write_text(filled, encoding="utf-8")


def missing(path: Path) -> list[str]:
    """Return the source texts of a file that are not translated yet."""
    return [
        message.findtext("source", "")
        for message in ET.parse(path).getroot().iter("message")
        if (translation := message.find("translation")) is not None
        and translation.get("type") == "unfinished"
    ]


def main() -> int:
    """Update the catalogues, or list what they lack; returns the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--drop", action="store_true", help="remove texts no longer used")
    parser.add_argument("--into", type=Path, default=ROOT / "i18n", metavar="FOLDER")
    parser.add_argument("--list", action="store_true", help="only list what is untranslated")
    given = parser.parse_args()
    if not given.list:
        update(given.into, drop=given.drop)
    for path in sorted(given.into.glob("*.ts")):
        texts = missing(path)
        print(f"{path.name}: {len(texts)} to be translated")
        if given.list:
            for text in texts:
                print(f"    {text}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
