"""Team Risk as it is shown: stacks side by side, tied land, the team's hand, odds, roads."""

from __future__ import annotations

from typing import Any

import pytest

from boardgames_desktop.core.picture import Count, Fact, Flash, Picture, Roll
from boardgames_desktop.core.text import Name
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.odds import conquest
from boardgames_desktop.games.risk.team_picture import TeamPresenter
from boardgames_desktop.games.risk.text import TEXT

from .position import Table
from .test_team import table

SHARED = "red: ural 5+2, china 2+2, peru; yellow: siberia 3; blue: afghanistan 2+2, ukraine 3+1"


def shown(found: Table, seat: int | None = 0) -> Picture:
    return presenter(found).picture(found.rules.observe(found.s, seat), seat)


def presenter(found: Table) -> Any:
    return load_game("risk").presenter(found.rules)


def stacks(picture: Picture, key: str) -> dict[int | None, int]:
    return {token.owner: token.count for token in picture.tokens if token.at == f"land:{key}"}


def value(picture: Picture, seat: int, key: str) -> int:
    return next(fact.value for fact in picture.facts if (fact.seat, fact.key) == (seat, key))


def test_the_game_shows_teams() -> None:
    assert type(presenter(table(SHARED))) is TeamPresenter


def test_both_contingents_stand_side_by_side() -> None:
    picture = shown(table(SHARED))
    assert stacks(picture, "ural") == {0: 5, 2: 2}
    assert stacks(picture, "china") == {0: 2, 2: 2}
    assert stacks(picture, "siberia") == {2: 3}


def test_the_controller_tints_and_nobody_tints_tied_land() -> None:
    looks = shown(table(SHARED)).looks
    assert (looks["land:ural"].tint, looks["land:ural"].marks) == (0, ("shared",))
    assert looks["land:ural"].text.params == {"player": Name(0)}
    assert (looks["land:china"].tint, looks["land:china"].marks) == (None, ("tied",))
    assert (looks["land:siberia"].tint, looks["land:siberia"].marks) == (2, ())


def test_facts_count_what_a_player_has_and_controls() -> None:
    picture = shown(table(SHARED))
    assert next(iter(picture.columns)) == "team"
    assert [value(picture, seat, "team") for seat in range(4)] == [1, 2, 1, 2]
    assert value(picture, 0, "territories") == 2
    assert value(picture, 0, "armies") == 5 + 2 + 1
    assert value(picture, 2, "armies") == 2 + 2 + 3
    assert value(picture, 0, "income") == 3
    assert all(type(fact) is Fact for fact in picture.facts)


@pytest.mark.parametrize("viewer", [0, 2])
def test_the_hand_board_shows_the_hand_of_the_team(viewer: int) -> None:
    found = table(SHARED, hands={"yellow": "china peru"})
    picture = shown(found, viewer)
    assert {token.face for token in picture.tokens if token.kind == "card"} == {"china", "peru"}
    assert [value(picture, seat, "cards") for seat in range(4)] == [2, 0, 2, 0]
    assert not [token for token in shown(found, 1).tokens if token.kind == "card"]
    assert "golden" not in picture.boards
    titles = {board.id: board.title for board in presenter(found).boards()}
    assert titles["hand"].id == "risk.board.team_hand"


def test_an_attack_is_forecast_with_own_armies_against_all_defenders() -> None:
    found = table(SHARED)
    odds = presenter(found).forecast(
        found.rules.observe(found.s, 0), 0, found.parse("attack ural afghanistan 3")
    )
    assert odds.chance == pytest.approx(conquest(4, 4, 0).chance)
    assert {share.seat for share in odds.shares} <= {0, 1, None}
    hovered = presenter(found).gesture_forecast(found.s, 0, ("army:2@ural", "land:afghanistan"))
    assert hovered.chance == odds.chance
    assert presenter(found).gesture_forecast(found.s, 0, ("land:ural", "land:siberia")) is None


def test_any_stack_in_a_territory_stands_for_it() -> None:
    found = table(SHARED)
    ((source, target), *_) = presenter(found).roads(
        found.s, 0, found.parse("attack ural afghanistan 3")
    )
    assert source == {"land:ural", "army:0@ural", "army:2@ural"}
    assert target == {"land:afghanistan", "army:1@afghanistan", "army:3@afghanistan"}


def test_the_battle_is_shown_with_own_armies_and_all_defenders() -> None:
    found = table(SHARED).act("attack ural afghanistan 3")
    forces = {token.thing: token for token in shown(found, 1).tokens if token.at[:7] == "battle:"}
    assert forces["force:attacker"].count == 5
    assert (forces["force:defender"].owner, forces["force:defender"].count) == (1, 4)
    found.act("defend 2").roll("6 6 6 | 1 1")
    buttons = {button.thing for button in shown(found).buttons}
    assert {"dice:1", "dice:2", "dice:3", "button:storm"} <= buttons


def test_losses_are_counted_on_the_stacks_that_lost() -> None:
    found = table(SHARED).act("attack ural afghanistan 3", "defend 2").roll("6 1 1 | 5 5")
    scenes = presenter(found).story(found.heard("battle")[-1])
    assert type(scenes[0]) is Roll
    assert scenes[1:] == (Count("army:0@ural", -1), Count("army:1@afghanistan", -1))
    line = presenter(found).tell(found.heard("control")[-1])
    assert line.msg.id == "risk.log.control"
    assert line.rule == "risk.team_control"
    assert presenter(found).story(found.heard("control")[-1]) == (Flash("land:afghanistan"),)


def test_a_tie_and_a_victory_are_told() -> None:
    found = table("red: ural 5+4; yellow: peru; black: siberia 9").act("attack ural siberia 1")
    found.act("defend 2").roll("1 | 6 6")
    assert presenter(found).tell(found.heard("control")[-1]).msg.id == "risk.log.tied"
    found.aside("blue", "resign")
    line = presenter(found).tell(found.heard("game_over")[-1])
    assert line.msg.id == "risk.log.team_wins"
    assert line.msg.params["players"] == (Name(0), Name(2))


def test_a_shared_territory_is_defended_in_words() -> None:
    found = table(SHARED).act("attack ural afghanistan 3")
    question, more = found.rules.prompt(found.s, 1)
    assert question.id == "risk.ask.defend"
    assert (more.id, more.n) == ("risk.ask.team_defend.more", 4)
    found = table(SHARED, phase="fortify")
    assert found.rules.prompt(found.s, 0)[1].id == "risk.ask.team_fortify.more"


def test_the_words_while_fighting_count_own_armies() -> None:
    found = table(SHARED).act("attack ural afghanistan 1", "defend 1").roll("1 | 6")
    more = found.rules.prompt(found.s, 0)[1]
    assert more.params == {"attackers": 4, "defenders": 4}


def test_all_words_of_teams_are_there() -> None:
    for key in ("risk.look.tied", "risk.log.team_wins", "risk.rule.team_win", "risk.fact.team"):
        assert key in TEXT


def test_a_wish_across_a_team_is_explained() -> None:
    found = table(SHARED)
    wished = presenter(found).wish(found.s, 0, ("land:ural", "land:siberia"))
    assert found.rules.why_not(found.s, 0, wished).msg.id == "risk.no.fortify_after_combat"
    found = table(SHARED, phase="fortify")
    wished = presenter(found).wish(found.s, 0, ("army:2@siberia", "land:ural"))
    assert found.rules.why_not(found.s, 0, wished).msg.id == "risk.no.fortify_from_own"
