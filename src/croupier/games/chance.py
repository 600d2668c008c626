"""Chance that can be proved: committed before betting opens, unknown to anyone until it closes.

The seed's hash is published first. The draw mixes the seed with the record that closed betting, so that
neither who keeps the seed nor who bets can choose it; afterwards anyone can draw it again.
"""

import hmac
from hashlib import sha256

from croupier.games.roulette.paytable import Paytable

DIGEST_BYTES = 32
_WORD_BYTES = 8
_WORDS = 1 << (8 * _WORD_BYTES)


def commitment(seed: bytes) -> str:
    return sha256(seed).hexdigest()


def draw(seed: bytes, closed: bytes, paytable: Paytable) -> int:
    """A multiplier, each as often as its weight says: words that would favour one are thrown away."""
    total = sum(weight for _, weight in paytable)
    fair = _WORDS - _WORDS % total
    block = hmac.digest(seed, closed, "sha256")
    while True:
        for start in range(0, DIGEST_BYTES, _WORD_BYTES):
            word = int.from_bytes(block[start : start + _WORD_BYTES], "big")
            if word < fair:
                return _weighed(word % total, paytable)
        block = hmac.digest(seed, block, "sha256")


def _weighed(ticket: int, paytable: Paytable) -> int:
    """Whose ticket it is, when each multiplier holds as many as it weighs."""
    held = 0
    for multiplier, weight in paytable[:-1]:
        held += weight
        if ticket < held:
            return multiplier
    return paytable[-1][0]
