"""Seconds that pass evenly: no setting of the wall clock moves them, and a suspended machine counts on."""

import asyncio
import time

CLOCK = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
LONGEST_NAP = 0.25
"""Seconds. The event loop's own clock may stand still while the machine is suspended, so sleeps are short."""


def now() -> float:
    return time.clock_gettime(CLOCK)


async def sleep_until(moment: float) -> None:
    """Until that moment, or as soon after it as the machine wakes up."""
    while (left := moment - now()) > 0:
        await asyncio.sleep(min(left, LONGEST_NAP))
