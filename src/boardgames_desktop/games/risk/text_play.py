"""Questions, options, log lines, odds: what is said while the game is played."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

QUESTIONS: Mapping[str, Source] = {
    "risk.ask.claim": msg("risk", "Claim a territory"),
    "risk.ask.claim.more": plural("risk", "%n territory(ies) still free.", "", 0),
    "risk.ask.muster": msg("risk", "Place one army on your land"),
    "risk.ask.muster.more": plural("risk", "%n army(ies) left to place.", "", 0),
    "risk.ask.reinforce": plural("risk", "Trade a set, or place %n army(ies)", "", 0),
    "risk.ask.must_trade": plural("risk", "You hold %n card(s): trade a set", "", 0),
    "risk.ask.trade.worth": plural("risk", "The next set brings %n army(ies).", "", 0),
    "risk.ask.trade.fixed": msg(
        "risk", "A set of infantry brings 4 armies, cavalry 6, artillery 8, one of each 10."
    ),
    "risk.ask.place": plural("risk", "Place %n army(ies)", "", 0),
    "risk.ask.place.more": plural(
        "risk", "%n territory(ies) give {base}, continents {bonus}.", "", 0
    ),
    "risk.ask.combat": msg("risk", "Attack a neighbour, or end combat"),
    "risk.ask.combat_on": msg("risk", "Attack on, or end combat"),
    "risk.ask.combat.more": msg(
        "risk", "Click your territory with two or more armies, then a neighbour."
    ),
    "risk.ask.battle_on": msg("risk", "Fight on: {source} → {target}?"),
    "risk.ask.battle_on.more": msg("risk", "Attackers {attackers}, defenders {defenders}."),
    "risk.ask.defend": msg("risk", "Defend {place}: one die or two?"),
    "risk.ask.defend.more": plural(
        "risk", "{player} attacks from {source} with %n die(dice).", "", 0
    ),
    "risk.ask.move_in": msg("risk", "{place} is yours. How many armies move in?"),
    "risk.ask.move_in.more": msg("risk", "From {least} to {most}."),
    "risk.ask.spoils": plural("risk", "You hold %n card(s): trade a set now", "", 0),
    "risk.ask.spoils_place": plural("risk", "Place %n army(ies) on one territory", "", 0),
    "risk.ask.spoils_place.more": msg("risk", "All armies for this set stay together."),
    "risk.ask.fortify": msg("risk", "Move troops once, or skip"),
    "risk.ask.fortify.more": msg(
        "risk", "Click where from, then where to, along your own land. One army stays."
    ),
}

NEXT_QUESTIONS: Mapping[str, Source] = {
    "risk.then.attack": msg("risk", "Attack from {source}: choose a target"),
    "risk.then.attack.more": msg(
        "risk", "Point at a land farther on for the odds of the whole way there."
    ),
    "risk.then.move": msg("risk", "Move troops from {source}: choose where to"),
    "risk.then.place": msg("risk", "Choose a territory for the armies"),
    "risk.then.trade": plural("risk", "Trade a set: choose %n more card(s)", "", 0),
}

SAYINGS: Mapping[str, Source] = {
    "risk.say.claim": msg("risk", "Claim {place}"),
    "risk.say.place": plural("risk", "Place %n army(ies): {place}", "", 0),
    "risk.say.place_some": msg("risk", "Place armies: {place}"),
    "risk.say.trade": plural("risk", "Trade {card1}, {card2}, {card3} for %n army(ies)", "", 0),
    "risk.say.attack": plural("risk", "Attack with %n die(dice): {source} → {target}", "", 0),
    "risk.say.storm": plural(
        "risk", "Fight on until %n army(ies) remain: {source} → {target}", "", 0
    ),
    "risk.say.storm_some": msg("risk", "Fight on until … remain: {source} → {target}"),
    "risk.say.end_combat": msg("risk", "End combat"),
    "risk.say.defend": plural("risk", "Defend with %n die(dice)", "", 0),
    "risk.say.move_in": plural("risk", "Move in with %n army(ies): {place}", "", 0),
    "risk.say.move_in_some": msg("risk", "Move in: {place}"),
    "risk.say.fortify": plural("risk", "Move %n army(ies): {source} → {target}", "", 0),
    "risk.say.fortify_some": msg("risk", "Move troops: {source} → {target}"),
    "risk.say.skip": msg("risk", "Skip moving troops"),
    "risk.say.resign": msg("risk", "Resign"),
}

LOG: Mapping[str, Source] = {
    "risk.log.roll": msg("risk", "{player} {die}", "one start roll: name and number"),
    "risk.log.places_first": msg("risk", "Start roll: {rolls}. {player} places first."),
    "risk.log.plays_first": msg("risk", "Start roll: {rolls}. {player} takes the first turn."),
    "risk.log.tie": msg("risk", "Start roll: {rolls}. Tie, roll again."),
    "risk.log.deal": msg("risk", "The territories are dealt."),
    "risk.log.scatter": msg("risk", "All armies are placed at random."),
    "risk.log.claim": msg("risk", "{player} claims {place}."),
    "risk.log.turn": plural("risk", "Round {round}: {player} receives %n army(ies).", "", 0),
    "risk.log.place": plural("risk", "{player} places %n army(ies): {place}.", "", 0),
    "risk.log.trade": plural(
        "risk", "{player} trades {card1}, {card2}, {card3} for %n army(ies).", "", 0
    ),
    "risk.log.storm": plural(
        "risk", "{player} fights on until %n army(ies) remain: {source} → {target}.", "", 0
    ),
    "risk.log.battle": msg(
        "risk",
        "{source} → {target}: {attack} against {defence}, lost {attacker_lost} : {defender_lost}.",
    ),
    "risk.log.conquer": msg("risk", "{player} conquers {place}."),
    "risk.log.continent": msg("risk", "{player} holds all of {continent}."),
    "risk.log.move_in": plural(
        "risk", "{player} moves in with %n army(ies): {source} → {target}.", "", 0
    ),
    "risk.log.eliminate": plural(
        "risk", "{player} eliminates {victim} and takes %n card(s).", "", 0
    ),
    "risk.log.eliminate_only": msg("risk", "{player} eliminates {victim}."),
    "risk.log.cards_taken": msg("risk", "Cards taken: {cards}."),
    "risk.log.fortify": plural("risk", "{player} moves %n army(ies): {source} → {target}.", "", 0),
    "risk.log.draw": msg("risk", "{player} draws a card."),
    "risk.log.card": msg("risk", "The card: {card}."),
    "risk.log.reshuffle": msg("risk", "The discarded cards are shuffled into a new pile."),
    "risk.log.no_card": msg("risk", "No card is left to draw."),
    "risk.log.resign": msg("risk", "{player} resigns. The armies stay as neutrals."),
    "risk.log.wins": msg("risk", "{player} rules the world."),
    "risk.log.cap_wins": msg("risk", "The last round is over. {player} leads and wins."),
    "risk.log.cap_shared": msg("risk", "The last round is over. Shared victory: {players}."),
}

ODDS: Mapping[str, Source] = {
    "risk.odds.conquer": msg("risk", "Conquer {place}"),
    "risk.odds.chain": msg("risk", "Conquer one after the other: {way}"),
    "risk.odds.way": msg("risk", "{way} → {place}", "territories conquered in this order"),
    "risk.odds.none_falls": msg("risk", "None falls", "part of a bar"),
    "risk.odds.as_far_as": msg("risk", "As far as {place}", "part of a bar"),
    "risk.odds.all_fall": msg("risk", "All fall", "part of a bar"),
    "risk.odds.chain_left": msg(
        "risk", "If all fall: {armies} armies left at the end on average, one left in each land."
    ),
    "risk.odds.hold": msg("risk", "Hold this battle: {place}"),
    "risk.odds.attacker_loses": plural("risk", "Attacker loses %n", "part of a bar", 0),
    "risk.odds.defender_loses": plural("risk", "Defender loses %n", "part of a bar", 0),
    "risk.odds.split": msg("risk", "Each loses 1", "part of a bar"),
    "risk.odds.left": msg("risk", "If it falls: {armies} attacking armies left on average."),
    "risk.odds.defenders_left": msg("risk", "If it holds: {armies} defenders left on average."),
    "risk.odds.stop": plural("risk", "Called off at %n army(ies).", "", 0),
}
