"""A match told as a text."""

from __future__ import annotations

import pytest

from boardgames_desktop.ai.tournament import Contest, played
from boardgames_desktop.core.session import GameSession
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup
from boardgames_desktop.games import load_game
from boardgames_desktop.services.fairness import fingerprint
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.match import Match
from boardgames_desktop.services.story import Story


@pytest.fixture(autouse=True)
def english(qapp):
    language().set("en")
    yield
    language().set("en")


@pytest.fixture(scope="module")
def finished():
    contest = Contest.checked("risk", "classic", ("normal", "easy", "easy"), games=1, seed=4)
    session = played(contest, 0)
    assert session.over
    return session


@pytest.fixture
def match(qapp, finished):
    made = Match(finished.setup, entries=finished.log)
    yield made
    made.close()


def test_a_finished_game_is_told_to_its_end(match, finished) -> None:
    text = Story(match).text()
    film = match.history()
    assert text.startswith("Risk – The classic game\n====")
    assert text.count("\nRound 1: ") == 3
    assert "rules the world." in text
    assert "has won." in text
    assert f"Fingerprint of the dice: {fingerprint(finished.setup.seed)}" in text
    assert str(finished.setup.seed) in text
    lines = [line for beat in film.beats() for line in beat.lines]
    assert len(text.splitlines()) > len(lines) > 300


def test_markdown_has_headings_and_lists(match) -> None:
    text = Story(match, "md").text()
    assert text.startswith("# Risk – The classic game\n")
    assert "\n## Before the first turn\n" in text
    assert "\n## Round 2: " in text
    assert "\n- Red" in text
    assert "====" not in text


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_told_in_every_language_without_holes(match, code) -> None:
    language().set(code)
    text = Story(match).text()
    assert "{" not in text
    assert "%n" not in text
    assert "risk." not in text
    assert "services." not in text


def test_a_running_game_keeps_its_number_and_its_hidden_cards(qapp) -> None:
    seats = tuple(SeatSetup("", HUMAN, colour) for colour in ("red", "blue", "yellow"))
    setup = Setup("risk", "classic", seats, 77, {"setup": "dealt", "placement": "random"})
    session = GameSession(load_game("risk").rules(setup), setup)
    session.start()
    match = Match(setup, entries=session.log)
    text = Story(match).text()
    match.close()
    assert f"Number the dice come from: {setup.seed}" not in text
    assert fingerprint(setup.seed) in text
    assert "The game goes on." in text
    assert "The card:" not in text
