"""Reading, checking and writing scenarios, those of the rulebook and those of players."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import attrs

from boardgames_desktop.core.data_file import DataError, read_json, structure
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import resource
from boardgames_desktop.games.warcraft.scenario import Scenario
from boardgames_desktop.games.warcraft.scenario_check import Fault, faults

__all__ = [
    "SCENARIO_IDS",
    "DataError",
    "Fault",
    "fault_words",
    "faults",
    "read_scenario",
    "scenario",
    "scenario_to_json",
    "shape_scenario",
    "write_scenario",
]

SCENARIO_IDS: tuple[str, ...] = (
    "main2",
    "main4",
    "elf_gate",
    "necromancers",
    "captives",
    "nordrassil",
)
"""The scenarios of the rulebook, in the order they are offered."""

_SPACE = ("q", "r", "terrain", "points")
_EMPTY: tuple[object, ...] = ("", (), {}, None)


@lru_cache(maxsize=len(SCENARIO_IDS))
def scenario(scenario_id: str) -> Scenario:
    """Return a scenario of the rulebook; raises KeyError if there is none called so."""
    if scenario_id not in SCENARIO_IDS:
        raise KeyError(scenario_id)
    return read_scenario(resource("warcraft", "scenarios", f"{scenario_id}.json"))


def read_scenario(source: Path | Mapping[str, Any]) -> Scenario:
    """Return the scenario of a file or of its JSON value.

    Raises:
        DataError: it does not fit; it names the first fault.
        OSError: the file cannot be read.
    """
    shaped = shape_scenario(source)
    for fault in faults(shaped):
        raise DataError(fault.path, fault.reason)
    return shaped


def shape_scenario(source: Path | Mapping[str, Any]) -> Scenario:
    """Return a scenario whose form is right but which may have :func:`faults`.

    The editor opens such a one and shows what is wrong; raises as :func:`read_scenario`.
    """
    data = read_json(source) if isinstance(source, Path) else source
    if not isinstance(data, dict):
        raise DataError("", Msg("core.record.not_object"))
    return structure({**data, "spaces": _named(data.get("spaces"))}, Scenario)


def _named(spaces: Any) -> Any:
    """Return spaces with their four values named; what is no list of four is left to fail."""
    if not isinstance(spaces, list):
        return spaces
    named: list[Any] = []
    for number, space in enumerate(spaces):
        if isinstance(space, list) and len(space) != len(_SPACE):
            reason = Msg("core.record.wrong_length", {}, len(_SPACE))
            raise DataError(f"spaces[{number}]", reason)
        named.append(dict(zip(_SPACE, space, strict=True)) if isinstance(space, list) else space)
    return named


def fault_words(path: str, reason: Msg) -> Msg:
    """Return what is wrong and where, for a player who has the file before him."""
    return Msg("warcraft.own.fault", {"where": path, "why": reason}) if path else reason


def scenario_to_json(plan: Scenario) -> dict[str, Any]:
    """Return a scenario as JSON values, without what is empty or as usual."""
    data: dict[str, Any] = _plain(plan)
    data["spaces"] = [[space.q, space.r, space.terrain, space.points] for space in plan.spaces]
    return data


def write_scenario(plan: Scenario) -> str:
    """Return the text of a scenario's file: one space, seat or goal to a line."""
    lines: list[str] = []
    for key, value in scenario_to_json(plan).items():
        if isinstance(value, list) and value and isinstance(value[0], list | dict):
            rows = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in value)
            lines.append(f" {json.dumps(key)}: [\n  {rows}\n ]")
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _plain(value: Any) -> Any:
    if attrs.has(type(value)):
        return {
            field.name: _plain(getattr(value, field.name))
            for field in attrs.fields(type(value))
            if not _usual(field, getattr(value, field.name))
        }
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return value


def _usual(field: attrs.Attribute[Any], value: Any) -> bool:
    """Tell whether a field may be left out of the file."""
    if field.default is attrs.NOTHING:
        return False
    if isinstance(field.default, attrs.Factory):  # type: ignore[arg-type]  # it is a class
        return value in _EMPTY
    return bool(value == field.default)
