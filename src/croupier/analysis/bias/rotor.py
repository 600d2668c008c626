"""What a wheel's results are: the stops around its rotor, each as likely as any other if it is fair."""

from collections import Counter
from functools import cached_property

import msgspec


class Rotor(msgspec.Struct, frozen=True, dict=True):
    """`stops` in their order around the wheel. A result may stand at several, as symbols do at Big Six."""

    stops: tuple[str, ...]

    @cached_property
    def shares(self) -> dict[str, float]:
        """How often each result comes if the wheel is fair, in the order of the stops."""
        return {result: count / len(self.stops) for result, count in Counter(self.stops).items()}

    @cached_property
    def places(self) -> dict[str, int]:
        """Where each result stands; of use only where `tells_place`."""
        return {result: place for place, result in enumerate(self.stops)}

    @property
    def tells_place(self) -> bool:
        """A result names one stop, so that neighbours and distances mean something."""
        return len(self.shares) == len(self.stops)

    def counts(self, results: "Counter[str]") -> list[int]:
        """How often each result came, in the order of `shares`."""
        return [results[one] for one in self.shares]
