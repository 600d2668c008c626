"""Taking JSON apart strictly: a wrong key or kind of value is refused, with the place where it stands."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any, TypeVar

from croupier.base.refusal import Reason, Refused, refuse, shown

Choice = TypeVar("Choice", bound=StrEnum)
LONGEST_ID = 64


def keys(given: object, allowed: Iterable[str] | None, needed: Iterable[str], what: str) -> dict[str, Any]:
    """A JSON object with no key but these; with no `allowed`, any."""
    if not isinstance(given, dict):
        refuse(Reason.UNREADABLE, f"{what} should be a JSON object, like {{...}}")
    for key in given:
        if allowed is not None and key not in allowed:
            refuse(Reason.UNREADABLE, f"{what} has no key {key!a}; its keys are {', '.join(allowed)}")
    for key in needed:
        if key not in given:
            refuse(Reason.UNREADABLE, f'{what} must have "{key}"')
    return given


def at(place: str, read: Any, *given: object) -> Any:
    try:
        return read(*given)
    except Refused as refused:
        raise refused.at(place) from None


def read_id(given: object, place: str) -> str:
    if isinstance(given, str) and 0 < len(given) <= LONGEST_ID and given.isprintable():
        return given
    refuse(Reason.UNREADABLE, f"should be text of 1 to {LONGEST_ID} printable characters", place=place)


def read_flag(given: object, place: str) -> bool:
    if not isinstance(given, bool):
        refuse(Reason.UNREADABLE, "should be true or false", place=place)
    return given


def read_count(given: object, place: str) -> int:
    """A whole number; whoever uses it says how many there may be."""
    if isinstance(given, bool) or not isinstance(given, int):
        refuse(Reason.UNREADABLE, f"{shown(given)} is not a whole number", place=place)
    return given


def read_choice(given: object, choices: Iterable[Choice], place: str) -> Choice:
    known = tuple(choices)
    for one in known:
        if given == one:
            return one
    refuse(Reason.UNREADABLE, f"{shown(given)} is not one of {', '.join(known)}", place=place)
