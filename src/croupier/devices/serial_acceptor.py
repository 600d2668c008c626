"""A bill acceptor in the house, spoken to in ID003 over a serial line. `reports` is one poll."""

from collections.abc import Callable
from contextlib import suppress

from croupier.base.money import Cents
from croupier.devices import steady_clock
from croupier.devices.acceptor import STATION, AcceptorFault, AcceptorReport, HealthReport, Station
from croupier.devices.acceptor_line import AcceptorLine, SerialAcceptorLine
from croupier.devices.id003 import FrameScanner, write_frame
from croupier.devices.id003_controller import Controller

ANSWERED_WITHIN = 0.8
"""Seconds until an answer counts as lost. No bill goes back and another comes in so fast; what a slower
answer says of a bill may be of the one before, and nothing is ordered by it.
"""
LOST_AFTER = 2.0
"""Seconds of silence after which the acceptor counts as cut off."""
RETRY_EVERY = 1.0
"""Seconds between two attempts to open a line that is lost."""
Open = Callable[[], AcceptorLine]


class SerialAcceptor:
    simulated = by_screen = False

    def __init__(self, open_line: Open, now: Callable[[], float] = steady_clock.now) -> None:
        self._open_line, self._now = open_line, now
        self._controller, self._scanner = Controller(), FrameScanner()
        self._line: AcceptorLine | None = None
        self._heard = self._asked = now()
        self._opened = now() - RETRY_EVERY
        self._lost = self._waits = False

    @property
    def bills(self) -> frozenset[Cents]:
        return frozenset(self._controller.bills.values())

    def insert(self, _bill: Cents) -> bool:
        return False

    def stack(self) -> None:
        self._controller.stack()

    def give_back(self) -> None:
        self._controller.give_back()

    def acknowledge(self) -> None:
        self._controller.acknowledge()

    def clear(self) -> None:
        self._controller.clear()

    def close(self) -> None:
        self._hang_up()

    def reports(self) -> list[AcceptorReport]:
        """Judge the answers that have come, then ask what follows from them."""
        now = self._now()
        try:
            told = self._listen(now)
            self._speak(now)
        except OSError:
            self._hang_up()
            told = []
        return told or self._silence(now)

    def _listen(self, now: float) -> list[AcceptorReport]:
        if self._line is None:
            return []
        frames = self._scanner.feed(self._line.receive())
        if not frames and now - self._asked >= ANSWERED_WITHIN:
            frames = self._scanner.give_up()
        if frames:
            self._heard, self._lost = now, False
            self._waits = self._waits and not any(map(self._controller.is_answer, frames))
        return [report for frame in frames for report in self._controller.hear(frame)]

    def _speak(self, now: float) -> None:
        if self._line is None and now - self._opened >= RETRY_EVERY:
            self._opened, self._waits = now, False
            self._line = self._open_line()
        if self._line is not None and (not self._waits or now - self._asked >= ANSWERED_WITHIN):
            frame = self._controller.ask_again() if self._waits else self._controller.ask()
            self._asked, self._waits = now, self._controller.waits
            self._line.send(write_frame(frame))

    def _hang_up(self) -> None:
        if self._line is not None:
            with suppress(OSError):
                self._line.close()
        self._line, self._scanner = None, FrameScanner()

    def _silence(self, now: float) -> list[AcceptorReport]:
        """A lost line is told of once; whatever comes back on it may be another acceptor."""
        if self._lost or now - self._heard < LOST_AFTER:
            return []
        self._lost = True
        self._controller.forget()
        self._hang_up()
        return [HealthReport(AcceptorFault.LINE_LOST)]


def serial_acceptor(station: Station, address: str) -> SerialAcceptor:
    """Each acceptor has a line of its own: `{station}` in the address is replaced by the station's number."""
    path = address.replace(STATION, station.terminal)
    return SerialAcceptor(lambda: SerialAcceptorLine(path))
