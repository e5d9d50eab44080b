"""What is said in games of two players with neutral armies (sections 7 and 8)."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

NEUTRALS: Mapping[str, Source] = {
    "risk.variant.passive": msg("risk", "Two players, passive neutrals"),
    "risk.variant.passive.summary": msg(
        "risk", "Two neutral armies block the way. Defeat your opponent."
    ),
    "risk.variant.active": msg("risk", "Two players, active neutrals"),
    "risk.variant.active.summary": msg(
        "risk", "Bribe two neutral armies to fight for you. Mind their loyalty."
    ),
    "risk.stage.bribe": msg("risk", "Bribe", "phase"),
    "risk.board.alliance": msg("risk", "Alliances"),
    "risk.alliance.row": msg("risk", "{army}", "row of the alliances: a neutral army"),
    "risk.alliance.uninvolved": msg("risk", "uninvolved", "a neutral army that is nobody's ally"),
    "risk.alliance.ally": msg("risk", "ally of {player}"),
    "risk.button.call_off": msg("risk", "Call off", "button: end the invasion going on"),
    "risk.button.call_up": msg("risk", "Roll for {army}", "button"),
    "risk.button.skip_bribe": msg("risk", "No more bribes", "button"),
    "risk.button.skip_ally_roll": msg("risk", "No die", "button: no reinforcements for allies"),
    "risk.button.skip_ally_fortify": msg("risk", "Skip", "button"),
    "risk.stage.deal": msg("risk", "Deal", "set-up step"),
    "risk.ask.garrison": plural("risk", "Place %n army(ies) on your land", "", 0),
    "risk.ask.garrison.more": msg("risk", "And one army each for: {armies}."),
    "risk.ask.garrison.rest": plural("risk", "%n army(ies) left to place.", "", 0),
    "risk.ask.garrison_neutral": msg("risk", "Place one army for: {army}"),
    "risk.ask.garrison_neutral.more": msg("risk", "You choose which of its territories."),
    "risk.ask.garrison_neutrals": msg("risk", "Place one army each for: {armies}"),
    "risk.ask.garrison_neutrals.more": msg("risk", "You choose which of their territories."),
    "risk.ask.bribe": msg("risk", "Bribe a neutral army with a card, or go on"),
    "risk.ask.bribe.more": plural(
        "risk", "You hold %n card(s). Each moves an army one step closer to you.", "", 0
    ),
    "risk.ask.ally_roll": msg("risk", "Roll the die for an ally, or go on: {armies}"),
    "risk.ask.ally_roll.more": msg("risk", "The ally gets as many armies as the die shows."),
    "risk.ask.ally_place": plural("risk", "Place %n army(ies) for {army}", "", 0),
    "risk.ask.ally_place.more": msg("risk", "Anywhere on its own land."),
    "risk.ask.ally_fortify": msg("risk", "Move troops of an ally, or skip: {armies}"),
    "risk.ask.ally_fortify.more": msg("risk", "Once for each ally, along its own land."),
    "risk.ask.combat.allies": msg("risk", "From your own land or an ally's: {armies}."),
    "risk.ask.battle_on.loyalty": msg(
        "risk", "Attackers {attackers}, defenders {defenders}. Loyalty dice afterwards: {armies}."
    ),
    "risk.then.bribe": msg("risk", "Choose the neutral army that gets the card"),
    "risk.say.bribe": msg("risk", "Bribe {army}: {card}"),
    "risk.say.call_up": msg("risk", "Roll for {army}", "button"),
    "risk.say.call_off": msg("risk", "Call off the invasion"),
    "risk.say.skip_bribe": msg("risk", "No more bribes", "button"),
    "risk.say.skip_ally_roll": msg("risk", "No die for an ally"),
    "risk.say.skip_ally_fortify": msg("risk", "Skip moving allies"),
    "risk.no.bribe_whom": msg("risk", "Only neutral armies take bribes."),
    "risk.no.bribe_destroyed": msg("risk", "This neutral army is destroyed."),
    "risk.no.bribe_ally": msg("risk", "This neutral army is your ally already."),
    "risk.no.bribe_full": plural("risk", "A neutral army takes at most %n card(s).", "", 0),
    "risk.no.bribe_first": msg("risk", "First give bribes, or go on without."),
    "risk.no.ally_roll_first": msg("risk", "First roll for your ally, or go on without."),
    "risk.no.call_up_whom": msg("risk", "That is no ally you can still roll for this turn."),
    "risk.no.ally_place_first": plural(
        "risk", "First place the %n army(ies) your ally has left.", "", 0
    ),
    "risk.no.ally_place_elsewhere": msg("risk", "{place} is not this ally's land."),
    "risk.no.no_invasion": msg("risk", "No invasion with loyalty dice is going on."),
    "risk.no.attack_from_allied": msg("risk", "{place} is neither yours nor an ally's."),
    "risk.no.ally_attacks_you": msg("risk", "{place} is yours: your ally does not attack you."),
    "risk.no.ally_attacks_itself": msg("risk", "{place} is your ally's own land."),
    "risk.no.ally_fortify_from": msg(
        "risk", "{place}: move troops of an ally that has not moved yet."
    ),
    "risk.no.ally_fortify_to": msg("risk", "{place}: an ally moves along its own land."),
    "risk.no.own_placed": msg("risk", "Your armies of this turn are placed: now the neutral ones."),
    "risk.no.neutral_placed": msg(
        "risk", "{place}: this neutral army has had its one army this turn."
    ),
    "risk.no.neutral_one": msg("risk", "{place}: a neutral army gets one army a turn."),
    "risk.log.deal_cards": msg(
        "risk", "The cards are dealt: 12 territories for each player, 9 for each neutral army."
    ),
    "risk.log.garrison": plural("risk", "{player} places %n army(ies) for {army}: {place}.", "", 0),
    "risk.log.bribe": msg("risk", "{player} gives {army} a card: {state}."),
    "risk.log.bribe_card": msg("risk", "The card given: {card}."),
    "risk.log.ally_die": plural("risk", "{player} rolls for {army}: %n army(ies).", "", 0),
    "risk.log.loyal": msg("risk", "Loyalty die {die}: {army} stays as it is, {state}."),
    "risk.log.disloyal": msg("risk", "Loyalty die {die}: {army} turns away, now {state}."),
    "risk.log.call_off": msg("risk", "{player} calls off the invasion: {place}."),
    "risk.log.lapse": msg("risk", "{army} has turned away and does not attack: {place}."),
    "risk.odds.loyalty": msg("risk", "Loyalty die afterwards, 4 in 6: {army} becomes {state}."),
    "risk.odds.invasion_ends": msg(
        "risk", "Ends the invasion of {place} first, with its loyalty dice."
    ),
}

RULE_TITLES: Mapping[str, Source] = {
    "risk.rule.neutral_setup": msg("risk", "Setting up for two players", "rulebook section"),
    "risk.rule.neutrals": msg("risk", "Neutral armies", "rulebook section"),
    "risk.rule.alliance": msg("risk", "Alliances", "rulebook section"),
    "risk.rule.bribe": msg("risk", "Bribes", "rulebook section"),
    "risk.rule.ally_dice": msg("risk", "Reinforcing allies", "rulebook section"),
    "risk.rule.ally_attack": msg("risk", "Attacking with allies", "rulebook section"),
    "risk.rule.loyalty": msg("risk", "The loyalty die", "rulebook section"),
    "risk.rule.destroyed": msg("risk", "Destroying a neutral army", "rulebook section"),
    "risk.rule.ally_fortify": msg("risk", "Moving allies", "rulebook section"),
}
"""Sections of the rulebook about neutral armies, in order."""
