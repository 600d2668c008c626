"""Races and pools in a line of text: `1 2=3 4` is a finish with a dead heat, `1-2:40 3-1:60` dollars bet."""

from croupier.games.tote.kinds import Combination, Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_arithmetic import Bets, Winner
from croupier.games.tote.race import Group, Race, State

TERMS = PoolTerms(takeout=1800)
FREE = PoolTerms(takeout=0, break_to=1, minimum=100)


def race(
    runners: str,
    finish: str = "",
    *,
    number: int = 1,
    scratched: str = "",
    late: str = "",
    state: State = State.OFFICIAL,
) -> Race:
    gone = frozenset(scratched.split())
    return Race(number, tuple(runners.split()), gone, frozenset(late.split()), groups(finish), state)


def groups(finish: str) -> tuple[Group, ...]:
    return tuple(tuple(group.split("=")) for group in finish.split())


def bets(text: str) -> dict[Combination, int]:
    """`1-2:40` is $40 on (1, 2); without an amount, $1."""
    found = {}
    for one in text.split():
        combo, _, dollars = one.partition(":")
        found[combination(combo)] = int(dollars or 1) * 100
    return found


def combination(text: str) -> Combination:
    return tuple(map(int, text.split("-")))


def pool(kind: Kind, on: str, *races: int) -> Pool:
    return Pool(kind, races or (1,), bets(on))


def parts(winners: tuple[Winner, ...]) -> dict[str, str]:
    """What each winner takes of the profit."""
    return {winner.wins: str(winner.part) for winner in winners}


def covers(winners: tuple[Winner, ...], on: Bets) -> dict[str, int]:
    """The dollars on each winner."""
    return {winner.wins: sum(on[combo] for combo in winner.combos) // 100 for winner in winners}
