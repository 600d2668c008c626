"""Rounds of a game that each stand by themselves: how often every result comes."""

from collections.abc import Sequence

import msgspec
import numpy as np

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation import philox
from croupier.analysis.simulation.alphabet import MOST_TICKETS, Alphabet
from croupier.analysis.simulation.engine import Engine
from croupier.analysis.simulation.tally import Tally, tally
from croupier.base.refusal import Reason, refuse

UNIT = 1 << 16
"""Rounds that are drawn from one stream."""


class Rounds(msgspec.Struct, frozen=True):
    """`outcomes` has the result of each ticket: a result comes as often as it has tickets."""

    key: tuple[int, int]
    rounds: int
    outcomes: tuple[int, ...]

    @property
    def least_part(self) -> int:
        return 1

    @property
    def items(self) -> int:
        """Streams of so many rounds; the last may be shorter."""
        return -(-self.rounds // UNIT)

    def rounds_in(self, items: int) -> int:
        return min(items * UNIT, self.rounds)

    def run(self, first: int, count: int, engine: Engine) -> Tally:
        """The rounds of consecutive streams."""
        alphabet = Alphabet(len(self.outcomes))
        whole = min(first + count, self.rounds // UNIT) - first
        tickets = np.zeros(alphabet.tickets, np.int64)
        if whole:
            tickets += alphabet.ticket_counts(self._symbols(alphabet, first, whole, engine))
        if whole < count:
            tickets += self._rest(alphabet, first + whole)
        results = np.zeros(max(self.outcomes) + 1, np.int64)
        np.add.at(results, np.array(self.outcomes), tickets)
        return tally(results)

    def _symbols(self, alphabet: Alphabet, first: int, count: int, engine: Engine) -> Ints:
        if engine is Engine.CUDA:
            from croupier.analysis.simulation import cuda  # noqa: PLC0415 - an extra

            return cuda.count_symbols(self.key, alphabet, first, count, UNIT)
        counted = _by_numba if engine is Engine.NUMBA else _by_numpy
        found: Ints = counted(self.key, alphabet, first, count)
        return found

    def _rest(self, alphabet: Alphabet, stream: int) -> Ints:
        left = self.rounds - stream * UNIT
        groups = -(-left // alphabet.group_rounds)
        tickets = alphabet.sequence(_drawn(self.key, alphabet, stream, groups)).reshape(-1)[:left]
        return np.bincount(tickets, minlength=alphabet.tickets)


def _drawn(key: tuple[int, int], alphabet: Alphabet, stream: int, groups: int) -> Ints:
    numbers = np.arange(groups, dtype=np.uint64)
    return alphabet.symbols(key, philox.FLAT, np.full_like(numbers, stream), numbers)


def _by_numpy(key: tuple[int, int], alphabet: Alphabet, first: int, count: int) -> Ints:
    counts = np.zeros(alphabet.size, np.int64)
    for stream in range(first, first + count):
        drawn = _drawn(key, alphabet, stream, UNIT // alphabet.group_rounds)
        counts += np.bincount(drawn.reshape(-1), minlength=alphabet.size)
    return counts


def _by_numba(key: tuple[int, int], alphabet: Alphabet, first: int, count: int) -> Ints:
    from croupier.analysis.simulation import kernels  # noqa: PLC0415 - Numba is slow to load

    counts, whole = np.zeros(alphabet.size, np.uint64), np.uint64
    groups, tag = UNIT // alphabet.group_rounds, whole(philox.FLAT << philox.PURPOSE_AT)
    kernels.count_symbols(
        whole(key[0]), whole(key[1]), first, count, tag, groups, whole(alphabet.size), alphabet.two, counts
    )
    return counts.astype(np.int64)


def tickets_of(weights: Sequence[int]) -> tuple[int, ...]:
    """A ticket for each unit of a result's weight."""
    if sum(weights) > MOST_TICKETS:
        says = "the results of this game weigh {total} in all, more than the {most} that are simulated"
        refuse(Reason.MALFORMED, says, total=sum(weights), most=MOST_TICKETS)
    return tuple(result for result, weight in enumerate(weights) for _ in range(weight))
