"""Races from their entries: who is on the programme, who was withdrawn, and who finished where."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import UNSET

from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refused, refuse
from croupier.games.tote import clauses
from croupier.games.tote.card.amounts import read_amounts
from croupier.games.tote.card.decoding import at, each
from croupier.games.tote.card.entries import RaceEntry
from croupier.games.tote.card.json_values import read_finishers, read_late, read_programme, read_runner
from croupier.games.tote.kinds import Interest, Kind
from croupier.games.tote.race import Group, Race, State
from croupier.games.tote.race_faults import race_fault


def read_races(entries: Sequence[RaceEntry]) -> dict[int, Race]:
    """The races by number."""
    races: dict[int, Race] = {}

    def read(entry: RaceEntry) -> None:
        race = _race(entry)
        if race.number in races:
            refuse(Reason.DUPLICATE_ID, f"race {race.number} is given twice", place="number")
        races[race.number] = race

    each(entries, read, "races")
    return races


def _race(entry: RaceEntry) -> Race:
    late = at("late", read_late, entry.late)
    race = Race(
        number=entry.number,
        runners=at("runners", read_programme, entry.runners),
        scratched=frozenset(each(entry.scratched, read_runner, "scratched")),
        late=frozenset(late),
        finish=_finish(entry),
        state=State(entry.state),
        since={runner: last for runner, last in late.items() if last is not None},
    )
    if wrong := race_fault(race):
        raise Refused(wrong)
    return msgspec.structs.replace(race, win=at("win", _win, entry.win, race))


def _finish(entry: RaceEntry) -> tuple[Group, ...]:
    """Required of an official race and of no other, so that a forgotten result refunds nobody."""
    official = entry.state == "official"
    if entry.finish is UNSET:
        if official:
            says = (
                'an official race must have "finish", like ["4", ["1", "7"], "3"] with a dead heat for second'
            )
            refuse(
                Reason.UNREADABLE,
                f'{says}; otherwise say "state": "cancelled" or "no-race"',
                clauses.BY_RESULT,
            )
        return ()
    if not official:
        refuse(Reason.UNREADABLE, f'a race with "state": "{entry.state}" has no "finish"', clauses.NOT_RUN)
    return tuple(each(entry.finish, read_finishers, "finish"))


def _win(given: Mapping[str, str], race: Race) -> Mapping[Interest, Cents]:
    """The money in the win pool, by betting interest."""
    amounts = read_amounts(Kind.WIN, given)
    on = {combination[0]: amount for combination, amount in amounts.items()}
    for one in sorted(on.keys() - set(race.interests())):
        refuse(Reason.UNKNOWN_SPOT, f"{one} is not on the programme of race {race.number}", clauses.WIN)
    return on
