"""Team play: gifts, common limits, common fate (11.5, M8, V4)."""

from __future__ import annotations

from games.warcraft.table import position

TEAM = "human: c4 1m; night_elf: b6 1m; orc: h1 1m; undead: h6 1m"


def test_11_5_gifts_in_own_steps() -> None:
    table = position(TEAM, scenario="main4", stock={"human": (3, 2), "night_elf": (1, 0)})
    seat = table.side("human")
    mate = table.side("night_elf")
    options = list(table.rules.asides(table.s, seat))
    assert ("give", mate, 0, (1, 3)) in options
    assert ("give", mate, 1, (1, 2)) in options
    table.aside("human", f"give {mate} gold 2")
    assert table.stock("human") == (1, 2)
    assert table.stock("night_elf") == (3, 0)
    assert (table.kind, table.asked) == ("move", "human"), "the question stays"


def test_11_5_gifts_are_refused() -> None:
    table = position(TEAM, scenario="main4", stock={"human": (3, 0), "night_elf": (1, 0)})
    mate, foe = table.side("night_elf"), table.side("orc")
    assert table.no(f"give {mate} gold 4", "human") == "give_what"
    assert table.no(f"give {mate} wood 1", "human") == "give_what"
    assert table.no(f"give {foe} gold 1", "human") == "give_whom"
    assert table.no(f"give {table.side('human')} gold 1", "human") == "give_whom"
    assert table.no(f"give {table.side('human')} gold 1", "night_elf") == "give_when"


def test_11_5_nobody_to_give_to_without_a_team() -> None:
    table = position("human: a1 1m; orc: g1 1m", stock={"human": (5, 5)})
    assert list(table.rules.asides(table.s, 0)) == [("resign",)]
    assert table.no("give 1 gold 1", "human") == "give_whom"


def test_11_5_18_a_mates_resources_pay_only_after_they_are_given() -> None:
    table = position(
        TEAM, scenario="main4", step="spend", stock={"human": (0, 0), "night_elf": (5, 5)}
    ).passes()
    assert table.asked == "night_elf", "the human cannot buy anything"
    table = position(
        TEAM,
        scenario="main4",
        step="spend",
        turn="night_elf",
        first="night_elf",
        stock={"human": (0, 0), "night_elf": (5, 5)},
    )
    table.aside("night_elf", f"give {table.side('human')} gold 1")
    table.aside("night_elf", f"give {table.side('human')} wood 1")
    table.act("end_spend").passes()
    assert (table.kind, table.asked) == ("spend", "human")
    assert table.can("train melee 1")


def test_11_5_who_can_give_is_asked_even_with_nothing_to_buy() -> None:
    table = position(TEAM, scenario="main4", step="spend", stock={"human": (0, 1)})
    assert (table.kind, table.asked) == ("spend", "human")
    assert table.legal_verbs() == {"end_spend"}
    assert table.rules.forced(table.s, table.side("human")) is None


def test_11_5_a_harvest_can_be_given_to_a_mate_who_spends_before() -> None:
    table = position(
        TEAM, scenario="main4", step="deploy", turn="human", stock={"night_elf": (3, 0)}
    )
    assert (table.kind, table.asked) == ("deploy", "night_elf")
    assert table.legal_verbs() == {"end_deploy"}
    words = table.rules.prompt(table.s, table.side("night_elf"))
    assert [word.id for word in words] == ["warcraft.ask.deploy", "warcraft.ask.deploy.gift"]
    table.aside("night_elf", f"give {table.side('human')} gold 2")
    table.act("end_deploy").passes()
    assert (table.kind, table.asked) == ("spend", "human")
    assert table.stock("human") == (2, 0)


def test_11_5_who_spends_before_his_mate_is_asked_in_his_own_spend_step_only() -> None:
    table = position(TEAM, scenario="main4", step="deploy", stock={"human": (3, 0)})
    assert (table.kind, table.asked) == ("spend", "human")


def test_11_5_a_full_town_and_a_mate_who_spends_later_leave_nothing_to_ask() -> None:
    full = "human: human_town 1m 3w; night_elf: b6 1m; orc: h1 1m; undead: h6 1m"
    training = {"human": "1w"}
    table = position(
        full, scenario="main4", step="deploy", stock={"human": (3, 0)}, training=training
    )
    assert table.rules.forced(table.s, table.side("human")) == ("end_deploy",)
    table = position(
        full,
        scenario="main4",
        step="deploy",
        first="night_elf",
        stock={"human": (3, 0)},
        training=training,
    )
    assert table.asked == "human"
    assert table.rules.forced(table.s, table.side("human")) is None, "he may give"


def test_11_5_resigning_takes_the_whole_team_out() -> None:
    table = position(TEAM, scenario="main4")
    table.aside("night_elf", "resign")
    assert table.winners == {"orc", "undead"}
    assert not table.alive("human")
    assert table.rules.returns(table.s) == (0.0, 0.5, 0.0, 0.5)


def test_seats_of_the_teams_alternate() -> None:
    rules = position(scenario="main4").rules
    assert [race.key for race in rules.races] == ["human", "orc", "night_elf", "undead"]
    assert [rules.team(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
