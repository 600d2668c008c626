"""Who still runs, race by race: what ALL stands for at the moment a ticket is sold."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from croupier.games.tote.bet import ALL, AnyOrder, Bet, Group, KeyBox, Placed, Runners, Wheel
from croupier.games.tote.kinds import PLACES
from croupier.games.tote.race import Race

Fields: TypeAlias = Mapping[int, Runners]
"""The betting interests that run in each race, in rising order."""

MOST_RUNNERS = 24
"""The highest programme number that can be bet on: the largest fields have 20 runners and four in reserve."""


def fields_of(races: Iterable[Race]) -> Fields:
    return {race.number: running(race) for race in races}


def running(race: Race) -> Runners:
    """The betting interests that start; a coupled entry does as long as one of its runners does."""
    gone = race.gone()
    return tuple(one for one in race.interests() if one not in gone)


def groups_of(bet: Bet) -> Iterator[tuple[int, Group]]:
    """Every group that a bet writes, with the race it is for."""
    match bet.selection:
        case Placed(groups):
            yield from zip(races_of_groups(bet), groups, strict=True)
        case AnyOrder(groups):
            yield from ((bet.race, group) for group in groups)
        case KeyBox(key, runners):
            yield from ((bet.race, (key,)), (bet.race, runners))
        case listed:
            yield bet.race, listed.runners


def races_of_groups(bet: Bet) -> tuple[int, ...]:
    """The race of each place or leg: the places of a trifecta are all of one race."""
    places = PLACES.get(bet.pools[0])
    return (bet.race,) * places if places else bet.races


def needs_field(bet: Bet) -> bool:
    """Whether the combinations of the bet depend on runners that it does not name."""
    match bet.selection:
        case Wheel():
            return True
        case AnyOrder(groups, only):
            return not only and len(groups) < PLACES[bet.pools[0]]
        case _:
            return any(group == ALL for _, group in groups_of(bet))
