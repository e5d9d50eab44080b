"""Rulebooks that players add: house rules of a club, a transcript of their printed copy.

A document is Markdown, plain text or HTML. Its text lies as it came in
``rulebooks/<game>/<language>`` of the data folder and is read as a page of that game's book.
HTML gives its headings, paragraphs, lists and words; nothing else of it is kept.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from collections.abc import Callable, Mapping
from html.parser import HTMLParser
from pathlib import Path

import attrs

from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.book import Page, render
from boardgames_desktop.services.files import (
    TooLargeError,
    file_stem,
    free_file,
    read_capped,
    write_atomic,
)
from boardgames_desktop.services.wording import reason

MOST_BYTES = 2_000_000
"""Largest document: several times the longest printed rulebook."""

OWN = "own"
"""What ids of headings in players' documents begin with."""

_log = logging.getLogger(__name__)
_SPECIAL = re.compile(r"([\\`*_\[\]<>~|])")
_FIRST_SIGN = re.compile(r"^(\s*)(#{1,6}(?=\s)|[-+](?=\s)|\d+[.)](?=\s)|=+$|-+$|>)")
_SPACES = re.compile(r"\s+")


class OwnBookError(Exception):
    """A file cannot be taken in; ``msg`` says why."""

    def __init__(self, msg: Msg) -> None:
        super().__init__(msg.id)
        self.msg = msg


@attrs.frozen
class OwnBook:
    """A player's document.

    Attributes:
        path: where its text lies.
        page: the document as a page.
    """

    path: Path
    page: Page

    @property
    def section(self) -> str:
        """Id of its first heading."""
        return self.page.headings[0].id


def list_own(folder: Path) -> list[OwnBook]:
    """Return the documents of a folder by name; what cannot be read any more is left out."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix.lower() in _READERS]
    except OSError:
        return []
    found: list[OwnBook] = []
    for path in sorted(paths, key=lambda path: (path.name.casefold(), path.name)):
        try:
            found.append(read_own(path))
        except OwnBookError as error:
            _log.warning("%s is left out: %s", path.name, error)
    return found


def read_own(path: Path) -> OwnBook:
    """Read a document; raises OwnBookError if it is none."""
    read = _READERS.get(path.suffix.lower())
    if read is None:
        raise OwnBookError(Msg("services.own_book.kind", {"name": path.name}))
    page = read(path.stem, _text_of(path))
    if not any(letter.isalnum() for letter in page.source):
        raise OwnBookError(Msg("services.own_book.empty"))
    mark = f"{OWN}.{path.name}"
    first = next((line for line in page.source.splitlines() if line.strip()), "")
    source = page.source
    if not first.startswith("# "):
        source = f"# {_plain(page.given or path.stem)}\n\n{source}"
    return OwnBook(path, attrs.evolve(page, name=mark, source=source, foreign=True, mark=mark))


def take_in(source: Path, folder: Path) -> OwnBook:
    """Copy a document into a folder under a free name; raises OwnBookError."""
    read_own(source)
    goal = _free(folder, source)
    try:
        write_atomic(goal, read_capped(source, MOST_BYTES))
    except OSError as error:
        raise OwnBookError(_unreadable(error)) from error
    return read_own(goal)


def take_out(path: Path) -> None:
    """Remove a document from the player's folder; raises OwnBookError."""
    try:
        path.unlink(missing_ok=True)
    except OSError as error:
        raise OwnBookError(_unreadable(error)) from error


def suffixes() -> tuple[str, ...]:
    """Return the endings of files that can be taken in."""
    return tuple(_READERS)


def _unreadable(error: OSError) -> Msg:
    return Msg("services.own_book.unreadable", {"reason": reason(error)})


def _free(folder: Path, source: Path) -> Path:
    return free_file(folder, file_stem(source.stem), source.suffix.lower())


