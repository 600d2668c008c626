"""One door to the price of any pool."""

from collections.abc import Mapping

from croupier.base.refusal import Refused
from croupier.games.tote import daily_double, picks, single_race, twin_trifecta
from croupier.games.tote.commingled import Pricer, Sold
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_faults import fault
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.race import Race
from croupier.games.tote.term_bounds import terms_fault

PRICERS: dict[Kind, Pricer] = {
    **dict.fromkeys(single_race.FINDERS, single_race.price),
    Kind.DAILY_DOUBLE: daily_double.price,
    Kind.PICK_THREE: picks.price,
    Kind.PICK_SIX: picks.price,
    Kind.TWIN_TRIFECTA: twin_trifecta.price,
}
"""Who prices each kind of pool. Each may rely on a pool and races in which `fault` finds nothing wrong."""


def price(pool: Pool, terms: PoolTerms, races: Mapping[int, Race]) -> PoolResult:
    """What the pool pays by the results of its races; a pool that cannot be understood is refused."""
    wrong = terms_fault(terms) or fault(pool, races)
    if wrong:
        raise Refused(wrong)
    return PRICERS[pool.kind]([Sold(pool, terms)], races)[0]
