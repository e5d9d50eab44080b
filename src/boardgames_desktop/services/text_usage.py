"""Texts of the command line: its help, and the one line that says what is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source, msg

_HELP: Mapping[str, Source] = {
    "services.usage.about": msg("services", "Four Fronts: big board war games at one table."),
    "services.usage.save": msg("services", "open a saved game", "command line"),
    "services.usage.new": msg("services", "start a game: {names}", "command line"),
    "services.usage.seats": msg("services", "who plays, for example {example}", "command line"),
    "services.usage.variant": msg("services", "variant of the game", "command line"),
    "services.usage.scenario": msg(
        "services", "play a scenario that a player made", "command line"
    ),
    "services.usage.option": msg("services", "option of the variant", "command line"),
    "services.usage.seed": msg("services", "number all chance is derived from", "command line"),
    "services.usage.lesson": msg("services", "take a lesson", "command line"),
    "services.usage.language": msg("services", "language: {names}", "command line"),
    "services.usage.smoke": msg("services", "try every screen and game, then exit", "command line"),
    "services.usage.version": msg("services", "print the version", "command line"),
    "services.usage.about_cli": msg(
        "services",
        "Simulate matches, check saved games, draw boards. No window opens. Bad arguments end "
        "with one line on the error stream and exit code 2; a game or file that fails its check "
        "ends with exit code 1.",
    ),
    "services.usage.simulate": msg(
        "services", "let opponents play games against each other", "command line"
    ),
    "services.usage.game": msg("services", "id of the game", "command line"),
    "services.usage.list": msg("services", "list games, variants and seats", "command line"),
    "services.usage.first_variant": msg(
        "services", "id of the variant; the first one if left out", "command line"
    ),
    "services.usage.levels": msg("services", "levels, for example {example}", "command line"),
    "services.usage.games": msg("services", "number of games", "command line"),
    "services.usage.jobs": msg("services", "processes to use", "command line"),
    "services.usage.nodes": msg(
        "services", "nodes a decision, instead of the level's", "command line"
    ),
    "services.usage.budget": msg("services", "milliseconds a decision", "command line"),
    "services.usage.json": msg("services", "print JSON", "command line"),
    "services.usage.replay": msg("services", "check a saved game", "command line"),
    "services.usage.file": msg("services", "the saved game", "command line"),
    "services.usage.verify": msg("services", "check every entry, law and roll", "command line"),
    "services.usage.story": msg("services", "print the game as a story", "command line"),
    "services.usage.markdown": msg("services", "write the story in Markdown", "command line"),
    "services.usage.picture": msg("services", "draw the board: .png or .svg", "command line"),
    "services.usage.ply": msg(
        "services", "entries played in the picture; all if left out", "command line"
    ),
    "services.usage.told_in": msg("services", "language of story and picture", "command line"),
    "services.usage.theme": msg("services", "colours of the picture", "command line"),
    "services.usage.out": msg("services", "write the story to a file", "command line"),
    "services.usage.rules": msg("services", "search a rulebook", "command line"),
    "services.usage.book": msg("services", "language of the book", "command line"),
    "services.usage.search": msg(
        "services", "words; without, the contents are listed", "command line"
    ),
    "services.usage.render": msg("services", "draw the main window to a file", "command line"),
    "services.usage.plies": msg("services", "entries played before", "command line"),
    "services.usage.size": msg("services", "of the window, in pixels", "command line"),
    "services.usage.text_scale": msg("services", "factor on text sizes", "command line"),
    "services.usage.picture_file": msg("services", "file of the picture", "command line"),
}

ARGPARSE: Mapping[str, str] = {
    "usage: ": "services.usage.usage",
    "positional arguments": "services.usage.positionals",
    "options": "services.usage.options",
    "show this help message and exit": "services.usage.help",
    "argument %(argument_name)s: %(message)s": "services.usage.argument",
    "unrecognized arguments: %s": "services.usage.unrecognized",
    "the following arguments are required: %s": "services.usage.required",
    "expected one argument": "services.usage.expected_one",
    "not allowed with argument %s": "services.usage.not_with",
    "ignored explicit argument %r": "services.usage.explicit",
    "invalid choice: %(value)r (choose from %(choices)s)": "services.usage.choice",
    "invalid %(type)s value: %(value)r": "services.usage.invalid",
}
"""The sentences of Python's ``argparse`` that our command lines can bring about."""

