"""The games kept on this computer: started, saved, put away and taken out again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from pathlib import Path
from time import strftime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject

from boardgames_desktop import __version__
from boardgames_desktop.core.journal import journal_lines
from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.glance import Glance
from boardgames_desktop.gui.reading import Kept, Reader
from boardgames_desktop.gui.recent_games import LastGame, RecentGame
from boardgames_desktop.services.journal import Unfinished
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import (
    SaveError,
    SaveRow,
    forget_deleted,
    read_save,
    save_path,
)
from boardgames_desktop.services.seating import continue_match, last_match, seat_match
from boardgames_desktop.services.settings import SettingsStore
from boardgames_desktop.services.wording import player_name

STAMP = "%Y-%m-%d %H.%M.%S"
"""What the name of a match that is put away ends with."""

NAMED_BY_US = re.compile(r" \d{4}-\d\d-\d\d \d\d\.\d\d\.\d\d$")


def when_words(seconds: float) -> str:
    """Return a time as people say it: today, yesterday, or the date."""
    moment = datetime.fromtimestamp(seconds).astimezone()
    locale = language().locale
    stamp = QDateTime.fromSecsSinceEpoch(int(seconds))
    clock = locale.toString(stamp.time(), QLocale.FormatType.ShortFormat)
    days = (datetime.now().astimezone().date() - moment.date()).days
    if days == 0:
        return QCoreApplication.translate("Shelf", "Today {time}").format(time=clock)
    if days == 1:
        return QCoreApplication.translate("Shelf", "Yesterday {time}").format(time=clock)
    return locale.toString(stamp.date(), QLocale.FormatType.ShortFormat)


def position_words(seen: Glance) -> str:
    """Return game, round and whose turn it is."""
    speech = language()
    words = [speech.text(load_game(seen.setup.game).title)]
    if seen.over:
        words.append(QCoreApplication.translate("Shelf", "finished"))
        return " · ".join(words)
    if seen.picture.round:
        words.append(
            QCoreApplication.translate("Shelf", "round {round}").format(
                round=speech.number(seen.picture.round)
            )
        )
    if seen.picture.on_turn is not None:
        words.append(
            QCoreApplication.translate("Shelf", "turn: {player}").format(
                player=player_name(
                    load_game(seen.setup.game), seen.setup.seats[seen.picture.on_turn]
                )
            )
        )
    return " · ".join(words)


def players_words(setup: Setup) -> str:
    """Return the players' names as a list."""
    game = load_game(setup.game)
    return ", ".join(player_name(game, seat) for seat in setup.seats)


def _fresh_name(match: Match) -> str:
    title = language().text(match.game.title)
    return save_path(Path(), f"{title} {strftime(STAMP)}").name


class Shelf(QObject):
    """Makes matches and keeps them: journal while they run, save when they are put away."""

    def __init__(self, paths: Paths, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.paths = paths
        self._store = store
        self.reader = Reader(self)
        self._names: dict[Match, str] = {}
        self._newest: tuple[SaveRow, ...] = ()
        self._begun: dict[Match, int] = {}

    def tidy(self) -> None:
        """Have a thread finish what a program that was killed had begun to delete."""
        self.reader.read(partial(forget_deleted, self.paths.saves), self._tidied, 0)

    def _tidied(self, _key: object, _result: object) -> None:
        """Nothing is left to do."""

    # -- on the table -------------------------------------------------------------------

    def start(self, setup: Setup, entries: Sequence[Entry] = ()) -> Match:
        """Return a match of ``setup`` that has ``entries`` behind it, not yet started."""
        return self._take(seat_match(setup, self._store, self.paths, entries, self), len(entries))

    def resume(self, last: Unfinished) -> Match:
        """Return an unfinished match, to go on with it; its save is written over."""
        match = continue_match(last, self._store, self.paths, self)
        return self._take(match, len(last.entries), self._name_of(last))

    def _name_of(self, last: Unfinished) -> str | None:
        """Return the name that a match was put away under, if it is among the newest saves.

        A copy that a player has named is left alone.
        """
        for row in self._newest:
            if row.setup == last.setup and row.plies == len(last.entries):
                return row.path.name if NAMED_BY_US.search(row.name) else None
        return None

    def _take(self, match: Match, begun: int, name: str | None = None) -> Match:
        self._names[match] = name or _fresh_name(match)
        self._begun[match] = begun
        return match

    def open(self, path: Path) -> Match:
        """Return the match of a save; raises SaveError."""
        save = read_save(path)
        return self.start(save.setup, save.entries)

    def put_away(self, match: Match) -> None:
        """End a match on the table; raises SaveError if it cannot be saved.

        A match in which nothing was done since it was taken out is not saved again.
        """
        name, changed = self.file_name(match), self._changed(match)
        self._begun.pop(match, None)
        self._names.pop(match, None)
        kept = False
        try:
            if changed:
                match.save(save_path(self.paths.saves, name))
            kept = True
        finally:
            match.close(away=kept)

    def _changed(self, match: Match) -> bool:
        """Tell whether anybody has done anything in a match since it was taken out."""
        _, entries = match.play_on_from(match.session.ply)
        return any(entry.seat >= 0 for entry in entries[self._begun.get(match, 0) :])

    def would_lose(self, match: Match) -> SaveError | None:
        """Save a match of ours that no journal keeps; returns why that is impossible."""
        if match not in self._begun or match.is_kept or not self._changed(match):
            return None
        try:
            match.save(save_path(self.paths.saves, self.file_name(match)))
        except SaveError as error:
            return error
        return None

    def file_name(self, match: Match) -> str:
        """Return the name of a match's file, always the same for the same match."""
        return self._names.setdefault(match, _fresh_name(match))

    def record_lines(self, match: Match) -> list[str]:
        """Return setup and actions of a match as text, for a report."""
        setup, entries = match.play_on_from(match.session.ply)
        return list(journal_lines(match.rules, setup, __version__, entries))

    # -- put away -----------------------------------------------------------------------

    def last(self) -> Unfinished | None:
        """Return the match that was played last and is not over."""
        return last_match(self.paths)

    def last_words(self, kept: Kept) -> LastGame | None:
        """Return what the Continue card says about the last match, if there is one."""
        if kept.last is None or kept.seen is None:
            return None
        moves = self.tr("%n action(s)", "", kept.seen.plies)
        return LastGame(
            position_words(kept.seen),
            f"{when_words(kept.last.modified)} · {moves}",
            kept.board,
        )

    def recent_words(self, kept: Kept) -> list[RecentGame]:
        """Return what the start page says about the newest saves."""
        self._newest = kept.saves
        return [
            RecentGame(
                row.path,
                language().text(load_game(row.setup.game).title),
                players_words(row.setup),
                when_words(row.modified),
            )
            for row in kept.saves
            if row.setup is not None
        ]
