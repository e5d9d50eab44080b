"""A scenario being made: its plan, what can be taken back, and the file it belongs to.

No Qt: windows listen by :attr:`Drafting.changed`. What was not saved is kept beside the journals
when the editor closes, and is there when it opens again.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any

from boardgames_desktop.core.game import AnyGame, ScenarioError
from boardgames_desktop.core.setup import MAX_DOCUMENT, Document
from boardgames_desktop.core.text import Msg
from boardgames_desktop.core.workshop import AnyWorkshop, Flaw, Say, Target, Tool
from boardgames_desktop.services.files import TooLargeError, read_capped, write_atomic
from boardgames_desktop.services.scenarios import free_path, keep_scenario

MOST_STEPS = 400
"""Changes that can be taken back."""

_log = logging.getLogger(__name__)


class Drafting:
    """One scenario on the workbench.

    Attributes:
        shop: what the game knows of its scenarios.
        plan: the scenario as it stands.
        path: the file it was opened from or saved to; None = it has none yet.
        changed: called after every change.
        tool, side, removing: what a click on the board does.
    """

    def __init__(self, game: AnyGame, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.shop: AnyWorkshop = game.workshop()
        self.changed: Callable[[], None] = lambda: None
        self._tools = {tool.key: tool for group in self.shop.tools() for tool in group.tools}
        self.tool = next(iter(self._tools))
        self.side = 0
        self.removing = False
        self._begin(self.shop.blank(), None)

    def _begin(self, plan: Any, path: Path | None, *, saved: bool = True) -> None:
        self.plan = plan
        self.path = path
        self._kept: Any = plan if saved else None
        self._undone: list[Any] = []
        self._steps: list[Any] = []
        self._merge = ""
        self._stroke = False
        self.side = min(self.side, len(self.shop.sides(plan)) - 1)

    # -- taking up a scenario -----------------------------------------------------------

    def start_blank(self) -> None:
        """Begin with nothing on the board."""
        self._begin(self.shop.blank(), None)
        self.changed()

    def start_from(self, key: str, say: Say) -> None:
        """Begin with a scenario of the rulebook."""
        self._begin(self.shop.model(key, say), None)
        self.changed()

    def open(self, path: Path) -> None:
        """Go on with a file; raises ScenarioError, OSError."""
        self._begin(self._read(path), path)
        self.changed()

    def take(self, path: Path) -> None:
        """Begin with a copy of a file from somewhere else; raises ScenarioError, OSError."""
        self._begin(self._read(path), None, saved=False)
        self.changed()

    def _read(self, path: Path) -> Any:
        try:
            text = read_capped(path, MAX_DOCUMENT).decode("utf-8")
        except TooLargeError:
            raise ScenarioError([Msg("services.scenario.too_large")]) from None
        except UnicodeDecodeError:
            raise ScenarioError([Msg("services.scenario.not_text")]) from None
        return self.shop.read(text)

    # -- changing it --------------------------------------------------------------------

    def put(self, plan: Any, merge: str = "") -> None:
        """Go on with another plan.

        Args:
            plan: the plan.
            merge: changes one after the other with equal words are taken back together.
        """
        if plan == self.plan:
            return
        together = self._stroke or (merge and merge == self._merge)
        if not together:
            self._steps.append(self.plan)
            del self._steps[:-MOST_STEPS]
        self._merge = merge
        self._undone.clear()
        self._set(plan)

    def _set(self, plan: Any) -> None:
        self.plan = plan
        self.side = min(self.side, len(self.shop.sides(plan)) - 1)
        self.changed()

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        return bool(self._steps)

    @property
    def can_redo(self) -> bool:
        """Whether something taken back can be done again."""
        return bool(self._undone)

    def undo(self) -> None:
        """Take the last change back."""
        if self._steps:
            self._undone.append(self.plan)
            self._merge = ""
            self._set(self._steps.pop())

    def redo(self) -> None:
        """Do again what was taken back."""
        if self._undone:
            self._steps.append(self.plan)
            self._merge = ""
            self._set(self._undone.pop())

    # -- the hand over the board --------------------------------------------------------

    @property
    def held(self) -> Tool:
        """The tool in hand."""
        return self._tools[self.tool]

    def begin_stroke(self) -> None:
        """Take back together all that is done until :meth:`end_stroke`."""
        self._steps.append(self.plan)
        del self._steps[:-MOST_STEPS]
        self._stroke = True

    def end_stroke(self) -> None:
        """End what :meth:`begin_stroke` began."""
        self._stroke = False
        if self._steps and self._steps[-1] == self.plan:
            self._steps.pop()

    def use(self, target: Target, *, remove: bool) -> Msg | None:
        """Use the tool in hand somewhere, or take away what it puts there; returns why not."""
        if remove:
            self.put(self.shop.undo_use(self.plan, self.tool, self.side, target))
            return None
        why = self.shop.refusal(self.plan, self.tool, self.side, target)
        if why is None:
            self.put(self.shop.use(self.plan, self.tool, self.side, target))
        return why

    # -- checking and keeping -----------------------------------------------------------

    def flaws(self) -> tuple[Flaw, ...]:
        """Return what keeps it from being played."""
        return self.shop.flaws(self.plan)

    @property
    def title(self) -> str:
        """What it is called; may be empty."""
        return self.shop.title(self.plan).strip()

    @property
    def unsaved(self) -> bool:
        """Whether the file does not have all of it."""
        return bool(self.plan != self._kept)

    def document(self) -> Document:
        """Return the text of its file."""
        return self.shop.write(self.plan)

    def save(self) -> Path:
        """Write its file, the first time under a free name; raises OSError."""
        path = self.path or free_path(self.folder, self.title)
        keep_scenario(path, self.document())
        self.path, self._kept = path, self.plan
        self.changed()
        return path

    def save_as(self, title: str) -> Path:
        """Write it under another title, as a file of its own; raises OSError."""
        plan = self.shop.titled(self.plan, title)
        path = free_path(self.folder, title)
        keep_scenario(path, self.shop.write(plan))
        self.put(plan)
        self.path, self._kept = path, self.plan
        self.changed()
        return path

    def export(self, path: Path) -> None:
        """Write a copy for somebody else; raises OSError."""
        keep_scenario(path, self.document())

    # -- between two sittings -----------------------------------------------------------

    def put_aside(self, path: Path) -> None:
        """Keep the scenario as it lies on the workbench."""
        data = {
            "document": self.document(),
            "path": str(self.path) if self.path is not None else None,
            "saved": not self.unsaved,
        }
        try:
            write_atomic(path, json.dumps(data).encode("utf-8"))
        except OSError as error:
            _log.warning("the scenario on the workbench is not kept: %s", error)

    def bring_back(self, path: Path) -> None:
        """Go on with what :meth:`put_aside` kept; what is unreadable is forgotten."""
        try:
            data = json.loads(read_capped(path, 2 * MAX_DOCUMENT))
            plan = self.shop.read(str(data["document"]))
            file = Path(data["path"]) if data["path"] is not None else None
            saved = bool(data["saved"]) and (file is None or file.exists())
        except FileNotFoundError:
            return
        except (OSError, TooLargeError, ValueError, KeyError, TypeError) as error:
            _log.warning("the scenario on the workbench cannot be read: %s", error)
            return
        if file is not None and not file.exists():
            file, saved = None, False
        self._begin(plan, file, saved=saved)
        self.changed()
