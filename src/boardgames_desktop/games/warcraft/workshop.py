"""Warcraft's part of the scenario editor."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Any

import attrs

from boardgames_desktop.core.data_file import DataError, parse_json
from boardgames_desktop.core.game import Choice, ScenarioError
from boardgames_desktop.core.picture import XY, Board, Picture, Ring
from boardgames_desktop.core.setup import Document
from boardgames_desktop.core.text import Msg
from boardgames_desktop.core.workshop import (
    Edge,
    Flaw,
    Page,
    Say,
    Side,
    Spot,
    Target,
    ToolGroup,
    Workshop,
)
from boardgames_desktop.games.warcraft import plan_flaws, plan_forms, plan_picture
from boardgames_desktop.games.warcraft.plan_tools import CRAFTS, TOOLS
from boardgames_desktop.games.warcraft.scenario import Goal, Scenario, SeatPlan
from boardgames_desktop.games.warcraft.scenario_check import FORMAT
from boardgames_desktop.games.warcraft.scenario_file import (
    SCENARIO_IDS,
    fault_words,
    scenario,
    shape_scenario,
    write_scenario,
)

ID_LETTERS = 40
NAMELESS = "scenario"


class ScenarioWorkshop(Workshop[Scenario]):
    """Makes and changes scenarios of Warcraft."""

    def blank(self) -> Scenario:
        """Return a plan for two players with nothing on the board; 15 points win."""
        return Scenario(
            format=FORMAT,
            id=NAMELESS,
            spaces=(),
            seats=(SeatPlan(""), SeatPlan("")),
            goals=(Goal("points", target=15),),
        )

    def models(self) -> tuple[Choice, ...]:
        """Return the scenarios of the rulebook."""
        return tuple(Choice(key, Msg(f"warcraft.variant.{key}")) for key in SCENARIO_IDS)

    def model(self, key: str, say: Say) -> Scenario:
        """Return one of them with its words."""
        words = f"warcraft.variant.{key}"
        return attrs.evolve(
            scenario(key),
            name=say(Msg(words)),
            story=say(Msg(f"{words}.story")),
            goals_text=say(Msg(f"{words}.goals")),
        )

    def read(self, document: str) -> Scenario:
        """Return the plan of a file; raises ScenarioError."""
        try:
            return shape_scenario(parse_json(document.encode("utf-8", "surrogatepass")))
        except DataError as error:
            raise ScenarioError([fault_words(error.path, error.reason)]) from None

    def write(self, plan: Scenario) -> Document:
        """Return the text of a plan's file; its id is made of its name."""
        return Document(write_scenario(attrs.evolve(plan, id=_id_of(plan))))

    def title(self, plan: Scenario) -> str:
        """Return what a plan is called."""
        return plan.name

    def titled(self, plan: Scenario, title: str) -> Scenario:
        """Return a plan called otherwise."""
        return attrs.evolve(plan, name=title[: plan_forms.TITLE_LETTERS])

    # -- the plane ----------------------------------------------------------------------

    def outline(self, spot: Spot) -> Ring:
        """Return a space's corners."""
        return plan_picture.outline(spot)

    def spot_at(self, point: XY) -> Spot:
        """Return the space at a scene point."""
        return plan_picture.spot_at(point)

    def edges(self, spot: Spot) -> tuple[Edge, ...]:
        """Return the six borders of a space."""
        return plan_picture.edges(spot)

    def edge_path(self, edge: Edge) -> tuple[XY, XY]:
        """Return the ends of a border."""
        return plan_picture.edge_path(edge)

    def step(self, spot: Spot, across: int, down: int) -> Spot:
        """Return the space one step away."""
        return plan_picture.step(spot, across, down)

    # -- what is shown ------------------------------------------------------------------

    def spots(self, plan: Scenario) -> frozenset[Spot]:
        """Return the spaces of a plan."""
        return frozenset((space.q, space.r) for space in plan.spaces)

    def board(self, plan: Scenario) -> Board:
        """Return the board."""
        return plan_picture.board(plan)

    def picture(self, plan: Scenario) -> Picture:
        """Return pieces and tokens."""
        return plan_picture.picture(plan)

    def sides(self, plan: Scenario) -> tuple[Side, ...]:
        """Return the players and the neutral side."""
        return plan_picture.sides(plan)

    def tell(self, plan: Scenario, spot: Spot) -> Msg:
        """Return what is on a space."""
        return plan_picture.tell(plan, spot)

    def names(self, plan: Scenario) -> Mapping[Spot, str]:
        """Return the names of the spaces in the log."""
        return plan_picture.space_names(plan)

    # -- tools --------------------------------------------------------------------------

    def tools(self) -> tuple[ToolGroup, ...]:
        """Return all tools."""
        return TOOLS

    def sample(self, plan: Scenario, tool: str, side: int) -> tuple[Board, Picture]:
        """Return a small board that shows a tool."""
        return plan_picture.sample(plan, tool, side)

    def refusal(self, plan: Scenario, tool: str, side: int, target: Target) -> Msg | None:
        """Return why a tool does nothing somewhere."""
        return CRAFTS[tool].refuse(plan, side, target)

    def use(self, plan: Scenario, tool: str, side: int, target: Target) -> Scenario:
        """Return the plan after a tool was used."""
        return CRAFTS[tool].do(plan, side, target)

    def undo_use(self, plan: Scenario, tool: str, side: int, target: Target) -> Scenario:
        """Return the plan without what a tool puts there."""
        return CRAFTS[tool].undo(plan, side, target)

    # -- forms and flaws ----------------------------------------------------------------

    def pages(self, plan: Scenario) -> tuple[Page, ...]:
        """Return all forms."""
        return plan_forms.pages(plan)

    def change(self, plan: Scenario, form: str, field: str, value: Any) -> Scenario:
        """Return the plan with another value in a field."""
        return plan_forms.changed(plan, form, field, value)

    def add(self, plan: Scenario, page: str, what: str) -> Scenario:
        """Return the plan with one more player, goal, or the neutral side."""
        return plan_forms.added(plan, page, what)

    def remove(self, plan: Scenario, form: str) -> Scenario:
        """Return the plan without a player, a goal or the neutral side."""
        return plan_forms.removed(plan, form)

    def flaws(self, plan: Scenario) -> tuple[Flaw, ...]:
        """Return everything that keeps a plan from being played."""
        return plan_flaws.flaws(attrs.evolve(plan, id=_id_of(plan)))


def _id_of(plan: Scenario) -> str:
    """Return an id made of the letters of a plan's name."""
    plain = unicodedata.normalize("NFKD", plan.name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:ID_LETTERS] or NAMELESS
