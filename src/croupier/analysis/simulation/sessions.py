"""Players who bet by a system, session after session: how they end, and what it cost them."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache
from math import sqrt
from typing import Any

import msgspec
import numpy as np

from croupier.analysis.compiled import Ints
from croupier.analysis.simulation import philox
from croupier.analysis.simulation import play as of
from croupier.analysis.simulation.alphabet import Alphabet
from croupier.analysis.simulation.engine import Engine
from croupier.analysis.simulation.strategies import MEMORY, STRATEGIES, Strategy, read_strategy

OUTWEIGHING = 20
"""A stake whose square is more than a twentieth of the sum of all squared gains is not one among many."""


class SessionTally(msgspec.Struct, frozen=True):
    """Sums over sessions in whole cents; `ends` is how many sessions gained each amount."""

    sessions: int
    rounds: int
    staked: int
    staked_squared: int
    net_staked: int
    ruined: int
    reached: int
    largest: int
    lowest: int
    ends: dict[int, int]

    def __add__(self, other: "SessionTally") -> "SessionTally":
        added = ("sessions", "rounds", "staked", "staked_squared", "net_staked", "ruined", "reached")
        return SessionTally(
            **{name: getattr(self, name) + getattr(other, name) for name in added},
            largest=max(self.largest, other.largest),
            lowest=min(self.lowest, other.lowest),
            ends=dict(Counter(self.ends) + Counter(other.ends)),
        )

    @property
    def net(self) -> int:
        return sum(net * count for net, count in self.ends.items())

    @property
    def mean(self) -> Fraction:
        """What a session gained on average."""
        return Fraction(self.net, self.sessions)

    @property
    def error(self) -> float:
        """The standard error of that mean."""
        if self.sessions < 2:
            return float("inf")
        spread = sum(count * (net - self.mean) ** 2 for net, count in self.ends.items())
        return sqrt(spread / (self.sessions - 1) / self.sessions)

    @property
    def edge(self) -> Fraction:
        """The house's share of all that was staked; 0 where nothing was."""
        return Fraction(-self.net, self.staked or 1)

    @property
    def edge_error(self) -> float:
        """The standard error of the edge, a ratio of two sums over sessions."""
        if self.sessions < 2 or not self.staked:
            return float("inf")
        spread = self._net_squared + 2 * self.edge * self.net_staked + self.edge**2 * self.staked_squared
        return sqrt(spread * self.sessions / (self.sessions - 1)) / self.staked

    @property
    def outweighed(self) -> bool:
        """Whether one stake could outweigh all that was seen. Sessions that lose such a stake are then too
        few among these, or none, and the standard errors too small."""
        return self.largest**2 * OUTWEIGHING > self._net_squared

    @property
    def _net_squared(self) -> int:
        return sum(count * net**2 for net, count in self.ends.items())

    def share(self, count: int) -> Fraction:
        return Fraction(count, self.sessions)

    @property
    def ahead(self) -> int:
        return sum(count for net, count in self.ends.items() if net > 0)

    def quantile(self, part: Fraction) -> int:
        """The least gain that at least this part of all sessions did not exceed."""
        seen = 0
        for net in sorted(self.ends):
            seen += self.ends[net]
            if seen >= part * self.sessions:
                return net
        raise ValueError("a part lies between 0 and 1")


class Sessions(msgspec.Struct, frozen=True):
    """`rates` has a row of each result (see `play`), `rules` the limits and the player's money."""

    key: tuple[int, int]
    sessions: int
    outcomes: tuple[int, ...]
    rates: tuple[tuple[int, ...], ...]
    rules: tuple[int, ...]
    strategy: str = "flat"
    source: str = ""

    @property
    def least_part(self) -> int:
        return 64

    @property
    def items(self) -> int:
        return self.sessions

    def run(self, first: int, count: int, engine: Engine) -> SessionTally:
        """On a GPU too they are played by Numba: every player goes a way of their own."""
        kept = np.zeros((count, of.FIELDS), np.int64)
        play = self._by_numpy if engine is Engine.NUMPY else self._by_numba
        play(first, kept)
        return _summed(kept)

    @property
    def _chosen(self) -> Strategy:
        return _read(self.source) if self.source else STRATEGIES[self.strategy]

    def _by_numba(self, first: int, kept: Ints) -> None:
        alphabet = Alphabet(len(self.outcomes))
        unfair = (1 << 32) % alphabet.size ** (1 + alphabet.two)
        key = np.array((*self.key, philox.SESSION << philox.PURPOSE_AT), np.uint64)
        described = np.array((alphabet.tickets, alphabet.size, 1 + alphabet.two, unfair), np.uint64)
        _loop(self._chosen, not self.source)(key, first, described, *self._arrays(), kept)

    def _by_numpy(self, first: int, kept: Ints) -> None:
        """Results drawn many at once by NumPy; each player then goes through them by plain Python."""
        play, alphabet = _player(self._chosen, not self.source), Alphabet(len(self.outcomes))
        outcomes, rates, rules = self._arrays()
        memory, before = np.zeros((len(kept), MEMORY), np.int64), np.zeros((len(kept), 2), np.int64)
        playing, start = np.arange(len(kept)), 0
        while playing.size:
            streams = np.repeat(playing + first, of.COLUMNS).astype(np.uint64)
            numbers = np.tile(np.arange(start, start + of.COLUMNS, dtype=np.uint64), playing.size)
            drawn = alphabet.sequence(alphabet.symbols(self.key, philox.SESSION, streams, numbers))
            results = outcomes[drawn.reshape(playing.size, -1)]
            over = [
                play(one, rates, rules, kept[who], memory[who], before[who])
                for who, one in zip(playing, results, strict=True)
            ]
            playing, start = playing[~np.array(over)], start + of.COLUMNS

    def _arrays(self) -> tuple[Ints, Ints, Ints]:
        return np.array(self.outcomes), np.array(self.rates), np.array(self.rules)


def _summed(kept: Ints) -> SessionTally:
    net, staked = kept[:, of.NET], kept[:, of.STAKED].astype(object)
    ends, counts = np.unique(net, return_counts=True)
    return SessionTally(
        sessions=len(kept),
        rounds=int(kept[:, of.ROUNDS].sum()),
        staked=int(staked.sum()),
        staked_squared=int((staked * staked).sum()),
        net_staked=int((staked * net.astype(object)).sum()),
        ruined=int((kept[:, of.END] == of.RUINED).sum()),
        reached=int((kept[:, of.END] == of.REACHED).sum()),
        largest=int(kept[:, of.LARGEST].max()),
        lowest=int(kept[:, of.LOWEST].min()),
        ends=dict(zip(ends.tolist(), counts.tolist(), strict=True)),
    )


@lru_cache(8)
def _read(source: str) -> Strategy:
    return read_strategy(source)


@lru_cache(8)
def _loop(strategy: Strategy, keep: bool) -> Callable[..., Any]:
    return of.sessions_of(strategy, MEMORY, keep=keep)


@lru_cache(8)
def _player(strategy: Strategy, keep: bool) -> Callable[..., Any]:
    return of.player_of(strategy, keep=keep)
