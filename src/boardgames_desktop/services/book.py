"""A rulebook as data: pages of Markdown whose headings carry rule ids.

``resources/rulebooks/<game>/<language>/NN-topic.md``; a heading that can be linked ends in
its id, ``## Attacking {#risk.attack}``, which is the same in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any

import attrs
from markdown_it import MarkdownIt
from markdown_it.token import Token

FIRST_LANGUAGE = "en"

_HEADING_ID = re.compile(r"\s*\{#([a-z0-9_.-]+)\}\s*$", re.IGNORECASE)
_FRONT_MATTER = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)


@attrs.frozen
class Section:
    """A heading of a page.

    Attributes:
        id: rule id, unique in the book.
        level: 1 for the page's title, 2 and deeper below it.
        text: the words under it, up to the next heading, without their marks.
    """

    id: str
    title: str
    level: int
    text: str = ""


@attrs.frozen
class Page:
    """One file of a rulebook, rendered."""

    name: str
    title: str
    sections: tuple[Section, ...]
    html: str


@attrs.frozen
class Book:
    """All pages of one game's rules in one language.

    Attributes:
        language: language of the pages; English when the wished one does not exist.
        wished: the language that was asked for.
    """

    game: str
    language: str
    wished: str
    pages: tuple[Page, ...]

    def page_of(self, section_id: str) -> int | None:
        """Return the page that holds a section, or the nearest section above it.

        ``risk.attack.dice`` is found under ``risk.attack`` if it has no heading of its own.
        """
        return next((page for page, _ in self._found(section_id)), None)

    def nearest(self, section_id: str) -> str | None:
        """Return the id of the heading that stands for ``section_id``."""
        return next((found for _, found in self._found(section_id)), None)

    def _found(self, section_id: str) -> Iterator[tuple[int, str]]:
        words = section_id.split(".")
        for length in range(len(words), 0, -1):
            wanted = ".".join(words[:length])
            for index, page in enumerate(self.pages):
                if any(section.id == wanted for section in page.sections):
                    yield index, wanted


def available(root: Path, game: str) -> tuple[str, ...]:
    """Return the languages a game's rules exist in."""
    folder = root / game
    if not folder.is_dir():
        return ()
    return tuple(sorted(one.name for one in folder.iterdir() if any(one.glob("*.md"))))


def load_book(root: Path, game: str, language: str) -> Book:
    """Return the rules of a game; English where the language has none, empty if none at all."""
    languages = available(root, game)
    found = language if language in languages else FIRST_LANGUAGE
    files = sorted((root / game / found).glob("*.md"))
    return Book(game, found, language, tuple(render_page(path) for path in files))


def render_page(path: Path) -> Page:
    """Read and render one page."""
    return render(path.stem, path.read_text(encoding="utf-8"))


def render(name: str, text: str) -> Page:
    """Render a page's Markdown to HTML with ids on its headings."""
    facts: dict[str, str] = {}
    front = _FRONT_MATTER.match(text)
    if front is not None:
        for line in front.group(1).splitlines():
            key, colon, value = line.partition(":")
            if colon:
                facts[key.strip()] = value.strip().strip("\"'")
        text = text[front.end() :]
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table").enable("strikethrough")
    tokens = markdown.parse(text)
    sections = tuple(_name_headings(name, tokens))
    html = str(markdown.renderer.render(tokens, markdown.options, {}))
    title = facts.get("title") or next((one.title for one in sections), name)
    return Page(name, title, sections, html)


def _name_headings(name: str, tokens: Sequence[Token]) -> Iterator[Section]:
    for index, token in enumerate(tokens):
        if token.type != "heading_open":
            continue
        inline = tokens[index + 1]
        match = _HEADING_ID.search(inline.content)
        section_id = match.group(1) if match is not None else f"{name}.{index}"
        if match is not None:
            inline.content = inline.content[: match.start()]
            _cut_text(inline.children or [])
        token.attrSet("id", section_id)
        words = " ".join(_words_under(tokens, index + 3))
        yield Section(section_id, _plain(inline), int(token.tag[1:]), words)


def _words_under(tokens: Sequence[Token], start: int) -> Iterator[str]:
    """Yield the paragraphs, items and cells from a token to the next heading."""
    for token in tokens[start:]:
        if token.type == "heading_open":
            return
        if token.type == "inline":
            yield _plain(token)
        elif token.type in ("fence", "code_block"):
            yield token.content.strip()


def _cut_text(children: list[Token]) -> None:
    for child in reversed(children):
        if child.type == "text":
            child.content = _HEADING_ID.sub("", child.content)
            return


def _plain(inline: Token) -> str:
    children: Sequence[Any] = inline.children or []
    return "".join(
        " " if child.type in ("softbreak", "hardbreak") else child.content
        for child in children
        if child.type in ("text", "code_inline", "softbreak", "hardbreak")
    ).strip()


def banner(words: str) -> str:
    """Return HTML for a notice above a page."""
    return f'<p class="banner">{escape(words)}</p>'
