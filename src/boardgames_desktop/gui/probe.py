"""Where things are on the screen, told to a test that plays with a real mouse.

Nothing listens unless :data:`VARIABLE` names a local socket. Whoever sends a line there gets
one line of JSON back: what is asked, where every lit thing, token, button and field is, in
pixels of the screen. Words in the line name the facts that are wanted; none means all, which
takes the program longer than a frame. The probe answers questions and changes nothing.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Collection, Iterator, Mapping
from hashlib import blake2b
from typing import Any

from PySide6.QtCore import QObject, QPoint
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QLabel,
    QLineEdit,
    QWidget,
)
from shiboken6 import isValid

from boardgames_desktop.core.actions import Option, Some, Span
from boardgames_desktop.core.picture import Picture
from boardgames_desktop.gui.main_window import MainWindow
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.gui.panels.hand import HandView
from boardgames_desktop.gui.panels.mat import MatPanel
from boardgames_desktop.gui.table import GameTable
from boardgames_desktop.services.language import language
from boardgames_desktop.services.match import Match

VARIABLE = "BOARDGAMES_DESKTOP_PROBE"

Spot = list[int]


class Probe(QObject):
    """Answers every line that comes in on a local socket."""

    def __init__(self, name: str, window: MainWindow) -> None:
        """Listen on the local socket ``name`` for as long as ``window`` lives."""
        super().__init__(window)
        self._window = window
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._greet)
        QLocalServer.removeServer(name)
        if not self._server.listen(name):
            raise OSError(f"the probe cannot listen on {name}: {self._server.errorString()}")

    def _greet(self) -> None:
        line = self._server.nextPendingConnection()
        if line is not None:
            line.readyRead.connect(lambda: self._read(line))
            line.disconnected.connect(line.deleteLater)

    def _read(self, line: QLocalSocket) -> None:
        while line.canReadLine():
            wanted = line.readLine().toStdString().split()
            line.write(json.dumps(facts(self._window, wanted)).encode() + b"\n")
        line.flush()


def facts(window: MainWindow, wanted: Collection[str] = ()) -> dict[str, Any]:
    """Return what the probe tells: everything, or the facts of these names that there are now."""
    told: dict[str, Any] = {
        name: tell(window) for name, tell in WINDOW.items() if not wanted or name in wanted
    }
    if window.match is not None and window.table is not None:
        told |= match_facts(window.match, wanted)
        told |= table_facts(window.match, window.table, wanted)
    return told


def match_facts(match: Match, wanted: Collection[str] = ()) -> dict[str, Any]:
    """Return what the probe tells of a match."""
    return {name: tell(match) for name, tell in MATCH.items() if not wanted or name in wanted}


def table_facts(match: Match, table: GameTable, wanted: Collection[str] = ()) -> dict[str, Any]:
    """Return what the probe tells of the table a match is played on."""
    told = {name: tell(table) for name, tell in TABLE.items() if not wanted or name in wanted}
    of_picture = {name: tell for name, tell in PICTURE.items() if not wanted or name in wanted}
    if of_picture:
        picture = match.picture()
        told |= {name: tell(table, picture) for name, tell in of_picture.items()}
    return told


# -- widgets ------------------------------------------------------------------------------


def _visible(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """Name the widgets that are on the screen by how the program's objects hold them."""
    names = _held(window)
    for name, widget in names.values():
        if widget.isVisible():
            yield name, widget
    for name, owner in list(names.values()):
        nameless = (
            child
            for child in owner.children()
            if isinstance(child, QAbstractButton) and id(child) not in names
        )
        for index, button in enumerate(nameless):
            if button.isVisible():
                yield f"{name}.{index}", button


def _popup() -> dict[str, Spot]:
    """Return the rows of an open list of choices."""
    popup = QApplication.activePopupWidget()
    view = popup.findChild(QAbstractItemView) if popup is not None else None
    if not isinstance(view, QAbstractItemView):
        return {}
    model, viewport = view.model(), view.viewport()
    rows = (model.index(row, 0) for row in range(model.rowCount()))
    return {
        str(index.row()): _spot(viewport.mapToGlobal(view.visualRect(index).center()))
        for index in rows
    }


