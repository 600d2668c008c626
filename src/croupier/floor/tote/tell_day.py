"""Races and pools, told line by line."""

from collections.abc import Iterator

from croupier.base.money import show_dollars
from croupier.base.names import staff_name
from croupier.desk.kind import Said
from croupier.floor.tote import clauses
from croupier.floor.tote.evolve_link import LinkEvent
from croupier.floor.tote.evolve_pools import PoolEvent, StopEvent
from croupier.floor.tote.evolve_races import RaceEvent
from croupier.floor.tote.messages import link, pools, races
from croupier.floor.tote.messages.races import CallOff, ResultSource
from croupier.games.tote.board import TWO_DOLLARS
from croupier.games.tote.pool_result import worth


def tell_race(event: RaceEvent) -> Iterator[Said]:
    race = f"Race {event.race}"
    match event:
        case races.RunnerScratched():
            yield Said(f"{race}: runner {event.runner} is scratched.", clauses.SCRATCHED)
        case races.BettingStopped():
            yield Said(f"{race}: betting is closed ({event.source}).", clauses.FINAL)
        case races.FinishPosted():
            entered = f", entered by {staff_name(event.by)}" if event.source is ResultSource.SIGNAL else ""
            clause = clauses.SIGNAL if entered else clauses.BY_RESULT
            yield Said(f"{race}: {event.finish}, not official yet{entered}.", clause)
        case races.InquiryPosted():
            yield Said(f"{race}: inquiry, {event.why}. Hold all tickets.", clauses.BY_RESULT)
        case races.InquiryCleared():
            yield Said(f"{race}: the inquiry is over.", clauses.BY_RESULT)
        case races.RaceOfficial():
            yield Said(f"{race} is official: {event.finish}.", clauses.OFFICIAL)
        case races.RaceCalledOff():
            clause = clauses.BREAKDOWN if event.how is CallOff.BREAKDOWN else clauses.NOT_RUN
            yield Said(f"{race} is called off ({event.how}): {event.why}.", clause)
        case races.RootSigned():
            yield Said(f"{race}: the root of its tickets is signed: {event.root[:16]}.", clauses.FINAL)
        case _:
            pass


def tell_pool(event: PoolEvent) -> Iterator[Said]:
    match event:
        case pools.PoolSettled():
            yield Said(f"Race {event.race} {event.kind}: {_pays(event)}.", event.clause)
        case pools.PoolCorrected():
            said = f"Race {event.settled.race} {event.settled.kind} is corrected ({event.why})"
            yield Said(f"{said}: {_pays(event.settled)}.", clauses.POSTING_ERROR)
        case pools.FinishCorrected():
            said = f"Race {event.race}: the finish is {event.finish} ({event.why})."
            yield Said(said, clauses.POSTING_ERROR)


def _pays(settled: pools.PoolSettled) -> str:
    if settled.refund_all:
        return "every bet goes back"
    lines = (f"{one.wins} pays {show_dollars(worth(one.price, TWO_DOLLARS))}" for one in settled.payoffs)
    carried = settled.sums.carried_out
    kept = [f"{show_dollars(carried)} is carried over"] if carried else []
    return ", ".join((*lines, *kept))


def tell_link(event: LinkEvent) -> Iterator[Said]:
    match event:
        case link.SiteVerified():
            said = f"not verified: {event.why}" if event.why else "verified"
            yield Said(f"The pools of {event.guest} are {said}.", clauses.TRACK)
        case link.SiteTotals():
            total = show_dollars(sum(cents for pool in event.pools for _, cents in pool.bets))
            said = f"is not merged: {event.why}" if event.why else f"is merged: {total}"
            yield Said(f"Race {event.race}: the money of {event.guest} {said}.", clauses.TRACK)
        case link.SitePriced():
            owed = f"{show_dollars(event.dues)} is settled" if event.merged else "it pays our prices itself"
            yield Said(f"Race {event.race} {event.kind} at {event.guest}: {owed}.", clauses.BY_RESULT)
        case link.HostVerified():
            said = f"does not verify our pools: {event.why}" if event.why else "has verified our pools"
            yield Said(f"The host {said}.", clauses.TRACK)
        case link.HostMerged():
            said = f"has not merged our money: {event.why}" if event.why else "has merged our money"
            yield Said(f"Race {event.race}: the host {said}.", clauses.TRACK)


def tell_stop(event: StopEvent) -> Iterator[Said]:
    match event:
        case pools.CashingStopped():
            yield Said(f"Cashing is stopped: {event.says}", clauses.POSTING_ERROR)
        case pools.CashingResumed():
            yield Said(f"{staff_name(event.by)} resumes cashing.", clauses.POSTING_ERROR)
        case pools.SellingStopped():
            yield Said(f"Selling is stopped: {event.why}.", clauses.WAGERS)
        case pools.SellingResumed():
            yield Said(f"{staff_name(event.by)} resumes selling.", clauses.WAGERS)
        case pools.TicketsTampered():
            said = f"The tickets of card {event.card}, race {event.race}, are not those that were signed."
            yield Said(said, clauses.VERIFIED)
