"""Build hook: the wheel carries resources and compiled catalogues."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

DATA = "boardgames_desktop/_data"
QT = "PySide6-Essentials==6.11.3"


class CatalogueHook(BuildHookInterface[Any]):
    """Compiles ``i18n/*.ts`` and adds the catalogues, and the resources, to what is built.

    An editable install gets neither: a checkout has its resources at hand, and there the
    program compiles what it needs by itself.
    """

    def dependencies(self) -> list[str]:
        """Ask for Qt only where something must be compiled and no ``lrelease`` is at hand."""
        if any("editable" in word for word in sys.argv):
            # The front end runs ``get_requires_for_build_editable``; hatchling does not say.
            return []
        tool = self._compiler()
        if not tool.stale(self._sources, self._target):
            return []
        return [] if tool.qt_tool("lrelease", (self._root / ".venv",)) else [QT]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile and include; ``version`` is hatchling's ``standard`` or ``editable``."""
        if version == "editable":
            return
        self._compiler().compile_catalogues(
            self._sources, self._target, extra=(self._root / ".venv",)
        )
        include: dict[str, str] = build_data["force_include"]
        folder = "build/i18n"
        if self.target_name == "wheel":
            folder = f"{DATA}/i18n"
            include[str(self._root / "resources")] = f"{DATA}/resources"
        for catalogue in sorted(self._target.glob("*.qm")):
            include[str(catalogue)] = f"{folder}/{catalogue.name}"

    @property
    def _root(self) -> Path:
        return Path(self.root)

    @property
    def _sources(self) -> Path:
        return self._root / "i18n"

    @property
    def _target(self) -> Path:
        return self._root / "build" / "i18n"

    def _compiler(self) -> ModuleType:
        path = self._root / "packaging" / "build_catalogues.py"
        spec = importlib.util.spec_from_file_location("build_catalogues", path)
        if spec is None or spec.loader is None:
            raise ImportError(str(path))
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found: ModuleType = module.compiler()
        return found
