"""A match told as a text, in the language in use: for a file, a letter, a forum."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.services import wording
from boardgames_desktop.services.fairness import fingerprint
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.replay import ReplayView

Form = Literal["txt", "md"]
FORMS: tuple[Form, ...] = ("txt", "md")
"""Plain text, or Markdown."""

UNDERLINES = "=-"


class Story:
    """Tells one match as its viewer saw it.

    Args:
        match: what is told.
        form: how headings and lists are written.
    """

    def __init__(self, match: Match, form: Form = "txt") -> None:
        self._match = match
        self._form = form
        self._names = match.names()
        self._seats = range(len(match.setup.seats))

    def text(self) -> str:
        """Return the whole story."""
        return "".join(f"{line}\n" for line in self.lines())

    def lines(self) -> Iterator[str]:
        """Yield the story line by line; between two lines a window may do something else."""
        match = self._match
        variant = match.game.variant_of(match.setup)
        title = " – ".join(language().text(msg) for msg in (match.game.title, variant.title))
        yield from self._heading(title, 0)
        yield from self._heading(self._say(Msg("services.story.players")), 1)
        for seat in self._seats:
            human = match.setup.seats[seat].kind == HUMAN
            kind = "person" if human else "computer"
            yield self._item(self._say(Msg(f"services.story.{kind}", {"player": Name(seat)})))
        film = match.history()
        yield from self._course(film)
        yield from self._end(film)

    def _course(self, film: ReplayView) -> Iterator[str]:
        heads = self._heads(film)
        told = False
        for beat in film.beats():
            head = heads.pop(beat.ply - 1, None)
            if head is not None:
                yield from self._heading(head, 1)
                told = True
            for line in beat.lines:
                if not told:
                    yield from self._heading(self._say(Msg("services.story.setup")), 1)
                    told = True
                yield self._item(self._say(line.msg))

    def _heads(self, film: ReplayView) -> dict[int, str]:
        """Return the headings of the turns by the ply they begin at."""
        found: dict[int, str] = {}
        for turn in film.turns():
            if turn.round and turn.on_turn is not None:
                facts = {"round": turn.round, "player": Name(turn.on_turn)}
                found[turn.ply] = self._say(Msg("services.story.turn", facts))
        return found

    def _end(self, film: ReplayView) -> Iterator[str]:
        match = self._match
        if match.is_over:
            yield from self._heading(self._say(Msg("services.story.end")), 1)
            for msg in wording.result(match.rules.returns(match.observation())):
                yield self._say(msg)
        else:
            yield ""
            yield self._say(Msg("services.story.so_far", {"actions": len(film)}))
        ranked = [luck for luck in film.luck() if luck.ranked]
        yield ""
        for luck in ranked:
            yield self._item(self._luck(luck.seat, luck.of_hundred, luck.rolls))
        if ranked:
            yield ""
        print_ = fingerprint(match.setup.seed)
        yield self._item(self._say(Msg("services.story.fingerprint", {"fingerprint": print_})))
        if match.is_over:
            seed = str(match.setup.seed)
            yield self._item(self._say(Msg("services.story.seed", {"seed": seed})))

    def _luck(self, seat: Seat, number: int, rolls: int) -> str:
        facts = {"player": Name(seat), "number": number}
        return self._say(Msg("services.story.luck", facts, rolls))

    def _say(self, msg: Msg) -> str:
        return language().text(msg, self._names)

    def _heading(self, words: str, level: int) -> Sequence[str]:
        before = [""] if level else []
        if self._form == "md":
            return [*before, f"{'#' * (level + 1)} {words}", ""]
        return [*before, words, UNDERLINES[level] * len(words), ""]

    def _item(self, words: str) -> str:
        return f"- {words}" if self._form == "md" else f"  {words}"
