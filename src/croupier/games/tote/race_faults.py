"""Checks of a race and its result, each with one sentence for what is wrong."""

from collections import Counter
from collections.abc import Iterable, Iterator

from croupier.base.refusal import Reason, Refusal, shown
from croupier.games.tote import clauses
from croupier.games.tote.race import Race, State


def race_fault(race: Race) -> Refusal | None:
    """The first fault of a race by itself, or None. A race without an official result has one."""
    found = next(_of_race(race), None)
    return found and found.resting_on(clauses.BY_RESULT)


def _of_race(race: Race) -> Iterator[Refusal]:
    where = f"race {race.number}"
    if race.state is State.OPEN:
        yield Refusal(Reason.WRONG_PHASE, f"{where} has no official result yet")
    for runner in _twice(race.runners):
        yield Refusal(Reason.MALFORMED, f"{runner} is twice on the programme of {where}")
    for runner in sorted((race.scratched | race.late) - set(race.runners)):
        yield Refusal(
            Reason.UNKNOWN_OUTCOME, f"{shown(runner)}, withdrawn, is not on the programme of {where}"
        )
    for runner in sorted(race.scratched & race.late):
        says = f"{runner} was withdrawn from {where} twice: it is either scratched or late"
        yield Refusal(Reason.UNKNOWN_OUTCOME, says)
    yield from _of_since(race)
    if not all(race.finish):
        yield Refusal(Reason.UNKNOWN_OUTCOME, f"a place in the finish of {where} names nobody")
    finished = [runner for group in race.finish for runner in group]
    for runner in _twice(finished):
        yield Refusal(Reason.UNKNOWN_OUTCOME, f"{runner} finished twice in {where}")
    for runner in finished:
        if runner not in race.runners:
            yield Refusal(
                Reason.UNKNOWN_OUTCOME, f"{shown(runner)} finished, but is not on the programme of {where}"
            )
        if runner in race.scratched or runner in race.late:
            yield Refusal(Reason.UNKNOWN_OUTCOME, f"{runner} finished, but was withdrawn from {where}")


def _of_since(race: Race) -> Iterator[Refusal]:
    for runner, last in race.since.items():
        if runner not in race.late:
            says = f"{shown(runner)} is not among those late of race {race.number}"
            yield Refusal(Reason.UNKNOWN_OUTCOME, says)
        if type(last) is not int or not 0 <= last < race.number:
            says = (
                f"{runner} was withdrawn before race {race.number}, so {shown(last)} is not the last race off"
            )
            yield Refusal(Reason.UNKNOWN_OUTCOME, says)


def _twice(runners: Iterable[str]) -> list[str]:
    return [shown(runner) for runner, count in Counter(runners).items() if count > 1]
