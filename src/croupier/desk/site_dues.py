"""What this site settles with another one, whose money was in the same pools."""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents


class Merged(StrEnum):
    """Whether the guest's money was in the host's pool. `by-hand`: people have settled the pool, and the host
    has not said yet what it pays.
    """

    YES = "yes"
    NOTHING = "nothing"
    BY_HAND = "by-hand"


class SiteDues(msgspec.Struct, frozen=True):
    """One pool as the host has settled it: `handle` to `paid` are the guest's money in it, and `dues` what it
    owes the host of that, below zero what it is owed; `before` of them was settled by an earlier record.
    `difference` is by how much our own books give other dues, None at the host.

    `site` is the other one, `card` the number of the race day here, `race` the first race of the `pool`.
    """

    site: str
    card: int
    race: int
    pool: str
    merged: Merged
    handle: Cents = 0
    refunds: Cents = 0
    takeout: Cents = 0
    paid: Cents = 0
    dues: Cents = 0
    before: Cents = 0
    difference: Cents | None = None

    @property
    def to_settle(self) -> Cents:
        return self.dues - self.before
