"""How Mission Risk looks and what is told of it (9.1, EX33)."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.picture import Flip, Picture, Token
from boardgames_desktop.core.text import TEXT, Msg
from boardgames_desktop.games.risk.mission_picture import BOARD, NOT_NOW, MissionPresenter
from boardgames_desktop.games.risk.mission_say import mission_name, mission_note, mission_text
from boardgames_desktop.games.risk.missions import MISSION_KEYS, MISSIONS
from boardgames_desktop.games.risk.text import TEXT as RISK

from .mission_position import mission, mission_table
from .position import Table

OWN = "cap1 maj2 col3 gen1"


def conquered(own: object = OWN, **more: object) -> Table:
    """Red has just taken its third territory of the turn."""
    table = mission_table("red: ural 20; blue: siberia, siam", own, conq="peru, china", **more)
    return table.act("attack ural siberia 3").roll("6 6 6 | 1").act("move_in 3")


def picture(table: Table, viewer: int | None) -> Picture:
    return MissionPresenter(table.rules).picture(table.rules.observe(table.s, viewer), viewer)


def slips(table: Table, viewer: int | None) -> dict[str, Token]:
    return {t.face or "": t for t in picture(table, viewer).tokens if t.kind == "mission"}


def test_the_owner_sees_four_missions_with_rank_and_progress() -> None:
    shown = slips(conquered(), 0)
    assert list(shown) == OWN.split()
    assert dict(shown["cap1"].badges) == {"captain": 1, "have": 3, "need": 3, "ready": 1}
    assert dict(shown["maj2"].badges) == {"major": 1, "have": 3, "need": 6}
    assert dict(shown["gen1"].badges) == {"general": 1, "have": 2, "need": 12}
    assert all(token.owner == 0 and token.at == "missions:0" for token in shown.values())


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_others_see_none_of_them(viewer: int | None) -> None:
    table = conquered()
    assert not set(slips(table, viewer)) & set(OWN.split())
    assert not any(b.thing.startswith("claim:") for b in picture(table, viewer).buttons)


def test_a_completed_mission_is_ticked_off_and_counted() -> None:
    table = conquered().act("claim_mission cap1")
    token = slips(table, 0)["cap1"]
    assert dict(token.badges) == {"captain": 1, "done": 1}
    assert token.faded
    for viewer in (0, 1, None):
        facts = {f.seat: f.value for f in picture(table, viewer).facts if f.key == "missions"}
        assert facts == {0: 1, 1: 0, 2: 0}
    assert "missions" in picture(table, None).columns


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_last_mission_lies_open_for_all(viewer: int | None) -> None:
    table = conquered(completed={"red": "maj2 gen1"}).act("claim_mission cap1")
    shown = slips(table, viewer)
    assert shown["col3"].owner == 0
    assert dict(shown["col3"].badges)["need"] == 23
    assert not {"cap1", "maj2", "gen1"} & set(shown)


def test_claims_are_buttons_the_highest_rank_first() -> None:
    table = conquered("cap1 maj4 col3 gen1")
    table.s.conquests = (*table.s.conquests, (13, 1, 0, 1))
    buttons = picture(table, 0).buttons
    assert [button.thing for button in buttons] == ["claim:maj4", "claim:cap1", NOT_NOW]
    assert [button.role for button in buttons] == ["primary", "plain", "plain"]


def test_a_slip_or_its_button_claims() -> None:
    table = conquered()
    presenter = MissionPresenter(table.rules)
    number = mission("cap1")
    (road,) = presenter.roads(table.s, 0, ("claim_mission", number))
    assert road == (frozenset({"mission:cap1", "claim:cap1"}),)
    assert presenter.wish(table.s, 0, ["mission:cap1"]) == ("claim_mission", number)
    assert presenter.wish(table.s, 0, [NOT_NOW]) == ("not_now",)
    assert presenter.ask_next(table.s, 0, ["mission:cap1"]) == ()


@pytest.mark.parametrize(
    ("moment", "step"),
    [("start_of_turn", 0), ("after_conquest", 1), ("end_of_turn", 3)],
)
def test_the_step_of_the_turn_is_that_of_the_moment(moment: str, step: int) -> None:
    table = mission_table("red: ural; blue: siam")
    table.s.agenda = [("mission", (0,), moment)]
    assert [s.state for s in picture(table, 0).stages].index("now") == step


def test_sets_are_priced_in_the_hand_and_there_is_no_golden_table() -> None:
    table = mission_table("red: ural; blue: siam", hands={"red": "alaska china quebec"})
    boards = [board.id for board in MissionPresenter(table.rules).boards()]
    assert "golden" not in boards
    assert BOARD in boards
    shown = picture(table, 0)
    assert "golden" not in shown.boards
    assert shown.notes["hand"] == Msg("risk.hand.set_worth", {}, 10)
    assert shown.notes[BOARD] == Msg("risk.missions.left", {}, 4)


def test_what_is_told() -> None:
    table = conquered(completed={"red": "maj2 gen1"}).act("claim_mission cap1")
    presenter = MissionPresenter(table.rules)
    told = {e.kind: presenter.tell(e) for e in table.events}
    assert told["mission"] is not None
    assert told["mission"].msg.params["mission"] == mission_name(mission("cap1"))
    assert told["mission_fourth"] is not None
    assert told["mission_fourth"].rule == "risk.mission_fourth"
    shown = [s for e in table.events for s in presenter.story(e) if isinstance(s, Flip)]
    assert [flip.face for flip in shown] == ["cap1", "col3"]


def test_a_victory_by_missions_has_its_own_line() -> None:
    table = conquered(completed={"red": "maj2 gen1 col3"}).act("claim_mission cap1")
    presenter = MissionPresenter(table.rules)
    lines = {e.kind: presenter.tell(e) for e in table.events}
    assert lines["game_over"] is not None
    assert lines["game_over"].msg.id == "risk.log.wins_missions"
    assert lines["missions_left"] is not None


@pytest.mark.parametrize("key", MISSION_KEYS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_mission_has_title_and_sentence(key: str, seats: int) -> None:
    number = mission(key)
    for words in (mission_name(number), mission_text(number, seats), mission_note(number, seats)):
        source = RISK.get(words.id) or TEXT[words.id]
        assert source.numbered == (words.n is not None)
        assert all("{" + hole in source.text for hole in words.params)
    goal = MISSIONS[number].gauge.goal
    if not isinstance(goal, int):
        assert mission_text(number, seats).n == goal[seats - 2]
