"""How the values of a frame are read, from the fields of the command that it makes."""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Any, NamedTuple, TypeGuard, get_args, get_origin, get_type_hints

import msgspec

from croupier.base import money
from croupier.base.envelope import Command
from croupier.base.money import Cents
from croupier.base.names import staff_id
from croupier.base.refusal import Reason, refuse, shown
from croupier.base.wire_types import CENTS, COUNT, EMPTY, LONG, SLIP, SMALL, STAFF, VOUCHER
from croupier.desk.kinds import Kinds
from croupier.desk.offer import Offer

Read = Callable[[object], Any]
_LARGEST_ROUND = 2**53
_MOST_CHIPS = 1_000_000
_LONGEST, _LONGEST_LINE = 64, 500
TRUTH = "true or false"


def read_text(given: object) -> str:
    if isinstance(given, str) and 0 < len(given) <= _LONGEST and given.isprintable():
        return given
    refuse(Reason.UNREADABLE, "{given} should be a short text", given=shown(given))


def read_line(given: object) -> str:
    if isinstance(given, str) and 0 < len(given) <= _LONGEST_LINE and given.isprintable():
        return given
    refuse(
        Reason.UNREADABLE,
        "{given} should be a text of at most {most} characters",
        given=shown(given),
        most=_LONGEST_LINE,
    )


def read_amount(given: object) -> Cents:
    return money.read(given)


def _round(given: object) -> int:
    if _is_whole(given, _LARGEST_ROUND):
        return given
    refuse(Reason.UNREADABLE, "{given} is not the number of a game", given=shown(given))


def _slip(given: object) -> int:
    if _is_whole(given, _LARGEST_ROUND):
        return given
    refuse(Reason.UNREADABLE, "{given} is not the number of a slip", given=shown(given))


def _small(given: object) -> int:
    if _is_whole(given, 1000):
        return given
    refuse(Reason.UNREADABLE, "{given} is not a small whole number", given=shown(given))


def _count(given: object) -> int:
    if _is_whole(given, _MOST_CHIPS):
        return given
    refuse(Reason.UNREADABLE, "{given} is not a number of chips", given=shown(given))


def _is_whole(given: object, below: int) -> TypeGuard[int]:
    return isinstance(given, int) and not isinstance(given, bool) and 0 <= given < below


def _truth(given: object) -> bool:
    if isinstance(given, bool):
        return given
    refuse(Reason.UNREADABLE, "{given} should be true or false", given=shown(given))


def _staff(given: object) -> str:
    return staff_id(read_text(given))


def _or_nothing(given: object) -> str:
    return "" if given == "" else read_text(given)


def _one_of(words: type[StrEnum]) -> Read:
    def read(given: object) -> StrEnum:
        if given in tuple(words):
            return words(read_text(given))
        refuse(Reason.UNREADABLE, "{given} is not one of {words}", given=shown(given), words=", ".join(words))

    return read


_MARKED: Mapping[str, Read] = {
    CENTS: read_amount, SMALL: _small, COUNT: _count, STAFF: _staff, EMPTY: _or_nothing,
    LONG: read_line, SLIP: _slip,
}  # fmt: skip


def marked_reads(read_voucher: Read) -> Mapping[str, Read]:
    """How each marked field is read; `read_voucher` makes a hash of a validation number."""
    return {**_MARKED, VOUCHER: read_voucher}


class Field(NamedTuple):
    """One value of a frame: its name, its type in words, and how it is read."""

    name: str
    says: str
    read: Read


