"""Lines of the log."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

LOG: Mapping[str, Source] = {
    "warcraft.log.first": msg("warcraft", "{player} is the first player."),
    "warcraft.log.turn": msg("warcraft", "Round {round}: {player} moves."),
    "warcraft.log.draw": plural("warcraft", "{player} draws %n experience card(s).", "", 0),
    "warcraft.log.card": msg("warcraft", "Drawn: {cards}."),
    "warcraft.log.set_aside": plural(
        "warcraft", "{player} sets a card aside, face down: %n left in the pile.", "", 0
    ),
    "warcraft.log.reshuffle": msg("warcraft", "{player} shuffles the discards into a new pile."),
    "warcraft.log.move": msg("warcraft", "{player} moves {pieces}: {source} → {target}."),
    "warcraft.log.carry": msg("warcraft", "{player} takes {captive} along: {source} → {target}."),
    "warcraft.log.play": msg("warcraft", "{player} plays {card}."),
    "warcraft.log.play_at": msg("warcraft", "{player} plays {card}: {place}."),
    "warcraft.log.play_on": msg("warcraft", "{player} plays {card}: {unit}, {place}."),
    "warcraft.log.play_for": msg("warcraft", "{player} plays {card}: {resource}."),
    "warcraft.log.play_way": msg("warcraft", "{player} plays {card}: {source} → {target}."),
    "warcraft.log.play_building": msg("warcraft", "{player} plays {card}: {building}."),
    "warcraft.log.pillage": msg("warcraft", "{player} takes from {victim}: {price}."),
    "warcraft.log.pillage_nothing": msg("warcraft", "{player} finds nothing to take: {victim}."),
    "warcraft.log.curse": plural(
        "warcraft", "{player}, Curse: {faces}, %n casualty(ies) prevented.", "", 0
    ),
    "warcraft.log.poison": msg("warcraft", "{player} strikes first: {phases}."),
    "warcraft.log.dispelled": msg("warcraft", "{card} is dispelled."),
    "warcraft.log.battle": msg("warcraft", "{place}: {attackers} against {defenders}."),
    "warcraft.log.round": msg("warcraft", "Battle round {round}."),
    "warcraft.log.roll.ranged": plural(
        "warcraft", "{player}, ranged: {faces} (strength {strength}), %n hit(s).", "", 0
    ),
    "warcraft.log.roll.flying": plural(
        "warcraft", "{player}, flying: {faces} (strength {strength}), %n hit(s).", "", 0
    ),
    "warcraft.log.roll.melee": plural(
        "warcraft", "{player}, melee: {faces} (strength {strength}), %n hit(s).", "", 0
    ),
    "warcraft.log.dealt.attack": plural("warcraft", "Attacker: %n casualty(ies).", "", 0),
    "warcraft.log.dealt.defence": plural("warcraft", "Defender: %n casualty(ies).", "", 0),
    "warcraft.log.prevented": plural("warcraft", "{cause} prevents %n casualty(ies).", "", 0),
    "warcraft.log.lose": msg("warcraft", "{player} loses {pieces}: {place}."),
    "warcraft.log.digested": msg("warcraft", "{player} loses {pieces}, devoured: {place}."),
    "warcraft.log.revived": msg("warcraft", "{player} returns a unit to the outpost: {place}."),
    "warcraft.log.raised_dead": msg("warcraft", "{player} raises {pieces}: {place}."),
    "warcraft.log.disband": msg("warcraft", "{player} takes {pieces} back: {place}."),
    "warcraft.log.battle_won": msg("warcraft", "{place}: the battle is won by {winners}."),
    "warcraft.log.battle_drawn": msg("warcraft", "{place}: nobody wins the battle."),
    "warcraft.log.destroy": msg("warcraft", "{player} loses {pieces}, undefended: {place}."),
    "warcraft.log.destroy_outpost": msg(
        "warcraft", "{player} loses an outpost, undefended: {place}."
    ),
    "warcraft.log.destroy_both": msg(
        "warcraft", "{player} loses an outpost and {pieces}, undefended: {place}."
    ),
    "warcraft.log.captured": msg("warcraft", "{player}: enemies have captured {place} once."),
    "warcraft.log.captured_again": msg("warcraft", "{player}: {place} is captured again and lost."),
    "warcraft.log.harvest_gold": plural("warcraft", "{player} harvests %n gold: {place}.", "", 0),
    "warcraft.log.harvest_gold_half": plural(
        "warcraft", "{player} harvests %n gold: {place} is now half depleted.", "", 0
    ),
    "warcraft.log.harvest_gold_depleted": plural(
        "warcraft", "{player} harvests %n gold: {place} is now depleted.", "", 0
    ),
    "warcraft.log.harvest_wood": plural("warcraft", "{player} harvests %n wood: {place}.", "", 0),
    "warcraft.log.harvest_wood_half": plural(
        "warcraft", "{player} harvests %n wood: {place} is now half depleted.", "", 0
    ),
    "warcraft.log.harvest_wood_depleted": plural(
        "warcraft", "{player} harvests %n wood: {place} is now depleted.", "", 0
    ),
    "warcraft.log.give_up": msg("warcraft", "{player} gives up an unfinished outpost: {place}."),
    "warcraft.log.raise": msg("warcraft", "{player} raises {pieces}: {place}."),
    "warcraft.log.deploy": msg("warcraft", "{player} deploys {pieces}: {place}."),
    "warcraft.log.finish": msg("warcraft", "{player} completes: {building}."),
    "warcraft.log.finish_outpost": msg("warcraft", "{player} completes an outpost: {place}."),
    "warcraft.log.train": msg("warcraft", "{player} trains {pieces}."),
    "warcraft.log.build": msg("warcraft", "{player} begins: {building}."),
    "warcraft.log.outpost": msg("warcraft", "{player} begins an outpost: {place}."),
    "warcraft.log.upgrade.melee": msg(
        "warcraft", "{player} upgrades melee units: {unit}, strength {strength}."
    ),
    "warcraft.log.upgrade.ranged": msg(
        "warcraft", "{player} upgrades ranged units: {unit}, strength {strength}."
    ),
    "warcraft.log.upgrade.flying": msg(
        "warcraft", "{player} upgrades flying units: {unit}, strength {strength}."
    ),
    "warcraft.log.give": msg("warcraft", "{player} gives {count} {resource} → {mate}."),
    "warcraft.log.token": msg("warcraft", "The token is destroyed: {place}."),
    "warcraft.log.eliminated": msg("warcraft", "{player} is eliminated."),
    "warcraft.log.resign": msg("warcraft", "{player} resigns."),
    "warcraft.log.drawn.elimination": msg("warcraft", "Nobody is left. The game is a draw."),
    "warcraft.log.drawn.limit": msg(
        "warcraft", "The last round is over with equal victory points. The game is a draw."
    ),
    "warcraft.log.drawn.exhausted": msg(
        "warcraft", "Nobody can ever have a unit again. The game is a draw."
    ),
    "warcraft.log.won.points": msg("warcraft", "Victory points decide. Winner: {winners}."),
    "warcraft.log.won.hold": msg("warcraft", "The decisive space is held. Winner: {winners}."),
    "warcraft.log.won.stand": msg("warcraft", "The decisive space is reached. Winner: {winners}."),
    "warcraft.log.won.capture": msg("warcraft", "The decisive town has fallen. Winner: {winners}."),
    "warcraft.log.won.last_card": msg("warcraft", "The spell is complete. Winner: {winners}."),
    "warcraft.log.won.rescue": msg("warcraft", "The captive is free. Winner: {winners}."),
    "warcraft.log.won.slay_necromancers": msg(
        "warcraft", "All Necromancers are dead. Winner: {winners}."
    ),
    "warcraft.log.won.destroy_tokens": msg(
        "warcraft", "The dead can rise no more. Winner: {winners}."
    ),
    "warcraft.log.won.elimination": msg("warcraft", "All enemies are beaten. Winner: {winners}."),
    "warcraft.log.won.limit": msg(
        "warcraft", "The last round is over: most victory points win. Winner: {winners}."
    ),
}
