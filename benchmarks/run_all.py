"""Every figure of benchmarks/README.md in one run: python benchmarks/run_all.py [--quick].

Prints the machine, the versions, and one table after the other. Measure on a quiet machine; the
load is printed first.
"""

from __future__ import annotations

import argparse
import os
import platform
import subprocess
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).parent
TABLES = ("startup.py", "gui.py", "engine.py", "engine_parts.py", "opponents.py")


def machine() -> str:
    """Return what the figures depend on."""
    import attrs
    import PySide6

    load = ", ".join(f"{share:.1f}" for share in os.getloadavg())
    return (
        f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC, {platform.machine()}, "
        f"{os.cpu_count()} processors, load {load}; Python {platform.python_version()}, "
        f"Qt {PySide6.__version__}, attrs {attrs.__version__}, {platform.platform()}"
    )


def smoke() -> None:
    """Time ``--smoke``."""
    began = time.perf_counter()
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-m", "boardgames_desktop", "--smoke"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    seconds = time.perf_counter() - began
    how = "all well" if done.returncode == 0 else f"exit {done.returncode}"
    print("| what | measured | target | ratio |")
    print("|---|---|---|---|")
    print(f"| --smoke ({how}) | {seconds:.1f} s | < 60 s | {seconds / 60:.2f} |")


def main() -> int:
    """Run all; returns 1 if a script failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="only the window's own figures")
    quick = parser.parse_args().quick
    print(machine(), flush=True)
    print("\n## smoke\n")
    smoke()
    failed = 0
    for name in TABLES[:2] if quick else TABLES:
        print(f"\n## {name}\n", flush=True)
        failed |= subprocess.run([sys.executable, str(HERE / name)], check=False).returncode
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
