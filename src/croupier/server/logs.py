"""Where the floor's log goes, so that neither a lost reader nor a noisy stranger can do harm through it."""

import logging
import sys
from contextlib import suppress
from time import monotonic

REPEAT_SECONDS = 10.0


class LineLogger:
    """One line each to standard output. A full disk or a broken pipe loses the line and nothing else."""

    def msg(self, line: str) -> None:
        with suppress(OSError, ValueError):
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()

    log = debug = info = warning = error = critical = msg


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
