"""Python's types as TypeScript: each row a type and what is written for it."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from croupier.base.names import TableId
from croupier.base.refusal import Reason
from croupier.base.wire_types import Dollars
from tools.typescript import Types, interface


class Step(StrEnum):
    LAID = "laid"
    COUNTED = "counted"


class Inner(msgspec.Struct):
    at: int


class Outer(msgspec.Struct):
    """What it is."""

    inner: Inner | None
    steps: list[Step]
    by: str | UnsetType = UNSET


ROWS: list[tuple[Any, str]] = [
    (str, "string"),
    (int, "number"),
    (bool, "boolean"),
    (None | str, "null | string"),
    (TableId, "string"),
    (Dollars, "Dollars"),
    (Literal["a", "b"], "'a' | 'b'"),
    (Literal[True], "true"),
    (Step, "'laid' | 'counted'"),
    (list[Step], "('laid' | 'counted')[]"),
    (tuple[Dollars, ...], "Dollars[]"),
    (Sequence[Inner], "Inner[]"),
    (tuple[str, Dollars], "[string, Dollars]"),
    (Mapping[str, Dollars | None], "Record<string, Dollars | null>"),
    (list[dict[str, str | int]], "Record<string, string | number>[]"),
    (Reason, "Reason"),
]


@pytest.mark.parametrize(("hint", "written"), ROWS, ids=str)
def test_a_type_is_written(hint: Any, written: str) -> None:
    assert Types().of(hint) == written


@pytest.mark.parametrize("hint", [bytes, set[str], complex])
def test_what_json_cannot_carry_is_refused(hint: Any) -> None:
    with pytest.raises(TypeError, match="no type of TypeScript"):
        Types().of(hint)


def test_a_struct_brings_those_it_names() -> None:
    types = Types()
    assert types.of(Outer) == "Outer"
    outer, inner = types.interfaces()
    assert outer == (
        "/** What it is. */\nexport interface Outer {\n"
        "  inner: Inner | null;\n  steps: ('laid' | 'counted')[];\n  by?: string;\n}\n"
    )
    assert inner == interface("Inner", None, ["  at: number;"])


def test_two_structs_of_one_name_are_refused() -> None:
    types = Types()
    types.of(Inner)
    with pytest.raises(TypeError, match="called Inner"):
        types.of(msgspec.defstruct("Inner", []))
