"""E.1: no win bet of $100 or more, no pool closed, among the last four of its terminal; and whole."""

import pytest

from croupier.floor.parts.messages.drawers import CloseDrawer, OpenDrawer
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.messages.tickets import CancelledBy, CancelledPool, TicketCancelled
from croupier.floor.tote.ticket import Ended
from croupier.games.tote.kinds import Kind
from tests.floor.tote.no import no, only
from tests.totes import S1, W1, ToteHouse, secret


def test_by_the_serial_number_that_is_keyed_in() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 ACROSS 1", "R2 $1 EXACTA BOX 1,2,3")
    answer = house.ask("teller", tickets.CancelTicket(1))
    across = tuple(CancelledPool(1, kind, 200) for kind in (Kind.WIN, Kind.PLACE, Kind.SHOW))
    pools = (*across, CancelledPool(2, Kind.EXACTA, 600))
    assert answer == (TicketCancelled(1, W1, 1, CancelledBy.KEYED, pools, 1200, by="staff:Tess"),)
    assert house.day.ended[1].how is Ended.CANCELLED
    assert sum(pool.total for pool in house.day.pools.values()) == 0
    assert house.pool("2-exacta").bets == {}
    assert house.tote.drawers[W1].holds == 200_000
    assert no(house.present(1)) == ("tender_not_accepted", "D.2b")
    assert no(house.ask("teller", tickets.CancelTicket(1))) == ("tender_not_accepted", "D.2b")


def test_by_the_ticket_that_is_inserted_where_it_was_issued() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    assert no(house.ask("other teller", tickets.CancelInserted(secret(1)))) == ("wrong_phase", "E.3")
    assert no(house.ask("teller", tickets.CancelInserted(secret(9)))) == ("nothing_there", "D.2b")
    done = only(house.ask("teller", tickets.CancelInserted(secret(1))))
    assert isinstance(done, TicketCancelled)
    assert done.how is CancelledBy.INSERTED


def test_at_a_self_service_terminal_its_credit_comes_back() -> None:
    house = ToteHouse().opened().cash_in(500)
    house.sell("R1 $2 WIN 1", by=f"terminal {S1}")
    assert no(house.ask(f"terminal {S1}", tickets.CancelTicket(7))) == ("nothing_there", "D.2b")
    house.do(f"terminal {S1}", tickets.CancelTicket(1))
    assert house.tote.terminals[S1].credits == 500


@pytest.mark.parametrize(
    ("bet", "refusal"),
    [
        ("R1 $100 WIN 1", ("above_maximum", "E.1")),
        ("R1 $100 ACROSS 1", ("above_maximum", "E.1")),
        ("R1 $99.99 WIN 1", None),
        ("R1 $50 WIN 1,2", None),
        ("R1 $100 PLACE 1", None),
    ],
)
def test_a_win_bet_of_a_hundred_dollars_stands(bet: str, refusal: tuple[str, str] | None) -> None:
    house = ToteHouse().opened()
    house.sell(bet)
    answer = house.ask("teller", tickets.CancelTicket(1))
    assert (None if isinstance(answer, tuple) else no(answer)) == refusal


def test_a_ticket_is_final_once_any_of_its_pools_is_closed() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1", "R2 $2 WIN 1")
    house.stop(1)
    assert no(house.ask("teller", tickets.CancelTicket(1))) == ("wrong_phase", "E.1")


def test_only_the_last_four_serial_numbers_of_a_terminal_and_cancelled_ones_count() -> None:
    house = ToteHouse().opened()
    for _ in range(5):
        house.sell("R1 $2 WIN 1")
    assert no(house.ask("teller", tickets.CancelTicket(1))) == ("wrong_phase", "E.1")
    assert no(house.ask("teller", tickets.CancelInserted(secret(1)))) == ("wrong_phase", "E.1")
    house.do("teller", tickets.CancelTicket(2))
    house.sell("R1 $2 WIN 1")
    assert no(house.ask("teller", tickets.CancelTicket(2))) == ("wrong_phase", "E.1")
    assert no(house.ask("teller", tickets.CancelTicket(0))) == ("nothing_there", "D.2b")


def test_one_that_is_being_printed_or_was_cashed_in_part_is_not_cancelled() -> None:
    house = ToteHouse().opened()
    house.do("teller", tickets.SellTicket(("R1 $2 WIN 1", "R3 $2 WIN 1")))
    assert no(house.ask("teller", tickets.CancelTicket(1))) == ("wrong_phase", "B.1")
    house.printed()
    house.run(1, "1-2-3-4")
    house.cash(1)
    house.printed()
    assert no(house.ask("teller", tickets.CancelTicket(2))) == ("wrong_phase", "E.2")


def test_by_hand_the_teller_signs_and_then_a_supervisor() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.do("teller", tickets.AskManualCancel(1))
    assert no(house.ask("teller", tickets.AskManualCancel(1))) == ("wrong_phase", "E.4")
    done = only(house.ask("supervisor", tickets.SignManualCancel(1)))
    assert isinstance(done, TicketCancelled)
    assert (done.how, done.by, done.signed) == (CancelledBy.MANUAL, "staff:Tess", "staff:Sam")
    assert house.tote.manual_cancels == {}
    assert no(house.ask("supervisor", tickets.SignManualCancel(1))) == ("nothing_there", "E.4")


def test_a_manual_cancel_is_withdrawn_or_comes_too_late() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.sell("R1 $100 WIN 1")
    assert no(house.ask("teller", tickets.AskManualCancel(2))) == ("above_maximum", "E.1")
    assert no(house.ask("teller", tickets.AskManualCancel(9))) == ("nothing_there", "D.2b")
    assert no(house.ask("teller", tickets.WithdrawManualCancel(1))) == ("nothing_there", "E.4")
    assert no(house.ask("teller", tickets.WithdrawManualCancel(9))) == ("nothing_there", "D.2b")
    house.do("teller", tickets.AskManualCancel(1), tickets.WithdrawManualCancel(1))
    house.do("teller", tickets.AskManualCancel(1))
    house.stop(1)
    assert no(house.ask("supervisor", tickets.SignManualCancel(1))) == ("wrong_phase", "E.1")


def test_the_second_signature_is_another_persons_and_the_first_ones_drawer_pays() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.do("teller", tickets.AskManualCancel(1))
    asked = house.tote.manual_cancels[1]
    house.tote.manual_cancels[1] = type(asked)(W1, "staff:Sam")
    assert no(house.ask("supervisor", tickets.SignManualCancel(1))) == ("not_witnessed", "E.4")
    house.tote.manual_cancels[1] = asked
    for _ in range(4):
        house.sell("R1 $2 WIN 1")
    assert no(house.ask("supervisor", tickets.SignManualCancel(1))) == ("wrong_phase", "E.1")
    house.do("teller", CloseDrawer(200_000))
    assert no(house.ask("supervisor", tickets.SignManualCancel(1))) == ("wrong_phase", "E.4")
    house.do("teller", OpenDrawer(W1, 200_000))
