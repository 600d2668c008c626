"""A race card: one day of a meet at a sending track, its races, who runs in them and what can be bet."""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from croupier.base.money import Cents
from croupier.games.tote.kinds import Interest, Kind, legs
from croupier.games.tote.program.moment import Moment
from croupier.games.tote.program.odds import MorningLine
from croupier.games.tote.program.race_kinds import RaceKind, Sport
from croupier.games.tote.race import Race, Runner, State, interest

VERSION = 1
KindName: TypeAlias = str
"""A `RaceKind`, or another kind in the card's own words."""


class ProgramRunner(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`number` is `6`, or `1A` for one coupled with `1`. `scratched`: withdrawn before the card was made.
    `weight` is in pounds; `claim` is the price that it may be claimed for. Empty text: the card does not say.
    """

    number: Runner
    name: str
    line: MorningLine | None = None
    post: int | None = None
    jockey: str = ""
    driver: str = ""
    trainer: str = ""
    owner: str = ""
    weight: int | None = None
    colours: str = ""
    claim: Cents | None = None
    scratched: bool = False

    @property
    def interest(self) -> Interest:
        return interest(self.number)


class ProgramPool(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A pool that the sending track offers, with its least bet. `races` are its legs. `carried` came over
    from earlier days; a `mandatory` one must be paid out today."""

    kind: Kind
    races: tuple[int, ...]
    least: Cents
    carried: Cents = 0
    mandatory: bool = False

    @property
    def race(self) -> int:
        """The first leg: the pool closes when that race is off."""
        return self.races[0]


class ProgramRace(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`distance` is in yards. `nominations_close` belongs to a stake race, `entries_close` to an overnight
    one. `contributed`: owners pay towards the purse. `advertised`: it is in the regular stakes programme.
    """

    number: int
    post: Moment
    kinds: tuple[KindName, ...]
    distance: int
    runners: tuple[ProgramRunner, ...]
    pools: tuple[ProgramPool, ...] = ()
    name: str = ""
    surface: str = ""
    purse: Cents = 0
    conditions: str = ""
    contributed: bool = False
    advertised: bool = False
    handicapper: str = ""
    nominations_close: Moment | None = None
    entries_close: Moment | None = None

    def is_(self, kind: RaceKind) -> bool:
        return kind in self.kinds

    @property
    def starters(self) -> tuple[ProgramRunner, ...]:
        """Those who are not scratched."""
        return tuple(one for one in self.runners if not one.scratched)

    def interests(self) -> tuple[Interest, ...]:
        """The betting interests with a starter, in rising order."""
        return tuple(sorted({one.interest for one in self.starters}))

    def coupled(self, number: Interest) -> tuple[ProgramRunner, ...]:
        """The runners of one betting interest."""
        return tuple(one for one in self.runners if one.interest == number)

    def line(self, number: Interest) -> MorningLine | None:
        """The morning line of a betting interest, which its runners share."""
        return next((one.line for one in self.coupled(number) if one.line), None)

    def open_race(self) -> Race:
        """The race for the pools' arithmetic, before it is run."""
        gone = frozenset(one.number for one in self.runners if one.scratched)
        everyone = tuple(one.number for one in self.runners)
        return Race(number=self.number, runners=everyone, scratched=gone, state=State.OPEN)


class SendingTrack(msgspec.Struct, frozen=True, kw_only=True):
    """`code` is short, as a ticket prints it; `zone` is an IANA time zone; `profile` names the track profile
    that has the terms of its pools."""

    code: str
    name: str
    zone: str
    profile: str


class Meet(msgspec.Struct, frozen=True, kw_only=True):
    """The days between two dates, both included, on which a track races."""

    name: str
    first: str
    last: str


class RaceCard(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`date` is the race day at the track; `session` tells two cards of one day apart: `D` or `E`."""

    track: SendingTrack
    meet: Meet
    sport: Sport
    date: str
    races: tuple[ProgramRace, ...]
    session: str = "D"

    @property
    def id(self) -> str:
        """`MDL-2026-11-21-D`: unique among the cards of all tracks."""
        return f"{self.track.code}-{self.date}-{self.session}"

    def race(self, number: int) -> ProgramRace:
        """Raises `KeyError` for a race that is not on the card."""
        for one in self.races:
            if one.number == number:
                return one
        raise KeyError(number)

    def pools(self) -> Iterator[ProgramPool]:
        """Every pool of the day, by its first race."""
        for race in self.races:
            yield from race.pools

    def pools_over(self, number: int) -> tuple[ProgramPool, ...]:
        """The pools that a race is a leg of."""
        return tuple(pool for pool in self.pools() if number in pool.races)


def races_of_pool(kind: Kind, first: int) -> tuple[int, ...]:
    """The legs of a pool: consecutive races."""
    return tuple(range(first, first + legs(kind)))
