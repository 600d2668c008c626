"""Winners become exact shares of the net pool, and each site prices its share."""

from fractions import Fraction

import pytest

from croupier.games.tote import clauses
from croupier.games.tote.commingled import Commingled, Sold, commingle
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.net_shares import NetShare, distribute, free_line, lines, pay, split
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_arithmetic import Winner, shared
from croupier.games.tote.pool_result import Rung

POOL = Pool(Kind.WIN, (1,), {(1,): 40_00, (2,): 60_00, (3,): 100_00})
TERMS = PoolTerms(takeout=1800)


def alone(pool: Pool, terms: PoolTerms, *withdrawn: Combination) -> Commingled:
    """A pool at one site."""
    return commingle([Sold(pool, terms)], lambda _: withdrawn)


def winner(*combos: Combination) -> Winner:
    return Winner("them", Rung.EXACT, combos)


def test_one_winner_gets_the_whole_net_pool_less_what_breaks() -> None:
    (done,) = distribute(alone(POOL, TERMS), [winner((2,))])
    assert (done.takeout, done.prices, done.paid) == (36_00, {(2,): 270}, 162_00)
    assert (done.breakage, done.minus, done.rung) == (2_00, 0, Rung.EXACT)
    assert done.in_balance


def test_the_withdrawn_go_back_before_the_track_takes_its_part() -> None:
    (done,) = distribute(alone(POOL, TERMS, (3,)), [winner((1,))])
    assert (done.wagers, done.refunds, done.takeout) == (200_00, 100_00, 18_00)
    assert done.prices == {(1,): 200}
    assert done.refunded == {(3,)}
    assert done.clause_for((3,)) == clauses.SCRATCHED
    assert done.clause_for((1,)) == clauses.BY_RESULT
    assert done.in_balance


def test_winners_share_the_profit_not_the_pool() -> None:
    (done,) = distribute(alone(POOL, TERMS), shared(Rung.EXACT, [("1", [(1,)]), ("2", [(2,)])]))
    assert done.prices == {(1,): 180, (2,): 150}
    assert [(line.wins, line.backed, line.paid) for line in done.payoffs] == [
        ("1", 40_00, 72_00),
        ("2", 60_00, 90_00),
    ]
    assert done.in_balance


def test_parts_need_not_be_equal() -> None:
    held = alone(POOL, TERMS)
    thirds = [
        Winner("1", Rung.EXACT, [(1,)], Fraction(1, 3)),
        Winner("2", Rung.EXACT, [(2,)], Fraction(2, 3)),
    ]
    shares = split(held, held.net, thirds)
    # 164 net, 100 on them: a third of 64 over 40, and two thirds of it over 60
    assert [share.base for share in shares] == [1 + Fraction(64, 120), 1 + Fraction(128, 180)]
    assert [line.payoff.price for line in lines(held.sites[0], shares)] == [150, 170]


@pytest.mark.parametrize(("minimum", "minus"), [(105, 2_01), (110, 11_91)])
def test_below_the_minimum_the_minimum_is_paid_and_the_pool_is_minus(minimum: int, minus: int) -> None:
    pool = Pool(Kind.WIN, (1,), {(1,): 198_00, (2,): 50_05})
    (done,) = distribute(alone(pool, PoolTerms(takeout=1700, minimum=minimum)), [winner((1,))])
    assert (done.prices, done.breakage, done.minus) == ({(1,): minimum}, 0, minus)
    assert done.in_balance


def test_an_odd_part_of_a_cent_goes_to_the_player() -> None:
    pool = Pool(Kind.WIN, (1,), {(1,): 33, (2,): 33})
    (done,) = distribute(alone(pool, PoolTerms(takeout=0, break_to=5)), [winner((1,))])
    assert (done.prices, done.paid, done.breakage) == ({(1,): 200}, 66, 0)
    (done,) = distribute(alone(pool, PoolTerms(takeout=1000, break_to=5)), [winner((1,))])
    assert (done.prices, done.paid, done.breakage) == ({(1,): 180}, 60, 0)  # 59.4


def test_nobody_wins_so_every_wager_goes_back() -> None:
    (done,) = distribute(alone(POOL, TERMS, (3,)), shared(Rung.EXACT, []))
    assert (done.rung, done.refunds, done.takeout, done.paid) == (Rung.REFUND, 200_00, 0, 0)
    assert done.refunded == set(POOL.bets)
    assert (done.clause_for((3,)), done.clause_for((1,))) == (clauses.SCRATCHED, clauses.BY_RESULT)
    assert done.in_balance


def two_sites(exchanged: int = 0) -> Commingled:
    """A fifth is taken at the host, which has what was carried in, and a tenth at its guest."""
    host = Pool(Kind.TWIN_TRIFECTA, (1, 2), {(1, 2, 3): 80_00}, 30_00, False, {(4, 5, 6): exchanged})
    guest = Pool(Kind.TWIN_TRIFECTA, (1, 2), {(1, 2, 3): 40_00, (3, 2, 1): 60_00})
    sold = [
        Sold(host, PoolTerms(takeout=2000), Fraction(8, 10)),
        Sold(guest, PoolTerms(takeout=1000, break_to=5), Fraction(9, 10)),
    ]
    return commingle(sold, lambda _: ())


def test_a_site_pays_the_base_times_what_its_dollar_weighs() -> None:
    share = NetShare(winner((1, 2, 3)), Fraction(3, 2))
    host, guest = pay(two_sites(), Rung.EXACT, [share])
    assert host.prices == {(1, 2, 3): 120}  # 1.50 x 0.8
    assert guest.prices == {(1, 2, 3): 135}  # 1.50 x 0.9


def test_what_is_carried_on_rests_with_the_host() -> None:
    host, guest = pay(two_sites(), Rung.EXACT, [], carried_out=20_00)
    assert [(one.carried_in, one.carried_out) for one in (host, guest)] == [(30_00, 20_00), (0, 0)]
    assert (host.breakage, guest.breakage) == (64_00 + 30_00 - 20_00, 100_00 - 10_00)
    assert host.in_balance
    assert guest.in_balance


def test_a_free_line_has_no_minimum_and_is_posted_where_nobody_chose_it() -> None:
    held = two_sites(exchanged=10_00)
    share = NetShare(winner((4, 5, 6)), Fraction(1, 2))
    found = [free_line(site, share, site.pool.exchanged).payoff for site in held.sites]
    assert [(one.price, one.backed, one.paid) for one in found] == [(40, 10_00, 4_00), (45, 0, 0)]
