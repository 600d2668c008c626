"""A pseudo-terminal in place of a serial line: a simulated device holds one side, listeners open `path`."""

import os
import tty
from pathlib import Path

_MOST = 4096


class PseudoTerminal:
    """What nobody listens to is lost, as on a real line.

    The listener's side is held open too, so that a listener may come and go. `link` is a path that leads to
    it, for a configuration that names the line; it is taken away with the line, like the name of an adapter
    that is pulled out.
    """

    def __init__(self, link: Path | None = None) -> None:
        self._link = link
        self.file, self.listeners_side = os.openpty()
        tty.setraw(self.listeners_side)
        os.set_blocking(self.file, False)
        self.path = os.ttyname(self.listeners_side)
        if link:
            link.unlink(missing_ok=True)
            link.symlink_to(self.path)

    def send(self, raw: bytes) -> None:
        try:
            os.write(self.file, raw)
        except BlockingIOError:
            return

    def receive(self) -> bytes:
        """What the listener has sent by now."""
        try:
            return os.read(self.file, _MOST)
        except BlockingIOError:
            return b""

    def close(self) -> None:
        """The line is lost."""
        if self._link:
            self._link.unlink(missing_ok=True)
        os.close(self.file)
        os.close(self.listeners_side)
