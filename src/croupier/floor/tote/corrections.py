"""Posting errors put right: only the correct amounts count, whatever was paid before."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from croupier.base.envelope import Event, Role
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.kind import Decided
from croupier.floor.tote import clauses
from croupier.floor.tote.bet_worth import paid_by
from croupier.floor.tote.bets import parsed, written_out
from croupier.floor.tote.finish import finished, show_finish
from croupier.floor.tote.messages import pools
from croupier.floor.tote.messages.pools import CashedDifference, PoolCorrected, PoolSettled, PriceSource
from croupier.floor.tote.messages.races import ResultSource
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.posting_payoffs import by_payoffs, pool_of
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import RacePhase
from croupier.floor.tote.races import race_of
from croupier.floor.tote.results import official_is_final, source_of
from croupier.floor.tote.settlement import Deciding, decided, settled
from croupier.floor.tote.site_pricing import site_prices
from croupier.floor.tote.state import Tote
from croupier.floor.tote.ticket import Ticket
from croupier.games.tote.combination import read_combination
from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool_result import worth


class Correcting(NamedTuple):
    why: str
    by: str


def correct_payoffs(tote: Tote, command: pools.CorrectPayoffs, role: Role, by: str) -> Decided:
    """By the track's figures; without any, by our own arithmetic."""
    found = pool_of(tote, command.race, command.kind)
    if isinstance(found, Refusal):
        return found
    day, pool = found
    if pool.settled is None:
        says = "the {kind} of race {race} has no payoffs yet"
        return worded(Reason.WRONG_PHASE, says, clauses.POSTING_ERROR, kind=pool.kind, race=pool.race)
    right = _right(tote, found, command, role, by)
    if isinstance(right, Refusal):
        return right
    if right.prices == pool.settled.prices and right.refund_all == pool.settled.refund_all:
        return Refusal(Reason.NOTHING_THERE, "these are the payoffs as posted", clauses.POSTING_ERROR)
    corrected = correction(day, pool, right, Correcting(command.why, by))
    return [corrected, *(() if command.payoffs else site_prices(tote, day, pool, decided(day)))]


def _right(
    tote: Tote, found: tuple[RaceDay, PoolState], command: pools.CorrectPayoffs, role: Role, by: str
) -> PoolSettled | Refusal:
    if not command.payoffs:
        day, pool = found
        return settled(tote, day, pool, decided(day))
    source = PriceSource.HOST if role is Role.READER else PriceSource.SIGNAL
    return by_payoffs(tote, found, command.payoffs, source, by)


def correct_finish(tote: Tote, command: pools.CorrectFinish, role: Role, by: str) -> Decided:
    """A finish that was entered here by a person; one that the track made official stands."""
    found, source = race_of(tote, command.race), source_of(tote, role)
    if isinstance(found, Refusal):
        return found
    if isinstance(source, Refusal):
        return source
    day, race = found
    if race.phase is not RacePhase.OFFICIAL:
        says = "race {race} is not official"
        return worded(Reason.WRONG_PHASE, says, clauses.BY_RESULT, race=race.number)
    if race.result_by is ResultSource.FEED:
        return official_is_final(race)
    ran = finished(day, race.number, command.finish)
    if isinstance(ran, Refusal):
        return ran
    corrected = pools.FinishCorrected(race.number, show_finish(ran.finish), source, command.why, by)
    return [corrected, *_repriced(tote, day, corrected)]


def _repriced(tote: Tote, day: RaceDay, event: pools.FinishCorrected) -> Iterator[Event]:
    """Every pool that was settled with the wrong finish, by our own arithmetic."""
    races = decided(day, Deciding(event.race, event.finish))
    for pool in day.with_race(event.race):
        if pool.settled is not None:
            right = settled(tote, day, pool, races)
            yield correction(day, pool, right, Correcting(event.why, event.by))
            yield from site_prices(tote, day, pool, races)


def correction(day: RaceDay, pool: PoolState, right: PoolSettled, said: Correcting) -> PoolCorrected:
    assert pool.settled is not None  # noqa: S101 - only settled pools are corrected
    differences = tuple(_differences(day, pool, right))
    overpaid = sum(_overpaid(day, pool, one) for one in differences)
    return PoolCorrected(right, pool.settled.sums, differences, overpaid, said.why, said.by)


def _overpaid(day: RaceDay, pool: PoolState, one: CashedDifference) -> Cents:
    """How much more of this ticket's payment is now beyond what is due."""
    before = day.differences.get(one.ticket, {}).get(pool.key.text, 0)
    return max(0, -(before + one.owed)) - max(0, -before)


def _differences(day: RaceDay, pool: PoolState, right: PoolSettled) -> Iterator[CashedDifference]:
    """Of every ticket that this pool has paid, or refused as a loser within a paid ticket."""
    new = dict(right.prices), dict(right.exchanged)
    old = pool.prices, pool.exchange_prices
    assert pool.settled is not None  # noqa: S101 - only settled pools are corrected
    for number in day.ended:
        owed = _paid(day, number, right, new) - _paid(day, number, pool.settled, old)
        if owed:
            yield CashedDifference(number, owed)


Prices = tuple[Mapping[Combination, Cents], Mapping[Combination, Cents]]


def _paid(day: RaceDay, number: int, pool: PoolSettled, prices: Prices) -> Cents:
    """What the pool pays for the bets of this ticket, but for those that went on as an exchange ticket."""
    ticket = day.ticket(number)
    fields, paid = day.fields(ticket.scratches), 0
    for bet in map(parsed, day.own_bets(number)):
        if bet.race == pool.race and pool.kind in bet.pools:
            paid += sum(paid_by(pool, prices[0], written_out(bet, fields), bet.amount))
            paid += worth(prices[1].get(_choice(ticket), 0), bet.amount)
    return paid


def _choice(ticket: Ticket) -> Combination:
    return read_combination(Kind.TWIN_TRIFECTA, ticket.selection) if ticket.selection else ()
