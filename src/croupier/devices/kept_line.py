"""A serial line that is kept: opened again whenever it is lost, and its device asked when it is silent."""

from math import inf

from croupier.devices.serial_line import SerialLine, open_line

ASK_AFTER = 1.0
LOST_AFTER = 3.0
RETRY_EVERY = 1.0
"""Seconds: of silence, before the device is asked how it is and before its line counts as lost; between two
attempts to open it."""


class KeptLine:
    """`lost` until the device is heard: an open line at which nobody answers is lost too.

    `question` is what a device that speaks by itself is asked when it does not.
    """

    def __init__(self, path: str, question: bytes, now: float) -> None:
        self._path, self._question = path, question
        self._line: SerialLine | None = None
        self._heard_at = self._asked_at = now
        self._tried_at = -inf
        self.lost = True

    @property
    def open(self) -> bool:
        return self._line is not None

    def read(self, now: float) -> bytes:
        """What has come, over a line that is opened first where that is due; empty while there is none."""
        line = self._line or self._opened(now)
        received = line.read() if line else None
        if received is None:
            self.close()
        return received or b""

    def _opened(self, now: float) -> SerialLine | None:
        if now - self._tried_at >= RETRY_EVERY:
            self._tried_at = now
            self._line = open_line(self._path)
            if self._line:
                self._heard_at = now
                self._ask(now)
        return self._line

    def heard(self, now: float) -> None:
        """The device has said how it is."""
        self._heard_at, self.lost = now, False

    def mind(self, now: float) -> None:
        """Ask a silent device, and give it up after a while."""
        if now - self._heard_at > LOST_AFTER:
            self.lost = True
        if self.open and now - max(self._heard_at, self._asked_at) >= ASK_AFTER:
            self._ask(now)

    def _ask(self, now: float) -> None:
        self._asked_at = now
        self.write(self._question)

    def write(self, message: bytes) -> None:
        if self._line and message:
            self._line.write(message)

    def close(self) -> None:
        self.lost = True
        if self._line:
            self._line.close()
            self._line = None
