"""What every bill acceptor must do, whichever end it is: hold a bill until it is told what becomes of it."""

from collections.abc import Callable

import pytest

from croupier.base.names import TableId, TerminalId
from croupier.devices.acceptor import Acceptor, BillReport, BillStep, Station
from croupier.devices.simulated_acceptor import BILLS, SimulatedAcceptor, simulated_acceptor
from tests.devices.scripted_acceptor import ScriptedAcceptor

HERE = Station(TableId("E1"), TerminalId("1"), None)
Fed = tuple[Acceptor, Callable[[int], object]]


def simulated() -> Fed:
    acceptor = simulated_acceptor(HERE, "")
    return acceptor, acceptor.insert


def scripted() -> Fed:
    acceptor = ScriptedAcceptor(HERE, "")
    return acceptor, acceptor.feed


EVERY_END = pytest.mark.parametrize("make", [simulated, scripted])


@EVERY_END
def test_a_bill_is_held_and_then_stacked_or_returned(make: Callable[[], Fed]) -> None:
    acceptor, put_in = make()
    assert acceptor.reports() == []
    for let_go, step in ((acceptor.stack, BillStep.STACKED), (acceptor.give_back, BillStep.RETURNED)):
        put_in(500)
        assert acceptor.reports() == [BillReport(BillStep.ESCROWED, 500)]
        assert acceptor.reports() == []
        let_go()
        assert acceptor.reports() == [BillReport(step, 500)]


@EVERY_END
@pytest.mark.parametrize("bill", [0, -100, 1, 200, 50_000])
def test_a_bill_that_it_does_not_know_is_nobodys_to_judge(make: Callable[[], Fed], bill: int) -> None:
    acceptor, put_in = make()
    assert bill not in acceptor.bills
    put_in(bill)
    assert acceptor.reports() == []


@EVERY_END
def test_a_second_bill_comes_out_again_while_one_is_held(make: Callable[[], Fed]) -> None:
    acceptor, put_in = make()
    put_in(500)
    put_in(100)
    assert acceptor.reports() == [BillReport(BillStep.ESCROWED, 500)]


@EVERY_END
def test_with_nothing_in_escrow_there_is_nothing_to_stack_or_return(make: Callable[[], Fed]) -> None:
    acceptor, _ = make()
    acceptor.stack()
    acceptor.give_back()
    assert acceptor.reports() == []


@EVERY_END
def test_only_a_hand_on_a_screen_that_may_use_it_puts_a_bill_in(make: Callable[[], Fed]) -> None:
    acceptor, _ = make()
    assert acceptor.insert(500) is acceptor.by_screen


def test_the_simulated_one_takes_every_bill_that_screens_show() -> None:
    assert set(BILLS) == {100, 500, 1000, 2000, 5000, 10_000}
    assert all(SimulatedAcceptor().insert(bill) for bill in BILLS)
