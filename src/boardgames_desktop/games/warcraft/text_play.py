"""The table, questions, options, buttons: what is said while the game is played."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

TABLE: Mapping[str, Source] = {
    "warcraft.stage.move": msg("warcraft", "Movement", "step of the round"),
    "warcraft.stage.harvest": msg("warcraft", "Harvest", "step of the round"),
    "warcraft.stage.deploy": msg("warcraft", "Deployment", "step of the round"),
    "warcraft.stage.spend": msg("warcraft", "Spending", "step of the round"),
    "warcraft.phase.ranged": msg("warcraft", "Ranged", "heading: phase of a battle round"),
    "warcraft.phase.flying": msg("warcraft", "Flying", "heading: phase of a battle round"),
    "warcraft.phase.melee": msg("warcraft", "Melee", "heading: phase of a battle round"),
    "warcraft.phase.name.ranged": msg("warcraft", "ranged phase", "phase of a battle round"),
    "warcraft.phase.name.flying": msg("warcraft", "flying phase", "phase of a battle round"),
    "warcraft.phase.name.melee": msg("warcraft", "melee phase", "phase of a battle round"),
    "warcraft.fact.points": msg("warcraft", "Victory points", "column"),
    "warcraft.fact.units": msg("warcraft", "Units", "column"),
    "warcraft.fact.workers": msg("warcraft", "Workers", "column"),
    "warcraft.fact.gold": msg("warcraft", "Gold", "column"),
    "warcraft.fact.wood": msg("warcraft", "Wood", "column"),
    "warcraft.fact.cards": msg("warcraft", "Cards", "column"),
    "warcraft.marks": msg("warcraft", "{marks}", "list of what is to be seen in a space"),
    "warcraft.worth": plural("warcraft", "%n victory point(s)", "worth of a space", 0),
    "warcraft.mark.half": msg("warcraft", "half depleted", "space"),
    "warcraft.mark.depleted": msg("warcraft", "depleted", "space"),
    "warcraft.mark.captured": msg("warcraft", "captured once", "town"),
    "warcraft.mark.battlefield": msg("warcraft", "battlefield", "space"),
    "warcraft.mark.flank": msg("warcraft", "flank", "space"),
    "warcraft.mark.locked": msg("warcraft", "nobody may leave", "space"),
    "warcraft.mark.token_melee": msg("warcraft", "token for melee units", "scenario token"),
    "warcraft.mark.token_ranged": msg("warcraft", "token for ranged units", "scenario token"),
    "warcraft.mark.token_flying": msg("warcraft", "token for flying units", "scenario token"),
    "warcraft.mark.token_graveyard": msg("warcraft", "graveyard", "scenario token"),
    "warcraft.mark.hastened": msg("warcraft", "Fast played here", "space"),
    "warcraft.mark.crippled": msg("warcraft", "Cripple played here", "space"),
    "warcraft.board.map": msg("warcraft", "The board"),
    "warcraft.board.hand": msg("warcraft", "Your experience cards"),
    "warcraft.board.battle": msg("warcraft", "Battle"),
    "warcraft.hand.cards": plural("warcraft", "%n card(s)", "", 0),
    "warcraft.mat.buildings": msg("warcraft", "Buildings", "part of a town board"),
    "warcraft.mat.tiles": msg("warcraft", "Unit types", "part of a town board"),
    "warcraft.mat.stock": msg("warcraft", "Stockpile", "part of a town board"),
    "warcraft.mat.reserve": msg("warcraft", "Reserve", "part of a town board"),
    "warcraft.mat.finished": plural("warcraft", "{done} of %n building(s) completed", "", 0),
    "warcraft.mat.finished_first": plural(
        "warcraft", "First player · {done} of %n building(s) completed", "", 0
    ),
    "warcraft.mat.first": msg("warcraft", "First player"),
    "warcraft.plot.ready": msg("warcraft", "ready", "a building in which nobody trains"),
    "warcraft.plot.training": msg("warcraft", "in training", "a building with a piece in it"),
    "warcraft.plot.rising": msg("warcraft", "under construction", "a building"),
    "warcraft.plot.summoned": msg("warcraft", "summoned", "a building under construction"),
    "warcraft.plot.free": msg("warcraft", "free plot", "place for a building"),
    "warcraft.tile.hits": msg("warcraft", "hits on ≤\u00a0{strength}", "dice"),
    "warcraft.tile.top": msg("warcraft", "Highest level: one victory point."),
    "warcraft.tile.last": msg("warcraft", "Highest level."),
    "warcraft.tile.next.melee": plural(
        "warcraft", "Next: {unit}, with %n melee building(s).", "", 0
    ),
    "warcraft.tile.next.ranged": plural(
        "warcraft", "Next: {unit}, with %n ranged building(s).", "", 0
    ),
    "warcraft.tile.next.flying": plural(
        "warcraft", "Next: {unit}, with %n flying building(s).", "", 0
    ),
    "warcraft.points": msg("warcraft", "Points", "victory points"),
    "warcraft.points.parts": msg(
        "warcraft",
        "Towns {towns}, objectives {objectives}, cards {cards}, upgrades {upgrades}.",
        "where victory points come from",
    ),
    "warcraft.points.team": plural("warcraft", "The team: %n point(s).", "", 0),
    "warcraft.points.target": plural("warcraft", "%n point(s) win.", "", 0),
    "warcraft.deck": msg("warcraft", "Draw pile", "cards"),
    "warcraft.deck.hand": plural("warcraft", "%n card(s) in hand.", "", 0),
    "warcraft.deck.discards": msg("warcraft", "Discarded: {cards}.", "list of cards"),
    "warcraft.battle.attacker": msg("warcraft", "Attacker"),
    "warcraft.battle.defender": msg("warcraft", "Defender"),
    "warcraft.battle.none": msg("warcraft", "No battle in this step yet."),
    "warcraft.battle.where": msg("warcraft", "{place}: battle round {round}"),
    "warcraft.battle.over": msg("warcraft", "{place}: the battle is over."),
    "warcraft.battle.casualties": plural(
        "warcraft", "%n casualty(ies): {removed} removed, {left} to go.", "", 0
    ),
    "warcraft.battle.prevented": plural("warcraft", "%n casualty(ies) prevented.", "", 0),
    "warcraft.battle.flyers_open": msg(
        "warcraft", "Flying units may be casualties in the melee phase."
    ),
}

BUTTONS: Mapping[str, Source] = {
    "warcraft.button.end_move": msg("warcraft", "End movement", "button"),
    "warcraft.button.end_harvest": msg("warcraft", "End harvest", "button"),
    "warcraft.button.end_deploy": msg("warcraft", "End deployment", "button"),
    "warcraft.button.end_spend": msg("warcraft", "End spending", "button"),
    "warcraft.button.pass": msg("warcraft", "No card", "button"),
    "warcraft.pass.battle": msg("warcraft", "No card until this battle is over", "menu entry"),
    "warcraft.pass.step": msg("warcraft", "No card until this step is over", "menu entry"),
    "warcraft.button.join": msg("warcraft", "Join the battle", "button"),
    "warcraft.button.stay_out": msg("warcraft", "Stay out", "button"),
    "warcraft.button.gold": msg("warcraft", "Gold", "button"),
    "warcraft.button.wood": msg("warcraft", "Wood", "button"),
    "warcraft.button.poison_ranged": msg("warcraft", "Ranged phase", "button"),
    "warcraft.button.poison_flying": msg("warcraft", "Flying phase", "button"),
    "warcraft.button.poison_melee": msg("warcraft", "Melee phase", "button"),
}

SAYINGS: Mapping[str, Source] = {
    "warcraft.say.move": msg("warcraft", "Move {count} × {unit}: {source} → {target}"),
    "warcraft.say.move_some": msg("warcraft", "Move {unit}: {source} → {target}"),
    "warcraft.say.carry": msg("warcraft", "Move {unit} with {captive}: {source} → {target}"),
    "warcraft.say.escort": msg(
        "warcraft", "Move {unit}: {source} → {target}. Leave {captive} on the way: {place}"
    ),
    "warcraft.say.end_move": msg("warcraft", "End movement"),
    "warcraft.say.fight": msg("warcraft", "Fight {player}: {place}"),
    "warcraft.say.join": msg("warcraft", "Let your units on the flanks fight too"),
    "warcraft.say.stay_out": msg("warcraft", "Keep your units on the flanks out"),
    "warcraft.say.poison_ranged": msg("warcraft", "Slow Poison: strike first in the ranged phase"),
    "warcraft.say.poison_flying": msg("warcraft", "Slow Poison: strike first in the flying phase"),
    "warcraft.say.poison_melee": msg("warcraft", "Slow Poison: strike first in the melee phase"),
    "warcraft.say.lose": msg("warcraft", "Remove {unit}: {place}"),
    "warcraft.say.lose_of": msg("warcraft", "Remove {unit} ({player}): {place}"),
    "warcraft.say.revive": msg("warcraft", "Return to the outpost: {place}"),
    "warcraft.say.retreat": msg("warcraft", "Fall back with {unit} → {place}"),
    "warcraft.say.pass": msg("warcraft", "No card", "button"),
    "warcraft.say.play": msg("warcraft", "Play {card}"),
    "warcraft.say.play_at": msg("warcraft", "Play {card}: {place}"),
    "warcraft.say.play_on": msg("warcraft", "Play {card}: {unit}, {place}"),
    "warcraft.say.play_for_gold": msg("warcraft", "Play {card}: take {count} gold"),
    "warcraft.say.play_for_wood": msg("warcraft", "Play {card}: take {count} wood"),
    "warcraft.say.portal": msg("warcraft", "Play Town Portal: {source} → {target}"),
    "warcraft.say.settle": msg("warcraft", "Go on with {unit} → {place}"),
    "warcraft.say.harvest": msg("warcraft", "Harvest: {place}"),
    "warcraft.say.give_up": msg("warcraft", "Give up the unfinished outpost: {place}"),
    "warcraft.say.raise": msg("warcraft", "Raise {unit}: {place}"),
    "warcraft.say.end_harvest": msg("warcraft", "End harvest"),
    "warcraft.say.deploy": msg("warcraft", "Deploy {count} × {unit}: {place}"),
    "warcraft.say.deploy_some": msg("warcraft", "Deploy {unit}: {place}"),
    "warcraft.say.finish": msg("warcraft", "Complete: {building}"),
    "warcraft.say.finish_outpost": msg("warcraft", "Complete the outpost: {place}"),
    "warcraft.say.end_deploy": msg("warcraft", "End deployment"),
    "warcraft.say.train": msg("warcraft", "Train {count} × {unit} ({price} each)"),
    "warcraft.say.train_some": msg("warcraft", "Train {unit} ({price} each)"),
    "warcraft.say.build": msg("warcraft", "Build: {building} ({price})"),
    "warcraft.say.summon": msg("warcraft", "Summon: {building} ({price}, no worker)"),
    "warcraft.say.outpost": msg("warcraft", "Build an outpost: {place} ({price})"),
    "warcraft.say.upgrade": msg("warcraft", "Upgrade: {unit} → {next} ({price})"),
    "warcraft.say.upgrade_free": msg("warcraft", "Upgrade: {unit} → {next}"),
    "warcraft.say.end_spend": msg("warcraft", "End spending"),
    "warcraft.say.give": msg("warcraft", "Give {count} {resource} → {player}"),
    "warcraft.say.give_some": msg("warcraft", "Give {resource} → {player}"),
    "warcraft.say.resign": msg("warcraft", "Resign"),
}

NEXT_QUESTIONS: Mapping[str, Source] = {
    "warcraft.then.move": msg("warcraft", "Move {unit} from {place}: choose where to"),
    "warcraft.then.move_from": msg("warcraft", "Move from {place}: choose where to"),
    "warcraft.then.carry": msg("warcraft", "Choose where your unit takes the captive"),
    "warcraft.then.deploy": msg("warcraft", "Deploy {unit}: choose your town or an outpost"),
    "warcraft.then.train": msg("warcraft", "Train {unit}: choose an empty building"),
    "warcraft.then.build": msg("warcraft", "Choose the plot this worker builds on"),
    "warcraft.then.outpost": msg("warcraft", "Choose a space with one of your workers"),
    "warcraft.then.give": msg("warcraft", "Choose the team-mate who gets it"),
    "warcraft.then.card.space": msg("warcraft", "{card}: choose a space"),
    "warcraft.then.card.unit": msg("warcraft", "{card}: choose an enemy unit"),
    "warcraft.then.card.resource": msg("warcraft", "{card}: gold or wood?"),
    "warcraft.then.card.route": msg("warcraft", "{card}: choose the space your units leave"),
    "warcraft.then.card.goal": msg("warcraft", "{card}: choose your town or an outpost"),
    "warcraft.then.card.building": msg("warcraft", "{card}: choose a free plot"),
}

ODDS: Mapping[str, Source] = {
    "warcraft.odds.take": msg("warcraft", "Take the battlefield: {place}"),
    "warcraft.odds.hold": msg("warcraft", "Hold the battlefield: {place}"),
    "warcraft.odds.attacker_holds": msg("warcraft", "Attacker", "part of a bar: who is left"),
    "warcraft.odds.defender_holds": msg("warcraft", "Defender", "part of a bar: who is left"),
    "warcraft.odds.nobody_holds": msg("warcraft", "Nobody", "part of a bar: who is left"),
    "warcraft.odds.lost": msg("warcraft", "Lost on average: you {own}, the enemy {theirs}."),
    "warcraft.odds.estimated": msg("warcraft", "Estimated: the battle is large."),
    "warcraft.odds.no_cards": msg("warcraft", "Cards are not counted."),
}
