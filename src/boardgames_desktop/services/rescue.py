"""Matches that were never put away, for example after a crash, become saved games."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from time import localtime, strftime

from boardgames_desktop.core.session import GameSession
from boardgames_desktop.services.journal import Unfinished, lost, put_away, rules_for
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import (
    Save,
    SaveError,
    SaveRow,
    free_path,
    list_saves,
    read_save,
    write_save,
)

_log = logging.getLogger(__name__)


def rescue(paths: Paths, titles: Mapping[str, str]) -> int:
    """Save every unfinished match that was never put away; returns how many there were.

    Only the newest journal is offered by "Continue"; the others are saved games then.

    Args:
        paths: where journals and saves are.
        titles: what each game is called, by its id; the files are named after it.
    """
    saved = 0
    rows = list_saves(paths.saves)
    for found in lost(paths.journals):
        if _played(found) and not any(_holds(row, found) for row in rows):
            try:
                _save(paths, titles[found.setup.game], found)
            except SaveError as error:
                _log.warning("rescue %s: %s", found.path, error.msg.id)
                continue
            saved += 1
        put_away(found.path)
    return saved


def _played(found: Unfinished) -> bool:
    """Tell whether anybody has done anything in a match."""
    return any(entry.seat >= 0 for entry in found.entries)


def _holds(row: SaveRow, found: Unfinished) -> bool:
    """Tell whether a save has all of a match."""
    if row.setup != found.setup:
        return False
    if row.modified >= found.modified:
        return True
    try:
        return row.plies == len(found.entries) and read_save(row.path).entries == found.entries
    except SaveError:
        return False


def _save(paths: Paths, title: str, found: Unfinished) -> None:
    stamp = strftime("%Y-%m-%d %H.%M.%S", localtime(found.modified))
    rules = rules_for(found.setup)
    session = GameSession(rules, found.setup)
    session.replay(found.entries)
    save = Save.of(found.setup, session.log, rules, session.state)
    write_save(free_path(paths.saves, f"{title} {stamp}"), save)
