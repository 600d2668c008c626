"""Forgets refused commands while the floor runs: those that are old, and those that are too many.

They are kept as evidence of a late bet, and to answer a command that is sent again as it was answered first.
"""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import structlog

from croupier.desk.ports import Clock, Microseconds, Store, StoreFailed
from croupier.server.settings import DaySettings, gaming_days

log = structlog.get_logger()
DAYS_KEPT = timedelta(days=2)
"""Gaming days before today's of which refusals are kept."""
MOST_EACH, MOST = 10_000, 500_000
"""Refusals kept of one sender, and in all: some 300 MB."""
PIECE = 100
"""Forgotten in one transaction: bets wait meanwhile, for a few milliseconds."""
BETWEEN, EVERY = 0.03, 5.0
"""Seconds from one piece to the next, and between looks when there is nothing to forget."""


async def forget_refusals(
    store: Store, day: DaySettings, clock: Clock, check_running: Callable[[], None]
) -> None:
    """For as long as the floor runs."""
    while True:
        check_running()
        before = _kept_since(day, clock())
        await asyncio.sleep(BETWEEN if _forget_some(store, before) else EVERY)


def _forget_some(store: Store, before: Microseconds) -> int:
    """Failing to forget loses nothing, so the floor goes on; a full disk stops it at the next commit."""
    try:
        return store.forget_refused(before, PIECE) or store.forget_excess(MOST_EACH, MOST, PIECE)
    except StoreFailed as error:
        log.warning("refusals kept too long", why=str(error))
        return 0


def _kept_since(day: DaySettings, now: Microseconds) -> Microseconds:
    days = gaming_days(day, Path())
    return days.begins(days.day(now) - DAYS_KEPT)
