"""The game, its scenarios and its options, before anything is played."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg

GAME: Mapping[str, Source] = {
    "warcraft.title": msg("warcraft", "Warcraft", "name of the game"),
    "warcraft.summary": msg("warcraft", "Gold, wood and four peoples at war."),
}

VARIANTS: Mapping[str, Source] = {
    "warcraft.variant.main2": msg("warcraft", "Main game for two", "scenario"),
    "warcraft.variant.main2.summary": msg(
        "warcraft", "Two peoples, one land. Victory points win, or the enemy's town."
    ),
    "warcraft.variant.main2.story": msg(
        "warcraft",
        "Two towns lie at the edges of a rich valley. There is gold and wood for one of them.",
    ),
    "warcraft.variant.main2.goals": msg(
        "warcraft",
        "You win with 15 victory points at the end of your turn (10 in the shorter game), or when "
        "your enemy's town has been captured twice. Towns and objectives count while you have a "
        "unit there; fully upgraded unit types and Victory Point cards count for good.",
    ),
    "warcraft.variant.main4": msg("warcraft", "Main game for four", "scenario"),
    "warcraft.variant.main4.summary": msg(
        "warcraft", "Two teams of two: Humans and Night Elves against Orcs and Undead."
    ),
    "warcraft.variant.main4.story": msg(
        "warcraft",
        "Old enemies have become allies. Humans and Night Elves hold the north, Orcs and Undead "
        "the south, and the land between them belongs to nobody yet.",
    ),
    "warcraft.variant.main4.goals": msg(
        "warcraft",
        "Your team wins with 30 victory points together (20 in the shorter game) at the end of a "
        "turn of yours. If the town of one player is captured twice, the whole team is out.",
    ),
    "warcraft.variant.elf_gate": msg("warcraft", "The Elf Gate", "scenario"),
    "warcraft.variant.elf_gate.summary": msg(
        "warcraft", "Three armies race for an ancient gate that Night Elves guard."
    ),
    "warcraft.variant.elf_gate.story": msg(
        "warcraft",
        "Behind the mountains stands a gate of the Night Elves, and a handful of them still "
        "watches the three passes. Whoever secures it decides the war.",
    ),
    "warcraft.variant.elf_gate.goals": msg(
        "warcraft",
        "You win if you have a unit on space D at the end of your turn and fewer than three enemy "
        "units, Night Elves included, stand next to it. Mines and forests beside a town never run "
        "out; all others are empty from the start.",
    ),
    "warcraft.variant.necromancers": msg("warcraft", "March of the Necromancers", "scenario"),
    "warcraft.variant.necromancers.summary": msg(
        "warcraft",
        "Humans with a town against two Necromancers who raise their army from the ground.",
    ),
    "warcraft.variant.necromancers.story": msg(
        "warcraft",
        "Two Necromancers have found the places where the dead lie shallow. Every round more of "
        "them rise and march on the last town of the Humans.",
    ),
    "warcraft.variant.necromancers.goals": msg(
        "warcraft",
        "Undead: a Necromancer on A, B or C raises a unit each round, on D or E he upgrades a "
        "type. You win when the Human town has been captured twice. Humans: kill both "
        "Necromancers, or destroy the tokens on A, B and C by holding those spaces after battle.",
    ),
    "warcraft.variant.captives": msg("warcraft", "The Captives", "scenario"),
    "warcraft.variant.captives.summary": msg(
        "warcraft", "Orcs and Night Elves each hold the other's leader behind walls."
    ),
    "warcraft.variant.captives.story": msg(
        "warcraft",
        "Thrall is a prisoner of the Night Elves, Tyrande one of the Orcs. Both camps have sworn "
        "to bring their leader home.",
    ),
    "warcraft.variant.captives.goals": msg(
        "warcraft",
        "Fight your way to the captive of your race and bring him or her to your own town: any "
        "unit that starts in or passes the space may take a captive along. Only flying units cross "
        "walls. Eliminating the enemy wins too.",
    ),
    "warcraft.variant.nordrassil": msg("warcraft", "Nordrassil, the World Tree", "scenario"),
    "warcraft.variant.nordrassil.summary": msg(
        "warcraft", "Three allies hold out against an army that does not stay dead."
    ),
    "warcraft.variant.nordrassil.story": msg(
        "warcraft",
        "Under the World Tree the Night Elves work a spell that will end the war. Humans and Orcs "
        "stand by them. The Undead come again and again.",
    ),
    "warcraft.variant.nordrassil.goals": msg(
        "warcraft",
        "Allies: hold out until the last card of the Night Elf deck is drawn; one is set aside "
        "every round. Undead: have a unit on space A at the end of your movement, or capture the "
        "Night Elf outpost twice. Your dead return to your outposts at once.",
    ),
}

OPTIONS: Mapping[str, Source] = {
    "warcraft.option.target": msg("warcraft", "Victory points to win"),
    "warcraft.option.target.15": msg("warcraft", "15", "victory points"),
    "warcraft.option.target.10": msg("warcraft", "10: a shorter game", "victory points"),
    "warcraft.option.target.30": msg("warcraft", "30", "victory points"),
    "warcraft.option.target.20": msg("warcraft", "20: a shorter game", "victory points"),
    "warcraft.option.heal_errata": msg("warcraft", "Heal"),
    "warcraft.option.heal_errata.off": msg("warcraft", "One casualty less in every phase"),
    "warcraft.option.heal_errata.on": msg(
        "warcraft", "Errata: each 1 the enemy rolls hits for one less"
    ),
    "warcraft.option.active_player_cards_first": msg("warcraft", "Cards in battle"),
    "warcraft.option.active_player_cards_first.off": msg("warcraft", "The defender plays first"),
    "warcraft.option.active_player_cards_first.on": msg("warcraft", "The attacker plays first"),
    "warcraft.option.devour_no_winner_kills": msg("warcraft", "Devour in a battle nobody wins"),
    "warcraft.option.devour_no_winner_kills.off": msg("warcraft", "The devoured unit comes back"),
    "warcraft.option.devour_no_winner_kills.on": msg("warcraft", "The devoured unit dies"),
    "warcraft.option.necro_safe_near_town_only": msg("warcraft", "Depletion"),
    "warcraft.option.necro_safe_near_town_only.off": msg("warcraft", "Nothing runs out"),
    "warcraft.option.necro_safe_near_town_only.on": msg(
        "warcraft", "Only spaces beside the town never run out"
    ),
    "warcraft.option.strip_scenario_cards": msg("warcraft", "Cards useless in this scenario"),
    "warcraft.option.strip_scenario_cards.on": msg("warcraft", "Taken out of the decks"),
    "warcraft.option.strip_scenario_cards.off": msg("warcraft", "Left in the decks"),
    "warcraft.option.round_limit": msg("warcraft", "Longest game"),
    "warcraft.option.round_limit.off": msg("warcraft", "Until somebody wins"),
    "warcraft.option.round_limit.60": msg("warcraft", "60 rounds: then most victory points win"),
}
