"""What is said in games of two players with neutral armies (sections 7 and 8)."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

NEUTRALS: Mapping[str, Source] = {
    "risk.variant.passive": msg("risk", "Two players, passive neutrals"),
    "risk.variant.passive.summary": msg(
        "risk", "Two neutral armies block the way. Defeat your opponent."
    ),
    "risk.stage.deal": msg("risk", "Deal", "set-up step"),
    "risk.ask.garrison": plural("risk", "Place %n army(ies) on your land", "", 0),
    "risk.ask.garrison.more": msg("risk", "And one army each for: {armies}."),
    "risk.ask.garrison.rest": plural("risk", "%n army(ies) left to place.", "", 0),
    "risk.ask.garrison_neutral": msg("risk", "Place one army for: {army}"),
    "risk.ask.garrison_neutral.more": msg("risk", "You choose which of its territories."),
    "risk.no.own_placed": msg("risk", "Your armies of this turn are placed: now the neutral ones."),
    "risk.no.neutral_placed": msg(
        "risk", "{place}: this neutral army has had its one army this turn."
    ),
    "risk.no.neutral_one": msg("risk", "{place}: a neutral army gets one army a turn."),
    "risk.log.deal_cards": msg(
        "risk", "The cards are dealt: 12 territories for each player, 9 for each neutral army."
    ),
    "risk.log.garrison": plural("risk", "{player} places %n army(ies) for {army}: {place}.", "", 0),
}

RULE_TITLES: Mapping[str, Source] = {
    "risk.rule.neutral_setup": msg("risk", "Setting up for two players", "rulebook section"),
    "risk.rule.neutrals": msg("risk", "Neutral armies", "rulebook section"),
}
"""Sections of the rulebook about neutral armies, in order."""
