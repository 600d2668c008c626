"""One door to the price of any pool."""

from collections.abc import Mapping

from croupier.base.refusal import Refused
from croupier.games.tote import doubles, picks, single, twin
from croupier.games.tote.bounds import terms_fault
from croupier.games.tote.commingled import Pricer, Sold
from croupier.games.tote.faults import fault
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.priced import Priced
from croupier.games.tote.race import Race

PRICERS: dict[Kind, Pricer] = {
    **dict.fromkeys(single.FINDERS, single.price),
    Kind.DAILY_DOUBLE: doubles.price,
    Kind.PICK_THREE: picks.price,
    Kind.PICK_SIX: picks.price,
    Kind.TWIN_TRIFECTA: twin.price,
}
"""Who prices each kind of pool. Each may rely on a pool and races in which `fault` finds nothing wrong."""


def price(pool: Pool, terms: PoolTerms, races: Mapping[int, Race]) -> Priced:
    """What the pool pays by the results of its races; a pool that cannot be understood is refused."""
    wrong = terms_fault(terms) or fault(pool, races)
    if wrong:
        raise Refused(wrong)
    return PRICERS[pool.kind]([Sold(pool, terms)], races)[0]
