"""The games kept on this computer: started, saved, put away and taken out again."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from time import localtime, strftime

import attrs
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject, QSize
from PySide6.QtGui import QImage

from boardgames_desktop import __version__
from boardgames_desktop.core.journal import journal_lines
from boardgames_desktop.core.picture import Board, Picture
from boardgames_desktop.core.session import Entry, GameSession
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.gui.recent_games import LastGame, RecentGame
from boardgames_desktop.gui.theme import theme
from boardgames_desktop.gui.thumbnail import map_board, thumbnail
from boardgames_desktop.services.journal import Unfinished, rules_for, unfinished
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import (
    Save,
    SaveError,
    list_saves,
    read_save,
    save_path,
    write_save,
)
from boardgames_desktop.services.seating import continue_match, last_match, seat_match
from boardgames_desktop.services.settings import SettingsStore
from boardgames_desktop.services.wording import player_name

_log = logging.getLogger(__name__)


@attrs.frozen
class Glance:
    """A quick look at a game that is not on the table.

    Attributes:
        board: its map, if it has one.
        picture: the position as a spectator sees it.
        over: the game has ended.
    """

    setup: Setup
    board: Board | None
    picture: Picture
    plies: int
    over: bool


def glance(setup: Setup, entries: Sequence[Entry]) -> Glance:
    """Play a checked log through and look at where it ends."""
    game = load_game(setup.game)
    rules = game.rules(setup)
    presenter = game.presenter(rules)
    session = GameSession(rules, setup)
    session.replay(entries)
    picture = presenter.picture(session.observe(None), None)
    return Glance(setup, map_board(presenter.boards()), picture, len(entries), session.over)


def glance_picture(seen: Glance, size: QSize, ratio: float) -> QImage:
    """Paint the board of a glance; a null image if it has none."""
    if seen.board is None:
        return QImage()
    colours = load_game(seen.setup.game).colours_of(seen.setup)
    return thumbnail(
        seen.board,
        size,
        theme(),
        ratio=ratio,
        picture=seen.picture,
        colours=colours,
    )


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


def free_path(folder: Path, name: str) -> Path:
    """Return a file for a save of this name that does not exist yet."""
    path = save_path(folder, name)
    number = 2
    while path.exists():
        path = save_path(folder, f"{name} ({number})")
        number += 1
    return path


class Shelf(QObject):
    """Makes matches and keeps them: journal while they run, save when they are put away."""

    def __init__(self, paths: Paths, store: SettingsStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.paths = paths
        self._store = store
        self._names: dict[Match, str] = {}
        self._begun: dict[Match, int] = {}

    # -- on the table -------------------------------------------------------------------

    def start(self, setup: Setup, entries: Sequence[Entry] = ()) -> Match:
        """Return a match of ``setup`` that has ``entries`` behind it, not yet started."""
        return self._take(seat_match(setup, self._store, self.paths, entries, self), len(entries))

    def resume(self, last: Unfinished) -> Match:
        """Return an unfinished match, to go on with it."""
        match = continue_match(last, self._store, self.paths, self)
        return self._take(match, len(last.entries))

    def _take(self, match: Match, begun: int) -> Match:
        self._names[match] = strftime("%Y-%m-%d %H.%M.%S")
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
        _, entries = match.play_on_from(match.session.ply)
        name = self.file_name(match)
        begun = self._begun.pop(match, 0)
        match.close()
        self._names.pop(match, None)
        if any(entry.seat >= 0 for entry in entries[begun:]):
            match.save(save_path(self.paths.saves, name))

    def file_name(self, match: Match) -> str:
        """Return the name of a match's file, always the same for the same match."""
        title = language().text(match.game.title)
        stamp = self._names.setdefault(match, strftime("%Y-%m-%d %H.%M.%S"))
        return save_path(Path(), f"{title} {stamp}").name

    def record_lines(self, match: Match) -> list[str]:
        """Return setup and actions of a match as text, for a report."""
        setup, entries = match.play_on_from(match.session.ply)
        return list(journal_lines(match.rules, setup, __version__, entries))

    # -- put away -----------------------------------------------------------------------

    def last(self) -> Unfinished | None:
        """Return the match that was played last and is not over."""
        return last_match(self.paths)

    def last_words(self, last: Unfinished, size: QSize, ratio: float) -> LastGame:
        """Return what the Continue card says about a match."""
        seen = glance(last.setup, last.entries)
        moves = self.tr("%n action(s)", "", seen.plies)
        return LastGame(
            position_words(seen),
            f"{when_words(last.modified)} · {moves}",
            glance_picture(seen, size, ratio),
        )

    def rescue(self) -> None:
        """Save every unfinished match that was never put away, for example after a crash.

        Only the newest journal is offered by "Continue"; the others are saved games then.
        """
        rows = list_saves(self.paths.saves)
        for lost in unfinished(self.paths.journals):
            if any(row.setup == lost.setup and row.modified >= lost.modified for row in rows):
                continue
            title = language().text(load_game(lost.setup.game).title)
            stamp = strftime("%Y-%m-%d %H.%M.%S", localtime(lost.modified))
            rules = rules_for(lost.setup)
            session = GameSession(rules, lost.setup)
            session.replay(lost.entries)
            save = Save.of(lost.setup, session.log, rules, session.state)
            try:
                write_save(free_path(self.paths.saves, f"{title} {stamp}"), save)
            except SaveError as error:
                _log.warning("rescue %s: %s", lost.path, error.msg.id)

    def recent(self, most: int = 3) -> list[RecentGame]:
        """Return the newest saves that can be opened."""
        found: list[RecentGame] = []
        for row in list_saves(self.paths.saves):
            if row.setup is None or row.trouble is not None:
                continue
            title = language().text(load_game(row.setup.game).title)
            found.append(
                RecentGame(row.path, title, players_words(row.setup), when_words(row.modified))
            )
            if len(found) == most:
                break
        return found
