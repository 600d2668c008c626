"""Odds and pool totals, as they stand now: shown on a cycle."""

from collections.abc import Mapping

import msgspec

from croupier.base import money
from croupier.base.wire_types import Dollars
from croupier.devices.link_messages import LiveOdds
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote
from croupier.games.tote import board
from croupier.games.tote.kinds import Kind


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


def odds_part(tote: Tote) -> OddsPart:
    """Of every race that takes bets, or has closed and has no result yet."""
    day = tote.day
    if day is None:
        return OddsPart([])
    shown = [number for number, race in day.races.items() if race.phase in ("open", "closed", "posted")]
    return OddsPart([_race_odds(tote, day, number) for number in shown])


def host_odds_part(told: LiveOdds) -> OddsPart:
    """Of pools that several sites share, as the host's board shows them."""
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


def _race_odds(tote: Tote, day: RaceDay, number: int) -> RaceOdds:
    races = day.programme()
    totals = [
        PoolTotal(pool.kind, money.show(board.total(pool.pool, races)))
        for pool in day.pools.values()
        if pool.race == number
    ]
    return RaceOdds(number, _win_odds(tote, day, number), totals)


def _win_odds(tote: Tote, day: RaceDay, number: int) -> Mapping[str, str]:
    pool = day.pool(number, Kind.WIN)
    if pool is None:
        return {}
    terms = tote.terms.offers.pools[Kind.WIN].terms
    found = board.odds(pool.pool, terms, day.programme()[number])
    return {str(one): shown for one, shown in found.items()}
