"""Why an opponent does what it does: reasons with the numbers it saw."""

from __future__ import annotations

import re

import pytest

from boardgames_desktop.ai import CHARACTERS, LEVELS, TEXTS, advise, choose, is_level, parse_level
from boardgames_desktop.ai.protocol import ProtocolError, Why, parse_answer, why_line
from boardgames_desktop.ai.risk.reasons_text import TEXT
from boardgames_desktop.core.text import Msg, Name
from boardgames_desktop.games import load_game
from boardgames_desktop.games.risk.world import KEYS, NUMBER

from .tables import position, questions

HOLE = re.compile(r"\{(\w+)")


def test_every_reason_given_has_its_text_and_fills_its_holes() -> None:
    given: dict[str, Msg] = {}
    for index, (rules, seen, seat, _) in enumerate(questions("normal normal easy normal", 5)):
        if index % 3 == 0:
            _, reasons = advise(rules, seen, seat, "normal")
            assert len(reasons) <= 3
            given.update({reason.id: reason for reason in reasons})
    names = load_game("risk").text
    for reason in given.values():
        source = TEXT[reason.id]
        assert set(HOLE.findall(source.text)) == set(reason.params)
        assert source.numbered == (reason.n is not None)
        assert all(not isinstance(x, Msg) or x.id in names for x in reason.params.values())
    assert len(given) >= 8
    assert all(reason.partition(".")[0] in TEXTS for reason in TEXT)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_an_elimination_is_given_as_the_reason(level: str) -> None:
    lands = dict.fromkeys(KEYS, (0, 2))
    lands["siam"] = (0, 20)
    lands["indonesia"] = (1, 1)
    lands["peru"] = (2, 2)
    rules, s = position(lands, "combat")
    s.hands[1] = (0, 1)
    s.deck = tuple(card for card in s.deck if card > 1)
    actions, reasons = advise(rules, rules.observe(s, 0), 0, level)
    assert actions[0][2] == NUMBER["indonesia"]
    assert Msg("risk_ai.eliminate", {"victim": Name(1)}, 2) in reasons
    assert any(reason.id == "risk_ai.odds" for reason in reasons)


def test_advice_is_what_is_played() -> None:
    for index, (rules, seen, seat, _) in enumerate(questions("normal normal easy", 9)):
        if index % 20 == 0:
            actions, _ = advise(rules, seen, seat, "normal", 3)
            assert actions == choose(rules, seen, seat, "normal", 3)


def test_reasons_go_through_the_protocol() -> None:
    reasons = (
        Msg("risk_ai.eliminate", {"victim": Name(2)}, 4),
        Msg("risk_ai.odds", {"percent": 84}),
        Msg("risk_ai.danger", {"place": Msg("risk.land.ural")}, 9),
        Msg("x", {"many": (Name(0), 2, "y", 1.5)}),
    )
    assert parse_answer(why_line(7, reasons)) == Why(7, reasons)


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{}",
        "[1]",
        "[" * 99_999,
        '[{"params": {}}]',
        '[{"id": "x", "params": []}]',
        '[{"id": "x", "params": {"a": null}}]',
        '[{"id": "x", "params": {"a": {"seat": -1}}}]',
        '[{"id": "x", "n": "1"}]',
        "[" + '{"id": "x"},' * 10 + '{"id": "x"}]',
    ],
)
def test_bad_reasons_are_refused(body: str) -> None:
    with pytest.raises(ProtocolError):
        parse_answer(f"why 3 {body}")


def test_level_texts() -> None:
    for strength in LEVELS:
        assert is_level(strength)
        assert parse_level(strength).text() == strength
        for character in CHARACTERS:
            text = f"{strength}:{character}"
            assert is_level(text)
            assert parse_level(text) == (strength, character)
    for text in ("", "human", "hard:", "hard:wild", "hard:builder:builder", ":builder", "Hard"):
        assert not is_level(text)
        with pytest.raises(ValueError, match="level"):
            parse_level(text)


def test_every_character_answers_legally() -> None:
    for index, (rules, seen, seat, _) in enumerate(questions("normal normal easy", 2, 700)):
        if index % 25 == 0:
            for character in CHARACTERS:
                plan = choose(rules, seen, seat, f"normal:{character}", 5)
                assert rules.why_not(seen, seat, plan[0]) is None
