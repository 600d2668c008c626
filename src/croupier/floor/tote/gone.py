"""Whose combinations a pool gives back: the interests that are gone, for each place of a combination."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from croupier.games.tote.kinds import PLACES, Combination, Interest, Kind
from croupier.games.tote.race import Race

Gone: TypeAlias = Sequence[Sequence[Interest]]
"""The interests that are gone, leg by leg; of a pool whose combinations name one race, of that race alone."""


def gone_of(kind: Kind, races: Sequence[Race]) -> tuple[tuple[Interest, ...], ...]:
    """From the first leg whenever they were withdrawn, from later legs if that was before the pool closed."""
    first, *later = races
    if kind in PLACES or not later:
        return (tuple(sorted(first.gone())),)
    early = (race.gone_early(first.number) for race in later)
    return (tuple(sorted(first.gone())), *(tuple(sorted(one)) for one in early))


def names_gone(combination: Combination, gone: Gone) -> bool:
    if len(gone) == 1:
        return any(one in gone[0] for one in combination)
    return any(one in out for one, out in zip(combination, gone, strict=True))


def legs_of(pool_races: Iterable[int], races: Mapping[int, Race]) -> list[Race]:
    return [races[number] for number in pool_races]
