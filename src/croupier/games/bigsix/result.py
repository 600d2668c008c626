"""The result of a Big Six spin, and its text.

`$5` is the symbol at the clapper, `stop:12` a numbered stop, `between:12-13:clockwise` a clapper that rests
between two stops of a wheel that turned clockwise, `no-spin:short-spin` fewer than three revolutions.
"""

import re
from enum import StrEnum

import msgspec

from croupier.base.refusal import Reason, refuse, shown
from croupier.games.bigsix.rules import STOPS
from croupier.games.bigsix.terms import BigSixTerms

SHORT_SPIN = "no-spin:short-spin"
_STOP = re.compile(r"stop:([0-9]{1,2})", re.ASCII)
_BETWEEN = re.compile(r"between:([0-9]{1,2})-([0-9]{1,2}):(clockwise|counterclockwise)", re.ASCII)


class Direction(StrEnum):
    CLOCKWISE = "clockwise"
    COUNTERCLOCKWISE = "counterclockwise"


class Result(msgspec.Struct, frozen=True):
    """A symbol; or none: the clapper between stops `first` and the next clockwise, or a short spin."""

    symbol: str | None = None
    first: int | None = None
    direction: Direction | None = None


def read_result(terms: BigSixTerms, text: object) -> Result:
    if isinstance(text, str):
        if text in terms.bets:
            return Result(symbol=text)
        if text == SHORT_SPIN:
            return Result()
        if (match := _STOP.fullmatch(text)) and 1 <= int(match[1]) <= STOPS:
            return Result(symbol=terms.stops[int(match[1]) - 1])
        if match := _BETWEEN.fullmatch(text):
            return _between(int(match[1]), int(match[2]), Direction(match[3]))
    known = f"{', '.join(terms.symbols)}, stop:12, between:12-13:clockwise or {SHORT_SPIN}"
    refuse(
        Reason.UNKNOWN_OUTCOME,
        "{text} is not an outcome here; write {known}",
        place="outcome",
        text=shown(text),
        known=known,
    )


def _between(one: int, other: int, direction: Direction) -> Result:
    for first, second in ((one, other), (other, one)):
        if 1 <= first <= STOPS and second == first % STOPS + 1:
            return Result(first=first, direction=direction)
    says = "stops {one} and {other} are not neighbours on a wheel of {stops}"
    refuse(Reason.UNKNOWN_OUTCOME, says, place="outcome", one=one, other=other, stops=STOPS)


def show_result(result: Result) -> str:
    """What `read_result` reads back."""
    if result.first is None:
        return result.symbol or SHORT_SPIN
    return f"between:{result.first}-{result.first % STOPS + 1}:{result.direction}"


def previously_passed(terms: BigSixTerms, first: int, direction: Direction) -> str:
    """The number that went past the clapper last.

    Stops are numbered clockwise. Under a fixed clapper a wheel turning clockwise brings them round in
    falling order, so the higher of the two has passed; counterclockwise, the lower.
    """
    passed = first % STOPS + 1 if direction is Direction.CLOCKWISE else first
    return terms.stops[passed - 1]
