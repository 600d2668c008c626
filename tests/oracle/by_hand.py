"""Worlds written by hand, for figures that were worked out by hand."""

from tests.oracle.brute.shared import Site
from tests.oracle.brute.world import Rates, Run, Ticket, World


def rates(takeout: int = 1_800, minimum: int = 105, **others: object) -> Rates:
    plain = Rates(
        takeout=takeout, break_to=10, minimum=minimum, picking="most-right", share=0, cap=None, fewest_legs=1
    )
    return {**plain, **others}  # type: ignore[typeddict-item]


def run(
    finish: str,
    runners: int = 8,
    late: str = "",
    win: dict[int, int] | None = None,
    since: dict[str, int] | None = None,
) -> Run:
    """`1 2=3 4`: two and three on one line."""
    field = sorted({*map(str, range(1, runners + 1)), *finish.replace("=", " ").split()})
    levels = [level.split("=") for level in finish.split()]
    state = "official" if finish else "cancelled"
    return Run(
        runners=field, scratched=[], late=late.split(), finish=levels, state=state, win=win or {},
        since=since or {},
    )  # fmt: skip


def world(
    kind: str, finish: str | list[Run], tickets: dict[str, int], terms: Rates, carried: int = 0
) -> World:
    runs = [run(finish)] if isinstance(finish, str) else finish
    return World(
        kind=kind, runs=runs, tickets=bought(tickets), carried=carried, rates=terms,
        mandatory=False, exchanged=[],
    )  # fmt: skip


def bought(tickets: dict[str, int]) -> list[Ticket]:
    """`{"1-2": 200}`: two dollars on 1 and 2."""
    return [(tuple(map(int, combo.split("-"))), cents) for combo, cents in tickets.items()]


def site(terms: Rates, tickets: dict[str, int], exchanged: dict[str, int] | None = None) -> Site:
    return Site(rates=terms, tickets=bought(tickets), exchanged=bought(exchanged or {}))
