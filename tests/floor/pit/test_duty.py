"""Who is on duty: a fold of what people say, and enough supervisors for the tables that dealers staff."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.envelope import Command, Event, Role
from croupier.base.names import TableId
from croupier.base.refusal import Refusal
from croupier.desk.audit import Verification
from croupier.desk.house import House as Around
from croupier.desk.messages import Alarmed
from croupier.floor.kinds import KINDS
from croupier.floor.parts.duty import needed, too_few
from croupier.floor.parts.messages import rounds, tables
from croupier.floor.pit.messages import pit
from croupier.floor.pit.state import PIT
from croupier.floor.wheel.messages import deal
from tests.electronic import install_electronic
from tests.house import T1, Answer, House, No, install, said
from tests.live import Live

OPEN = tables.OpenTable(5000, 32, 13, ball="non-metallic")


def open_tables(house: House, count: int, name: str = "supervisor") -> House:
    for number in range(1, count + 1):
        table = TableId(f"R{number}")
        house.installed(table).do(name, OPEN, table=table)
    return house


@pytest.mark.clause("oneida-roulette:I.2.b")
def test_a_seventh_table_with_a_dealer_needs_a_second_supervisor() -> None:
    house = open_tables(House(), 6).installed(TableId("R7"))
    seventh = TableId("R7")
    answer = house.ask("supervisor", OPEN, seventh)
    assert said(answer) == No("too_few_supervisors", "I.2.b")
    assert "7 tables with a dealer need 2 on duty, one for every 6, and 1 would be" in str(answer)
    house.rows(("other supervisor", pit.GoOnDuty(), pit.WentOnDuty("staff:Sue", "supervisor")), table=PIT)
    house.rows(
        ("supervisor", OPEN, tables.TableOpened(5000, 32, 13, "staff:Sam", ball="non-metallic")),
        table=seventh,
    )


@pytest.mark.clause("oneida-roulette:I.2.b")
def test_whoever_opens_a_table_oversees_it() -> None:
    house = open_tables(House(), 6).installed(TableId("R7"))
    house.rows(
        ("other supervisor", OPEN, tables.TableOpened(5000, 32, 13, "staff:Sue", ball="non-metallic")),
        table=TableId("R7"),
    )
    assert set(house.desk.house.supervisors()) == {"staff:Sam", "staff:Sue"}


@pytest.mark.clause("oneida-roulette:I.2.b")
def test_a_table_that_closed_needs_nobody() -> None:
    house = open_tables(House(), 6).installed(TableId("R7"))
    house.do("dealer", tables.TakeTable(), table=TableId("R1"))
    house.close_table(TableId("R1"))
    house.do("supervisor", OPEN, table=TableId("R7"))


@pytest.mark.parametrize("role", [role for role in Role if role is not Role.SUPERVISOR])
def test_only_supervisors_count(role: Role) -> None:
    crew = Around(on_duty={"staff:Sam": "supervisor", "staff:Someone": role})
    crew.dealt = [TableId(str(number)) for number in range(5)]
    assert too_few(crew, "staff:Sam", "oneida-roulette") is None
    crew.dealt.append(TableId("6"))
    assert isinstance(too_few(crew, "staff:Sam", "oneida-roulette"), Refusal)


@pytest.mark.clause("oneida-roulette:I.2.b")
def test_a_supervisor_who_leaves_too_few_behind_is_let_go_with_an_alarm() -> None:
    house = House()
    house.do("other supervisor", pit.GoOnDuty(), table=PIT)
    open_tables(house, 7)
    left = pit.WentOffDuty("staff:Sue", "supervisor")
    alarm = Alarmed(
        "too few supervisors: 7 tables with a dealer need 2 on duty, one for every 6, and 1 would be"
    )
    house.rows(("other supervisor", pit.GoOffDuty(), (left, alarm)), table=PIT)
    assert list(house.desk.house.supervisors()) == ["staff:Sam"]
    house.rows(("other supervisor", pit.GoOffDuty(), No("wrong_phase", "I.2.b")), table=PIT)
    assert Verification(house.store, KINDS).run() == []


def test_a_supervisor_who_leaves_enough_behind_leaves_in_peace() -> None:
    house = open_tables(House(), 6)
    house.rows(
        ("other supervisor", pit.GoOnDuty(), pit.WentOnDuty("staff:Sue", "supervisor")),
        ("other supervisor", pit.GoOnDuty(), No("wrong_phase", "I.2.b")),
        ("supervisor", pit.GoOffDuty(), pit.WentOffDuty("staff:Sam", "supervisor")),
        ("accountant", pit.GoOnDuty(), pit.WentOnDuty("staff:Ann", "accountant")),
        ("accountant", pit.GoOffDuty(), pit.WentOffDuty("staff:Ann", "accountant")),
        ("terminal 1", pit.GoOnDuty(), No("not_permitted", "I.2.b")),
        table=PIT,
    )


def test_a_dealer_who_takes_a_table_is_on_duty() -> None:
    assert House().opened().desk.house.on_duty == {"staff:Sam": "supervisor", "staff:Dana": "dealer"}


def as_role(house: House, role: Role, command: Command, table: TableId) -> Answer:
    """Sam, who may be more than one thing."""
    return house.send(msgspec.structs.replace(house.envelope("supervisor", command, table), role=role))


SHORT = Alarmed("too few supervisors: 1 table with a dealer needs 1 on duty, one for every 6, and 0 would be")


@pytest.mark.parametrize(
    ("role", "changed"),
    [
        (Role.DEALER, tables.DealerChanged("staff:Dana", "staff:Sam")),
        (Role.MUCKER, deal.MuckerChanged(None, "staff:Sam")),
    ],
)
def test_a_supervisor_who_takes_a_table_oversees_no_longer_and_an_alarm_says_so(
    role: Role, changed: Event
) -> None:
    house = Live().seated()
    assert as_role(house, role, tables.TakeTable(), T1) == (changed, SHORT)
    assert house.desk.house.on_duty["staff:Sam"] == role
    house = Live().seated()
    house.do("other supervisor", pit.GoOnDuty(), table=PIT)
    assert as_role(house, role, tables.TakeTable(), T1) == (changed,)


def test_a_supervisor_who_goes_on_duty_as_something_else_is_missed_too() -> None:
    house = House().opened()
    on = pit.WentOnDuty("staff:Sam", "dealer")
    assert as_role(house, Role.DEALER, pit.GoOnDuty(), PIT) == (on, SHORT)


def test_a_mucker_who_takes_a_table_is_on_duty() -> None:
    assert Live().seated().helped().desk.house.on_duty["staff:Mika"] == "mucker"


@pytest.mark.parametrize("command", [rounds.StartGame(), tables.TakeTable()])
def test_the_pit_is_no_table(command: Command) -> None:
    House().opened().rows(("dealer", command, No("not_offered", "I.2.b")), table=PIT)


def test_no_table_can_be_called_the_pit() -> None:
    house = House()
    house.rows(("engineer", install(), No("wrong_phase", "I.2.b")), table=PIT)
    assert PIT not in house.desk.tables


def test_the_desk_does_not_take_duty_at_a_table() -> None:
    House().opened().rows(("supervisor", pit.GoOnDuty(), No("not_offered", "I.2.a")), table=T1)


def test_who_is_on_duty_survives_a_restart() -> None:
    house = House().opened()
    house.do("other supervisor", pit.GoOnDuty(), table=PIT)
    was = house.desk.house
    house.restart()
    assert house.desk.house == was
    assert house.desk.house is not was


@given(st.integers(0, 1000))
def test_needed_is_one_for_every_six_or_part_of_six(staffed: int) -> None:
    most = needed(6, ["new-jersey"] * staffed) * 6
    assert most - 6 < staffed <= most


@pytest.mark.parametrize(
    ("ratio", "oneida", "others", "supervisors"),
    [
        (6, 6, 0, 1),
        (6, 3, 4, 2),
        (8, 6, 0, 1),
        (8, 7, 0, 2),
        (8, 0, 8, 1),
        (8, 3, 4, 1),
        (8, 3, 5, 2),
        (4, 5, 0, 2),
    ],
)
def test_the_houses_ratio_binds_oneidas_tables_only_where_it_is_stricter(
    ratio: int, oneida: int, others: int, supervisors: int
) -> None:
    books = ["oneida-roulette"] * oneida + ["massachusetts"] * others
    assert needed(ratio, books) == supervisors


@pytest.mark.clause("oneida-roulette:I.2.b")
def test_tables_without_a_dealer_do_not_count() -> None:
    house = open_tables(House(), 6)
    for number in range(3):
        dealerless = TableId(f"E{number}")
        house.do("engineer", install_electronic(), table=dealerless)
        house.do("supervisor", tables.OpenTable(0, 0, 0, enclosed=True), table=dealerless)
    assert (len(house.desk.tables), house.desk.house.staffed) == (9, 6)
    house.installed(TableId("R7")).rows(
        ("supervisor", OPEN, No("too_few_supervisors", "I.2.b")), table=TableId("R7")
    )


def test_the_floor_itself_raises_an_alarm_at_the_pit() -> None:
    House().rows(("device", pit.RaiseAlarm("look"), Alarmed("look")), table=PIT)


def test_days_begin_by_the_clock_and_only_follow_one_another() -> None:
    house = House()
    house.rows(("clock", pit.BeginDay("2026-11-14"), pit.DayBegun("2026-11-14")), table=PIT)
    assert house.desk.house.day == "2026-11-14"
    for day, reason in (
        ("2026-11-14", "wrong_phase"),
        ("2026-11-13", "wrong_phase"),
        ("tomorrow", "malformed"),
    ):
        assert str(house.ask("clock", pit.BeginDay(day), table=PIT).reason) == reason  # type: ignore[union-attr]
    house.rows(("clock", pit.BeginDay("2026-11-15"), pit.DayBegun("2026-11-15")), table=PIT)
