"""PySide's switch for other spellings of its names (``from __feature__ import snake_case``).

To know where it may be switched, PySide reads the source of every module that is imported after
it, and Python keeps all those lines: 9 MB and a fifth of a second of each start. Nobody here
switches, so nothing needs to be read; no module is told apart by it.
"""

from __future__ import annotations

import sys
from types import ModuleType

import PySide6.QtCore as _  # noqa: F401 - the switch is there once Qt is

SWITCH = "shibokensupport.feature"
"""Module of PySide that reads the sources; another release may have none, or ask otherwise."""


def leave_alone() -> None:
    """Keep PySide from reading the modules that are imported from now on."""
    switch = sys.modules.get(SWITCH)
    if switch is not None and hasattr(switch, "_mod_uses_pyside"):
        vars(switch)["_mod_uses_pyside"] = _uses_no_switch


def _uses_no_switch(module: ModuleType) -> bool:
    del module
    return False
