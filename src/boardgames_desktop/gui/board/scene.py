"""A board's scene: places, pieces, names and marks, by thing id.

The scene shows one :class:`Picture`; :meth:`BoardScene.show_picture` changes only what
differs from the one before. Nothing in it works per frame.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping, Sequence

import attrs
from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from boardgames_desktop.core.picture import Board, Look, Picture, Region, Thing, Token
from boardgames_desktop.gui.board import sprites, standing, tile_standing
from boardgames_desktop.gui.board.geometry import Ground
from boardgames_desktop.gui.board.ground import GroundItem
from boardgames_desktop.gui.board.items import (
    Z_ARROWS,
    Z_GROUND,
    Z_MARKS,
    LabelItem,
    StackItem,
)
from boardgames_desktop.gui.board.marks import MarksLayer
from boardgames_desktop.gui.board.names import NamesLayer
from boardgames_desktop.gui.board.signs import SignsLayer
from boardgames_desktop.gui.board.sprites import Sprite
from boardgames_desktop.gui.paint import figures
from boardgames_desktop.gui.spread import Spread
from boardgames_desktop.gui.theme import theme

FADED = 0.45
LABEL_DELAY_MS = 30
MOVED_DELAY_MS = 250
"""Names wait for so long a rest after pieces have moved; in a burst, until its end."""

TOKEN_SLACK = 3.0


class BoardScene(QGraphicsScene):
    """One map board.

    Signals:
        changed_looks: places whose look is another one now; the artwork repaints them.

    Attributes:
        ground: the fixed shapes.
        marks: what is lit, picked, refused.
        signs: what the art shows of the marks of looks.
        names: of the places.
        land: the item below everything, filled by the artwork.
        colours: seat colours by seat.
        landed: the next flight has already been done by the player's hand.
    """

    changed_looks = Signal(object)

    def __init__(self, board: Board, colours: Sequence[str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.ground = Ground(board)
        self.colours = tuple(colours)
        self.picture: Picture | None = None
        self.landed = False
        self._scale = 1.0
        self._ratio = 1.0
        self._height = sprites.TOKEN_HEIGHT
        self._own: int | None = None
        self._teams: tuple[tuple[int, ...], ...] = ()
        self._looks: dict[Thing, Look] = {}
        self._stacks: dict[Thing, StackItem] = {}
        self._on: dict[Thing, list[Thing]] = {}
        self._spots_of: dict[tuple[Thing, int], list[QPointF]] = {}
        self._sizes: dict[Thing, float] = {}
        self._glows: dict[Thing, str] = {}
        self._places_of_token: dict[Thing, Thing] = {}
        self._magnified: Thing | None = None
        self._region_of: Mapping[Thing, Region] = {
            place: region for region in board.regions for place in region.places
        }
        self.land = GroundItem(self.ground.area)
        self.land.setZValue(Z_GROUND)
        self.addItem(self.land)
        self.marks = MarksLayer(self, Z_MARKS, Z_ARROWS)
        self.signs = SignsLayer(self)
        self.names = NamesLayer(self)
        self._casting = Spread(self)
        self._cast_for: tuple[float, float, str] | None = None

    # -- asking -------------------------------------------------------------------------

    def place_of(self, thing: Thing) -> Thing | None:
        """Return the place a thing is or stands on; None if it is not on this board."""
        if thing in self.ground.places:
            return thing
        return self._places_of_token.get(thing)

    def region_of(self, place: Thing) -> Region | None:
        """Return the region a place belongs to."""
        return self._region_of.get(place)

    def look_of(self, place: Thing) -> Look:
        """Return how a place looks now."""
        return self._looks.get(place, Look())

    def tokens_on(self, place: Thing) -> list[Token]:
        """Return the tokens on a place."""
        return [self._stacks[thing].token for thing in self._on.get(place, ())]

    def things_on(self, thing: Thing) -> list[Thing]:
        """Return the tokens on a place."""
        return list(self._on.get(thing, ()))

    def token_for(self, thing: Thing, owner: int | None = None) -> Token | None:
        """Return the token a thing is, or the first one standing on it.

        Where several stand together, that of ``owner`` is meant, whichever is pointed at.
        """
        pointed = self._stacks.get(thing)
        if pointed is not None and pointed.token.owner == owner:
            return pointed.token
        together = self._on.get(self._places_of_token.get(thing, thing), ())
        if owner is not None and len(together) > 1:
            for other in together:
                if self._stacks[other].token.owner == owner:
                    return self._stacks[other].token
        item = self._stacks.get(thing)
        if item is not None:
            return item.token
        on = self._on.get(thing)
        return self._stacks[on[0]].token if on else None

    def stack(self, token: Thing) -> StackItem | None:
        """Return the item of a token."""
        return self._stacks.get(token)

    def stacks(self) -> Iterable[StackItem]:
        """Return the items of all tokens."""
        return self._stacks.values()

    def label(self, place: Thing) -> LabelItem | None:
        """Return the item of a place's name."""
        return self.names.label(place)

    def anchor_of(self, thing: Thing) -> QPointF | None:
        """Return the scene point where a thing is."""
        place = self.place_of(thing)
        return self.ground.anchor(place) if place is not None else None

    def token_spot(self, thing: Thing) -> QPointF:
        """Return the middle of what stands on a place, for arrows."""
        anchor = self.anchor_of(thing)
        return anchor if anchor is not None else self.ground.area.center()

    def things_at(self, spot: QPointF) -> list[Thing]:
        """Return what is under a scene point: the token on top first, then the place.

        Where many share a space, the one whose middle is nearest counts as the one on top.
        """
        found: list[Thing] = []
        best = -math.inf
        for item in self._stacks.values():
            away = self._away(item, spot)
            room = self._room_at_rest(item)
            room = room.adjusted(TOKEN_SLACK, TOKEN_SLACK, -TOKEN_SLACK, -TOKEN_SLACK)
            rank = -math.hypot(away.x(), away.y()) if self.ground.tile else item.zValue()
            if room.contains(away) and rank > best:
                best = rank
                found = [item.thing]
        place = self.ground.at(spot)
        if found:
            stands_on = self._places_of_token[found[0]]
            if place is not None and place != stands_on and self._deep(spot, place):
                return [place, *self._nearest_on(place, spot)]
            return [found[0], stands_on]
        return [place, *self._nearest_on(place, spot)] if place is not None else []

    def _away(self, item: StackItem, spot: QPointF) -> QPointF:
        """Return how far a scene point is from the middle of a stack, in pixels."""
        return (spot - item.pos()) * self._scale - item.lift

    def _nearest_on(self, place: Thing, spot: QPointF) -> list[Thing]:
        """Return the tokens on a place, the nearest one to a point first."""

        def distance(thing: Thing) -> float:
            away = self._away(self._stacks[thing], spot)
            return math.hypot(away.x(), away.y())

        return sorted(self._on.get(place, ()), key=distance)

    def _deep(self, spot: QPointF, place: Thing) -> bool:
        """Tell whether a point is well inside a place.

        Then a neighbour's piece that leans over it is not meant.
        """
        reach = 6 / self._scale
        return all(
            self.ground.at(spot + QPointF(dx, dy)) == place
            for dx, dy in ((reach, 0), (-reach, 0), (0, reach), (0, -reach))
        )

    def nearest(self, spot: QPointF, targets: Collection[Thing], reach: float) -> Thing | None:
        """Return the target nearest to a scene point, within ``reach`` scene units."""
        by_place: dict[Thing, Thing] = {}
        for thing in targets:
            place = self.place_of(thing)
            if place is not None and (place not in by_place or thing == place):
                by_place[place] = thing
        found = self.ground.nearest(spot, by_place.keys(), reach)
        return by_place[found[0]] if found is not None else None

    @property
    def scale(self) -> float:
        """Pixels per scene unit."""
        return self._scale

    @property
    def ratio(self) -> float:
        """Device pixels per pixel."""
        return self._ratio

    @property
    def piece_height(self) -> float:
        """Height of a piece in pixels."""
        return self._height

    @property
    def own(self) -> int | None:
        """Whose eyes look."""
        return self._own

    def crowds(self) -> frozenset[tuple[Thing, int]]:
        """Return how many stacks stand on each place that has any."""
        return frozenset((place, len(things)) for place, things in self._on.items())

    def room_of(self, item: StackItem) -> QRectF:
        """Return the rectangle a stack needs, in pixels from the scene's origin."""
        return self._room_at_rest(item).translated(item.pos() * self._scale + item.lift)

    def room_on(self, place: Thing) -> QRectF:
        """Return the rectangle the stacks on a place need, in pixels from the scene's origin."""
        room = QRectF()
        for thing in self._on.get(place, ()):
            room = room.united(self.room_of(self._stacks[thing]))
        return room

    # -- showing a picture ----------------------------------------------------------------

    def show_picture(self, picture: Picture) -> None:
        """Show a position, changing only what differs."""
        self.picture = picture
        self._show_looks(picture)
        self._show_tokens(picture)
        focus = [place for place in map(self.place_of, picture.focus) if place is not None]
        if len(focus) >= 2:
            self.marks.battle(focus[0], focus[1])
        else:
            self.marks.battle(None, None)

    def set_own(self, seat: int | None) -> None:
        """Tell whose eyes look: own places' names are placed first, own pieces stand in front."""
        if seat != self._own:
            self._own = seat
            if self.ground.tile:
                for place in self._on:
                    self._arrange(place)
            self.names.soon(LABEL_DELAY_MS)

    def set_teams(self, teams: tuple[tuple[int, ...], ...]) -> None:
        """Tell which sides fight together: their pieces stand beside each other."""
        self._teams = teams

    def _show_looks(self, picture: Picture) -> None:
        changed: list[Thing] = []
        for place in self.ground.places:
            look = picture.looks.get(place, Look())
            if look != self._looks.get(place, Look()):
                self._looks[place] = look
                self.signs.show(place, look)
                changed.append(place)
        if changed:
            self.changed_looks.emit(tuple(changed))

    def _show_tokens(self, picture: Picture) -> None:
        here = {token.thing: token for token in picture.tokens if self._stands_here(token)}
        moved: set[Thing] = set()
        for thing in [thing for thing in self._stacks if thing not in here]:
            item = self._stacks.pop(thing)
            moved.add(self._places_of_token.pop(thing))
            self.removeItem(item)
        for thing, token in here.items():
            found = self._stacks.get(thing)
            if found is None:
                item = StackItem(token)
                self._stacks[thing] = item
                self.addItem(item)
            else:
                item = found
                if item.token == token:
                    continue
                if item.token.at != token.at:
                    moved.add(item.token.at)
                item.token = token
            moved.add(token.at)
            self._places_of_token[thing] = token.at
        self._on = {}
        for thing, token in here.items():
            self._on.setdefault(token.at, []).append(thing)
        for place in moved:
            self._arrange(place)
        if moved:
            self.names.soon(MOVED_DELAY_MS)

    def _stands_here(self, token: Token) -> bool:
        return token.at in self.ground.places and token.under is None

    def _arrange(self, place: Thing) -> None:
        """Stand a place's tokens around its anchor."""
        things = self._on.get(place, [])
        for thing, lift in zip(things, self._spots(place, things), strict=True):
            item = self._stacks[thing]
            item.stand(self.ground.anchor(place), lift)
            item.setOpacity(FADED if item.token.faded else 1.0)
            item.setVisible(item.token.count > 0)
            item.show_sprite(self.sprite_of(item.token))

    def _spots(self, place: Thing, things: Sequence[Thing]) -> list[QPointF]:
        """Return where the tokens of a place stand, and remember how large they are there."""
        stacks = len(things)
        if self.ground.tile:
            tokens = [self._stacks[thing].token for thing in things]
            side = self.ground.tile * self._scale
            group = tile_standing.stand(tokens, self._own, self._teams, side, self._height)
            self._sizes[place] = group.size
            return [group.spots[thing] for thing in things]
        if stacks == 1:
            return [QPointF()]
        found = self._spots_of.get((place, stacks))
        if found is None:
            places, scale = self.ground.places, self._scale
            x, y = places[place].anchor
            crowd = [
                ((other.anchor[0] - x) * scale, (other.anchor[1] - y) * scale)
                for thing, other in places.items()
                if thing != place
            ]
            found = standing.spots(stacks, self._height, crowd)
            self._spots_of[place, stacks] = found
        return found

    def glow(self, targets: Collection[Thing], picked: Collection[Thing]) -> frozenset[Thing]:
        """Let pieces that are meant one by one glow themselves, where many share a space.

        Args:
            targets: what may be picked.
            picked: what has been.

        Returns:
            The targets that glow; their spaces need not be lit for them.
        """
        found: dict[Thing, str] = {}
        if self.ground.tile:
            for place, things in self._on.items():
                meant = [thing for thing in things if thing in targets]
                if len(meant) < len(things) or place not in targets:
                    found.update(dict.fromkeys(meant, "legal"))
            found.update(
                dict.fromkeys((thing for thing in picked if thing in self._stacks), "select")
            )
        before, self._glows = self._glows, found
        for thing in before.keys() | found.keys():
            item = self._stacks.get(thing)
            if item is not None and before.get(thing) != found.get(thing):
                item.show_sprite(self.sprite_of(item.token))
        return frozenset(thing for thing, colour in found.items() if colour == "legal")

    def sprite_of(self, token: Token) -> Sprite:
        """Return the picture of a token as it is shown now."""
        colour = (
            self.colours[token.owner]
            if token.owner is not None and token.owner < len(self.colours)
            else None
        )
        place = self.ground.places.get(token.at)
        alone = len(self._on.get(token.at, ())) < 2
        pair = alone and place is not None and place.room > sprites.PAIR_ROOM
        height = self._height * self._sizes.get(token.at, 1.0)
        return sprites.token_sprite(
            token,
            colour,
            height,
            self._ratio,
            theme(),
            pair=pair,
            glow=self._glows.get(token.thing, ""),
        )

    # -- scale, language, theme -------------------------------------------------------------

    def scaled(self, scale: float) -> None:
        """The view shows the scene at another scale, still moving."""
        self._scale = scale

    def settled(self, scale: float, ratio: float) -> None:
        """The scale will stay: draw everything sharply."""
        self._scale = scale
        self._spots_of.clear()
        least = sprites.SMALLEST_MARKER if self.ground.tile else sprites.SMALLEST_TOKEN
        height = sprites.token_height(scale, self.ground.breadth, least)
        other = height != self._height or ratio != self._ratio
        self._height, self._ratio = height, ratio
        for place, things in self._on.items():
            if other or len(things) > 1 or self.ground.tile:
                self._arrange(place)
        self._cast()
        self.land.set_pixels(scale, ratio)
        self.signs.set_pixels(scale, ratio)
        self.marks.set_scale(scale, ratio, self._height)
        self.names.soon(LABEL_DELAY_MS)

    def _cast(self) -> None:
        """Paint the pieces that stacks may need here bit by bit, before they come."""
        wanted = (self._height, self._ratio, theme().name)
        if wanted != self._cast_for and not self.ground.tile:
            self._cast_for = wanted
            self._casting.start(figures.casting(self.colours, *wanted))

    def retheme(self) -> None:
        """Colours or sizes are others now."""
        sprites.forget()
        self.marks.forget()
        self.signs.forget()
        for place in self._on:
            self._arrange(place)
        self._cast()
        self.place_names()

    def place_names(self) -> None:
        """Put the names where they fit, in the language in use."""
        self.names.place()

    def _room_at_rest(self, item: StackItem) -> QRectF:
        """Return the rectangle a stack needs around the point it stands on, in pixels."""
        if item.sprite is None:
            return sprites.token_room(self._height)
        return QRectF(item.sprite.room)

    def add_to_stack(
        self, place: Thing, owner: int | None, by: int, kind: str = ""
    ) -> StackItem | None:
        """Change the number shown on a place's stack until the next picture.

        Args:
            place: where the stack stands, or the stack itself.
            owner: whose stack; None = the only one there.
            by: how many come (or go, if negative).
            kind: what the stack is of; "" = the only kind there.
        """
        for thing in self._on.get(place, (place,) if place in self._stacks else ()):
            item = self._stacks[thing]
            if kind not in ("", item.token.kind):
                continue
            if owner is None or item.token.owner == owner:
                count = max(0, item.token.count + by)
                item.token = attrs.evolve(item.token, count=count)
                item.setVisible(count > 0)
                if count:
                    item.show_sprite(self.sprite_of(item.token))
                return item
        return None

    # -- pointing ------------------------------------------------------------------------

    def hover(self, thing: Thing | None) -> None:
        """Show what the pointer is over, and its name if that had found no room."""
        place = None if thing is None else self.place_of(thing)
        self.marks.hover(place)
        self.names.hover(place)

    def magnify(self, place: Thing | None) -> None:
        """Enlarge what stands on a place, nothing else."""
        if place == self._magnified:
            return
        for which, on in ((self._magnified, False), (place, True)):
            for thing in self._on.get(which, ()) if which is not None else ():
                self._stacks[thing].magnify(on)
        self._magnified = place

    def fade(self, token: Thing, *, on: bool) -> None:
        """Pale a stack whose piece is in the player's hand."""
        item = self._stacks.get(token)
        if item is not None:
            item.setOpacity(FADED if on or item.token.faded else 1.0)

    def unfade(self) -> None:
        """Show all stacks as they are."""
        for item in self._stacks.values():
            item.setOpacity(FADED if item.token.faded else 1.0)
