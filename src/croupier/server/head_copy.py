"""The head of the chain, copied every second to a second place, best on another machine.

The copy may lag by that second. A place that cannot be written raises an alarm at the pit and is tried again:
a lost network drive must not stop the tables.
"""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from croupier.store.heads import Head, write_head

EVERY = 1.0


class HeadCopy:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._copied: Head | None = None
        self._failing = False

    async def run(self, head: Callable[[], Head], alarm: Callable[[str], Awaitable[object]]) -> None:
        while True:
            await asyncio.sleep(EVERY)
            now = head()
            if now != self._copied and (says := await asyncio.to_thread(self.write, now)):
                await alarm(says)

    def write(self, head: Head) -> str | None:
        """The first of several failures in a row, as a sentence."""
        try:
            write_head(self._path, head)
        except OSError as error:
            first, self._failing = not self._failing, True
            return f"the head of the journal cannot be copied to {self._path}: {error}" if first else None
        self._copied, self._failing = head, False
        return None
