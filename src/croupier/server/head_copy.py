"""The head of the chain, copied every second to a second place, best on another machine.

The copy may lag by that second. A place that cannot be written is told to whoever watches the log, and tried
again: a lost network drive must not stop the tables.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path

import structlog

from croupier.store.heads import Head, write_head

log = structlog.get_logger()
EVERY = 1.0


class HeadCopy:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._copied: Head | None = None
        self.failed: str | None = None

    async def run(self, head: Callable[[], Head]) -> None:
        while True:
            await asyncio.sleep(EVERY)
            now = head()
            if now != self._copied:
                await asyncio.to_thread(self.write, now)

    def write(self, head: Head) -> None:
        try:
            write_head(self._path, head)
        except OSError as error:
            if self.failed is None:
                log.error("the head is not copied", to=str(self._path), why=str(error))
            self.failed = str(error)
        else:
            self._copied, self.failed = head, None
