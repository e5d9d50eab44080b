"""The catalogues and the tools that make them, for the tests of both."""

from __future__ import annotations

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import attrs
import pytest

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = ROOT / "i18n"
PACKAGE = ROOT / "src" / "boardgames_desktop"

sys.path.insert(0, str(ROOT / "packaging"))

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


@pytest.fixture(params=files(), ids=lambda path: path.stem)
def catalogue(request) -> Path:
    return request.param


@pytest.fixture
def entries(catalogue) -> list[Entry]:
    return read(catalogue)


@pytest.fixture
def finished(entries) -> list[Entry]:
    """What has been translated; what has not is the matter of one test only."""
    return [entry for entry in entries if not entry.state and any(entry.forms)]
