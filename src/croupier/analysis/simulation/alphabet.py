"""Words made into results, exactly evenly: D. Lemire's multiplication with rejection, several to a word.

A result is one of `tickets`, each as likely as the others. Up to 64 of them, a symbol is a pair of tickets
and a word has two symbols: four rounds a word. (N. Brackett-Rozinsky and D. Lemire, Batched Ranged Random
Integer Generation, 2024, prove that one rejection for the whole word leaves all of them even.)
"""

from functools import cached_property

import msgspec
import numpy as np

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation import philox
from croupier.analysis.simulation.philox import HALF, LOW, Words

MOST_IN_PAIRS = 64
MOST_TWO = 4096
"""The largest symbols of which a word has two: less than one word in 256 is thrown away."""
MOST_TICKETS = 1 << 20
LANES = 4


class Alphabet(msgspec.Struct, frozen=True, dict=True):
    tickets: int

    @property
    def paired(self) -> bool:
        return self.tickets <= MOST_IN_PAIRS

    @cached_property
    def size(self) -> int:
        """How many symbols there are."""
        return self.tickets**2 if self.paired else self.tickets

    @property
    def two(self) -> bool:
        """A word has two symbols."""
        return self.size <= MOST_TWO

    @property
    def group_rounds(self) -> int:
        """How many rounds four words make."""
        return LANES * (1 + self.two) * (1 + self.paired)

    def symbols(self, key: tuple[int, int], purpose: int, streams: Words, numbers: Words) -> Ints:
        """The symbols of each group in turn, a row for every pair of stream and number."""
        high, low = self._split(philox.groups(key, purpose, streams, numbers))
        unfair, attempt = np.uint64((1 << 32) % (self.size ** (1 + self.two))), 0
        while (lanes_columns := np.nonzero((low & LOW) < unfair))[0].size:
            attempt += 1
            lanes, columns = lanes_columns
            again = philox.groups(key, purpose, streams[columns], numbers[columns], attempt)
            high[lanes, columns], low[lanes, columns] = self._split(again[lanes, np.arange(len(lanes))])
        both = (high, low) if self.two else (high,)
        return (np.stack(both, axis=1).reshape(-1, numbers.size) >> HALF).T.astype(np.int64)

    def _split(self, words: Words) -> tuple[Words, Words]:
        high = words * np.uint64(self.size)
        return high, (high & LOW) * np.uint64(self.size) if self.two else high.copy()

    def sequence(self, symbols: Ints) -> Ints:
        """The tickets, in the order in which their rounds are played, each row by itself."""
        if not self.paired:
            return symbols
        pairs = np.stack(np.divmod(symbols, self.tickets), axis=-1)
        return pairs.reshape(len(symbols), -1)

    def ticket_counts(self, symbol_counts: Ints) -> Ints:
        """How often each ticket came."""
        if not self.paired:
            return symbol_counts
        square = symbol_counts.reshape(self.tickets, self.tickets)
        counts: Ints = square.sum(axis=0) + square.sum(axis=1)
        return counts
