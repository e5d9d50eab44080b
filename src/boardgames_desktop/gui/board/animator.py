"""Shows what happened: flights, flashes, counts; rolls and cards are told to other panels.

One clock drives one step after the other; when the last one has ended, or when anything is
in the way, the scene shows the new picture and ``done`` is emitted.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Protocol

import attrs
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

from boardgames_desktop.core.picture import (
    Count,
    Flash,
    Flip,
    Fly,
    Picture,
    Roll,
    Scene,
    Thing,
    Token,
)
from boardgames_desktop.gui.board.camera import Camera
from boardgames_desktop.gui.board.geometry import distance
from boardgames_desktop.gui.board.items import Z_FLYING, SpriteItem, StackItem
from boardgames_desktop.gui.board.marks import MarkItem
from boardgames_desktop.gui.board.scene import BoardScene

FLY_MS, FLY_MS_PER_PIXEL, FLY_MOST_MS = 160, 0.25, 450
ARC = 0.08
FLASH_MS = 260
COUNT_MS = 180
COUNT_SCALE = 1.25
ROLL_MS, ROLL_MS_PER_DIE = 350, 80
FLIP_MS = 260
FADE_MS = 120
TURN_MS = 4000
"""Longest time the beats of one seat's turn may take together at pace 1."""


class Step(Protocol):
    """A part of a beat: how long it takes, and the scene points it happens at."""

    @property
    def milliseconds(self) -> float: ...

    @property
    def spots(self) -> Sequence[QPointF]: ...

    def begin(self) -> None:
        """The step starts."""

    def at(self, share: float) -> None:
        """Show the step at ``share`` (0 to 1) of its time."""

    def end(self) -> None:
        """The step is over, perhaps early."""


