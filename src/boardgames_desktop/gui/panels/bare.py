"""Item views that lie on wood or paper without a ground and rim of their own."""

from __future__ import annotations

from PySide6.QtWidgets import QAbstractItemView, QFrame, QTableView

BARE = "background: transparent; border: none; padding: 0;"


def lay_bare(view: QAbstractItemView) -> None:
    """Take ground, rim and edit triggers from a view that is only looked at and pointed at."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setStyleSheet(BARE)
    view.viewport().setAutoFillBackground(False)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setTabKeyNavigation(False)
    if isinstance(view, QTableView):
        view.setShowGrid(False)
        view.horizontalHeader().setStyleSheet(BARE)
        view.horizontalHeader().setHighlightSections(False)
        view.horizontalHeader().setSectionsClickable(False)
        view.verticalHeader().hide()
