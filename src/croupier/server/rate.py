"""How fast a screen may speak: a bucket that refills."""

from time import monotonic


class Rate:
    def __init__(self, per_second: int) -> None:
        self._per_second, self._left, self._last = per_second, float(2 * per_second), monotonic()

    def allows(self) -> bool:
        now = monotonic()
        self._left = min(2.0 * self._per_second, self._left + (now - self._last) * self._per_second)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
