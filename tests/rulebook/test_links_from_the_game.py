"""Every rule the engines, the log and things of the table cite is a section, in five languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from boardgames_desktop.core.game import AnyGame
from boardgames_desktop.core.session import GameSession, Step
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.services.book import load_book
from boardgames_desktop.services.language import LANGUAGES
from boardgames_desktop.services.paths import resources

ROOT = resources() / "rulebooks"
GAMES = ("risk", "warcraft")
PLIES = 160
STRIDE = 8
"""Every so many plies things, places and boards are looked at."""


@cache
def sections(game: str, language: str) -> frozenset[str]:
    book = load_book(ROOT, game, language)
    return frozenset(section.id for page in book.pages for section in page.headings)


def sessions(game: AnyGame) -> Iterator[GameSession[Any]]:
    for variant in game.variants:
        colours = game.seat_colours(variant, variant.book_seats[1])
        seats = tuple(SeatSetup("", HUMAN, colour) for colour in colours)
        setup = Setup(game.id, variant.id, seats, seed=5)
        yield GameSession(game.rules(setup), setup)


@cache
def played(game_id: str) -> tuple[frozenset[str], frozenset[str], frozenset[tuple[str, bool]]]:
    """Return the rules of questions and log lines, of things, and which sections light places."""
    game = load_game(game_id)
    cited: set[str] = set()
    about: set[str] = set()
    lights: set[tuple[str, bool]] = set()
    for session in sessions(game):
        presenter = game.presenter(session.rules)
        cited.update(board.rule for board in presenter.boards())

        def heard(step: Step, presenter: Any = presenter) -> None:
            events = [event for events in step.events for event in events]
            cited.update(line.rule for event in events if (line := presenter.tell(event)))

        session.listen(heard)
        choices = random.Random(3)
        session.start()
        while session.ply < PLIES:
            asked = session.rules.asked(session.state)
            if not asked:
                break
            decision = session.rules.decision(session.state, asked[0])
            cited.add(decision.rule)
            session.submit(asked[0], decision.sample(choices.randrange))
            if session.ply % STRIDE == 0:
                about |= set(things_cite(session, presenter))
                lights |= set(places_of(session, presenter, game_id))
    return frozenset(cited), frozenset(about), frozenset(lights)


def things_cite(session: GameSession[Any], presenter: Any) -> Iterator[str]:
    """Yield the rules about every thing on the table."""
    for seat in (*range(len(session.setup.seats)), None):
        o = session.rules.observe(session.state, seat)
        picture = presenter.picture(o, seat)
        things = {token.thing for token in picture.tokens} | set(picture.looks)
        things |= {place.thing for board in presenter.boards() for place in board.places}
        yield from (presenter.rule_of(o, thing) for thing in sorted(things))


def places_of(session: GameSession[Any], presenter: Any, game: str) -> Iterator[tuple[str, bool]]:
    """Yield the sections, and whether they light anything; what they light is on the map."""
    board = next(board for board in presenter.boards() if board.layout == "map")
    known = {place.thing for place in board.places}
    for seat in (0, None):
        o = session.rules.observe(session.state, seat)
        for section in sections(game, "en"):
            places = presenter.places_of_rule(o, seat, section)
            assert set(places) <= known
            assert len(set(places)) == len(places)
            yield section, bool(places)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_questions_and_log_lines_cite_sections(game: str, language: str):
    cited = played(game)[0]
    assert len(cited) > 8
    assert cited - {""} <= sections(game, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_about_things_are_sections(game: str, language: str):
    about = played(game)[1]
    assert len(about) > 5
    assert about - {""} <= sections(game, language)


@pytest.mark.parametrize(
    ("game", "wanted"),
    [
        ("risk", {"risk.attack", "risk.fortify", "risk.claim", "risk.neutrals"}),
        (
            "warcraft",
            {"warcraft.mountain", "warcraft.town", "warcraft.workers", "warcraft.depletion"},
        ),
    ],
)
def test_sections_light_places(game: str, wanted: set[str]):
    assert wanted <= {section for section, lit in played(game)[2] if lit}


def test_cards_and_pieces_of_warcraft_lead_to_their_own_sections():
    about = played("warcraft")[1]
    assert any(rule.startswith("warcraft.card_") for rule in about)
    assert {"warcraft.workers", "warcraft.units", "warcraft.mountain"} <= about
