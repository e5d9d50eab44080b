"""What is wrong with a scenario or with the races' file, as the scenario editor shows it."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

OWN_SCENARIOS: Mapping[str, Source] = {
    "warcraft.own.text": msg("warcraft", "{text}", "words of a scenario a player made"),
    "warcraft.own.summary": msg("warcraft", "A scenario made by a player."),
    "warcraft.own.fault": msg("warcraft", "{where}: {why}", "fault in a scenario file"),
}

SCENARIO_FAULTS: Mapping[str, Source] = {
    "warcraft.scenario.format": msg(
        "warcraft", "This scenario was made for another version of the program."
    ),
    "warcraft.scenario.id": msg(
        "warcraft", "The file name may have small letters, digits and underscores, at most 40."
    ),
    "warcraft.scenario.range": msg("warcraft", "A number from {low} to {high} is expected here."),
    "warcraft.scenario.card": msg("warcraft", "There is no card called “{card}”."),
    "warcraft.scenario.too_many_spaces": plural(
        "warcraft", "A board has at most %n space(s).", "", 0
    ),
    "warcraft.scenario.too_few_spaces": msg("warcraft", "A board needs at least two spaces."),
    "warcraft.scenario.points": msg(
        "warcraft", "Only towns and objectives are worth victory points."
    ),
    "warcraft.scenario.space_twice": msg("warcraft", "Two spaces lie in the same place."),
    "warcraft.scenario.spot_name": msg(
        "warcraft", "A marked space is called by a capital letter, at most four signs."
    ),
    "warcraft.scenario.no_space": msg("warcraft", "There is no space here."),
    "warcraft.scenario.no_spot": msg("warcraft", "No space is marked “{spot}”."),
    "warcraft.scenario.token_twice": msg("warcraft", "Two tokens lie in the same space."),
    "warcraft.scenario.on_mountain": msg("warcraft", "Only flying units may be on a mountain."),
    "warcraft.scenario.wall": msg("warcraft", "A wall stands between two neighbouring spaces."),
    "warcraft.scenario.wall_twice": msg("warcraft", "There is a wall here already."),
    "warcraft.scenario.only_mountains": msg("warcraft", "A board cannot be all mountains."),
    "warcraft.scenario.not_connected": msg(
        "warcraft", "Units on foot cannot get here from everywhere."
    ),
    "warcraft.scenario.island": msg("warcraft", "This space has no way to the others."),
    "warcraft.scenario.seats": msg("warcraft", "A scenario is for {low} to {high} players."),
    "warcraft.scenario.race": msg("warcraft", "There is no race called “{race}”."),
    "warcraft.scenario.race_twice": msg("warcraft", "Two sides have the same race."),
    "warcraft.scenario.box": plural(
        "warcraft", "The box holds only %n of these pieces for each side.", "", 0
    ),
    "warcraft.scenario.nothing": msg("warcraft", "This player starts with nothing at all."),
    "warcraft.scenario.no_town": msg("warcraft", "A town must be on a town space."),
    "warcraft.scenario.town_twice": msg("warcraft", "Two players have the same town."),
    "warcraft.scenario.pieces_twice": msg(
        "warcraft", "Pieces of the same side are given twice for this space."
    ),
    "warcraft.scenario.outpost_in_town": msg("warcraft", "An outpost cannot stand in a town."),
    "warcraft.scenario.outpost_twice": msg("warcraft", "Two outposts cannot share a space."),
    "warcraft.scenario.undying": msg(
        "warcraft", "Units that return from the dead need an outpost to return to."
    ),
    "warcraft.scenario.necromancers_together": msg(
        "warcraft", "Two necromancers cannot share a space."
    ),
    "warcraft.scenario.team_seat": msg("warcraft", "A team names a player who does not exist."),
    "warcraft.scenario.team_twice": msg("warcraft", "A player is in two teams."),
    "warcraft.scenario.team_empty": msg("warcraft", "A team has nobody in it."),
    "warcraft.scenario.one_team": msg("warcraft", "All players are in one team."),
    "warcraft.scenario.neutral_workers": msg(
        "warcraft", "Units that nobody plays have no workers."
    ),
    "warcraft.scenario.enemies_together": msg(
        "warcraft", "Enemies cannot start in the same space."
    ),
    "warcraft.scenario.stack_units": plural(
        "warcraft", "At most %n unit(s) of a team may be in a space.", "", 0
    ),
    "warcraft.scenario.stack_workers": plural(
        "warcraft", "At most %n worker(s) of a team may be in a space.", "", 0
    ),
    "warcraft.scenario.goal_seat": msg("warcraft", "This goal must say whom it is about."),
    "warcraft.scenario.goal_capture": msg(
        "warcraft", "This player has no town, nor an outpost that counts as one."
    ),
    "warcraft.scenario.goal_necromancers": msg("warcraft", "This player has no necromancers."),
    "warcraft.scenario.goal_tokens": msg("warcraft", "This goal needs tokens on its spaces."),
    "warcraft.scenario.goal_rescue": msg(
        "warcraft", "Nobody with a town has a captive to bring home."
    ),
    "warcraft.scenario.cannot_win": msg("warcraft", "This player has no way to win."),
}

DATA_FAULTS: Mapping[str, Source] = {
    "warcraft.data.format": msg(
        "warcraft", "This file was made for another version of the program."
    ),
    "warcraft.data.range": msg("warcraft", "A number from {low} to {high} is expected here."),
    "warcraft.data.die": msg(
        "warcraft", "The resource die has six faces from 1 to 3, at least one of them a 3."
    ),
    "warcraft.data.races": msg("warcraft", "Each of the four races is needed once."),
    "warcraft.data.twice": msg("warcraft", "“{name}” stands here twice."),
    "warcraft.data.tiles": msg(
        "warcraft", "A race has {count} unit tiles, at least one of each type."
    ),
    "warcraft.data.deck": msg("warcraft", "A deck has {count} cards."),
}
