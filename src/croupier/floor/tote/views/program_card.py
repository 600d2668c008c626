"""The race card as programs and boards print it: distance, purse, who rides and trains, the morning line."""

from functools import lru_cache

import msgspec

from croupier.base import money
from croupier.base.wire_types import Dollars
from croupier.floor.tote.race_card import DigestedCard
from croupier.games.tote.program.card import ProgramRace, ProgramRunner
from croupier.games.tote.program.distance import show_distance
from croupier.games.tote.program.race_kinds import Sport


class ProgramRunnerView(msgspec.Struct, frozen=True):
    """`line` is the morning line; `rider` the jockey or the driver. Empty where the card does not say."""

    number: str
    name: str
    line: str
    rider: str
    trainer: str
    owner: str
    weight: int | None
    colours: str
    claim: Dollars | None


class ProgramRaceView(msgspec.Struct, frozen=True):
    """`post` is the post time on the card, in milliseconds of UTC; `yards` is the distance, which `distance`
    writes as programs do.
    """

    number: int
    name: str
    post: int
    kinds: list[str]
    yards: int
    distance: str
    surface: str
    purse: Dollars
    conditions: str
    runners: list[ProgramRunnerView]


class ProgramCardView(msgspec.Struct, frozen=True):
    """`id` tells it apart from every other card."""

    id: str
    sport: Sport
    meet: str
    date: str
    races: list[ProgramRaceView]


class ProgramCardPart(msgspec.Struct, frozen=True):
    """`programme` is the card of the race day, None while there is none."""

    programme: ProgramCardView | None


@lru_cache(maxsize=8)
def program_card_part(digested: DigestedCard | None) -> ProgramCardPart:
    """The same for the same card, so that it is sent once."""
    if digested is None:
        return ProgramCardPart(None)
    card = digested.card
    races = [_race(race, card.sport) for race in card.races]
    return ProgramCardPart(ProgramCardView(card.id, card.sport, card.meet.name, card.date, races))


def _race(race: ProgramRace, sport: Sport) -> ProgramRaceView:
    return ProgramRaceView(
        number=race.number,
        name=race.name,
        post=race.post.utc * 1000,
        kinds=list(race.kinds),
        yards=race.distance,
        distance=show_distance(race.distance, sport),
        surface=race.surface,
        purse=money.show(race.purse),
        conditions=race.conditions,
        runners=[_runner(race, one) for one in race.runners],
    )


def _runner(race: ProgramRace, runner: ProgramRunner) -> ProgramRunnerView:
    line = race.line(runner.interest)
    return ProgramRunnerView(
        number=runner.number,
        name=runner.name,
        line=str(line) if line else "",
        rider=runner.jockey or runner.driver,
        trainer=runner.trainer,
        owner=runner.owner,
        weight=runner.weight,
        colours=runner.colours,
        claim=money.show(runner.claim) if runner.claim is not None else None,
    )
