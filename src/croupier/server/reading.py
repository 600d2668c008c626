"""The journal read beside the one who writes it: in a thread, on a connection of its own, so no bet waits."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

from croupier.desk.ports import Entry
from croupier.server.http_refusals import refused_request
from croupier.server.running_floor import RunningFloor
from croupier.store.sqlite import SqliteStore

Made = TypeVar("Made")


async def read_journal(floor: RunningFloor, make: Callable[[Iterator[Entry]], Made]) -> Made:
    return await read_store(floor, lambda store: make(store.entries()))


async def read_store(floor: RunningFloor, make: Callable[[SqliteStore], Made]) -> Made:
    if floor.journal is None:
        raise refused_request(404, "this floor keeps no journal")
    return await asyncio.to_thread(_read, floor.journal, make)


def _read(journal: Path, make: Callable[[SqliteStore], Made]) -> Made:
    store = SqliteStore.reading(journal)
    try:
        return make(store)
    finally:
        store.close()
