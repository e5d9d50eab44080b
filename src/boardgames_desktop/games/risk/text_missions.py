"""Texts of Mission Risk: titles and sentences of the missions, and what is said in play."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

MISSION_CARDS: Mapping[str, Source] = {
    "risk.rank.captain": msg("risk", "Captain", "rank of a mission"),
    "risk.rank.major": msg("risk", "Major", "rank of a mission"),
    "risk.rank.colonel": msg("risk", "Colonel", "rank of a mission"),
    "risk.rank.general": msg("risk", "General", "rank of a mission"),
    "risk.moment.after_conquest": msg("risk", "Claim it right after a conquest."),
    "risk.moment.end_of_turn": msg("risk", "Claim it at the end of a turn with a conquest."),
    "risk.moment.start_of_turn": msg("risk", "Claim it at the start of your turn."),
    "risk.mission.note": msg(
        "risk", "{rank}: {text} {moment}", "rank and two sentences on a mission card"
    ),
    "risk.mission.cap1": msg("risk", "Triple Strike", "mission"),
    "risk.mission.cap1.text": plural("risk", "Conquer %n territory(ies) in one turn.", "", 0),
    "risk.mission.cap2": msg("risk", "Two Theatres", "mission"),
    "risk.mission.cap2.text": plural("risk", "Conquer land in %n continent(s) in one turn.", "", 0),
    "risk.mission.cap3": msg("risk", "Landing", "mission"),
    "risk.mission.cap3.text": plural(
        "risk", "Conquer %n territory(ies) in one turn, one or more across a sea line.", "", 0
    ),
    "risk.mission.cap4": msg("risk", "Fortress", "mission"),
    "risk.mission.cap4.text": plural("risk", "Have %n army(ies) in one territory.", "", 0),
    "risk.mission.cap5": msg("risk", "Broad Front", "mission"),
    "risk.mission.cap5.text": plural("risk", "Hold %n territory(ies).", "", 0),
    "risk.mission.cap6": msg("risk", "Picket Line", "mission"),
    "risk.mission.cap6.text": plural(
        "risk", "Hold %n territory(ies) with {size} or more armies each.", "", 0
    ),
    "risk.mission.cap7": msg("risk", "Six Flags", "mission"),
    "risk.mission.cap7.text": plural(
        "risk", "Hold at least one territory in each of %n continent(s).", "", 0
    ),
    "risk.mission.maj1": msg("risk", "Southern Realm", "mission"),
    "risk.mission.maj1.text": msg("risk", "Hold one of these continents whole: {continents}."),
    "risk.mission.maj2": msg("risk", "Blitz", "mission"),
    "risk.mission.maj2.text": plural("risk", "Conquer %n territory(ies) in one turn.", "", 0),
    "risk.mission.maj3": msg("risk", "Two Enemies", "mission"),
    "risk.mission.maj3.text": plural(
        "risk",
        "In one turn, conquer {size} or more territories from each of %n army(ies) of"
        " different colours.",
        "",
        0,
    ),
    "risk.mission.maj4": msg("risk", "Three Theatres", "mission"),
    "risk.mission.maj4.text": plural("risk", "Conquer land in %n continent(s) in one turn.", "", 0),
    "risk.mission.maj5": msg("risk", "Expansion", "mission"),
    "risk.mission.maj5.text": plural("risk", "Hold %n territory(ies).", "", 0),
    "risk.mission.maj6": msg("risk", "Breakthrough", "mission"),
    "risk.mission.maj6.text": plural(
        "risk", "Conquer a territory that had %n or more armies when your turn began.", "", 0
    ),
    "risk.mission.maj7": msg("risk", "Solid Block", "mission"),
    "risk.mission.maj7.text": plural(
        "risk", "Hold %n territory(ies) that are all joined to each other.", "", 0
    ),
    "risk.mission.col1": msg("risk", "Held Ground", "mission"),
    "risk.mission.col1.text": msg(
        "risk",
        "Hold one of these continents whole from the end of a turn to the start of your next:"
        " {continents}.",
    ),
    "risk.mission.col2": msg("risk", "Great Offensive", "mission"),
    "risk.mission.col2.text": plural("risk", "Conquer %n territory(ies) in one turn.", "", 0),
    "risk.mission.col3": msg("risk", "Great Power", "mission"),
    "risk.mission.col3.text": plural("risk", "Hold %n territory(ies).", "", 0),
    "risk.mission.col4": msg("risk", "Twin Realms", "mission"),
    "risk.mission.col4.text": plural("risk", "Hold %n continent(s) whole.", "", 0),
    "risk.mission.col5": msg("risk", "Gatekeeper", "mission"),
    "risk.mission.col5.text": plural("risk", "Hold %n of these territories: {places}.", "", 0),
    "risk.mission.col6": msg("risk", "Consolidation", "mission"),
    "risk.mission.col6.text": plural(
        "risk",
        "Of this turn's conquests, still hold %n with {size} or more armies each.",
        "",
        0,
    ),
    "risk.mission.col7": msg("risk", "Leading Power", "mission"),
    "risk.mission.col7.text": plural(
        "risk", "Hold more territories than any other colour in %n continent(s).", "", 0
    ),
    "risk.mission.gen1": msg("risk", "Lord of Asia", "mission"),
    "risk.mission.gen1.text": msg("risk", "Hold this continent whole: {continents}."),
    "risk.mission.gen2": msg("risk", "Hegemon", "mission"),
    "risk.mission.gen2.text": plural("risk", "Hold %n territory(ies).", "", 0),
    "risk.mission.gen3": msg("risk", "Iron Grip", "mission"),
    "risk.mission.gen3.text": plural(
        "risk",
        "Hold %n continent(s) whole from the end of a turn to the start of your next.",
        "",
        0,
    ),
    "risk.mission.gen4": msg("risk", "Annihilation", "mission"),
    "risk.mission.gen4.text": msg(
        "risk", "In your turn, remove the last army of another player or of a neutral colour."
    ),
    "risk.mission.gen5": msg("risk", "Lightning War", "mission"),
    "risk.mission.gen5.text": plural("risk", "Conquer %n territory(ies) in one turn.", "", 0),
    "risk.mission.gen6": msg("risk", "Three Realms", "mission"),
    "risk.mission.gen6.text": plural("risk", "Hold %n continent(s) whole.", "", 0),
    "risk.mission.gen7": msg("risk", "World Leader", "mission"),
    "risk.mission.gen7.text": plural(
        "risk", "Hold more territories than any other colour in %n continent(s).", "", 0
    ),
}

MISSION_PLAY: Mapping[str, Source] = {
    "risk.variant.missions": msg("risk", "Mission Risk"),
    "risk.variant.missions.summary": msg(
        "risk", "Four secret missions each: complete yours first, or conquer the world."
    ),
    "risk.board.missions": msg("risk", "Missions"),
    "risk.missions.left": plural("risk", "%n mission(s) to go.", "", 0),
    "risk.missions.none": msg("risk", "All missions are completed."),
    "risk.missions.watch": msg("risk", "Missions stay secret until they are claimed."),
    "risk.fact.missions": msg("risk", "Missions", "column: completed ones"),
    "risk.button.claim_mission": msg("risk", "Claim: {mission}", "button"),
    "risk.button.not_now": msg("risk", "Not now", "button"),
    "risk.ask.mission": plural("risk", "You can claim %n mission(s)", "", 0),
    "risk.ask.mission.none": msg("risk", "No mission of yours can be claimed"),
    "risk.ask.mission.after_conquest": msg(
        "risk", "Now, right after the conquest. One mission a turn; it stays completed."
    ),
    "risk.ask.mission.end_of_turn": msg(
        "risk", "Now, at the end of your turn. One mission a turn; it stays completed."
    ),
    "risk.ask.mission.start_of_turn": msg(
        "risk", "Now, before your turn begins. One mission a turn; it stays completed."
    ),
    "risk.say.claim_mission": msg("risk", "Claim a mission: {mission}"),
    "risk.say.not_now": msg("risk", "Not now: claim no mission"),
    "risk.hand.set_worth": plural("risk", "You hold a set: %n army(ies).", "", 0),
    "risk.log.missions_dealt": msg("risk", "Everybody gets four secret missions."),
    "risk.log.missions": msg("risk", "Your missions: {missions}."),
    "risk.log.mission": msg("risk", "{player} completes a mission: {mission}."),
    "risk.log.mission_fourth": msg("risk", "{player} now shows the last mission: {mission}."),
    "risk.log.missions_left": msg("risk", "Not completed by {player}: {missions}."),
    "risk.log.wins_missions": msg("risk", "{player} has completed all missions and wins."),
    "risk.no.mission_first": msg("risk", "First claim a mission, or say not now."),
    "risk.no.not_your_mission": msg("risk", "You do not hold this mission."),
    "risk.no.mission_done": msg("risk", "{mission}: completed already."),
    "risk.no.mission_claimed": msg("risk", "Only one mission can be claimed in a turn."),
    "risk.no.mission_open": msg("risk", "{mission}: not done yet, {have} of {need}."),
    "risk.no.mission_after_conquest": msg("risk", "{mission}: to be claimed after a conquest."),
    "risk.no.mission_end_of_turn": msg(
        "risk", "{mission}: to be claimed at the end of a turn with a conquest."
    ),
    "risk.no.mission_start_of_turn": msg(
        "risk", "{mission}: to be claimed at the start of your turn."
    ),
}

MISSION_RULES: Mapping[str, Source] = {
    "risk.rule.missions": msg("risk", "Mission Risk", "rulebook section"),
    "risk.rule.mission_deal": msg("risk", "Dealing the missions", "rulebook section"),
    "risk.rule.fixed_sets": msg("risk", "Sets without the golden cavalry", "rulebook section"),
    "risk.rule.mission_claim": msg("risk", "Claiming a mission", "rulebook section"),
    "risk.rule.mission_fourth": msg("risk", "The last mission", "rulebook section"),
    "risk.rule.mission_win": msg("risk", "Winning by missions", "rulebook section"),
    "risk.rule.mission_list": msg("risk", "The 28 missions", "rulebook section"),
}
