"""What happened since a seat last answered: the same scenes once more, with the same eyes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from boardgames_desktop.gui.board.animator import Animator
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.replay import ReplayView


def last_answer(match: Match) -> int:
    """Return how many entries there were once the viewer's person had answered last.

    The trailing answers of the same person are the turn that is going on: what counts is
    what others did before it.
    """
    viewer = match.viewer
    film = match.history()
    if viewer is None:
        return 0
    mine = match.setup.person_of(viewer)
    others = False
    for ply in range(len(film), 0, -1):
        seat = film.beat(ply).entry.seat
        own = seat >= 0 and match.setup.person_of(seat) == mine
        if own and others:
            return ply
        others = others or not own
    return 0


class Recap(QObject):
    """Plays the beats between the viewer's last answer and now."""

    started = Signal()
    ended = Signal()

    def __init__(self, match: Match, animator: Animator, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._animator = animator
        animator.done.connect(self._next, Qt.ConnectionType.QueuedConnection)
        self._film: ReplayView | None = None
        self._ply = 0

    @property
    def running(self) -> bool:
        """Whether a recap is being shown."""
        return self._film is not None

    def start(self) -> bool:
        """Begin; returns False if nothing has happened."""
        film = self._match.history()
        self._ply = last_answer(self._match)
        if self._ply >= len(film):
            return False
        self._film = film
        self.started.emit()
        self._next()
        return True

    def stop(self) -> None:
        """End before the end."""
        if self._film is not None:
            self._film = None
            self._animator.stop()
            self.ended.emit()

    def _next(self) -> None:
        film = self._film
        if film is None:
            return
        if self._ply >= len(film):
            self.stop()
            return
        self._ply += 1
        self._animator.play(film.beat(self._ply).scenes, film.at(self._ply))
