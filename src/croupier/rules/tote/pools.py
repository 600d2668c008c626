"""One door to the price of any pool."""

from collections.abc import Mapping

from croupier.messages.refusal import Refused
from croupier.rules.tote import doubles, picks, single, twin
from croupier.rules.tote.bounds import terms_fault
from croupier.rules.tote.commingled import Pricer, Sold
from croupier.rules.tote.faults import fault
from croupier.rules.tote.kinds import Kind
from croupier.rules.tote.pool import Pool, PoolTerms
from croupier.rules.tote.priced import Priced
from croupier.rules.tote.race import Race

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
