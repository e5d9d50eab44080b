"""Brings what happens into view, as much as the player wants that."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation

from boardgames_desktop.gui.board.view import BoardView

TRIP_MS = 300
CLOSE = 1.15
"""Zoomed in by more than this, the camera may follow what is in view already."""


class Camera(QObject):
    """Moves a view; never changes its zoom.

    Attributes:
        mode: ``off``: never; ``gentle``: only to what cannot be seen; ``full``: to everything
            while zoomed in.
    """

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self.mode = "gentle"
        self._trip: QVariantAnimation | None = None

    def follow(self, spots: Sequence[QPointF], *, speed: float, still: bool) -> None:
        """Show scene points.

        Args:
            spots: what should be seen.
            speed: factor on the pace; 0 = at once.
            still: jump instead of gliding.
        """
        view = self._view
        if self.mode == "off" or not spots or view.held:
            return
        hidden = [spot for spot in spots if not view.sees(spot)]
        near = view.scale_now > view.fit_scale() * CLOSE
        if not hidden and not (self.mode == "full" and near):
            return
        goal = QPointF(
            sum(spot.x() for spot in spots) / len(spots),
            sum(spot.y() for spot in spots) / len(spots),
        )
        self.stop()
        if still or speed <= 0:
            view.centre_on(goal)
            return
        trip = QVariantAnimation(self)
        trip.setDuration(round(TRIP_MS / speed))
        trip.setEasingCurve(QEasingCurve.Type.InOutCubic)
        trip.setStartValue(view.centre())
        trip.setEndValue(goal)
        trip.valueChanged.connect(view.centre_on)
        trip.finished.connect(self.stop)
        self._trip = trip
        trip.start()

    @property
    def travelling(self) -> bool:
        """The view is being moved."""
        return self._trip is not None

    def stop(self) -> None:
        """Stay where the view is."""
        trip, self._trip = self._trip, None
        if trip is not None:
            trip.stop()
            trip.deleteLater()
