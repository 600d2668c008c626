"""What the events of races change: who runs, what is closed, who finished where."""

from typing import TypeAlias, assert_never

from croupier.floor.tote.messages import races
from croupier.floor.tote.race_state import RacePhase, RaceState, Scratch
from croupier.floor.tote.state import Tote
from croupier.floor.tote.ticket_tree import root

RaceEvent: TypeAlias = (
    races.PostTimeSet
    | races.RunnerScratched
    | races.BettingStopped
    | races.FinishPosted
    | races.InquiryPosted
    | races.InquiryCleared
    | races.RaceOfficial
    | races.RaceCalledOff
    | races.RootSigned
)
TrackEvent: TypeAlias = races.LinkReported | races.ReportNoted


def evolve_track(tote: Tote, event: TrackEvent) -> None:
    match event:
        case races.LinkReported():
            tote.live = event.live
        case races.ReportNoted():
            tote.heard = event.report
        case _:
            assert_never(event)


def evolve_race(tote: Tote, event: RaceEvent) -> None:
    day = tote.today
    race = day.races[event.race]
    match event:
        case races.PostTimeSet():
            race.post = event.post
        case races.RunnerScratched():
            day.scratches.append(Scratch(event.race, event.runner, event.off))
        case races.BettingStopped():
            _close(race, event)
        case races.FinishPosted():
            race.phase, race.finish = RacePhase.POSTED, event.finish
            race.result_by, race.entered_by = event.source, event.by
        case races.InquiryPosted():
            race.inquiry = event.why
        case races.InquiryCleared():
            race.inquiry = ""
        case races.RaceOfficial():
            race.phase, race.result_by, race.entered_by = RacePhase.OFFICIAL, event.source, event.by
        case races.RaceCalledOff():
            race.phase, race.called_off, race.inquiry = RacePhase.OFF, event.how, ""
            race.finish = ""
        case races.RootSigned():
            race.signature = event.signature
        case _:
            assert_never(event)


def _close(race: RaceState, event: races.BettingStopped) -> None:
    """The tickets that were folded must be those that the close recorded."""
    race.phase, race.closed_by, race.root = RacePhase.CLOSED, event.source, event.root
    race.sound = (root(race.peaks), race.entries) == (event.root, event.tickets)
    race.peaks = []
