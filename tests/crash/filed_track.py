"""A sending track in another process: its reports are the lines of a file that a test writes on."""

from pathlib import Path

import msgspec

from croupier.devices.makers import TRACKS
from croupier.devices.track import AnyReport, CardPosted, RunningPositions, TrackPlace
from croupier.games.tote.program.card import RaceCard

_reports = msgspec.json.Decoder(AnyReport)


class FiledTrack:
    simulated = by_screen = lost = False
    faults: frozenset[str] = frozenset()
    speed = 1.0

    def __init__(self, place: TrackPlace, address: str) -> None:
        self._place, self._file = place, Path(address)

    def reports(self, _now: float, after: int) -> list[AnyReport]:
        assert self._place.card is not None
        lines = self._file.read_bytes().split(b"\n")[:-1] if self._file.exists() else []
        told: list[AnyReport] = [CardPosted(card=self._place.card), *map(_reports.decode, lines)]
        return [msgspec.structs.replace(one, seq=seq) for seq, one in enumerate(told, 1) if seq > after]

    def positions(self, _now: float) -> RunningPositions | None:
        return None

    def replay(self, _race: int, _clock: int) -> RunningPositions | None:
        return None

    def clock(self, _now: float) -> int:
        return self._place.at

    def simulate(self, _fault: str, _now: float) -> bool:
        return False

    def schedule(self, card: RaceCard, _now: float) -> RaceCard:
        return card

    def race(self, _card: RaceCard, _now: float, _after: int) -> None:
        """It sends cards of its own."""

    def close(self) -> None:
        """There is no line."""


def plant() -> None:
    """In the process that listens to it."""
    TRACKS.known["file:"] = FiledTrack


def tell(file: Path, *reports: AnyReport) -> None:
    with file.open("ab") as written:
        written.write(b"".join(msgspec.json.encode(one) + b"\n" for one in reports))
