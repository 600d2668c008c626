"""The card of a race day under its digest, and who runs in each race, worked out once for every scratch."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import msgspec

from croupier.floor.tote.race_state import Scratch
from croupier.games.tote.field import Fields, fields_of
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.writing import card_digest
from croupier.games.tote.race import Race


@dataclass(frozen=True, slots=True)
class DigestedCard:
    """Equal where the digest is: a card is too long to be compared at every sale."""

    digest: str
    card: RaceCard = field(compare=False)


def digested(card: RaceCard) -> DigestedCard:
    return DigestedCard(card_digest(card), card)


@lru_cache(maxsize=256)
def programme(card: DigestedCard, scratches: tuple[Scratch, ...]) -> Mapping[int, Race]:
    """The races as the arithmetic of pools takes them, still without a finish."""
    races = {race.number: race.open_race() for race in card.card.races}
    for one in scratches:
        races[one.race] = _without(races[one.race], one)
    return races


@lru_cache(maxsize=256)
def field_after(card: DigestedCard, scratches: tuple[Scratch, ...]) -> Fields:
    return fields_of(programme(card, scratches).values())


def _without(race: Race, scratch: Scratch) -> Race:
    """Withdrawn before any race had gone off, or late: after the race `off` had."""
    if not scratch.off:
        return msgspec.structs.replace(race, scratched=race.scratched | {scratch.runner})
    since = {**race.since, scratch.runner: min(scratch.off, race.number - 1)}
    return msgspec.structs.replace(race, late=race.late | {scratch.runner}, since=since)
