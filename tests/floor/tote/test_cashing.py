"""Tickets are verified and paid once; the refusal says what became of one that is not."""

import pytest

from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages.drawers import ReturnToVault
from croupier.floor.tote.messages import pools, tickets
from croupier.floor.tote.messages.tickets import Claim, PaidPool, TicketCashed, TicketExchanged
from croupier.floor.tote.ticket import Ended, TicketEnd
from croupier.games.tote.kinds import Kind
from tests.floor.tote.no import no
from tests.totes import S1, SAM, W1, W2, ToteHouse, secret


def winner(*bets: str, by: str = "teller") -> ToteHouse:
    """Ticket 1 holds these bets; others have bet against it."""
    house = ToteHouse().opened().cash_in(10_000)
    house.sell(*(bets or ("R1 $2 WIN 1",)), by=by)
    house.sell("R1 $10 WIN 2", by="other teller")
    return house


def test_a_winner_is_presented_verified_and_paid() -> None:
    house = winner().run(1, "1-2-3-4")
    assert house.present(1) == (tickets.TicketPresented(W1, 1, secret(1), 980, "staff:Tess"),)
    paid = TicketCashed(1, W1, 1, (PaidPool(0, 1, Kind.WIN, 200, 980, 0, True),), 980, by="staff:Tess")
    assert house.ask("teller", tickets.PayTicket(1)) == (paid,)
    assert house.day.ended[1] == TicketEnd(Ended.CASHED, W1, 980)
    assert house.tote.presented == {}
    assert house.balance("outs:P1:1-1-win") == 0  # type: ignore[arg-type]
    assert no(house.present(1)) == ("tender_not_accepted", "D.2b")


def test_a_ticket_is_paid_only_where_it_was_verified() -> None:
    house = winner().run(1, "1-2-3-4")
    assert no(house.ask("teller", tickets.PayTicket(1))) == ("wrong_phase", "D.2")
    house.present(1)
    assert no(house.ask("other teller", tickets.PayTicket(1))) == ("wrong_phase", "D.2")
    assert no(house.ask("teller", tickets.PayTicket(2))) == ("wrong_phase", "D.2")
    assert no(house.present(1)) == ("wrong_phase", "D.2")  # one lies there already
    house.present(1, by="other teller")
    house.do("other teller", tickets.PayTicket(1))
    assert no(house.ask("teller", tickets.PayTicket(1))) == ("tender_not_accepted", "D.2b")
    house.do("teller", tickets.ReturnTicket())
    assert no(house.ask("teller", tickets.ReturnTicket())) == ("wrong_phase", "D.2")
    assert (house.tote.drawers[W2].holds, house.tote.drawers[W2].paid) == (200_020, 980)


@pytest.mark.parametrize(
    ("finish", "refusal"),
    [("", ("wrong_phase", "D.1")), ("2-1-3-4", ("nothing_there", "D.2b"))],
    ids=["not official", "losing"],
)
def test_nothing_is_paid_before_the_result_and_on_a_loser(finish: str, refusal: tuple[str, str]) -> None:
    house = winner()
    if finish:
        house.run(1, finish)
    assert no(house.present(1)) == refusal


def test_an_unissued_ticket_is_refused() -> None:
    assert no(winner().present(77)) == ("nothing_there", "D.2b")


def test_a_drawer_that_should_hold_less_pays_and_alarms() -> None:
    house = winner().run(1, "1-2-3-4")
    house.do("teller", ReturnToVault(200_200, SAM))
    answer = house.cash(1)
    assert isinstance(answer, tuple)
    assert isinstance(answer[-1], Alarmed)


def test_bets_that_are_undecided_go_on_as_an_exchange_ticket() -> None:
    house = winner("R1 $2 WIN 1", "R2 $2 WIN 3").run(1, "1-2-3-4")
    answer = house.cash(1)
    assert isinstance(answer, tuple)
    exchanged = answer[1]
    assert isinstance(exchanged, TicketExchanged)
    assert (exchanged.ticket, exchanged.of, exchanged.bets) == (3, 1, ("R2 $2 WIN 3",))
    assert house.day.ended[1] == TicketEnd(Ended.EXCHANGED, W1, 980, 3)
    assert no(house.present(1)) == ("tender_not_accepted", "D.2b")
    house.printed()
    house.run(2, "3-1-2-4")
    assert isinstance(house.cash(3), tuple)


def test_at_a_self_service_terminal_it_is_credited() -> None:
    house = winner().run(1, "1-2-3-4")
    before = house.tote.terminals[S1].credits
    assert isinstance(house.cash(1, by=f"terminal {S1}"), tuple)
    assert house.tote.terminals[S1].credits == before + 980
    assert no(house.cash(1)) == ("tender_not_accepted", "D.2b")
    assert no(house.cash(2, by=f"terminal {S1}")) == ("nothing_there", "D.2b")


def test_a_terminal_does_not_hold_more_than_money_can_be() -> None:
    house = winner().run(1, "1-2-3-4")
    house.tote.terminals[S1].credits = 100_000_000_000
    assert no(house.cash(1, by=f"terminal {S1}")) == ("bad_amount", "D.2")


def test_while_cashing_is_stopped_nothing_is_paid() -> None:
    house = winner().run(1, "1-2-3-4")
    house.do("mutuel-manager", pools.StopCashing("the board shows wrong payoffs of race 1"))
    assert no(house.present(1)) == ("wrong_phase", "D.6")
    assert no(house.ask("mutuel-manager", pools.StopCashing("again"))) == ("wrong_phase", "D.6")
    house.do("mutuel-manager", pools.ResumeCashing())
    assert no(house.ask("mutuel-manager", pools.ResumeCashing())) == ("wrong_phase", "D.6")
    assert isinstance(house.present(1), tuple)


@pytest.mark.parametrize(
    ("claim", "clause"), [(Claim.LOST, "D.7.a"), (Claim.MUTILATED, "D.7.b"), (Claim.ALTERED, "D.7.b")]
)
def test_nothing_is_paid_without_a_ticket_that_can_be_read(claim: Claim, clause: str) -> None:
    house = winner().run(1, "1-2-3-4")
    assert no(house.ask("teller", tickets.ClaimTicket(claim))) == ("tender_not_accepted", clause)


def test_what_was_altered_is_not_paid() -> None:
    house = winner().run(1, "1-2-3-4")
    house.do("device", pools.ReportTampering(1, 1))
    assert no(house.present(1)) == ("internal_error", "D.2")
    assert no(house.ask("device", pools.ReportTampering(9, 1)))[0] == "wrong_round"
    assert no(house.ask("device", pools.ReportTampering(1, 99)))[0] == "wrong_round"
