"""A race card from its JSON values, checked whole: a wrong value or a broken definition is refused."""

from croupier.base import money
from croupier.base.refusal import Reason, Refused, refuse
from croupier.games.tote import clauses
from croupier.games.tote.card.decoding import decode_checked, each
from croupier.games.tote.kinds import Kind
from croupier.games.tote.program.card import (
    Meet,
    ProgramPool,
    ProgramRace,
    ProgramRunner,
    RaceCard,
    SendingTrack,
    races_of_pool,
)
from croupier.games.tote.program.card_faults import card_fault
from croupier.games.tote.program.entries import (
    ProgramPoolEntry,
    ProgramRaceEntry,
    ProgramRunnerEntry,
    RaceCardEntry,
)
from croupier.games.tote.program.moment import Moment, read_moment
from croupier.games.tote.program.odds import read_morning_line
from croupier.games.tote.program.race_kinds import Sport


def read_card(given: object) -> RaceCard:
    """The card that these JSON values write, or a refusal that names the place and the clause."""
    entry = decode_checked(given, RaceCardEntry)
    card = RaceCard(
        track=SendingTrack(
            code=entry.track.code, name=entry.track.name, zone=entry.track.zone, profile=entry.track.profile
        ),
        meet=Meet(name=entry.meet.name, first=entry.meet.first, last=entry.meet.last),
        sport=Sport(entry.sport),
        date=entry.date,
        races=tuple(each(entry.races, _race, "races")),
        session=entry.session,
    )
    if wrong := card_fault(card):
        raise Refused(wrong)
    return card


def _race(entry: ProgramRaceEntry) -> ProgramRace:
    return ProgramRace(
        number=entry.number,
        post=read_moment(entry.post_time),
        kinds=tuple(entry.kinds),
        distance=entry.distance,
        runners=tuple(_runner(one) for one in entry.runners),
        pools=tuple(each(entry.pools, lambda pool: _pool(entry.number, pool), "pools")),
        name=entry.name,
        surface=entry.surface,
        purse=money.read(entry.purse),
        conditions=entry.conditions,
        contributed=entry.owners_contribute,
        advertised=entry.in_stakes_program,
        handicapper=entry.handicapper,
        nominations_close=_moment(entry.nominations_close),
        entries_close=_moment(entry.entries_close),
    )


def _moment(given: str | None) -> Moment | None:
    return None if given is None else read_moment(given)


def _runner(entry: ProgramRunnerEntry) -> ProgramRunner:
    return ProgramRunner(
        number=entry.number,
        name=entry.name,
        line=None if entry.morning_line is None else read_morning_line(entry.morning_line),
        post=entry.post_position,
        jockey=entry.jockey,
        driver=entry.driver,
        trainer=entry.trainer,
        owner=entry.owner,
        weight=entry.weight,
        colours=entry.colours,
        claim=None if entry.claiming_price is None else money.read(entry.claiming_price),
        scratched=entry.scratched,
    )


def _pool(first: int, entry: ProgramPoolEntry) -> ProgramPool:
    kind = Kind(entry.kind)
    races = races_of_pool(kind, first)
    if entry.races and tuple(entry.races) != races:
        given = ", ".join(map(str, entry.races))
        says = f"a {kind} that begins with race {first} is on {_listed(races)}, not {given}"
        refuse(Reason.UNREADABLE, says, clauses.clause_of(kind), "races")
    least, carried = money.read(entry.least), money.read(entry.carryover)
    return ProgramPool(kind=kind, races=races, least=least, carried=carried, mandatory=entry.mandatory)


def _listed(races: tuple[int, ...]) -> str:
    if len(races) == 1:
        return f"race {races[0]} alone"
    return f"races {', '.join(map(str, races))}, one after the other"
