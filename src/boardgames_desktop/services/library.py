"""All rulebooks there are: ours and, after them, what players have added.

Books are read once and kept; players' documents are read again when one comes or goes.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import attrs

from boardgames_desktop.services.book import Book, available, load_book
from boardgames_desktop.services.own_books import OwnBook, list_own, take_in, take_out


class Library:
    """The books of some games.

    Args:
        root: folder of our own books.
        own: folder of the players' documents; None = there are none.
    """

    def __init__(self, root: Path, own: Path | None = None) -> None:
        self._root = root
        self._own = own
        self._ours: dict[tuple[str, str], Book] = {}
        self._added: dict[tuple[str, str], tuple[OwnBook, ...]] = {}
        self._languages: dict[str, tuple[str, ...]] = {}

    def languages(self, game: str) -> tuple[str, ...]:
        """Return the languages a game's rules exist in."""
        if game not in self._languages:
            self._languages[game] = available(self._root, game)
        return self._languages[game]

    def book(self, game: str, language: str) -> Book:
        """Return a game's book with the players' documents as its last pages."""
        key = game, language
        if key not in self._ours:
            self._ours[key] = load_book(self._root, game, language)
        book = self._ours[key]
        own = self.own(game, language)
        if not own:
            return book
        return attrs.evolve(book, pages=(*book.pages, *(one.page for one in own)))

    def books(self, games: Sequence[str], language: str) -> list[Book]:
        """Return the books of several games in one language."""
        return [self.book(game, language) for game in games]

    def own(self, game: str, language: str) -> tuple[OwnBook, ...]:
        """Return the players' documents of a game and language."""
        if self._own is None:
            return ()
        key = game, language
        if key not in self._added:
            self._added[key] = tuple(list_own(self._own / game / language))
        return self._added[key]

    @property
    def can_add(self) -> bool:
        """Whether there is a place for players' documents."""
        return self._own is not None

    def add(self, game: str, language: str, source: Path) -> OwnBook:
        """Take in a document of a player's; raises OwnBookError."""
        if self._own is None:
            raise ValueError("there is no folder for documents")
        added = take_in(source, self._own / game / language)
        self._added.pop((game, language), None)
        return added

    def remove(self, game: str, language: str, section: str) -> bool:
        """Remove the document a section belongs to; False if it is none. Raises OwnBookError."""
        for one in self.own(game, language):
            if any(heading.id == section for heading in one.page.headings):
                take_out(one.path)
                self._added.pop((game, language), None)
                return True
        return False

    def is_own(self, game: str, language: str, section: str) -> bool:
        """Tell whether a section stands in a player's document."""
        return any(
            heading.id == section
            for one in self.own(game, language)
            for heading in one.page.headings
        )
