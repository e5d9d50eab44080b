"""What F1 asks about: the thing under the pointer or with the focus, else the question."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from boardgames_desktop.core.picture import Thing, Token
from boardgames_desktop.gui.board.aiming import ThingAt
from boardgames_desktop.gui.board.controller import BoardController
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.panels.surround import Surround
from boardgames_desktop.services.match import Match


def rule_here(match: Match, around: Surround, controller: BoardController) -> str:
    """Return the id of the rule about what a person points at; "" = ask the question's.

    A thing that may be picked now is part of the question, whose rule says more about it.
    """
    at = QCursor.pos()
    for index in _indices(around, at):
        rule = index.data(Role.RULE)
        if rule:
            return str(rule)
        found = match.rule_of(_thing_of(index))
        if found:
            return found
    for thing in _pointed(around, controller, at):
        if thing not in controller.targets():
            found = match.rule_of(thing)
            if found:
                return found
    return ""


def _indices(around: Surround, at: QPoint) -> Iterator[QModelIndex]:
    """Yield the row under the pointer, then the row with the focus: of the log, of cards."""
    views: tuple[QAbstractItemView, ...] = (
        around.log.view,
        around.hand.view,
        around.missions.view,
    )
    under = QApplication.widgetAt(at)
    focus = QApplication.focusWidget()
    for view in views:
        if under is view.viewport():
            index = view.indexAt(view.viewport().mapFromGlobal(at))
            if index.isValid():
                yield index
    for view in views:
        if focus is view and view.currentIndex().isValid():
            yield view.currentIndex()


def _thing_of(index: QModelIndex) -> Thing:
    """Return the card or mission a row shows; "" for other rows."""
    token = index.data(Role.TOKEN)
    if isinstance(token, Token):
        return token.thing
    thing = index.data(Role.THING)
    return thing if isinstance(thing, str) else ""


def _pointed(around: Surround, controller: BoardController, at: QPoint) -> Iterator[Thing]:
    """Yield the thing of a board, a mat or a tray that is pointed at."""
    under = QApplication.widgetAt(at)
    joined: list[tuple[QWidget, ThingAt]] = [
        *((mat, mat.thing_at) for mat in around.mats),
        *((alliance, alliance.thing_at) for alliance in around.alliances),
        *((tray.muster, tray.muster.thing_at) for tray in around.trays),
    ]
    for panel, thing_at in joined:
        if under is not None and (under is panel or panel.isAncestorOf(under)):
            thing = thing_at(at)
            if thing is not None:
                yield thing
    if controller.pointed is not None:
        yield controller.pointed
