"""Net price: sites with their own takeouts in one pool."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.messages.refusal import Refused
from croupier.rules.tote import clauses
from croupier.rules.tote.kinds import Kind
from croupier.rules.tote.pool import Pool, PoolTerms
from croupier.rules.tote.pools import price
from croupier.rules.tote.price import Bets
from croupier.rules.tote.priced import Rung
from croupier.rules.tote.race import Race, State
from croupier.rules.tote.sites import Site, price_sites
from tests.pools import bets, pool, race

PENNY = PoolTerms(takeout=2000, break_to=1, minimum=100)
RAN = race("1 2 3 4", "1 2 3 4")


def test_a_split_pool_differs_from_the_standard_price_even_at_one_rate() -> None:
    on = "1:10 2:20 3:70"
    net = price_sites(Kind.PLACE, (1,), {1: RAN}, [Site("host", PENNY, bets(on))])
    assert net.sites[0].priced.prices == {(1,): 360, (2,): 220}  # (1 + 28/8) x 0.8
    assert price(pool(Kind.PLACE, on), PENNY, {1: RAN}).prices == {(1,): 350, (2,): 225}


def test_a_site_posts_a_price_that_nobody_there_holds() -> None:
    done = price_sites(
        Kind.WIN, (1,), {1: RAN}, [Site("a", PENNY, bets("1:10")), Site("b", PENNY, bets("2:10"))]
    )
    posted = [
        (one.name, line.wins, line.price, line.backed) for one in done.sites for line in one.priced.payoffs
    ]
    assert posted == [("a", "1", 160, 10_00), ("b", "1", 160, 0)]
    assert [one.breakage for one in done.sites] == [-8_00, 8_00]
    assert (done.breakage, done.rung) == (0, Rung.EXACT)


def test_the_winner_is_found_on_all_the_bets_together() -> None:
    sites = [Site("a", PENNY, bets("3-4:10")), Site("b", PENNY, bets("1-3:10 2-1:5"))]
    done = price_sites(Kind.EXACTA, (1,), {1: RAN}, sites)
    assert done.rung is Rung.ONE_SIDE
    assert [one.priced.prices for one in done.sites] == [{}, {(1, 3): 200}]


def test_each_site_has_its_own_minimum_and_break() -> None:
    dime = PoolTerms(takeout=1000, break_to=10, minimum=110)
    sites = [Site("a", PENNY, bets("1:90 2:13")), Site("b", dime, bets("1:90 2:13"))]
    done = price_sites(Kind.WIN, (1,), {1: RAN}, sites)
    assert [one.priced.prices[(1,)] for one in done.sites] == [100, 110]


@pytest.mark.parametrize(
    ("ran", "clause"),
    [(race("1 2", state=State.CANCELLED), clauses.NOT_RUN), (race("1 2", "2"), clauses.BY_RESULT)],
)
def test_a_refund_is_everybodys(ran: Race, clause: str) -> None:
    sites = [Site("a", PENNY, bets("1:10")), Site("b", PENNY, bets("1:5"))]
    done = price_sites(Kind.WIN, (1,), {1: ran}, sites)
    assert [(one.priced.rung, one.priced.refunds, one.priced.clause) for one in done.sites] == [
        (Rung.REFUND, 10_00, clause),
        (Rung.REFUND, 5_00, clause),
    ]
    assert done.rung is Rung.REFUND


def test_the_withdrawn_go_back_at_each_site() -> None:
    sites = [Site("a", PENNY, bets("1:10 2:10")), Site("b", PENNY, bets("2:5"))]
    done = price_sites(Kind.WIN, (1,), {1: race("1 2", "1", late="2")}, sites)
    assert [one.priced.refunds for one in done.sites] == [10_00, 5_00]


def test_a_fault_is_told_with_its_site() -> None:
    with pytest.raises(Refused, match="guest: 9 is not on the programme"):
        price_sites(Kind.WIN, (1,), {1: RAN}, [Site("host", PENNY, {}), Site("guest", PENNY, bets("9:1"))])


ON = st.dictionaries(st.sampled_from([(1,), (2,), (3,), (4,)]), st.integers(1, 10_000), min_size=1)


@given(ON, ON, st.sampled_from([Kind.WIN, Kind.PLACE, Kind.SHOW]), st.integers(0, 3000))
def test_each_site_is_in_balance(here: Bets, there: Bets, kind: Kind, takeout: int) -> None:
    done = price_sites(kind, (1,), {1: RAN}, [Site("a", PENNY, here), Site("b", PoolTerms(takeout), there)])
    for one, on in zip(done.sites, (here, there), strict=True):
        assert one.priced.in_balance
        assert one.priced.wagers == sum(on.values())


@given(ON, st.integers(0, 3000))
def test_one_site_with_one_winner_pays_the_standard_price(on: Bets, takeout: int) -> None:
    terms = PoolTerms(takeout, break_to=10, minimum=105)
    alone = price_sites(Kind.WIN, (1,), {1: RAN}, [Site("a", terms, on)]).sites[0].priced
    assert alone == price(Pool(Kind.WIN, (1,), on), terms, {1: RAN})
