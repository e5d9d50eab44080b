"""The tools of the scenario editor: what each puts on the board, takes off it, and where not."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import cast

import attrs

from boardgames_desktop.core.text import Msg
from boardgames_desktop.core.workshop import Edge, Spot, Target, Tool, ToolGroup
from boardgames_desktop.games.warcraft import plan_changes as change
from boardgames_desktop.games.warcraft.hexes import neighbours
from boardgames_desktop.games.warcraft.scenario import Scenario, Terrain
from boardgames_desktop.games.warcraft.scenario_check import (
    FURTHEST,
    MOST_POINTS,
    MOST_SPACES,
    SCORING,
)

TOWN_POINTS = 3
"""What a town is worth on the boards of the rulebook."""

Do = Callable[[Scenario, int, Target], Scenario]
Refuse = Callable[[Scenario, int, Target], Msg | None]


@attrs.frozen(slots=True)
class Craft:
    """A tool and what it does.

    Attributes:
        refuse: why it does nothing somewhere.
        do, undo: puts something there, takes it away.
        terrain, points: of the space that shows it.
        mark, piece: sign or kind of piece that shows it; "" = none.
    """

    tool: Tool
    do: Do
    undo: Do
    refuse: Refuse
    terrain: str = "blank"
    points: int = 0
    mark: str = ""
    piece: str = ""


# -- where tools do nothing ---------------------------------------------------------------


def _no(reason: str, n: int | None = None) -> Msg:
    return Msg("warcraft.workshop.no." + reason, {}, n)


def _in_plane(plan: Scenario, side: int, at: Target) -> Msg | None:
    """Refuse a new space on a full board, and far out."""
    del side
    q, r = cast("Spot", at)
    if change.space_at(plan, (q, r)) is not None:
        return None
    if len(plan.spaces) >= MOST_SPACES:
        return _no("board_full", MOST_SPACES)
    return _no("too_far") if max(abs(q), abs(r)) > FURTHEST else None


def _on_space(plan: Scenario, side: int, at: Target) -> Msg | None:
    del side
    return None if change.space_at(plan, cast("Spot", at)) is not None else _no("no_space")


def _on_scoring(plan: Scenario, side: int, at: Target) -> Msg | None:
    del side
    space = change.space_at(plan, cast("Spot", at))
    return None if space is not None and space.terrain in SCORING else _no("not_scoring")


def _on_ground(plan: Scenario, side: int, at: Target) -> Msg | None:
    del side
    space = change.space_at(plan, cast("Spot", at))
    if space is None:
        return _no("no_space")
    return _no("mountain") if space.terrain == "mountain" else None


def _for_seat(further: Refuse) -> Refuse:
    """Refuse what only a player has to the neutral side."""

    def refuse(plan: Scenario, side: int, at: Target) -> Msg | None:
        return _no("neutral") if side >= len(plan.seats) else further(plan, side, at)

    return refuse


def _between(plan: Scenario, side: int, at: Target) -> Msg | None:
    del side
    one, other = cast("Edge", at)
    spots = {(space.q, space.r) for space in plan.spaces}
    fits = one in spots and other in spots and other in neighbours(one)
    return None if fits else _no("wall")


# -- what they do -------------------------------------------------------------------------


def _space(terrain: Terrain, points: int, plan: Scenario, side: int, at: Target) -> Scenario:
    del side
    return change.with_space(plan, cast("Spot", at), terrain, points)


def _erase(plan: Scenario, side: int, at: Target) -> Scenario:
    del side
    return change.without_space(plan, cast("Spot", at))


def _points(by: int, plan: Scenario, side: int, at: Target) -> Scenario:
    del side
    return change.with_points(plan, cast("Spot", at), by, MOST_POINTS)


def _town(plan: Scenario, side: int, at: Target) -> Scenario:
    return change.with_town(plan, side, cast("Spot", at), TOWN_POINTS)


def _piece(kind: str, by: int, plan: Scenario, side: int, at: Target) -> Scenario:
    return change.with_pieces(plan, side, cast("Spot", at), kind, by)


def _listed(what: change.Listed, there: bool, plan: Scenario, side: int, at: Target) -> Scenario:
    return change.with_listed(plan, side, cast("Spot", at), what, there=there)


def _captive(there: bool, plan: Scenario, side: int, at: Target) -> Scenario:
    return change.with_captive(plan, side, cast("Spot", at), there=there)


def _token(kind: change.Token | None, plan: Scenario, side: int, at: Target) -> Scenario:
    del side
    return change.with_token(plan, cast("Spot", at), kind)


def _name(plan: Scenario, side: int, at: Target) -> Scenario:
    del side
    return change.with_name(plan, cast("Spot", at))


def _unname(plan: Scenario, side: int, at: Target) -> Scenario:
    del side
    name = change.name_at(plan, cast("Spot", at))
    return change.without_name(plan, name) if name else plan


def _wall(built: bool, plan: Scenario, side: int, at: Target) -> Scenario:
    del side
    return change.with_wall(plan, *cast("Edge", at), built=built)


# -- the table ----------------------------------------------------------------------------


def _land(key: str, terrain: Terrain, points: int = 0) -> Craft:
    label = Msg("warcraft.workshop.tool." + key)
    return Craft(
        Tool(key, label, sweeps=True),
        partial(_space, terrain, points),
        _erase,
        _in_plane,
        terrain,
        points,
    )


def _unit(key: str, kind: str, refuse: Refuse = _on_space) -> Craft:
    return Craft(
        Tool(key, Msg("warcraft.kind." + key), sided=True),
        partial(_piece, kind, 1),
        partial(_piece, kind, -1),
        refuse,
        piece=key,
    )


def _laid(kind: change.Token) -> Craft:
    return Craft(
        Tool("token_" + kind, Msg("warcraft.mark.token_" + kind)),
        partial(_token, kind),
        partial(_token, None),
        _on_ground,
        mark="token_" + kind,
    )


def _tool(key: str, *, sided: bool = False) -> Tool:
    return Tool(key, Msg("warcraft.workshop.tool." + key), sided=sided)


_GROUPS: tuple[tuple[str, tuple[Craft, ...]], ...] = (
    (
        "land",
        (
            _land("blank", "blank"),
            _land("forest", "forest"),
            _land("gold", "gold"),
            _land("mountain", "mountain"),
            _land("objective_1", "objective", 1),
            _land("objective_2", "objective", 2),
            _land("objective_4", "objective", 4),
            Craft(
                Tool("erase", Msg("warcraft.workshop.tool.erase"), sweeps=True),
                _erase,
                _erase,
                _on_space,
                terrain="",
            ),
        ),
    ),
    (
        "side",
        (
            Craft(
                _tool("town", sided=True), _town, _erase, _for_seat(_in_plane), "town", TOWN_POINTS
            ),
            _unit("melee", "melee", _on_ground),
            _unit("ranged", "ranged", _on_ground),
            _unit("flying", "flying"),
            _unit("worker", "workers", _for_seat(_on_ground)),
            Craft(
                _tool("outpost", sided=True),
                partial(_listed, "outposts", True),
                partial(_listed, "outposts", False),
                _for_seat(_on_ground),
                piece="outpost",
            ),
            Craft(
                Tool("necromancer", Msg("warcraft.kind.necromancer"), sided=True),
                partial(_listed, "necromancers", True),
                partial(_listed, "necromancers", False),
                _for_seat(_on_ground),
                piece="necromancer",
            ),
            Craft(
                _tool("captive", sided=True),
                partial(_captive, True),
                partial(_captive, False),
                _for_seat(_on_ground),
                piece="captive",
            ),
        ),
    ),
    (
        "extras",
        (
            Craft(
                Tool("wall", Msg("warcraft.workshop.tool.wall"), aim="edge", sweeps=True),
                partial(_wall, True),
                partial(_wall, False),
                _between,
            ),
            Craft(_tool("letter"), _name, _unname, _on_space),
            Craft(
                _tool("worth"), partial(_points, 1), partial(_points, -1), _on_scoring, "town", 5
            ),
            _laid("melee"),
            _laid("ranged"),
            _laid("flying"),
            _laid("graveyard"),
        ),
    ),
)

CRAFTS: dict[str, Craft] = {craft.tool.key: craft for _, crafts in _GROUPS for craft in crafts}
"""Every tool by key."""

TOOLS: tuple[ToolGroup, ...] = tuple(
    ToolGroup(Msg("warcraft.workshop.tools." + key), tuple(craft.tool for craft in crafts))
    for key, crafts in _GROUPS
)
