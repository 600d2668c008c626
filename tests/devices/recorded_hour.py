"""An hour of a wheel's line with faults: the simulated wheel at a real one's pace, on a clock of its own.

`python -m tests.devices.recorded_hour` writes the capture and, beside it, what its replay prints: read the
difference in review.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

from croupier.devices.capture import Capture, Piece, pieces_of
from croupier.devices.line_faults import FaultyLine
from croupier.devices.line_log import LineLog
from croupier.devices.simulated import REAL, Fault, SimulatedWheel
from croupier.devices.ss2 import EVERY
from croupier.games.roulette.wheel import WheelKind, wheel

CAPTURES = Path(__file__).parent / "captures"
HOUR = CAPTURES / "hour.txt.gz"
GOLDEN = CAPTURES / "hour.jsonl"
SECONDS = 3600
PLACE_BETS = 9.0
MISFIRES = 12
BAD_FRAMES = 2
BEGIN = 230
"""So that the counter wraps within the hour."""
PULLED = ((610.0, 618.0), (1301.0, 1345.0), (2500.0, 2640.0), (3205.0, 3212.0))
"""When nothing was heard, a cable being out."""
FAULTS = (Fault.WITH_ROTATION, Fault.BALL_NOT_DROPPED, Fault.MALFUNCTION, Fault.MISREAD, Fault.FAILED_LAUNCH)


class Thrown(NamedTuple):
    """What truly happened in a spin."""

    number: str
    fault: Fault | None


class Recording:
    """`truth` is filled as the pieces are made."""

    def __init__(self) -> None:
        self._random = Random(14)  # noqa: S311 - the same hour again
        self._line = FaultyLine(Random(14), BAD_FRAMES)  # noqa: S311
        order = wheel(WheelKind.DOUBLE_ZERO).order
        self._wheel = SimulatedWheel(order, spin=BEGIN, pace=REAL, choose=self._choose)
        self.truth: dict[int, Thrown] = {}

    def _choose(self, order: tuple[str, ...]) -> str:
        return self._random.choice(order)

    def pieces(self) -> Iterator[Piece]:
        idle_since = 0.0
        for index in range(int(SECONDS / EVERY)):
            now = index * EVERY
            if self._wheel.running:
                idle_since = now
            elif now - idle_since >= PLACE_BETS:
                self._throw(now)
            came = self._line.pass_on(self._wheel.receive(now))
            if came and not any(begin <= now < end for begin, end in PULLED):
                yield Piece(now, came)

    def _throw(self, now: float) -> None:
        wrong = self._random.random() * 100 < MISFIRES
        fault = self._random.choice(FAULTS) if wrong else None
        self._wheel.throw(now, fault)
        self.truth[self._wheel.spin] = Thrown(self._wheel._number, fault)


def replayed() -> list[str]:
    """What `croupier wheel --replay` prints of the capture."""
    log = LineLog()
    return [json.dumps(entry) for piece in pieces_of(HOUR) for entry in log.hear(piece.at, piece.raw)]


def main() -> None:
    HOUR.unlink(missing_ok=True)
    with Capture(HOUR) as capture:
        for piece in Recording().pieces():
            capture.add(*piece)
    GOLDEN.write_text("".join(f"{line}\n" for line in replayed()), "utf-8")


if __name__ == "__main__":
    main()
