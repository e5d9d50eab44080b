"""Set-up by chance, the order of seats and steps, the marker, cards drawn (4, 5)."""

from __future__ import annotations

from boardgames_desktop.core.actions import AUTO, CHANCE
from boardgames_desktop.games.warcraft.cards import CARD_KEYS
from boardgames_desktop.games.warcraft.state import DEPLOY, HARVEST, MOVE, SPEND
from games.warcraft.table import Table, new_game, position


def played(table: Table) -> list[tuple[str, int]]:
    """Who has begun which step."""
    return [(table.name(event.data["seat"]), event.data["step"]) for event in table.heard("step")]


def test_setup_6_7_first_player_and_three_cards_are_drawn() -> None:
    table = new_game("main2")
    assert (table.asked, table.kind) == ("chance", "first")
    table.chance("first 1")
    assert table.kind == "deal"
    assert len(table.rules.outcome(table.s, _Draw())) == 1 + 3
    table.draws("call_to_arms fast invisibility", "devour ensnare fast")
    assert table.hand("human") == "call_to_arms invisibility fast"
    assert table.s.round == 1
    assert len(table.s.decks[0]) == 18
    table.passes("move")
    assert (table.asked, table.kind) == ("orc", "move")


class _Draw:
    """Always the first of what may be drawn."""

    def below(self, n: int) -> int:
        del n
        return 0


def test_setup_the_scenario_may_say_who_begins() -> None:
    assert new_game("main2").kind == "first"
    table = new_game("nordrassil")
    assert table.kind == "deal"
    assert table.name(table.s.first) == "night_elf"


def test_5_every_step_is_played_by_all_before_the_next_begins() -> None:
    table = position("human: a1 1m; orc: g1 1m", first="human", turn="human")
    table.events.clear()
    table.act("end_move", "end_move").passes()
    assert table.kind == "move", "nothing to harvest, deploy or spend"
    assert played(table) == [
        ("orc", MOVE),
        ("human", HARVEST),
        ("orc", HARVEST),
        ("human", DEPLOY),
        ("orc", DEPLOY),
        ("human", SPEND),
        ("orc", SPEND),
        ("orc", MOVE),
    ]


def test_5_the_marker_passes_clockwise_after_the_spend_step() -> None:
    table = position("human: a1 1m; orc: g1 1m", first="human", turn="orc", step="spend")
    table.passes()
    assert (table.asked, table.s.round) == ("orc", 3)
    table.act("end_move", "end_move").passes()
    assert (table.asked, table.s.round) == ("human", 4)


def test_5_the_marker_passes_over_who_is_out() -> None:
    table = position("human: A 1m; undead: undead_town 1m", scenario="elf_gate", step="spend")
    table.aside("orc", "resign")
    table.passes()
    assert table.asked == "undead"


def test_5_windows_of_the_step_are_in_order() -> None:
    table = position(
        "human: a1 1m; undead: g1 1m",
        races=("human", "undead"),
        hands={"human": "fast", "undead": "cripple town_portal"},
    )
    assert (table.kind, table.asked, table.s.agenda[-1][2]) == ("window", "human", "fast")
    table.act("pass")
    assert (table.kind, table.asked, table.s.agenda[-1][2]) == ("window", "undead", "cripple")
    table.act("pass")
    assert (table.kind, table.asked) == ("move", "human")
    table.act("move melee a1 b1 1", "end_move")
    table.passes()
    assert (table.kind, table.asked) == ("move", "undead")


def test_cards_an_empty_deck_is_reshuffled() -> None:
    table = position(decks={"human": ""}, discards={"human": "fast"})
    discarded = len(table.s.discards[0])
    table.s.agenda.append(("to_draw", AUTO, 0, 2))
    table.rules.settle(table.s, table.events.append)
    assert table.heard("reshuffle")
    assert len(table.s.decks[0]) == discarded
    table.draws("fast", "fast")
    assert table.hand("human") == "fast fast"


def test_13_30_a_hand_has_no_limit() -> None:
    table = position(decks={"human": "fast fast"})
    hand = table.rules.deck_of(0)
    table.s.hands[0] = hand[:-2]
    table.s.decks[0] = hand[-2:]
    table.s.discards[0] = ()
    table.s.agenda.append(("to_draw", AUTO, 0, 2))
    table.rules.settle(table.s, table.events.append)
    table.chance(f"draw {CARD_KEYS[hand[-2]]}").chance(f"draw {CARD_KEYS[hand[-1]]}")
    assert table.s.hands[0] == hand


def test_cards_nobody_draws_when_deck_and_discards_are_empty() -> None:
    table = position(
        hands={"human": "fast"}, decks={"human": ""}, agenda=[("move", (0,))], turn="human"
    )
    table.s.discards[0] = ()
    table.s.agenda.append(("to_draw", AUTO, 0, 1))
    table.rules.settle(table.s)
    assert table.kind == "move"


def test_cards_drawn_must_be_in_the_deck() -> None:
    table = position(decks={"human": "fast"})
    table.s.agenda.append(("deal", CHANCE, 0, 1))
    rules, s = table.rules, table.s
    assert rules.why_not(s, -1, table.parse("draw fast")) is None
    assert rules.why_not(s, -1, table.parse("draw resources")) is not None
    assert rules.why_not(s, -1, table.parse("draw fast fast")) is not None
    assert rules.outcomes(s) == [(table.parse("draw fast"), 1)]


def test_v6_after_the_last_round_most_points_win() -> None:
    table = position(
        "human: a1 1m, d2 1m; orc: g1 1m",
        round=60,
        first="human",
        turn="orc",
        step="spend",
        round_limit=60,
    )
    table.passes()
    assert table.kind == "over"
    assert table.winners == {"human"}
    assert table.heard("game_over")[-1].data["how"] == "limit"


def test_v6_a_tie_is_a_draw() -> None:
    table = position(
        "human: a1 1m; orc: g1 1m",
        round=60,
        turn="orc",
        first="human",
        step="spend",
        round_limit=60,
    )
    table.passes()
    assert table.kind == "over"
    assert table.s.drawn
    assert table.rules.returns(table.s) == (0.5, 0.5)


def test_v6_without_a_limit_the_game_goes_on() -> None:
    table = position("human: a1 1m; orc: g1 1m", round=60, turn="orc", first="human", step="spend")
    table.passes()
    assert table.s.round == 61


def test_first_player_is_one_of_the_table() -> None:
    table = new_game("elf_gate")
    rules, s = table.rules, table.s
    assert rules.outcomes(s) == [(("first", seat), 1) for seat in range(3)]
    assert rules.outcome(s, _Draw()) == ("first", 0)
    assert rules.why_not(s, -1, ("first", 3)) is not None


def test_cards_to_draw_are_forgotten_when_their_owner_leaves() -> None:
    table = position("human: human_town 1m; orc: orc_town 1m", scenario="elf_gate")
    table.aside("orc", "resign")
    table.s.agenda.append(("to_draw", AUTO, table.side("orc"), 1))
    table.rules.settle(table.s)
    assert table.kind == "move"
