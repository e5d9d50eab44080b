"""What is asked."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

QUESTIONS: Mapping[str, Source] = {
    "warcraft.ask.move": msg("warcraft", "Move your units and workers, or end movement"),
    "warcraft.ask.move.more": msg(
        "warcraft", "Drag pieces to another space. Each piece moves once."
    ),
    "warcraft.ask.move.battles": plural(
        "warcraft", "%n battle(s) will be fought when you end movement.", "", 0
    ),
    "warcraft.ask.battles": msg("warcraft", "Choose the next battle"),
    "warcraft.ask.battles.more": plural("warcraft", "%n battle(s) left in this step.", "", 0),
    "warcraft.ask.harvest_gold": msg("warcraft", "Choose a gold mine to harvest"),
    "warcraft.ask.harvest_wood": msg("warcraft", "Choose a forest to harvest"),
    "warcraft.ask.harvest.more": msg(
        "warcraft", "One die a worker: that many tokens. A 3 depletes the space."
    ),
    "warcraft.ask.raise": msg("warcraft", "Choose a Necromancer to raise a unit"),
    "warcraft.ask.raise.more": msg("warcraft", "One unit for each space with a token."),
    "warcraft.ask.deploy": msg("warcraft", "Deploy pieces and complete what you build"),
    "warcraft.ask.deploy.gift": msg(
        "warcraft", "Nothing to deploy. You may give gold or wood to your team-mate."
    ),
    "warcraft.ask.deploy.none": msg("warcraft", "Click a building or an outpost to complete it."),
    "warcraft.ask.deploy.more": plural(
        "warcraft", "%n piece(s) in training. Drag them to your town or an outpost.", "", 0
    ),
    "warcraft.ask.spend": msg("warcraft", "Train, construct or upgrade"),
    "warcraft.ask.spend_train": msg("warcraft", "Train more, or end spending"),
    "warcraft.ask.spend_construct": msg("warcraft", "Construct more, or end spending"),
    "warcraft.ask.spend_upgrade": msg("warcraft", "Upgrade another type, or end spending"),
    "warcraft.ask.spend.more": msg("warcraft", "You have {gold} gold and {wood} wood."),
    "warcraft.ask.spend_necromancer": msg("warcraft", "Upgrade a unit type, or end spending"),
    "warcraft.ask.spend_necromancer.more": msg(
        "warcraft", "Each Necromancer on a graveyard upgrades one type for free."
    ),
    "warcraft.ask.join": msg("warcraft", "{place}: do your units on the flanks join the battle?"),
    "warcraft.ask.join.more": msg("warcraft", "{attacker} against {defender}."),
    "warcraft.ask.poison": msg("warcraft", "Slow Poison: in which phase do you strike first?"),
    "warcraft.ask.poison.more": msg("warcraft", "The enemy takes those casualties before rolling."),
    "warcraft.ask.lose": plural("warcraft", "Choose a casualty: %n to go", "", 0),
    "warcraft.ask.lose_theirs": msg("warcraft", "Marksmanship: choose the enemy's casualty"),
    "warcraft.ask.lose.more_ranged": msg(
        "warcraft", "{place}: any unit of the battle, on the battlefield or the flanks."
    ),
    "warcraft.ask.lose.more_flying": msg(
        "warcraft", "{place}: any unit of the battle, on the battlefield or the flanks."
    ),
    "warcraft.ask.lose.more_melee": msg(
        "warcraft", "{place}: in the melee phase flying units are safe, unless a card says so."
    ),
    "warcraft.ask.retreat": msg("warcraft", "{place}: nobody can win here. Fall back"),
    "warcraft.ask.retreat.more": msg("warcraft", "Choose a unit and a neighbouring space."),
    "warcraft.ask.settle": msg("warcraft", "{place} is full: some units go on"),
    "warcraft.ask.settle.more": plural(
        "warcraft", "%n unit(s) must go to neighbouring spaces.", "", 0
    ),
    "warcraft.ask.revive_melee": msg("warcraft", "A melee unit comes back: choose an outpost"),
    "warcraft.ask.revive_ranged": msg("warcraft", "A ranged unit comes back: choose an outpost"),
    "warcraft.ask.revive_flying": msg("warcraft", "A flying unit comes back: choose an outpost"),
    "warcraft.ask.revive.more": msg("warcraft", "There it stands, however many are there."),
}

WINDOWS: Mapping[str, Source] = {
    "warcraft.ask.window.fast": msg("warcraft", "Play a card before you move?"),
    "warcraft.ask.window.fast.more": msg("warcraft", "Click the card, then a space of yours."),
    "warcraft.ask.window.cripple": msg("warcraft", "Play a card before the enemy moves?"),
    "warcraft.ask.window.cripple.more": msg("warcraft", "{player} is about to move."),
    "warcraft.ask.window.call": msg("warcraft", "Call your workers to arms?"),
    "warcraft.ask.window.call.more": msg("warcraft", "{player} has reached them: {place}."),
    "warcraft.ask.window.portal": msg("warcraft", "Play a card before the battles?"),
    "warcraft.ask.window.portal.more": msg("warcraft", "{player} has moved."),
    "warcraft.ask.window.renew": msg("warcraft", "Play a card before you harvest?"),
    "warcraft.ask.window.renew.more": msg("warcraft", "Click the card, then a depleted forest."),
    "warcraft.ask.window.resources": msg("warcraft", "Play a card before you spend?"),
    "warcraft.ask.window.resources.more": msg(
        "warcraft", "Click the card, then choose gold or wood."
    ),
    "warcraft.ask.window.round": msg("warcraft", "Play a card as the battle round begins?"),
    "warcraft.ask.window.melee": msg("warcraft", "Play a card as the melee phase begins?"),
    "warcraft.ask.window.before_roll": msg("warcraft", "Play a card before the dice fall?"),
    "warcraft.ask.window.after_roll": msg("warcraft", "Play a card on this roll?"),
    "warcraft.ask.window.before_loss": msg("warcraft", "Play a card before units are removed?"),
    "warcraft.ask.window.before_removal": msg("warcraft", "Choose the next enemy casualty?"),
    "warcraft.ask.window.removed": msg("warcraft", "Play a card on this loss?"),
    "warcraft.ask.window.removed.more": msg("warcraft", "A unit has been removed."),
    "warcraft.ask.window.removed_melee": msg("warcraft", "{player} has lost a melee unit."),
    "warcraft.ask.window.removed_ranged": msg("warcraft", "{player} has lost a ranged unit."),
    "warcraft.ask.window.removed_flying": msg("warcraft", "{player} has lost a flying unit."),
    "warcraft.ask.window.removed_worker": msg("warcraft", "{player} has lost a worker."),
    "warcraft.ask.window.dispel": msg("warcraft", "Dispel this card?"),
    "warcraft.ask.window.dispel.more": msg("warcraft", "{player} has played {card}."),
    "warcraft.ask.window.battle": msg("warcraft", "{place}, battle round {round}."),
    "warcraft.ask.window.battle_ranged": msg(
        "warcraft", "{place}, battle round {round}, ranged phase."
    ),
    "warcraft.ask.window.battle_flying": msg(
        "warcraft", "{place}, battle round {round}, flying phase."
    ),
    "warcraft.ask.window.battle_melee": msg(
        "warcraft", "{place}, battle round {round}, melee phase."
    ),
    "warcraft.ask.window.rolled": msg("warcraft", "Attacker: {attack}. Defender: {defence}."),
    "warcraft.ask.window.no_dice": msg("warcraft", "no dice", "what a side rolled"),
    "warcraft.ask.window.hits": plural("warcraft", "{faces}, %n hit(s)", "", 0),
    "warcraft.ask.window.losses": msg(
        "warcraft", "Casualties to take: attacker {attack}, defender {defence}."
    ),
}
