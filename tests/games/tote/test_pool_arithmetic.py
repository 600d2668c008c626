"""Broken prices and the lines they make, with every cent accounted for."""

from fractions import Fraction

import pytest

from croupier.games.tote import clauses
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_arithmetic import Winner, balanced, broken, hold, line_at, refund_all
from croupier.games.tote.pool_result import Rung


@pytest.mark.parametrize(("to", "price"), [(10, 660), (5, 665), (1, 666)])
def test_a_price_is_broken_to_a_dime_a_nickel_or_a_penny(to: int, price: int) -> None:
    assert broken(Fraction(20, 3), PoolTerms(takeout=0, break_to=to)) == price


def test_what_was_carried_in_stays_carried_when_all_is_refunded() -> None:
    pool = Pool(Kind.PICK_SIX, (1, 2, 3, 4, 5, 6), {(1,) * 6: 2_00}, carried=500_00)
    done = refund_all(pool, clauses.NOT_RUN)
    assert (done.carried_in, done.carried_out, done.refunds) == (500_00, 500_00, 2_00)
    assert done.clause_for((1,) * 6) == clauses.NOT_RUN
    assert done.in_balance


def test_lines_add_up_for_a_combination_and_exchanges_are_paid_apart() -> None:
    pool = Pool(Kind.TWIN_TRIFECTA, (1, 2), {(1, 2, 3): 10_00}, carried=100_00, exchanged={(4, 5, 6): 6_00})
    held = hold(pool, PoolTerms(takeout=2000))
    first = line_at(held, Winner("them", Rung.EXACT, [(1, 2, 3)]), 40)
    free = line_at(held, Winner("them", Rung.EXACT, [(4, 5, 6)]), 500, pool.exchanged)
    done = balanced(held, Rung.EXACT, [first, first], carried_out=50_00, exchanges=[free])
    assert (done.prices, done.exchange_prices) == ({(1, 2, 3): 80}, {(4, 5, 6): 500})
    assert (done.paid, done.breakage, done.minus) == (38_00, 20_00, 0)
    assert done.in_balance


@pytest.mark.parametrize("kind", list(Kind))
def test_every_kind_has_the_clause_that_says_what_wins(kind: Kind) -> None:
    assert clauses.clause_of(kind).startswith("oneida-parimutuel:C.")
