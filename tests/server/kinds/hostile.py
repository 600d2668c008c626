"""Frames that a hostile or broken screen may send: well-shaped with odd values, or of no shape at all."""

import json
import string
from collections.abc import Mapping
from typing import Any

import pytest
from hypothesis import strategies as st

from croupier.desk.kinds import Kinds
from croupier.server.frames import Frame
from croupier.server.wire import Wire, new_id

BESIDE_PINGS = pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
"""Pings that keep a socket alive draw a number in a thread of their own, every twenty seconds. Hypothesis
takes it for a strategy's where a ping meets a draw, as it does on a busy machine."""
ODD_AMOUNTS = [
    "-5.00",
    "0.00",
    "0",
    "1e9",
    "NaN",
    "Infinity",
    "٥.٠٠",
    "５.00",
    "5.000",
    "5,00",
    " 5.00",
    "9" * 30,
]
AMOUNTS = st.sampled_from(["1.00", "5.00", "500.00", "1000000000.00", *ODD_AMOUNTS]) | st.text(max_size=12)
SPOTS = st.sampled_from(["red", "17", "00", "0-00", "17-20", "column1", "RED", "17 ", "٧", "38", "b2b", ""])
ROUNDS = st.sampled_from([0, 1, 2, -1, 2**53, 2**63, 2**64, 1.0, True, "1"]) | st.integers()
NAMES = st.sampled_from(["1", "2", "9", "T1", "T9", "terminal:T1:2", "staff:Sam"]) | st.text(max_size=5)
CHIPS = st.sampled_from(["colour", "value", "gold", "", None])
DIRECTIONS = st.sampled_from(["clockwise", "counterclockwise", "up", 1])
COLOURS = st.sampled_from(["navy", "sky", "white", "", "Navy", None])
NESTED = st.recursive(
    st.none() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)
ANYTHING = AMOUNTS | SPOTS | ROUNDS | NAMES | NESTED
VALUES = st.lists(ANYTHING, max_size=6)
IDS = st.builds(new_id) | st.sampled_from(["vvvvvvvvvvv-vvvvvv", "00000000000-000000", "", "x", None, 7])
DUPLICATED = '["{id}", "place-bet", 1, "red", {{"amount": "1.00", "amount": "500.00"}}]'


def _shaped(screen: str, frames: Mapping[str, Mapping[str, Frame]]) -> st.SearchStrategy[list[Any]]:
    """A frame of the right shape, each value odd or not."""
    kinds = {"game": ROUNDS, "cents": AMOUNTS, "text": SPOTS | NAMES, "small": ROUNDS, "staff": NAMES}
    kinds |= {"colour or value": CHIPS, "clockwise or counterclockwise": DIRECTIONS}
    kinds |= {"may be empty": COLOURS, "count": ROUNDS}

    def values(name: str) -> st.SearchStrategy[list[Any]]:
        frame = frames[screen][name]
        readers = [kinds.get(field.says, ANYTHING) for field in (*frame.fields, *frame.repeated)]
        table = [st.just("T1") | NAMES] if screen == "supervisor" else []
        return st.tuples(st.builds(new_id), st.just(name), *table, *readers).map(list)

    return st.sampled_from(sorted(frames[screen])).flatmap(values) if frames[screen] else st.nothing()


def hostile_frames(screen: str, kinds: Kinds) -> st.SearchStrategy[str]:
    frames = Wire(kinds).frames
    commands = st.sampled_from(sorted({name for known in frames.values() for name in known}))
    anything = st.tuples(IDS, commands, VALUES).map(lambda parts: [parts[0], parts[1], *parts[2]])
    return (
        (_shaped(screen, frames) | anything).map(json.dumps)
        | NESTED.map(json.dumps)
        | st.text(string.printable, max_size=200)
        | st.builds(lambda: DUPLICATED.format(id=new_id()))
    )
