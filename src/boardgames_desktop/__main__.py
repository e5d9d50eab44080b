"""The program's entry: ``boardgames-desktop`` and ``python -m boardgames_desktop``."""

from __future__ import annotations

import sys

from boardgames_desktop.gui import feature_switch, garbage


def main() -> int:
    """Read the command line and run what it asks for; returns the exit code."""
    garbage.put_off()
    feature_switch.leave_alone()
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support

        freeze_support()
    from boardgames_desktop.gui.command_line import run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
