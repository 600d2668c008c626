"""Races as a request gives them: who is on the programme, who was withdrawn, and who finished where."""

from collections.abc import Mapping

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.cli.strict import at, each, keys, read_choice
from croupier.games.tote import clauses
from croupier.games.tote.bet import LAST_RACE
from croupier.games.tote.clauses import clause_of
from croupier.games.tote.combination import read_combination
from croupier.games.tote.field import MOST_RUNNERS
from croupier.games.tote.kinds import Combination, Interest, Kind
from croupier.games.tote.race import Group, Race, Runner, State, interest
from croupier.games.tote.race_faults import race_fault

_RACE = ("number", "runners", "scratched", "late", "finish", "state", "win")
_TOLD = (State.OFFICIAL, State.NO_RACE, State.CANCELLED)


def read_races(given: object) -> dict[int, Race]:
    races: dict[int, Race] = {}

    def read(one: object) -> None:
        race = _race(one)
        if race.number in races:
            refuse(Reason.DUPLICATE_ID, f"race {race.number} is given twice", place="number")
        races[race.number] = race

    each(given, "races", read)
    return races


def read_number(given: object) -> int:
    if type(given) is not int or not 1 <= given <= LAST_RACE:
        refuse(
            Reason.UNREADABLE, f"{shown(given)} is not the number of a race, like 4; they go to {LAST_RACE}"
        )
    return given


def _race(given: object) -> Race:
    fields = keys(given, _RACE, ("number", "runners"), "a race")
    state = read_choice(fields.get("state", State.OFFICIAL), _TOLD, "state")
    since = _late(fields.get("late", []))
    race = Race(
        number=at("number", read_number, fields["number"]),
        runners=_runners(fields["runners"]),
        scratched=frozenset(each(fields.get("scratched", []), "scratched", _runner)),
        late=frozenset(since),
        finish=_finish(fields, state),
        state=state,
        since={runner: last for runner, last in since.items() if last is not None},
    )
    if wrong := race_fault(race):
        raise Refused(wrong)
    return msgspec.structs.replace(race, win=at("win", _win, fields.get("win", {}), race))


def _runners(given: object) -> tuple[Runner, ...]:
    if isinstance(given, list):
        return tuple(each(given, "runners", _runner))
    if type(given) is not int or not 1 <= given <= MOST_RUNNERS:
        says = f"{shown(given)} is neither how many run, 1 to {MOST_RUNNERS}, nor a list of who runs"
        refuse(Reason.UNREADABLE, f'{says}, like ["1", "1A", "2"]', clauses.RUNNER, "runners")
    return tuple(str(number) for number in range(1, given + 1))


def _runner(given: object) -> Runner:
    if not isinstance(given, str):
        says = f'a runner is written as text, like "4" or "1A", not {shown(given)}'
        refuse(Reason.UNREADABLE, says, clauses.RUNNER)
    if interest(given) > MOST_RUNNERS:
        says = f"{shown(given)} is not a runner; their numbers go to {MOST_RUNNERS}"
        refuse(Reason.UNREADABLE, says, clauses.RUNNER)
    return given


def _late(given: object) -> dict[Runner, int | None]:
    """Who was withdrawn late, with the last race that had gone off by then where that is said."""
    if not isinstance(given, dict):
        return dict.fromkeys(each(given, "late", _runner))
    return {at("late", _runner, one): at(f"late[{shown(one)}]", _last, last) for one, last in given.items()}


def _last(given: object) -> int:
    """A race, or nought where none had gone off."""
    return 0 if type(given) is int and not given else read_number(given)


def _finish(fields: Mapping[str, object], state: State) -> tuple[Group, ...]:
    """Said where the race is official, and only there: a result left out by mistake refunds nobody."""
    official = state is State.OFFICIAL
    if official and "finish" not in fields:
        says = 'an official race must have "finish", like ["4", ["1", "7"], "3"] with a dead heat for second'
        refuse(
            Reason.UNREADABLE, f'{says}; otherwise say "state": "cancelled" or "no-race"', clauses.BY_RESULT
        )
    if not official and "finish" in fields:
        refuse(Reason.UNREADABLE, f'a race with "state": "{state}" has no "finish"', clauses.NOT_RUN)
    return tuple(each(fields.get("finish", []), "finish", _group))


def _group(given: object) -> Group:
    return tuple(each(given, "", _runner)) if isinstance(given, list) else (_runner(given),)


def _win(given: object, race: Race) -> Mapping[Interest, Cents]:
    """The money in the win pool, by betting interest."""
    amounts = read_amounts(Kind.WIN, given)
    on = {combination[0]: amount for combination, amount in amounts.items()}
    for one in sorted(on.keys() - set(race.interests())):
        refuse(Reason.UNKNOWN_SPOT, f"{one} is not on the programme of race {race.number}", clauses.WIN)
    return on


def amounts_of(kind: Kind, fields: Mapping[str, object], key: str) -> dict[Combination, Cents]:
    """What an object says under a key; nothing where it does not."""
    amounts: dict[Combination, Cents] = at(key, read_amounts, kind, fields.get(key, {}))
    return amounts


def read_amounts(kind: Kind, given: object) -> dict[Combination, Cents]:
    """Dollars on each combination; those on which there is nothing are not sold."""
    amounts: dict[Combination, Cents] = {}
    for text, amount in keys(given, None, (), "the money").items():
        combination = read_combination(kind, text)
        if combination in amounts:
            says = f"{shown(text)} is given twice: either order is the same {kind}"
            refuse(Reason.DUPLICATE_ID, says, clause_of(kind))
        amounts[combination] = at(f"[{shown(text)}]", money.read, amount)
    return {combination: amount for combination, amount in amounts.items() if amount}
