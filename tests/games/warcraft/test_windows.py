"""Windows: who is polled for cards, in which order, and what that tells (6.4, 9)."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.warcraft.fights import Fight, fight
from tests.games.warcraft.table import Table, position

from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.state import UNKNOWN


def polls(table: Table) -> list[tuple[str, str]]:
    """Pass until dice are thrown or somebody decides; return who was asked in which window."""
    found = []
    while table.kind == "window":
        found.append((table.s.agenda[-1][2], table.asked))
        Table._apply(table, table.rules.asked(table.s)[0], ("pass",))
    return found


def of_round(table: Table) -> list[str]:
    """Return who was asked at the start of the round."""
    return [name for when, name in polls(table) if when == "round"]


def test_13_2_and_6_4_defenders_are_polled_first() -> None:
    table = fight("human: d2 1m; orc: d2 1m", hands={"human": "polymorph", "orc": "devour"})
    assert of_round(table) == ["human", "orc"]


def test_13_2_and_6_4_in_the_faq_the_active_player_comes_first() -> None:
    table = fight(
        "human: d2 1m; orc: d2 1m",
        hands={"human": "polymorph", "orc": "devour"},
        active_player_cards_first=True,
    )
    assert of_round(table) == ["orc", "human"]


def test_6_4_all_defenders_then_all_attackers_in_a_team_battle() -> None:
    table = fight(
        "human: e6 2m; night_elf: e6 1m; orc: e6 1m; undead: e6 1m",
        scenario="main4",
        turn="orc",
        hands={"human": "polymorph", "orc": "devour devour", "undead": "web", "night_elf": "fast"},
    )
    assert of_round(table) == ["human", "orc"]


def test_6_4_the_faq_order_is_clockwise_from_the_active_player() -> None:
    table = fight(
        "human: e6 2m; orc: e6 1m; undead: e6 1m; night_elf: e6 1m",
        scenario="main4",
        turn="undead",
        hands={"human": "polymorph", "orc": "devour"},
        active_player_cards_first=True,
    )
    assert of_round(table) == ["human", "orc"]
    assert table.rules._card_order(table.s) == (3, 0, 1, 2)


def test_6_4_after_a_card_all_are_polled_again_until_all_have_passed() -> None:
    table = fight(
        "human: d2 2m; orc: d2 2m",
        hands={"human": "polymorph polymorph", "orc": "devour"},
    )
    table.act("pass")
    assert table.asked == "orc"
    table.act("play_on devour human melee d2")
    assert table.asked == "human"
    table.act("play_on polymorph orc melee d2")
    assert table.asked == "human"
    table.act("pass")
    assert table.kind == "roll"


def test_9_several_copies_may_be_played_in_one_window() -> None:
    table = fight("human: d2 1m; orc: d2 2m", hands={"human": "polymorph polymorph"})
    table.act("play_on polymorph orc melee d2", "play_on polymorph orc melee d2").roll("6")
    assert table.s.battle is not None
    assert [event.data["side"] for event in table.heard("roll")] == [0]


def test_6_4_who_has_no_unit_in_the_battle_is_not_polled() -> None:
    table = fight(
        "human: e6 2m; orc: e6 1m; undead: e11 1m; night_elf: a1 1m",
        scenario="main4",
        turn="orc",
        hands={"undead": "curse", "night_elf": "faerie_fire"},
    )
    assert table.kind == "roll"


def test_6_4_a_player_whose_last_unit_died_plays_no_more_cards() -> None:
    table = fight(
        "human: d2 2r; orc: d2 2r", hands={"orc": "pillage pillage"}, stock={"human": (5, 5)}
    )
    table.roll("1 1", "1 1").act("pass").flow()
    assert [event.data["side"] for event in table.heard("lose")] == [0, 1, 0]
    assert (table.kind, table.asked) == ("window", "orc")
    table = fight("human: d2 3r; orc: d2 1r", hands={"orc": "pillage"}, stock={"human": (5, 5)})
    table.roll("1 6 6", "1").act("pass")
    assert [event.data["side"] for event in table.heard("lose")] == [0, 1]
    assert table.s.agenda == []


def test_a_window_vanishes_when_nobody_can_be_polled() -> None:
    assert fight("human: d2 1m; orc: d2 1m").kind == "roll"


def test_a_window_vanishes_when_all_copies_are_on_the_discard_pile() -> None:
    given = {
        "hands": {"orc": "fast"},
        "decks": {"orc": "resources resources", "human": "resources"},
    }
    table = fight("human: d2 1m; orc: d2 1m", **given)  # type: ignore[arg-type]
    assert polls_after_draws(table, "resources", "resources") == []


def polls_after_draws(table: Fight, *cards: str) -> list[tuple[str, str]]:
    for card in cards:
        Table.draws(table, card)
    return polls(table)


@pytest.mark.parametrize("seat", ["human", "orc"])
def test_who_is_polled_depends_on_public_facts_alone(seat: str) -> None:
    """Whatever two cards a player holds, the same windows open as long as all pass."""
    seen = set()
    kinds = {"human": CARD_KEYS[:4], "orc": CARD_KEYS[4:8]}[seat]
    for hand in combinations((*kinds, "fast", "resources"), 2):
        table = position(
            "human: d2 2m 1w, d1 1f; orc: c4 2m 1r",
            turn="orc",
            hands={seat: " ".join(hand)},
            stock={"human": (3, 3)},
        )
        asked = polls(table)
        Table.act(table, "move melee c4 d2 2", "end_move")
        for _ in range(40):
            asked += polls(table)
            if table.s.battle is None or not table.s.battle.over:
                _go_on(table)
        seen.add(tuple(asked))
        assert any(name == seat for _, name in asked)
    assert len(seen) == 1


def _go_on(table: Table) -> None:
    """Throw ones, draw what there is, lose what comes first."""
    if table.kind == "roll":
        Table.roll(table, " ".join("1" * table.s.agenda[-1][3]))
    elif table.kind == "deal":
        Table.draws(table, "victory_point")
    elif table.kind == "lose":
        Table.act(table, _first_loss(table))
    else:
        table.passes("window")


def _first_loss(table: Table) -> str:
    _, side, kind, space = min(table.legal())
    kinds = ("melee", "ranged", "flying", "worker")
    return f"lose {table.name(side)} {kinds[kind]} {table.rules.field.names[space]}"


def test_a_pass_is_forced_only_by_the_own_hand() -> None:
    table = position("human: c4 1m; orc: a2 1m", hands={"human": "resources"})
    assert (table.kind, table.asked) == ("window", "human")
    assert table.rules.forced(table.s, 0) == ("pass",)
    table = position("human: c4 1m; orc: a2 1m", hands={"human": "fast"})
    assert table.rules.forced(table.s, 0) is None


def test_unknown_cards_force_nothing() -> None:
    table = position("human: c4 1m; orc: a2 1m", hands={"human": "resources"})
    seen = table.rules.observe(table.s, 1)
    assert seen.hands[0] == (UNKNOWN,)
    assert table.rules.forced(seen, 0) is None
    assert list(table.rules.options(seen, 0)) == [("pass",)]


def test_options_are_the_same_on_the_own_observation() -> None:
    table = fight(
        "human: d2 2m; orc: d2 2m 1r", hands={"human": "polymorph", "orc": "devour pillage"}
    )
    while table.kind == "window":
        seat = table.rules.asked(table.s)[0]
        seen = table.rules.observe(table.s, seat)
        assert list(table.rules.options(seen, seat)) == list(table.rules.options(table.s, seat))
        table.act("pass")


def test_a_card_of_another_moment_is_refused() -> None:
    table = fight("human: d2 1m; orc: d2 1m", hands={"human": "polymorph fast"})
    assert table.no("play_at fast d2") == "card_moment"
    assert table.no("play_at polymorph d2") == "card_target"
    assert table.no("play devour") == "not_in_hand"
    assert table.no("end_move") == "step"


def test_a_played_card_goes_to_the_discard_pile_and_is_shown() -> None:
    table = fight("human: d2 1m; orc: d2 1m", hands={"human": "polymorph"})
    table.act("play_on polymorph orc melee d2")
    assert table.s.discards[0] == (CARD_KEYS.index("polymorph"),)
    assert table.heard("play")[0].data == {
        "seat": 0,
        "card": CARD_KEYS.index("polymorph"),
        "side": 1,
        "kind": 0,
        "space": table.space("d2"),
    }
