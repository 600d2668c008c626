"""How many results it takes to see a bias of a given size.

A bias raises the chance of an arc by a part of itself; all other pockets give way alike. The chi-square test
then has the noncentrality `trials * share * bias² / (1 - share)` (Cochran 1952), which holds for
small biases: one pocket half as often again is found in 86 wheels of 100 where 90 are stated. The scan of
arcs finds it at the latest when the biased arc itself passes the scan's critical value.
"""

from functools import lru_cache
from math import ceil, sqrt

import msgspec

from croupier.analysis.bias.tails import (
    chi_square_quantile,
    inverse,
    noncentral_tail,
    normal_quantile,
)


class Needed(msgspec.Struct, frozen=True):
    """So many results show, with this power, that `length` neighbours come `percent` too often.

    `pockets` by the chi-square test, `sectors` by the scan of arcs; None where results name no place.
    """

    percent: float
    length: int
    pockets: int
    sectors: int | None

    @property
    def results(self) -> int:
        """By whichever test sees it first."""
        return self.pockets if self.sectors is None else min(self.pockets, self.sectors)


@lru_cache(64)
def noncentrality(freedom: int, level: float, power: float) -> float:
    """The noncentrality at which a chi-square test at this level has this power (Haynam and others 1970)."""
    limit = chi_square_quantile(level, freedom)
    return inverse(lambda centre: -noncentral_tail(limit, freedom, centre), -power, 0.0, 400.0 + 10 * freedom)


def by_pockets(freedom: int, share: float, bias: float, level: float, power: float) -> int:
    """How many results the chi-square test needs."""
    return ceil(noncentrality(freedom, level, power) * (1 - share) / (share * bias * bias))


def by_sectors(share: float, bias: float, limit: float, power: float) -> int:
    """How many results the scan of arcs needs, whose critical value is `limit`."""
    raised = share * (1 + bias)
    spread = sqrt(raised * (1 - raised) / (share * (1 - share)))
    reach = limit + spread * normal_quantile(1 - power)
    return ceil((reach / bias) ** 2 * (1 - share) / share)
