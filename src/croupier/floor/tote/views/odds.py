"""Odds and pool totals, as they stand now: shown on a cycle."""

from collections.abc import Mapping

import msgspec

from croupier.base import money
from croupier.base.wire_types import Dollars
from croupier.devices.link_messages import LiveOdds


class PoolTotal(msgspec.Struct, frozen=True):
    kind: str
    total: Dollars


class RaceOdds(msgspec.Struct, frozen=True):
    """`odds` to 1 by the number that is bet on, as a board shows them."""

    race: int
    odds: Mapping[str, str]
    pools: list[PoolTotal]


class OddsPart(msgspec.Struct, frozen=True):
    odds: list[RaceOdds]


def odds_part(told: LiveOdds) -> OddsPart:
    """Of every race that takes bets, or has closed and has no result yet."""
    return OddsPart(
        [
            RaceOdds(
                race,
                told.odds.get(race, {}),
                [PoolTotal(kind, money.show(cents)) for kind, cents in totals.items()],
            )
            for race, totals in told.totals.items()
        ]
    )
