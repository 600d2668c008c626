"""What the second tote works with: plain dicts and tuples, none of them from the program.

A world is one pool with its terms and its races, leg by leg. The program prices the same pool from structs
of its own; only the adapter in `tests/oracle/pricers.py` knows both.
"""

from typing import TypeAlias, TypedDict

Combo: TypeAlias = tuple[int, ...]
Ticket: TypeAlias = tuple[Combo, int]
"""What is named, and the cents on it."""


class Run(TypedDict):
    """`since`: for some of those late, the last race off by then: the pool's first leg is 1, its second 2,
    what ran before the pool is 0 or less. The others were withdrawn when the pool's first leg was off."""

    runners: list[str]
    scratched: list[str]
    late: list[str]
    finish: list[list[str]]
    state: str
    win: dict[int, int]
    since: dict[str, int]


class Rates(TypedDict):
    """`takeout` and `share` in basis points; `break_to` and `minimum` in cents on a dollar."""

    takeout: int
    break_to: int
    minimum: int
    picking: str
    share: int
    cap: int | None
    fewest_legs: int


class World(TypedDict):
    kind: str
    runs: list[Run]
    tickets: list[Ticket]
    carried: int
    mandatory: bool
    exchanged: list[Ticket]
    rates: Rates


class Outcome(TypedDict):
    """`rungs`: that of the pool first, then those of a consolation or of a twin trifecta's second half."""

    rungs: list[str]
    wagers: int
    refunds: int
    takeout: int
    breakage: int
    minus: int
    paid: int
    carried_in: int
    carried_out: int
    prices: dict[Combo, int]
    refunded: set[Combo]
    exchange_prices: dict[Combo, int]
