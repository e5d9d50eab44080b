"""The words of the program in five languages, to compare the books with."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from boardgames_desktop.core.text import Source

CATALOGUES = Path(__file__).parents[2] / "i18n"


@cache
def catalogue(language: str) -> dict[tuple[str, str], str]:
    """Return the finished translations of the games' words, plural forms in their first form."""
    found = {}
    for message in ET.parse(CATALOGUES / f"rules_{language}.ts").getroot().iter("message"):
        translation = message.find("translation")
        if translation is not None and not translation.get("type") and translation.text:
            key = message.findtext("source", ""), message.findtext("comment", "")
            found[key] = translation.text.partition("|")[0]
    return found


def word_in(texts: Mapping[str, Source], language: str, key: str) -> str | None:
    """Return a text of a game in its first form; None while it is not translated."""
    source = texts[key]
    if language == "en":
        return source.text
    return catalogue(language).get((source.text, source.comment))
