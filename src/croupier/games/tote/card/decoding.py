"""Decode JSON values into structs. A wrong key or value is refused in one sentence that names its place.

msgspec decides whether a request is sound. If it is not, its values are walked again, along the structs, to
find the first fault and say it in our words. The type of a field helps, in `Meta(extra=...)`: `reader` is the
function that reads the value and refuses a wrong one, `called` the noun for an object that is no struct.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, NoReturn, TypeVar

import msgspec
from msgspec.inspect import (
    DictType,
    Field,
    ListType,
    Metadata,
    NoneType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from croupier.base.refusal import Reason, Refusal, Refused, refuse, shown

Value = TypeVar("Value")
Made = TypeVar("Made")
NOT_A_LIST = "should be a JSON list, like [...]"
NOT_AN_OBJECT = "should be a JSON object, like {...}"


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A JSON object of a request. `called` is the noun for it in refusals, where `{key}` is its key."""

    called: ClassVar[str]


def decode(given: object, kind: type[Value]) -> Value:
    """The struct that these JSON values make, or a refusal."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError as error:
        unexplained = Refusal(Reason.UNREADABLE, str(error))
        raise Refused(next(_faults(type_info(kind), given), unexplained)) from None


def decode_checked(given: object, kind: type[Value]) -> Value:
    """The same where readers refuse more than the types do: a date that there never was."""
    for fault in _faults(type_info(kind), given):
        raise Refused(fault)
    return decode(given, kind)


def at(place: str, read: Callable[..., Made], *given: object) -> Made:
    """What `read` returns; a refusal is placed inside `place`."""
    try:
        return read(*given)
    except Refused as refused:
        raise refused.at(place) from None


def each(given: object, read: Callable[[Any], Made], place: str = "") -> list[Made]:
    """What is read from every item of a list."""
    if not isinstance(given, Iterable) or isinstance(given, str | dict):
        refuse(Reason.UNREADABLE, NOT_A_LIST, place=place)
    return [at(f"{place}[{index}]", read, one) for index, one in enumerate(given)]


def refuse_lack(called: str, key: str) -> NoReturn:
    """Refuse an object without a key that it needs; `called` is the noun for it."""
    raise Refused(_missing(called, key))


def _unknown(called: str, key: str, allowed: Iterable[str]) -> Refusal:
    return Refusal(Reason.UNREADABLE, f"{called} has no key {key!a}; its keys are {', '.join(allowed)}")


def _missing(called: str, key: str) -> Refusal:
    return Refusal(Reason.UNREADABLE, f'{called} must have "{key}"')


def _faults(kind: Type, given: object, key: str = "", called: str = "the value") -> Iterator[Refusal]:
    """Everything wrong with a value of this type, the first fault first. `key` is the key it is under."""
    match kind:
        case Metadata(type=inner, extra=extra):
            hints = extra or {}
            if "reader" in hints:
                yield from _refused(hints["reader"], given)
            yield from _faults(inner, given, key, hints.get("called", called))
        case StructType(cls=cls, fields=fields) if issubclass(cls, Entry):
            yield from _of_struct(cls.called.format(key=key), fields, given)
        case ListType(item_type=item):
            yield from _of_list(item, given)
        case DictType(value_type=value):
            yield from _of_mapping(called, value, given)
        case UnionType(types=(one, NoneType())) if given is not None:
            yield from _faults(one, given, key, called)
        case _:
            return


def _refused(read: Callable[[object], object], given: object) -> Iterator[Refusal]:
    try:
        read(given)
    except Refused as refused:
        yield refused.refusal


def _of_struct(called: str, fields: tuple[Field, ...], given: object) -> Iterator[Refusal]:
    if not isinstance(given, dict):
        yield Refusal(Reason.UNREADABLE, f"{called} {NOT_AN_OBJECT}")
        return
    known = {field.encode_name: field for field in fields}
    yield from (_unknown(called, key, known) for key in given if key not in known)
    yield from (_missing(called, key) for key, field in known.items() if field.required and key not in given)
    for key, field in known.items():
        if key in given:
            yield from (_under(key, fault) for fault in _faults(field.type, given[key], key))


def _under(key: str, fault: Refusal) -> Refusal:
    """The fault at its key, unless its sentence can name the key itself: `races should be a JSON list`."""
    if fault.place:
        return fault.at(key)
    if fault.says == NOT_A_LIST:
        return msgspec.structs.replace(fault, says=f"{key} {NOT_A_LIST}")
    named = fault.says.startswith((f"{key} ", f"the {key} "))
    return fault if named else fault.at(key)


def _of_list(item: Type, given: object) -> Iterator[Refusal]:
    if not isinstance(given, list):
        yield Refusal(Reason.UNREADABLE, NOT_A_LIST)
        return
    for index, one in enumerate(given):
        yield from (fault.at(f"[{index}]") for fault in _faults(item, one))


def _of_mapping(called: str, value: Type, given: object) -> Iterator[Refusal]:
    if not isinstance(given, dict):
        yield Refusal(Reason.UNREADABLE, f"{called} {NOT_AN_OBJECT}")
        return
    for key, one in given.items():
        yield from (fault.at(f"[{shown(key)}]") for fault in _faults(value, one, key))
