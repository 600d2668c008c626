"""No line to any sending track: the card comes from the desk, and results from the live picture and sound."""

from croupier.devices.track import AnyReport, RunningPositions, TrackPlace
from croupier.games.tote.program.card import RaceCard

_SECOND = 1_000_000


class AbsentTrack:
    """It is never heard, so a mutuel manager closes races and enters how they finished."""

    simulated = by_screen = False
    faults: frozenset[str] = frozenset()
    speed = 1.0
    lost = True

    def __init__(self, place: TrackPlace, _address: str) -> None:
        self._place = place

    def reports(self, _now: float, _after: int) -> list[AnyReport]:
        return []

    def positions(self, _now: float) -> RunningPositions | None:
        return None

    def replay(self, _race: int, _clock: int) -> RunningPositions | None:
        return None

    def clock(self, now: float) -> int:
        return self._place.at + round((now - self._place.now) * _SECOND)

    def simulate(self, _fault: str, _now: float) -> bool:
        return False

    def schedule(self, card: RaceCard, _now: float) -> RaceCard:
        return card

    def race(self, _card: RaceCard, _now: float, _after: int) -> None:
        """Somewhere it is raced; nothing is heard of it here."""

    def close(self) -> None:
        """It holds no line."""
