"""A whole interactive board: view, scene, artwork, controller and animator wired together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer

from boardgames_desktop.core.picture import Board, Scene
from boardgames_desktop.gui.board.animator import Animator
from boardgames_desktop.gui.board.camera import Camera
from boardgames_desktop.gui.board.controller import BoardController
from boardgames_desktop.gui.board.painted_board import PaintedBoard
from boardgames_desktop.gui.rounds import Turn
from boardgames_desktop.services.course import INSTANT
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.replay import Beat
from boardgames_desktop.services.settings import Settings, SettingsStore

BURST_MS = 100
"""At pace instant the board is brought up to date this often, not at every beat."""


class BoardRoom(QObject):
    """One map board of a match, ready to be put into a window.

    Attributes:
        view: the widget. scene, artwork, controller, animator, camera: its parts.
    """

    def __init__(
        self,
        board: Board,
        match: Match,
        settings: SettingsStore,
        *,
        pictures: Path | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Make the room.

        Args:
            board: a map board of ``match``.
            match: what is played.
            settings: the player's settings.
            pictures: folder where painted maps are kept; None = nowhere.
            parent: Qt's parent.
        """
        super().__init__(parent)
        self._closed = False
        self._match = match
        self._settings = settings
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._catch_up_in_turn)
        self._scenes: Sequence[Scene] = ()
        self._painted = PaintedBoard(board, match, settings, pictures=pictures, parent=self)
        self.scene, self.view = self._painted.scene, self._painted.view
        self.artwork = self._painted.artwork
        self.camera = Camera(self.view)
        self.animator = Animator(self.scene, self.camera, self)
        self.controller = BoardController(self.view, self.scene, match, settings, self)
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)
        settings.changed.connect(self._use)
        match.sliced = True
        match.rewound.connect(self.refresh)
        match.asked.connect(self._asked)
        match.stepped.connect(self._stepped)
        self._told = QTimer(self)
        self._told.setSingleShot(True)
        self._told.setInterval(0)
        self._told.timeout.connect(self._tell)
        self._turn = Turn()
        self.animator.done.connect(self._told.start)
        self._use(settings.value)

    def refresh(self) -> None:
        """Show the match's position at once, without animation."""
        self.animator.stop()
        self._told.stop()
        self._show()

    def _show(self) -> None:
        self._later.stop()
        self._scenes = ()
        self.scene.set_own(self._match.viewer)
        self.scene.show_picture(self._match.picture())

    def _show_if_changed(self) -> None:
        """Show the position, unless an animation has just led to it and nobody here is asked."""
        shown = self.scene.picture is self._match.picture()
        if shown and self._match.answering is None:
            self._scenes = ()
            self.scene.set_own(self._match.viewer)
        else:
            self._show()

    def _asked(self) -> None:
        if self._match.bursting:
            self._catch_up_later()
        elif self._later.isActive():
            self._catch_up()
        elif not self.animator.playing:
            self._show_if_changed()

    def _stepped(self, beat: Beat) -> None:
        if self._match.bursting:
            self._scenes = beat.scenes or self._scenes
            self._catch_up_later()
            return
        self._later.stop()
        at_once = self._match.pace == INSTANT
        self.animator.play(beat.scenes, self._match.picture(), at_once=at_once)

    def _tell(self) -> None:
        """Say that a beat has been shown, which brings the next one."""
        if self._turn.waits():
            self._told.start()
        else:
            self._match.shown()

    def _catch_up_later(self) -> None:
        if not self._later.isActive():
            self._later.start(BURST_MS)

    def _catch_up_in_turn(self) -> None:
        if self._turn.waits():
            self._later.start(1)
        else:
            self._catch_up()

    def _catch_up(self) -> None:
        """Show where a burst of beats has led to, and what happened last in it."""
        self._later.stop()
        self.scene.set_own(self._match.viewer)
        scenes, self._scenes = self._scenes, ()
        self.animator.play(scenes, self._match.picture(), at_once=True)

    def _use(self, settings: Settings) -> None:
        self.animator.use(settings.animation, reduce_motion=settings.reduce_motion)
        self.camera.mode = settings.camera

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.animator.finish()
        return False

    def close(self) -> None:
        """Stop what is moving and painting; the view may then be deleted."""
        if self._closed:
            return
        self._closed = True
        self._later.stop()
        self._told.stop()
        self._settings.changed.disconnect(self._use)
        self._match.rewound.disconnect(self.refresh)
        self._match.asked.disconnect(self._asked)
        self._match.stepped.disconnect(self._stepped)
        self.controller.close()
        self.animator.stop()
        self._painted.close()
