"""Token buckets, one for each key: how often somebody may do something, however often they reconnect."""

from collections.abc import Callable
from itertools import islice
from time import monotonic

MOST_KEYS = 10_000
"""Buckets kept at once. While so many are in use, newcomers share one, so that memory stays bounded."""
FEW_KEYS = 1_000
"""So many buckets are kept without looking whether they are idle: most belong to who comes back at once."""
SWEPT = 2
"""Old buckets looked at for each new one: more than one, so that the idle ones become fewer."""


class Bucket:
    __slots__ = ("left", "since")

    def __init__(self, left: float, since: float) -> None:
        self.left, self.since = left, since


class Rates:
    """`per_second` for each key in the long run; `saved` seconds' worth of it may be used at once."""

    def __init__(
        self,
        per_second: float,
        saved: float = 2.0,
        most: int = MOST_KEYS,
        now: Callable[[], float] = monotonic,
    ) -> None:
        self._per_second, self._full, self._most, self._now = per_second, per_second * saved, most, now
        self._few = min(FEW_KEYS, most // 10)
        self._buckets: dict[str, Bucket] = {}
        self._crowd = Bucket(self._full, now())

    def __len__(self) -> int:
        return len(self._buckets)

    def allows(self, key: str, cost: float = 1.0) -> bool:
        """Take `cost` from the bucket of this key, or nothing if it holds less; a full one is always enough.

        Called for every frame, so it compares where `min` and `max` would read better: they cost more.
        """
        now, full = self._now(), self._full
        bucket = self._buckets.get(key) or self._new(key, now)
        left = bucket.left + (now - bucket.since) * self._per_second
        bucket.since = now
        if left >= full:
            left = full
        elif left < cost:
            bucket.left = left
            return False
        bucket.left = left - cost if left > cost else 0.0
        return True

    def give_back(self, key: str) -> None:
        """What turned out not to count after all."""
        if bucket := self._buckets.get(key):
            bucket.left += 1.0

    def _new(self, key: str, now: float) -> Bucket:
        if len(self._buckets) >= self._few:
            self._sweep(now)
        if len(self._buckets) >= self._most:
            return self._crowd
        bucket = self._buckets[key] = Bucket(self._full, now)
        return bucket

    def _sweep(self, now: float) -> None:
        """Forget buckets that are full again, the longest known first: a new one would hold as much."""
        for key in list(islice(self._buckets, SWEPT)):
            bucket = self._buckets.pop(key)
            if bucket.left + (now - bucket.since) * self._per_second < self._full:
                self._buckets[key] = bucket  # in use: looked at again after all the others
