"""A simulated Big Six wheel: it turns, slows, and rests with a stop at the clapper, or between two."""

import secrets
import time
from enum import StrEnum

import msgspec

from croupier.devices.clapper_wheel import ClapperWheelPlace, Turn
from croupier.devices.memory import Remembered, WheelMemory, wheel_memory

STOPS = 54
TURN_SECONDS = 6.0
SLOW_SECONDS = 4.0
SHORT_SECONDS = 1.5
ONE_IN = 60
"""How seldom the clapper rests between two stops."""


class Fault(StrEnum):
    """What the wheel can be told to do: turn fewer than three times, or leave the clapper between stops."""

    SHORT_SPIN = "short-spin"
    BETWEEN = "between"


class SimulatedBigSix:
    """Its angle follows from the seconds since it was spun. With a memory it turns on over a restart."""

    simulated = by_screen = True
    faults: frozenset[str] = frozenset(Fault)

    def __init__(self, speed: float = 1.0, memory: WheelMemory | None = None, now: float = 0.0) -> None:
        self._speed, self._memory = speed, memory
        self._kept = (memory.recall() if memory else None) or Remembered(0)
        thrown = self._kept.thrown
        self._spun = None if thrown is None else now - max(0.0, time.time() - thrown)

    @property
    def sent(self) -> str:
        return self._kept.sent

    def spin(self, now: float, direction: str, fault: str | None = None, sent: str = "") -> bool:
        """Start the wheel if it is not turning."""
        if self.look(now).running:
            return False
        stop = secrets.randbelow(STOPS) + 1
        between = fault == Fault.BETWEEN or (fault is None and secrets.randbelow(ONE_IN) == 1)
        result = f"between:{stop}-{stop % STOPS + 1}:{direction}" if between else f"stop:{stop}"
        kept = "no-spin:short-spin" if fault == Fault.SHORT_SPIN else result
        self._keep(Remembered(self._kept.spin + 1, str(stop), time.time(), fault, kept, sent), now)
        return True

    def stop(self) -> None:
        """The dealer's hand stops it: this spin gives no result."""
        self._keep(Remembered(self._kept.spin, sent=self._kept.sent), None)

    def _keep(self, kept: Remembered, spun: float | None) -> None:
        self._kept, self._spun = kept, spun
        if self._memory:
            self._memory.keep(kept)

    def look(self, now: float) -> Turn:
        kept = self._kept
        if self._spun is None or kept.win is None:
            return Turn("idle", kept.spin)
        after = (now - self._spun) * self._speed
        turns = SHORT_SECONDS if kept.fault == Fault.SHORT_SPIN else TURN_SECONDS
        if after < turns:
            return Turn("track", kept.spin)
        left = max(0.0, turns + SLOW_SECONDS - after)
        between = kept.number.startswith("between")
        slowing = Turn("dropping", kept.spin, int(kept.win), between, kept.number, left / self._speed)
        return slowing if left else msgspec.structs.replace(slowing, state="rest")


def simulated_big_six(place: ClapperWheelPlace, _address: str) -> SimulatedBigSix:
    return SimulatedBigSix(place.speed, wheel_memory(place.folder, place.table), place.now)
