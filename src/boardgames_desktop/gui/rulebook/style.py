"""How a rulebook page looks: a small style sheet from the theme's tokens."""

from __future__ import annotations

import re
from collections.abc import Mapping
from string import Template

from boardgames_desktop.gui.theme import font, px, theme

_SHEET = Template(
    """
    body { font-family: '$reading'; font-size: ${size}px; color: $text; line-height: 112%; }
    p, li { line-height: 112%; margin-top: 0; margin-bottom: ${gap}px; }
    h1, h2, h3, h4 { font-family: '$serif'; color: $heading; }
    h1 { font-size: ${h1}px; margin-bottom: ${gap}px; }
    h2 { font-size: ${h2}px; margin-top: ${wide}px; margin-bottom: ${half}px; }
    h3, h4 { font-size: ${h3}px; margin-top: ${gap}px; margin-bottom: ${half}px; }
    a { color: $link; }
    th { color: $heading; text-align: left; }
    th, td { padding: ${half}px ${gap}px; line-height: 100%; }
    .broad th, .broad td { padding: ${half}px; font-size: ${small}px; }
    .figure { line-height: 100%; margin-bottom: ${half}px; }
    .banner { color: $warn; font-family: '$sans'; font-size: ${small}px; }
    """
)

BROAD = 5
"""A table of so many columns is set in small letters: its words must not be cut in two."""

_TABLE = re.compile(r"<table>(.*?</tr>)", re.DOTALL)

PAPER_SIZE = 14
"""Size of the letters on paper, in pixels of a screen."""


def page_html(body: str, zoom: float) -> str:
    """Return a page ready for ``QTextBrowser``: style sheet, margins, body."""
    tokens = theme()
    colours = {
        "text": tokens.text.name(),
        "heading": tokens.heading.name(),
        "link": tokens.link.name(),
        "warn": tokens.warn.name(),
        "line": tokens.line.name(),
    }
    return _dressed(body, round(px("reading") * zoom), round(px("small") * zoom), colours)


def paper_html(body: str) -> str:
    """Return pages ready to be printed: black on white, whatever the theme is."""
    colours = dict.fromkeys(("text", "heading", "link", "warn"), "black") | {"line": "gray"}
    return _dressed(body, PAPER_SIZE, round(PAPER_SIZE * 0.8), colours)


def _dressed(body: str, size: int, small: int, colours: Mapping[str, str]) -> str:
    sheet = _SHEET.substitute(
        reading=font("reading").family(),
        serif=font("title").family(),
        sans=font("body").family(),
        size=size,
        small=small,
        h1=round(size * 1.6),
        h2=round(size * 1.25),
        h3=round(size * 1.08),
        half=round(size * 0.35),
        gap=round(size * 0.7),
        wide=round(size * 1.5),
        text=colours["text"],
        heading=colours["heading"],
        link=colours["link"],
        warn=colours["warn"],
    )

    def table(found: re.Match[str]) -> str:
        kind = ' class="broad"' if len(re.findall(r"<th\b", found[1])) >= BROAD else ""
        return (
            f'<table{kind} border="1" cellspacing="0" cellpadding="6" '
            f'style="border-color: {colours["line"]}">{found[1]}'
        )

    body = _TABLE.sub(table, body)
    return f"<html><head><style>{sheet}</style></head><body>{body}</body></html>"
