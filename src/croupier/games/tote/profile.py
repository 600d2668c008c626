"""A track profile: what one sending track offers, every value with the source it was found in.

The loader is as strict as that of a rulebook: an unsourced value, an unknown key, a mechanism the program
does not have or a takeout outside its bounds stops the profile from loading, in words that name the place.
"""

import tomllib
from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from functools import partial
from typing import Any, Generic, TypeVar

import msgspec

from croupier.base.refusal import Reason, Refused, refuse, shown
from croupier.games.tote.kinds import PICKS, Kind
from croupier.games.tote.offers import Offer, Offers
from croupier.games.tote.pool import Picking
from croupier.games.tote.profile_values import Given, agree, agree_price
from croupier.law.rulebook import convert, convert_each, refuse_unknown

Value = TypeVar("Value")


class Seen(StrEnum):
    """How much of a source was read; `ours` marks a value that was found in no source."""

    WHOLE = "whole"
    EXCERPT = "excerpt"
    OURS = "ours"


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A published rule or rate. `dated` is the day or year that the text itself bears."""

    says: str
    dated: str
    seen: Seen
    at: str = ""


class Sourced(msgspec.Struct, Generic[Value], frozen=True, forbid_unknown_fields=True):
    value: Value
    source: str


class PriceRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    break_to: Sourced[str]
    minimum: Sourced[str]


class PoolRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    takeout: Sourced[str]
    least: Sourced[str]


class PickRules(PoolRules, frozen=True, forbid_unknown_fields=True):
    picking: Sourced[Picking]
    fewest_legs: Sourced[int]
    share: Sourced[str] | None = None
    cap: Sourced[str] | None = None


class Profile(msgspec.Struct, frozen=True):
    """`sourced` maps the place of each value in the file to the key of its source."""

    title: str
    note: str
    sources: Mapping[str, Source]
    sourced: Mapping[str, str]
    offers: Offers


class _Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    title: str
    note: str


def read_profile(text: str) -> Profile:
    """A profile from its TOML text, or a refusal that says what must be mended, and where."""
    raw = _parse(text)
    head = _head(raw.pop("track", None))
    sources = convert_each(raw.pop("sources", None), Source, "sources")
    price = _rules(raw.pop("price", None), PriceRules, "price")
    pools = dict(_pools(raw.pop("pools", None)))
    refuse_unknown(raw, "")
    sourced = dict(_sourced(price, "price"))
    for kind, rules in pools.items():
        sourced |= _sourced(rules, f"pools.{kind}")
    offers = Offers(head.name, dict(_offers(price, pools)))
    _check_sources(sources, sourced)
    return Profile(head.title, head.note, sources, sourced, offers)


def _head(raw: object) -> _Head:
    head = convert(raw, _Head, "track")
    for field in ("name", "title"):
        if not getattr(head, field).strip():
            refuse(Reason.BROKEN_BOOK, f"a track has a {field}; this is empty", place=f"track.{field}")
    return head


def _parse(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        refuse(Reason.BROKEN_BOOK, f"the profile is not TOML: {error}")
    except (RecursionError, ValueError):  # ValueError: a number of thousands of digits
        refuse(Reason.BROKEN_BOOK, "the profile nests too deeply or holds a number too long to be read")


def _pools(raw: object) -> Iterator[tuple[Kind, PoolRules]]:
    """The pools that the track offers: one for each table under `pools`."""
    for name, rules in convert_each(raw, dict, "pools").items():
        place = f"pools.{name}"
        if name not in [*Kind]:
            refuse(Reason.BROKEN_BOOK, f"the program knows no pool {shown(name)}", place=place)
        kind = Kind(name)
        yield kind, _rules(rules, PickRules if kind in PICKS else PoolRules, place)


def _rules(raw: object, kind: type[Value], place: str) -> Value:
    if isinstance(raw, dict):
        for key, value in raw.items():
            if not isinstance(value, dict):
                says = f"a value must name its source; this is only {shown(value)}"
                refuse(Reason.BROKEN_BOOK, says, place=f"{place}.{key}")
    return convert(raw, kind, place)


def _sourced(rules: msgspec.Struct, place: str) -> Iterator[tuple[str, str]]:
    for field in rules.__struct_fields__:
        value = getattr(rules, field)
        if value is not None:
            yield f"{place}.{field}", value.source


def _check_sources(sources: Mapping[str, Source], sourced: Mapping[str, str]) -> None:
    for place, key in sourced.items():
        if key not in sources:
            refuse(Reason.BROKEN_BOOK, f"{shown(key)} is none of the profile's sources", place=place)
    for key, source in sources.items():
        place = f"sources.{key}"
        if key not in sourced.values():
            refuse(Reason.BROKEN_BOOK, "no value rests on this source", place=place)
        if not (source.says and source.dated):
            refuse(Reason.BROKEN_BOOK, "a source says what it is and its date", place=place)
        if bool(source.at) == (source.seen is Seen.OURS):
            refuse(Reason.BROKEN_BOOK, "a source is found at some place, unless it is ours", place=place)


def _offers(price: PriceRules, pools: Mapping[Kind, PoolRules]) -> Iterator[tuple[Kind, Offer]]:
    made = _at("price", lambda: agree_price(price.break_to.value, price.minimum.value))
    for kind, rules in pools.items():
        yield kind, _at(f"pools.{kind}", partial(agree, kind, _given(rules), made))


def _given(rules: PoolRules) -> Given:
    given = Given(rules.takeout.value, rules.least.value)
    if not isinstance(rules, PickRules):
        return given
    return msgspec.structs.replace(
        given,
        picking=rules.picking.value,
        fewest_legs=rules.fewest_legs.value,
        share=rules.share and rules.share.value,
        cap=rules.cap and rules.cap.value,
    )


def _at(place: str, read: Callable[[], Value]) -> Value:
    try:
        return read()
    except Refused as refused:
        raise refused.at(place) from None
