"""A whole interactive board: view, scene, artwork, controller and animator wired together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer

from boardgames_desktop.core.picture import Board, Scene
from boardgames_desktop.gui.board.animator import Animator
from boardgames_desktop.gui.board.artwork import Artwork
from boardgames_desktop.gui.board.camera import Camera
from boardgames_desktop.gui.board.controller import BoardController
from boardgames_desktop.gui.board.scene import BoardScene
from boardgames_desktop.gui.board.view import BoardView
from boardgames_desktop.gui.theme import themes
from boardgames_desktop.services.course import INSTANT
from boardgames_desktop.services.language import language
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
        self._later.setInterval(BURST_MS)
        self._later.timeout.connect(self._catch_up)
        self._scenes: Sequence[Scene] = ()
        self.scene = BoardScene(board, match.colours, self)
        self.view = BoardView(self.scene, self.scene.ground.area)
        self.artwork = Artwork(
            self.scene, patterns=settings.value.colour_patterns, folder=pictures, parent=self
        )
        self.camera = Camera(self.view)
        self.animator = Animator(self.scene, self.camera, self)
        self.controller = BoardController(self.view, self.scene, match, settings, self)
        self.scene.land.more = self.view.update_later
        self.view.scaled.connect(self.scene.scaled)
        self.view.settled.connect(self._settled)
        self.view.installEventFilter(self)
        self.view.viewport().installEventFilter(self)
        settings.changed.connect(self._use)
        themes().changed.connect(self._retheme)
        language().changed.connect(self._rename)
        match.rewound.connect(self.refresh)
        match.asked.connect(self._asked)
        match.stepped.connect(self._stepped)
        self.animator.done.connect(match.shown)
        self._use(settings.value)

    def refresh(self) -> None:
        """Show the match's position at once, without animation."""
        self.animator.stop()
        self._show()

    def _show(self) -> None:
        self._later.stop()
        self._scenes = ()
        self.scene.set_own(self._match.viewer)
        self.scene.show_picture(self._match.picture())

    def _asked(self) -> None:
        if self._match.bursting:
            self._catch_up_later()
        elif self._later.isActive():
            self._catch_up()
        elif not self.animator.playing:
            self._show()

    def _stepped(self, beat: Beat) -> None:
        if self._match.bursting:
            self._scenes = beat.scenes or self._scenes
            self._catch_up_later()
            return
        self._later.stop()
        at_once = self._match.pace == INSTANT
        self.animator.play(beat.scenes, self._match.picture(), at_once=at_once)

    def _catch_up_later(self) -> None:
        if not self._later.isActive():
            self._later.start()

    def _catch_up(self) -> None:
        """Show where a burst of beats has led to, and what happened last in it."""
        self._later.stop()
        self.scene.set_own(self._match.viewer)
        scenes, self._scenes = self._scenes, ()
        self.animator.play(scenes, self._match.picture(), at_once=True)

    def _use(self, settings: Settings) -> None:
        self.animator.use(settings.animation, reduce_motion=settings.reduce_motion)
        self.camera.mode = settings.camera
        self.artwork.set_patterns(settings.colour_patterns)

    def _ratio(self) -> float:
        return self.view.viewport().devicePixelRatioF()

    def _settled(self, scale: float) -> None:
        self.artwork.settled(scale, self._ratio())
        self.scene.settled(scale, self._ratio())

    def _retheme(self) -> None:
        self.scene.retheme()
        self.artwork.retheme()
        self.view.viewport().update()

    def _rename(self) -> None:
        self.scene.place_names()
        self.artwork.rename()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress):
            self.animator.finish()
        if watched is self.view and event.type() == QEvent.Type.DevicePixelRatioChange:
            self._settled(self.view.scale_now)
        return False

    def close(self) -> None:
        """Stop what is moving and painting; the view may then be deleted."""
        if self._closed:
            return
        self._closed = True
        self._later.stop()
        themes().changed.disconnect(self._retheme)
        language().changed.disconnect(self._rename)
        self._settings.changed.disconnect(self._use)
        self._match.rewound.disconnect(self.refresh)
        self._match.asked.disconnect(self._asked)
        self._match.stepped.disconnect(self._stepped)
        self.controller.close()
        self.animator.stop()
        self.artwork.close()
