"""Every text of Warcraft by id, and the rules that refusals and questions point to."""

from __future__ import annotations

from collections.abc import Mapping

from boardgames_desktop.core.text import Source
from boardgames_desktop.games.warcraft.text_cards import CARDS
from boardgames_desktop.games.warcraft.text_game import GAME, OPTIONS, VARIANTS
from boardgames_desktop.games.warcraft.text_log import LOG
from boardgames_desktop.games.warcraft.text_names import NAMES
from boardgames_desktop.games.warcraft.text_play import (
    BUTTONS,
    NEXT_QUESTIONS,
    ODDS,
    SAYINGS,
    TABLE,
)
from boardgames_desktop.games.warcraft.text_questions import QUESTIONS, WINDOWS
from boardgames_desktop.games.warcraft.text_refusals import REFUSALS
from boardgames_desktop.games.warcraft.text_scenario import (
    DATA_FAULTS,
    OWN_SCENARIOS,
    SCENARIO_FAULTS,
)
from boardgames_desktop.games.warcraft.text_workshop import WORKSHOP

TEXT: Mapping[str, Source] = {
    **GAME,
    **VARIANTS,
    **OPTIONS,
    **NAMES,
    **CARDS,
    **TABLE,
    **BUTTONS,
    **SAYINGS,
    **NEXT_QUESTIONS,
    **ODDS,
    **QUESTIONS,
    **WINDOWS,
    **REFUSALS,
    **LOG,
    **OWN_SCENARIOS,
    **SCENARIO_FAULTS,
    **DATA_FAULTS,
    **WORKSHOP,
}
