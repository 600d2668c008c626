"""A simulated sending track: it runs a card by the clock, and keeps its seeds until each race is over."""

import secrets
from urllib.parse import quote

import msgspec

from croupier.devices.memory import StateFile
from croupier.devices.race_day import OUTAGE, SECOND, DayNotes, RaceDay
from croupier.devices.race_script import BRISK, REAL
from croupier.devices.track import AnyReport, RunningPositions, TrackPlace
from croupier.devices.track_time import moment_at
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.library import CARDS, load_card
from croupier.games.tote.program.moment import Moment
from croupier.games.tote.program.redating import redated
from croupier.games.tote.running.incidents import TrackFault

SEED_BYTES = 32
FIRST_RACE = 120
"""Seconds from the start to the first race of a brisk day."""
_BETWEEN = 130
"""Seconds from the line to the next brisk post time: enough for an inquiry, a delay and the next parade."""
_YARDS_A_SECOND = 15


class TrackNotes(msgspec.Struct, frozen=True):
    """`number` counts the days; the day before is kept for whoever has not asked for all of it."""

    today: DayNotes
    before: DayNotes | None = None
    number: int = 1


class SimulatedTrack:
    """Everything it tells follows from its notes and the time, so a restart tells the same again.

    A seed comes from the operating system when the post parade of its race begins; its hash is told then, the
    seed itself with the official sign. A brisk track begins another day when one is over. Without a `card` of
    its own it races those that the tote publishes.
    """

    simulated = by_screen = True
    faults: frozenset[str] = frozenset(TrackFault)

    def __init__(
        self, place: TrackPlace, card: RaceCard | None, file: StateFile[TrackNotes] | None = None
    ) -> None:
        self._place, self._card, self._file = place, card, file
        self.speed = place.speed
        self._pace = BRISK if place.brisk else REAL
        self._now = place.at
        kept = file.recall() if file else None
        dated = self._dated(card, place.at, 1) if card else None
        self._note(kept or TrackNotes(DayNotes(dated, place.at), number=1 if dated else 0))

    def _note(self, notes: TrackNotes) -> None:
        """On disk before anything is told by it."""
        self._notes = notes
        self._today = RaceDay(notes.today, self._pace, self.speed)
        if self._file:
            self._file.keep(notes)

    def _change(self, **changes: object) -> None:
        today = msgspec.structs.replace(self._notes.today, **changes)
        self._note(msgspec.structs.replace(self._notes, today=today))

    @property
    def lost(self) -> bool:
        return self._today.lost(self._now)

    def clock(self, now: float) -> int:
        return self._place.at + round((now - self._place.now) * SECOND)

    def reports(self, now: float, after: int) -> list[AnyReport]:
        self._advance(now)
        if self.lost:
            return []
        told = self._today.reports(self._now)
        before = self._notes.before
        if before and after < self._notes.today.told:
            told = RaceDay(before, self._pace, self.speed).reports(self._now) + told
        return [one for one in told if one.seq > after]

    def positions(self, now: float) -> RunningPositions | None:
        self._advance(now)
        return None if self.lost else self._today.running(self._now)

    def replay(self, race: int, clock: int) -> RunningPositions | None:
        return self._today.replay(race, clock, self._now)

    def simulate(self, fault: str, now: float) -> bool:
        self._advance(now)
        if fault not in self.faults:
            return False
        if fault == TrackFault.LINK_LOST:
            self._change(outage=(self._now, self._now + self._today.scaled(OUTAGE)))
            return True
        race = self._today.can_show(TrackFault(fault), self._now)
        if race is None:
            return False
        self._change(faults={**self._notes.today.faults, race: fault})
        return True

    def schedule(self, card: RaceCard, now: float) -> RaceCard:
        self._advance(now)
        return self._dated(card, self._now, self._notes.number + 1)

    def race(self, card: RaceCard, now: float, after: int) -> None:
        """What an earlier card still had to tell is not told any more: its races are decided."""
        if self._card is not None or card == self._notes.today.card:
            return
        self._advance(now)
        self._note(TrackNotes(DayNotes(card, self._now, after), number=self._notes.number + 1))

    def close(self) -> None:
        """It holds no line."""

    def _advance(self, now: float) -> None:
        """Draw the seeds that are due, and begin another day where one is over."""
        self._now = max(self._now, self.clock(now))
        if due := self._today.seeds_due(self._now):
            drawn = {race: secrets.token_hex(SEED_BYTES) for race in due}
            self._change(seeds={**self._notes.today.seeds, **drawn})
        if self._card and self._place.brisk and self._today.over(self._now):
            today, number = self._notes.today, self._notes.number + 1
            told = today.told + len(self._today.reports(self._now))
            dated = self._dated(self._card, self._now, number)
            self._note(TrackNotes(DayNotes(dated, self._now, told), today, number))

    def _dated(self, card: RaceCard, at: int, number: int) -> RaceCard:
        """The card as it is, or of a brisk track with post times minutes apart, from now on."""
        if not self._place.brisk:
            return card
        posts: list[Moment] = []
        seconds = FIRST_RACE
        for race in card.races:
            after = max(len(posts) + 1, round(seconds / self.speed))
            posts.append(moment_at(at // SECOND + after, card.track.zone))
            seconds += race.distance // _YARDS_A_SECOND + _BETWEEN
        session = card.session
        return redated(card, posts, session if number == 1 else f"{session}{number}")


def simulated_track(place: TrackPlace, address: str) -> SimulatedTrack:
    """It runs the card that it is given, else the example card that its address names, else the first; or
    those that the tote publishes."""
    card = None if place.from_desk else place.card or load_card(address or CARDS[0])
    name = f"track-{quote(place.table, safe='')}.json"
    return SimulatedTrack(place, card, StateFile(place.folder / name, TrackNotes) if place.folder else None)
