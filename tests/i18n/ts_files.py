"""Reading translations, for the tests."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import attrs

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = ROOT / "i18n"
PACKAGE = ROOT / "src" / "boardgames_desktop"


FORMS = {"en": 2, "nb": 2, "da": 2, "cs": 3, "el": 2}


@attrs.frozen
class Entry:
    """One message of a ``.ts`` file."""

    context: str
    source: str
    comment: str
    numbered: bool
    state: str
    forms: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.context}: {self.source!r}"


def read(path: Path) -> list[Entry]:
    found = []
    for context in ET.parse(path).getroot().iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = tuple(form.text or "" for form in translation.iter("numerusform"))
            found.append(
                Entry(
                    name,
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    message.get("numerus") == "yes",
                    translation.get("type", ""),
                    forms or (translation.text or "",),
                )
            )
    return found


def files() -> list[Path]:
    return sorted(CATALOGUES.glob("*.ts"))


def code_of(path: Path) -> str:
    return path.stem.split("_")[1]
