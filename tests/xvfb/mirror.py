"""The match a program plays, played again beside it from the journal on the disk."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from boardgames_desktop.ai import choose
from boardgames_desktop.core.actions import Action, Option, Span
from boardgames_desktop.core.journal import Record, RulesFor, parse_journal
from boardgames_desktop.core.picture import Road
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.games import load_game
from boardgames_desktop.services.journal import rules_for
from boardgames_desktop.services.paths import Paths

NODES = 12
"""What whoever answers for a person may look at: no test is about how well it plays."""


class Mirror:
    """A session that holds what the newest journal of a home holds."""

    def __init__(self, home: Path) -> None:
        folder = Paths.under(home).journals
        self._path = max(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime)
        with self._path.open("rb") as journal:
            self._header = journal.readline()
        self._end = len(self._header)
        setup = self._entries(b"", rules_for).setup
        rules = rules_for(setup)
        self.session: GameSession[Any] = GameSession(rules, setup)
        self.presenter = load_game(setup.game).presenter(rules)
        self.follow()

    def _entries(self, lines: bytes, rules: RulesFor) -> Record:
        recovered = parse_journal((self._header + lines).decode(), rules)
        assert recovered.trouble is None, recovered.trouble
        return recovered.record

    def follow(self) -> None:
        """Play what has been written since; nothing may have been taken back."""
        with self._path.open("rb") as journal:
            journal.seek(self._end)
            lines = journal.read()
        lines = lines[: lines.rfind(b"\n") + 1]
        self._end += len(lines)
        assert not self.session.log or b"\nundo " not in b"\n" + lines
        self.session.replay(self._entries(lines, lambda _: self.session.rules).entries)

    def advice(self, seat: int, level: str) -> Action:
        """Return what an opponent would do in a person's seat."""
        session = self.session
        seen = session.observe(seat)
        return choose(session.rules, seen, seat, level, session.ply, nodes=NODES)[0]

    def option(self, seat: int, action: Action) -> Option:
        """Return the option that an action is one way of."""
        rules, seen = self.session.rules, self.session.observe(seat)
        options = (*rules.decision(seen, seat).options, *rules.asides(seen, seat))
        return next(option for option in options if _is_of(option, action))

    def roads(self, seat: int, option: Option) -> tuple[Road, ...]:
        """Return the ways to point at an option."""
        return self.presenter.roads(self.session.observe(seat), seat, option)


def _is_of(option: Option, action: Action) -> bool:
    return len(option) == len(action) and all(
        part.lo <= value <= part.hi if isinstance(part, Span) else part == value
        for part, value in zip(option, action, strict=True)
    )
