"""What is told where a ticket did not come out: its money is back, its bets stand, or the old paper does."""

import pytest

from croupier.base.names import EffectId
from croupier.base.refusal import Refusal
from croupier.floor.tote.messages.tickets import (
    ExchangeTicket,
    ReportTicketFailed,
    SellTicket,
    TicketNotPrinted,
)
from croupier.floor.tote.undelivered import not_delivered
from tests.floor.tote.no import no
from tests.totes import P1, ToteHouse, secret


def told(house: ToteHouse, ticket: int) -> Refusal:
    effect = EffectId(f"ticket:{P1}:{ticket}")
    house.do("device", ReportTicketFailed(effect, "jam"))
    return not_delivered(house.day, TicketNotPrinted(ticket, effect, "jam"))


@pytest.mark.parametrize(
    ("closed", "says"),
    [
        (False, "ticket 1 was not printed (jam): it is cancelled, and $2 goes back"),
        (True, "ticket 1 was not printed (jam); its bets stand, and it is listed as not delivered"),
    ],
)
def test_while_betting_is_open_the_money_is_back_and_later_the_bets_stand(closed: bool, says: str) -> None:
    house = ToteHouse().opened()
    house.do("teller", SellTicket(("R1 $2 WIN 1",)))
    if closed:
        house.stop(1)
    refusal = told(house, 1)
    assert (refusal.says, no(refusal)) == (says, ("equipment_unfit", "B.4"))


def test_the_paper_that_was_put_in_stands_for_an_exchange_ticket() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 TWIN TRIFECTA 1/2/3")
    house.run(1, "1-2-3-4")
    house.do("teller", ExchangeTicket(secret(1), "4/5/6"))
    assert told(house, 2).says.endswith("the ticket that was put in stands for it")
