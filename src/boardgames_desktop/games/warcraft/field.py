"""The spaces of a scenario: numbers, names, neighbours, walls."""

from __future__ import annotations

from boardgames_desktop.core.actions import Named
from boardgames_desktop.games.warcraft.hexes import Spot, neighbours
from boardgames_desktop.games.warcraft.scenario import Scenario, Terrain


class Field:
    """The board of a match.

    Spaces are numbered row by row from the top, in each row from the left. Their names, used
    in the log and in saves, are the row's letter and the place in the row: ``a1``.

    Attributes:
        scenario: what the board belongs to.
        spots: coordinates of each space. number: space at a coordinate.
        names: of the spaces. argument: the kind of argument that names a space.
        terrain, points: of each space.
        neighbours: of each space, walls left aside; what flying units and flanks of flying
            units use.
        ways: neighbours that are not behind a wall, mountains included (11.3).
        mountain: spaces only flying units enter (M4).
        resources: gold mine and forest spaces.
        token_spaces: spaces with a scenario token, in the order of their spots' letters.
        token_kinds: what each of them is.
    """

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        plans = sorted(scenario.spaces, key=lambda plan: (plan.r, plan.q))
        self.spots: tuple[Spot, ...] = tuple((plan.q, plan.r) for plan in plans)
        self.number = {spot: space for space, spot in enumerate(self.spots)}
        self.terrain: tuple[Terrain, ...] = tuple(plan.terrain for plan in plans)
        self.points = tuple(plan.points for plan in plans)
        self.names = _names(self.spots)
        self.argument = Named("space", self.names)
        walls = {frozenset(wall) for wall in scenario.walls}
        self.neighbours = tuple(
            tuple(self.number[other] for other in neighbours(spot) if other in self.number)
            for spot in self.spots
        )
        self.ways = tuple(
            tuple(
                other
                for other in around
                if frozenset((self.spots[space], self.spots[other])) not in walls
            )
            for space, around in enumerate(self.neighbours)
        )
        self.mountain = frozenset(
            space for space, terrain in enumerate(self.terrain) if terrain == "mountain"
        )
        self.resources = tuple(
            space for space, terrain in enumerate(self.terrain) if terrain in ("gold", "forest")
        )
        letters = sorted(scenario.tokens)
        self.token_spaces = tuple(self.number[scenario.spots[letter]] for letter in letters)
        self.token_kinds = tuple(scenario.tokens[letter] for letter in letters)

    def __len__(self) -> int:
        return len(self.spots)

    def at(self, letter: str) -> int:
        """Return the space of a named spot; raises KeyError."""
        return self.number[self.scenario.spots[letter]]


def _names(spots: tuple[Spot, ...]) -> tuple[str, ...]:
    top = min(r for _, r in spots)
    names: list[str] = []
    row, place = top, 0
    for _, r in spots:
        place = place + 1 if r == row and names else 1
        row = r
        names.append(f"{row_letters(r - top)}{place}")
    return tuple(names)


def row_letters(index: int) -> str:
    """Return a, b to z, aa, ab and so on."""
    letters = ""
    index += 1
    while index:
        index, rest = divmod(index - 1, 26)
        letters = chr(ord("a") + rest) + letters
    return letters
