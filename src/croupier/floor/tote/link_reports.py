"""What happened at the host, as its guests are told: one report for each event that concerns them."""

from typing import assert_never

from croupier.base.envelope import Event
from croupier.devices import track
from croupier.devices.site_reports import PoolsVerified, SiteMerged, SitePayoffs
from croupier.devices.track import AnyReport
from croupier.floor.tote.finish import read_finish
from croupier.floor.tote.messages import cards, link, pools, races
from croupier.floor.tote.messages.races import CallOff
from croupier.floor.tote.state import Tote

NOT_RUN = {
    CallOff.CANCELLED: track.NotRun.CANCELLED,
    CallOff.NO_RACE: track.NotRun.NO_RACE,
    CallOff.BREAKDOWN: track.NotRun.NO_RACE,
}


def report_of(event: Event) -> AnyReport | None:
    """The report to every guest; None where they need not know. It is numbered by whoever keeps it."""
    match event:
        case cards.CardPublished():
            return track.CardPosted(card=event.card)
        case races.PostTimeSet():
            return track.PostTimeSet(race=event.race, post=event.post)
        case races.RunnerScratched():
            return track.RunnerWithdrawn(race=event.race, runner=event.runner)
        case races.BettingStopped():
            return track.StopBet(race=event.race)
        case races.FinishPosted():
            return track.FinishPosted(race=event.race, finish=read_finish(event.finish))
        case races.InquiryPosted():
            return track.InquiryOpened(race=event.race, about=(), why=event.why)
        case races.InquiryCleared():
            return track.InquiryEnded(race=event.race)
        case races.RaceOfficial() | pools.FinishCorrected():
            return track.RaceOfficial(race=event.race, finish=read_finish(event.finish))
        case races.RaceCalledOff():
            return track.RaceNotRun(race=event.race, state=NOT_RUN[event.how], why=event.why)
        case _:
            return None


def report_to(tote: Tote, event: link.SiteVerified | link.SiteTotals | link.SitePriced) -> AnyReport:
    """The report to the one guest that the event names."""
    match event:
        case link.SiteVerified():
            return PoolsVerified(answers=event.number, card=event.card, why=event.why)
        case link.SiteTotals():
            return SiteMerged(race=event.race, answers=event.number, card=event.card, why=event.why)
        case link.SitePriced():
            return SitePayoffs(
                race=event.race,
                card=tote.days[event.card].digested.digest,
                kind=event.kind,
                merged=event.merged,
                lines=event.lines,
                refund=event.refund,
                dues=event.dues,
                wagers=event.wagers,
                refunds=event.refunds,
                takeout=event.takeout,
                paid=event.paid,
            )
        case _:
            assert_never(event)