def _text_of(path: Path) -> str:
    try:
        data = read_capped(path, MOST_BYTES)
    except TooLargeError as error:
        size = Msg("services.own_book.large", {"megabytes": MOST_BYTES // 1_000_000})
        raise OwnBookError(size) from error
    except OSError as error:
        raise OwnBookError(_unreadable(error)) from error
    coding = "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
    try:
        text = data.decode(coding)
    except UnicodeDecodeError as error:
        raise OwnBookError(Msg("services.own_book.not_text")) from error
    if any(unicodedata.category(letter) == "Cc" and letter not in "\t\n\r\f" for letter in text):
        raise OwnBookError(Msg("services.own_book.not_text"))
    return text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", "\n\n")


def _from_markdown(name: str, text: str) -> Page:
    return render(name, text)


def _from_text(name: str, text: str) -> Page:
    blocks = re.split(r"\n[ \t]*\n", text)
    return Page(name, "\n\n".join(filter(None, map(_paragraph, blocks))))


def _paragraph(block: str) -> str:
    """Return lines of plain text as Markdown that shows them as they are."""
    return "\\\n".join(_plain(line) for line in block.splitlines() if line.strip())


def _plain(line: str) -> str:
    """Return a line of text with the signs that mean something in Markdown made plain."""
    words = _SPECIAL.sub(r"\\\1", _SPACES.sub(" ", line).strip())
    first = _FIRST_SIGN.match(words)
    if first is None:
        return words
    sign = first.group(2)
    plain = f"{sign[:-1]}\\{sign[-1]}" if sign[0].isdigit() else f"\\{sign}"
    return first.group(1) + plain + words[first.end() :]


def _from_html(name: str, text: str) -> Page:
    reader = _Words()
    reader.feed(text)
    reader.close()
    reader.end_block()
    return Page(name, "\n\n".join(reader.blocks), reader.title)


class _Words(HTMLParser):
    """Takes the words out of HTML, by headings, paragraphs, items and cells."""

    _SILENT = frozenset({"script", "style", "template", "noscript", "svg", "object", "iframe"})
    _BLOCKS = frozenset(
        (
            *("address", "article", "aside", "blockquote", "br", "dd", "div", "dl", "dt"),
            *("fieldset", "figcaption", "figure", "footer", "form", "header", "hr", "li"),
            *("main", "nav", "ol", "p", "pre", "section", "table", "tbody", "tr", "ul"),
        )
    )
    _CELLS = frozenset({"td", "th"})

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.blocks: list[str] = []
        self.title = ""
        self._silent: list[str] = []
        self._in_title = False
        self._words: list[str] = []
        self._lead = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        if tag in self._SILENT:
            self._silent.append(tag)
        elif tag == "title":
            self._in_title = True
        elif self._level(tag):
            self.end_block()
            self._lead = "#" * self._level(tag) + " "
        elif tag in self._BLOCKS:
            self.end_block()
            self._lead = "- " if tag == "li" else ""
        elif tag in self._CELLS:
            self._words.append(" · " if self._words else "")

    def handle_endtag(self, tag: str) -> None:
        if self._silent and tag == self._silent[-1]:
            self._silent.pop()
        elif tag == "title":
            self._in_title = False
        elif self._level(tag) or tag in self._BLOCKS:
            self.end_block()

    def handle_data(self, data: str) -> None:
        if self._in_title:
            self.title += data.strip()
        elif not self._silent:
            self._words.append(data)

    def end_block(self) -> None:
        """Close the paragraph at hand."""
        words = _plain("".join(self._words))
        if words:
            self.blocks.append(self._lead + words)
        self._words, self._lead = [], ""

    @staticmethod
    def _level(tag: str) -> int:
        return int(tag[1]) if len(tag) == 2 and tag[0] == "h" and tag[1] in "123456" else 0


_READERS: Mapping[str, Callable[[str, str], Page]] = {
    ".md": _from_markdown,
    ".markdown": _from_markdown,
    ".txt": _from_text,
    ".text": _from_text,
    ".html": _from_html,
    ".htm": _from_html,
}
