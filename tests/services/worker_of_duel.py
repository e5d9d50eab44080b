"""The real opponents' program, for the little game of the tests; or a broken one.

``python worker_of_duel.py HOW FOLDER``: HOW is what is wrong with the first process
(``fine``: nothing); FOLDER counts the processes. ``HOW!`` = wrong every time, ``HOW!!`` = twice.
"""

import sys
import time
from pathlib import Path

how, folder = sys.argv[1], Path(sys.argv[2])
started = len(list(folder.glob("started-*")))
(folder / f"started-{started}").touch()
wrong = {"!": sys.maxsize, "!!": 2}.get(how[len(how.rstrip("!")) :], 1)
how = how.rstrip("!")
if started >= wrong:
    how = "fine"

slow = how == "slow"
if how in ("late", "mute", "slow"):
    time.sleep({"late": 2.5, "mute": 600, "slow": 0}[how])
    how = "fine"

if how == "fine":
    sys.path.insert(0, str(Path(__file__).parent))
    import duel

    from boardgames_desktop import games
    from boardgames_desktop.ai import worker

    games.GAME_IDS = (*games.GAME_IDS, "duel")
    sys.modules["boardgames_desktop.games.duel"] = duel
    if slow:
        advise = worker.advise

        def advise_late(*arguments, **more):
            worker.advise = advise
            time.sleep(1.5)
            return advise(*arguments, **more)

        worker.advise = advise_late
    sys.exit(worker.main())

for line in sys.stdin:
    word, _, rest = line.partition(" ")
    if word.strip() == "hello":
        print("boardgames-ai 1 four-fronts\nready", flush=True)
    if word != "think":
        continue
    job = rest.split(" ")[0]
    if how == "crash":
        sys.exit(3)
    if how == "hang":
        time.sleep(600)
    if how == "garbage":
        print("\x00\x01 what?", flush=True)
    if how == "endless":
        sys.stdout.write("x" * 3_000_000)
        sys.stdout.flush()
    if how == "illegal":
        print(f"best {job} strike 9", flush=True)
    if how == "unknown":
        print(f"best {job} dance 9", flush=True)
    if how == "error":
        print(f"error {job} no idea", flush=True)
