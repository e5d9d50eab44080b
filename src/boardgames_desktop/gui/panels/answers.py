"""What the viewer is asked, sorted by where it is answered: prompt line, tray or board."""

from __future__ import annotations

import attrs

from boardgames_desktop.core.actions import Action, Option, Span
from boardgames_desktop.core.picture import Button, Picture, Thing
from boardgames_desktop.services.match import Match


@attrs.frozen
class Answers:
    """The options that a button stands for.

    Attributes:
        buttons: all buttons of the picture.
        options: option of each button that can be pressed now.
        roll: button and action with odds that is expected next.
        order: button and option with odds and an amount: fight on.
        amounts: amounts of the other buttons that take one.
    """

    buttons: tuple[Button, ...] = ()
    options: dict[Thing, Option] = attrs.field(factory=dict)
    roll: tuple[Button, Action] | None = None
    order: tuple[Button, Option] | None = None
    amounts: dict[Thing, Span] = attrs.field(factory=dict)


def read_answers(match: Match, picture: Picture) -> Answers:
    """Return what the buttons of a picture stand for."""
    decision = match.decision()
    if decision is None or not picture.buttons:
        return Answers(picture.buttons)
    things = {button.thing for button in picture.buttons}
    seen, seat = match.observation(), decision.seat
    options: dict[Thing, Option] = {}
    for option in decision.options:
        for road in match.presenter.roads(seen, seat, option):
            if len(road) == 1:
                for thing in road[0] & things:
                    options.setdefault(thing, option)
    roll: tuple[Button, Action] | None = None
    order: tuple[Button, Option] | None = None
    amounts: dict[Thing, Span] = {}
    for button in picture.buttons:
        found = options.get(button.thing)
        if found is None:
            continue
        foreseen = match.forecast(found) is not None
        if isinstance(found[-1], Span):
            if foreseen and order is None:
                order = (button, found)
            elif not foreseen:
                amounts[button.thing] = found[-1]
        elif foreseen and button.role == "primary":
            roll = (button, found)
    return Answers(picture.buttons, options, roll, order, amounts)
