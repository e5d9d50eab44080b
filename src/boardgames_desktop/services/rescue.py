"""Matches that were never put away, for example after a crash, become saved games."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from time import localtime, strftime

from boardgames_desktop.core.session import GameSession
from boardgames_desktop.services.journal import rules_for, unfinished
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.saves import Save, SaveError, free_path, list_saves, write_save

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
    for lost in unfinished(paths.journals):
        if any(row.setup == lost.setup and row.modified >= lost.modified for row in rows):
            continue
        stamp = strftime("%Y-%m-%d %H.%M.%S", localtime(lost.modified))
        rules = rules_for(lost.setup)
        session = GameSession(rules, lost.setup)
        session.replay(lost.entries)
        save = Save.of(lost.setup, session.log, rules, session.state)
        try:
            write_save(free_path(paths.saves, f"{titles[lost.setup.game]} {stamp}"), save)
        except SaveError as error:
            _log.warning("rescue %s: %s", lost.path, error.msg.id)
        else:
            saved += 1
    return saved
