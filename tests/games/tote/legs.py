"""Races and pools over several legs, written short: `race(1, "3 1=2 4")` is a dead heat for second."""

from collections.abc import Mapping

from croupier.games.tote.kinds import Interest
from croupier.games.tote.race import Race, State

FIELD = "1 2 3 4 5 6"


def race(
    number: int,
    finish: str = "",
    *,
    runners: str = FIELD,
    scratched: str = "",
    late: str = "",
    state: State = State.OFFICIAL,
    win: Mapping[Interest, int] | None = None,
    since: Mapping[str, int] | None = None,
) -> Race:
    return Race(
        number,
        tuple(runners.split()),
        frozenset(scratched.split()),
        frozenset(late.split()),
        tuple(tuple(group.split("=")) for group in finish.split()),
        state,
        win or {},
        since or {},
    )


def card(*races: Race) -> dict[int, Race]:
    return {one.number: one for one in races}


def dollars(**bets: int) -> dict[tuple[int, ...], int]:
    """`dollars(b_3_5=10)` is $10 on (3, 5)."""
    return {tuple(map(int, name.split("_")[1:])): bet * 100 for name, bet in bets.items()}
