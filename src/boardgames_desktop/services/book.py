"""A rulebook as data: pages of Markdown whose headings carry rule ids.

``resources/rulebooks/<game>/<language>/NN-topic.md``; a heading that can be linked ends in
its id, ``## Attacking {#risk.attack}``, which is the same in every language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any

import attrs
from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

FIRST_LANGUAGE = "en"

FIGURE = "position"
"""A block of code of this kind is drawn as a picture of a board."""

TRY_SIGN = "▶"
TRY = '<p class="try"><a href="{address}">' + TRY_SIGN + "</a></p>"
"""Stands under a figure; the viewer adds words to the sign."""

CELL = " · "
"""Parts the cells of a table's row where it is read as words."""

MEANS = " = "
"""Parts a word from its translations in a row of a glossary."""

GLOSSARY = "glossary"
"""Part of the ids of sections whose rows give a word in several languages: ``army = armé``."""

_FIRST_CELL = re.compile(rf"^(.+?){CELL}", re.MULTILINE)
_HEADING_ID = re.compile(r"\s*\{#([a-z0-9_.-]+)\}\s*$", re.IGNORECASE)
_HEADING = re.compile(r"(#{1,6})[ \t]+(.+)")
BINDING = frozenset({"cs"})
"""Languages in which a preposition of one letter is bound to the word after it."""

_FENCED = re.compile(r"(^```.*?^```)", re.DOTALL | re.MULTILINE)
_LONE_LETTER = re.compile(r"(?<![\w\u00a0*`])([ksvzouai])(?: |\n(?=[^\W\d_]))", re.IGNORECASE)
_MARKS = re.compile(r"[*_`]")
_FRONT_MATTER = re.compile(r"\A---\n(.*?)\n---\n", re.DOTALL)


@attrs.frozen
class Section:
    """A heading of a page.

    Attributes:
        id: rule id, unique in the book.
        level: 1 for the page's title, 2 and deeper below it.
        text: the words under it, up to the next heading, without their marks; paragraphs, items
            and rows of tables on lines of their own, the row's cells parted by :data:`CELL`.
    """

    id: str
    title: str
    level: int
    text: str = ""


@attrs.frozen(slots=False, eq=False)
class Page:
    """One file of a rulebook; what is not looked at is not rendered.

    Attributes:
        name: name of its file, without the ending.
        source: its Markdown, without the front matter.
        given: title in the front matter; "" = the first heading.
        foreign: not one of our own, whose headings are as plain as the quick look expects.
        mark: what ids of headings without one begin with; "" = the name.
    """

    name: str
    source: str
    given: str = ""
    foreign: bool = False
    mark: str = ""

    @property
    def title(self) -> str:
        """Title of the page."""
        return self.given or next((one.title for one in self.headings), self.name)

    @cached_property
    def headings(self) -> tuple[Section, ...]:
        """The sections without their words, found at a glance."""
        if self.foreign:
            return self.sections
        return tuple(_glance(self.name, self.source))

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The sections with the words under them."""
        return self._rendered[0]

    @cached_property
    def html(self) -> str:
        """The page in HTML, with ids on its headings."""
        return self._rendered[1]

    @cached_property
    def figures(self) -> tuple[str, ...]:
        """The positions that are shown as pictures, in order."""
        return self._rendered[2]

    @cached_property
    def _rendered(self) -> tuple[tuple[Section, ...], str, tuple[str, ...]]:
        markdown = _markdown()
        tokens = markdown.parse(self.source)
        sections = tuple(_name_headings(self.mark or self.name, tokens))
        figures: list[str] = []
        html = str(markdown.renderer.render(tokens, markdown.options, {"figures": figures}))
        return sections, html, tuple(figures)


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
                if any(section.id == wanted for section in page.headings):
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
    return Book(game, found, language, tuple(render_page(path, found) for path in files))


def render_page(path: Path, language: str = FIRST_LANGUAGE) -> Page:
    """Read and render one page, set as its language wants it."""
    text = path.read_text(encoding="utf-8")
    return render(path.stem, bound(text) if language in BINDING else text)


def bound(text: str) -> str:
    """Return Markdown whose one-letter words never stand at the end of a line.

    Blocks of code stay as they are.
    """
    parts = _FENCED.split(text)
    parts[::2] = [_LONE_LETTER.sub("\\1\u00a0", part) for part in parts[::2]]
    return "".join(parts)


def render(name: str, text: str) -> Page:
    """Return a page of Markdown text, with or without front matter."""
    facts: dict[str, str] = {}
    front = _FRONT_MATTER.match(text)
    if front is not None:
        for line in front.group(1).splitlines():
            key, colon, value = line.partition(":")
            if colon:
                facts[key.strip()] = value.strip().strip("\"'")
        text = text[front.end() :]
    return Page(name, text, facts.get("title", ""))


def _markdown() -> MarkdownIt:
    markdown = MarkdownIt("commonmark", {"html": False}).enable("table").enable("strikethrough")
    markdown.add_render_rule("fence", _fence)
    return markdown


def _fence(
    renderer: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: Any
) -> str:
    """Render a block of code; a position becomes a picture."""
    token = tokens[index]
    if token.info.strip() != FIGURE:
        return renderer.fence(tokens, index, options, env)
    number = len(env["figures"])
    env["figures"].append(token.content.strip())
    address = f"figure:{number}"
    return f'<p class="figure"><img src="{address}"/></p>{TRY.format(address=address)}\n'


def _glance(name: str, text: str) -> Iterator[Section]:
    """Yield the headings of a page of ours, which are single lines of plain words."""
    fenced = False
    number = 0
    for line in text.splitlines():
        if line.startswith(("```", "~~~")):
            fenced = not fenced
        found = None if fenced else _HEADING.match(line)
        if found is None:
            continue
        number += 1
        words = found.group(2)
        match = _HEADING_ID.search(words)
        section_id = match.group(1) if match is not None else f"{name}.{number}"
        if match is not None:
            words = words[: match.start()]
        yield Section(section_id, _MARKS.sub("", words).strip(), len(found.group(1)))


def _name_headings(name: str, tokens: Sequence[Token]) -> Iterator[Section]:
    number = 0
    for index, token in enumerate(tokens):
        if token.type != "heading_open":
            continue
        number += 1
        inline = tokens[index + 1]
        match = _HEADING_ID.search(inline.content)
        section_id = match.group(1) if match is not None else f"{name}.{number}"
        if match is not None:
            inline.content = inline.content[: match.start()]
            _cut_text(inline.children or [])
        token.attrSet("id", section_id)
        words = "\n".join(_words_under(tokens, index + 3))
        if GLOSSARY in section_id:
            words = _FIRST_CELL.sub(rf"\1{MEANS}", words)
        yield Section(section_id, _plain(inline), int(token.tag[1:]), words)


def _words_under(tokens: Sequence[Token], start: int) -> Iterator[str]:
    """Yield the paragraphs, items and rows of tables from a token to the next heading."""
    cells: list[str] | None = None
    for token in tokens[start:]:
        if token.type == "heading_open":
            return
        if token.type == "tr_open":
            cells = []
        elif token.type == "tr_close":
            yield CELL.join(filter(None, cells or ()))
            cells = None
        elif token.type == "inline":
            if cells is None:
                yield _plain(token)
            else:
                cells.append(_plain(token))
        elif token.type in ("fence", "code_block") and token.info.strip() != FIGURE:
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
