"""Bets on tickets: read once, however often they are sold, and written out as single bets."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from croupier.base.money import Cents
from croupier.floor.tote.ticket import Ticket
from croupier.games.tote.bet import Bet, Runners
from croupier.games.tote.count import combinations_held
from croupier.games.tote.expand import combinations_of
from croupier.games.tote.field import Fields, needs_field
from croupier.games.tote.kinds import Combination
from croupier.games.tote.notation import read_bet

KEPT_BETS = 120
"""A bet with more single bets than this is written out anew each time: they would fill the memory."""
Legs = tuple[Runners, ...]
"""Who runs in each race of a bet; empty for one that names all its runners itself."""

_needs_field = lru_cache(maxsize=1 << 16)(needs_field)


@lru_cache(maxsize=1 << 16)
def parsed(text: str) -> Bet:
    """Raises `Refused` for what is no bet."""
    return read_bet(text)


class PooledBet(NamedTuple):
    """A bet with the keys of its pools, such as `4-exacta`."""

    bet: Bet
    pools: tuple[str, ...]


@lru_cache(maxsize=1 << 16)
def pooled(text: str) -> PooledBet:
    bet = parsed(text)
    return PooledBet(bet, tuple(f"{bet.race}-{kind}" for kind in bet.pools))


def committed_races(ticket: Ticket) -> set[int]:
    """The races at whose close a ticket is committed: the first race of each bet, and the second race of a
    twin trifecta once its runners are chosen.
    """
    bets = [parsed(text) for text in ticket.bets]
    return {bet.race for bet in bets} | ({bets[0].races[-1]} if ticket.selection else set())


def legs_of_bet(bet: Bet, fields: Fields) -> Legs:
    return tuple(fields[race] for race in bet.races) if _needs_field(bet) else ()


def fields_of_legs(bet: Bet, legs: Legs) -> Fields:
    return dict(zip(bet.races, legs, strict=False))


@lru_cache(maxsize=1 << 16)
def held_by(bet: Bet, legs: Legs) -> int:
    """How many combinations the bet holds, by formula."""
    return combinations_held(bet, fields_of_legs(bet, legs))


def written_out(bet: Bet, fields: Fields) -> Iterable[Combination]:
    """The combinations that the bet holds, the same in each of its pools."""
    legs = legs_of_bet(bet, fields)
    return _kept(bet, legs) if held_by(bet, legs) <= KEPT_BETS else combinations_of(bet, fields)


@lru_cache(maxsize=1 << 14)
def _kept(bet: Bet, legs: Legs) -> tuple[Combination, ...]:
    return tuple(combinations_of(bet, fields_of_legs(bet, legs)))


def cost(bet: Bet, fields: Fields) -> Cents:
    return bet.amount * len(bet.pools) * held_by(bet, legs_of_bet(bet, fields))
