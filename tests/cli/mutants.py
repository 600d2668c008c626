"""A sound request with some of its values replaced by anything: nearly right, so that reading goes deep."""

import copy
from typing import Any

from hypothesis import strategies as st

_WORDS = (
    "4", "6", "1A", "6-2", "2-6", "5.00", "0.00", "-5.00", "٥.00", "NaN", "win", "exacta", "pick-six", "a",
    "host", "R4 $2 WIN 6", "R4 $1 EXACTA 6/ALL", "R4 $2 DD 6/1", "R5 $2 ACROSS 1,2", "official", "cancelled",
    "18", "model",
)  # fmt: skip
_KEYS = st.sampled_from(
    ("id", "bet", "kind", "races", "amounts", "sites", "state", "finish", "late", "6", "6-2", "x")
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.sampled_from(_WORDS),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_KEYS, inner, max_size=3),
    max_leaves=6,
)


def mutants(sound: Any) -> st.SearchStrategy[Any]:
    """The request itself with one to three of its values dropped, added or changed."""
    changes = st.lists(st.tuples(st.integers(0, 10_000), JSON, st.booleans()), min_size=1, max_size=3)
    return changes.map(lambda changed: _changed(sound, changed))


def _changed(sound: Any, changes: list[tuple[int, Any, bool]]) -> Any:
    request = copy.deepcopy(sound)
    for where, value, drop in changes:
        places = list(_places(request))
        if places:
            holder, key = places[where % len(places)]
            if drop and value is None:
                del holder[key]
            else:
                holder[key] = copy.deepcopy(value)
    return request


def _places(value: Any) -> Any:
    """Every value inside, as what holds it and its key there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inner:
        yield value, key
        yield from _places(one)
