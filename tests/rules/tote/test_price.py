"""From winners and their parts to broken prices, with every cent accounted for."""

from fractions import Fraction

import pytest

from croupier.rules.tote import clauses
from croupier.rules.tote.kinds import Kind
from croupier.rules.tote.pool import Pool, PoolTerms
from croupier.rules.tote.price import (
    Winner,
    broken,
    distribute,
    hold,
    line_at,
    priced,
    refund_all,
    shared,
    split,
)
from croupier.rules.tote.priced import Rung

POOL = Pool(Kind.WIN, (1,), {(1,): 40_00, (2,): 60_00, (3,): 100_00})
TERMS = PoolTerms(takeout=1800)


def alone(*combos: tuple[int, ...]) -> Winner:
    return Winner("them", Rung.EXACT, combos)


def test_one_winner_gets_the_whole_net_pool_less_what_breaks() -> None:
    done = distribute(hold(POOL, TERMS), [alone((2,))])
    assert (done.takeout, done.prices, done.paid) == (36_00, {(2,): 270}, 162_00)
    assert (done.breakage, done.minus, done.rung) == (2_00, 0, Rung.EXACT)
    assert done.in_balance


def test_the_withdrawn_go_back_before_the_track_takes_its_part() -> None:
    done = distribute(hold(POOL, TERMS, [(3,)]), [alone((1,))])
    assert (done.wagers, done.refunds, done.takeout) == (200_00, 100_00, 18_00)
    assert done.prices == {(1,): 200}
    assert done.refunded == {(3,)}
    assert done.clause_for((3,)) == clauses.SCRATCHED
    assert done.clause_for((1,)) == clauses.BY_RESULT
    assert done.in_balance


def test_winners_share_the_profit_not_the_pool() -> None:
    done = distribute(hold(POOL, TERMS), shared(Rung.EXACT, [("1", [(1,)]), ("2", [(2,)])]))
    assert done.prices == {(1,): 180, (2,): 150}
    assert [(line.wins, line.backed, line.paid) for line in done.payoffs] == [
        ("1", 40_00, 72_00),
        ("2", 60_00, 90_00),
    ]
    assert done.in_balance


def test_parts_need_not_be_equal() -> None:
    held = hold(POOL, TERMS)
    thirds = [
        Winner("1", Rung.EXACT, [(1,)], Fraction(1, 3)),
        Winner("2", Rung.EXACT, [(2,)], Fraction(2, 3)),
    ]
    assert [line.payoff.price for line in split(held, held.net, thirds)] == [150, 170]


@pytest.mark.parametrize(("minimum", "minus"), [(105, 2_01), (110, 11_91)])
def test_below_the_minimum_the_minimum_is_paid_and_the_pool_is_minus(minimum: int, minus: int) -> None:
    pool = Pool(Kind.WIN, (1,), {(1,): 198_00, (2,): 50_05})
    done = distribute(hold(pool, PoolTerms(takeout=1700, minimum=minimum)), [alone((1,))])
    assert (done.prices, done.breakage, done.minus) == ({(1,): minimum}, 0, minus)
    assert done.in_balance


@pytest.mark.parametrize(("to", "price"), [(10, 660), (5, 665), (1, 666)])
def test_a_price_is_broken_to_a_dime_a_nickel_or_a_penny(to: int, price: int) -> None:
    assert broken(Fraction(20, 3), PoolTerms(takeout=0, break_to=to)) == price


def test_an_odd_part_of_a_cent_goes_to_the_player() -> None:
    pool = Pool(Kind.WIN, (1,), {(1,): 33, (2,): 33})
    done = distribute(hold(pool, PoolTerms(takeout=0, break_to=5)), [alone((1,))])
    assert (done.prices, done.paid, done.breakage) == ({(1,): 200}, 66, 0)
    done = distribute(hold(pool, PoolTerms(takeout=1000, break_to=5)), [alone((1,))])
    assert (done.prices, done.paid, done.breakage) == ({(1,): 180}, 60, 0)  # 59.4


def test_nobody_wins_so_every_wager_goes_back() -> None:
    done = distribute(hold(POOL, TERMS, [(3,)]), shared(Rung.EXACT, []))
    assert (done.rung, done.refunds, done.takeout, done.paid) == (Rung.REFUND, 200_00, 0, 0)
    assert done.refunded == set(POOL.bets)
    assert (done.clause_for((3,)), done.clause_for((1,))) == (clauses.SCRATCHED, clauses.BY_RESULT)
    assert done.in_balance


def test_what_was_carried_in_stays_carried_when_all_is_refunded() -> None:
    pool = Pool(Kind.PICK_SIX, (1, 2, 3, 4, 5, 6), {(1,) * 6: 2_00}, carried=500_00)
    done = refund_all(pool, clauses.NOT_RUN)
    assert (done.carried_in, done.carried_out, done.refunds) == (500_00, 500_00, 2_00)
    assert done.clause_for((1,) * 6) == clauses.NOT_RUN
    assert done.in_balance


def test_lines_add_up_for_a_combination_and_exchanges_are_paid_apart() -> None:
    pool = Pool(Kind.TWIN_TRIFECTA, (1, 2), {(1, 2, 3): 10_00}, carried=100_00, exchanged={(4, 5, 6): 6_00})
    held = hold(pool, PoolTerms(takeout=2000))
    first = line_at(held, alone((1, 2, 3)), 40)
    free = line_at(held, alone((4, 5, 6)), 500, pool.exchanged)
    done = priced(held, Rung.EXACT, [first, first], carried_out=50_00, exchanges=[free])
    assert (done.prices, done.exchange_prices) == ({(1, 2, 3): 80}, {(4, 5, 6): 500})
    assert (done.paid, done.breakage, done.minus) == (38_00, 20_00, 0)
    assert done.in_balance


@pytest.mark.parametrize("kind", list(Kind))
def test_every_kind_has_the_clause_that_says_what_wins(kind: Kind) -> None:
    assert clauses.clause_of(kind).startswith("oneida-parimutuel:C.")
