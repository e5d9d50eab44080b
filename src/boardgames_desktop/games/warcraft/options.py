"""The options of a match of Warcraft (the switches of the fact sheet)."""

from __future__ import annotations

import attrs


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
