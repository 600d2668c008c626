"""Where the floor's log goes, so that neither a lost reader nor a noisy stranger can do harm through it."""

import logging
from time import monotonic

from croupier.server.log_thread import LogThread

REPEAT_SECONDS = 10.0


class LineLogger:
    """One line each, through a thread that may lose it and harms nothing else."""

    def __init__(self, lines: LogThread) -> None:
        self.msg = lines.put
        self.log = self.debug = self.info = self.warning = self.error = self.critical = lines.put


class LibraryLines(logging.Handler):
    """What libraries log, through such a thread as well."""

    def __init__(self, lines: LogThread) -> None:
        super().__init__()
        self._lines = lines
        self.setFormatter(logging.Formatter(logging.BASIC_FORMAT))

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.put(self.format(record))


class SeldomRepeated(logging.Filter):
    """Lets a message through once in ten seconds: whoever sends nonsense must not fill the disk with it."""

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        now, said = monotonic(), self._said.get(str(record.msg), -REPEAT_SECONDS)
        if now - said < REPEAT_SECONDS:
            return False
        self._said[str(record.msg)] = now
        return True