class Frame(NamedTuple):
    """What a frame makes of its values; `repeated` may follow as often as there are any."""

    command: type[Command]
    given: Mapping[str, object]
    fields: tuple[Field, ...]
    repeated: tuple[Field, ...]
    make: Callable[[list[Any]], Command]
    reads: tuple[Read, ...]
    """How each of `fields` is read, ready for the frames of a thousand terminals."""

    def read(self, name: str, values: list[Any]) -> Command:
        reads = self.reads if len(values) == len(self.reads) else self._repeated(name, len(values))
        return self.make([read(value) for read, value in zip(reads, values, strict=True)])

    def _repeated(self, name: str, count: int) -> tuple[Read, ...]:
        more = count - len(self.fields)
        if more < 0 or not self.repeated or more % len(self.repeated):
            refuse(
                Reason.UNREADABLE,
                "{name} takes {expected} values, not {count}",
                name=name,
                expected=len(self.fields),
                count=count,
            )
        return self.reads + tuple(field.read for field in self.repeated) * (more // len(self.repeated))


def frame_of(offer: Offer, marked: Mapping[str, Read]) -> Frame:
    """By the command's own fields: a struct among them is its fields, a tuple of tuples repeats."""
    fields, repeated = tuple(_fields(offer, marked)), tuple(_repeats(offer, marked))
    reads = tuple(field.read for field in fields)
    return Frame(offer.command, offer.given, fields, repeated, _maker(offer, len(fields)), reads)


def _hints(struct: type) -> dict[str, Any]:
    return {name: get_type_hints(struct, include_extras=True)[name] for name in struct.__struct_fields__}  # type: ignore[attr-defined]


def _fields(offer: Offer, marked: Mapping[str, Read]) -> Iterator[Field]:
    for name, hint in _hints(offer.command).items():
        if name not in offer.given and get_origin(hint) is not tuple:
            yield from _field(name, hint, marked)


def _field(name: str, hint: Any, marked: Mapping[str, Read]) -> Iterator[Field]:
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        for inner, kind in _hints(hint).items():
            yield from _field(inner, kind, marked)
    else:
        yield Field(name, *_reader(hint, marked))


def _reader(hint: Any, marked: Mapping[str, Read]) -> tuple[str, Read]:
    if marks := [mark for mark in get_args(hint)[1:] if mark in marked]:
        return marks[0], marked[marks[0]]
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return " or ".join(hint), _one_of(hint)
    if hint is bool:
        return TRUTH, _truth
    if hint is int:
        return "game", _round
    if hint is str or getattr(hint, "__supertype__", None) is str:
        return "text", read_text
    raise TypeError(f"no frame has a field like {hint}")


def _repeats(offer: Offer, marked: Mapping[str, Read]) -> Iterator[Field]:
    for name, hint in _hints(offer.command).items():
        if get_origin(hint) is tuple:
            yield from (Field(name, *_reader(kind, marked)) for kind in _each(hint))


def _each(hint: Any) -> tuple[Any, ...]:
    """The types of what repeats: of each value of a tuple of tuples, or of the one value of a plain tuple."""
    inner = get_args(hint)[0]
    return get_args(inner) if get_origin(inner) is tuple else (inner,)


def _maker(offer: Offer, count: int) -> Callable[[list[Any]], Command]:
    """The command of so many values, in the order of its fields."""
    hints, given, struct = _hints(offer.command), offer.given, offer.command
    nested = {
        name: (hint, len(_hints(hint)))
        for name, hint in hints.items()
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct)
    }
    repeated = {name: hint for name, hint in hints.items() if get_origin(hint) is tuple}
    pairs = {name: len(_each(hint)) for name, hint in repeated.items()}
    alone = {name for name, hint in repeated.items() if get_origin(get_args(hint)[0]) is not tuple}
    if not nested and not pairs and not given:
        return lambda values: struct(*values)

    def make(values: list[Any]) -> Command:
        left, more = iter(values[:count]), values[count:]
        made: dict[str, object] = {}
        for name in hints:
            if name in given:
                made[name] = given[name]
            elif name in nested:
                inner, size = nested[name]
                made[name] = inner(*(next(left) for _ in range(size)))
            elif name in alone:
                made[name] = tuple(more)
            elif name in pairs:
                step = pairs[name]
                made[name] = tuple(tuple(more[at : at + step]) for at in range(0, len(more), step))
            else:
                made[name] = next(left)
        return struct(**made)

    return make


Frames = Mapping[str, Mapping[str, Frame]]


def frames_of(kinds: Kinds, read_voucher: Read = read_text) -> Frames:
    """By screen and by name, from what the kinds offer there; only a server reads vouchers by their key."""
    marked = marked_reads(read_voucher)
    found: dict[str, dict[str, Frame]] = {screen: {} for screen in kinds.screens}
    for offer in kinds.offers:
        frame = frame_of(offer, marked) if offer.screens else None
        for screen in offer.screens:
            known = found[screen].setdefault(offer.name, frame) if frame else None
            if known is not None and (known.command, dict(known.given)) != (offer.command, dict(offer.given)):
                raise TypeError(f"two kinds offer {offer.name} at a {screen} and mean different things")
    return found
