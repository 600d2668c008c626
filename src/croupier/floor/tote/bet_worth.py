"""What a bet is worth in one pool: paid, given back, or still undecided."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from croupier.base.money import Cents
from croupier.floor.tote.bets import parsed, written_out
from croupier.floor.tote.gone import gone_of, legs_of, names_gone
from croupier.floor.tote.messages.pools import PoolSettled
from croupier.floor.tote.messages.tickets import PaidPool
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.ticket import Ticket
from croupier.games.tote.combination import read_combination
from croupier.games.tote.count import combinations_held
from croupier.games.tote.field import Fields
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool_result import worth


class BetWorth(NamedTuple):
    """`pools` are what each of its pools pays, empty while the bet is undecided."""

    bet: str
    pools: tuple[PaidPool, ...]

    @property
    def decided(self) -> bool:
        return bool(self.pools)


def ticket_worth(day: RaceDay, ticket: Ticket) -> list[BetWorth]:
    """Bet by bet; a bet is decided when all of its pools are."""
    fields = day.fields(ticket.scratches)
    return [_bet_worth(day, ticket, place, fields) for place in range(len(ticket.bets))]


def _bet_worth(day: RaceDay, ticket: Ticket, place: int, fields: Fields) -> BetWorth:
    bet = parsed(ticket.bets[place])
    each = [day.pools[f"{bet.race}-{kind}"] for kind in bet.pools]
    found = [_in_pool(day, pool, place, fields, ticket) for pool in each]
    pools = tuple(one for one in found if one is not None)
    return BetWorth(ticket.bets[place], pools if len(pools) == len(found) else ())


def _in_pool(day: RaceDay, pool: PoolState, place: int, fields: Fields, ticket: Ticket) -> PaidPool | None:
    bet = parsed(ticket.bets[place])
    combinations, staked = written_out(bet, fields), bet.amount * combinations_held(bet, fields)
    if pool.settled is None:
        gone = gone_of(pool.kind, legs_of(pool.races, day.programme()))
        if not any(gone) or not all(names_gone(one, gone) for one in combinations):
            return None
        return PaidPool(place, pool.race, pool.kind, staked, 0, staked, settled=False)
    paid, back = paid_by(pool.settled, pool.prices, combinations, bet.amount)
    if ticket.selection and pool.kind is Kind.TWIN_TRIFECTA:
        chosen = read_combination(pool.kind, ticket.selection)
        paid += worth(pool.exchange_prices.get(chosen, 0), bet.amount)
    return PaidPool(place, pool.race, pool.kind, staked, paid, back, settled=True)


def paid_by(
    settled: PoolSettled,
    prices: Mapping[Combination, Cents],
    combinations: Iterable[Combination],
    stake: Cents,
) -> tuple[Cents, Cents]:
    """What single bets of this stake are paid, and what is given back."""
    paid = back = 0
    for one in combinations:
        if settled.refund_all or names_gone(one, settled.gone):
            back += stake
        else:
            paid += worth(prices.get(one, 0), stake)
    return paid, back
