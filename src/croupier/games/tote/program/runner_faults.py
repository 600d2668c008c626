"""Checks of who runs in a race: numbers, coupled entries, riders that fit the sport."""

from collections.abc import Iterator

from croupier.base.refusal import Reason, Refusal
from croupier.games.tote import clauses
from croupier.games.tote.program.card import ProgramRace, ProgramRunner
from croupier.games.tote.program.race_kinds import RACE, Sport

_NOT_OF = {Sport.HORSE: ("driver",), Sport.HARNESS: ("jockey",), Sport.GREYHOUND: ("jockey", "driver")}
_CALLED = {Sport.HORSE: "a ridden horse", Sport.HARNESS: "a harness horse", Sport.GREYHOUND: "a greyhound"}


def runner_faults(sport: Sport, race: ProgramRace) -> Iterator[Refusal]:
    for index, runner in enumerate(race.runners):
        faults = (*_of_one(sport, runner), *_of_number(race, index))
        yield from (fault.at(f"runners[{index}]") for fault in faults)
    if not race.starters:
        yield Refusal(Reason.MALFORMED, "every runner is scratched: nobody starts", RACE, "runners")


def _of_one(sport: Sport, runner: ProgramRunner) -> Iterator[Refusal]:
    for who in _NOT_OF[sport]:
        if getattr(runner, who):
            yield Refusal(Reason.MALFORMED, f"{_CALLED[sport]} has no {who}", clauses.RUNNER, who)


def _of_number(race: ProgramRace, index: int) -> Iterator[Refusal]:
    runner, before = race.runners[index], race.runners[:index]
    if runner.number in [one.number for one in before]:
        says = f"{runner.number} is twice on the programme"
        yield Refusal(Reason.DUPLICATE_ID, says, clauses.RUNNER, "number")
    lines = [one.line for one in before if one.interest == runner.interest and one.line]
    if runner.line and any(line != runner.line for line in lines):
        number = next(one.number for one in before if one.interest == runner.interest)
        says = f"{runner.number} and {number} are one betting interest and have one morning line"
        yield Refusal(Reason.MALFORMED, says, clauses.RUNNER, "morning_line")
    if not runner.number.isdigit() and not any(one.number == str(runner.interest) for one in race.runners):
        says = f"{runner.number} is coupled with {runner.interest}, which is not on the programme"
        yield Refusal(Reason.MALFORMED, says, clauses.RUNNER, "number")
