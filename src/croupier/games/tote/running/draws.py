"""Numbers from a seed, each under a name of its own: whether one is drawn changes no other."""

import hmac
from typing import TypeAlias

Named: TypeAlias = str | int
_WORD_BYTES = 8
_WORDS = 1 << (8 * _WORD_BYTES)


class Draws:
    """HMAC-SHA256 of the name under the seed; words that would favour a number are thrown away."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed

    def below(self, bound: int, *name: Named) -> int:
        """From 0 up to, not including, the bound, each as often."""
        fair = _WORDS - _WORDS % bound
        block = hmac.digest(self._seed, "/".join(map(str, name)).encode(), "sha256")
        while True:
            word = int.from_bytes(block[:_WORD_BYTES], "big")
            if word < fair:
                return word % bound
            block = hmac.digest(self._seed, block, "sha256")

    def one_in(self, many: int, *name: Named) -> bool:
        return self.below(many, *name) == 0
