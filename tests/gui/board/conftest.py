"""A toy board of six squares, and a match that only asks about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from types import SimpleNamespace
from typing import Any

import attrs
import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from boardgames_desktop.core.actions import Action, Option, Span
from boardgames_desktop.core.picker import Picker
from boardgames_desktop.core.picture import Board, Look, Picture, Place, Region, Road, Thing, Token
from boardgames_desktop.core.rules import Refusal
from boardgames_desktop.core.text import Msg
from boardgames_desktop.gui import theme
from boardgames_desktop.gui.board.boardroom import BoardRoom
from boardgames_desktop.services.language import language
from boardgames_desktop.services.settings import SettingsStore

SIDE, GAP = 200.0, 20.0
NAMES = "abcdef"


def square(index: int) -> Place:
    x = (index % 3) * (SIDE + GAP) + GAP
    y = (index // 3) * (SIDE + GAP) + GAP
    ring = ((x, y), (x + SIDE, y), (x + SIDE, y + SIDE), (x, y + SIDE))
    return Place(
        f"land:{NAMES[index]}",
        (ring,),
        (x + SIDE / 2, y + SIDE / 2),
        room=SIDE / 2,
        label=Msg("core.over"),
        region="region:all",
    )


BOARD = Board(
    "toy",
    "map",
    tuple(square(index) for index in range(6)),
    regions=(Region("region:all", Msg("core.over"), tuple(f"land:{n}" for n in NAMES)),),
    size=(3 * (SIDE + GAP) + GAP, 2 * (SIDE + GAP) + GAP),
)

OWNERS = {"a": 0, "b": 0, "c": 1, "d": 1, "e": 0, "f": 1}
COUNTS = {"a": 7, "b": 3, "c": 2, "d": 1, "e": 1, "f": 12}


def picture(owners: dict[str, int], counts: dict[str, int]) -> Picture:
    tokens = [
        Token(f"army:{owners[n]}@{n}", "army", owners[n], f"land:{n}", count=counts[n])
        for n in owners
        if counts[n]
    ]
    tokens.append(Token("pool:0", "army", 0, "reserve", count=4))
    return Picture(
        boards=("toy",),
        looks={f"land:{n}": Look(tint=owners[n]) for n in owners},
        tokens=tuple(tokens),
        on_turn=0,
    )


OPTIONS: tuple[Option, ...] = (
    ("march", "a", "b", Span(1, 6)),
    ("march", "b", "a", Span(1, 2)),
    ("attack", "a", "d", 1),
    ("attack", "a", "d", 2),
    ("attack", "a", "d", 3),
    ("raid", "b", "c"),
    ("place", "a", Span(1, 4)),
    ("place", "e", Span(1, 4)),
)


class FakeMatch(QObject):
    """Asks one question for ever and writes down what it is told."""

    stepped = Signal(object)
    rewound = Signal()
    asked = Signal()
    refused = Signal(object, object)
    thinking = Signal(int, int)
    thought = Signal(int)
    curtain = Signal(int)
    over = Signal()

    bursting = False

    def __init__(self) -> None:
        super().__init__()
        self.setup = SimpleNamespace(
            seats=[SimpleNamespace(colour="red"), SimpleNamespace(colour="blue")]
        )
        self.colours = ("red", "blue")
        self.teams = ()
        self.viewer = 0
        self.pace = "normal"
        self.owners = dict(OWNERS)
        self.counts = dict(COUNTS)
        self.options = OPTIONS
        self.submitted: list[Action] = []
        self.attempts: list[tuple[Thing, ...]] = []
        self.shown_count = 0
        self.asking = True

    def step(self, name: str) -> frozenset[Thing]:
        return frozenset({f"land:{name}", f"army:{self.owners[name]}@{name}"})

    def roads(self, option: Option) -> Sequence[Road]:
        if option[0] == "place":
            return ((frozenset({"pool:0"}), self.step(option[1])),)
        return ((self.step(option[1]), self.step(option[2])),)

    def picker(self) -> Picker | None:
        return Picker(self.options, (), self.roads) if self.asking else None

    def decision(self) -> Any:
        return SimpleNamespace(seat=0) if self.asking else None

    def picture(self) -> Picture:
        return picture(self.owners, self.counts)

    def names(self) -> list[str]:
        return ["Freja", "Mikkel"]

    def say(self, option: Option) -> Msg:
        del option
        return Msg("core.over")

    def submit(self, action: Action) -> Refusal | None:
        self.submitted.append(action)
        return None

    def attempt(self, things: Sequence[Thing]) -> Refusal:
        self.attempts.append(tuple(things))
        refusal = Refusal(Msg("core.no_such_action"), "toy.rule")
        self.refused.emit(refusal, tuple(things))
        return refusal

    def shown(self) -> None:
        self.shown_count += 1


@attrs.define
class Table:
    """A window with a pool at the left and a board at the right."""

    window: QWidget
    pool: QLabel
    room: BoardRoom
    match: FakeMatch
    settings: SettingsStore

    @property
    def view(self) -> Any:
        return self.room.view

    @property
    def controller(self) -> Any:
        return self.room.controller

    def at(self, name: str, dx: float = 0, dy: float = 0) -> QPoint:
        spot = self.room.scene.ground.anchor(f"land:{name}") + QPointF(dx, dy)
        return self.view.view_point(spot).toPoint()

    def send(
        self,
        kind: QEvent.Type,
        spot: QPoint,
        button: Qt.MouseButton = Qt.MouseButton.LeftButton,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
        widget: QWidget | None = None,
    ) -> None:
        target = widget if widget is not None else self.view.viewport()
        held = (
            Qt.MouseButton.NoButton
            if kind == QEvent.Type.MouseButtonRelease
            else Qt.MouseButton.LeftButton
            if button == Qt.MouseButton.RightButton
            else button
        )
        at = button if kind != QEvent.Type.MouseMove else Qt.MouseButton.NoButton
        event = QMouseEvent(
            kind, QPointF(spot), QPointF(target.mapToGlobal(spot)), at, held, modifiers
        )
        QApplication.sendEvent(target, event)

    def press(self, spot: QPoint) -> None:
        self.send(QEvent.Type.MouseButtonPress, spot)

    def move(self, start: QPoint, goal: QPoint) -> None:
        for step in range(1, 9):
            self.send(QEvent.Type.MouseMove, start + (goal - start) * step / 8)

    def release(
        self, spot: QPoint, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
    ) -> None:
        self.send(QEvent.Type.MouseButtonRelease, spot, modifiers=modifiers)

    def drag(
        self,
        start: QPoint,
        goal: QPoint,
        modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    ) -> None:
        self.press(start)
        self.move(start, goal)
        self.release(goal, modifiers)

    def click(self, spot: QPoint) -> None:
        self.press(spot)
        self.release(spot)

    def signature(self) -> Any:
        """What can be seen: items, marks, picks."""
        scene = self.room.scene
        return (
            sorted(
                (item.thing, item.token, item.pos().toTuple(), item.opacity(), item.scale())
                for item in scene.stacks()
            ),
            {kind: scene.marks.marked(kind) for kind in ("legal", "aside", "selected", "aim")},
            self.controller.picked,
        )


@pytest.fixture
def app_look(qapp: QApplication) -> Iterator[None]:
    theme.apply(qapp)
    language().set("en")
    yield
    theme.themes().set("dark", 1.0)
    language().set("en")


@pytest.fixture
def table(qtbot: QtBot, app_look: None) -> Iterator[Table]:
    settings = SettingsStore()
    settings.update(animation=0.0)
    match = FakeMatch()
    room = BoardRoom(BOARD, match, settings)  # type: ignore[arg-type]  # a stand-in for a match
    window = QWidget()
    window.resize(1000, 600)
    pool = QLabel("pool", window)
    pool.setFixedWidth(120)
    row = QHBoxLayout(window)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(pool)
    row.addWidget(room.view, 1)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    room.refresh()
    room.controller.refresh()
    room.view.settle_now()
    assert room.artwork.wait()
    yield Table(window, pool, room, match, settings)
    room.close()


@pytest.fixture
def until(qtbot: QtBot) -> Callable[[Callable[[], bool]], None]:
    return lambda condition: qtbot.waitUntil(condition, timeout=3000)
