"""A thread that writes the log, so that a reader who does not read never holds up the floor."""

import os
from contextlib import suppress
from queue import Full, Queue
from threading import Thread
from time import monotonic, sleep

MOST_WAITING = 2_000
FLUSH_SECONDS = 1.0
_LOOK_EVERY = 0.01


class LogThread:
    """Writes lines to a file descriptor. With too many waiting, newer ones are dropped and counted.

    It writes past Python's own buffers: the interpreter could not end while a thread is stuck inside these.
    """

    def __init__(self, descriptor: int, most: int = MOST_WAITING) -> None:
        self._descriptor, self._lines, self.dropped = descriptor, Queue[bytes](most), 0
        Thread(target=self._write_all, name="log", daemon=True).start()

    def put(self, line: str) -> None:
        """Never waits and never raises."""
        try:
            self._lines.put_nowait(f"{line}\n".encode(errors="backslashreplace"))
        except Full:
            self.dropped += 1

    def flush(self, seconds: float = FLUSH_SECONDS) -> None:
        """Wait until all is written, but no longer than this."""
        ends = monotonic() + seconds
        while self._lines.unfinished_tasks and monotonic() < ends:
            sleep(_LOOK_EVERY)

    def _write_all(self) -> None:
        while True:
            self._write(self._lines.get())
            if self.dropped and self._lines.empty():
                count, self.dropped = self.dropped, 0
                self._write(b'{"event": "log lines were dropped", "count": %d}\n' % count)
            self._lines.task_done()

    def _write(self, left: bytes) -> None:
        """A full disk or a broken pipe loses the line and nothing else."""
        with suppress(OSError):
            while left:
                left = left[os.write(self._descriptor, left) :]
