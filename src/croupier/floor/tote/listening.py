"""Listening to the sending track: each of its reports becomes a command, once, and is then noted as heard."""

import asyncio
from collections.abc import Iterator

from croupier.base.envelope import Command, Role
from croupier.base.refusal import Reason, Refusal
from croupier.desk.running import Around
from croupier.devices import track
from croupier.devices.site_reports import PoolsVerified, SiteMerged, SitePayoffs
from croupier.devices.steady_clock import now
from croupier.devices.track import AnyReport, RunningPositions, Track
from croupier.floor.tote.finish import show_finish
from croupier.floor.tote.messages import cards, link, pools, races
from croupier.floor.tote.payoffs import show_payoff
from croupier.floor.tote.race_card import digested
from croupier.floor.tote.race_state import RacePhase, RaceState
from croupier.floor.tote.state import Tote

LOOK_EVERY = 0.1
CALL_OFF = {track.NotRun.CANCELLED: races.CallOff.CANCELLED, track.NotRun.NO_RACE: races.CallOff.NO_RACE}


class Listening:
    """`refused_card` is why the last card that the track sent is not published here; empty if it is."""

    def __init__(self, tote: Tote, heard_from: Track, around: Around) -> None:
        self._tote, self._track, self._around = tote, heard_from, around
        self.refused_card = ""

    @property
    def positions(self) -> RunningPositions | None:
        """The race that is being run, to be drawn."""
        return self._track.positions(now())

    async def run(self) -> None:
        """As long as the floor does; then the line is let go."""
        try:
            while True:
                await self.listen()
                await asyncio.sleep(LOOK_EVERY)
        finally:
            self._track.close()

    async def listen(self) -> None:
        """Everything that the track has told since. A track that is heard again counts as heard once all of
        it is dealt with: no bet comes between a line that is back and the stop-bet signal that it brings.
        """
        told = self._track.reports(now(), self._tote.heard)
        if self._track.lost:
            await self._report_link(live=False)
        await self._deal_with(told)
        if not self._track.lost:
            await self._report_link(live=True)

    async def _report_link(self, *, live: bool) -> None:
        if self._tote.live is not live:
            await self._submit(Role.DEVICE, "line", races.ReportLink(live))

    async def _deal_with(self, told: list[AnyReport]) -> None:
        """In order; a card waits until the one before it is closed."""
        cards_before = self._tote.cards
        for report in told:
            if self._waits(report) or self._tote.cards != cards_before:
                return  # a card that the desk has published meanwhile has reports of its own
            for command in commands(self._tote, report):
                await self._submit(Role.READER, "track", command)
            await self._submit(Role.READER, "track", races.NoteReport(report.seq))
            if isinstance(report, track.CardPosted):
                cards_before = self._tote.cards

    def _waits(self, report: AnyReport) -> bool:
        day = self._tote.day
        if not isinstance(report, track.CardPosted) or day is None or day.closed:
            return False
        return digested(report.card) != day.digested

    async def _submit(self, role: Role, name: str, command: Command) -> None:
        """What the desk refuses is known there already, or does not fit any more: a pool that the host's
        figures do not fit is then settled by hand."""
        reply = await self._around.submit(role, f"{name}:{self._around.table}", command)
        no = reply.refusal
        if isinstance(command, cards.PublishCard):
            await self._note_card(no)
        if isinstance(command, link.SettleByHost) and no and no.reason is not Reason.NOTHING_THERE:
            await self._around.alarm(f"race {command.race} {command.kind} is not settled: {no.says}")

    async def _note_card(self, no: Refusal | None) -> None:
        """A card that is told again is published already, and is refused for the one that is open."""
        if no is not None and no.reason is Reason.WRONG_PHASE:
            return
        self.refused_card = no.says if no else ""
        if no:
            await self._around.alarm(f"the card that the track sent is not published: {no.says}")


def commands(tote: Tote, report: AnyReport) -> Iterator[Command]:
    """What the desk is told of a report."""
    match report:
        case track.CardPosted():
            yield cards.PublishCard(report.card)
        case track.PostTimeSet():
            yield races.SetPostTime(report.race, report.post)
        case track.RunnerWithdrawn():
            yield races.ScratchRunner(report.race, report.runner)
        case track.StopBet() | track.RaceOff():
            yield from _stop(tote, report.race)
        case track.FinishPosted():
            yield races.ReportFinish(report.race, show_finish(report.finish))
        case track.InquiryOpened():
            yield races.PostInquiry(report.race, report.why or "the stewards look into the race")
        case track.InquiryEnded():
            yield races.ClearInquiry(report.race)
        case track.RaceOfficial():
            yield from _official(tote, report)
        case PoolsVerified() | SiteMerged() | SitePayoffs() if tote.terms.linked:
            yield _linked(report)
        case track.PayoffsPosted() if tote.terms.host and report.races:
            prices = tuple(show_payoff(one, cents) for one, cents in report.prices)
            yield pools.PostPayoffs(report.races[0], report.kind, prices or ("REFUND",))
        case track.RaceNotRun():
            yield races.CallOffRace(report.race, CALL_OFF[report.state], report.why or str(report.state))
        case _:
            pass


def _linked(report: PoolsVerified | SiteMerged | SitePayoffs) -> Command:
    """What a host says to one of its guests alone."""
    match report:
        case PoolsVerified():
            return link.NoteVerified(report.answers, report.card, report.why)
        case SiteMerged():
            return link.NoteMerged(report.answers, report.race, report.why)
        case SitePayoffs():
            return link.SettleByHost(
                report.card,
                report.race,
                report.kind,
                report.merged,
                report.refund,
                report.lines,
                report.dues,
                report.wagers,
                report.refunds,
                report.takeout,
                report.paid,
            )


def _race(tote: Tote, number: int) -> RaceState | None:
    return tote.day.races.get(number) if tote.day else None


def _stop(tote: Tote, number: int) -> Iterator[Command]:
    """The off closes betting too, where the stop-bet signal was lost."""
    race = _race(tote, number)
    if race is not None and race.phase is RacePhase.OPEN:
        yield races.StopBetting(number)


def _official(tote: Tote, report: track.RaceOfficial) -> Iterator[Command]:
    """A finish that was entered here meanwhile is put right by the track's own."""
    race, finish = _race(tote, report.race), show_finish(report.finish)
    if race is None:
        return
    if race.phase is RacePhase.OFFICIAL:
        if race.finish != finish:
            yield pools.CorrectFinish(report.race, finish, "the track's official result")
        return
    yield from _stop(tote, report.race)
    if race.inquiry:
        yield races.ClearInquiry(report.race)
    if race.phase is not RacePhase.POSTED or race.finish != finish:
        yield races.ReportFinish(report.race, finish)
    yield races.DeclareOfficial(report.race)
