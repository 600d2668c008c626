"""A race as the tote knows it: who runs, who was withdrawn when, and how they finished."""

import re
from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import TypeAlias

import msgspec

from croupier.base.money import Cents
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Interest

Runner: TypeAlias = str
"""A programme number: `6`, or `1A` for a runner coupled with `1` in an entry or a field."""

Group: TypeAlias = tuple[Runner, ...]
"""Those who reached the line together: one runner, or a dead heat."""

_RUNNER = re.compile(r"([1-9][0-9]?)([A-Z]?)", re.ASCII)


class State(StrEnum):
    """`no-race` was run and declared void; `cancelled` was never run. Pools on either are refunded."""

    OPEN = "open"
    OFFICIAL = "official"
    NO_RACE = "no-race"
    CANCELLED = "cancelled"


class Race(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`scratched` runners were withdrawn while its pools were open; `late` ones at the start, or after a
    pool had closed that has this race as a later leg. `since` is the last race that had gone off when a
    late runner was withdrawn; one without it was withdrawn after every earlier race. `win` is the money in
    the win pool, which names the favourite."""

    number: int
    runners: tuple[Runner, ...]
    scratched: frozenset[Runner] = frozenset()
    late: frozenset[Runner] = frozenset()
    finish: tuple[Group, ...] = ()
    state: State = State.OFFICIAL
    win: Mapping[Interest, Cents] = {}
    since: Mapping[Runner, int] = {}

    @property
    def official(self) -> bool:
        return self.state is State.OFFICIAL

    def interests(self) -> tuple[Interest, ...]:
        """Every betting interest on the programme, in rising order."""
        return tuple(sorted({interest(runner) for runner in self.runners}))

    def withdrawn(self, gone: Iterable[Runner]) -> frozenset[Interest]:
        """The interests without a runner left; a coupled entry runs as long as one of its runners does."""
        missing = set(gone)
        left = {interest(runner) for runner in self.runners if runner not in missing}
        return frozenset(interest(runner) for runner in missing) - left

    def gone(self) -> frozenset[Interest]:
        """The interests that did not start, whenever they were withdrawn."""
        return self.withdrawn(self.scratched | self.late)

    def gone_early(self, first: int) -> frozenset[Interest]:
        """The interests withdrawn before a pool closed whose first leg is race number `first`."""
        early = (runner for runner in self.late if self.since.get(runner, self.number - 1) < first)
        return self.withdrawn(self.scratched.union(early))

    def order(self) -> tuple[tuple[Interest, ...], ...]:
        """The finish by betting interest: each counts where its best runner came, dead heats together."""
        seen: set[Interest] = set()
        groups: list[tuple[Interest, ...]] = []
        for group in self.finish:
            here = tuple(sorted({interest(runner) for runner in group} - seen))
            seen.update(here)
            if here:
                groups.append(here)
        return tuple(groups)

    def winners(self) -> frozenset[Interest]:
        """The interests that came first; none if the race was not run."""
        return frozenset(self.order()[0]) if self.official and self.finish else frozenset()


def interest(runner: Runner) -> Interest:
    """The interest that a runner belongs to: `1A` is bet on as 1."""
    found = _RUNNER.fullmatch(runner)
    if found is None:
        refuse(Reason.UNREADABLE, f"{shown(runner)} is not a programme number, like 6 or 1A", clauses.RUNNER)
    return int(found[1])
