"""Names: races, units, kinds of piece, spaces, buildings, abilities (glossary section 7)."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

RACES: Mapping[str, Source] = {
    "warcraft.race.human": msg("warcraft", "Humans", "people"),
    "warcraft.race.orc": msg("warcraft", "Orcs", "people"),
    "warcraft.race.night_elf": msg("warcraft", "Night Elves", "people"),
    "warcraft.race.undead": msg("warcraft", "Undead", "people"),
    "warcraft.brief.human": msg("warcraft", "Alliance", "side; narrow column"),
    "warcraft.brief.orc": msg("warcraft", "Horde", "side; narrow column"),
    "warcraft.brief.night_elf": msg("warcraft", "Sentinels", "side; narrow column"),
    "warcraft.brief.undead": msg("warcraft", "Scourge", "side; narrow column"),
    "warcraft.faction.human": msg("warcraft", "Human Alliance", "side"),
    "warcraft.faction.orc": msg("warcraft", "Orcish Horde", "side"),
    "warcraft.faction.night_elf": msg("warcraft", "Night Elf Sentinels", "side"),
    "warcraft.faction.undead": msg("warcraft", "Undead Scourge", "side"),
    "warcraft.captive.orc": msg("warcraft", "Thrall", "captive"),
    "warcraft.captive.night_elf": msg("warcraft", "Tyrande", "captive"),
    "warcraft.captive.human": msg("warcraft", "captive Human", "captive"),
    "warcraft.captive.undead": msg("warcraft", "captive Undead", "captive"),
}

UNITS: Mapping[str, Source] = {
    "warcraft.unit.militia": msg("warcraft", "Militia", "unit"),
    "warcraft.unit.footman": msg("warcraft", "Footman", "unit"),
    "warcraft.unit.knight": msg("warcraft", "Knight", "unit"),
    "warcraft.unit.rifleman": msg("warcraft", "Rifleman", "unit"),
    "warcraft.unit.sorceress": msg("warcraft", "Sorceress", "unit"),
    "warcraft.unit.mortar_team": msg("warcraft", "Mortar Team", "unit"),
    "warcraft.unit.flying_machine": msg("warcraft", "Flying Machine", "unit"),
    "warcraft.unit.dragonhawk": msg("warcraft", "Dragonhawk", "unit"),
    "warcraft.unit.gryphon_rider": msg("warcraft", "Gryphon Rider", "unit"),
    "warcraft.unit.grunt": msg("warcraft", "Grunt", "unit"),
    "warcraft.unit.raider": msg("warcraft", "Raider", "unit"),
    "warcraft.unit.kodo_beast": msg("warcraft", "Kodo Beast", "unit"),
    "warcraft.unit.tauren": msg("warcraft", "Tauren", "unit"),
    "warcraft.unit.headhunter": msg("warcraft", "Headhunter", "unit"),
    "warcraft.unit.witch_doctor": msg("warcraft", "Witch Doctor", "unit"),
    "warcraft.unit.demolisher": msg("warcraft", "Demolisher", "unit"),
    "warcraft.unit.batrider": msg("warcraft", "Batrider", "unit"),
    "warcraft.unit.wind_rider": msg("warcraft", "Wind Rider", "unit"),
    "warcraft.unit.huntress": msg("warcraft", "Huntress", "unit"),
    "warcraft.unit.dryad": msg("warcraft", "Dryad", "unit"),
    "warcraft.unit.archer": msg("warcraft", "Archer", "unit"),
    "warcraft.unit.druid_of_the_talon": msg("warcraft", "Druid of the Talon", "unit"),
    "warcraft.unit.ballista": msg("warcraft", "Ballista", "unit"),
    "warcraft.unit.glaive_thrower": msg("warcraft", "Glaive Thrower", "unit"),
    "warcraft.unit.hippogryph": msg("warcraft", "Hippogryph", "unit"),
    "warcraft.unit.hippogryph_rider": msg("warcraft", "Hippogryph Rider", "unit"),
    "warcraft.unit.chimaera": msg("warcraft", "Chimaera", "unit"),
    "warcraft.unit.skeleton": msg("warcraft", "Skeleton", "unit"),
    "warcraft.unit.ghoul": msg("warcraft", "Ghoul", "unit"),
    "warcraft.unit.abomination": msg("warcraft", "Abomination", "unit"),
    "warcraft.unit.crypt_fiend": msg("warcraft", "Crypt Fiend", "unit"),
    "warcraft.unit.banshee": msg("warcraft", "Banshee", "unit"),
    "warcraft.unit.meat_wagon": msg("warcraft", "Meat Wagon", "unit"),
    "warcraft.unit.gargoyle": msg("warcraft", "Gargoyle", "unit"),
    "warcraft.unit.destroyer": msg("warcraft", "Destroyer", "unit"),
    "warcraft.unit.frost_wyrm": msg("warcraft", "Frost Wyrm", "unit"),
}

PIECES: Mapping[str, Source] = {
    "warcraft.kind.melee": msg("warcraft", "melee unit", "kind of piece"),
    "warcraft.kind.ranged": msg("warcraft", "ranged unit", "kind of piece"),
    "warcraft.kind.flying": msg("warcraft", "flying unit", "kind of piece"),
    "warcraft.kind.worker": msg("warcraft", "Worker", "kind of piece"),
    "warcraft.kind.necromancer": msg("warcraft", "Necromancer", "kind of piece"),
    "warcraft.pieces.melee": plural("warcraft", "%n melee unit(s)", "", 0),
    "warcraft.pieces.ranged": plural("warcraft", "%n ranged unit(s)", "", 0),
    "warcraft.pieces.flying": plural("warcraft", "%n flying unit(s)", "", 0),
    "warcraft.pieces.worker": plural("warcraft", "%n worker(s)", "", 0),
    "warcraft.pieces.necromancer": plural("warcraft", "%n Necromancer(s)", "", 0),
    "warcraft.type.melee": msg("warcraft", "Melee", "heading: unit type"),
    "warcraft.type.ranged": msg("warcraft", "Ranged", "heading: unit type"),
    "warcraft.type.flying": msg("warcraft", "Flying", "heading: unit type"),
    "warcraft.type.worker": msg("warcraft", "Workers", "heading: pieces in reserve"),
    "warcraft.type.outpost": msg("warcraft", "Outpost", "piece"),
    "warcraft.outpost.rising": msg("warcraft", "Outpost under construction", "piece"),
    "warcraft.building.worker": msg("warcraft", "Worker building", "building"),
    "warcraft.building.melee": msg("warcraft", "Melee building", "building"),
    "warcraft.building.ranged": msg("warcraft", "Ranged building", "building"),
    "warcraft.building.flying": msg("warcraft", "Flying building", "building"),
    "warcraft.gold": msg("warcraft", "gold", "resource"),
    "warcraft.wood": msg("warcraft", "wood", "resource"),
    "warcraft.price.both": msg("warcraft", "{gold} gold, {wood} wood", "price"),
    "warcraft.price.gold": msg("warcraft", "{gold} gold", "price"),
    "warcraft.price.wood": msg("warcraft", "{wood} wood", "price"),
}

SPACES: Mapping[str, Source] = {
    "warcraft.town.human": msg("warcraft", "Human town", "space"),
    "warcraft.town.orc": msg("warcraft", "Orc town", "space"),
    "warcraft.town.night_elf": msg("warcraft", "Night Elf town", "space"),
    "warcraft.town.undead": msg("warcraft", "Undead town", "space"),
    "warcraft.space.town": msg("warcraft", "Town {name}", "space, by its coordinate"),
    "warcraft.space.forest": msg("warcraft", "Forest {name}", "space, by its coordinate"),
    "warcraft.space.gold": msg("warcraft", "Gold mine {name}", "space, by its coordinate"),
    "warcraft.space.mountain": msg("warcraft", "Mountain {name}", "space, by its coordinate"),
    "warcraft.space.objective": msg("warcraft", "Objective {name}", "space, by its coordinate"),
    "warcraft.space.blank": msg("warcraft", "Space {name}", "space, by its coordinate"),
    "warcraft.space.spot": msg(
        "warcraft", "Space {letter} ({name})", "space a scenario names by a letter"
    ),
}

ABILITIES: Mapping[str, Source] = {
    "warcraft.ability.none": msg("warcraft", "No special ability"),
    "warcraft.ability.area_attack": msg("warcraft", "Area Attack", "special ability"),
    "warcraft.ability.heal": msg("warcraft", "Heal", "special ability"),
    "warcraft.ability.slow_poison": msg("warcraft", "Slow Poison", "special ability"),
    "warcraft.ability.bloodlust": msg("warcraft", "Bloodlust", "special ability"),
    "warcraft.ability.raise_dead": msg("warcraft", "Raise Dead", "special ability"),
    "warcraft.ability.area_attack.does": msg(
        "warcraft", "Each 1 these units roll causes two casualties."
    ),
    "warcraft.ability.heal.does": msg(
        "warcraft", "With one of these units in battle, every phase costs you one casualty less."
    ),
    "warcraft.ability.heal.does_errata": msg(
        "warcraft", "With one of these units in battle, each 1 the enemy rolls hits for one less."
    ),
    "warcraft.ability.slow_poison.does": msg(
        "warcraft",
        "Each battle round, name one phase for every such unit: there your side strikes first.",
    ),
    "warcraft.ability.bloodlust.does": msg(
        "warcraft", "With one of these units in battle, you roll one more die in every attack."
    ),
    "warcraft.ability.raise_dead.does": msg(
        "warcraft",
        "With one of these units in battle, each 1 you roll raises a melee unit from your reserve.",
    ),
}

NAMES: Mapping[str, Source] = {**RACES, **UNITS, **PIECES, **SPACES, **ABILITIES}
