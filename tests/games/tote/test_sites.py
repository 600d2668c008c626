"""Net price: sites with their own takeouts in one pool."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.refusal import Refused
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_arithmetic import Bets
from croupier.games.tote.pool_result import Rung
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, State
from croupier.games.tote.sites import Site, price_sites
from tests.pools import bets, pool, race

PENNY = PoolTerms(takeout=2000, break_to=1, minimum=100)
FIFTH, TENTH = PoolTerms(takeout=2000), PoolTerms(takeout=1000)
RAN = race("1 2 3 4", "1 2 3 4")


@pytest.mark.parametrize(
    ("kind", "wins", "loses"),
    [
        (Kind.WIN, (1,), (2,)),
        (Kind.QUINELLA, (1, 2), (1, 3)),
        (Kind.EXACTA, (1, 2), (2, 1)),
        (Kind.TRIFECTA, (1, 2, 3), (3, 2, 1)),
        (Kind.SUPERFECTA, (1, 2, 3, 4), (4, 3, 2, 1)),
    ],
)
def test_one_winner_on_one_race(kind: Kind, wins: Combination, loses: Combination) -> None:
    host, guest = {wins: 30_00, loses: 70_00}, {wins: 20_00, loses: 80_00}
    done = price_sites(kind, (1,), {1: RAN}, [Site("host", FIFTH, host), Site("guest", TENTH, guest)])
    # 80 + 90 net over 30 x 0.8 + 20 x 0.9 = 42 is a base of 4.0476...: x 0.8 is 3.238, x 0.9 is 3.642
    assert [one.result.prices for one in done.sites] == [{wins: 320}, {wins: 360}]
    assert [one.result.paid for one in done.sites] == [96_00, 72_00]
    assert [one.breakage for one in done.sites] == [80_00 - 96_00, 90_00 - 72_00]
    assert all(one.result.in_balance for one in done.sites)


def test_place_splits_the_profit_of_all_sites() -> None:
    sites = [Site("host", FIFTH, bets("1:30 2:10 3:60")), Site("guest", TENTH, bets("1:20 2:20 3:60"))]
    done = price_sites(Kind.PLACE, (1,), {1: RAN}, sites)
    # 170 net less net bets of 24 + 18 = 42 and 8 + 18 = 26 is 102, 51 for each: 1 + 51/42 and 1 + 51/26
    assert done.sites[0].result.prices == {(1,): 170, (2,): 230}  # x 0.8: 1.771 and 2.369
    assert done.sites[1].result.prices == {(1,): 190, (2,): 260}  # x 0.9: 1.992 and 2.665


def test_show_splits_the_profit_of_all_sites() -> None:
    host, guest = bets("1:30 2:10 3:20 4:40"), bets("1:20 2:20 3:20 4:40")
    done = price_sites(Kind.SHOW, (1,), {1: RAN}, [Site("host", FIFTH, host), Site("guest", TENTH, guest)])
    # 170 less net bets of 42, 26 and 16 + 18 = 34 is 68, a third of it each: 1.5396, 1.8717 and 1.6666
    assert done.sites[0].result.prices == {(1,): 120, (2,): 140, (3,): 130}  # x 0.8: 1.231, 1.497, 1.333
    assert done.sites[1].result.prices == {(1,): 130, (2,): 160, (3,): 150}  # x 0.9: 1.385, 1.684, 1.5


def test_a_split_pool_differs_from_the_standard_price_even_at_one_rate() -> None:
    on = "1:10 2:20 3:70"
    net = price_sites(Kind.PLACE, (1,), {1: RAN}, [Site("host", PENNY, bets(on))])
    assert net.sites[0].result.prices == {(1,): 360, (2,): 220}  # (1 + 28/8) x 0.8
    assert price(pool(Kind.PLACE, on), PENNY, {1: RAN}).prices == {(1,): 350, (2,): 225}


def test_a_site_posts_a_price_that_nobody_there_holds() -> None:
    done = price_sites(
        Kind.WIN, (1,), {1: RAN}, [Site("a", PENNY, bets("1:10")), Site("b", PENNY, bets("2:10"))]
    )
    posted = [
        (one.name, line.wins, line.price, line.backed) for one in done.sites for line in one.result.payoffs
    ]
    assert posted == [("a", "1", 160, 10_00), ("b", "1", 160, 0)]
    assert [one.breakage for one in done.sites] == [-8_00, 8_00]
    assert (done.breakage, done.rung) == (0, Rung.EXACT)


def test_the_winner_is_found_on_all_the_bets_together() -> None:
    sites = [Site("a", PENNY, bets("3-4:10")), Site("b", PENNY, bets("1-3:10 2-1:5"))]
    done = price_sites(Kind.EXACTA, (1,), {1: RAN}, sites)
    assert done.rung is Rung.ONE_SIDE
    assert [one.result.prices for one in done.sites] == [{}, {(1, 3): 200}]


def test_each_site_has_its_own_minimum_and_break() -> None:
    dime = PoolTerms(takeout=1000, break_to=10, minimum=110)
    sites = [Site("a", PENNY, bets("1:90 2:13")), Site("b", dime, bets("1:90 2:13"))]
    done = price_sites(Kind.WIN, (1,), {1: RAN}, sites)
    assert [one.result.prices[(1,)] for one in done.sites] == [100, 110]


@pytest.mark.parametrize(
    ("ran", "clause"),
    [(race("1 2", state=State.CANCELLED), clauses.NOT_RUN), (race("1 2", "2"), clauses.BY_RESULT)],
)
def test_a_refund_is_everybodys(ran: Race, clause: str) -> None:
    sites = [Site("a", PENNY, bets("1:10")), Site("b", PENNY, bets("1:5"))]
    done = price_sites(Kind.WIN, (1,), {1: ran}, sites)
    assert [(one.result.rung, one.result.refunds, one.result.clause) for one in done.sites] == [
        (Rung.REFUND, 10_00, clause),
        (Rung.REFUND, 5_00, clause),
    ]
    assert done.rung is Rung.REFUND


def test_the_withdrawn_go_back_at_each_site() -> None:
    sites = [Site("a", PENNY, bets("1:10 2:10")), Site("b", PENNY, bets("2:5"))]
    done = price_sites(Kind.WIN, (1,), {1: race("1 2", "1", late="2")}, sites)
    assert [one.result.refunds for one in done.sites] == [10_00, 5_00]


def test_a_fault_is_told_with_its_site() -> None:
    with pytest.raises(Refused, match="guest: 9 is not on the programme"):
        price_sites(Kind.WIN, (1,), {1: RAN}, [Site("host", PENNY, {}), Site("guest", PENNY, bets("9:1"))])


def test_a_pool_is_sold_somewhere() -> None:
    with pytest.raises(Refused, match="a pool is sold at one site at least"):
        price_sites(Kind.WIN, (1,), {1: RAN}, [])


def test_what_a_pool_cannot_carry_is_told_of_the_host() -> None:
    sites = [Site("host", PENNY, bets("1:10")), Site("guest", PENNY, {})]
    with pytest.raises(Refused, match="host: nothing is carried over from one win pool to the next"):
        price_sites(Kind.WIN, (1,), {1: RAN}, sites, carried=1)


ON = st.dictionaries(st.sampled_from([(1,), (2,), (3,), (4,)]), st.integers(1, 10_000), min_size=1)


@given(ON, ON, st.sampled_from([Kind.WIN, Kind.PLACE, Kind.SHOW]), st.integers(0, 3000))
def test_each_site_is_in_balance(here: Bets, there: Bets, kind: Kind, takeout: int) -> None:
    done = price_sites(kind, (1,), {1: RAN}, [Site("a", PENNY, here), Site("b", PoolTerms(takeout), there)])
    for one, on in zip(done.sites, (here, there), strict=True):
        assert one.result.in_balance
        assert one.result.wagers == sum(on.values())


@given(ON, st.integers(0, 3000))
def test_one_site_with_one_winner_pays_the_standard_price(on: Bets, takeout: int) -> None:
    terms = PoolTerms(takeout, break_to=10, minimum=105)
    alone = price_sites(Kind.WIN, (1,), {1: RAN}, [Site("a", terms, on)]).sites[0].result
    assert alone == price(Pool(Kind.WIN, (1,), on), terms, {1: RAN})
