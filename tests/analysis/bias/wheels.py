"""Wheels for tests: fair ones, and ones with a planted bias, each by a seed."""

import numpy as np

from croupier.analysis.bias.rotor import Rotor

DOUBLE_ZERO = Rotor((*map(str, range(37)), "00"))
"""38 pockets; which number stands where makes no difference to a test."""
SYMBOLS = Rotor(tuple("a" * 24 + "b" * 15 + "c" * 7 + "d" * 4 + "e" * 2 + "fg"))
"""54 stops of seven symbols, as a Big Six wheel has them."""


def planted(length: int, bias: float, size: int = 38) -> list[float]:
    """The chances of a wheel whose first so many pockets come so much too often."""
    raised = (1 + bias) / size
    others = (1 - length * raised) / (size - length)
    return [raised] * length + [others] * (size - length)


def spin(rotor: Rotor, trials: int, seed: int, chances: list[float] | None = None) -> list[str]:
    """So many results; of a fair wheel if no chances are given."""
    drawn = np.random.default_rng(seed).choice(len(rotor.stops), trials, p=chances)
    return [rotor.stops[place] for place in drawn]
