"""An action has one name: its button says in fewer words what the list of actions says."""

from __future__ import annotations

import re
from collections.abc import Iterator

from boardgames_desktop.core.actions import count
from boardgames_desktop.core.text import Msg
from boardgames_desktop.games import GAME_IDS
from boardgames_desktop.services.language import LANGUAGES, language
from generic.registry import CASES, Case
from generic.walk import walk

PLIES = 200
WORD = re.compile(r"\w+")
NAMES = ("A", "B", "C", "D", "E", "F")


def buttons(case: Case) -> Iterator[tuple[Msg, Msg]]:
    """Yield the text of every button that does one action, and that of the action."""
    presenter = case.presenter(case.rules())
    for session in walk(case, 5, PLIES):
        rules = session.rules
        for seat in rules.asked(session.state):
            seen = rules.observe(session.state, seat)
            shown = {one.thing: one.text for one in presenter.picture(seen, seat).buttons}
            for option in rules.options(seen, seat) if shown else ():
                if count(option) != 1:
                    continue
                roads = presenter.roads(seen, seat, option)
                for (things,) in (road for road in roads if len(road) == 1):
                    for thing in things & shown.keys():
                        yield shown[thing], rules.say(seen, seat, option)


def named() -> dict[tuple[str, str], tuple[Msg, Msg]]:
    """Pairs of texts by their ids; a button of a number is called by the number."""
    cases = [case for case in CASES if case.game.id in GAME_IDS]
    pairs = [pair for case in cases for pair in buttons(case)]
    return {(pair[0].id, pair[1].id): pair for pair in pairs if pair[0].n is None}


def test_a_button_is_called_as_its_action_in_every_language(qapp) -> None:
    pairs = named().values()
    assert len(pairs) > 12
    speech = language()
    wrong = []
    for code in LANGUAGES:
        speech.set(code)
        for button, action in pairs:
            short, long = speech.text(button, NAMES), speech.text(action, NAMES)
            left = iter(WORD.findall(long.casefold()))
            if not all(word in left for word in WORD.findall(short.casefold())):
                wrong.append(f"{code}: {short!r} / {long!r}")
    speech.set("en")
    assert wrong == []
