"""Every model keeps Qt's contract, before and after it is fed, and in every language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from boardgames_desktop.core.actions import Some, Span
from boardgames_desktop.core.picture import Fortune, Token
from boardgames_desktop.core.setup import SeatSetup, Setup
from boardgames_desktop.core.text import Msg
from boardgames_desktop.gui.models.actions import ActionsFilter, ActionsModel
from boardgames_desktop.gui.models.hand import HandModel
from boardgames_desktop.gui.models.legend import LegendModel
from boardgames_desktop.gui.models.log import WINDOW, LogFilter, LogModel
from boardgames_desktop.gui.models.luck import LuckModel
from boardgames_desktop.gui.models.players import PlayersModel
from boardgames_desktop.gui.models.roles import Role
from boardgames_desktop.services.language import language
from boardgames_desktop.services.luck import Tally
from boardgames_desktop.services.match import Match

from .conftest import of_kind, open_battle


@pytest.fixture
def match(sit):
    return sit(open_battle)


def test_players(match, qtmodeltester):
    model = PlayersModel(match)
    qtmodeltester.check(model, force_py=True)
    model.show(match.picture())
    qtmodeltester.check(model, force_py=True)
    assert model.rowCount() == 4
    head = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(6)]
    assert head == ["Player", "Territories", "Armies", "Continents", "Cards", "Next income"]
    on_turn = [model.index(row, 0).data(Role.ON_TURN) for row in range(4)]
    assert on_turn.count(True) == 1
    territories = [int(model.index(row, 1).data()) for row in range(4)]
    assert sum(territories) == 42


def test_neutral_armies_follow_the_players(store, qtmodeltester):
    seats = (SeatSetup("Ann", "human", "blue"), SeatSetup("Bo", "human", "black"))
    match = Match(Setup("risk", "passive", seats, 3, {"placement": "random"}), settings=store)
    match.start()
    model = PlayersModel(match)
    model.show(match.picture())
    qtmodeltester.check(model, force_py=True)
    assert [model.index(row, 0).data() for row in range(4)] == ["Ann", "Bo", "Red", "Yellow"]
    assert [model.index(row, 1).data() for row in range(4)] == ["12", "12", "9", "9"]
    assert [model.index(row, 0).data(Role.KIND) for row in (1, 2)] == ["person", "neutral"]
    assert model.index(2, 5).data() == ""
    match.close()


def test_players_say_who_thinks(match):
    model = PlayersModel(match)
    model.show(match.picture())
    model.set_thinking(2, 1.7)
    assert model.index(2, 0).data(Role.THINKING) == 1.0
    model.set_thinking(2, None)
    assert model.index(2, 0).data(Role.THINKING) is None


def test_actions(match, qtmodeltester):
    model = ActionsModel(match)
    qtmodeltester.check(model, force_py=True)
    decision = match.decision()
    model.show(decision.options)
    qtmodeltester.check(model, force_py=True)
    found = ActionsFilter(model)
    qtmodeltester.check(found, force_py=True)
    assert model.rowCount() == len(decision.options)
    assert all(model.index(row).data() for row in range(model.rowCount()))


def test_action_amounts(match):
    model = ActionsModel(match)
    options = match.decision().options
    model.show(options)
    row = next(i for i, option in enumerate(options) if isinstance(option[-1], Span))
    span = options[row][-1]
    assert model.action(row) == (*options[row][:-1], span.lo)
    model.greedy = True
    assert model.action(row) == (*options[row][:-1], span.hi)
    assert model.setData(model.index(row), span.lo, Role.AMOUNT)
    assert model.action(row)[-1] == span.lo
    assert not model.setData(model.index(row), span.hi + 1, Role.AMOUNT)
    assert not model.setData(model.index(row), "many", Role.AMOUNT)


def test_actions_take_subsets(match):
    model = ActionsModel(match)
    model.show([("keep", Some((3, 5, 8), 1, 2))])
    assert model.action(0) is None
    assert model.action(0, [8, 3]) == ("keep", 3, 8)
    assert model.action(0, [3, 5, 8]) is None


def test_filter_ignores_accents_and_case(match):
    language().set("el")
    model = ActionsModel(match)
    model.show(match.decision().options)
    found = ActionsFilter(model)
    whole = found.rowCount()
    found.set_text("επιθεση".upper())
    kept = found.rowCount()
    assert 0 < kept <= whole
    found.set_text("nothing says this")
    assert found.rowCount() == 0
    found.set_text("")
    assert found.rowCount() == whole


def test_filter_numbers_what_it_shows(match):
    model = ActionsModel(match)
    options = match.decision().options
    model.show(options)
    found = ActionsFilter(model)
    found.keep(options[2:4])
    assert [found.index(row, 0).data(Role.NUMBER) for row in range(2)] == [1, 2]


def test_log(match, qtmodeltester):
    model = LogModel(match)
    qtmodeltester.check(model, force_py=True)
    model.show()
    qtmodeltester.check(model, force_py=True)
    qtmodeltester.check(LogFilter(model), force_py=True)
    assert model.rowCount() >= min(WINDOW, len(match.lines))
    last = model.index(model.rowCount() - 1)
    assert last.data(Role.AGE) == 0
    assert last.data(Role.PLACES)
    assert last.data(Role.RULE).startswith("risk.")


def test_log_shows_older_lines_on_demand(sit):
    match = sit(of_kind("combat", least=700))
    assert len(match.lines) > 2 * WINDOW
    model = LogModel(match)
    model.show()
    assert model.rowCount() <= WINDOW + 1
    assert model.show_older()
    assert model.rowCount() >= 2 * WINDOW
    model.show_all()
    lines = sum(model.index(row).data(Role.KIND) != "undo line" for row in range(model.rowCount()))
    assert lines == len(match.lines)
    assert not model.show_older()


def test_log_search(match):
    model = LogModel(match)
    model.show_all()
    model.show()
    found = LogFilter(model)
    found.set_text("places")
    assert found.rowCount() > 0
    assert all("places" in found.index(row, 0).data() for row in range(found.rowCount()))


def test_undo_line_stands_before_what_can_be_taken_back(sit):
    match = sit(of_kind("place", least=300))
    model = LogModel(match)
    before = match.can_undo()
    option = match.decision().options[0]
    assert match.submit((*option[:-1], 1)) is None
    model.show()
    rows = [model.index(row) for row in range(model.rowCount())]
    marks = [row for row, index in enumerate(rows) if index.data(Role.KIND) == "undo line"]
    assert len(marks) == 1
    assert not rows[marks[0]].flags() & Qt.ItemFlag.ItemIsSelectable
    assert all(index.data(Role.UNDO) for index in rows[marks[0] + 1 :])
    assert not rows[marks[0] - 1].data(Role.UNDO)
    assert match.can_undo() == before + 1


def test_hand(qtmodeltester):
    model = HandModel()
    qtmodeltester.check(model, force_py=True)
    cards = [
        Token("card:alaska", "card", 0, "hand", face="alaska", title=Msg("risk.land.alaska")),
        Token("card:unknown.1", "card", 0, "hand"),
    ]
    model.show(cards)
    model.mark({"card:alaska"}, ("card:alaska",), {"card:alaska": 1})
    qtmodeltester.check(model, force_py=True)
    assert model.index(0).data() == "Alaska"
    assert model.index(0).data(Role.LIT)
    assert model.index(0).data(Role.PICKED)
    assert model.index(0).data(Role.HINT) == 1
    assert model.index(1).data() == "Card, face down"
    assert model.row_of("card:unknown.1") == 1
    assert model.row_of("card:peru") == -1


def test_legend(match, qtmodeltester):
    board = next(board for board in match.boards() if board.regions)
    model = LegendModel(match, board.regions)
    qtmodeltester.check(model, force_py=True)
    picture = match.picture()
    model.show(picture)
    qtmodeltester.check(model, force_py=True)
    assert model.rowCount() == 6
    for row in range(6):
        shares = model.index(row).data(Role.SHARES)
        assert sum(share for _, share in shares) == pytest.approx(1)
        assert bool(model.index(row).data(Role.HOLDER)) == (len(shares) == 1)


def test_luck(match, qtmodeltester):
    model = LuckModel(match)
    qtmodeltester.check(model, force_py=True)
    assert model.index(3, 2).data() == "0.0", "who has not rolled yet has a row of words too"
    luck = Tally(4)
    model.show(luck.count([Fortune(0, "inflicted", 1.5, 2.0), Fortune(1, "inflicted", 1.0, 0.0)]))
    qtmodeltester.check(model, force_py=True)
    assert [model.index(0, column).data() for column in range(5)] == [
        "Freja",
        "1",
        "1.5",
        "2.0",
        "+0.5",
    ]
    assert model.index(1, 4).data() == "−1.0"
    assert model.index(0, 5).data() == "–", "nothing is known of what else could have come"
    even = (0.5, 0.5)
    model = LuckModel(match)
    rolls = [Fortune(0, "inflicted", 0.5, 1.0, even)] * 3 + [Fortune(1, "hit", 0.5, 0.0, even)]
    model.show(Tally(4).count(rolls))
    assert [model.index(row, 5).data() for row in range(3)] == ["94", "25", "–"]
    assert "94 of 100" in model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole)


def test_luck_of_the_match_is_fair_on_the_whole(sit):
    match = sit(of_kind("combat", least=900))
    sums = match.history().luck()
    assert sum(luck.rolls for luck in sums) > 20
    assert sum(luck.expected for luck in sums) == pytest.approx(
        sum(luck.actual for luck in sums), rel=0.35
    )


def test_models_follow_the_language(match):
    model = PlayersModel(match)
    model.show(match.picture())
    english = model.headerData(1, Qt.Orientation.Horizontal)
    language().set("cs")
    model.retranslate()
    assert model.headerData(1, Qt.Orientation.Horizontal) != english
