"""The spin that a dealer has called and that no ball or wheel makes yet, with what it is to show wrong."""

from collections.abc import Container
from typing import NamedTuple


class Spin(NamedTuple):
    sent: str
    direction: str
    fault: str | None


class CalledSpin:
    """`faults` are those that can be shown here, for practice."""

    def __init__(self, faults: Container[str]) -> None:
        self._faults = faults
        self._armed: str | None = None
        self.waiting: Spin | None = None

    def arm(self, what: str) -> bool:
        """The next spin will show this fault, if it can be shown here; else none."""
        self._armed = what if what in self._faults else None
        return self._armed is not None

    def call(self, sent: str, direction: str) -> None:
        """Once for what it was sent by."""
        self.waiting, self._armed = Spin(sent, direction, self._armed), None

    def made(self) -> None:
        """It waits no longer: it runs, or was called off."""
        self.waiting = None
