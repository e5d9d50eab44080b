"""How an observation looks, without Qt.

Boards hold places, places hold tokens, and everything on the table has one id, a
*thing*; all things share one name space: ``land:ural``, ``army:2@ural``, ``card:17``,
``die:attack.0``, ``button:end``, ``seat:2``. Hand, track, reserve and dice tray are
boards too, so dragging between boards needs no code of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import attrs

from boardgames_desktop.core.actions import Seat
from boardgames_desktop.core.text import Msg

Thing = str
XY = tuple[float, float]
Ring = tuple[XY, ...]
Outline = tuple[Ring, ...]
"""Closed rings in scene units, y down."""

Step = frozenset[Thing]
"""One step of a road: pointing at any of these things will do."""

Road = tuple[Step, ...]


@attrs.frozen(slots=True)
class Place:
    """A fixed place on a board.

    Attributes:
        outline: shape in scene units; empty for slots of row, grid and track boards.
        anchor: where tokens stand.
        room: radius in scene units that tokens may fill.
        label: name shown on the board, a noun.
        region: thing of the group the place belongs to (a continent).
        terrain: key for the art.
        worth: points the place is worth, drawn on it; 0 = none.
        sign: a letter drawn on it, for places that the rules of a scenario name.
    """

    thing: Thing
    outline: Outline
    anchor: XY
    room: float = 0.0
    label: Msg | None = None
    region: Thing | None = None
    terrain: str = ""
    worth: int = 0
    sign: str = ""


@attrs.frozen(slots=True)
class Link:
    """A drawn connection of two places: ``land`` (a shared border) or ``sea`` (a lane).

    A ``wall`` divides them: its path is the side of the hexes it stands on.

    Attributes:
        path: points of the lane in scene units, may be empty for ``land``.
        wraps: the lane leaves one edge of the board and comes back at the other.
    """

    a: Thing
    b: Thing
    kind: str
    path: tuple[XY, ...] = ()
    wraps: bool = False


@attrs.frozen(slots=True)
class Region:
    """A named group of places (a continent) and what holding it is worth."""

    thing: Thing
    label: Msg
    places: tuple[Thing, ...]
    worth: int = 0
    tint: str = ""


@attrs.frozen(slots=True)
class Board:
    """A board: the map, a hand, a reserve, a dice tray, a track, a player's mat.

    The places of a ``mat`` are drawn by the first word of their terrain, and the picture in
    them by the rest: ``plot/<art>`` (a building, or the free plot for one; tokens stand in its
    slot), ``tile/<art>`` (a tile with a large number), ``stock/<resource>`` (a store and how
    much is in it), ``reserve/<art>`` (pieces in the box; tokens lie there). What they say is in
    the :class:`Detail` of their look. Regions of a mat are its sections, in order.

    A ``tray`` has, for each side, a place with a label (its part in the battle): units of the
    side are tokens there; and for its dice either one place each (``battle:attack.0``) or one
    place without a label for all (``battle:attack.dice``). The :class:`Detail` of a side's
    look tells its strength and how it stands.

    Attributes:
        layout: ``map`` boards have outlines; the others are laid out by the GUI.
        seat: whose board it is (a mat); None = everybody's.
        size: width and height in scene units of a ``map`` board.
        art: key of the painter in ``gui.art`` (``risk_world``); "" = plain.
        title: heading shown above a hand, a tray or a track.
        regions_title: what the regions of a ``map`` board are called.
        rule: id of the rule about this board; "" = none.
        named: labels of the places are written on a ``map`` board.
    """

    id: str
    layout: Literal["map", "row", "grid", "track", "tray", "mat"]
    places: tuple[Place, ...]
    links: tuple[Link, ...] = ()
    regions: tuple[Region, ...] = ()
    size: XY = (0.0, 0.0)
    art: str = ""
    title: Msg | None = None
    regions_title: Msg | None = None
    rule: str = ""
    seat: Seat | None = None
    named: bool = True


@attrs.frozen(slots=True)
class Detail:
    """What is printed on a place of a mat, or known of a side in a tray; all of it optional.

    Attributes:
        title: name (of a tile, of a building).
        number: the large number (strength, tokens in a store, hits of a side).
        note: a few words beside the number ("hits on 1-3").
        step, steps: level reached, and how many there are.
        lines: sentences, the most important first (ability, what the next level needs).
        price: what the next one costs, by resource: ``(("gold", 2), ("wood", 1))``.
        prize: victory points it is worth.
        art: picture, where it changes; else that of the place's terrain is used.
        hits: hits a side of a battle has, None = nothing was rolled.
    """

    title: Msg | None = None
    number: int | None = None
    note: Msg | None = None
    step: int = 0
    steps: int = 0
    lines: tuple[Msg, ...] = ()
    price: tuple[tuple[str, int], ...] = ()
    prize: int = 0
    art: str = ""
    hits: int | None = None


@attrs.frozen(slots=True)
class Look:
    """The changing part of a place.

    Attributes:
        tint: owner, whose colour and pattern fill the place.
        marks: extra signs (``capital``, ``current``), drawn by the board's art; a plot of a
            mat is ``standing`` or ``rising`` (being built), else free.
        text: words or a number shown in the place.
        detail: what a place of a mat or a tray says.
    """

    tint: Seat | None = None
    marks: tuple[str, ...] = ()
    text: Msg | None = None
    faded: bool = False
    detail: Detail | None = None


@attrs.frozen(slots=True)
class Token:
    """A movable thing: a stack of armies, a card, a die.

    Attributes:
        kind: ``army``, ``card``, ``die``, …; picks the painter.
        at: thing of the place (or token) it lies on.
        face: a card's id, a die's number; None = face down.
        badges: small marks with a number (``("lost", 1)``); dice that are not compared but
            hit or miss carry ``hit`` or ``miss``.
        title: name, for cards; note: smaller text under it; text: what a card does.
    """

    thing: Thing
    kind: str
    owner: Seat | None
    at: Thing
    count: int = 1
    face: str | None = None
    badges: tuple[tuple[str, int], ...] = ()
    under: Thing | None = None
    title: Msg | None = None
    note: Msg | None = None
    faded: bool = False
    text: Msg | None = None


@attrs.frozen(slots=True)
class Button:
    """A choice that is no thing on a board: end the attack, skip.

    Attributes:
        role: ``primary`` for the expected next thing, ``plain`` or ``danger``.
    """

    thing: Thing
    text: Msg
    role: Literal["primary", "plain", "danger"] = "plain"


@attrs.frozen(slots=True)
class Fact:
    """A public number of a seat, shown in the players table and charted over time.

    Attributes:
        key: column, whose heading is ``Picture.columns[key]``.
    """

    seat: Seat
    key: str
    value: int


@attrs.frozen(slots=True)
class Stage:
    """One step of the step rail: a phase of the turn.

    Attributes:
        state: ``done``, ``now`` or ``later``.
    """

    label: Msg
    state: Literal["done", "now", "later"]


@attrs.frozen(slots=True)
class Picture:
    """How a position looks to one seat.

    Attributes:
        boards: ids of the boards to show, most important first.
        looks: changed places only; all others have ``Look()``.
        columns: heading of every key in ``facts``, in display order.
        charted: keys worth a curve over the game.
        focus: things the position is about (attack source and target).
        on_turn: seat whose turn it is, None before and after the game.
        out: seats that are out of the game.
        round: 1-based round, 0 during set-up.
        notes: lines of context for a board (``track``: "Next set: 10 armies"), by board id.
        courses: stages of what happens on a board (the phases of a battle in its tray), by
            board id.
    """

    boards: tuple[str, ...]
    looks: Mapping[Thing, Look]
    tokens: tuple[Token, ...]
    buttons: tuple[Button, ...] = ()
    facts: tuple[Fact, ...] = ()
    columns: Mapping[str, Msg] = attrs.field(factory=dict)
    charted: tuple[str, ...] = ()
    focus: tuple[Thing, ...] = ()
    on_turn: Seat | None = None
    out: tuple[Seat, ...] = ()
    round: int = 0
    stages: tuple[Stage, ...] = ()
    notes: Mapping[str, Msg] = attrs.field(factory=dict)
    courses: Mapping[str, tuple[Stage, ...]] = attrs.field(factory=dict)


# -- scenes: what an event looks like while it happens ------------------------------


@attrs.frozen(slots=True)
class Fly:
    """Some of a stack goes from one place to another.

    Attributes:
        face: what is on the pieces, where their kind does not tell (see :class:`Token`).
    """

    kind: str
    owner: Seat | None
    count: int
    start: Thing
    goal: Thing
    face: str | None = None


@attrs.frozen(slots=True)
class Roll:
    """Dice fall: ``rows`` of (seat, faces high to low), ``losses`` per row.

    Attributes:
        place: where the battle is, if anywhere.
        hits_on: highest face that hits, per row; empty = dice are compared pair by pair.
    """

    rows: tuple[tuple[Seat, tuple[int, ...]], ...]
    losses: tuple[int, ...] = ()
    place: Thing | None = None
    hits_on: tuple[int, ...] = ()


@attrs.frozen(slots=True)
class Flip:
    """A card goes to a seat (face None = face down)."""

    seat: Seat | None
    face: str | None
    title: Msg | None = None


@attrs.frozen(slots=True)
class Flash:
    """A place changes: conquered, reinforced, attacked."""

    place: Thing
    role: Literal["gain", "loss", "change"] = "change"


@attrs.frozen(slots=True)
class Count:
    """The number on a stack changes by ``by`` (armies lost or placed).

    Attributes:
        place: where the stack stands; the stack itself where several may stand.
    """

    place: Thing
    by: int


Scene = Fly | Roll | Flip | Flash | Count


@attrs.frozen(slots=True)
class Line:
    """A line of the log.

    Attributes:
        places: things to light when the line is pointed at.
        rule: id of the rule behind it.
    """

    seat: Seat | None
    msg: Msg
    places: tuple[Thing, ...] = ()
    rule: str = ""


@attrs.frozen(slots=True)
class Share:
    """One part of a stacked probability bar."""

    label: Msg
    chance: float
    seat: Seat | None = None


@attrs.frozen(slots=True)
class Forecast:
    """What an action may lead to, exactly.

    Attributes:
        headline: words for ``chance``, for example "Conquer Ural".
        chance: 0 to 1.
        shares: parts of the next roll, chances summing to 1; may be empty.
        notes: further sentences ("4.9 armies left on average").
    """

    headline: Msg
    chance: float
    shares: tuple[Share, ...] = ()
    notes: tuple[Msg, ...] = ()


@attrs.frozen(slots=True)
class Fortune:
    """One roll's luck: what ``seat`` could expect of it and what it got (same unit).

    Attributes:
        spread: probability of 0, 1, 2, …; empty if the roll does not give whole numbers.
    """

    seat: Seat
    key: str
    expected: float
    actual: float
    spread: tuple[float, ...] = ()
