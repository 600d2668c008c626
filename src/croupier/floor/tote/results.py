"""The order of finish, inquiries and the official sign; races that are called off."""

from croupier.base.envelope import Role
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.kind import Decided
from croupier.floor.tote import clauses
from croupier.floor.tote.finish import finished, show_finish
from croupier.floor.tote.messages import races
from croupier.floor.tote.messages.races import ResultSource
from croupier.floor.tote.race_state import DECIDED, RacePhase, RaceState
from croupier.floor.tote.races import race_of
from croupier.floor.tote.settlement import settlements
from croupier.floor.tote.state import Tote


def source_of(tote: Tote, role: Role) -> ResultSource | Refusal:
    """The track itself; or, while it is not heard, a person who watches its picture."""
    if role is Role.READER:
        return ResultSource.FEED
    if tote.live:
        says = "the track is heard: results come from its totalizator, not from the picture"
        return Refusal(Reason.NOT_PERMITTED, says, clauses.SIGNAL)
    return ResultSource.SIGNAL


def report_finish(tote: Tote, command: races.ReportFinish, role: Role, by: str) -> Decided:
    found, source = race_of(tote, command.race), source_of(tote, role)
    if isinstance(found, Refusal):
        return found
    if isinstance(source, Refusal):
        return source
    day, race = found
    if refusal := _not_finishing(race):
        return refusal
    ran = finished(day, race.number, command.finish)
    if isinstance(ran, Refusal):
        return ran
    return [races.FinishPosted(race.number, show_finish(ran.finish), source, by)]


def _not_finishing(race: RaceState) -> Refusal | None:
    if race.phase in DECIDED:
        return official_is_final(race)
    if not race.gone_off:
        says = "betting on race {race} is still open"
        return worded(Reason.WRONG_PHASE, says, clauses.FINAL, race=race.number)
    return None


def official_is_final(race: RaceState) -> Refusal:
    says = "race {race} is official: its order of finish does not change for payouts"
    return worded(Reason.WRONG_PHASE, says, clauses.OFFICIAL, race=race.number)


def post_inquiry(tote: Tote, command: races.PostInquiry, by: str) -> Decided:
    found = race_of(tote, command.race)
    if isinstance(found, Refusal):
        return found
    if refusal := _not_finishing(found[1]):
        return refusal
    return [races.InquiryPosted(command.race, command.why, by)]


def clear_inquiry(tote: Tote, command: races.ClearInquiry, by: str) -> Decided:
    found = race_of(tote, command.race)
    if isinstance(found, Refusal):
        return found
    if not found[1].inquiry:
        says = "there is no inquiry into race {race}"
        return worded(Reason.NOTHING_THERE, says, clauses.BY_RESULT, race=command.race)
    return [races.InquiryCleared(command.race, by)]


def declare_official(tote: Tote, command: races.DeclareOfficial, role: Role, by: str) -> Decided:
    """Every pool that this result decides is priced in the same record."""
    found, source = race_of(tote, command.race), source_of(tote, role)
    if isinstance(found, Refusal):
        return found
    if isinstance(source, Refusal):
        return source
    day, race = found
    if refusal := _not_official(race):
        return refusal
    official = races.RaceOfficial(race.number, race.finish, source, by)
    return [official, *settlements(tote, day, race.number, finish=race.finish)]


def _not_official(race: RaceState) -> Refusal | None:
    if race.phase in DECIDED:
        return official_is_final(race)
    if race.phase is not RacePhase.POSTED:
        says = "race {race} has no order of finish yet"
        return worded(Reason.WRONG_PHASE, says, clauses.BY_RESULT, race=race.number)
    if race.inquiry:
        says = "the stewards still look into race {race}"
        return worded(Reason.WRONG_PHASE, says, clauses.BY_RESULT, race=race.number)
    return None


def call_off(tote: Tote, command: races.CallOffRace, by: str) -> Decided:
    """The stewards' word: every pool on this race alone is given back, in the same record."""
    found = race_of(tote, command.race)
    if isinstance(found, Refusal):
        return found
    day, race = found
    if race.phase in DECIDED:
        return official_is_final(race)
    off = races.RaceCalledOff(race.number, command.how, command.why, by)
    return [off, *settlements(tote, day, race.number, called_off=command.how)]
