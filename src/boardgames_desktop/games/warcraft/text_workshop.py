"""What the scenario editor says about Warcraft."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural

WORKSHOP: Mapping[str, Source] = {
    "warcraft.workshop.tools.land": msg("warcraft", "Land", "heading of tools"),
    "warcraft.workshop.tools.side": msg("warcraft", "Of a side", "heading of tools: pieces"),
    "warcraft.workshop.tools.extras": msg("warcraft", "Walls, letters, tokens", "heading of tools"),
    "warcraft.workshop.tool.blank": msg("warcraft", "Meadow", "kind of space"),
    "warcraft.workshop.tool.forest": msg("warcraft", "Forest", "kind of space"),
    "warcraft.workshop.tool.gold": msg("warcraft", "Gold mine", "kind of space"),
    "warcraft.workshop.tool.mountain": msg("warcraft", "Mountain", "kind of space"),
    "warcraft.workshop.tool.objective_1": msg("warcraft", "Objective, 1 point", "kind of space"),
    "warcraft.workshop.tool.objective_2": msg("warcraft", "Objective, 2 points", "kind of space"),
    "warcraft.workshop.tool.objective_4": msg("warcraft", "Objective, 4 points", "kind of space"),
    "warcraft.workshop.tool.erase": msg("warcraft", "No space", "tool that takes spaces away"),
    "warcraft.workshop.tool.town": msg("warcraft", "Town", "tool"),
    "warcraft.workshop.tool.outpost": msg("warcraft", "Outpost", "tool"),
    "warcraft.workshop.tool.captive": msg("warcraft", "Captive of this side", "tool"),
    "warcraft.workshop.tool.wall": msg("warcraft", "Wall", "tool"),
    "warcraft.workshop.tool.letter": msg("warcraft", "Letter", "tool that marks a space"),
    "warcraft.workshop.tool.worth": msg("warcraft", "One point more", "tool"),
    "warcraft.workshop.no.board_full": plural(
        "warcraft", "A board has at most %n space(s).", "", 0
    ),
    "warcraft.workshop.no.too_far": msg("warcraft", "This is too far from the middle."),
    "warcraft.workshop.no.no_space": msg("warcraft", "There is no space here."),
    "warcraft.workshop.no.not_scoring": msg(
        "warcraft", "Only towns and objectives are worth points."
    ),
    "warcraft.workshop.no.mountain": msg("warcraft", "Only flying units may be on a mountain."),
    "warcraft.workshop.no.neutral": msg("warcraft", "The neutral side only has units."),
    "warcraft.workshop.no.wall": msg("warcraft", "A wall stands between two neighbouring spaces."),
    "warcraft.workshop.player": msg("warcraft", "Player {n}", "n is a number"),
    "warcraft.workshop.player_of": msg("warcraft", "Player {n}: {side}", "n is a number"),
    "warcraft.workshop.neutral": msg("warcraft", "Neutral units", "side nobody plays"),
    "warcraft.workshop.owned": msg("warcraft", "{owner}: {what}", "pieces in a space"),
    "warcraft.workshop.nothing": msg("warcraft", "no space", "outside the board"),
    "warcraft.workshop.lettered": msg("warcraft", "letter {letter}", "a space has a letter"),
    "warcraft.workshop.at": msg("warcraft", "{name}", "a space, by its coordinate"),
    "warcraft.workshop.flaw": msg("warcraft", "{where}: {why}", "fault of a scenario"),
    "warcraft.workshop.page.players": msg("warcraft", "Players", "page of the scenario editor"),
    "warcraft.workshop.page.goals": msg("warcraft", "Goals", "page of the scenario editor"),
    "warcraft.workshop.page.words": msg("warcraft", "Story", "page of the scenario editor"),
    "warcraft.workshop.add.seat": msg("warcraft", "Add a player"),
    "warcraft.workshop.add.neutral": msg("warcraft", "Add neutral units"),
    "warcraft.workshop.any_race": msg("warcraft", "Whichever the player likes", "race"),
    "warcraft.workshop.team.alone": msg("warcraft", "Alone", "a player without a team"),
    "warcraft.workshop.team.number": msg("warcraft", "Team {n}", "n is a number"),
    "warcraft.workshop.levels.first": msg("warcraft", "Lowest", "level of units"),
    "warcraft.workshop.levels.top": msg("warcraft", "Highest", "level of units"),
    "warcraft.workshop.first.lot": msg("warcraft", "Drawn by lot", "first player"),
    "warcraft.workshop.depletion.all": msg("warcraft", "All can be depleted", "gold and wood"),
    "warcraft.workshop.depletion.none": msg("warcraft", "None is ever depleted", "gold and wood"),
    "warcraft.workshop.depletion.far": msg(
        "warcraft", "Those beside towns never are, all others are from the start", "gold and wood"
    ),
    "warcraft.workshop.everybody": msg("warcraft", "Everybody", "whom a goal is about"),
    "warcraft.workshop.unset": msg("warcraft", "–", "nothing is chosen yet"),
    "warcraft.workshop.form.rules": msg("warcraft", "For all", "heading of settings"),
    "warcraft.workshop.form.words": msg("warcraft", "Words", "heading of settings"),
    "warcraft.workshop.field.race": msg("warcraft", "Race", "label in the scenario editor"),
    "warcraft.workshop.field.team": msg("warcraft", "Team", "label in the scenario editor"),
    "warcraft.workshop.field.gold": msg("warcraft", "Gold", "label in the scenario editor"),
    "warcraft.workshop.field.wood": msg("warcraft", "Wood", "label in the scenario editor"),
    "warcraft.workshop.field.levels": msg(
        "warcraft", "Level of the units", "label in the scenario editor"
    ),
    "warcraft.workshop.field.undying": msg("warcraft", "Undying", "label in the scenario editor"),
    "warcraft.workshop.field.level": msg("warcraft", "Level", "label in the scenario editor"),
    "warcraft.workshop.field.first": msg(
        "warcraft", "First player", "label in the scenario editor"
    ),
    "warcraft.workshop.field.depletion": msg(
        "warcraft", "Mines and forests", "label in the scenario editor"
    ),
    "warcraft.workshop.field.stripped": msg(
        "warcraft", "Cards left in the box", "label in the scenario editor"
    ),
    "warcraft.workshop.field.seat": msg(
        "warcraft", "Whom it is about", "label in the scenario editor"
    ),
    "warcraft.workshop.field.target": msg("warcraft", "Points", "label in the scenario editor"),
    "warcraft.workshop.field.spot": msg(
        "warcraft", "Space with the letter", "label in the scenario editor"
    ),
    "warcraft.workshop.field.spots": msg("warcraft", "Tokens", "label in the scenario editor"),
    "warcraft.workshop.field.fewer": msg(
        "warcraft", "Fewer enemies around it than", "label in the scenario editor"
    ),
    "warcraft.workshop.field.name": msg("warcraft", "Title", "label in the scenario editor"),
    "warcraft.workshop.field.story": msg(
        "warcraft", "What happened before", "label in the scenario editor"
    ),
    "warcraft.workshop.field.goals_text": msg(
        "warcraft", "How it is won", "label in the scenario editor"
    ),
    "warcraft.workshop.hint.undying": msg(
        "warcraft", "Killed units return to its outposts; it only moves and fights."
    ),
    "warcraft.workshop.hint.neutral": msg(
        "warcraft", "They never move and are everybody's enemies. Choose them on the board too."
    ),
    "warcraft.workshop.hint.stripped": msg(
        "warcraft", "They are taken out of every deck before the game."
    ),
    "warcraft.workshop.hint.goals": msg(
        "warcraft", "Who has no enemies left wins in any case. Any one of these goals is enough."
    ),
    "warcraft.workshop.hint.spot": msg(
        "warcraft", "Mark the space on the board with the tool Letter."
    ),
    "warcraft.workshop.hint.spots": msg("warcraft", "Lay the tokens on the board first."),
    "warcraft.workshop.hint.goals_text": msg(
        "warcraft", "Tell the players in your words what they are after."
    ),
    "warcraft.workshop.goal.points": msg("warcraft", "Victory points", "kind of goal"),
    "warcraft.workshop.goal.hold": msg("warcraft", "Hold a space", "kind of goal"),
    "warcraft.workshop.goal.stand": msg("warcraft", "Reach a space", "kind of goal"),
    "warcraft.workshop.goal.capture": msg("warcraft", "Capture a town", "kind of goal"),
    "warcraft.workshop.goal.last_card": msg("warcraft", "Last until the deck is empty", "goal"),
    "warcraft.workshop.goal.slay_necromancers": msg(
        "warcraft", "Slay the Necromancers", "kind of goal"
    ),
    "warcraft.workshop.goal.destroy_tokens": msg("warcraft", "Destroy tokens", "kind of goal"),
    "warcraft.workshop.goal.rescue": msg("warcraft", "Rescue the captive", "kind of goal"),
    "warcraft.workshop.goal_note.points": msg(
        "warcraft", "A team with so many victory points at the end of its turn wins."
    ),
    "warcraft.workshop.goal_note.hold": msg(
        "warcraft",
        "A unit on the space and fewer enemy units around it at the end of one's turn wins.",
    ),
    "warcraft.workshop.goal_note.stand": msg(
        "warcraft", "A unit on the space at the end of one's move step wins."
    ),
    "warcraft.workshop.goal_note.capture": msg(
        "warcraft",
        "When this player's town, or the outposts that count as it, was captured twice, all its "
        "enemies win.",
    ),
    "warcraft.workshop.goal_note.last_card": msg(
        "warcraft",
        "When this player's last card is drawn, its team wins. One card is put aside every round.",
    ),
    "warcraft.workshop.goal_note.slay_necromancers": msg(
        "warcraft", "When all Necromancers of this player are dead, its enemies win."
    ),
    "warcraft.workshop.goal_note.destroy_tokens": msg(
        "warcraft", "When all these tokens are destroyed, the enemies of this player win."
    ),
    "warcraft.workshop.goal_note.rescue": msg(
        "warcraft", "Who has the captive of one's race in one's town after the battles wins."
    ),
}
