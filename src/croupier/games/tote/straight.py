"""Win, place and show: who shares the profit, and in which parts."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

from croupier.games.tote.kinds import Interest
from croupier.games.tote.pool_arithmetic import Bets, Winner, shared
from croupier.games.tote.pool_result import Rung
from croupier.games.tote.race import Group, Race, interest

WIN_RUNGS = {1: Rung.EXACT, 2: Rung.SECOND, 3: Rung.THIRD}
"""The rung for the place in which a runner or a dead heat finished."""


def win(bets: Bets, race: Race) -> tuple[Winner, ...]:
    """The first to finish that has money on it, down to third place; in a dead heat all those with money."""
    place = 1
    for group in race.finish:
        interests = sorted(set(map(interest, group)))
        if place in WIN_RUNGS and (winners := _equally(bets, interests, WIN_RUNGS[place])):
            return winners
        place += len(group)
    return ()


def place(bets: Bets, race: Race) -> tuple[Winner, ...]:
    return _placed(bets, race, 2)


def show(bets: Bets, race: Race) -> tuple[Winner, ...]:
    return _placed(bets, race, 3)


def _placed(bets: Bets, race: Race, slots: int) -> tuple[Winner, ...]:
    """Runners with money share by the paid places they took; if none has any, the next to finish share."""
    taking = list(_taking(race.finish, slots))
    backed = [
        (min(taken, len(runners)), runners)  # whoever nobody backed drops out
        for taken, group in taking
        if (runners := _backed(bets, group))
    ]
    if backed:
        return tuple(Winner(str(one), Rung.EXACT, ((one,),), part) for one, part in _parts(backed).items())
    following = race.finish[len(taking) : len(taking) + 1]
    return _equally(bets, sorted({one for group in following for one in _backed(bets, group)}), Rung.NEXT)


def _taking(finish: Sequence[Group], slots: int) -> Iterator[tuple[int, Group]]:
    """The groups that reach a paid place, each with how many such places it takes."""
    left = slots
    for group in finish:
        if not left:
            return
        taken = min(left, len(group))
        left -= taken
        yield taken, group


def _parts(backed: Sequence[tuple[int, Sequence[Interest]]]) -> dict[Interest, Fraction]:
    """The part of the profit for each interest. A dead heat for too few places shares them; an entry gets
    the parts of all its runners."""
    places = sum(taken for taken, _ in backed)
    parts: dict[Interest, Fraction] = {}
    for taken, runners in backed:
        for one in runners:
            parts[one] = parts.get(one, Fraction()) + Fraction(taken, places * len(runners))
    return parts


def _backed(bets: Bets, group: Group) -> list[Interest]:
    """The interests with money on them, one for each runner of the group."""
    return [one for one in map(interest, group) if (one,) in bets]


def _equally(bets: Bets, group: Sequence[Interest], rung: Rung) -> tuple[Winner, ...]:
    return shared(rung, [(str(one), ((one,),)) for one in group if (one,) in bets])
