"""The time that records are stamped with: the machine's at the start, carried on by the steady clock.

A machine's clock can be set two days ahead and back again; records must keep true dates through both. So it
is read once, and then only compared. A difference of a few seconds is taken over, because clocks are set
right by small steps. A larger one is not, until the floor is started again: nobody here knows which is true.
"""

import time
from collections.abc import Callable
from datetime import timedelta

from croupier.desk.ports import Microseconds
from croupier.devices.steady_clock import CLOCK as STEADY

LOOK_EVERY = 1.0
MOST_TAKEN_OVER = 5_000_000
"""Microseconds by which the machine's clock may differ, ahead or behind, and still be followed."""


def machine_time() -> Microseconds:
    return time.time_ns() // 1000


def _steady_time() -> Microseconds:
    return time.clock_gettime_ns(STEADY) // 1000  # for every command: nothing is called on the way


class WallClock:
    def __init__(
        self,
        machine: Callable[[], Microseconds] = machine_time,
        steady: Callable[[], Microseconds] = _steady_time,
    ) -> None:
        self.machine, self._steady = machine, steady
        self._difference = machine() - steady()
        self._told: Microseconds | None = None

    def __call__(self) -> Microseconds:
        return self._steady() + self._difference

    def look(self) -> str | None:
        """Compare with the machine's clock: what to tell the supervisors, once for each jump."""
        ahead = self.machine() - self()
        if abs(ahead) <= MOST_TAKEN_OVER:
            self._difference += ahead
            self._told = None
            return None
        if self._told is not None and abs(ahead - self._told) <= MOST_TAKEN_OVER:
            return None
        self._told = ahead
        return f"the machine's clock is {_apart(ahead)} the floor's, which goes on as it was: {_MEND}"

    def behind(self, last: Microseconds) -> str | None:
        """At the start: what to tell the supervisors if the journal's last record is of a later time."""
        ahead = self() - last
        if ahead >= -MOST_TAKEN_OVER:
            return None
        return f"the machine's clock is {_apart(ahead)} the journal's last record: {_MEND}"


_MEND = "set it right, and start the floor again if the floor's dates are wrong"


def _apart(ahead: Microseconds) -> str:
    seconds = timedelta(seconds=round(abs(ahead) / 1_000_000))
    return f"{seconds} {'ahead of' if ahead > 0 else 'behind'}"
