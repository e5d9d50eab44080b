"""Every text a game emits is in its table, with the holes its parameters fill."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import attrs

from boardgames_desktop.core.draw import Draw
from boardgames_desktop.core.rules import Event
from boardgames_desktop.core.text import TEXT, Msg, Name
from generic.registry import CASES, GAMES, Case, every_table
from generic.test_legality import legal_sets, near_misses, shape
from generic.walk import SEEN_EVERY, first_plies, sample, seats_of, walk

HOLE = re.compile(r"\{(\w+)(?::\w+)?\}")


PLAIN = frozenset((str, int, float, bool, type(None)))
"""Types of values that hold no text of a game."""


@cache
def fields_of(cls: type) -> tuple[str, ...] | None:
    """Names of what an attrs class holds; None for other classes."""
    return tuple(field.name for field in attrs.fields(cls)) if attrs.has(cls) else None


def messages(value: Any) -> Iterator[Msg]:
    """Every Msg inside a value the presenter or the rules returned."""
    if type(value) in PLAIN:
        return
    if isinstance(value, Msg):
        yield value
        for item in value.params.values():
            yield from messages(item)
    elif (names := fields_of(type(value))) is not None:
        for name in names:
            item = getattr(value, name)
            if type(item) not in PLAIN:
                yield from messages(item)
    elif isinstance(value, list | tuple | set | frozenset):
        for item in value:
            if type(item) not in PLAIN:
                yield from messages(item)
    elif hasattr(value, "items"):
        for item in value.values():
            yield from messages(item)


@cache
def holes(source: str) -> set[str]:
    """Names of the parameters a text asks for."""
    return set(HOLE.findall(source))


def check(case_text: Any, value: Any) -> None:
    for message in messages(value):
        source = case_text.get(message.id) or TEXT.get(message.id)
        assert source is not None, f"{message.id} is not in the table"
        assert holes(source.text) == set(message.params), message
        assert source.numbered == (message.n is not None), message
        for item in message.params.values():
            for part in item if type(item) is tuple else (item,):
                assert isinstance(part, Msg | Name) or type(part) in (int, float, str), message


def test_what_the_start_screen_shows() -> None:
    for game in GAMES:
        check(game.text, (game.title, game.summary, game.variants))


@every_table
def test_questions_options_and_refusals(case: Case) -> None:
    for session in walk(case, 51, first_plies(case)):
        rules, s = session.rules, session.state
        draw = Draw(session.ply)
        for seat in seats_of(session):
            seen = rules.observe(s, seat)
            if seat in rules.asked(s):
                prompt = rules.prompt(seen, seat)
                assert prompt
                check(case.game.text, prompt)
            options = legal_sets(rules, seen, seat)
            for option in options:
                check(case.game.text, rules.say(seen, seat, option))
            tries = [shape(rules, draw) for _ in range(6)]
            for option in options[:3]:
                tries += near_misses(rules, sample(option, draw), draw)
            for action in tries:
                if rules.malformed(action) is None:
                    check(case.game.text, rules.why_not(s, seat, action))


@every_table
def test_pictures_lines_scenes_and_odds(case: Case) -> None:
    session = case.session(52)
    presenter = case.presenter(session.rules)
    check(case.game.text, presenter.boards())
    *_, session = walk(case, 52, first_plies(case))
    rules = session.rules
    s = session.at(0)
    for entry in session.log:
        events: list[Event] = []
        check(case.game.text, presenter.fortunes(s, entry.action) if entry.seat < 0 else ())
        rules.apply(s, entry.seat, entry.action, events.append)
        for event in events:
            check(case.game.text, (presenter.story(event), presenter.tell(event)))
        for viewer in () if s.ply % SEEN_EVERY else (*seats_of(session), None):
            seen = rules.observe(s, viewer)
            check(case.game.text, presenter.picture(seen, viewer))
            if viewer in rules.asked(s):
                for option in list(rules.options(seen, viewer))[:3]:
                    check(case.game.text, presenter.forecast(seen, viewer, option))


def test_every_text_of_the_machinery_is_well_formed() -> None:
    """Holes are names; nothing is left empty; ids are spelt like the others."""
    for table in (TEXT, *(case.game.text for case in CASES)):
        for key, source in table.items():
            assert re.fullmatch(r"[a-z0-9_.]+", key), key
            assert source.text.strip() == source.text != ""
            left = HOLE.sub("", source.text)
            assert "{" not in left, key
            assert "}" not in left, key
            assert source.numbered == ("%n" in source.text), key
