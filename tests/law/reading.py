"""Reading anything at all: text, JSON and altered books to try, and what came of the reading."""

import re
from collections.abc import Callable
from importlib import resources
from typing import TypeVar

import pytest
from hypothesis import strategies as st

from croupier.base.refusal import Refusal, Refused

Got = TypeVar("Got")

_CHOICES = ("double-zero", "single-zero", "live", "red", "black,dozen", "five-adjacent", "six-colour", "b2b")
_NAMES = (
    "straight",
    "inside",
    "aggregate",
    "$1",
    "joker",
    "wheel-replica",
    "adjacent:17",
    "17-20",
    "stop:12",
)
_VALUES = ("0.05", "1.00..5.00", "5.00..", "36 to 1", "win 50", "10:6,20:3")
_PAIRS = ("inside=1.00..", "joker=50 to 1", "straight=36 to 1", "$1=2 to 1", "black=28-9-26-30-11-7")
WORDS = st.sampled_from((*_CHOICES, *_NAMES, *_VALUES, *_PAIRS))
_HUGE = st.builds(pow, st.just(10), st.just(5000))
"""A number that Python will not print."""
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | _HUGE | st.floats() | st.text() | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text() | WORDS, inner, max_size=4),
    max_leaves=8,
)
"""What a message may carry, with words of the floor among it so that some of it is nearly right."""


def attempt(reading: Callable[[], Got]) -> Got | Refusal:
    """What a reading gives, or its refusal; any other exception fails the test."""
    try:
        return reading()
    except Refused as refused:
        return refused.refusal


def refusal(reading: Callable[[], object]) -> Refusal:
    """The refusal a reading must meet."""
    with pytest.raises(Refused) as refused:
        reading()
    return refused.value.refusal


def text_of(book: str) -> str:
    """The TOML of a shipped book."""
    return (resources.files("croupier.law") / "books" / f"{book}.toml").read_text("utf-8")


def mutated(book: str, old: str, new: str) -> str:
    """A shipped book with the first `old` in it changed to `new`."""
    text = text_of(book)
    assert old in text, f"{book} has no longer {old}"
    return text.replace(old, new, 1)


def without(book: str, table: str) -> str:
    """A shipped book less one of its tables and all that stands under it."""
    header = rf"^\[{re.escape(table)}(\.[^\]]*)?\]\n.*?(?=^\[|^#|\Z)"
    text, removed = re.subn(header, "", text_of(book), flags=re.MULTILINE | re.DOTALL)
    assert removed, f"{book} has no longer {table}"
    return text
