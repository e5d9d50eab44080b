"""Words for missions, as messages (``text_missions.py`` holds the English)."""

from __future__ import annotations

from typing import Any

from boardgames_desktop.core.text import Msg
from boardgames_desktop.games.risk.gauges import goal_at
from boardgames_desktop.games.risk.missions import MISSIONS, RANKS
from boardgames_desktop.games.risk.world import CONTINENTS, KEYS


def mission_name(mission: int) -> Msg:
    """Return a mission's title."""
    return Msg("risk.mission." + MISSIONS[mission].key)


def mission_text(mission: int, seats: int) -> Msg:
    """Return what a mission asks for at a table of ``seats``, in one sentence."""
    card = MISSIONS[mission]
    gauge = card.gauge
    params: dict[str, Any] = {}
    if gauge.size:
        params["size"] = gauge.size
    if gauge.lands:
        params["places"] = tuple(Msg("risk.land." + KEYS[land]) for land in gauge.lands)
    if 0 < len(gauge.continents) < len(CONTINENTS):
        params["continents"] = tuple(
            Msg("risk.continent." + CONTINENTS[number].key) for number in gauge.continents
        )
    goal = goal_at(gauge.goal, seats)
    return Msg(f"risk.mission.{card.key}.text", params, goal if goal > 1 else None)


def mission_note(mission: int, seats: int) -> Msg:
    """Return a mission's rank, what it asks for and when it may be claimed."""
    card = MISSIONS[mission]
    words = {
        "rank": rank_name(card.rank),
        "text": mission_text(mission, seats),
        "moment": Msg("risk.moment." + card.moment),
    }
    return Msg("risk.mission.note", words)


def rank_name(rank: int) -> Msg:
    """Return the name of a rank."""
    return Msg("risk.rank." + RANKS[rank])
