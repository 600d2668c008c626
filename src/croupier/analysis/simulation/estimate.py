"""What a simulation found: estimates with their confidence, each beside the exact value if there is one."""

from fractions import Fraction
from math import inf
from statistics import NormalDist

import msgspec

CONFIDENCE = Fraction(95, 100)


class Estimate(msgspec.Struct, frozen=True):
    """A value with its standard error; `exact` is what it should be, where that is known."""

    name: str
    value: Fraction
    error: float
    exact: Fraction | None = None

    def half_width(self, confidence: Fraction = CONFIDENCE) -> float:
        """The true value lies within this of the estimate, with so much confidence."""
        return NormalDist().inv_cdf((1 + float(confidence)) / 2) * self.error if self.error < inf else inf

    def interval(self, confidence: Fraction = CONFIDENCE) -> tuple[float, float]:
        half = self.half_width(confidence)
        return float(self.value) - half, float(self.value) + half

    @property
    def away(self) -> float | None:
        """How many standard errors it lies from the exact value."""
        if self.exact is None or self.error in (0, inf):
            return None
        return float(self.value - self.exact) / self.error

    def __str__(self) -> str:
        half = f"{self.half_width():.6f}" if self.error < inf else "unknown"
        return f"{self.name} {float(self.value):.6f} ± {half}"
