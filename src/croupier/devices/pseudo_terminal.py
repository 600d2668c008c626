"""A pseudo-terminal in place of a serial line: a simulated device holds one side, listeners open `path`."""

import errno
import os
import tty
from contextlib import suppress
from pathlib import Path

_MOST = 4096


class PseudoTerminal:
    """What nobody listens to is lost, as on a real line.

    The listener's side is held open too, so that a listener may come and go. `link` is a path that leads to
    it, for a configuration that names the line; it is taken away with the line, like the name of an adapter
    that is pulled out. A link that an earlier device left is replaced; a file that is no link stays.
    """

    def __init__(self, link: Path | None = None) -> None:
        """Raises `OSError` where the link cannot be made."""
        if link and link.exists() and not link.is_symlink():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(link))
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
        if self._link and self._leads_here(self._link):
            self._link.unlink()
        os.close(self.file)
        os.close(self.listeners_side)

    def _leads_here(self, link: Path) -> bool:
        """False once another device has taken the name over."""
        with suppress(OSError):
            return str(link.readlink()) == self.path
        return False
