"""Refunds on F.1's grounds, before and after the pool has closed, bet by bet."""

import pytest

from croupier.floor.tote.messages import tickets
from croupier.floor.tote.messages.races import DeclareOfficial, ReportFinish
from croupier.floor.tote.messages.tickets import PaidPool, TicketCashed, TicketExchanged, TicketRefunded
from croupier.floor.tote.ticket import Ended
from croupier.floor.tote.totals import disagreement
from croupier.games.tote.kinds import Kind
from tests.floor.tote.no import no, only
from tests.totes import W1, ToteHouse

RESULT = (ReportFinish(1, "1-2-3-4"), DeclareOfficial(1))


def test_while_the_pool_is_open_a_scratched_bet_is_refunded_or_cancelled() -> None:
    house = ToteHouse().opened()
    first, second = house.sell("R1 $2 WIN 5"), house.sell("R1 $2 WIN 5")
    house.sell("R1 $2 WIN 1")
    house.scratch(1, "5")
    refunded = only(house.cash(first))
    back = PaidPool(0, 1, Kind.WIN, 200, 0, 200, False)
    assert refunded == TicketRefunded(first, W1, 1, (back,), 200, "staff:Tess")
    house.do("teller", tickets.CancelTicket(2))
    assert (house.pool("1-win").total, house.pool("1-win").refunded) == (200, 200)
    assert disagreement(house.pool("1-win")) == ""
    assert [house.day.ended[one].how for one in (first, second)] == [Ended.REFUNDED, Ended.CANCELLED]
    assert no(house.present(first)) == ("tender_not_accepted", "D.2b")


@pytest.mark.parametrize("official", [False, True])
def test_once_it_is_closed_it_is_refunded_in_cash(official: bool) -> None:
    house = ToteHouse().opened()
    ticket = house.sell("R1 $2 WIN 5")
    house.sell("R1 $2 WIN 1")
    house.stop(1).scratch(1, "5")
    if official:
        house.do("reader", *RESULT)
    assert no(house.ask("teller", tickets.CancelTicket(1))) == ("wrong_phase", "E.1")
    refunded = only(house.cash(ticket))
    assert (type(refunded), refunded.amount) == (TicketRefunded, 200)
    if not official:
        house.do("reader", *RESULT)
    settled = house.pool("1-win").settled
    assert settled is not None
    sums = settled.sums
    assert (sums.wagers, sums.refunds, sums.refunded) == (400, 200, 0 if official else 200)
    assert house.balance("pool:P1:1-1-win") == 0  # type: ignore[arg-type]


def test_a_scratched_leg_is_refunded_while_the_rest_lives() -> None:
    house = ToteHouse().opened()
    ticket = house.sell("R1 $2 WIN 5", "R2 $2 WIN 1")
    house.scratch(1, "5")
    refunded, exchanged = house.cash(ticket)  # type: ignore[misc]
    assert isinstance(refunded, TicketRefunded)
    assert isinstance(exchanged, TicketExchanged)
    assert exchanged.bets == ("R2 $2 WIN 1",)
    new = house.printed()
    house.run(2, "1-2-3-4")
    assert isinstance(house.cash(new), tuple)
    assert no(house.cash(ticket)) == ("tender_not_accepted", "D.2b")


def test_a_box_waits_for_its_race_and_is_then_paid_and_refunded_together() -> None:
    house = ToteHouse().opened()
    ticket = house.sell("R1 $1 EXACTA BOX 1,2,5")
    house.sell("R1 $1 EXACTA 3/4")
    house.scratch(1, "5")
    assert no(house.present(ticket)) == ("wrong_phase", "D.1")
    house.run(1, "1-2-3-4")
    paid = only(house.cash(ticket))
    assert isinstance(paid, TicketCashed)
    [pool] = paid.pools
    assert (pool.staked, pool.refunded, pool.paid) == (600, 400, 240)


def test_a_leg_of_several_races_is_refunded_by_when_it_was_scratched() -> None:
    house = ToteHouse().opened()
    early, late = house.sell("R1 $1 DD 1/5"), house.sell("R1 $1 DD 1/6")
    house.sell("R1 $1 DD 2/2")
    house.scratch(2, "5").stop(1).scratch(2, "6")
    assert isinstance(house.cash(early), tuple)
    assert no(house.present(late)) == ("wrong_phase", "D.1")
    house.do("reader", *RESULT)
    house.run(2, "2-1-3-4")
    paid = only(house.cash(late))
    assert isinstance(paid, TicketCashed)  # a consolation


def test_a_coupled_entry_runs_while_one_of_it_does() -> None:
    house = ToteHouse().opened()
    ticket = house.sell("R7 $2 WIN 1")
    house.scratch(7, "1")
    assert no(house.present(ticket)) == ("wrong_phase", "D.1")
    house.scratch(7, "1A")
    assert isinstance(house.cash(ticket), tuple)


def test_an_early_refund_of_a_ticket_of_a_self_service_terminal_is_credited() -> None:
    house = ToteHouse().opened().cash_in(1000)
    ticket = house.sell("R1 $2 WIN 5", by="terminal S1")
    house.scratch(1, "5")
    assert isinstance(house.cash(ticket, by="terminal S1"), tuple)
    assert house.tote.terminals["S1"].credits == 1000  # type: ignore[index]
