"""The rows of seats in the new-game dialog: coming, going, changing places, sides and colours."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import SystemRandom

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from boardgames_desktop.core.game import AnyGame, Variant
from boardgames_desktop.core.setup import HUMAN
from boardgames_desktop.gui.seat_rows import OWN_PERSON, SeatDraft, SeatRow
from boardgames_desktop.gui.setup_draft import recoloured
from boardgames_desktop.gui.theme import space
from boardgames_desktop.services.wording import side_name


class SeatList(QWidget):
    """The seats of one match, a row each, in turn order."""

    changed = Signal()
    rebuilt = Signal()
    """Rows have come or gone."""

    def __init__(self, game: AnyGame, variant: Variant, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[SeatRow] = []
        self._game = game
        self._variant = variant
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(space(2))

    # -- what is played -----------------------------------------------------------------

    def play(self, game: AnyGame, variant: Variant) -> None:
        """Seat people for another game or variant; rows of another game are taken away."""
        if game is not self._game:
            self._take_rows(0)
        self._game, self._variant = game, variant

    def drafts(self) -> list[SeatDraft]:
        """Return the seats as they stand."""
        return [row.draft() for row in self.rows]

    def fitting(self, variant: Variant) -> list[SeatDraft]:
        """Return the seats as many as a variant takes, in its colours."""
        drafts = self.drafts()[: variant.max_seats]
        while len(drafts) < variant.min_seats:
            drafts.append(SeatDraft("", "normal", self._free_colour(drafts)))
        return recoloured(self._game, variant, drafts)

    def show_drafts(self, drafts: Sequence[SeatDraft]) -> None:
        """Show seats, one row each."""
        self._take_rows(len(drafts))
        while len(self.rows) < len(drafts):
            row = SeatRow(self._game, self)
            row.changed.connect(self.changed)
            row.colour_wanted.connect(partial(self.recolour, row))
            row.move_wanted.connect(partial(self.move_row, row))
            row.removal_wanted.connect(partial(self.remove, row))
            self._box.addWidget(row)
            self.rows.append(row)
        free = self._free_sides()
        for row, draft, colour in zip(self.rows, drafts, self._fixed(), strict=True):
            row.set_draft(draft)
            row.set_colours([colour] if colour else free)
        self.share([draft.shares for draft in drafts])
        self.rebuilt.emit()
        self.changed.emit()

    def _take_rows(self, left: int) -> None:
        """Take the last rows away until so many are left."""
        while len(self.rows) > left:
            row = self.rows.pop()
            self._box.removeWidget(row)
            row.hide()
            row.deleteLater()

    # -- who plays ----------------------------------------------------------------------

    def share(self, shares: Sequence[int]) -> None:
        """Offer each human row the people of the rows above it."""
        drafts = self.drafts()
        names = [self.name(index) for index in range(len(self.rows))]
        for index, row in enumerate(self.rows):
            earlier = [
                (other, names[other])
                for other in range(index)
                if drafts[other].kind == HUMAN and drafts[other].shares == OWN_PERSON
            ]
            row.set_people(earlier, shares[index] if index < len(shares) else OWN_PERSON)

    def name(self, index: int) -> str:
        """Return what the player of a row is called."""
        draft = self.rows[index].draft()
        return draft.name or side_name(self._game, draft.colour)

    def _free_colour(self, drafts: Sequence[SeatDraft]) -> str:
        taken = {*(draft.colour for draft in drafts), *self._variant.barred}
        return next(colour for colour in self._game.colours if colour not in taken)

    def _fixed(self) -> tuple[str, ...]:
        """Return the colour each row must have, "" = any."""
        return (*self._variant.colours, *("",) * len(self.rows))[: len(self.rows)]

    def _free_sides(self) -> list[str]:
        taken = {*self._fixed(), *self._variant.barred}
        return [colour for colour in self._game.colours if colour not in taken]

    def can_draw(self) -> bool:
        """Tell whether there are sides and somebody may have any of them."""
        return bool(self._game.sides) and "" in self._fixed()

    # -- what the player does -----------------------------------------------------------

    def add(self) -> None:
        """Seat one more computer."""
        drafts = self.drafts()
        self.show_drafts([*drafts, SeatDraft("", "normal", self._free_colour(drafts))])
        self.rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def remove(self, row: SeatRow) -> None:
        """Take a seat away."""
        drafts = self.drafts()
        del drafts[self.rows.index(row)]
        self.show_drafts([_alone(draft) for draft in drafts])

    def move_row(self, row: SeatRow, step: int) -> None:
        """Let a player change places with the one above (-1) or below (1)."""
        drafts = [_alone(draft) for draft in self.drafts()]
        here = self.rows.index(row)
        there = here + step
        drafts[here], drafts[there] = drafts[there], drafts[here]
        self.show_drafts(recoloured(self._game, self._variant, drafts))
        self.rows[there].more.setFocus(Qt.FocusReason.OtherFocusReason)

    def shuffle(self) -> None:
        """Put the players into any order."""
        drafts = [_alone(draft) for draft in self.drafts()]
        SystemRandom().shuffle(drafts)
        self.show_drafts(recoloured(self._game, self._variant, drafts))

    def draw_sides(self) -> None:
        """Give every seat that is free a side by lot."""
        free = self._free_sides()
        SystemRandom().shuffle(free)
        for row, colour in zip(self.rows, self._fixed(), strict=True):
            row.set_colour(colour or free.pop())
        self.changed.emit()

    def recolour(self, row: SeatRow, colour: str) -> None:
        """Give a row a colour; who has it takes the row's."""
        for other in self.rows:
            if other is not row and other.colour == colour:
                other.set_colour(row.colour)
        row.set_colour(colour)
        self.changed.emit()


def _alone(draft: SeatDraft) -> SeatDraft:
    """Return a seat whose player shares it with nobody, as others may have gone."""
    return SeatDraft(draft.name, draft.kind, draft.colour)
