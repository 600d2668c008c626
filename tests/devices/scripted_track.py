"""A track on a line: what it tells is what a test puts on the line. It knows no faults and no positions."""

import msgspec

from croupier.devices.track import AnyReport, CardPosted, RunningPositions, TrackPlace
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.library import load_card


class ScriptedTrack:
    """The first report is the card. While `silent`, nothing comes through; it is kept until it can."""

    simulated = by_screen = False
    faults: frozenset[str] = frozenset()
    speed = 1.0

    def __init__(self, place: TrackPlace, _address: str = "") -> None:
        self._place = place
        self.card = place.card or load_card("model-park")
        self.silent = False
        self.raced: list[RaceCard] = []
        self._told: list[AnyReport] = []
        self.tell(CardPosted(card=self.card))

    def tell(self, report: AnyReport) -> None:
        """Number it, date it, and put it on the line."""
        numbered = {"seq": len(self._told) + 1, "at": report.at or self._place.at + len(self._told)}
        self._told.append(msgspec.structs.replace(report, **numbered))

    @property
    def lost(self) -> bool:
        return self.silent

    def reports(self, _now: float, after: int) -> list[AnyReport]:
        return [] if self.silent else self._told[after:]

    def positions(self, _now: float) -> RunningPositions | None:
        return None

    def replay(self, _race: int, _clock: int) -> RunningPositions | None:
        return None

    def clock(self, now: float) -> int:
        return self._place.at + round((now - self._place.now) * 1_000_000)

    def simulate(self, _fault: str, _now: float) -> bool:
        return False

    def schedule(self, card: RaceCard, _now: float) -> RaceCard:
        return card

    def race(self, card: RaceCard, _now: float, _after: int) -> None:
        self.raced.append(card)

    def close(self) -> None:
        """There is no line."""
