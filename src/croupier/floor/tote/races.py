"""A race from its post time to the stop-bet signal: what the sending track says, and what closes betting."""

from croupier.base.envelope import Event, Role
from croupier.base.refusal import Reason, Refusal, sentence, shown, worded
from croupier.desk.kind import Decided
from croupier.desk.messages import Alarmed
from croupier.floor.tote import clauses
from croupier.floor.tote.messages import races
from croupier.floor.tote.messages.pools import SellingStopped
from croupier.floor.tote.messages.races import CloseSource
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import DECIDED, RacePhase, RaceState
from croupier.floor.tote.state import Tote
from croupier.floor.tote.stop_sources import DIFFERENCE
from croupier.floor.tote.ticket_tree import root
from croupier.floor.tote.totals import disagreement

NO_RACE = Refusal(Reason.WRONG_ROUND, "there is no such race on the card", clauses.RACE)
SOURCES = {
    Role.READER: CloseSource.STOP_BET,
    Role.CLOCK: CloseSource.POST_TIME,
    Role.MUTUEL_MANAGER: CloseSource.MANAGER,
}


def race_of(tote: Tote, number: int) -> tuple[RaceDay, RaceState] | Refusal:
    day = tote.day
    if day is None or day.closed or number not in day.races:
        return NO_RACE
    return day, day.races[number]


def report_link(tote: Tote, command: races.ReportLink) -> Decided:
    if command.live is tote.live:
        return Refusal(Reason.NOTHING_THERE, "that is known of the line already", clauses.TRACK)
    said = "the sending track is heard again" if command.live else "nothing is heard of the sending track"
    return [races.LinkReported(command.live), Alarmed(said)]


def note_report(tote: Tote, command: races.NoteReport) -> Decided:
    if command.report <= tote.heard:
        return Refusal(Reason.NOTHING_THERE, "that report is dealt with already", clauses.TRACK)
    return [races.ReportNoted(command.report)]


def set_post_time(tote: Tote, command: races.SetPostTime, by: str) -> Decided:
    found = race_of(tote, command.race)
    if isinstance(found, Refusal):
        return found
    if found[1].gone_off:
        says = "race {race} has gone off"
        return worded(Reason.WRONG_PHASE, says, clauses.FINAL, race=command.race)
    return [races.PostTimeSet(command.race, command.post, by)]


def scratch(tote: Tote, command: races.ScratchRunner, by: str) -> Decided:
    found = race_of(tote, command.race)
    if isinstance(found, Refusal):
        return found
    day, race = found
    if race.phase in DECIDED:
        says = "race {race} is decided: nobody is withdrawn any more"
        return worded(Reason.WRONG_PHASE, says, clauses.OFFICIAL, race=race.number)
    known = day.programme()[race.number]
    if command.runner not in known.runners:
        return _of_runner(Reason.UNKNOWN_SPOT, sentence("runner {runner} is not in race {race}"), command)
    if command.runner in known.scratched | known.late:
        says = sentence("runner {runner} of race {race} is scratched already")
        return _of_runner(Reason.WRONG_PHASE, says, command)
    return [races.RunnerScratched(race.number, command.runner, day.off, by)]


def _of_runner(reason: Reason, says: str, command: races.ScratchRunner) -> Refusal:
    return worded(reason, says, clauses.SCRATCHED, runner=shown(command.runner), race=command.race)


def stop_betting(tote: Tote, command: races.StopBetting, role: Role, by: str) -> Decided:
    """Whatever else is wrong, a race that takes bets is closed; totals are compared once more."""
    found = race_of(tote, command.race)
    if isinstance(found, Refusal):
        return found
    day, race = found
    if race.phase is not RacePhase.OPEN:
        says = "race {race} takes no bets"
        return worded(Reason.WRONG_PHASE, says, clauses.FINAL, race=race.number)
    source = SOURCES[role]
    if source is CloseSource.POST_TIME and tote.live:
        says = "the track is heard: its stop-bet signal closes betting, and not a scheduled time"
        return Refusal(Reason.WRONG_PHASE, says, clauses.FINAL)
    closed = races.BettingStopped(race.number, source, by, race.entries, root(race.peaks))
    return [closed, *_differences(day, race.number)]


def _differences(day: RaceDay, race: int) -> list[Event]:
    for pool in day.pools.values():
        if pool.race == race and (where := disagreement(pool)):
            return list(differing(race, pool.kind, where))
    return []


def differing(race: int, kind: str, where: str) -> tuple[SellingStopped, Alarmed]:
    """Selling stops until somebody has found out why."""
    says = f"the two sets of totals of race {race} {kind} differ in {where}"
    return SellingStopped(DIFFERENCE, says, ""), Alarmed(says)


def sign_root(tote: Tote, command: races.SignRoot) -> Decided:
    found = race_of(tote, command.race)
    if isinstance(found, Refusal):
        return found
    race = found[1]
    if not race.root or race.root != command.root or race.signature:
        says = "race {race} has no such root to sign"
        return worded(Reason.WRONG_ROUND, says, clauses.FINAL, race=race.number)
    return [races.RootSigned(race.number, command.root, command.signature)]