def _held(window: MainWindow) -> dict[int, tuple[str, QWidget]]:
    """Walk from the window through attributes; the shortest name of a widget counts."""
    found: dict[int, tuple[str, QWidget]] = {}
    seen: set[int] = {id(window)}
    waiting: deque[tuple[str, QObject]] = deque([("", window)])
    while waiting:
        path, owner = waiting.popleft()
        for key, value in _parts(vars(owner)):
            if id(value) in seen or not isValid(value):
                continue
            seen.add(id(value))
            name = f"{path}.{key}".removeprefix(".")
            if isinstance(value, QWidget):
                found[id(value)] = (name, value)
            waiting.append((name, value))
    return found


def _parts(held: Mapping[str, Any]) -> Iterator[tuple[str, QObject]]:
    for attribute, value in list(held.items()):
        key = attribute.lstrip("_")
        if isinstance(value, QObject):
            yield key, value
            continue
        pairs: Iterator[tuple[Any, Any]] = iter(())
        if isinstance(value, dict):
            pairs = iter(list(value.items()))
        elif isinstance(value, list | tuple):
            pairs = enumerate(value)
        for index, one in pairs:
            parts = one if isinstance(one, tuple) else (one,)
            for place, part in enumerate(parts):
                if isinstance(part, QObject):
                    yield f"{key}.{index}" + (f".{place}" if len(parts) > 1 else ""), part


def _widget(widget: QWidget) -> dict[str, Any]:
    corner = widget.mapToGlobal(QPoint(0, 0))
    told: dict[str, Any] = {
        "at": _spot(widget.mapToGlobal(widget.rect().center())),
        "box": [corner.x(), corner.y(), widget.width(), widget.height()],
        "enabled": widget.isEnabled(),
        "kind": type(widget).__name__,
    }
    if isinstance(widget, QAbstractButton | QLabel | QLineEdit):
        told["text"] = widget.text()
    if widget.accessibleName():
        told["name"] = widget.accessibleName()
    return told


def _spot(point: QPoint) -> Spot:
    return [point.x(), point.y()]


# -- the match ----------------------------------------------------------------------------


def _question(match: Match) -> dict[str, Any] | None:
    decision = match.decision()
    if decision is None:
        return None
    return {
        "kind": decision.kind,
        "seat": decision.seat,
        "options": [option_facts(option) for option in decision.options],
    }


def _digest(match: Match) -> str:
    key = repr(match.rules.key(match.session.state)).encode()
    return blake2b(key, digest_size=12).hexdigest()


def option_facts(option: Option) -> list[Any]:
    """Return an option as JSON values."""
    told: list[Any] = []
    for part in option:
        if isinstance(part, Span):
            told.append({"lo": part.lo, "hi": part.hi})
        elif isinstance(part, Some):
            told.append({"items": list(part.items), "lo": part.lo, "hi": part.hi})
        else:
            told.append(part)
    return told


# -- the table ----------------------------------------------------------------------------


def _answers(table: GameTable, picture: Picture) -> dict[str, Spot]:
    """Return where the buttons of the prompt are that can be pressed."""
    buttons = zip(picture.buttons, table.prompt.answer_buttons(), strict=False)
    return {
        button.thing: _spot(made.mapToGlobal(made.rect().center()))
        for button, made in buttons
        if made.isVisible() and made.isEnabled()
    }


def _stacks(table: GameTable, picture: Picture) -> dict[str, list[Any]]:
    return {
        token.at: [token.owner, token.count]
        for token in picture.tokens
        if table.room.scene.stack(token.thing) is not None
    }


def _choices(table: GameTable) -> list[list[Any]]:
    chooser = table.controller.chooser
    return [option_facts(option) for option in chooser.options] if chooser.isVisible() else []


