"""The simulated ID003 acceptor at the far end of a pseudo-terminal: a station opens `path` as its line."""

import os
import select
import tty
from threading import Lock, Thread

from croupier.devices.simulated_id003 import SimulatedId003

_MOST = 4096
_LOOK_EVERY = 0.05


class SimulatedId003Line:
    """A thread answers for the acceptor until `close`. Hold `lock` while a test's hand moves the acceptor.

    `asked` counts how often it was spoken to.
    """

    def __init__(self, acceptor: SimulatedId003) -> None:
        self.acceptor, self.lock = acceptor, Lock()
        # the listener's side is held open too, so that a listener may come and go as on a real line
        self._file, self._listeners_side = os.openpty()
        tty.setraw(self._listeners_side)
        os.set_blocking(self._file, False)
        self.path = os.ttyname(self._listeners_side)
        self._open, self.asked = True, 0
        self._thread = Thread(target=self._answer, daemon=True)
        self._thread.start()

    def _answer(self) -> None:
        while self._open:
            ready, _, _ = select.select([self._file], [], [], _LOOK_EVERY)
            if ready:
                with self.lock:
                    self.asked += 1
                    self.send(self.acceptor.receive(os.read(self._file, _MOST)))

    def send(self, raw: bytes) -> None:
        """These bytes as they are, noise too; what nobody listens to is lost, as on a real line."""
        try:
            os.write(self._file, raw)
        except BlockingIOError:
            return

    def close(self) -> None:
        """The cable is pulled."""
        self._open = False
        self._thread.join()
        os.close(self._file)
        os.close(self._listeners_side)