_PYTHON: Mapping[str, Source] = {
    "services.usage.usage": msg("services", "usage: ", "command line; before the program's name"),
    "services.usage.positionals": msg("services", "positional arguments", "command line; heading"),
    "services.usage.options": msg("services", "options", "command line; heading"),
    "services.usage.help": msg("services", "show this help message and exit", "command line"),
    "services.usage.argument": msg("services", "argument {argument_name}: {message}"),
    "services.usage.unrecognized": msg("services", "unrecognized arguments: {words}"),
    "services.usage.required": msg("services", "the following arguments are required: {words}"),
    "services.usage.expected_one": msg("services", "expected one argument", "command line"),
    "services.usage.not_with": msg("services", "not allowed with argument {words}"),
    "services.usage.explicit": msg("services", "ignored explicit argument {words}"),
    "services.usage.choice": msg("services", "invalid choice: {value} (choose from {choices})"),
    "services.usage.invalid": msg(
        "services", "invalid {type} value: {value}", "type is the name of a kind of number, int"
    ),
}

_WRONG: Mapping[str, Source] = {
    "services.usage.no_game": msg("services", "there is no game {value}; there are {names}"),
    "services.usage.not_one_of": msg("services", "{option}: {value} is not one of {names}"),
    "services.usage.needs_new": msg("services", "{option} needs --new"),
    "services.usage.save_or_new": msg("services", "a saved game and --new exclude each other"),
    "services.usage.only_lesson": msg("services", "--lesson excludes --new and a saved game"),
    "services.usage.variant_or_scenario": msg(
        "services", "--variant and --scenario exclude each other"
    ),
    "services.usage.no_scenarios": msg(
        "services", "--scenario: there are no scenarios of players for {game}"
    ),
    "services.usage.faulty_scenario": msg("services", "--scenario: {file}: {fault}"),
    "services.usage.no_scenario": msg("services", "--scenario: {file} is no scenario"),
    "services.usage.file_trouble": msg("services", "{option}: {file}: {reason}"),
    "services.usage.seats_range": msg(
        "services", "--seats: {least} to {most} play {variant}, not {count}"
    ),
    "services.usage.seats_exactly": msg(
        "services", "--seats: {variant} is for {least} players, not {count}"
    ),
    "services.usage.refused": msg("services", "a game cannot be set up like this: {reason}"),
    "services.usage.no_seed": msg("services", "--seed: {value} is no whole number from 0 to {top}"),
    "services.usage.no_pair": msg("services", "--option: {value} is not KEY=VALUE"),
    "services.usage.no_option": msg(
        "services", "--option: {value} is no option of {variant}; there are: {names}"
    ),
    "services.usage.option_value": msg(
        "services", "--option: {key} is one of {names}, not {value}"
    ),
    "services.usage.no_launch": msg("services", "another start of the program asks for nonsense"),
    "services.usage.game_and_seats": msg("services", "a game and --seats are needed"),
    "services.usage.at_least_one": msg("services", "{option} must be at least 1"),
    "services.usage.at_least_nought": msg("services", "{option} must be at least 0"),
    "services.usage.no_book": msg("services", "no book in {value}; there are {names}"),
    "services.usage.no_picture": msg(
        "services", "--picture: {file} ends neither in .png nor in .svg"
    ),
    "services.usage.range": msg("services", "{option}: {least} to {most}", "numbers allowed"),
    "services.usage.no_size": msg("services", "--size: {value} is not WIDTHxHEIGHT"),
    "services.usage.size_range": msg(
        "services", "--size: {value}: {least} to {most} pixels a side"
    ),
    "services.usage.unwritable": msg("services", "{file} cannot be written"),
    "services.usage.deaf_x": msg(
        "services", "no screen to open a window on (nothing answers at DISPLAY {name})"
    ),
    "services.usage.deaf_wayland": msg(
        "services", "no screen to open a window on (nothing answers at WAYLAND_DISPLAY {name})"
    ),
    "services.usage.no_screen": msg(
        "services",
        "no screen to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set)",
    ),
    "services.usage.interrupted": msg("services", "interrupted", "command line; by the person"),
}

USAGE: Mapping[str, Source] = {**_HELP, **_PYTHON, **_WRONG}