def _things(table: GameTable, picture: Picture) -> dict[str, Spot]:
    """Return where things can be pointed at: what a panel lies over is left out."""
    told: dict[str, Spot] = {}
    view, scene = table.view, table.room.scene
    viewport = view.viewport()
    for token in picture.tokens:
        if table.around.hand.holds(token.thing):
            told |= _card(table.around.hand.view, token.thing)
            continue
        beside = table.around.spot_of(token.thing)
        if beside is not None:
            told[token.thing] = _spot(beside)
        elif scene.stack(token.thing) is not None:
            told |= _on_board(table, (token.at,)) | _standing(table, token.thing)
    for place in scene.ground.places:
        if place not in told:
            told |= _on_board(table, (place,))
    for mat in table.around.mats:
        lying = mat.view.things()
        told = {thing: spot for thing, spot in told.items() if thing not in lying}
        told |= _on_mat(mat)
    inside = viewport.rect()
    corner = viewport.mapToGlobal(inside.topLeft())
    return {
        thing: spot
        for thing, spot in told.items()
        if scene.place_of(thing) is None
        or inside.contains(spot[0] - corner.x(), spot[1] - corner.y())
    }


def _card(view: HandView, card: str) -> dict[str, Spot]:
    """Return where a card of the hand lies, if it is not scrolled away."""
    model = view.model()
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        seen = view.visualRect(index).intersected(view.viewport().rect())
        if index.data(Role.THING) == card and seen.width() > 6 and view.isVisible():
            return {card: _spot(view.viewport().mapToGlobal(seen.center()))}
    return {}


def _on_mat(mat: MatPanel) -> dict[str, Spot]:
    """Return where the places and pieces of the mat that is open are, if not scrolled away."""
    told: dict[str, Spot] = {}
    for thing in mat.view.things():
        at = mat.view.spot_of(thing)
        if at is not None and mat.thing_at(at) is not None:
            told[thing] = _spot(at)
    return told


def _standing(table: GameTable, token: str) -> dict[str, Spot]:
    """Return where a stack stands: apart from others of its place where there are several."""
    item = table.room.scene.stack(token)
    if item is None or item.sprite is None:
        return {}
    if not table.room.scene.ground.tile:
        return _on_board(table, (token,))
    middle = table.room.scene.room_of(item).center() / table.view.scale_now
    at = table.view.viewport().mapToGlobal(table.view.view_point(middle).toPoint())
    return {} if table.view.overlays.covers(at) else {token: _spot(at)}


def _on_board(table: GameTable, things: tuple[str, ...]) -> dict[str, Spot]:
    spot = table.room.scene.anchor_of(things[0])
    if spot is None:
        return {}
    at = table.view.viewport().mapToGlobal(table.view.view_point(spot).toPoint())
    if table.view.overlays.covers(at):
        return {}
    return {thing: _spot(at) for thing in things}


def _on_screen(table: GameTable) -> bool:
    """Tell whether the window system has put the window up; a press before goes elsewhere."""
    window = table.window().windowHandle()
    return window is not None and window.isExposed()


# -- what is told -------------------------------------------------------------------------

WINDOW: dict[str, Callable[[MainWindow], Any]] = {
    "where": lambda window: window.commands.where,
    "language": lambda _: language().code,
    "title": lambda window: window.windowTitle(),
    "widgets": lambda window: {name: _widget(widget) for name, widget in _visible(window)},
    "popup": lambda _: _popup(),
}

MATCH: dict[str, Callable[[Match], Any]] = {
    "question": _question,
    "over": lambda match: match.is_over,
    "ply": lambda match: match.ply,
    "covered": lambda match: match.covered_for,
    "prompt": lambda match: [language().text(msg, match.names()) for msg in match.prompt()],
    "undo": lambda match: match.can_undo(),
    "key": _digest,
}

TABLE: dict[str, Callable[[GameTable], Any]] = {
    "lit": lambda table: sorted(table.controller.targets()),
    "picked": lambda table: list(table.controller.picked),
    "moving": lambda table: (
        table.room.animator.playing
        or table.around.rolling
        or table.controller.dragging
        or table.side.arranging
        or not _on_screen(table)
    ),
    "choosing": lambda table: table.controller.chooser.isVisible(),
    "choices": _choices,
}

PICTURE: dict[str, Callable[[GameTable, Picture], Any]] = {
    "things": _things,
    "answers": _answers,
    "stacks": _stacks,
}
