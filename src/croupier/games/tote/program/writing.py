"""A race card as JSON values and as canonical bytes, whose digest names the card wherever it is quoted."""

import json
from hashlib import sha256
from typing import Any

from msgspec import to_builtins

from croupier.base.money import show
from croupier.games.tote.program.card import ProgramPool, ProgramRace, ProgramRunner, RaceCard
from croupier.games.tote.program.entries import (
    MeetEntry,
    ProgramPoolEntry,
    ProgramRaceEntry,
    ProgramRunnerEntry,
    RaceCardEntry,
    SendingTrackEntry,
)
from croupier.games.tote.program.json_values import FORMAT
from croupier.games.tote.program.moment import Moment


def written_card(card: RaceCard) -> dict[str, object]:
    """The JSON values that `read_card` reads back as the same card; what is empty is left out."""
    track, meet = card.track, card.meet
    entry = RaceCardEntry(
        format=FORMAT,
        version=1,
        track=SendingTrackEntry(code=track.code, name=track.name, zone=track.zone, profile=track.profile),
        meet=MeetEntry(name=meet.name, first=meet.first, last=meet.last),
        sport=card.sport,
        date=card.date,
        races=[_race(one) for one in card.races],
        session=card.session,
    )
    made: dict[str, object] = _said(to_builtins(entry))
    return made


_NOT_SAID: tuple[object, ...] = ("", None, False, [], show(0))


def _said(value: Any) -> Any:
    """Without what is empty, by value: whether a default is written must not hang on how it was made."""
    if isinstance(value, dict):
        return {key: _said(one) for key, one in value.items() if one not in _NOT_SAID}
    return [_said(one) for one in value] if isinstance(value, list) else value


def card_bytes(card: RaceCard) -> bytes:
    """Canonical: sorted keys, no spaces, ASCII. The same card gives the same bytes on any machine."""
    return json.dumps(written_card(card), sort_keys=True, separators=(",", ":")).encode("ascii")


def card_digest(card: RaceCard) -> str:
    """SHA-256 of the canonical bytes, in hex."""
    return sha256(card_bytes(card)).hexdigest()


def _race(race: ProgramRace) -> ProgramRaceEntry:
    return ProgramRaceEntry(
        number=race.number,
        post_time=str(race.post),
        kinds=list(race.kinds),
        distance=race.distance,
        runners=[_runner(one) for one in race.runners],
        pools=[_pool(one) for one in race.pools],
        name=race.name,
        surface=race.surface,
        purse=show(race.purse),
        conditions=race.conditions,
        owners_contribute=race.contributed,
        in_stakes_program=race.advertised,
        handicapper=race.handicapper,
        nominations_close=_moment(race.nominations_close),
        entries_close=_moment(race.entries_close),
    )


def _moment(moment: Moment | None) -> str | None:
    return None if moment is None else str(moment)


def _runner(runner: ProgramRunner) -> ProgramRunnerEntry:
    return ProgramRunnerEntry(
        number=runner.number,
        name=runner.name,
        morning_line=None if runner.line is None else str(runner.line),
        post_position=runner.post,
        jockey=runner.jockey,
        driver=runner.driver,
        trainer=runner.trainer,
        owner=runner.owner,
        weight=runner.weight,
        colours=runner.colours,
        claiming_price=None if runner.claim is None else show(runner.claim),
        scratched=runner.scratched,
    )


def _pool(pool: ProgramPool) -> ProgramPoolEntry:
    several = list(pool.races) if len(pool.races) > 1 else []
    return ProgramPoolEntry(
        kind=pool.kind,
        least=show(pool.least),
        races=several,
        carryover=show(pool.carried),
        mandatory=pool.mandatory,
    )
