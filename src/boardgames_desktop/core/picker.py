"""The Picker: from pointing at things to a legal action.

Click-click, drag-and-drop, keyboard and the Actions panel all drive the same Picker.
What is lit is what is legal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boardgames_desktop.core.actions import Option
from boardgames_desktop.core.picture import Road, Thing


class Picker:
    """Narrows the legal options by what a person points at.

    Attributes:
        picked: the things pointed at so far.
    """

    def __init__(
        self,
        options: Iterable[Option],
        asides: Iterable[Option],
        roads: Callable[[Option], Iterable[Road]],
    ) -> None:
        """Take the options (and asides) of one decision.

        ``roads`` gives the ways a person may point at an option; an option may have several.
        """
        self.picked: list[Thing] = []
        self._walks: list[tuple[Option, Road, bool]] = [
            (option, road, False) for option in options for road in roads(option)
        ]
        self._walks += [(option, road, True) for option in asides for road in roads(option)]

    def _open(self) -> list[tuple[Option, Road, bool]]:
        depth = len(self.picked)
        return [
            walk
            for walk in self._walks
            if len(walk[1]) >= depth
            and all(thing in step for thing, step in zip(self.picked, walk[1], strict=False))
        ]

    def targets(self) -> set[Thing]:
        """Return the things that may be pointed at next (asides excepted)."""
        depth = len(self.picked)
        return {
            thing
            for _, road, aside in self._open()
            if not aside and len(road) > depth
            for thing in road[depth]
        }

    def faint_targets(self) -> set[Thing]:
        """Return the things only an aside points at next."""
        depth = len(self.picked)
        asides = {
            thing
            for _, road, aside in self._open()
            if aside and len(road) > depth
            for thing in road[depth]
        }
        return asides - self.targets()

    def pick(self, thing: Thing) -> bool:
        """Point at ``thing``; returns False, changing nothing, if no option goes there."""
        if thing not in self.targets() and thing not in self.faint_targets():
            return False
        self.picked.append(thing)
        return True

    def drag(self, start: Thing, goal: Thing) -> bool:
        """Point at ``start``, then ``goal``; returns False, changing nothing, if no road does.

        Goes on from what is picked already if that leads there, else begins anew.
        """
        before = self.picked
        so_far = before[:-1] if before and before[-1] == start else before
        for prefix in (so_far, []):
            self.picked = list(prefix)
            if self.pick(start) and self.pick(goal):
                return True
        self.picked = before
        return False

    def back(self) -> bool:
        """Take back the last thing; returns False if there was none."""
        if not self.picked:
            return False
        self.picked.pop()
        return True

    def ready(self) -> list[Option]:
        """Return the options whose road has been walked to the end, without repeats.

        One plain option can be played; a ``Span`` asks for an amount, a ``Some`` for
        toggles; several options ask for a choice between them.
        """
        depth = len(self.picked)
        if not depth:
            return []
        found: dict[Option, None] = {}
        for option, road, _ in self._open():
            if len(road) == depth:
                found[option] = None
        return list(found)

    def ahead(self, thing: Thing | None = None) -> list[Option]:
        """Return the options whose road goes on from here, without repeats.

        Args:
            thing: only those that go on with it.
        """
        depth = len(self.picked)
        onward = [walk for walk in self._open() if len(walk[1]) > depth]
        return list(
            dict.fromkeys(
                option for option, road, _ in onward if thing is None or thing in road[depth]
            )
        )

    def unfinished(self) -> bool:
        """Tell whether some road goes on from here."""
        depth = len(self.picked)
        return any(len(road) > depth for _, road, _ in self._open())
