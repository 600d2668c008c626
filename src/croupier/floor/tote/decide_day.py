"""Commands about the race day: its card, its races and pools."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Role
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.tote import cards as card_rules
from croupier.floor.tote import corrections, guests, linked, posting_payoffs, results, stops
from croupier.floor.tote import races as race_rules
from croupier.floor.tote.messages import cards, link, pools, races
from croupier.floor.tote.state import Tote
from croupier.floor.tote.stop_sources import DIFFERENCE, LINE, PERSON

CardCommand: TypeAlias = cards.PublishCard | cards.OpenWagering | cards.CloseCard | cards.ExpireTickets
TrackCommand: TypeAlias = races.ReportLink | races.NoteReport | races.SignRoot
RaceCommand: TypeAlias = (
    races.SetPostTime
    | races.ScratchRunner
    | races.StopBetting
    | races.ReportFinish
    | races.PostInquiry
    | races.ClearInquiry
    | races.DeclareOfficial
    | races.CallOffRace
)
PoolCommand: TypeAlias = pools.PostPayoffs | pools.CorrectPayoffs | pools.CorrectFinish
StopCommand: TypeAlias = (
    pools.StopCashing
    | pools.ResumeCashing
    | pools.StopSelling
    | pools.ResumeSelling
    | pools.ReportDifference
    | pools.ReportTampering
)
LinkCommand: TypeAlias = (
    link.VerifySite | link.MergeSite | link.NoteVerified | link.NoteMerged | link.SettleByHost
)
DayCommand: TypeAlias = TrackCommand | RaceCommand | PoolCommand | StopCommand | LinkCommand


def decide_card(tote: Tote, command: CardCommand, by: str, house: House) -> Decided:
    match command:
        case cards.PublishCard():
            return card_rules.publish(tote, command, by)
        case cards.OpenWagering():
            return card_rules.open_wagering(tote, by)
        case cards.CloseCard():
            return card_rules.close_card(tote, house, by)
        case cards.ExpireTickets():
            return card_rules.expire(tote, house)
        case _:
            assert_never(command)


def decide_day(tote: Tote, command: DayCommand, role: Role, by: str) -> Decided:
    if isinstance(command, RaceCommand):
        return _race(tote, command, role, by)
    if isinstance(command, StopCommand):
        return _stop(tote, command, role, by)
    if isinstance(command, LinkCommand):
        return _link(tote, command, by)
    match command:
        case races.ReportLink():
            return race_rules.report_link(tote, command)
        case races.NoteReport():
            return race_rules.note_report(tote, command)
        case races.SignRoot():
            return race_rules.sign_root(tote, command)
        case pools.PostPayoffs():
            return posting_payoffs.post_payoffs(tote, command, role, by)
        case pools.CorrectPayoffs():
            return corrections.correct_payoffs(tote, command, role, by)
        case pools.CorrectFinish():
            return corrections.correct_finish(tote, command, role, by)
        case _:
            assert_never(command)


def _race(tote: Tote, command: RaceCommand, role: Role, by: str) -> Decided:
    match command:
        case races.SetPostTime():
            return race_rules.set_post_time(tote, command, by)
        case races.ScratchRunner():
            return race_rules.scratch(tote, command, by)
        case races.StopBetting():
            return race_rules.stop_betting(tote, command, role, by)
        case races.ReportFinish():
            return results.report_finish(tote, command, role, by)
        case races.PostInquiry():
            return results.post_inquiry(tote, command, by)
        case races.ClearInquiry():
            return results.clear_inquiry(tote, command, by)
        case races.DeclareOfficial():
            return results.declare_official(tote, command, role, by)
        case races.CallOffRace():
            return results.call_off(tote, command, by)
        case _:
            assert_never(command)


def _link(tote: Tote, command: LinkCommand, by: str) -> Decided:
    match command:
        case link.VerifySite():
            return guests.verify_site(tote, command)
        case link.MergeSite():
            return guests.merge_site(tote, command)
        case link.NoteVerified():
            return linked.note_verified(tote, command)
        case link.NoteMerged():
            return linked.note_merged(tote, command)
        case link.SettleByHost():
            return linked.settle_by_host(tote, command, by)
        case _:
            assert_never(command)


def _stop(tote: Tote, command: StopCommand, role: Role, by: str) -> Decided:
    person = role is Role.MUTUEL_MANAGER
    match command:
        case pools.StopCashing():
            return stops.stop_cashing(tote, command, by)
        case pools.ResumeCashing():
            return stops.resume_cashing(tote, by)
        case pools.StopSelling():
            return stops.stop_selling(tote, command, PERSON if person else LINE, by)
        case pools.ResumeSelling():
            mine = (PERSON, DIFFERENCE) if person else (LINE,)
            return stops.resume_selling(tote, mine, by)
        case pools.ReportDifference():
            return stops.report_difference(tote, command)
        case pools.ReportTampering():
            return stops.report_tampering(tote, command)
        case _:
            assert_never(command)
