"""Experience cards: name, moment and effect, in our own words (section 9)."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg

CARDS: Mapping[str, Source] = {
    "warcraft.card.call_to_arms": msg("warcraft", "Call to Arms", "card"),
    "warcraft.card.call_to_arms.when": msg("warcraft", "When enemies reach your workers"),
    "warcraft.card.call_to_arms.does": msg(
        "warcraft",
        "All your workers in that space fight as melee units until this move step ends.",
    ),
    "warcraft.card.dispel_magic": msg("warcraft", "Dispel Magic", "card"),
    "warcraft.card.dispel_magic.when": msg("warcraft", "In battle, after an enemy card"),
    "warcraft.card.dispel_magic.does": msg(
        "warcraft", "The card just played does nothing and is discarded."
    ),
    "warcraft.card.invisibility": msg("warcraft", "Invisibility", "card"),
    "warcraft.card.invisibility.when": msg("warcraft", "Before casualties are removed"),
    "warcraft.card.invisibility.does": msg(
        "warcraft", "Your side takes one casualty less in this phase."
    ),
    "warcraft.card.polymorph": msg("warcraft", "Polymorph", "card"),
    "warcraft.card.polymorph.when": msg("warcraft", "At the start of a battle round"),
    "warcraft.card.polymorph.does": msg(
        "warcraft", "One enemy unit in this battle does not attack until the round ends."
    ),
    "warcraft.card.devour": msg("warcraft", "Devour", "card"),
    "warcraft.card.devour.when": msg("warcraft", "At the start of a battle round"),
    "warcraft.card.devour.does": msg(
        "warcraft",
        "Swallow an enemy melee or ranged unit. It dies if your side wins; else it comes back.",
    ),
    "warcraft.card.ensnare": msg("warcraft", "Ensnare", "card"),
    "warcraft.card.ensnare.when": msg("warcraft", "At the start of a melee phase"),
    "warcraft.card.ensnare.does": msg(
        "warcraft",
        "Until this battle ends, enemy flying units may be casualties in the melee phase too.",
    ),
    "warcraft.card.envenomed_spears": msg("warcraft", "Envenomed Spears", "card"),
    "warcraft.card.envenomed_spears.when": msg("warcraft", "Before you roll an attack"),
    "warcraft.card.envenomed_spears.does": msg(
        "warcraft", "In this phase you roll each die that missed once more."
    ),
    "warcraft.card.pillage": msg("warcraft", "Pillage", "card"),
    "warcraft.card.pillage.when": msg("warcraft", "After an enemy unit is removed"),
    "warcraft.card.pillage.does": msg(
        "warcraft", "Take what that unit cost, in gold and wood, from its owner."
    ),
    "warcraft.card.faerie_fire": msg("warcraft", "Faerie Fire", "card"),
    "warcraft.card.faerie_fire.when": msg("warcraft", "Before you roll an attack"),
    "warcraft.card.faerie_fire.does": msg(
        "warcraft", "In this phase your dice hit on a number one higher."
    ),
    "warcraft.card.marksmanship": msg("warcraft", "Marksmanship", "card"),
    "warcraft.card.marksmanship.when": msg("warcraft", "Before the enemy removes a unit"),
    "warcraft.card.marksmanship.does": msg(
        "warcraft", "You choose that one casualty instead of the enemy."
    ),
    "warcraft.card.moon_glaive": msg("warcraft", "Moon Glaive", "card"),
    "warcraft.card.moon_glaive.when": msg("warcraft", "After you rolled an attack"),
    "warcraft.card.moon_glaive.does": msg(
        "warcraft", "Roll one more die of the same strength for each hit."
    ),
    "warcraft.card.renew": msg("warcraft", "Renew", "card"),
    "warcraft.card.renew.when": msg("warcraft", "At the start of your harvest"),
    "warcraft.card.renew.does": msg("warcraft", "Remove the depletion marker from any one forest."),
    "warcraft.card.cripple": msg("warcraft", "Cripple", "card"),
    "warcraft.card.cripple.when": msg("warcraft", "At the start of an enemy's movement"),
    "warcraft.card.cripple.does": msg(
        "warcraft", "Everything of the enemy in one space moves one space less."
    ),
    "warcraft.card.curse": msg("warcraft", "Curse", "card"),
    "warcraft.card.curse.when": msg("warcraft", "After the enemy rolled an attack"),
    "warcraft.card.curse.does": msg(
        "warcraft", "Roll a die for each enemy hit: 1, 2 or 3 prevents a casualty."
    ),
    "warcraft.card.summon_building": msg("warcraft", "Summon Building", "card"),
    "warcraft.card.summon_building.when": msg("warcraft", "When you construct in town"),
    "warcraft.card.summon_building.does": msg(
        "warcraft", "Start a building that needs no worker. You still pay for it."
    ),
    "warcraft.card.web": msg("warcraft", "Web", "card"),
    "warcraft.card.web.when": msg("warcraft", "At the start of a melee phase"),
    "warcraft.card.web.does": msg(
        "warcraft",
        "Until this battle ends, enemy flying units may be casualties in the melee phase too.",
    ),
    "warcraft.card.fast": msg("warcraft", "Fast", "card"),
    "warcraft.card.fast.when": msg("warcraft", "At the start of your movement"),
    "warcraft.card.fast.does": msg(
        "warcraft", "All your pieces in one space may move two spaces farther, at most three."
    ),
    "warcraft.card.resources": msg("warcraft", "Resources", "card"),
    "warcraft.card.resources.when": msg("warcraft", "At the start of your spending"),
    "warcraft.card.resources.does": msg("warcraft", "Take {count} gold or {count} wood."),
    "warcraft.card.town_portal": msg("warcraft", "Town Portal", "card"),
    "warcraft.card.town_portal.when": msg("warcraft", "After anybody's movement, before battles"),
    "warcraft.card.town_portal.does": msg(
        "warcraft", "All your units in one space go to your town or to one of your outposts."
    ),
    "warcraft.card.victory_point": msg("warcraft", "Victory Point", "card"),
    "warcraft.card.victory_point.when": msg("warcraft", "In any step of yours"),
    "warcraft.card.victory_point.does": msg(
        "warcraft", "Lay it open in front of you: one victory point for good."
    ),
}
