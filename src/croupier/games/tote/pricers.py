"""The function that prices each kind of pool, and `price`, which checks a pool and calls it."""

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
"""The function for each kind of pool. It is called only after `fault` has found nothing."""


def price(pool: Pool, terms: PoolTerms, races: Mapping[int, Race]) -> PoolResult:
    """The result of the pool by the results of its races; refuses terms, pools and races with a fault."""
    wrong = terms_fault(terms) or fault(pool, races)
    if wrong:
        raise Refused(wrong)
    return PRICERS[pool.kind]([Sold(pool, terms)], races)[0]
