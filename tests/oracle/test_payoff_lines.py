"""The lines of a result pay what the pricer paid: whoever prices by them alone comes to the same prices."""

import pytest

from croupier.base.refusal import Refused
from croupier.devices.site_reports import SiteLine
from croupier.floor.tote.linked import result_by_host
from croupier.floor.tote.messages.link import SettleByHost
from croupier.floor.tote.pool_state import PoolState
from croupier.games.tote import pricers
from croupier.games.tote.kinds import Kind
from croupier.games.tote.payoff_cover import cover_of
from croupier.games.tote.pool_result import Rung
from tests.oracle.pool_makers import KINDS, make
from tests.oracle.pricers import FIRST_RACE, _money, race, terms

MERGED = tuple(kind for kind in KINDS if kind != Kind.TWIN_TRIFECTA)
POOLS = 150


@pytest.mark.parametrize("kind", MERGED)
def test_a_site_that_prices_by_the_lines_of_a_result_pays_what_the_pricer_paid(kind: Kind) -> None:
    paid = 0
    for seed in range(POOLS):
        world = make(kind, seed)
        legs = [race(number, run) for number, run in enumerate(world["runs"], FIRST_RACE)]
        pool = PoolState(
            FIRST_RACE, Kind(kind), tuple(leg.number for leg in legs), bets=_money(world["tickets"])
        )
        rates = terms(world["rates"])
        try:
            result = pricers.price(pool.pool, rates, {leg.number: leg for leg in legs})
        except Refused:
            continue
        lines = tuple(
            SiteLine(one.wins, one.rung, one.price, cover_of(pool.kind, one, legs)) for one in result.payoffs
        )
        refund = result.rung is Rung.REFUND
        said = SettleByHost("", FIRST_RACE, pool.kind, True, refund, lines, 0)
        again = result_by_host(pool, rates, legs, said)
        assert dict(again.prices) == dict(result.prices), (kind, seed)
        assert again.breakage - again.minus == result.breakage - result.minus + result.carried_out
        paid += bool(result.prices)
    assert paid > POOLS // 4
