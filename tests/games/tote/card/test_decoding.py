"""Decoding by structs: each fault is one sentence with its place, said in the words of the struct."""

from typing import Annotated, ClassVar

import pytest
from msgspec import Meta

from croupier.base.refusal import Reason, Refused, refuse
from croupier.games.tote.card.decoding import Entry, at, decode, each


def read_even(given: object) -> int:
    if type(given) is not int or given % 2:
        refuse(Reason.UNREADABLE, f"{given!r} is not even")
    return given


Even = Annotated[int, Meta(multiple_of=2, extra={"reader": read_even})]


class Inner(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    called: ClassVar[str] = "the part of {key}"

    even: Even = 0
    plain: int = 0


class Outer(Entry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    called: ClassVar[str] = "a whole"

    parts: list[Inner]
    one: Inner = Inner()
    by_name: Annotated[dict[str, Even], Meta(extra={"called": "the numbers"})] = {}  # noqa: RUF012


def test_sound_values_become_structs() -> None:
    given = {"parts": [{"even": 4}, {}], "by_name": {"a": 2}}
    assert decode(given, Outer) == Outer(parts=[Inner(even=4), Inner()], by_name={"a": 2})


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ([], "a whole should be a JSON object, like {...}"),
        ({}, 'a whole must have "parts"'),
        ({"parts": [], "part": 1}, "a whole has no key 'part'; its keys are parts, one, by_name"),
        ({"parts": {}}, "parts should be a JSON list, like [...]"),
        ({"parts": [{"even": 3}]}, "parts[0].even: 3 is not even"),
        ({"parts": [{}, {"odd": 1}]}, "parts[1]: the part of  has no key 'odd'; its keys are even, plain"),
        ({"parts": [], "one": []}, "one: the part of one should be a JSON object, like {...}"),
        ({"parts": [], "by_name": []}, "by_name: the numbers should be a JSON object, like {...}"),
        ({"parts": [], "by_name": {"a": 2, "b": "2"}}, "by_name['b']: '2' is not even"),
        ({"parts": [], "x` - at `$.parts": 1}, "a whole has no key 'x` - at `$.parts'"),
    ],
)
def test_a_fault_is_said_with_its_place(given: object, says: str) -> None:
    with pytest.raises(Refused) as refused:
        decode(given, Outer)
    assert str(refused.value).startswith(says)
    assert refused.value.refusal.reason is Reason.UNREADABLE


def test_the_first_fault_is_said() -> None:
    with pytest.raises(Refused, match=r"^parts\[1\]\.even: 'x' is not even$"):
        decode({"by_name": {"a": 1}, "parts": [{"even": 2}, {"even": "x"}, {"even": 5}]}, Outer)


def test_a_fault_that_no_reader_explains_is_still_refused() -> None:
    with pytest.raises(Refused, match="Expected `int`, got `str`"):
        decode({"parts": [{"plain": "x"}]}, Outer)


def test_items_are_refused_at_their_place() -> None:
    assert each([2, 4], read_even) == [2, 4]
    with pytest.raises(Refused, match=r"^numbers\[1\]: 3 is not even$"):
        each([2, 3], read_even, "numbers")
    with pytest.raises(Refused, match=r"^a\[0\]: 3 is not even$"):
        at("a", each, [3], read_even)
    for wrong in ("24", {"2": 4}, 2):
        with pytest.raises(Refused, match=r"^numbers: should be a JSON list"):
            each(wrong, read_even, "numbers")