class Animator(QObject):
    """Plays scenes on one board.

    Attributes:
        locate: finds the scene point of a thing that is not on this board (a pool).

    Signals:
        done: everything has been shown.
        rolled: a ``Roll`` starts; milliseconds until its dice must lie still.
        flipped: a ``Flip`` starts; milliseconds.
        flashed: places that are not on this board change; a tuple.
    """

    done = Signal()
    rolled = Signal(object, int)
    flipped = Signal(object, int)
    flashed = Signal(object)

    def __init__(self, scene: BoardScene, camera: Camera, parent: QObject | None = None) -> None:
        super().__init__(parent if parent is not None else scene)
        self._scene = scene
        self._camera = camera
        self._speed = 1.0
        self._reduced = False
        self._steps: list[Step] = []
        self._step: Step | None = None
        self._after: Picture | None = None
        self._turn: int | None = None
        self._spent = 0.0
        self.locate: Callable[[Thing], QPointF | None] = lambda _: None
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.Linear)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._next)

    def use(self, speed: float, *, reduce_motion: bool) -> None:
        """Play at a speed (0 = show results at once), or with cross-fades only."""
        self._speed = speed
        self._reduced = reduce_motion
        self._scene.marks.motion = speed > 0 and not reduce_motion
        if speed <= 0:
            self.finish()

    @property
    def playing(self) -> bool:
        """Something is being shown."""
        return self._after is not None

    @property
    def step_milliseconds(self) -> int:
        """How long the step that is being shown takes."""
        return self._clock.duration()

    def play(self, scenes: Sequence[Scene], after: Picture, *, at_once: bool = False) -> None:
        """Show scenes, then the picture they lead to.

        What is being shown still jumps to its end, without emitting ``done`` again.

        Args:
            scenes: what happens.
            after: the position it leads to.
            at_once: show the result only, whatever the speed.
        """
        if self.playing:
            self._jump()
        self._after = after
        if after.on_turn != self._turn:
            self._turn, self._spent = after.on_turn, 0.0
        if self._speed <= 0 or at_once:
            self._steps = []
            self._announce(scenes)
        elif self._reduced:
            self._announce(scenes)
            self._reconcile()
            self._steps = self._fades(scenes)
        else:
            self._steps = list(self._staged(scenes))
        self._next()

    def finish(self) -> None:
        """Jump to the end of what is being shown."""
        if self.playing:
            self._jump()
            self.done.emit()

    def stop(self) -> None:
        """Forget what is being shown, without emitting ``done``."""
        if self.playing:
            self._jump()

    def _jump(self) -> None:
        self._clock.stop()
        self._camera.stop()
        if self._step is not None:
            step, self._step = self._step, None
            step.end()
        self._steps = []
        self._reconcile()
        self._after = None

    def _reconcile(self) -> None:
        self._scene.landed = False
        if self._after is not None:
            self._scene.show_picture(self._after)

    def _announce(self, scenes: Iterable[Scene]) -> None:
        for scene in scenes:
            if isinstance(scene, Roll):
                self.rolled.emit(scene, 0)
            elif isinstance(scene, Flip):
                self.flipped.emit(scene, 0)
            elif isinstance(scene, Fly) and self._both_here(scene):
                self._scene.marks.trail((scene.start, scene.goal))

    def _both_here(self, fly: Fly) -> bool:
        places = self._scene.ground.places
        return fly.start in places and fly.goal in places

    def _seen_here(self, fly: Fly) -> bool:
        """Tell whether a flight begins or ends on this board."""
        places = self._scene.ground.places
        return fly.start in places or fly.goal in places

    # -- the clock ------------------------------------------------------------------------

    def _next(self) -> None:
        if not self.playing:
            return
        if self._step is not None:
            step, self._step = self._step, None
            step.end()
        if not self._steps:
            self._reconcile()
            self._after = None
            self.done.emit()
            return
        self._step = self._steps.pop(0)
        if self._step.spots:
            self._camera.follow(self._step.spots, speed=self._speed, still=self._reduced)
        milliseconds = self.paced(self._step.milliseconds)
        self._step.begin()
        self._spent += milliseconds * self._speed
        self._step.at(0.0)
        self._clock.setDuration(max(1, round(milliseconds)))
        self._clock.start()

    def paced(self, milliseconds: float) -> float:
        """Return the time a step gets; long turns are played faster and faster."""
        left = max(0.0, TURN_MS - self._spent)
        return min(milliseconds, left / 5) / self._speed

    def _tick(self, share: float) -> None:
        if self._step is not None:
            self._step.at(share)

    # -- steps ----------------------------------------------------------------------------

    def _staged(self, scenes: Sequence[Scene]) -> Iterable[Step]:
        """Turn scenes into steps; equal ones in a row happen together."""
        for kind, group in groupby(scenes, type):
            together = list(group)
            if kind is Fly:
                for scene in together:
                    assert isinstance(scene, Fly)
                    yield (
                        _Flight(self, self._scene, scene)
                        if self._seen_here(scene)
                        else _Elsewhere()
                    )
            elif kind is Flash:
                for role, same in groupby(together, lambda one: getattr(one, "role", "change")):
                    places = [one.place for one in same if isinstance(one, Flash)]
                    yield _Flashes(self._scene, role, places, tell=self.flashed.emit)
            elif kind is Count:
                yield _Counts(self._scene, [one for one in together if isinstance(one, Count)])
            else:
                for scene in together:
                    yield _Told(self, scene)

    def _fades(self, scenes: Sequence[Scene]) -> list[Step]:
        places: dict[Thing, None] = {}
        for scene in scenes:
            if isinstance(scene, (Flash, Count)):
                places[self._scene.place_of(scene.place) or scene.place] = None
            elif isinstance(scene, Fly):
                places[scene.goal] = None
        return [_Flashes(self._scene, "change", list(places), FADE_MS)] if places else []

    def spot(self, thing: Thing) -> QPointF | None:
        """Return the scene point of a thing here or elsewhere."""
        return self._scene.anchor_of(thing) or self.locate(thing)


