"""A pool: everything bet on one kind of outcome, and the terms the track sets for it."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from croupier.base.money import Cents, down
from croupier.games.tote.kinds import Combination, Kind

WHOLE = 10_000
"""Takeouts and shares are whole basis points: 1,800 is 18 %."""


class Picking(StrEnum):
    """How a pick pool is shared when somebody, or nobody, has every leg right."""

    CARRYOVER = "carryover"
    MAJOR_MINOR = "major-minor"
    MOST_RIGHT = "most-right"


class PoolTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`break_to` and `minimum` are cents on a dollar: 10 and 105. `share` is the part, in basis points, that
    a carryover pool pays today when nobody has every leg right, and the minor part of a major-minor pool.
    """

    takeout: int
    break_to: Cents = 10
    minimum: Cents = 105
    picking: Picking = Picking.MOST_RIGHT
    share: int = 0
    cap: Cents | None = None
    fewest_legs: int = 1

    def taken(self, gross: Cents) -> Cents:
        return down(gross, self.takeout, WHOLE)


class Pool(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`bets` is the money on each combination. `carried` came over from earlier days. `exchanged` is, for a
    twin trifecta, the first-half money behind each free selection of the second race."""

    kind: Kind
    races: tuple[int, ...]
    bets: Mapping[Combination, Cents]
    carried: Cents = 0
    mandatory: bool = False
    exchanged: Mapping[Combination, Cents] = {}
