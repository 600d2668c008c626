"""The files of the card folder at the mutuel manager's desk: what each contains, or why it cannot be used."""

from collections.abc import Callable
from functools import lru_cache

import msgspec

from croupier.base.refusal import Refusal
from croupier.floor.tote.card_folder import CardFile, FolderListing
from croupier.floor.tote.race_card import DigestedCard
from croupier.games.tote.program.card import ProgramRace, RaceCard
from croupier.games.tote.program.distance import show_distance
from croupier.games.tote.program.race_kinds import Sport


class FileRace(msgspec.Struct, frozen=True):
    """`post` is by the clock at the track; `runners` counts those who start, `pools` are those that begin
    with this race.
    """

    number: int
    post: str
    name: str
    kinds: list[str]
    distance: str
    runners: int
    pools: list[str]


class CardFileView(msgspec.Struct, frozen=True):
    """`digest` names the card to publish. `why` says why it cannot be used, with the clause if one decides;
    it is empty of a card that can be published.
    """

    file: str
    digest: str
    track: str
    date: str
    session: str
    meet: str
    races: list[FileRace]
    why: str
    clause: str | None


class CardFilesPart(msgspec.Struct, frozen=True):
    """`card_folder` is empty where the operator names none, and `folder_trouble` why it cannot be read."""

    card_folder: str
    card_files: list[CardFileView]
    folder_trouble: str


NO_FOLDER = CardFilesPart("", [], "")


Unfit = Callable[[RaceCard], Refusal | None]
"""Why a card that is sound in itself cannot be published now."""


def card_files_part(folder: str, found: FolderListing, unfit: Unfit) -> CardFilesPart:
    """Those that can be published first, by their date."""
    views = [_view(one, unfit) for one in found.files]
    return CardFilesPart(folder, sorted(views, key=_order), found.trouble)


def _order(view: CardFileView) -> tuple[bool, str, str]:
    return bool(view.why), view.date, view.file


def _view(file: CardFile, unfit: Unfit) -> CardFileView:
    if file.card is None:
        return _unusable(file.name, file.fault)
    card = file.card.card
    fault = unfit(card)
    return CardFileView(
        file=file.name,
        digest=file.card.digest,
        track=card.track.name,
        date=card.date,
        session=card.session,
        meet=card.meet.name,
        races=_races(file.card),
        why=_why(fault),
        clause=fault.clause if fault else None,
    )


def _unusable(name: str, fault: Refusal | None) -> CardFileView:
    return CardFileView(name, "", "", "", "", "", [], _why(fault), fault.clause if fault else None)


def _why(fault: Refusal | None) -> str:
    if fault is None:
        return ""
    return f"{fault.place}: {fault.says}" if fault.place else fault.says


@lru_cache(maxsize=64)
def _races(digested: DigestedCard) -> list[FileRace]:
    card: RaceCard = digested.card
    return [_race(one, card.sport) for one in card.races]


def _race(race: ProgramRace, sport: Sport) -> FileRace:
    return FileRace(
        number=race.number,
        post=race.post.clock[:5],
        name=race.name,
        kinds=list(race.kinds),
        distance=show_distance(race.distance, sport),
        runners=len(race.starters),
        pools=[pool.kind for pool in race.pools],
    )
