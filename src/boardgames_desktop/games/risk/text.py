"""Every text of Risk by id, and the rules that refusals and questions point to."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural
from boardgames_desktop.games.risk.text_missions import MISSION_CARDS, MISSION_PLAY, MISSION_RULES
from boardgames_desktop.games.risk.text_names import NAMES
from boardgames_desktop.games.risk.text_neutrals import NEUTRALS
from boardgames_desktop.games.risk.text_neutrals import RULE_TITLES as NEUTRAL_RULE_TITLES
from boardgames_desktop.games.risk.text_play import LOG, NEXT_QUESTIONS, ODDS, QUESTIONS, SAYINGS
from boardgames_desktop.games.risk.text_refusals import REFUSALS
from boardgames_desktop.games.risk.text_team import TEAM_RULE_TITLES, TEAM_TEXT

GAME: Mapping[str, Source] = {
    "risk.title": msg("risk", "Risk", "name of the game"),
    "risk.summary": msg("risk", "Conquer the world, one continent at a time."),
    "risk.variant.classic": msg("risk", "The classic game"),
    "risk.variant.classic.summary": msg(
        "risk", "42 territories, six continents, one ruler of the world."
    ),
    "risk.option.setup": msg("risk", "Territories"),
    "risk.option.setup.claim": msg("risk", "Claimed in turn"),
    "risk.option.setup.dealt": msg("risk", "Dealt at random"),
    "risk.option.placement": msg("risk", "Start armies"),
    "risk.option.placement.turns": msg("risk", "Placed in turn"),
    "risk.option.placement.random": msg("risk", "Placed at random"),
    "risk.option.golden_track": msg("risk", "Worth of sets"),
    "risk.option.golden_track.golden": msg("risk", "Golden cavalry: 4, 6, 8, 10, 15, 20 …"),
    "risk.option.golden_track.classic": msg("risk", "Older rule: 4, 6, 8, 10, 12, 15 …"),
    "risk.option.past_end": msg("risk", "Sets past the end of the golden cavalry table"),
    "risk.option.past_end.stay": msg("risk", "Always 60"),
    "risk.option.past_end.plus5": msg("risk", "5 more each time"),
    "risk.option.post_elimination": msg("risk", "Armies for sets after an elimination"),
    "risk.option.post_elimination.single": msg("risk", "One territory for each set"),
    "risk.option.post_elimination.any": msg("risk", "Spread as you like"),
    "risk.option.turn_cap": msg("risk", "Longest game"),
    "risk.option.turn_cap.off": msg("risk", "Until the world is conquered"),
    "risk.option.turn_cap.50": msg("risk", "50 rounds"),
    "risk.option.turn_cap.100": msg("risk", "100 rounds"),
    "risk.option.turn_cap.200": msg("risk", "200 rounds"),
    "risk.stage.claim": msg("risk", "Claim", "set-up step"),
    "risk.stage.muster": msg("risk", "Place armies", "set-up step"),
    "risk.stage.reinforce": msg("risk", "Reinforce", "phase"),
    "risk.stage.combat": msg("risk", "Combat", "phase"),
    "risk.stage.fortify": msg("risk", "Fortify", "phase"),
    "risk.stage.card": msg("risk", "Card", "phase"),
    "risk.fact.territories": msg("risk", "Territories", "column"),
    "risk.fact.armies": msg("risk", "Armies", "column"),
    "risk.fact.continents": msg("risk", "Continents", "column"),
    "risk.fact.cards": msg("risk", "Cards", "column"),
    "risk.fact.income": msg("risk", "Next income", "column"),
    "risk.board.world": msg("risk", "World map"),
    "risk.board.hand": msg("risk", "Your cards"),
    "risk.board.pool": msg("risk", "Armies to place"),
    "risk.board.battle": msg("risk", "Battlefield"),
    "risk.board.golden": msg("risk", "Golden cavalry"),
    "risk.battle.attacker": msg("risk", "Attacker"),
    "risk.battle.defender": msg("risk", "Defender"),
    "risk.golden.next": plural("risk", "The next set brings %n army(ies).", "", 0),
    "risk.golden.space": msg("risk", "{armies}", "number on a space of the table"),
    "risk.hand.set": msg("risk", "You hold a set."),
    "risk.hand.no_set": msg("risk", "No set yet."),
    "risk.hand.empty": msg("risk", "No cards."),
    "risk.battle.none": msg("risk", "No battle yet this turn."),
    "risk.battle.way": msg("risk", "{source} → {target}"),
    "risk.button.dice": plural("risk", "%n die(dice)", "button", 0),
    "risk.button.end_combat": msg("risk", "End combat", "button"),
    "risk.button.skip": msg("risk", "Skip", "button"),
    "risk.button.move_in": msg("risk", "Move in", "button"),
    "risk.button.storm": msg("risk", "Fight on …", "button"),
}

_RULE_TITLES: Mapping[str, Source] = {
    "risk.rule.aim": msg("risk", "The aim of the game", "rulebook section"),
    "risk.rule.board": msg("risk", "The board", "rulebook section"),
    "risk.rule.setup": msg("risk", "Setting up", "rulebook section"),
    "risk.rule.start_roll": msg("risk", "Rolling for the start", "rulebook section"),
    "risk.rule.claim": msg("risk", "Claiming territories", "rulebook section"),
    "risk.rule.muster": msg("risk", "Placing the start armies", "rulebook section"),
    "risk.rule.turn": msg("risk", "The turn", "rulebook section"),
    "risk.rule.reinforce": msg("risk", "Reinforcements", "rulebook section"),
    "risk.rule.continents": msg("risk", "Continents", "rulebook section"),
    "risk.rule.cards": msg("risk", "Risk cards and sets", "rulebook section"),
    "risk.rule.trade": msg("risk", "Trading sets", "rulebook section"),
    "risk.rule.golden": msg("risk", "The golden cavalry", "rulebook section"),
    "risk.rule.place": msg("risk", "Placing reinforcements", "rulebook section"),
    "risk.rule.attack": msg("risk", "Attacking", "rulebook section"),
    "risk.rule.dice": msg("risk", "Choosing dice", "rulebook section"),
    "risk.rule.battle": msg("risk", "The battle", "rulebook section"),
    "risk.rule.storm": msg("risk", "Fighting on", "rulebook section"),
    "risk.rule.move_in": msg("risk", "Conquest and moving in", "rulebook section"),
    "risk.rule.elimination": msg("risk", "Eliminating a player", "rulebook section"),
    "risk.rule.fortify": msg("risk", "Fortifying", "rulebook section"),
    "risk.rule.card": msg("risk", "Drawing a card", "rulebook section"),
    "risk.rule.win": msg("risk", "Winning", "rulebook section"),
    "risk.rule.resign": msg("risk", "Resigning", "rulebook section"),
    "risk.rule.turn_cap": msg("risk", "A last round", "rulebook section"),
    **NEUTRAL_RULE_TITLES,
    **MISSION_RULES,
    **TEAM_RULE_TITLES,
    "risk.rule.odds": msg("risk", "The odds of battle", "rulebook section"),
}

RULE_IDS: tuple[str, ...] = tuple("risk." + key.removeprefix("risk.rule.") for key in _RULE_TITLES)
"""Sections of the rulebook, in order; the title of ``risk.x`` is the text ``risk.rule.x``."""

TEXT: Mapping[str, Source] = {
    **GAME,
    **NAMES,
    **QUESTIONS,
    **NEXT_QUESTIONS,
    **SAYINGS,
    **REFUSALS,
    **LOG,
    **ODDS,
    **NEUTRALS,
    **TEAM_TEXT,
    **MISSION_CARDS,
    **MISSION_PLAY,
    **_RULE_TITLES,
}
