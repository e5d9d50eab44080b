"""Why an action is refused: one exact reason each."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

STEPS: Mapping[str, Source] = {
    "warcraft.no.step": msg("warcraft", "That does not belong to this step."),
    "warcraft.no.outcome": msg("warcraft", "Dice and cards cannot give this result."),
    "warcraft.no.out": msg("warcraft", "This player is already out of the game."),
    "warcraft.no.give_when": msg("warcraft", "You give resources only in a step of your own."),
    "warcraft.no.give_whom": msg("warcraft", "Resources go to a team-mate who is in the game."),
    "warcraft.no.give_what": plural("warcraft", "{resource}: you have %n to give.", "", 0),
}

MOVING: Mapping[str, Source] = {
    "warcraft.no.not_so_many": plural(
        "warcraft", "{place}: you have %n piece(s) of this kind there ({kind}).", "", 0
    ),
    "warcraft.no.moved_already": plural(
        "warcraft",
        "{place}: %n piece(s) there can still move ({kind}). Every piece moves once.",
        "",
        0,
    ),
    "warcraft.no.locked": msg(
        "warcraft", "{place}: nobody may leave before the battle there is fought."
    ),
    "warcraft.no.full_units": plural(
        "warcraft", "{place} is full: %n unit(s) of a team at most.", "", 0
    ),
    "warcraft.no.full_workers": plural(
        "warcraft", "{place} is full: %n worker(s) of a team at most.", "", 0
    ),
    "warcraft.no.necromancers_apart": msg(
        "warcraft", "{place}: two Necromancers never share a space."
    ),
    "warcraft.no.overfull": msg(
        "warcraft", "A space holds too many of your pieces. Move some on first."
    ),
    "warcraft.no.stay": msg("warcraft", "The pieces are there already: {place}."),
    "warcraft.no.mountain": msg("warcraft", "{place}: only flying units enter mountains."),
    "warcraft.no.worker_escort": msg(
        "warcraft", "{place}: enemies are there. A worker enters only after one of your units."
    ),
    "warcraft.no.crippled": msg("warcraft", "{place}: crippled pieces cannot move that far."),
    "warcraft.no.wall": msg("warcraft", "{place}: a wall is in the way. Only flying units cross."),
    "warcraft.no.too_far": plural(
        "warcraft", "{place} is out of reach: these pieces move up to %n space(s).", "", 0
    ),
    "warcraft.no.stopped": msg(
        "warcraft", "{place}: enemies are in the way. Pieces stop where they meet them."
    ),
    "warcraft.no.no_captive": msg("warcraft", "No captive of yours can be taken along here."),
    "warcraft.no.carry_reach": msg(
        "warcraft", "{place}: a unit that takes the captive along cannot get there."
    ),
}

HARVESTING: Mapping[str, Source] = {
    "warcraft.no.harvest_first": msg("warcraft", "Your workers still harvest here first: {place}."),
    "warcraft.no.no_resource": msg("warcraft", "{place} is neither a gold mine nor a forest."),
    "warcraft.no.wood_later": msg("warcraft", "{place}: gold mines come before forests."),
    "warcraft.no.gold_over": msg(
        "warcraft", "{place}: forests are being harvested now, gold mines are done."
    ),
    "warcraft.no.depleted": msg("warcraft", "{place} is depleted."),
    "warcraft.no.harvested": msg("warcraft", "{place} has been harvested in this step."),
    "warcraft.no.no_worker": msg("warcraft", "{place}: none of your workers is there."),
    "warcraft.no.only_builder": msg(
        "warcraft", "{place}: the worker there builds an outpost and cannot harvest."
    ),
    "warcraft.no.no_site": msg("warcraft", "{place}: you are building no outpost there."),
    "warcraft.no.no_necromancer": msg("warcraft", "{place}: no Necromancer of yours is there."),
    "warcraft.no.cannot_raise": msg("warcraft", "{place}: no unit can rise there now."),
}

TOWN: Mapping[str, Source] = {
    "warcraft.no.not_trained": plural(
        "warcraft", "%n piece(s) of this kind in training ({kind}).", "", 0
    ),
    "warcraft.no.deploy_where": msg(
        "warcraft", "{place}: pieces are deployed in your town or at a finished outpost of yours."
    ),
    "warcraft.no.nothing_built": msg(
        "warcraft", "No building of this kind is under construction ({kind})."
    ),
    "warcraft.no.town_full": plural(
        "warcraft", "{place} already holds %n worker(s): the builder cannot come back.", "", 0
    ),
    "warcraft.no.too_dear": msg("warcraft", "You cannot pay for this: {price}."),
    "warcraft.no.one_option": msg(
        "warcraft", "Train, construct or upgrade: you may do only one of them in a step."
    ),
    "warcraft.no.only_upgrades": msg("warcraft", "Necromancers only upgrade in this step."),
    "warcraft.no.no_building": msg("warcraft", "You have no finished building for this ({kind})."),
    "warcraft.no.buildings_taken": plural(
        "warcraft", "You have %n empty building(s) for this kind ({kind}).", "", 0
    ),
    "warcraft.no.reserve": plural(
        "warcraft", "%n piece(s) of this kind left in your reserve ({kind}).", "", 0
    ),
    "warcraft.no.no_town": msg("warcraft", "You have no town to build in."),
    "warcraft.no.no_plot": plural(
        "warcraft", "All %n plot(s) for this kind are taken ({kind}).", "", 0
    ),
    "warcraft.no.no_builder": msg("warcraft", "{place}: no worker is free to build."),
    "warcraft.no.outpost_where": msg("warcraft", "{place}: no outposts in towns and on mountains."),
    "warcraft.no.outpost_there": msg("warcraft", "{place} already has an outpost."),
    "warcraft.no.no_outposts": plural("warcraft", "All your %n outpost(s) are in use.", "", 0),
    "warcraft.no.top": msg("warcraft", "This type is at its highest level ({kind})."),
    "warcraft.no.upgraded": msg(
        "warcraft", "This type was upgraded in this step already ({kind})."
    ),
    "warcraft.no.no_grave": msg(
        "warcraft", "Each Necromancer on a graveyard upgrades one type a round."
    ),
    "warcraft.no.upgrade_needs": plural(
        "warcraft", "The next level needs %n finished building(s) of this type ({kind}).", "", 0
    ),
}

FIGHTING: Mapping[str, Source] = {
    "warcraft.no.no_battle": msg("warcraft", "{place}: there is no such battle to fight."),
    "warcraft.no.poison_twice": msg(
        "warcraft", "This phase has been named already: choose another one ({kind})."
    ),
    "warcraft.no.lose_foreign": msg("warcraft", "The casualty must be a unit of the other side."),
    "warcraft.no.lose_flyer": msg(
        "warcraft", "Flying units cannot be casualties in the melee phase."
    ),
    "warcraft.no.lose_absent": msg("warcraft", "{place}: no such unit takes part in this battle."),
    "warcraft.no.retreat": msg("warcraft", "{place}: this unit cannot fall back there."),
    "warcraft.no.revive_where": msg("warcraft", "{place}: none of your outposts stands there."),
}

PLAYING: Mapping[str, Source] = {
    "warcraft.no.not_in_hand": msg("warcraft", "You do not hold this card: {card}."),
    "warcraft.no.card_moment": msg("warcraft", "{card} cannot be played at this moment."),
    "warcraft.no.card_target": msg("warcraft", "{card} is played on something else."),
    "warcraft.no.settle": msg(
        "warcraft", "{place}: a unit of this kind cannot go on there ({kind})."
    ),
    "warcraft.no.card_call_to_arms": msg(
        "warcraft", "Call to Arms: enemies must have reached a space with your workers."
    ),
    "warcraft.no.card_dispel_magic": msg("warcraft", "Dispel Magic: there is no card to dispel."),
    "warcraft.no.card_invisibility": msg(
        "warcraft", "Invisibility: your side takes no casualties in this phase."
    ),
    "warcraft.no.card_polymorph": msg(
        "warcraft", "Polymorph: choose an enemy unit in this battle that still attacks."
    ),
    "warcraft.no.card_devour": msg(
        "warcraft", "Devour: choose an enemy melee or ranged unit in this battle."
    ),
    "warcraft.no.card_ensnare": msg("warcraft", "Ensnare: the enemy has no flying units here."),
    "warcraft.no.card_envenomed_spears": msg(
        "warcraft", "Envenomed Spears: you roll no dice in this phase, or the card works already."
    ),
    "warcraft.no.card_pillage": msg("warcraft", "Pillage: no enemy unit was removed just now."),
    "warcraft.no.card_faerie_fire": msg("warcraft", "Faerie Fire: you roll no dice in this phase."),
    "warcraft.no.card_marksmanship": msg(
        "warcraft", "Marksmanship: the enemy removes no unit now."
    ),
    "warcraft.no.card_moon_glaive": msg(
        "warcraft", "Moon Glaive: you have rolled no hit in this phase."
    ),
    "warcraft.no.card_renew": msg("warcraft", "Renew: choose a forest with a depletion marker."),
    "warcraft.no.card_cripple": msg(
        "warcraft", "Cripple: choose a space with pieces of the enemy who moves."
    ),
    "warcraft.no.card_curse": msg("warcraft", "Curse: the enemy has no hits in this phase."),
    "warcraft.no.card_summon_building": msg(
        "warcraft", "Summon Building: there is no free plot, or you cannot pay."
    ),
    "warcraft.no.card_web": msg("warcraft", "Web: the enemy has no flying units here."),
    "warcraft.no.card_fast": msg("warcraft", "Fast: choose a space with pieces of yours."),
    "warcraft.no.card_resources": msg("warcraft", "Resources: you have no stockpile."),
    "warcraft.no.card_town_portal": msg(
        "warcraft",
        "Town Portal: choose a space with your units, then your town or a finished outpost with "
        "room for them around it.",
    ),
    "warcraft.no.card_victory_point": msg(
        "warcraft", "Victory Point: it does not count in this scenario."
    ),
}

REFUSALS: Mapping[str, Source] = {
    **STEPS,
    **MOVING,
    **HARVESTING,
    **TOWN,
    **FIGHTING,
    **PLAYING,
}
