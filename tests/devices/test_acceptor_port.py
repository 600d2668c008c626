"""What every bill acceptor must do, whichever end it is: hold a bill until it is told what becomes of it."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from time import sleep

import pytest

from croupier.base.names import TableId, TerminalId
from croupier.devices.acceptor import Acceptor, AcceptorReport, BillReport, BillStep, HealthReport, Station
from croupier.devices.serial_acceptor import serial_acceptor
from croupier.devices.simulated_acceptor import BILLS, SimulatedAcceptor, simulated_acceptor
from croupier.devices.simulated_id003 import SimulatedId003
from croupier.devices.simulated_id003_line import SimulatedId003Line
from tests.devices.id003_rig import Rig
from tests.devices.scripted_acceptor import ScriptedAcceptor

HERE = Station(TableId("E1"), TerminalId("1"), None)
WORKS = HealthReport(None)
POLLS = 25
"""In which an acceptor comes to rest, whatever it was doing."""


class End:
    """One end: `put_in` is a player's hand, `heard` is what is told until nothing more happens."""

    def __init__(self, acceptor: Acceptor, put_in: Callable[[int], object], heard: "Heard") -> None:
        self.acceptor, self.put_in, self.heard = acceptor, put_in, heard


Heard = Callable[[], list[AcceptorReport]]


@contextmanager
def simulated() -> Iterator[End]:
    acceptor = simulated_acceptor(HERE, "")
    yield End(acceptor, acceptor.insert, acceptor.reports)


@contextmanager
def scripted() -> Iterator[End]:
    acceptor = ScriptedAcceptor(HERE, "")
    yield End(acceptor, acceptor.feed, acceptor.reports)


@contextmanager
def id003() -> Iterator[End]:
    rig = Rig()
    yield End(rig.acceptor, rig.device.feed, rig.settle)


@contextmanager
def id003_over_a_line() -> Iterator[End]:
    """The same bytes through a pseudo-terminal."""
    line = SimulatedId003Line(SimulatedId003())
    acceptor = serial_acceptor(HERE, line.path)

    def heard() -> list[AcceptorReport]:
        told: list[AcceptorReport] = []
        until = line.asked + POLLS
        while line.asked < until:
            told += (report for report in acceptor.reports() if report not in told)
            sleep(0.005)
        return told

    def put_in(bill: int) -> None:
        with line.lock:
            line.acceptor.feed(bill)

    yield End(acceptor, put_in, heard)
    line.close()


EVERY_END = pytest.mark.parametrize("make", [simulated, scripted, id003, id003_over_a_line])
Make = Callable[[], AbstractContextManager[End]]


@EVERY_END
def test_its_health_is_what_it_tells_first(make: Make) -> None:
    with make() as end:
        assert end.heard() == [WORKS]
        assert end.heard() == []


@EVERY_END
def test_a_bill_is_held_and_then_stacked_or_returned(make: Make) -> None:
    with make() as end:
        end.heard()
        let_go = ((end.acceptor.stack, BillStep.STACKED), (end.acceptor.give_back, BillStep.RETURNED))
        for order, step in let_go:
            end.put_in(500)
            assert end.heard() == [BillReport(BillStep.ESCROWED, 500)]
            assert end.heard() == []
            order()
            assert end.heard() == [BillReport(step, 500)]
            end.acceptor.acknowledge()
            assert end.heard() == []


@EVERY_END
def test_a_stacked_bill_is_told_of_until_it_is_acknowledged(make: Make) -> None:
    with make() as end:
        end.heard()
        end.put_in(2000)
        end.heard()
        end.acceptor.stack()
        for _ in range(3):
            assert end.heard() == [BillReport(BillStep.STACKED, 2000)]
        end.acceptor.acknowledge()
        assert end.heard() == []
        end.put_in(100)
        assert end.heard() == [BillReport(BillStep.ESCROWED, 100)]


@EVERY_END
@pytest.mark.parametrize("bill", [0, -100, 1, 200, 50_000])
def test_a_bill_that_it_does_not_know_is_nobodys_to_judge(make: Make, bill: int) -> None:
    with make() as end:
        end.heard()
        assert bill not in end.acceptor.bills
        end.put_in(bill)
        assert end.heard() == []


@EVERY_END
def test_a_second_bill_comes_out_again_while_one_is_held(make: Make) -> None:
    with make() as end:
        end.heard()
        end.put_in(500)
        end.put_in(100)
        assert end.heard() == [BillReport(BillStep.ESCROWED, 500)]


@EVERY_END
def test_with_nothing_in_escrow_there_is_nothing_to_stack_or_return(make: Make) -> None:
    with make() as end:
        end.heard()
        for order in (end.acceptor.stack, end.acceptor.give_back, end.acceptor.acknowledge):
            order()
            assert end.heard() == []


@EVERY_END
def test_an_order_that_came_too_late_decides_nothing_about_the_next_bill(make: Make) -> None:
    with make() as end:
        end.heard()
        end.acceptor.stack()
        end.heard()
        end.put_in(500)
        assert end.heard() == [BillReport(BillStep.ESCROWED, 500)]


@EVERY_END
def test_clearing_one_that_works_leaves_it_working(make: Make) -> None:
    with make() as end:
        end.heard()
        end.acceptor.clear()
        assert end.heard() in ([], [WORKS])
        end.put_in(500)
        assert end.heard() == [BillReport(BillStep.ESCROWED, 500)]


@EVERY_END
def test_only_a_hand_on_a_screen_that_may_use_it_puts_a_bill_in(make: Make) -> None:
    with make() as end:
        end.heard()
        assert end.acceptor.insert(500) is end.acceptor.by_screen


def test_the_simulated_one_takes_every_bill_that_screens_show() -> None:
    assert set(BILLS) == {100, 500, 1000, 2000, 5000, 10_000}
    assert all(SimulatedAcceptor().insert(bill) for bill in BILLS)
