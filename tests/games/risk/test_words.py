"""Questions and options in words: the right text with the right facts."""

from __future__ import annotations

import pytest

from boardgames_desktop.core.actions import Span
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games.risk.text import TEXT

from .position import Table, new_game, position


def asked(table: Table) -> list[tuple[str, int | None]]:
    messages = table.rules.prompt(table.s, table.rules.asked(table.s)[0])
    for message in messages:
        source = TEXT[message.id]
        assert source.numbered == (message.n is not None), message
        for hole in message.params:
            assert "{" + hole in source.text
    return [(message.id, message.n) for message in messages]


def test_questions_of_the_set_up() -> None:
    table = new_game(3).chance("start_roll 6 1 2")
    assert asked(table) == [("risk.ask.claim", None), ("risk.ask.claim.more", 42)]
    table = new_game(3, setup="dealt").chance("start_roll 6 1 2")
    table.rules.apply(table.s, -1, ("deal", *[0, 1, 2] * 14))
    assert asked(table) == [("risk.ask.muster", None), ("risk.ask.muster.more", 21)]


def test_questions_of_a_turn() -> None:
    hand = "alaska alberta western_us argentina iceland"
    table = position("red: ural 4; blue: siberia 3", phase="begin", hands={"red": hand})
    assert asked(table) == [("risk.ask.must_trade", 5), ("risk.ask.trade.worth", 4)]
    table.act("trade alaska alberta western_us")
    assert asked(table) == [("risk.ask.place", 7), ("risk.ask.place.more", 1)]
    table.act("place ural 7")
    assert asked(table) == [("risk.ask.combat", None), ("risk.ask.combat.more", None)]
    table.act("attack ural siberia 3")
    assert asked(table) == [("risk.ask.defend", None), ("risk.ask.defend.more", 3)]
    assert table.rules.prompt(table.s, 1)[1].params["player"] == Name(0)
    table.act("defend 2").roll("6 6 1 | 5 5")
    assert asked(table) == [("risk.ask.battle_on", None), ("risk.ask.battle_on.more", None)]
    table.act("attack ural siberia 3").roll("6 6 1 | 5")
    assert asked(table) == [("risk.ask.move_in", None), ("risk.ask.move_in.more", None)]
    assert table.rules.prompt(table.s, 0)[1].params == {"least": 3, "most": 10}


def test_questions_after_a_conquest() -> None:
    table = position("red: ural 8; blue: siberia 1, japan").act("attack ural siberia 3")
    table.roll("6 6 6 | 1").act("move_in 3")
    assert asked(table)[0] == ("risk.ask.combat_on", None)
    table.act("end_combat")
    assert asked(table) == [("risk.ask.fortify", None), ("risk.ask.fortify.more", None)]


def test_questions_about_spoils() -> None:
    cards = {"red": "alaska alberta western_us argentina", "blue": "iceland egypt madagascar"}
    for option in ("single", "any"):
        table = position("red: ural 8; blue: siberia 1", hands=cards, post_elimination=option)
        table.act("attack ural siberia 3").roll("6 6 6 | 1").act("move_in 3")
        assert asked(table)[0] == ("risk.ask.spoils", 7)
        table.act("trade alaska alberta western_us")
        words = {"single": "risk.ask.spoils_place", "any": "risk.ask.place"}[option]
        assert asked(table)[0] == (words, 4)


def test_optional_trade_names_the_armies_to_place() -> None:
    hand = {"red": "alaska alberta western_us"}
    table = position("red: ural", phase="begin", hands=hand)
    assert asked(table)[0] == ("risk.ask.reinforce", 3)


@pytest.mark.parametrize(
    ("option", "words", "n"),
    [
        (("claim", 26), "risk.say.claim", None),
        (("place", 26, 1), "risk.say.place", 1),
        (("place", 26, Span(1, 4)), "risk.say.place_some", None),
        (("trade", 0, 3, 42), "risk.say.trade", 4),
        (("attack", 26, 27, 3), "risk.say.attack", 3),
        (("storm", 26, 27, 2), "risk.say.storm", 2),
        (("storm", 26, 27, Span(1, 4)), "risk.say.storm_some", None),
        (("fortify", 26, 27, 2), "risk.say.fortify", 2),
        (("fortify", 26, 27, Span(1, 4)), "risk.say.fortify_some", None),
        (("defend", 2), "risk.say.defend", 2),
        (("move_in", 3), "risk.say.move_in", 3),
        (("move_in", Span(3, 7)), "risk.say.move_in_some", None),
        (("end_combat",), "risk.say.end_combat", None),
        (("skip",), "risk.say.skip", None),
        (("resign",), "risk.say.resign", None),
    ],
)
def test_options_in_words(option: tuple[object, ...], words: str, n: int | None) -> None:
    table = position("red: ural 5; blue: siberia 3")
    message = table.rules.say(table.s, 0, option)
    assert (message.id, message.n) == (words, n)
    assert TEXT[message.id].numbered == (n is not None)


def test_cards_are_named_with_their_symbols() -> None:
    table = position("red: ural 5")
    message = table.rules.say(table.s, 0, ("trade", 0, 3, 42))
    card = message.params["card1"]
    assert card.params == {"card": Msg("risk.land.alaska"), "symbol": Msg("risk.symbol.infantry")}
    assert message.params["card3"] == Msg("risk.joker")
