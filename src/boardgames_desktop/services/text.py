"""Texts of the services: files, opponents, undo, the names of colours."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg, plural
from boardgames_desktop.services.text_usage import USAGE

TEXT: Mapping[str, Source] = {
    **USAGE,
    # Colours, used as names of players who have not given one.
    "services.colour.red": msg("services", "Red", "player"),
    "services.colour.blue": msg("services", "Blue", "player"),
    "services.colour.green": msg("services", "Green", "player"),
    "services.colour.yellow": msg("services", "Yellow", "player"),
    "services.colour.purple": msg("services", "Purple", "player"),
    "services.colour.black": msg("services", "Black", "player"),
    "services.player": msg("services", "Player {number}"),
    # Prompts while nobody at this screen is asked.
    "services.prompt.thinking": msg("services", "{player} is thinking."),
    "services.prompt.paused": msg("services", "Paused. {player} is next."),
    "services.prompt.step": msg("services", "{player} is next. Play one step to go on."),
    "services.prompt.showing": msg("services", "{player} is playing."),
    "services.prompt.curtain": msg("services", "Hand the screen to {player}."),
    "services.prompt.won": msg("services", "The game is over. {player} has won."),
    "services.prompt.shared_win": msg("services", "The game is over. The winners are {players}."),
    "services.prompt.over": msg("services", "The game is over."),
    "services.result.won": msg("services", "{player} has won.", "under “The game is over”"),
    "services.result.shared_win": msg(
        "services", "The winners are {players}.", "under “The game is over”"
    ),
    # Undo.
    "services.undo.back": msg("services", "Take back: {what}"),
    "services.undo.again": msg("services", "Do again: {what}"),
    "services.undo.nothing": msg("services", "There is nothing to take back yet."),
    "services.undo.nothing_again": msg("services", "Nothing has been taken back."),
    "services.undo.chance": msg(
        "services", "Dice or cards have decided something since. That cannot be taken back."
    ),
    "services.undo.revealed": msg(
        "services", "Something hidden has been shown since. That cannot be taken back."
    ),
    "services.undo.answered": msg(
        "services", "Another player has played since. That cannot be taken back."
    ),
    # Opponents.
    "services.opponents.restarted": msg(
        "services", "The computer players stopped working and were started again."
    ),
    "services.opponents.first_aid": msg(
        "services",
        "The computer players do not work properly. A simpler player takes their moves.",
    ),
    "services.opponents.back": msg(
        "services", "The computer players work again and take their own moves."
    ),
    # Files.
    "services.settings.bad": msg(
        "services", "The settings could not be read. The usual settings are used."
    ),
    "services.settings.part": msg(
        "services", "Some settings made no sense. The usual ones are used instead: {fields}."
    ),
    "services.settings.unsaved": msg("services", "The settings could not be saved: {reason}"),
    "services.journal.failed": msg(
        "services",
        "The game cannot be kept on disk at the moment: {reason}. You can go on playing, "
        "but save it somewhere else before you leave.",
    ),
    "services.own_book.kind": msg(
        "services", "{name} is neither Markdown (.md), nor text (.txt), nor HTML (.html)."
    ),
    "services.own_book.not_text": msg(
        "services", "The file is not readable text. Save it as text in UTF-8 and add it again."
    ),
    "services.own_book.empty": msg("services", "There are no words in the file."),
    "services.own_book.large": msg(
        "services", "The file is too large: a document may have {megabytes} MB."
    ),
    "services.own_book.unreadable": msg(
        "services", "The document cannot be read, kept or removed: {reason}"
    ),
    "services.save.missing": msg("services", "There is no such file."),
    "services.save.unreadable": msg("services", "The file cannot be read: {reason}"),
    "services.save.unwritable": msg("services", "The game could not be saved: {reason}"),
    "services.save.too_large": msg("services", "The file is too large to be a saved game."),
    "services.save.empty": msg("services", "The file is empty."),
    "services.save.not_json": msg("services", "The file is damaged and cannot be read."),
    "services.save.foreign": msg("services", "This is not a saved game of Four Fronts."),
    "services.save.newer": msg(
        "services",
        "This game was saved by Four Fronts {app}, which is newer than this program. "
        "Install the newer version to open it.",
    ),
    "services.save.unknown_game": msg("services", "This program does not know the game {game}."),
    "services.save.bad_field": msg("services", "The file is damaged at {field}."),
    "services.save.bad_field_because": msg("services", "The file is damaged at {field}: {why}"),
    "services.save.bad_line": plural(
        "services",
        "Action {line} cannot be read: {why} The first %n action(s) are good.",
        "",
        0,
    ),
    "services.save.bad_action": plural(
        "services",
        "Action {line} is not allowed by the rules: {why} The first %n action(s) are good.",
        "",
        0,
    ),
    "services.save.other_end": msg(
        "services",
        "The actions lead to another position than the one that was saved. "
        "The file has been changed.",
    ),
    "services.save.old_rules": msg(
        "services",
        "This game was played under older rules (version {old}, now {new}). "
        "What has happened stays as it was.",
    ),
    "services.scenario.unreadable": msg("services", "The scenario cannot be read: {reason}"),
    "services.scenario.too_large": msg("services", "The file is too large to be a scenario."),
    "services.scenario.not_text": msg("services", "The file is no text."),
    "services.review.failed": msg(
        "services", "The game could not be judged. Everything else of the review works."
    ),
    # Why a file cannot be used; it stands after a colon.
    "services.reason.missing": msg("services", "there is no such file or folder"),
    "services.reason.denied": msg("services", "no permission"),
    "services.reason.full": msg("services", "no space is left on the disk"),
    "services.reason.read_only": msg("services", "the disk is write-protected"),
    "services.reason.folder": msg("services", "it is a folder"),
    "services.reason.long_name": msg("services", "its name is too long"),
    "services.reason.device": msg("services", "the disk cannot be read or written"),
    # Lessons.
    "services.lesson.read": msg("services", "Read the card, then go on with Next."),
    "services.lesson.only_read": msg(
        "services", "Nothing is to be done yet. Read the card, then go on with Next."
    ),
    "services.lesson.other": msg(
        "services", "That would be allowed, but this step is about something else: {what}."
    ),
    "services.lesson.card": msg(
        "services", "That would be allowed, but this step is about what the card says."
    ),
    "services.lesson.undo": msg("services", "In a lesson, Back on the card is the way back."),
    "services.lesson.bad_progress": msg(
        "services", "How far you were in the lessons could not be read. They begin anew."
    ),
    "services.lesson.unsaved": msg(
        "services", "How far you are in the lesson could not be saved: {reason}"
    ),
    "services.lesson.broken": msg(
        "services",
        "This lesson is damaged and cannot be opened ({where}).",
        "where is a file and a place in it",
    ),
    # The game as a story.
    "services.story.players": msg("services", "Players", "heading"),
    "services.story.person": msg("services", "{player}"),
    "services.story.computer": msg("services", "{player} (computer)"),
    "services.story.setup": msg("services", "Before the first turn", "heading"),
    "services.story.turn": msg("services", "Round {round}: {player}", "heading"),
    "services.story.end": msg("services", "How it ended", "heading"),
    "services.story.so_far": msg("services", "The game goes on. So far {actions} actions."),
    "services.story.luck": plural(
        "services",
        "{player}: %n roll(s), luckier than {number} of 100 players with the same rolls.",
        "",
        0,
    ),
    "services.story.fingerprint": msg("services", "Fingerprint of the dice: {fingerprint}"),
    "services.story.seed": msg("services", "Number the dice come from: {seed}"),
}
