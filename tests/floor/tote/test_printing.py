"""The original of a ticket: delivered by its printer, or cancelled while its pools are open."""

import pytest

from croupier.base.names import EffectId
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages.drawers import CloseDrawer
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.messages.tickets import CancelledBy
from croupier.floor.tote.ticket import Ended
from tests.floor.tote.no import no
from tests.totes import S1, W1, ToteHouse, secret

FIRST = EffectId("ticket:P1:1")


def sold(by: str = "teller") -> ToteHouse:
    house = ToteHouse().opened().cash_in(1000)
    house.do(by, tickets.SellTicket(("R1 $2 WIN 1",)))
    return house


def test_a_printed_ticket_is_found_by_its_number_and_by_no_other() -> None:
    house = sold()
    assert house.tote.find(secret(1)) is None
    house.printed()
    assert house.tote.find(secret(1)) == (house.day, 1)
    assert house.desk.effects.of(house.here) == []


@pytest.mark.parametrize(("by", "left"), [("teller", 200_000), (f"terminal {S1}", 1000)])
def test_a_ticket_that_was_not_printed_is_cancelled_by_the_machine(by: str, left: int) -> None:
    house = sold(by)
    answer = house.ask("device", tickets.ReportTicketFailed(FIRST, "paper out"))
    assert isinstance(answer, tuple)
    lost, cancelled, alarm = answer
    assert lost == tickets.TicketNotPrinted(1, FIRST, "paper out")
    assert isinstance(cancelled, tickets.TicketCancelled)
    assert cancelled.how is CancelledBy.MACHINE
    assert isinstance(alarm, Alarmed)
    held = house.tote.drawers[W1].holds if by == "teller" else house.tote.terminals[S1].credits
    assert (held, house.pool("1-win").total, house.day.undelivered) == (left, 0, {})


def test_learnt_after_the_close_it_is_listed_and_its_bets_stay() -> None:
    house = sold().stop(1)
    house.do("device", tickets.ReportTicketFailed(FIRST, "jam"))
    assert house.day.undelivered == {1: "jam"}
    assert house.pool("1-win").total == 200
    assert house.day.ended == {}


def test_where_the_teller_has_left_nobody_pays_and_it_is_listed() -> None:
    house = sold()
    house.do("teller", CloseDrawer(200_200))
    house.do("device", tickets.ReportTicketFailed(FIRST, "jam"))
    assert house.day.undelivered == {1: "jam"}


@pytest.mark.parametrize("effect", ["ticket:P1:2", "ticket:P1:x", "ticket:P2:1", "launch:P1:1"])
def test_an_outcome_that_nobody_waits_for_is_refused(effect: str) -> None:
    house = sold()
    printed = tickets.ReportTicketPrinted(EffectId(effect), secret(1))
    assert no(house.ask("device", printed)) == ("wrong_round", "B.1")
    failed = tickets.ReportTicketFailed(EffectId(effect), "jam")
    assert no(house.ask("device", failed)) == ("wrong_round", "B.1")


def test_no_two_tickets_have_one_number() -> None:
    house = sold()
    house.printed()
    house.do("teller", tickets.SellTicket(("R1 $2 WIN 1",)))
    again = tickets.ReportTicketPrinted(EffectId("ticket:P1:2"), secret(1))
    assert no(house.ask("device", again)) == ("duplicate_id", "B.2")


def test_an_exchange_ticket_that_is_not_printed_leaves_the_original_in_its_place() -> None:
    house = ToteHouse().opened()
    first = house.sell("R1 $2 WIN 1", "R2 $2 WIN 2")
    house.run(1, "1-2-3-4")
    house.cash(first)
    house.do("device", tickets.ReportTicketFailed(EffectId("ticket:P1:2"), "jam"))
    assert house.tote.find(secret(first)) == (house.day, 2)
    assert house.day.undelivered == {}
    house.run(2, "2-1-3-4")
    assert not no_answer(house, first)
    assert house.day.ended[2].how is Ended.CASHED


def no_answer(house: ToteHouse, ticket: int) -> bool:
    return not isinstance(house.cash(ticket), tuple)
