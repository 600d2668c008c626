"""What a record settles with our host, or with one of our guests, for the report of dues."""

from collections.abc import Iterator

from croupier.base.money import Cents
from croupier.desk.record import Record
from croupier.desk.site_dues import Merged, SiteDues
from croupier.floor.tote.messages.link import SettleByHost, SitePriced
from croupier.floor.tote.messages.pools import PoolCorrected, PoolSettled, PriceSource
from croupier.floor.tote.state import Tote


def site_dues(tote: Tote, record: Record) -> Iterator[SiteDues]:
    """A pool that goes back whole settles nothing between sites, unless it had before."""
    for event in record.events:
        if isinstance(event, SitePriced):
            yield from _at_host(event)
        elif isinstance(event, PoolSettled | PoolCorrected) and tote.terms.linked:
            yield from _at_guest(tote.terms.host, event, record.envelope.command)


def _at_host(event: SitePriced) -> Iterator[SiteDues]:
    if event.refund and not event.was:
        return
    yield SiteDues(
        site=event.guest,
        card=event.card,
        race=event.race,
        pool=event.kind,
        merged=Merged.YES if event.merged else Merged.NOTHING,
        handle=event.wagers,
        refunds=event.refunds,
        takeout=event.takeout,
        paid=event.paid,
        dues=event.dues,
        before=event.was,
    )


def _at_guest(host: str, event: PoolSettled | PoolCorrected, command: object) -> Iterator[SiteDues]:
    """By the host's word. A correction by hand leaves what is settled with the host as it is."""
    settled, before = (event, 0) if isinstance(event, PoolSettled) else (event.settled, event.was.dues)
    if isinstance(command, SettleByHost):
        if before or not command.refund:
            yield _by_host(host, settled, command, before)
    elif isinstance(event, PoolSettled) and event.source is PriceSource.SIGNAL:
        yield SiteDues(host, settled.card, settled.race, settled.kind, Merged.BY_HAND)


def _by_host(host: str, settled: PoolSettled, said: SettleByHost, before: Cents) -> SiteDues:
    """A host that does not say what our money in its pool came to has what our own books say."""
    sums, paid = settled.sums, sum(one.paid for one in settled.payoffs)
    handle, refunds = sums.wagers - sums.refunded, sums.refunds - sums.refunded
    ours = (said.wagers, said.refunds, said.takeout, said.paid)
    return SiteDues(
        host,
        settled.card,
        settled.race,
        settled.kind,
        Merged.YES if said.merged else Merged.NOTHING,
        *(ours if any(ours) else (handle, refunds, sums.takeout, paid)),
        dues=said.dues,
        before=before,
        difference=handle - refunds - sums.takeout - paid - said.dues,
    )
