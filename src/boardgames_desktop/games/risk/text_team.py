"""Words of Team Risk."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

TEAM_TEXT: Mapping[str, Source] = {
    "risk.variant.team": msg("risk", "Team Risk"),
    "risk.variant.team.summary": msg(
        "risk",
        "Two teams of two, sitting alternately. Whoever first eliminates one player of the other "
        "team wins.",
    ),
    "risk.board.team_hand": msg("risk", "Your team's cards"),
    "risk.fact.team": msg("risk", "Team", "column: number of a player's team"),
    "risk.look.tied": msg("risk", "nobody controls it", "said of a territory"),
    "risk.look.shared": msg("risk", "controlled by {player}", "said of a territory"),
    "risk.ask.team_fortify.more": msg(
        "risk", "Your armies may cross and enter all land of your team."
    ),
    "risk.ask.team_defend.more": plural(
        "risk", "{player} attacks from {source}. %n army(ies) of your team defend together.", "", 0
    ),
    "risk.say.resign_team": msg("risk", "Resign: your team loses"),
    "risk.log.control": msg("risk", "{player} now controls {place}."),
    "risk.log.tied": msg("risk", "{place}: as many armies each, so nobody controls it."),
    "risk.log.team_wins": msg("risk", "{players} win as a team."),
    "risk.no.place_uncontrolled": msg(
        "risk", "You do not control {place}: place armies where you do."
    ),
    "risk.no.attack_mate": msg("risk", "{place} is your team-mate's: you may not attack it."),
    "risk.no.storm_stop_own": plural(
        "risk", "{place} holds only %n army(ies) of yours: stop at fewer than that.", "", 0
    ),
    "risk.no.fortify_to_team": msg(
        "risk", "{place} is not your team's: troops move to land of your team."
    ),
    "risk.no.fortify_own_only": plural(
        "risk", "{place}: only your own %n army(ies) can go.", "", 0
    ),
    "risk.no.not_connected_team": msg(
        "risk", "{place}: no path through territories of your team leads there."
    ),
}

TEAM_RULE_TITLES: Mapping[str, Source] = {
    "risk.rule.team": msg("risk", "Team Risk", "rulebook section"),
    "risk.rule.team_control": msg("risk", "Shared territories", "rulebook section"),
    "risk.rule.team_reinforce": msg("risk", "Reinforcements in a team", "rulebook section"),
    "risk.rule.team_attack": msg("risk", "Attacking in a team", "rulebook section"),
    "risk.rule.team_defence": msg("risk", "Defending together", "rulebook section"),
    "risk.rule.team_fortify": msg("risk", "Fortifying in a team", "rulebook section"),
    "risk.rule.team_cards": msg("risk", "The team's cards", "rulebook section"),
    "risk.rule.team_win": msg("risk", "Winning as a team", "rulebook section"),
}
