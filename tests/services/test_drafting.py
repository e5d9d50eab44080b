"""A scenario on the workbench: undo, files, and what is left between two sittings."""

from __future__ import annotations

import json

import pytest

from boardgames_desktop.core.game import ScenarioError
from boardgames_desktop.games import load_game
from boardgames_desktop.services.drafting import MOST_STEPS, Drafting
from boardgames_desktop.services.scenarios import SUFFIX, list_scenarios

GAME = load_game("warcraft")


@pytest.fixture
def bench(tmp_path):
    return Drafting(GAME, tmp_path / "mine")


def lay(bench, *spots):
    for spot in spots:
        assert bench.use(spot, remove=False) is None


def test_every_use_is_taken_back_alone_and_a_stroke_as_a_whole(bench):
    lay(bench, (0, 0), (1, 0))
    bench.begin_stroke()
    lay(bench, (2, 0), (3, 0))
    bench.end_stroke()
    assert len(bench.plan.spaces) == 4
    bench.undo()
    assert len(bench.plan.spaces) == 2
    bench.redo()
    assert len(bench.plan.spaces) == 4
    for _ in range(3):
        bench.undo()
    assert not bench.can_undo
    lay(bench, (5, 5))
    assert not bench.can_redo


def test_a_stroke_that_changes_nothing_is_no_step(bench):
    bench.begin_stroke()
    bench.end_stroke()
    assert not bench.can_undo
    lay(bench, (0, 0))
    lay(bench, (0, 0))
    bench.undo()
    assert not bench.can_undo


def test_typing_is_one_step_until_something_else_is_done(bench):
    for words in ("A", "Ab", "Abc"):
        bench.put(bench.shop.change(bench.plan, "words", "name", words), "words/name")
    bench.put(bench.shop.change(bench.plan, "words", "story", "x"), "words/story")
    bench.undo()
    assert bench.title == "Abc"
    bench.undo()
    assert bench.title == ""


def test_steps_are_not_kept_for_ever(bench):
    for number in range(MOST_STEPS + 20):
        bench.put(bench.shop.titled(bench.plan, str(number)))
    steps = 0
    while bench.can_undo:
        bench.undo()
        steps += 1
    assert steps == MOST_STEPS


def test_tools_refuse_with_a_reason(bench):
    bench.tool = "melee"
    why = bench.use((0, 0), remove=False)
    assert why is not None
    assert why.id == "warcraft.workshop.no.no_space"
    assert not bench.can_undo


def test_a_side_that_goes_is_no_longer_chosen(bench):
    bench.put(bench.shop.add(bench.plan, "players", "seat"))
    bench.side = 2
    bench.undo()
    assert bench.side == 1


def test_saving_opening_exporting(bench, tmp_path):
    bench.start_from("captives", lambda msg: msg.id)
    assert not bench.unsaved
    bench.put(bench.shop.titled(bench.plan, "Mine"))
    assert bench.unsaved
    first = bench.save()
    assert first.name == f"Mine{SUFFIX}"
    assert not bench.unsaved
    assert bench.save() == first
    second = bench.save_as("Other")
    assert second != first
    assert bench.title == "Other"
    bench.export(tmp_path / "out.json")
    other = Drafting(GAME, tmp_path / "theirs")
    other.take(tmp_path / "out.json")
    assert other.title == "Other"
    assert other.path is None
    assert other.unsaved
    other.open(first)
    assert other.title == "Mine"
    assert not other.unsaved
    assert [row.name for row in list_scenarios(GAME, tmp_path / "mine")] == ["Mine", "Other"]


def test_what_is_no_scenario_leaves_the_bench_alone(bench, tmp_path):
    lay(bench, (0, 0))
    for name, raw in (("a", b"\xff\xfe"), ("b", b"{}"), ("c", b"x" * 200_000)):
        path = tmp_path / name
        path.write_bytes(raw)
        with pytest.raises(ScenarioError):
            bench.open(path)
    with pytest.raises(OSError, match="nowhere"):
        bench.open(tmp_path / "nowhere")
    assert len(bench.plan.spaces) == 1


def test_what_was_not_saved_is_there_again(bench, tmp_path):
    lay(bench, (0, 0), (0, 1))
    bench.put_aside(tmp_path / "state" / "bench.json")
    again = Drafting(GAME, tmp_path / "mine")
    again.bring_back(tmp_path / "state" / "bench.json")
    assert len(again.plan.spaces) == 2
    assert again.unsaved
    bench.save_as("Kept")
    bench.put_aside(tmp_path / "state" / "bench.json")
    again.bring_back(tmp_path / "state" / "bench.json")
    assert again.path == bench.path
    assert not again.unsaved
    bench.path.unlink()
    again.bring_back(tmp_path / "state" / "bench.json")
    assert again.path is None
    assert again.unsaved


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"document": 5, "path": null, "saved": true}', "null"]
)
def test_a_broken_bench_is_empty(bench, tmp_path, text):
    (tmp_path / "bench.json").write_text(text)
    bench.bring_back(tmp_path / "bench.json")
    assert bench.plan == bench.shop.blank()
    bench.bring_back(tmp_path / "none.json")
    assert json.loads(bench.document())["spaces"] == []
