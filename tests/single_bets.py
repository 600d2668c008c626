"""The single bets of a ticket, one by one: what counting and gathering must agree with."""

from collections.abc import Iterator
from typing import NamedTuple

from croupier.base.money import Cents
from croupier.games.tote.bet import Bet
from croupier.games.tote.expand import combinations_of
from croupier.games.tote.field import Fields
from croupier.games.tote.kinds import Combination, Kind


class Single(NamedTuple):
    """One bet: an amount on one combination in the pool of this kind over these races."""

    kind: Kind
    races: tuple[int, ...]
    combination: Combination
    amount: Cents


def spread(bet: Bet, fields: Fields) -> Iterator[Single]:
    """Every single bet of an accepted bet, pool by pool; within a pool no combination comes twice."""
    for kind in bet.pools:
        for combination in combinations_of(bet, fields):
            yield Single(kind, bet.races, combination, bet.amount)
