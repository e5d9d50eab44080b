"""The rail of the phases: every name whole, in every language and variant."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from boardgames_desktop.core.picture import Stage
from boardgames_desktop.core.text import Msg
from boardgames_desktop.gui.panels.rail import EDGE, StepRail
from boardgames_desktop.services.language import LANGUAGES, language

NARROW = 266
"""Width of the rail beside the board in a window of 1280 × 720."""

CLASSIC = ("reinforce", "combat", "fortify", "card")


def rail(qtbot, *steps):
    made = StepRail()
    qtbot.addWidget(made)
    made.set_stages([Stage(Msg("risk.stage." + step), "later") for step in steps])
    made.resize(NARROW, 60)
    return made


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("steps", [CLASSIC, ("bribe", *CLASSIC)], ids=["classic", "active"])
def test_no_word_is_wider_than_its_share(qtbot, code, steps):
    language().set(code)
    made = rail(qtbot, *steps)
    shares = made.shares(NARROW)
    metrics = QFontMetricsF(made._letters(NARROW, bold=True))
    assert sum(shares) == pytest.approx(NARROW)
    for share, words in zip(shares, made._words, strict=True):
        assert all(metrics.horizontalAdvance(word) <= share - 2 * EDGE for word in words.split())


def test_short_words_have_equal_shares(qtbot):
    shares = rail(qtbot, "combat", "card").shares(NARROW)
    assert shares == [NARROW / 2] * 2


def test_a_height_that_a_layout_gives_for_a_moment_paints_nothing_anew(qtbot):
    made = rail(qtbot, *CLASSIC)
    made.grab()
    made.resize(NARROW, 23)
    made.grab()
    assert made._kept.painted == 1
