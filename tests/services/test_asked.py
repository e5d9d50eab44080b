"""What a command line asks for, checked: one sentence says what is wrong."""

from __future__ import annotations

import pytest

from boardgames_desktop.games import load_game
from boardgames_desktop.services.asked import check_seats, variant_of
from boardgames_desktop.services.language import LANGUAGES, language
from boardgames_desktop.services.usage import UsageError


def refusal(variant: str, seats: int) -> str:
    with pytest.raises(UsageError) as told:
        check_seats(["easy"] * seats, variant_of(load_game("risk"), variant))
    return language().text(told.value.msg)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_variant_for_one_number_of_players_names_it_once(qapp, code):
    language().set(code)
    said = refusal("team", 2)
    assert said.count("4") == 1
    assert "2" in said
    assert refusal("classic", 9).count("9") == 1
    language().set("en")
