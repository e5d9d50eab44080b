"""Sitting down at a table: a match with its journal, its opponents and the settings."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

from PySide6.QtCore import QObject

from boardgames_desktop.core.session import Entry
from boardgames_desktop.core.setup import Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.conversation import ProcessOpponents
from boardgames_desktop.services.journal import Journal, Unfinished, recover, rules_for
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.paths import Paths
from boardgames_desktop.services.settings import SettingsStore
from boardgames_desktop.services.wording import journal_failed

DAMAGED = ".damaged"
"""What the name of a journal ends with that was good only in part; nothing looks for it."""

_log = logging.getLogger(__name__)


def seat_match(
    setup: Setup,
    settings: SettingsStore,
    paths: Paths,
    entries: Sequence[Entry] = (),
    parent: QObject | None = None,
    *,
    warning: Msg | None = None,
) -> Match:
    """Return a match, new or with ``entries`` behind it, that is ready to start.

    The opponents' program is there also when only people play, for it thinks about hints; it
    starts with the first question.

    Args:
        setup: a setup its game accepts; raises KeyError or ValueError otherwise.
        settings: the player's settings.
        paths: where the journal is kept. If that fails, the match says so when it starts.
        entries: a checked log.
        parent: Qt's parent.
        warning: told when the match starts, unless something worse has to be.
    """
    rules = rules_for(setup)
    journal: Journal | None = None
    try:
        journal = Journal.create(paths.journals, rules, setup, entries)
    except OSError as error:
        _log.warning("journal: %s", error)
        warning = journal_failed(error)
    return Match(
        setup,
        settings=settings,
        entries=entries,
        opponents=ProcessOpponents(setup, rules),
        journal=journal,
        warning=warning,
        parent=parent,
    )


def continue_match(
    unfinished: Unfinished, settings: SettingsStore, paths: Paths, parent: QObject | None = None
) -> Match:
    """Return the match of a journal; its old journal goes when the new one is safe.

    A damaged journal stays under another name, and the match says up to where it was good.
    """
    damage = _damage(unfinished)
    match = seat_match(
        unfinished.setup, settings, paths, unfinished.entries, parent, warning=damage
    )
    if match.has_journal:
        with suppress(OSError):
            if damage is not None:
                unfinished.path.replace(unfinished.path.with_suffix(DAMAGED))
            else:
                unfinished.path.unlink(missing_ok=True)
    return match


def _damage(unfinished: Unfinished) -> Msg | None:
    """Return what is wrong further on in a journal, and how much of it is good."""
    why, good = unfinished.trouble, len(unfinished.entries)
    if why is None:
        return None
    kind = "bad_line" if why.id.startswith("core.record.") else "bad_action"
    return Msg(f"services.save.{kind}", {"line": good + 1, "why": why}, good)


def last_match(paths: Paths) -> Unfinished | None:
    """Return the match that "Continue" goes on with, or None."""
    return recover(paths.journals)
