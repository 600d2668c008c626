"""The single values of a request: how each is written in JSON, and the function that reads it.

The constraints of a type go into the JSON schema. Its reader refuses whatever the type does not allow, in a
sentence of its own, and also what no schema can say.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import partial
from typing import Annotated, Any, Literal, TypeAlias, TypeVar

from msgspec import Meta

from croupier.base import money
from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.games.tote import clauses
from croupier.games.tote.bet import LAST_RACE
from croupier.games.tote.card.decoding import NOT_A_LIST, at, each
from croupier.games.tote.clauses import BOOK
from croupier.games.tote.combination import read_combination
from croupier.games.tote.field import MOST_RUNNERS
from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import load_track
from croupier.games.tote.notation import read_bet
from croupier.games.tote.pool import Picking
from croupier.games.tote.profile import Profile
from croupier.games.tote.race import Group, Runner, State, interest

Choice = TypeVar("Choice", bound=StrEnum)
GAME: Literal["parimutuel"] = "parimutuel"
LONGEST_NAME = 64
RESULTS = (State.OFFICIAL, State.NO_RACE, State.CANCELLED)
"""The states that a race can be settled in."""


def read_number(given: object) -> int:
    if type(given) is not int or not 1 <= given <= LAST_RACE:
        says = f"{shown(given)} is not the number of a race, like 4; they go to {LAST_RACE}"
        refuse(Reason.UNREADABLE, says)
    return given


def read_runner(given: object) -> Runner:
    if not isinstance(given, str):
        says = f'a runner is written as text, like "4" or "1A", not {shown(given)}'
        refuse(Reason.UNREADABLE, says, clauses.RUNNER)
    if interest(given) > MOST_RUNNERS:
        says = f"{shown(given)} is not a runner; their numbers go to {MOST_RUNNERS}"
        refuse(Reason.UNREADABLE, says, clauses.RUNNER)
    return given


def read_programme(given: object) -> tuple[Runner, ...]:
    """Everyone on the programme: `8` is runners 1 to 8."""
    if isinstance(given, list):
        return tuple(each(given, read_runner))
    if type(given) is not int or not 1 <= given <= MOST_RUNNERS:
        says = f"{shown(given)} is neither how many run, 1 to {MOST_RUNNERS}, nor a list of who runs"
        refuse(Reason.UNREADABLE, f'{says}, like ["1", "1A", "2"]', clauses.RUNNER)
    return tuple(str(number) for number in range(1, given + 1))


def read_finishers(given: object) -> Group:
    """One place of the finish: a runner, or those in a dead heat."""
    return tuple(each(given, read_runner)) if isinstance(given, list) else (read_runner(given),)


def read_late(given: object) -> dict[Runner, int | None]:
    """Runners withdrawn late, each with the last race that had gone off by then, or None if not given."""
    if isinstance(given, dict):
        return {read_runner(one): at(f"[{shown(one)}]", _last_race, last) for one, last in given.items()}
    if not isinstance(given, list):
        refuse(Reason.UNREADABLE, NOT_A_LIST)
    return dict.fromkeys(each(given, read_runner))


def _last_race(given: object) -> int:
    """The number of a race, or 0 where none had gone off."""
    return 0 if type(given) is int and not given else read_number(given)


def read_choice(choices: Iterable[Choice], given: object) -> Choice:
    known = tuple(choices)
    for one in known:
        if given == one:
            return one
    refuse(Reason.UNREADABLE, f"{shown(given)} is not one of {', '.join(known)}")


def read_kind(given: object) -> Kind:
    try:
        return read_choice(Kind, given)
    except Refused as refused:
        raise refused.resting_on(clauses.PERMITTED) from None


def read_flag(given: object) -> bool:
    if not isinstance(given, bool):
        refuse(Reason.UNREADABLE, "should be true or false")
    return given


def read_name(given: object) -> str:
    if isinstance(given, str) and 0 < len(given) <= LONGEST_NAME and given.isprintable():
        return given
    refuse(Reason.UNREADABLE, f"should be text of 1 to {LONGEST_NAME} printable characters")


def read_text(given: object) -> str:
    if not isinstance(given, str):
        refuse(Reason.UNREADABLE, f'is written as text, like "18" or "0.10", not {shown(given)}')
    return given


def read_price(given: object) -> money.Cents:
    return money.read(read_text(given))


def read_legs(given: object) -> int:
    if type(given) is not int:
        refuse(Reason.UNREADABLE, f"{shown(given)} is not a number of legs, like 4")
    return given


def read_track(given: object) -> Profile:
    return load_track(given if isinstance(given, str) else shown(given))


def read_game(given: object) -> None:
    if given != GAME:
        refuse(Reason.UNKNOWN_GAME, f"{BOOK} has no rules for {shown(given)}; it has {GAME}")


def read_exchange(given: object) -> tuple[int, ...]:
    return read_combination(Kind.TWIN_TRIFECTA, given)


def _by(reader: Callable[[Any], object]) -> dict[str, object]:
    return {"reader": reader}


_MONEY = r"^[0-9]{1,10}(\.[0-9]{2})?$"
_RUNNER = r"^([1-9]|1[0-9]|2[0-4])[A-Z]?$"
_HOW_MANY: dict[str, object] = {"minimum": 1, "maximum": 6}

RaceNumber: TypeAlias = Annotated[int, Meta(ge=1, le=LAST_RACE, extra=_by(read_number))]
LastRace: TypeAlias = Annotated[int, Meta(ge=0, le=LAST_RACE)]
RunnerText: TypeAlias = Annotated[
    str,
    Meta(pattern=_RUNNER, description="4, or 1A for a runner coupled with 1.", extra=_by(read_runner)),
]
Programme: TypeAlias = Annotated[
    Annotated[int, Meta(ge=1, le=MOST_RUNNERS)] | list[RunnerText],
    Meta(description="How many run, or a list of who runs.", extra=_by(read_programme)),
]
Finishers: TypeAlias = Annotated[
    RunnerText | list[RunnerText],
    Meta(description="A runner, or those in a dead heat.", extra=_by(read_finishers)),
]
Late: TypeAlias = Annotated[
    list[RunnerText] | dict[RunnerText, LastRace],
    Meta(
        description="Who was withdrawn after pools with this race as a later leg had closed, or at the "
        "start; as an object, each with the last race that had gone off by then, 0 for none.",
        extra=_by(read_late),
    ),
]
Result: TypeAlias = Annotated[
    Literal["official", "no-race", "cancelled"], Meta(extra=_by(partial(read_choice, RESULTS)))
]
Money: TypeAlias = Annotated[
    str,
    Meta(pattern=_MONEY, description="Dollars and cents as text: 5.00 or 5.", extra=_by(money.read)),
]
Price: TypeAlias = Annotated[
    str,
    Meta(pattern=_MONEY, description="Dollars and cents as text: 0.10.", extra=_by(read_price)),
]
Percent: TypeAlias = Annotated[
    str, Meta(description="A percentage as text: 18 or 19.25.", extra=_by(read_text))
]
Amounts: TypeAlias = Annotated[
    dict[str, Money],
    Meta(description='The money on each combination: {"6-2": "40.00"}.', extra={"called": "the money"}),
]
PoolKind: TypeAlias = Annotated[Kind, Meta(extra=_by(read_kind))]
PickMechanism: TypeAlias = Annotated[Picking, Meta(extra=_by(partial(read_choice, Picking)))]
Legs: TypeAlias = Annotated[int, Meta(extra_json_schema=_HOW_MANY, extra=_by(read_legs))]
Flag: TypeAlias = Annotated[bool, Meta(extra=_by(read_flag))]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, extra=_by(read_name))]
Track: TypeAlias = Annotated[
    str, Meta(description="A track profile; `model` if left out.", extra=_by(read_track))
]
BetText: TypeAlias = Annotated[str, Meta(description="R4 $2 WIN 6", extra=_by(read_bet))]
Exchange: TypeAlias = Annotated[
    str, Meta(description="What a twin trifecta was exchanged for: 1-2-3.", extra=_by(read_exchange))
]
Game: TypeAlias = Annotated[Literal["parimutuel"], Meta(extra=_by(read_game))]
