"""Evidence against a wheel is told to supervisors once, until the watch on that wheel begins anew."""

import pytest

from croupier.base.names import TableId
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages import rounds
from croupier.floor.pit.messages import pit
from croupier.floor.pit.port import PORT
from croupier.floor.pit.state import PIT
from tests.house import T1, House, No, said

FOUND = PORT.report_bias(T1, 4120, 1300)
SAYS = "Roulette 1: 4,120 results speak 1,300 to 1 for a biased wheel; have it inspected"


def spun(*numbers: str) -> House:
    house = House().opened()
    for number in numbers:
        house.game({}).spin(number)
    return house


def test_numbers_are_counted_since_the_watch_began_through_a_restart() -> None:
    house = spun("17", "17", "5")
    assert house.desk.house.tallies[T1].counts == {"17": 2, "5": 1}
    house.restart()
    assert house.desk.house.tallies[T1].counts == {"17": 2, "5": 1}


def test_supervisors_are_told_once_even_after_a_restart() -> None:
    house = spun("17")
    name = house.desk.tables[T1].name
    alarm = Alarmed(SAYS.replace("Roulette 1", name))
    house.rows(("device", FOUND, (pit.BiasReported(T1, 4120, 1300), alarm)), table=PIT)
    house.restart()
    assert isinstance(said(house.ask("device", FOUND, PIT)), No)
    assert [one.says for one in house.desk.alarms].count(alarm.says) == 1


@pytest.mark.parametrize("who", ["engineer", "supervisor"])
def test_after_an_inspection_the_numbers_are_counted_anew_and_told_of_again(who: str) -> None:
    house = spun("17")
    house.do("device", FOUND, table=PIT)
    house.do(who, PORT.restart_watch(T1), table=PIT)
    assert T1 not in house.desk.house.tallies
    house.game({}).spin("5")
    assert house.desk.house.tallies[T1].counts == {"5": 1}
    house.do("device", FOUND, table=PIT)


@pytest.mark.parametrize("command", [FOUND, PORT.restart_watch(T1)], ids=type)
def test_where_nothing_is_counted_there_is_nothing_to_report_or_restart(command: object) -> None:
    sender = "device" if isinstance(command, pit.ReportBias) else "engineer"
    answer = said(House().opened().ask(sender, command, PIT))  # type: ignore[arg-type]
    assert isinstance(answer, No)
    assert answer.reason == "nothing_there"


def test_a_table_without_a_name_is_called_by_its_id() -> None:
    house = spun("17")
    elsewhere = TableId("T9")
    house.desk.house.tallies[elsewhere] = house.desk.house.tallies[T1]
    answer = said(house.ask("device", PORT.report_bias(elsewhere, 10, 50), PIT))
    assert not isinstance(answer, No)
    assert answer[1] == Alarmed("T9: 10 results speak 50 to 1 for a biased wheel; have it inspected")


def test_a_number_found_wrong_later_is_not_counted() -> None:
    house = spun("17", "5")
    house.do("supervisor", rounds.VoidSettled(2))
    assert house.desk.house.tallies[T1].counts["5"] == 0
    assert house.desk.house.tallies[T1].counts["17"] == 1
