"""Plays the little game through the real match and journal until it is killed.

``python player_to_kill.py FOLDER PLY``: at entry PLY the process kills itself with SIGKILL,
in the slot that shows the entry. Every entry shown before is printed first.
"""

import os
import random
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
import duel
from PySide6.QtCore import QCoreApplication

from boardgames_desktop import games
from boardgames_desktop.core.setup import HUMAN, SeatSetup, Setup

games.GAME_IDS = (*games.GAME_IDS, "duel")
sys.modules["boardgames_desktop.games.duel"] = duel

from boardgames_desktop.services.journal import Journal, rules_for  # noqa: E402
from boardgames_desktop.services.match import Match  # noqa: E402
from boardgames_desktop.services.settings import SettingsStore  # noqa: E402

folder, fatal = Path(sys.argv[1]), int(sys.argv[2])
app = QCoreApplication([])
seats = tuple(SeatSetup("", HUMAN, colour) for colour in ("red", "blue", "green"))
setup = Setup("duel", "plain", seats, fatal)
store = SettingsStore()
store.update(pace="instant", curtain=False)
match = Match(setup, settings=store, journal=Journal.create(folder, rules_for(setup), setup))
shown = []


def show(beat):
    shown.append(beat)
    print(match.session.log[: match.session.ply], flush=True)
    if len(shown) == fatal:
        os.kill(os.getpid(), signal.SIGKILL)


match.stepped.connect(show)
rng = random.Random(fatal)
match.start()
while not match.is_over:
    # Beats are shown in slices: on a slow machine the rest comes with the event loop.
    while match.decision() is None and not match.is_over:
        app.processEvents()
    if rng.random() < 0.3 and match.can_undo():
        match.undo()
        print(match.session.log, flush=True)
    else:
        match.submit(match.decision().sample(rng.randrange))
match.close()
