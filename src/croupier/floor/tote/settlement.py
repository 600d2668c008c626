"""Pricing the pools that a result decides, with every cent accounted for."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec

from croupier.base.money import Cents
from croupier.floor.tote import clauses
from croupier.floor.tote.bets import parsed, written_out
from croupier.floor.tote.finish import read_finish
from croupier.floor.tote.gone import gone_of, legs_of
from croupier.floor.tote.link_state import NOT_MERGED
from croupier.floor.tote.messages.link import SitePriced
from croupier.floor.tote.messages.pools import PoolSettled, PoolSums, PostedPayoff, PriceSource
from croupier.floor.tote.messages.races import CallOff
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import RacePhase
from croupier.floor.tote.site_pricing import priced, site_prices
from croupier.floor.tote.state import Tote
from croupier.games.tote.combination import read_combination
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool_result import DOLLAR, PoolResult, Rung, worth
from croupier.games.tote.race import Race, State

STATES = {
    CallOff.CANCELLED: State.CANCELLED,
    CallOff.NO_RACE: State.NO_RACE,
    CallOff.BREAKDOWN: State.NO_RACE,
}


class Deciding(NamedTuple):
    """The race that is decided now: its finish, or why it has none."""

    race: int
    finish: str = ""
    called_off: CallOff | None = None


def settlements(
    tote: Tote, day: RaceDay, race: int, finish: str = "", called_off: CallOff | None = None
) -> Iterator[PoolSettled | SitePriced]:
    """Every pool that is decided with this race. A host's pools wait for the host's own payoffs."""
    races = decided(day, Deciding(race, finish, called_off))
    waiting = (pool for pool in day.with_race(race) if pool.settled is None)
    for pool in waiting:
        legs = legs_of(pool.races, races)
        if all(leg.state is not State.OPEN for leg in legs) and not _hosts(tote, pool, legs):
            broke = called_off is CallOff.BREAKDOWN or _broke(day, pool)
            yield settled(tote, day, pool, races, broke=broke)
            yield from site_prices(tote, day, pool, races)


def _broke(day: RaceDay, pool: PoolState) -> bool:
    return any(day.races[race].called_off is CallOff.BREAKDOWN for race in pool.races)


def _hosts(tote: Tote, pool: PoolState, legs: list[Race]) -> bool:
    """A pool that the host pays. One whose races were not run is given back here; one that a link does not
    merge is empty here."""
    if tote.terms.linked and pool.kind in NOT_MERGED:
        return False
    return bool(tote.terms.host) and any(leg.official for leg in legs)


def decided(day: RaceDay, now: Deciding | None = None) -> Mapping[int, Race]:
    """The races with their results so far; those without one are open."""
    return {number: _result(day, race, now) for number, race in day.programme().items()}


def _result(day: RaceDay, race: Race, now: Deciding | None) -> Race:
    known = day.races[race.number]
    finish = known.finish if known.phase is RacePhase.OFFICIAL else ""
    called_off = known.called_off
    if now is not None and now.race == race.number:
        finish, called_off = now.finish, now.called_off
    if called_off is not None:
        return msgspec.structs.replace(race, state=STATES[called_off])
    if not finish:
        return race
    win = _win_money(day, race)
    return msgspec.structs.replace(race, state=State.OFFICIAL, finish=read_finish(finish), win=win)


def _win_money(day: RaceDay, race: Race) -> Mapping[int, Cents]:
    """What names the favourite; everybody has some entry, so that the lowest number is one without money."""
    pool = day.pool(race.number, Kind.WIN)
    every = (pool.bets, *pool.merged.values()) if pool else ()
    return {one: sum(bets.get((one,), 0) for bets in every) for one in race.interests()}


def settled(
    tote: Tote, day: RaceDay, pool: PoolState, races: Mapping[int, Race], *, broke: bool = False
) -> PoolSettled:
    """By our own arithmetic. A breakdown of the totalizator has a clause of its own."""
    shared = priced(tote, pool, races)
    result = shared.own
    if broke and result.clause == clauses.NOT_RUN:
        result = msgspec.structs.replace(result, clause=clauses.BREAKDOWN)
    return settled_by(day, pool, legs_of(pool.races, races), result, guests=shared.dues)


def settled_by(
    day: RaceDay,
    pool: PoolState,
    legs: list[Race],
    result: PoolResult,
    *,
    source: PriceSource = PriceSource.OWN,
    by: str = "",
    dues: Cents = 0,
    guests: Cents = 0,
) -> PoolSettled:
    """`dues` goes from a guest to its host, `guests` came to a host from its guests."""
    return PoolSettled(
        card=day.number,
        race=pool.race,
        kind=pool.kind,
        source=source,
        rung=result.rung,
        sums=sums_of(pool, result, tickets_paid(day, pool, result), dues, guests),
        payoffs=tuple(
            PostedPayoff(one.wins, one.rung, one.price, one.backed, one.paid, one.clause)
            for one in result.payoffs
        ),
        prices=tuple(sorted(result.prices.items())),
        gone=gone_of(pool.kind, legs),
        clause=result.clause,
        refund_all=result.rung is Rung.REFUND,
        exchanged=tuple(sorted(result.exchange_prices.items())),
        by=by,
    )


def sums_of(pool: PoolState, result: PoolResult, paid: Cents, dues: Cents = 0, guests: Cents = 0) -> PoolSums:
    """With what tickets are paid to the cent, and what was given back before."""
    left = result.breakage - result.minus + result.paid - paid + guests - dues
    return PoolSums(
        wagers=result.wagers + pool.refunded,
        refunds=result.refunds + pool.refunded,
        takeout=result.takeout,
        breakage=max(left, 0),
        minus=max(-left, 0),
        paid=paid,
        carried_in=result.carried_in,
        carried_out=result.carried_out,
        refunded=pool.refunded,
        dues=dues,
        guests=guests,
    )


def tickets_paid(day: RaceDay, pool: PoolState, result: PoolResult) -> Cents:
    """What all tickets are paid, each single bet rounded up to a whole cent.

    Where every price of every stake is whole cents, that is what the pool's own money gives.
    """
    every = (*result.prices.values(), *result.exchange_prices.values())
    if all(pool.unit * cents % DOLLAR == 0 for cents in every):
        return result.paid
    return sum(_paid_on(day, pool, result, number) for number in day.numbers())


def _paid_on(day: RaceDay, pool: PoolState, result: PoolResult, number: int) -> Cents:
    ticket = day.ticket(number)
    fields, paid = day.fields(ticket.scratches), 0
    for bet in map(parsed, day.own_bets(number)):
        if bet.race == pool.race and pool.kind in bet.pools:
            won = (result.prices.get(one, 0) for one in written_out(bet, fields))
            paid += sum(worth(cents, bet.amount) for cents in won)
            paid += worth(_chosen(result, pool.kind, ticket.selection), bet.amount)
    return paid


def _chosen(result: PoolResult, kind: Kind, selection: str) -> Cents:
    """The price of an exchange ticket's choice in the second race."""
    if not selection:
        return 0
    chosen: Combination = read_combination(kind, selection)
    return result.exchange_prices.get(chosen, 0)
