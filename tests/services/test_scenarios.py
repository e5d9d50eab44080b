"""Scenarios of players as files: good ones are taken in, bad ones listed with their faults."""

from __future__ import annotations

import json

import pytest

from boardgames_desktop.games import load_game
from boardgames_desktop.games.warcraft.scenario_file import scenario, write_scenario
from boardgames_desktop.services.scenarios import (
    SUFFIX,
    free_path,
    keep_scenario,
    list_scenarios,
    read_scenario,
    scenario_path,
    take_in,
)

GAME = load_game("warcraft")
GOOD = write_scenario(scenario("captives"))


def test_the_list_has_every_file_and_the_faults_of_the_broken_ones(tmp_path) -> None:
    keep_scenario(scenario_path(tmp_path, "good"), GOOD)
    (tmp_path / f"cut{SUFFIX}").write_text(GOOD[:200])
    (tmp_path / f"binary{SUFFIX}").write_bytes(b"\xff\xfe\x00")
    (tmp_path / f"large{SUFFIX}").write_text("x" * 300_000)
    (tmp_path / "other.txt").write_text("not listed")
    rows = {row.name: row for row in list_scenarios(GAME, tmp_path)}
    assert sorted(rows) == ["binary", "cut", "good", "large"]
    assert rows["good"].variant is not None
    assert rows["good"].document == GOOD
    assert not rows["good"].faults
    for name in ("binary", "cut", "large"):
        assert rows[name].variant is None
        assert rows[name].faults
    assert rows["large"].faults[0].id == "services.scenario.too_large"
    assert rows["binary"].faults[0].id == "services.scenario.not_text"


def test_a_folder_that_is_not_there_has_no_scenarios(tmp_path) -> None:
    assert list_scenarios(GAME, tmp_path / "nowhere") == []
    assert read_scenario(GAME, tmp_path / "nowhere").faults


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data.pop("spaces"),
        lambda data: data.update(spaces=data["spaces"][:3]),
        lambda data: data.update(walls=[[[0, 0], [5, 5]]]),
        lambda data: data.update(goals=[{"kind": "hold", "spot": "Z", "fewer": 3}]),
        lambda data: data.update(surprise=1),
    ],
)
def test_a_broken_file_tells_where_and_is_not_taken_in(tmp_path, spoil) -> None:
    data = json.loads(GOOD)
    spoil(data)
    source = tmp_path / "elsewhere.json"
    source.write_text(json.dumps(data))
    row = take_in(GAME, source, tmp_path / "mine")
    assert row.variant is None
    assert row.faults
    assert not (tmp_path / "mine").exists()


def test_a_good_file_is_copied_under_a_free_name(tmp_path) -> None:
    source = tmp_path / f"Rescue{SUFFIX}"
    source.write_text(GOOD)
    mine = tmp_path / "mine"
    first, second = take_in(GAME, source, mine), take_in(GAME, source, mine)
    assert [first.name, second.name] == ["Rescue", "Rescue 2"]
    assert [row.name for row in list_scenarios(GAME, mine)] == ["Rescue", "Rescue 2"]
    assert free_path(mine, "Rescue").name == f"Rescue 3{SUFFIX}"


def test_names_people_type_are_names_of_files(tmp_path) -> None:
    for typed in ("a/b", "..", "", " x ", 'q"?', "æøå δ"):
        path = scenario_path(tmp_path, typed)
        assert path.parent == tmp_path
        keep_scenario(path, GOOD)
        assert path.exists()
