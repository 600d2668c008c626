"""Published payoffs, against what the pools pay.

Sources:
- West Virginia: W. Va. Code R. 178-05, table 178-5C, its example of a win pool, to the unbroken price; what
  $2 pays and the breakage follow by hand.
- By hand, as Wis. Admin. Code Game 9.04 words place pools (a fourth each to two in a dead heat for second).
- By hand, as Okla. Admin. Code 325:65-9-1 words profit splits and net price (net bets, base price, breakage
  of each source).
"""

from fractions import Fraction

import pytest

from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_result import PoolResult, worth
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race
from croupier.games.tote.sites import Site, price_sites
from tests.pools import race

EIGHTEEN = PoolTerms(takeout=1800)
TWO = 200


def pays(priced: PoolResult) -> list[int]:
    """What $2 gets, line by line."""
    return [worth(payoff.price, TWO) for payoff in priced.payoffs]


def straight(kind: Kind, ran: Race, terms: PoolTerms, *dollars: int) -> PoolResult:
    bets: dict[Combination, int] = {(number,): amount * 100 for number, amount in enumerate(dollars, 1)}
    return price(Pool(kind, (1,), bets), terms, {1: ran})


def test_single_price() -> None:  # West Virginia, table 178-5C
    refunded, winner = 1_317_00, 23_872_00
    bets: dict[Combination, int] = {(1,): winner, (2,): 194_230_00 - winner - refunded, (3,): refunded}
    done = price(Pool(Kind.WIN, (1,), bets), EIGHTEEN, {1: race("1 2 3", "1 2", scratched="3")})
    assert (done.wagers, done.refunds) == (194_230_00, 1_317_00)
    assert done.wagers - done.refunds - done.takeout == 158_188_66
    exact = Fraction(158_188_66, winner)
    assert round(exact * 10**7) == 6_6265357
    assert (pays(done), done.breakage) == ([13_20], 633_46)
    assert done.in_balance


def test_place() -> None:  # Wisconsin
    done = straight(Kind.PLACE, race("1 2 3 4", "1 2 3 4"), EIGHTEEN, 6_130, 2_470, 1_200, 15_200)
    assert (pays(done), done.breakage) == ([3_80, 6_80], 455_00)


def test_place_with_a_dead_heat_for_second() -> None:  # Wisconsin
    done = straight(Kind.PLACE, race("1 2 3 4", "1 2=3 4"), EIGHTEEN, 6_130, 2_470, 1_200, 15_200)
    assert pays(done) == [3_60, 4_00, 6_40]


@pytest.mark.parametrize(("minimum", "minus"), [(110, 2_080_00), (105, 1_240_00)])
def test_a_minus_show_pool(minimum: int, minus: int) -> None:  # Oklahoma
    terms = PoolTerms(takeout=1800, minimum=minimum)
    done = straight(Kind.SHOW, race("1 2 3 4", "1 2 3 4"), terms, 15_500, 700, 600, 3_200)
    assert (pays(done), done.minus, done.breakage) == ([2 * minimum] * 3, minus, 0)
    assert done.in_balance


def test_net_price() -> None:  # Oklahoma
    host = Site("host", EIGHTEEN, {(1,): 20_000_00, (2,): 80_000_00})
    guest = Site("guest", PoolTerms(takeout=2000), {(1,): 12_000_00, (2,): 38_000_00})
    done = price_sites(Kind.WIN, (1,), {1: race("1 2", "1 2")}, [host, guest])
    assert [pays(site.result) for site in done.sites] == [[7_60], [7_40]]
    assert [site.breakage for site in done.sites] == [6_000_00, -4_400_00]
    assert done.breakage == 1_600_00