class _Flight:
    """Some of a stack flies along an arc."""

    def __init__(self, animator: Animator, scene: BoardScene, fly: Fly) -> None:
        self._scene = scene
        self._fly = fly
        pixel = 1 / max(scene.scale, 1e-6)
        goal = animator.spot(fly.goal)
        start = animator.spot(fly.start)
        away = QPointF(0, -70 * pixel)
        self._fades = start is None or goal is None
        self._goal = goal if goal is not None else (start or scene.ground.area.center()) + away
        self._start = start if start is not None else self._goal + away
        long = distance(self._start, self._goal)
        self._rise = long * ARC + 6 * pixel
        self.milliseconds = min(FLY_MS + FLY_MS_PER_PIXEL * long / pixel, FLY_MOST_MS)
        if scene.landed:
            self.milliseconds = 0.0
            scene.landed = False
        self.spots = [
            spot
            for thing, spot in ((fly.start, start), (fly.goal, goal))
            if spot is not None and scene.place_of(thing) is not None
        ]
        self._item: SpriteItem | None = None
        self._curve = QEasingCurve(QEasingCurve.Type.InOutCubic)

    def begin(self) -> None:
        fly = self._fly
        self._scene.add_to_stack(fly.start, fly.owner, -fly.count, fly.kind)
        token = Token(f"fly:{fly.start}", fly.kind, fly.owner, fly.start, fly.count, face=fly.face)
        item = SpriteItem()
        item.setZValue(Z_FLYING)
        item.show_sprite(self._scene.sprite_of(token))
        self._scene.addItem(item)
        self._item = item

    def at(self, share: float) -> None:
        if self._item is None:
            return
        way = self._curve.valueForProgress(share)
        spot = self._start + (self._goal - self._start) * way
        self._item.setPos(spot - QPointF(0, self._rise * math.sin(math.pi * way)))
        if self._fades:
            self._item.setOpacity(min(1.0, 0.25 + way))

    def end(self) -> None:
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None
        fly = self._fly
        self._scene.add_to_stack(fly.goal, fly.owner, fly.count, fly.kind)
        if fly.start in self._scene.ground.places and fly.goal in self._scene.ground.places:
            self._scene.marks.trail((fly.start, fly.goal))


class _Flashes:
    """Places light up and fade."""

    def __init__(
        self,
        scene: BoardScene,
        role: str,
        places: Sequence[Thing],
        milliseconds: float = FLASH_MS,
        tell: Callable[[object], None] | None = None,
    ) -> None:
        self._scene = scene
        self._role = role
        self._tell = tell
        self._places = [place for place in places if place in scene.ground.places]
        self._elsewhere = tuple(place for place in places if place not in scene.ground.places)
        self.milliseconds = milliseconds if self._places else 0.0
        self.spots = [scene.ground.anchor(place) for place in self._places[:2]]
        self._items: list[MarkItem] = []

    def begin(self) -> None:
        self._items = self._scene.marks.flash(self._role, self._places)
        if self._elsewhere and self._tell is not None:
            self._tell(self._elsewhere)

    def at(self, share: float) -> None:
        opacity = math.sin(math.pi * (0.15 + 0.85 * share))
        for item in self._items:
            item.setOpacity(opacity)

    def end(self) -> None:
        self._items = []
        self._scene.marks.flash(self._role, ())


class _Counts:
    """Numbers on stacks change."""

    def __init__(self, scene: BoardScene, counts: Sequence[Count]) -> None:
        self._scene = scene
        self._counts = counts
        self.milliseconds = float(COUNT_MS)
        self.spots: list[QPointF] = []
        self._items: list[StackItem] = []

    def begin(self) -> None:
        for count in self._counts:
            item = self._scene.add_to_stack(count.place, None, count.by)
            if item is not None:
                self._items.append(item)

    def at(self, share: float) -> None:
        for item in self._items:
            item.setScale(1 + (COUNT_SCALE - 1) * (1 - share) ** 3)

    def end(self) -> None:
        for item in self._items:
            item.setScale(1.0)
        self._items = []


@attrs.define
class _Elsewhere:
    """Something moves within a panel, which shows it by itself; the beat waits for it."""

    milliseconds: float = float(FLY_MOST_MS)
    spots: Sequence[QPointF] = ()

    def begin(self) -> None:
        return

    def at(self, share: float) -> None:
        del share

    def end(self) -> None:
        return


@attrs.define
class _Told:
    """Dice or cards, shown by another panel."""

    animator: Animator
    scene: Scene
    spots: Sequence[QPointF] = ()

    @property
    def milliseconds(self) -> float:
        if isinstance(self.scene, Roll):
            return ROLL_MS + ROLL_MS_PER_DIE * sum(len(faces) for _, faces in self.scene.rows)
        return FLIP_MS

    def begin(self) -> None:
        told = self.animator.rolled if isinstance(self.scene, Roll) else self.animator.flipped
        told.emit(self.scene, round(self.animator.paced(self.milliseconds)))

    def at(self, share: float) -> None:
        del share

    def end(self) -> None:
        return
