"""From pointing to options: what is lit is what is legal."""

from __future__ import annotations

from boardgames_desktop.core.actions import Span
from boardgames_desktop.core.picker import Picker

ATTACK = ("attack", "ural", "siam", Span(1, 3))
STORM = ("storm", "ural", "siam")
OTHER = ("attack", "ural", "china", 1)
END = ("end",)
GIVE = ("give", "blue")


def step(*things: str) -> frozenset[str]:
    return frozenset(things)


ROADS = {
    ATTACK: ((step("ural", "army@ural"), step("siam", "army@siam")),),
    STORM: ((step("ural", "army@ural"), step("siam", "army@siam")),),
    OTHER: ((step("ural", "army@ural"), step("china")), (step("china"),)),
    END: ((step("button:end"),),),
    GIVE: ((step("purse"), step("seat:1")),),
}


def picker() -> Picker:
    return Picker((ATTACK, STORM, OTHER, END), (GIVE,), ROADS.__getitem__)


def test_first_steps_of_all_roads_are_lit_and_those_of_asides_faintly() -> None:
    p = picker()
    assert p.targets() == {"ural", "army@ural", "china", "button:end"}
    assert p.faint_targets() == {"purse"}
    assert p.ready() == []
    assert p.unfinished()


def test_each_step_narrows_what_is_lit() -> None:
    p = picker()
    assert p.pick("army@ural")
    assert p.targets() == {"siam", "army@siam", "china"}
    assert p.faint_targets() == set()
    assert p.pick("china")
    assert p.ready() == [OTHER]
    assert not p.unfinished()


def test_options_that_share_a_road_meet_in_a_chooser() -> None:
    p = picker()
    assert p.drag("ural", "army@siam")
    assert p.ready() == [ATTACK, STORM]


def test_a_second_road_leads_to_the_same_option() -> None:
    p = picker()
    assert p.pick("china")
    assert p.ready() == [OTHER]


def test_an_aside_can_be_pointed_at_though_it_is_lit_faintly() -> None:
    p = picker()
    assert p.drag("purse", "seat:1")
    assert p.ready() == [GIVE]


def test_what_is_not_lit_cannot_be_picked_and_changes_nothing() -> None:
    p = picker()
    assert not p.pick("siam")
    assert not p.drag("siam", "ural")
    assert not p.drag("ural", "purse")
    assert p.picked == []
    assert not p.back()


def test_a_refused_drag_keeps_what_was_picked() -> None:
    p = picker()
    p.pick("ural")
    assert not p.drag("china", "ural")
    assert p.picked == ["ural"]


def test_a_drag_goes_on_from_its_start_or_begins_anew() -> None:
    p = picker()
    p.pick("army@ural")
    assert p.drag("army@ural", "china")
    assert p.picked == ["army@ural", "china"]
    p = picker()
    p.pick("ural")
    assert p.drag("purse", "seat:1")
    assert p.picked == ["purse", "seat:1"]


def test_back_takes_back_one_step() -> None:
    p = picker()
    p.pick("ural")
    p.pick("siam")
    assert p.back()
    assert p.picked == ["ural"]
    assert p.targets() == {"siam", "army@siam", "china"}
