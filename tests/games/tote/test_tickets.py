"""What each ticket gets, and the pool to the cent once they are paid."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_arithmetic import Winner, balanced, hold, line_at
from croupier.games.tote.pool_result import Rung
from croupier.games.tote.pricers import price
from croupier.games.tote.tickets import Ticket, TicketPaid, TicketsPaid, settle_some, settle_tickets
from tests.pools import TERMS, race

RAN = {1: race("1 2 3 4", "1 2 3", scratched="4")}


def settled(terms: PoolTerms, *tickets: Ticket, kind: Kind = Kind.EXACTA) -> TicketsPaid:
    bets: dict[Combination, int] = {}
    for ticket in tickets:
        for combo, stake in ticket.bets:
            bets[combo] = bets.get(combo, 0) + stake
    pool = Pool(kind, (1,), bets)
    return settle_tickets(pool, price(pool, terms, RAN), tickets)


def test_a_ticket_gets_its_winners_and_its_refunds() -> None:
    box = Ticket("box", (((1, 2), 2_00), ((2, 1), 2_00), ((1, 4), 2_00)))
    done = settled(TERMS, box, Ticket("other", (((2, 3), 10_00),)))
    assert done.tickets == (  # 11.48 is there
        TicketPaid("box", 11_40, 2_00, 2_00, clauses.BY_RESULT),
        TicketPaid("other", 0, 0, 0, clauses.BY_RESULT),
    )
    assert (done.result.paid, done.result.refunds, done.result.breakage) == (11_40, 2_00, 8)
    assert done.result.in_balance


def test_an_odd_part_of_a_cent_on_each_bet_is_the_players() -> None:
    """Three bets of 33 cents at 1.85 get 62 each, not 61.05; one bet of 99 would get 184."""
    thirds = [Ticket(str(number), (((1, 2), 33),)) for number in range(3)]
    done = settled(PoolTerms(takeout=0, break_to=5), *thirds, Ticket("loser", (((2, 1), 85),)))
    assert [ticket.paid for ticket in done.tickets] == [62, 62, 62, 0]
    assert (done.result.paid, done.result.minus) == (186, 2)
    penny = settled(PoolTerms(takeout=0, break_to=1), *thirds, Ticket("loser", (((2, 1), 86),)))
    assert [ticket.paid for ticket in penny.tickets] == [62, 62, 62, 0]  # 61.38 at 1.86
    assert (penny.result.paid, penny.result.minus) == (186, 1)
    assert penny.result.in_balance


def test_nobody_gets_less_than_the_minimum() -> None:
    favourite = [Ticket(str(number), (((1, 2), 50),)) for number in range(4)]
    done = settled(TERMS, *favourite)
    assert [ticket.paid for ticket in done.tickets] == [53] * 4  # 52.5 at the minimum
    assert (done.result.minus, done.result.breakage) == (2_12 - 1_64, 0)
    assert done.result.in_balance


def test_exchanged_tickets_are_paid_what_stands_behind_them() -> None:
    pool = Pool(Kind.TWIN_TRIFECTA, (1, 2), {(1, 2, 3): 4_00}, carried=20_00, exchanged={(3, 2, 1): 3_00})
    held = hold(pool, PoolTerms(takeout=0))
    first = line_at(held, Winner("1-2-3", Rung.EXACT, [(1, 2, 3)]), 50)
    free = line_at(held, Winner("3-2-1", Rung.EXACT, [(3, 2, 1)]), 700, pool.exchanged)
    tickets = [
        Ticket("kept", (((1, 2, 3), 1_00),)),
        Ticket("exchanged", (((1, 2, 3), 3_00),), (((3, 2, 1), 3_00),)),
    ]
    done = settle_tickets(pool, balanced(held, Rung.EXACT, [first], exchanges=[free]), tickets)
    assert [ticket.paid for ticket in done.tickets] == [50, 1_50 + 21_00]
    assert done.result.in_balance


@pytest.mark.parametrize(
    ("tickets", "sentence"),
    [
        ([Ticket("a", (((1, 2), 1_99),))], "the tickets hold 1.99 on 1-2 and the pool 2.00"),
        ([Ticket("a", (((1, 2), 2_00), ((2, 3), 5)))], "the tickets hold 0.05 on 2-3 and the pool 0.00"),
        ([], "the tickets hold 0.00 on 1-2 and the pool 2.00"),
    ],
)
def test_tickets_that_are_not_the_pool_are_refused(tickets: list[Ticket], sentence: str) -> None:
    pool = Pool(Kind.EXACTA, (1,), {(1, 2): 2_00})
    with pytest.raises(Refused) as refused:
        settle_tickets(pool, price(pool, TERMS, RAN), tickets)
    assert refused.value.refusal.says == sentence


def test_some_of_a_pools_tickets_are_paid_by_the_whole_pool() -> None:
    pool = Pool(Kind.EXACTA, (1,), {(1, 2): 40_00, (2, 3): 60_00, (1, 4): 10_00})
    mine = [Ticket("a", (((1, 2), 2_00), ((2, 3), 2_00))), Ticket("b", (((1, 2), 38_00),))]
    done = settle_some(pool, price(pool, TERMS, RAN), mine)
    assert [(ticket.paid, ticket.won) for ticket in done.tickets] == [(4_00, 2_00), (76_00, 38_00)]
    assert done.result.paid == 80_00


def test_what_tickets_we_do_not_know_hold_is_paid_as_one_bet() -> None:
    pool = Pool(Kind.EXACTA, (1,), {(1, 2): 3_00})
    mine = [Ticket(str(number), (((1, 2), 10),)) for number in range(10)]
    done = settle_some(pool, price(pool, TERMS, RAN), mine)  # 1.05 is the minimum
    assert (done.result.paid, done.result.in_balance) == (10 * 11 + 2_10, True)


def test_tickets_that_hold_more_than_the_pool_are_refused() -> None:
    pool = Pool(Kind.EXACTA, (1,), {(1, 2): 2_00})
    mine = [Ticket("a", (((1, 2), 1_00),)), Ticket("b", (((1, 2), 1_01),))]
    with pytest.raises(Refused, match=r"the tickets hold 2.01 on 1-2 and the pool 2.00"):
        settle_some(pool, price(pool, TERMS, RAN), mine)
    with pytest.raises(Refused, match=r"the tickets hold 1.00 on 2-1 and the pool 0.00"):
        settle_some(pool, price(pool, TERMS, RAN), [Ticket("a", (((2, 1), 1_00),))])


def test_what_goes_back_says_why_unless_something_else_on_the_ticket_is_paid() -> None:
    lost_or_back, won_or_back = (((2, 1), 1_00), ((1, 4), 1_00)), (((1, 2), 1_00), ((1, 4), 1_00))
    done = settled(TERMS, Ticket("back", lost_or_back), Ticket("won", won_or_back))
    assert [(ticket.refunded, ticket.clause) for ticket in done.tickets] == [
        (1_00, clauses.SCRATCHED),
        (1_00, clauses.BY_RESULT),
    ]


STAKES = st.tuples(st.sampled_from([(1, 2), (2, 1), (1, 3), (1, 4), (2, 3)]), st.integers(1, 500))
SOLD = st.lists(st.lists(STAKES, min_size=1, max_size=5), min_size=1, max_size=6)


@given(SOLD, st.integers(0, 3000), st.sampled_from([1, 5, 10]))
def test_the_pool_is_in_balance_with_what_the_tickets_got(
    sold: list[list[tuple[Combination, int]]], takeout: int, to: int
) -> None:
    tickets = [Ticket(str(number), tuple(bets)) for number, bets in enumerate(sold)]
    done = settled(PoolTerms(takeout, to), *tickets)
    assert done.result.in_balance
    assert done.result.paid == sum(ticket.paid for ticket in done.tickets)
    assert done.result.refunds == sum(ticket.refunded for ticket in done.tickets)
    posted = sum(payoff.paid for payoff in done.result.payoffs)
    assert done.result.paid >= posted


def test_a_ticket_reads_back_as_it_was_written() -> None:
    ticket = Ticket("a", (((1, 2), 2_00),))
    assert msgspec.json.decode(msgspec.json.encode(ticket), type=Ticket) == ticket
