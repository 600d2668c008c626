"""The mutuel manager's screen: every pool's money, the windows, and what waits for a person."""

from collections.abc import Mapping

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.wire_types import Dollars
from croupier.floor.tote.accounts import outs_account
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.claims import (
    MOST_LISTED,
    TicketClaimView,
    Undelivered,
    claim_views,
    undelivered_views,
)
from croupier.floor.tote.views.teller import (
    ManualCancelView,
    TellerWindow,
    manual_cancel_views,
    window_views,
)
from croupier.ledger.accounts import Account


class PoolMoney(msgspec.Struct, frozen=True):
    """Where the money of a pool went, once it is settled; before that its wagers alone. `outs` is what
    nobody has cashed yet.
    """

    race: int
    kind: str
    wagers: Dollars
    refunds: Dollars
    takeout: Dollars
    breakage: Dollars
    minus: Dollars
    paid: Dollars
    carried_in: Dollars
    carried_out: Dollars
    outs: Dollars
    settled: bool


class Owed(msgspec.Struct, frozen=True):
    """What a corrected payoff still owes whoever cashed a ticket; below zero what was overpaid."""

    ticket: int
    amount: Dollars


class FaultsPart(msgspec.Struct, frozen=True):
    """What a simulated track can be told to do wrong, for practice."""

    faults: list[str]


class MutuelsPart(msgspec.Struct, frozen=True):
    """`unsound` are the races whose tickets are not those that were signed when betting closed."""

    windows: list[TellerWindow]
    money: list[PoolMoney]
    carryovers: dict[str, Dollars]
    undelivered: list[Undelivered]
    claims: list[TicketClaimView]
    manual_cancels: list[ManualCancelView]
    owed: list[Owed]
    tickets: int
    unsound: list[int]


def mutuels_part(tote: Tote, balances: Mapping[Account, Cents]) -> MutuelsPart:
    day = tote.day
    return MutuelsPart(
        windows=window_views(tote),
        money=[_money(pool, _outs(tote, day, pool, balances)) for pool in day.pools.values()] if day else [],
        carryovers={kind: money.show(amount) for kind, amount in tote.carryovers.items()},
        undelivered=undelivered_views(tote),
        claims=claim_views(tote),
        manual_cancels=manual_cancel_views(tote),
        owed=_owed(tote),
        tickets=len(day.tickets) if day else 0,
        unsound=[race.number for race in day.races.values() if not race.sound] if day else [],
    )


def _owed(tote: Tote) -> list[Owed]:
    differing = ((number, by) for day in tote.days.values() for number, by in day.differences.items())
    return [Owed(number, money.show(sum(by.values()))) for number, by in differing][-MOST_LISTED:]


def _outs(tote: Tote, day: RaceDay, pool: PoolState, balances: Mapping[Account, Cents]) -> Cents:
    return balances.get(outs_account(tote.id, day.number, pool.race, pool.kind), 0)


def _money(pool: PoolState, outs: Cents) -> PoolMoney:
    sums = pool.settled.sums if pool.settled else None
    return PoolMoney(
        race=pool.race,
        kind=pool.kind,
        wagers=money.show(sums.wagers if sums else pool.total + pool.refunded),
        refunds=money.show(sums.refunds if sums else pool.refunded),
        takeout=money.show(sums.takeout if sums else 0),
        breakage=money.show(sums.breakage if sums else 0),
        minus=money.show(sums.minus if sums else 0),
        paid=money.show(sums.paid if sums else 0),
        carried_in=money.show(pool.carried),
        carried_out=money.show(sums.carried_out if sums else 0),
        outs=money.show(outs),
        settled=sums is not None,
    )
