"""A sending track whose reports a test writes, and which it can silence."""

from typing import Any

from croupier.devices import makers, track
from croupier.devices.track import AnyReport, RunningPositions, TrackPlace
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.race import Group


class ScriptedTrack:
    simulated = by_screen = False
    faults: frozenset[str] = frozenset()
    speed = 1.0

    def __init__(self, card: RaceCard | None) -> None:
        self.lost = False
        self.raced: list[RaceCard] = []
        self.told: list[AnyReport] = []
        if card is not None:
            self.tell(track.CardPosted, card=card)

    def tell(self, report: type[Any], **values: Any) -> None:
        self.told.append(report(seq=len(self.told) + 1, at=len(self.told), **values))

    def finish(self, race: int, order: str, *, official: bool = True) -> None:
        """The stop-bet signal, the off, the finish like `6-2=3-1`, and the official sign."""
        groups: tuple[Group, ...] = tuple(tuple(one.split("=")) for one in order.split("-"))
        self.tell(track.StopBet, race=race)
        self.tell(track.RaceOff, race=race)
        self.tell(track.FinishPosted, race=race, finish=groups)
        if official:
            self.tell(track.RaceOfficial, race=race, finish=groups)

    def reports(self, _: float, after: int) -> list[AnyReport]:
        return [] if self.lost else [one for one in self.told if one.seq > after]

    def positions(self, _: float) -> RunningPositions | None:
        return None

    def replay(self, _race: int, _clock: int) -> RunningPositions | None:
        return None

    def clock(self, _: float) -> int:
        return 0

    def simulate(self, _fault: str, _: float) -> bool:
        return False

    def schedule(self, card: RaceCard, _now: float) -> RaceCard:
        return card

    def race(self, card: RaceCard, _now: float, _after: int) -> None:
        self.raced.append(card)

    def close(self) -> None: ...


class Scripted:
    """Stands in the registry of tracks. A floor that opens again finds the track where it was."""

    def __init__(self) -> None:
        self.track: ScriptedTrack | None = None

    def __call__(self, place: TrackPlace, _: str) -> ScriptedTrack:
        self.track = self.track or ScriptedTrack(place.card)
        return self.track


def scripted(monkeypatch: Any) -> Scripted:
    made = Scripted()
    monkeypatch.setitem(makers.TRACKS.known, "scripted", made)
    return made
