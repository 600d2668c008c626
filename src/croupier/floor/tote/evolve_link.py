"""What the track link changes at either end: who is verified, what is merged, what is still to be told."""

from typing import TypeAlias, assert_never

import msgspec

from croupier.base.envelope import Event
from croupier.desk.ports import Microseconds
from croupier.devices.link_messages import FinalTotals, PoolTotals, VerifyPools, totals_digest
from croupier.devices.track import AnyReport
from croupier.floor.tote.link_reports import report_of, report_to
from croupier.floor.tote.link_state import NOT_MERGED, GuestState, ToldReport
from croupier.floor.tote.messages import cards, link
from croupier.floor.tote.messages.races import BettingStopped
from croupier.floor.tote.pool_state import PoolKey
from croupier.floor.tote.state import Tote

AtHost: TypeAlias = link.SiteVerified | link.SiteTotals | link.SitePriced
LinkEvent: TypeAlias = AtHost | link.HostVerified | link.HostMerged


def evolve_link(tote: Tote, event: LinkEvent) -> None:
    match event:
        case link.SiteVerified():
            _verify(tote.guests[event.guest], event)
        case link.SiteTotals():
            _merge(tote, event)
        case link.SitePriced():
            pool = tote.days[event.card].pools[PoolKey(event.race, event.kind).text]
            pool.dues[event.guest] = event.dues
        case link.HostVerified():
            tote.link.verified, tote.link.difference = "" if event.why else event.card, event.why
            del tote.link.verifying[event.answers]
        case link.HostMerged():
            _note_merged(tote, event)
        case _:
            assert_never(event)


def _verify(guest: GuestState, event: link.SiteVerified) -> None:
    guest.heard, guest.difference = event.number, event.why
    if not event.why:
        guest.verified, guest.terms = event.card, dict(event.terms)


def _note_merged(tote: Tote, event: link.HostMerged) -> None:
    """An answer to the totals of an earlier card says nothing of today's."""
    if tote.link.finals.pop(event.answers).card == tote.today.digested.digest:
        tote.link.merged[event.race] = event.why


def _merge(tote: Tote, event: link.SiteTotals) -> None:
    guest = tote.guests[event.guest]
    guest.heard = event.number
    known = guest.merged.get(event.race) == ""
    if tote.day and event.card == tote.day.digested.digest and not known:
        guest.merged[event.race] = event.why
    for one in event.pools:
        tote.today.pools[PoolKey(one.race, one.kind).text].merged[event.guest] = dict(one.bets)


def tell_guests(tote: Tote, event: Event) -> None:
    """At the host, after the event is folded: what its guests are to be told of it."""
    if isinstance(event, AtHost):
        _tell(tote, tote.guests[event.guest], report_to(tote, event))
        return
    if isinstance(event, cards.CardPublished):
        for guest in tote.guests.values():
            guest.merged, guest.difference = {}, ""
    if isinstance(event, cards.TicketsExpired):
        for guest in tote.guests.values():
            _forget(guest, event.number)
    report = report_of(event)
    for guest in tote.guests.values() if report else ():
        _tell(tote, guest, report)  # type: ignore[arg-type]


def _tell(tote: Tote, guest: GuestState, report: AnyReport) -> None:
    numbered = msgspec.structs.replace(report, seq=guest.dropped + len(guest.told) + 1)
    guest.told.append(ToldReport(tote.cards, numbered))


def _forget(guest: GuestState, card: int) -> None:
    """Nobody is paid on that card any more, or on one before it."""
    kept = [one for one in guest.told if one.card > card]
    guest.dropped += len(guest.told) - len(kept)
    guest.told = kept


def date_reports(tote: Tote, _: Event, at: Microseconds) -> None:
    """Put the time on the reports that an event has just made."""
    for guest in tote.guests.values():
        for place in range(len(guest.told) - 1, -1, -1):
            one = guest.told[place]
            if one.report.at:
                break
            guest.told[place] = one._replace(report=msgspec.structs.replace(one.report, at=at))


def tell_host(tote: Tote, event: Event) -> None:
    """At the guest, after the event is folded: the numbered messages that follow from it."""
    if isinstance(event, cards.CardPublished):
        tote.link.verified, tote.link.merged = "", {}
        terms = {kind: one.terms for kind, one in tote.terms.offers.pools.items()}
        tote.link.sent += 1
        tote.link.verifying[tote.link.sent] = VerifyPools(tote.link.sent, event.digest, terms)
    elif isinstance(event, BettingStopped):
        tote.link.sent += 1
        tote.link.finals[tote.link.sent] = _final(tote, event)


def _final(tote: Tote, event: BettingStopped) -> FinalTotals:
    day = tote.today
    pools = open_totals(tote, event.race)
    card = day.digested.digest
    digest = totals_digest(card, pools)
    source, entries = str(event.source), event.tickets
    return FinalTotals(tote.link.sent, card, event.race, source, entries, event.root, pools, digest)


def open_totals(tote: Tote, race: int) -> tuple[PoolTotals, ...]:
    """All money of the pools that close with a race, as it stands."""
    return tuple(
        PoolTotals(pool.race, pool.kind, tuple(sorted(pool.bets.items())))
        for pool in tote.today.pools.values()
        if pool.race == race and pool.bets and pool.kind not in NOT_MERGED
    )
