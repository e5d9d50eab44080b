"""The options of a match of Warcraft (the switches of the fact sheet)."""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from boardgames_desktop.core.game import Choice, OptionSpec, choices_made
from boardgames_desktop.core.text import Msg

ROUND_LIMIT = 60
"""Last round of a match with a limit (V6)."""


@attrs.frozen(slots=True)
class WarcraftOptions:
    """The options of one match; each is a switch of the fact sheet.

    Attributes:
        heal_errata: Heal as in the errata (8).
        active_player_cards_first: order of cards as in the FAQ (6.4).
        target: victory points that win; 0 = the scenario's own number (V1, 3.4).
        devour_no_winner_kills: a devoured unit dies also in a battle nobody wins (9).
        necro_safe_near_town_only: only resources next to the town never deplete (11.2).
        strip_scenario_cards: useless cards are taken out of the decks (11).
        round_limit: last round, or 0 for none; then most points win (V6).
    """

    heal_errata: bool = False
    active_player_cards_first: bool = False
    target: int = 0
    devour_no_winner_kills: bool = False
    necro_safe_near_town_only: bool = False
    strip_scenario_cards: bool = True
    round_limit: int = 0


def _spec(key: str, values: str, rule: str) -> OptionSpec:
    return OptionSpec(
        key,
        Msg(f"warcraft.option.{key}"),
        tuple(Choice(value, Msg(f"warcraft.option.{key}.{value}")) for value in values.split()),
        f"warcraft.{rule}",
    )


HEAL = _spec("heal_errata", "off on", "ability_heal")
CARD_ORDER = _spec("active_player_cards_first", "off on", "card_order")
TARGET_2 = _spec("target", "15 10", "points")
TARGET_4 = _spec("target", "30 20", "points")
DEVOUR = _spec("devour_no_winner_kills", "off on", "card_devour")
NECROMANCY = _spec("necro_safe_near_town_only", "off on", "necromancers")
STRIP = _spec("strip_scenario_cards", "on off", "scenarios")
ROUNDS = _spec("round_limit", f"off {ROUND_LIMIT}", "limit")


def read_options(values: Mapping[str, str], specs: tuple[OptionSpec, ...]) -> WarcraftOptions:
    """Return the options of a setup; a choice its variant does not offer keeps its default.

    Raises:
        ValueError: an option or its value is unknown.
    """
    chosen = choices_made(values, specs)
    target = chosen.get("target", "0")
    limit = chosen.get("round_limit", "off")
    return WarcraftOptions(
        heal_errata=chosen.get("heal_errata") == "on",
        active_player_cards_first=chosen.get("active_player_cards_first") == "on",
        target=int(target),
        devour_no_winner_kills=chosen.get("devour_no_winner_kills") == "on",
        necro_safe_near_town_only=chosen.get("necro_safe_near_town_only") == "on",
        strip_scenario_cards=chosen.get("strip_scenario_cards") != "off",
        round_limit=0 if limit == "off" else int(limit),
    )
