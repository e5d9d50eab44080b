"""What the editor of scenarios asks of a game whose players may make some.

The editor knows spaces of a plane without end, tools that put something on them, forms with
plain fields, and flaws that point at spaces or forms; what all of that means is the game's own.
A *plan* is a scenario in the making, which may have flaws; plans never change, so undo keeps
them as they are.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, Literal, TypeVar

import attrs

from boardgames_desktop.core.game import Choice
from boardgames_desktop.core.picture import XY, Board, Picture, Ring, Thing
from boardgames_desktop.core.setup import Document
from boardgames_desktop.core.text import Msg

Spot = tuple[int, int]
"""A space of the plane, whether or not the plan has one there."""

Edge = tuple[Spot, Spot]
"""The border between two neighbouring spaces."""

Target = Spot | Edge

P = TypeVar("P")

Say = Callable[[Msg], str]


@attrs.frozen(slots=True)
class Tool:
    """Something to put on the board.

    Attributes:
        aim: a space, or the border between two.
        sweeps: acts on all that a drag comes over, not only where it began.
        sided: what it puts there belongs to the side that is chosen.
    """

    key: str
    label: Msg
    aim: Literal["space", "edge"] = "space"
    sweeps: bool = False
    sided: bool = False


@attrs.frozen(slots=True)
class ToolGroup:
    """Tools that stand together."""

    title: Msg
    tools: tuple[Tool, ...]


@attrs.frozen(slots=True)
class Side:
    """Whose things can be put on the board."""

    number: int
    label: Msg
    colour: str


@attrs.frozen(slots=True)
class Field:
    """One value of a form.

    Attributes:
        kind: ``line`` and ``text`` (a str, short and long), ``number`` (an int), ``choice`` (the
            str of one choice), ``many`` (a tuple of them), ``switch`` (a bool).
        low, high: range of a number.
        most: letters of a text.
        hint: what it means.
    """

    key: str
    label: Msg
    kind: Literal["line", "text", "number", "choice", "many", "switch"]
    value: Any
    low: int = 0
    high: int = 99
    most: int = 400
    choices: tuple[Choice, ...] = ()
    hint: Msg | None = None


@attrs.frozen(slots=True)
class Form:
    """Fields about one thing: a player, a goal.

    Attributes:
        note: a sentence under the title.
        colour: seat colour that goes with it; "" = none.
        removable: it can be taken out of the plan.
    """

    key: str
    title: Msg
    fields: tuple[Field, ...]
    note: Msg | None = None
    colour: str = ""
    removable: bool = False


@attrs.frozen(slots=True)
class Page:
    """Forms shown together.

    Attributes:
        more: what can be added to it now.
    """

    key: str
    title: Msg
    forms: tuple[Form, ...]
    more: tuple[Choice, ...] = ()
    note: Msg | None = None


@attrs.frozen(slots=True)
class Flaw:
    """What keeps a plan from being played.

    Attributes:
        text: what is wrong, and where.
        spots: spaces it is about.
        form: key of the form that can mend it; "" = none.
    """

    text: Msg
    spots: tuple[Spot, ...] = ()
    form: str = ""


class Workshop(ABC, Generic[P]):
    """Makes and changes plans."""

    # -- where plans come from and go to ------------------------------------------------

    @abstractmethod
    def blank(self) -> P:
        """Return a plan with nothing on the board."""

    @abstractmethod
    def models(self) -> tuple[Choice, ...]:
        """Return the scenarios of the rulebook, to start from."""

    @abstractmethod
    def model(self, key: str, say: Say) -> P:
        """Return one of them, its words in the language that ``say`` speaks."""

    @abstractmethod
    def read(self, document: str) -> P:
        """Return the plan of a file, which may have flaws.

        Raises:
            ScenarioError: it is not even a plan.
        """

    @abstractmethod
    def write(self, plan: P) -> Document:
        """Return the text of a plan's file."""

    @abstractmethod
    def title(self, plan: P) -> str:
        """Return what a plan is called; may be empty."""

    @abstractmethod
    def titled(self, plan: P, title: str) -> P:
        """Return a plan called otherwise."""

    # -- the plane ----------------------------------------------------------------------

    @abstractmethod
    def outline(self, spot: Spot) -> Ring:
        """Return a space's outline in scene units."""

    @abstractmethod
    def spot_at(self, point: XY) -> Spot:
        """Return the space at a scene point."""

    @abstractmethod
    def edges(self, spot: Spot) -> tuple[Edge, ...]:
        """Return the borders of a space, going round."""

    @abstractmethod
    def edge_path(self, edge: Edge) -> tuple[XY, XY]:
        """Return the two ends of a border in scene units."""

    @abstractmethod
    def step(self, spot: Spot, across: int, down: int) -> Spot:
        """Return the space one step away: across -1 or 1, or down -1 or 1."""

    def thing(self, spot: Spot) -> Thing:
        """Return the id that a space has on the plan's board."""
        return f"spot:{spot[0]},{spot[1]}"

    # -- what is shown ------------------------------------------------------------------

    @abstractmethod
    def spots(self, plan: P) -> frozenset[Spot]:
        """Return the spaces of a plan."""

    @abstractmethod
    def board(self, plan: P) -> Board:
        """Return the board, each space where the plane has it."""

    @abstractmethod
    def picture(self, plan: P) -> Picture:
        """Return what stands on the board; owners are numbers of sides."""

    @abstractmethod
    def sides(self, plan: P) -> tuple[Side, ...]:
        """Return whose things can be put on the board; their numbers are 0, 1 and so on."""

    @abstractmethod
    def tell(self, plan: P, spot: Spot) -> Msg:
        """Return what is on a space, in words."""

    @abstractmethod
    def names(self, plan: P) -> Mapping[Spot, str]:
        """Return the short names of the spaces of the board, as the log uses them."""

    # -- tools --------------------------------------------------------------------------

    @abstractmethod
    def tools(self) -> tuple[ToolGroup, ...]:
        """Return all tools."""

    @abstractmethod
    def sample(self, plan: P, tool: str, side: int) -> tuple[Board, Picture]:
        """Return a board of one or two spaces that shows what a tool does."""

    @abstractmethod
    def refusal(self, plan: P, tool: str, side: int, target: Target) -> Msg | None:
        """Return why a tool cannot be used somewhere; None = it can."""

    @abstractmethod
    def use(self, plan: P, tool: str, side: int, target: Target) -> P:
        """Return the plan after a tool was used where it is not refused."""

    @abstractmethod
    def undo_use(self, plan: P, tool: str, side: int, target: Target) -> P:
        """Return the plan without what a tool puts there; the same if there is nothing."""

    # -- forms --------------------------------------------------------------------------

    @abstractmethod
    def pages(self, plan: P) -> tuple[Page, ...]:
        """Return everything about a plan that is not on the board."""

    @abstractmethod
    def change(self, plan: P, form: str, field: str, value: Any) -> P:
        """Return the plan with another value in a field."""

    @abstractmethod
    def add(self, plan: P, page: str, what: str) -> P:
        """Return the plan with one more of what a page offers."""

    @abstractmethod
    def remove(self, plan: P, form: str) -> P:
        """Return the plan without what a form is about."""

    # -- checking -----------------------------------------------------------------------

    @abstractmethod
    def flaws(self, plan: P) -> tuple[Flaw, ...]:
        """Return everything that keeps a plan from being played; empty = it can be."""


AnyWorkshop = Workshop[Any]
"""A workshop whose plans the caller does not look into."""
