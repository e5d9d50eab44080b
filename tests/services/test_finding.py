"""Phrases are found as people type them."""

from __future__ import annotations

import pytest

from boardgames_desktop.services.finding import phrase_hits


@pytest.mark.parametrize(
    ("text", "typed", "found"),
    [
        ("Ο σταθμός και οι ΣΤΑΘΜΟΙ", "σταθμο", ["σταθμό", "ΣΤΑΘΜΟ"]),
        ("τέλος του γύρου", "τελοσ", ["τέλος"]),
        ("Útok a útoky", "utok", ["Útok", "útok"]),
        ("en hær i Århus", "haer", ["hær"]),
        ("en hær i Århus", "aarhus", ["Århus"]),
        ("en hær i Århus", "arhus", ["Århus"]),
        ("en hær i Århus", "hær", ["hær"]),
        ("two\ndice fall", "two dice", ["two\ndice"]),
        ("aaa", "aa", ["aa"]),
        ("anything", "  ", []),
        ("anything", "nothing", []),
    ],
)
def test_a_phrase_is_found_where_it_stands(text, typed, found):
    assert [text[start:end] for start, end in phrase_hits(text, typed)] == found
