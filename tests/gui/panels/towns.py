"""Two towns made by hand: mats as a presenter would describe them, and a match that shows them."""

from __future__ import annotations

from types import SimpleNamespace

from boardgames_desktop.core.picture import Board, Detail, Look, Picture, Place, Region, Token
from boardgames_desktop.core.text import verbatim

KINDS = ("melee", "ranged", "flying", "worker")
PLOTS = ("worker", "melee", "melee", "melee", *["ranged"] * 3, *["flying"] * 3)
STANDING = {0: "worker", 1: "melee", 2: "", 4: "ranged", 5: "", 7: ""}
"""Finished buildings of the first town, and who is trained in each."""

NAMES = {"melee": "Barracks", "ranged": "Range", "flying": "Eyrie", "worker": "Lodge"}
UNITS = {
    "melee": ("Raider", 3, 2, 4, "No ability", "Kodo Beast: 2 melee buildings"),
    "ranged": ("Headhunter", 2, 1, 3, "No ability", "Witch Doctor: 1 ranged building"),
    "flying": ("Wind Rider", 3, 2, 2, "Bloodlust", "Highest level"),
}
RACES = ("orc", "night_elf")


def places(seat):
    """Return the sections of a town's mat."""
    race = RACES[seat]
    return {
        "buildings": [
            Place(f"building:{seat}.{i}", (), (0, 0), terrain=f"plot/{race}.{kind}")
            for i, kind in enumerate(PLOTS)
        ],
        "tiles": [
            Place(f"tile:{seat}.{kind}", (), (0, 0), terrain=f"tile/{race}.{kind}")
            for kind in KINDS[:3]
        ],
        "stock": [
            _place(f"stock:{seat}.{key}", (), (0, 0), verbatim(key.title()), terrain=f"stock/{key}")
            for key in ("gold", "wood", "points", "cards")
        ],
        "reserve": [
            Place(
                f"reserve:{seat}.{kind}",
                (),
                (0, 0),
                label=verbatim(kind.title()),
                terrain=f"reserve/{race}.{kind}",
            )
            for kind in KINDS
        ],
    }


def _place(thing, outline, anchor, label=None, terrain=""):
    return Place(thing, outline, anchor, label=label, terrain=terrain)


def mat(seat):
    """Return the mat of a seat."""
    sections = places(seat)
    return Board(
        f"town.{seat}",
        "mat",
        tuple(place for group in sections.values() for place in group),
        regions=tuple(
            Region(f"section:{seat}.{key}", verbatim(key), tuple(p.thing for p in group))
            for key, group in sections.items()
        ),
        title=verbatim(("Orcish Horde", "Night Elf Sentinels")[seat]),
        rule="toy.town",
        seat=seat,
    )


BOARDS = (mat(0), mat(1))


def _plot_look(index):
    kind = PLOTS[index]
    title = verbatim(NAMES[kind])
    if index in STANDING:
        state = "in training" if STANDING[index] else "ready"
        return Look(marks=("standing",), text=verbatim(state), detail=Detail(title))
    if index == 3:
        return Look(marks=("rising",), text=verbatim("being built"), detail=Detail(title))
    price = (("gold", 2), ("wood", 2))
    return Look(text=verbatim("free plot"), detail=Detail(title, price=price))


def _tile_look(seat, kind):
    name, strength, step, steps, ability, following = UNITS[kind]
    top = step == steps
    return Look(
        tint=seat,
        detail=Detail(
            verbatim(name),
            strength,
            verbatim(f"hits on 1–{strength}"),
            step,
            steps,
            (verbatim(ability), verbatim(following)),
            () if top else (("gold", 2), ("wood", 2)),
            1 if top else 0,
            art=f"{RACES[seat]}.{kind}",
        ),
    )


def looks():
    """Return what the places say."""
    found = {}
    for seat in (0, 1):
        for index in range(len(PLOTS)):
            found[f"building:{seat}.{index}"] = _plot_look(index)
        for kind in KINDS[:3]:
            found[f"tile:{seat}.{kind}"] = _tile_look(seat, kind)
        for key, number in (("gold", 7), ("wood", 4), ("points", 8), ("cards", 12)):
            found[f"stock:{seat}.{key}"] = Look(detail=Detail(number=number))
    return found


def tokens():
    """Return the pieces on the mats."""
    found = []
    for seat in (0, 1):
        race = RACES[seat]
        for index, kind in STANDING.items():
            if kind:
                found.append(
                    _piece(f"trainee:{seat}.{index}", kind, seat, f"building:{seat}.{index}")
                )
        found.append(_piece(f"builder:{seat}.3", "worker", seat, f"building:{seat}.3"))
        for kind, left in zip(KINDS, (4, 5, 0, 2), strict=True):
            found.append(
                Token(
                    f"box:{seat}.{kind}",
                    kind,
                    seat,
                    f"reserve:{seat}.{kind}",
                    count=left,
                    face=f"{race}.{kind}",
                    title=verbatim(kind.title()),
                )
            )
    return tuple(found)


def _piece(thing, kind, seat, at):
    return Token(thing, kind, seat, at, face=f"{RACES[seat]}.{kind}", title=verbatim(kind.title()))


def picture(on_turn=0):
    """Return how it all looks."""
    return Picture(
        boards=("town.0", "town.1"),
        looks=looks(),
        tokens=tokens(),
        on_turn=on_turn,
        notes={"town.0": verbatim("6 of 10 buildings finished")},
    )


def match(answering=0, viewer=0, kinds=("human", "easy")):
    """Return what a mat asks of a match."""
    names = ["Ingrid", "Computer"]
    colours = ("red", "green")
    return SimpleNamespace(
        colours=colours,
        colour=colours.__getitem__,
        names=lambda: names,
        name=names.__getitem__,
        brief_name=names.__getitem__,
        answering=answering,
        viewer=viewer,
        setup=SimpleNamespace(seats=[SimpleNamespace(kind=kind) for kind in kinds]),
    )
