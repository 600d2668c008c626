"""Pools on one race: bets on withdrawn runners are refunded, the rest is paid by the official result."""

from collections.abc import Callable, Mapping, Sequence

from croupier.games.tote import clauses, exotics, straight
from croupier.games.tote.commingled import Sold, commingle, give_back
from croupier.games.tote.kinds import Combination, Interest, Kind
from croupier.games.tote.net_shares import distribute
from croupier.games.tote.pool_arithmetic import Bets, Winner
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.race import Race

FINDERS: Mapping[Kind, Callable[[Bets, Race], tuple[Winner, ...]]] = {
    Kind.WIN: straight.win,
    Kind.PLACE: straight.place,
    Kind.SHOW: straight.show,
    Kind.QUINELLA: exotics.quinella,
    Kind.EXACTA: exotics.exacta,
    Kind.TRIFECTA: exotics.trifecta,
    Kind.SUPERFECTA: exotics.superfecta,
}
"""For each kind of pool on one race, the function that finds its winners; none means that it is refunded."""


def price(sold: Sequence[Sold], races: Mapping[int, Race]) -> tuple[PoolResult, ...]:
    pool = sold[0].pool
    race = races[pool.races[0]]
    if not ran(race):
        return give_back(sold, clauses.NOT_RUN)
    held = commingle(sold, lambda bets: naming(bets, race.gone()))
    return distribute(held, FINDERS[pool.kind](held.bets, race))


def ran(race: Race) -> bool:
    """Whether the race has a result: it is official and somebody finished."""
    return race.official and bool(race.finish)


def naming(bets: Bets, gone: frozenset[Interest]) -> list[Combination]:
    """The combinations that name any of these interests."""
    return [combo for combo in bets if not gone.isdisjoint(combo)] if gone else []
