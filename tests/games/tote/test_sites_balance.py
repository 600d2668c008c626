"""Any pool at any sites, whatever happened in its races: every cent is somewhere, and none is made."""

from collections.abc import Mapping

import msgspec
from hypothesis import assume, given
from hypothesis import strategies as st

from croupier.base.refusal import Refusal
from croupier.games.tote.kinds import CARRYING, PICKS, Kind, legs
from croupier.games.tote.pool import Picking, Pool, PoolTerms
from croupier.games.tote.pool_result import PoolResult, Rung, worth
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race
from croupier.games.tote.sites import SharedPoolResult, Site, price_sites
from tests.games.tote.test_legs_balance import bets, races
from tests.law.reading import attempt

SHARING = st.fixed_dictionaries(
    {
        "picking": st.sampled_from(Picking),
        "share": st.integers(0, 10_000),
        "cap": st.none() | st.integers(0, 2_000),
        "fewest_legs": st.just(1),
    }
)


class Shared(msgspec.Struct, frozen=True):
    """A pool as it was asked about, so that it can be asked again."""

    kind: Kind
    card: Mapping[int, Race]
    sites: tuple[Site, ...]
    carried: int
    mandatory: bool

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(self.card)

    def priced(self) -> SharedPoolResult:
        return price_sites(self.kind, self.numbers, self.card, self.sites, self.carried, self.mandatory)

    def understood(self) -> "Shared":
        """Where more was exchanged than won the first race, or for a scratched runner, nobody exchanged."""
        done = attempt(self.priced)
        if not isinstance(done, Refusal):
            return self
        assert done.place.endswith(".exchanged")
        alone = tuple(msgspec.structs.replace(site, exchanged={}) for site in self.sites)
        return msgspec.structs.replace(self, sites=alone)


@st.composite
def shared(draw: st.DrawFn, most: int = 3, minimum: int = 105) -> Shared:
    kind = draw(st.sampled_from(Kind))
    sharing = draw(SHARING)
    sites = []
    for place in range(draw(st.integers(1, most))):
        terms = PoolTerms(draw(st.integers(0, 4_000)), draw(st.sampled_from((1, 5, 10))), minimum, **sharing)
        exchanged = draw(bets(kind)) if kind is Kind.TWIN_TRIFECTA else {}
        sites.append(Site(str(place), terms, draw(bets(kind)), exchanged))
    card = {number: draw(races(number)) for number in range(1, legs(kind) + 1)}
    carried = draw(st.integers(0, 1_000)) if kind in CARRYING else 0
    return Shared(kind, card, tuple(sites), carried, draw(st.booleans())).understood()


@given(shared())
def test_each_site_is_in_balance(asked: Shared) -> None:
    done = asked.priced()
    for place, (site, one) in enumerate(zip(asked.sites, done.sites, strict=True)):
        assert one.result.in_balance
        assert one.result.rung is done.rung
        assert one.result.wagers == sum(site.bets.values())
        assert one.result.carried_in == (0 if place else asked.carried)
        assert not (place and one.result.carried_out)
        check_paid(site, one.result)


def check_paid(site: Site, one: PoolResult) -> None:
    """What is paid is what the prices come to, bet by bet."""
    on_bets = sum(worth(cents, site.bets[combo]) for combo, cents in one.prices.items())
    free = sum(worth(cents, site.exchanged[combo]) for combo, cents in one.exchange_prices.items())
    assert one.paid == on_bets + free == sum(line.paid for line in one.payoffs)
    assert one.refunds == sum(site.bets[combo] for combo in one.refunded)
    assert not one.refunded & set(one.prices)


@given(shared())
def test_a_price_is_posted_at_every_site_and_less_is_kept_where_less_is_taken(asked: Shared) -> None:
    done = asked.priced()
    posted = [[(line.wins, line.rung) for line in one.result.payoffs] for one in done.sites]
    assert all(lines == posted[0] for lines in posted)
    by_takeout = sorted(zip(asked.sites, done.sites, strict=True), key=lambda both: -both[0].terms.takeout)
    if len({site.terms.break_to for site in asked.sites}) == 1:
        for line in range(len(posted[0])):
            prices = [one.result.payoffs[line].price for _, one in by_takeout]
            assert prices == sorted(prices)


@given(shared(minimum=100))
def test_where_no_minimum_is_paid_the_sites_together_lack_only_odd_cents(asked: Shared) -> None:
    """So prices of all sites come out of one pool: none of it is paid twice."""
    done = asked.priced()
    lines = [line for one in done.sites for line in one.result.payoffs]
    assume(all(line.price > 100 for line in lines))
    combos = sum(len(site.bets) + len(site.exchanged) for site in asked.sites)
    assert done.breakage >= -combos
    coarsest = max(site.terms.break_to for site in asked.sites)
    if done.rung is not Rung.CONSOLATION:  # which pays each consolation and keeps what is left
        assert done.breakage <= sum(line.backed for line in lines) * coarsest // 100 + combos


@given(shared(most=1))
def test_at_one_site_a_single_winner_gets_the_standard_price(asked: Shared) -> None:
    """Where winners split a profit it differs: there money that was taken is no part of what is split."""
    site = asked.sites[0]
    pool = Pool(asked.kind, asked.numbers, site.bets, asked.carried, asked.mandatory, site.exchanged)
    standard = price(pool, site.terms, asked.card)
    halves = 2 if asked.kind is Kind.TWIN_TRIFECTA else 1
    assume(asked.kind in PICKS or len({line.wins for line in standard.payoffs}) <= halves)
    first = [
        line for line in standard.payoffs if line.wins.startswith("R1 ") and line.rung is not Rung.FIRST_LEG
    ]
    assume(asked.kind is not Kind.TWIN_TRIFECTA or len(first) <= 1)
    assert asked.priced().sites[0].result == standard
