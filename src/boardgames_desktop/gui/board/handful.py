"""What is said beside a piece that is being dragged: how much of its stack goes along."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from boardgames_desktop.core.actions import Option, Span
from boardgames_desktop.services.language import language


def handful(options: Sequence[Option], *, setting: str, single: bool) -> str:
    """Return how much a drop would take, and how to take another amount; "" = no choice.

    Args:
        options: what the drag can lead to.
        setting: ``all``, ``one`` or ``ask``: what a plain drag takes.
        single: this drag takes one, whatever the setting.
    """
    spans = [option[-1] for option in options if type(option[-1]) is Span]
    if not spans or len(spans) < len(options):
        return ""
    most = max(span.hi for span in spans)
    if most <= max(1, min(span.lo for span in spans)) or (setting == "ask" and not single):
        return ""
    number = language().number(most)
    if single or setting == "one":
        words = QCoreApplication.translate("Handful", "1 of {number} · Shift: all")
    else:
        words = QCoreApplication.translate(
            "Handful", "All {number} · Ctrl or right button: 1", "number of pieces"
        )
    return words.format(number=number)
