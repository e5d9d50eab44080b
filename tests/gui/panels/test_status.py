"""The status line says as much as there is room for."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetrics

from boardgames_desktop.gui.panels.status import MORE, StatusLine
from boardgames_desktop.gui.theme import font

WORDS = "Ένα μεγάλο κομμάτι από λέξεις που δεν χωράει ποτέ σε δύο μικρές γραμμές"


@pytest.mark.parametrize("size", [(120, 40), (30, 40), (400, 40), (1, 1), (200, 2)])
@pytest.mark.parametrize("words", [WORDS, "Μονολεκτικότατος" * 20, ""])
def test_what_does_not_fit_is_cut_between_words(qtbot, size, words):
    """However little room there is, it comes to an end."""
    line = StatusLine()
    qtbot.addWidget(line)
    line.resize(*size)
    line.point(words)
    said = line._fitting(words, QFontMetrics(font("small")))
    assert said == words or (said.endswith(MORE) and words.startswith(said.removesuffix(MORE)))
    assert not line.grab().isNull()
