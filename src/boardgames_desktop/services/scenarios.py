"""Scenarios that players made: files in a folder of their own, listed, read, kept, shared.

A scenario is one JSON file. Those of the player lie in ``scenarios/<game>`` of the data folder;
a file from somewhere else is taken in by copying it there. A broken file is listed with its
fault and harms nothing.
"""

from __future__ import annotations

from pathlib import Path

import attrs

from boardgames_desktop.core.game import AnyGame, ScenarioError, Variant
from boardgames_desktop.core.setup import MAX_DOCUMENT, OWN, Document, SeatSetup, Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.services.files import (
    TooLargeError,
    file_stem,
    free_file,
    read_capped,
    write_atomic,
)
from boardgames_desktop.services.wording import reason

SUFFIX = ".scenario.json"
NOTHING = Document("")


@attrs.frozen
class ScenarioRow:
    """A file of the list of scenarios.

    Attributes:
        document: its text; "" if it cannot be read.
        variant: what it describes; None if it is broken.
        faults: where and why it is broken, the first fault first.
    """

    path: Path
    document: Document = NOTHING
    variant: Variant | None = None
    faults: tuple[Msg, ...] = ()

    @property
    def name(self) -> str:
        """The file's name without its suffix."""
        return self.path.name.removesuffix(SUFFIX)


def scenario_path(folder: Path, name: str) -> Path:
    """Return the file for a scenario called ``name``, which a person may have typed."""
    return folder / f"{file_stem(name.removesuffix(SUFFIX))}{SUFFIX}"


def list_scenarios(game: AnyGame, folder: Path) -> list[ScenarioRow]:
    """Return the scenarios of a folder by name, broken ones with their faults; never raises."""
    try:
        paths = [path for path in folder.iterdir() if path.name.endswith(SUFFIX)]
    except OSError:
        return []
    rows = [read_scenario(game, path) for path in paths]
    return sorted(rows, key=lambda row: (row.name.casefold(), row.name))


def read_scenario(game: AnyGame, path: Path) -> ScenarioRow:
    """Return a file as a row of the list; whatever is wrong with it is among its faults."""
    try:
        text = read_capped(path, MAX_DOCUMENT).decode("utf-8")
    except TooLargeError:
        return ScenarioRow(path, faults=(Msg("services.scenario.too_large"),))
    except UnicodeDecodeError:
        return ScenarioRow(path, faults=(Msg("services.scenario.not_text"),))
    except OSError as error:
        facts = {"reason": reason(error)}
        return ScenarioRow(path, faults=(Msg("services.scenario.unreadable", facts),))
    return judged(game, path, text)


def judged(game: AnyGame, path: Path, text: str) -> ScenarioRow:
    """Return a text as a row of the list, with the variant it describes or its faults."""
    document = Document(text)
    try:
        return ScenarioRow(path, document, game.own_variant(document))
    except ScenarioError as error:
        return ScenarioRow(path, document, faults=error.faults)


def keep_scenario(path: Path, text: str) -> None:
    """Write a scenario's file, keeping what was there as a back-up; raises OSError."""
    write_atomic(path, text.encode("utf-8"), backup=True)


def take_in(game: AnyGame, source: Path, folder: Path) -> ScenarioRow:
    """Copy a file into the player's folder under a free name, if it is a scenario.

    A broken file is not copied; its row tells the faults. Raises OSError if writing fails.
    """
    found = read_scenario(game, source)
    if found.variant is None:
        return found
    goal = free_path(folder, found.name.removesuffix(".json"))
    keep_scenario(goal, found.document)
    return attrs.evolve(found, path=goal)


def free_path(folder: Path, name: str) -> Path:
    """Return a file for ``name`` that is not there yet: ``name``, ``name 2`` and so on."""
    return free_file(folder, file_stem(name.removesuffix(SUFFIX)), SUFFIX)


def trial_setup(game: AnyGame, row: ScenarioRow) -> Setup | None:
    """Return a match of computers that plays a scenario, to look at its board; None if broken."""
    if row.variant is None:
        return None
    colours = game.seat_colours(row.variant, row.variant.min_seats)
    seats = tuple(SeatSetup("", "normal", colour) for colour in colours)
    return Setup(game.id, OWN, seats, 0, document=row.document)
