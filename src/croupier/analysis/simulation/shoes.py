"""Mini-baccarat from real shoes: shuffled, burned, dealt without replacement to the cutting card.

Cards are their values, 0 to 9. A shoe begins in order of value and is shuffled from the front: the next card
is one of those that are left, each as likely. The first card and as many more as its value are burned
(oneida-minibaccarat:E.4). After the hand in which the cutting card appears one more is dealt (J.8).
"""

import msgspec
import numpy as np
import numpy.typing as npt

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation import philox
from croupier.analysis.simulation.engine import Engine
from croupier.analysis.simulation.philox import HALF, LOW, Words
from croupier.analysis.simulation.shoe_ends import COUNTS, end_table
from croupier.analysis.simulation.tally import Tally, clustered, products_of
from croupier.games.baccarat.counting import full_shoe

Bytes = npt.NDArray[np.uint8]
CHUNK = 2048
"""Shoes that NumPy shuffles side by side."""


class Shoes(msgspec.Struct, frozen=True):
    """`behind` is how many cards lie behind the cutting card."""

    key: tuple[int, int]
    shoes: int
    decks: int
    behind: int

    @property
    def least_part(self) -> int:
        return 32

    @property
    def items(self) -> int:
        return self.shoes

    @property
    def mark(self) -> int:
        """The cutting card appears before the card in this place, counted from 0."""
        return len(self.full()) - self.behind

    def full(self) -> Bytes:
        return np.repeat(np.arange(10, dtype=np.uint8), full_shoe(self.decks))

    def run(self, first: int, count: int, engine: Engine) -> Tally:
        match engine:
            case Engine.CUDA:
                from croupier.analysis.simulation import cuda  # noqa: PLC0415 - an extra

                return clustered(count, *cuda.count_shoes(self.key, self.full(), self.mark, first, count))
            case Engine.NUMBA:
                return clustered(count, *self._by_numba(first, count))
            case Engine.NUMPY:
                parts = range(first, first + count, CHUNK)
                rows = [self.dealt(one, min(CHUNK, first + count - one)) for one in parts]
                every = np.concatenate(rows)
                return clustered(count, every.sum(axis=0), products_of(every))

    def _by_numba(self, first: int, count: int) -> tuple[Ints, Ints]:
        from croupier.analysis.simulation import kernels  # noqa: PLC0415 - Numba is slow to load

        counts, products = np.zeros(COUNTS, np.int64), np.zeros((COUNTS, COUNTS), np.int64)
        key0, key1, tag = map(np.uint64, (*self.key, philox.SHOE << philox.PURPOSE_AT))
        kernels.count_shoes(
            key0, key1, first, count, tag, self.full(), np.uint64(self.mark), end_table(), counts, products
        )
        return counts, products

    def dealt(self, first: int, count: int) -> Ints:
        """How each shoe's hands ended, a row for every shoe."""
        cards = self.shuffled(first, count)
        rows, ends = np.zeros((count, COUNTS), np.int64), end_table()
        shoes, place = np.arange(count), 1 + cards[:, 0].astype(np.int64)
        last = np.zeros(count, bool)
        while shoes.size:
            hand = cards[shoes[:, None], place[:, None] + np.arange(6)].astype(np.int64)
            player, banker = hand[:, 0] + hand[:, 2], hand[:, 1] + hand[:, 3]
            end = ends[(player * 19 + banker) * 100 + hand[:, 4] * 10 + hand[:, 5]]
            rows[shoes, end & 7] += 1
            place = place + (end >> 3)
            goes_on = ~last
            last = (place > self.mark)[goes_on]
            shoes, place = shoes[goes_on], place[goes_on]
        return rows

    def shuffled(self, first: int, count: int) -> Bytes:
        """The cards of consecutive shoes in the order in which they are dealt, a row for every shoe."""
        cards = np.tile(self.full(), (count, 1))
        streams, each = np.arange(first, first + count, dtype=np.uint64), np.arange(count)
        for place in range(0, cards.shape[1] - 1, 2):
            one, two = self._chosen(streams, place, cards.shape[1] - place)
            for here, there in ((place, place + one), (place + 1, place + 1 + two)):
                kept = cards[each, there]
                cards[each, there] = cards[:, here]
                cards[:, here] = kept
        return cards

    def _chosen(self, streams: Words, place: int, left: int) -> tuple[Ints, Ints]:
        """Which of the cards that are left come next, by one word for both."""
        lane, group = (place >> 1) & 3, np.full_like(streams, place >> 3)
        word = philox.groups(self.key, philox.SHOE, streams, group)[lane]
        high = word * np.uint64(left)
        low = (high & LOW) * np.uint64(left - 1)
        unfair, attempt = np.uint64((1 << 32) % (left * (left - 1))), 0
        while (bad := np.flatnonzero((low & LOW) < unfair)).size:
            attempt += 1
            again = philox.groups(self.key, philox.SHOE, streams[bad], group[bad], attempt)[lane]
            high[bad] = again * np.uint64(left)
            low[bad] = (high[bad] & LOW) * np.uint64(left - 1)
        return (high >> HALF).astype(np.int64), (low >> HALF).astype(np.int64)
