"""What a report adds up: the figures, and which of them count and which are one terminal's."""

from enum import StrEnum

from croupier.names import TerminalId


class Figure(StrEnum):
    """What a report adds up. Those from `rounds` on count; all others are money."""

    DROP = "drop"
    FILLS = "fills"
    CREDITS = "credits"
    HANDLE = "handle"
    WIN = "win"
    VOIDED = "voided"
    PROMOTIONS = "promotions"
    CORRECTED = "corrected"
    PICKED_UP = "picked-up"
    COUNTED = "counted"
    OVER_SHORT = "over-short"
    COIN_IN = "coin-in"
    COIN_OUT = "coin-out"
    BOUGHT_IN = "bought-in"
    CASHED_OUT = "cashed-out"
    ROUNDS = "rounds"
    VOIDS = "voids"
    NO_SPINS = "no-spins"
    BUY_INS = "buy-ins"
    CORRECTIONS = "corrections"
    ANNOUNCED_ANEW = "announced-anew"
    MISCOUNTS = "miscounts"
    GAMES = "games"


COUNTING = (
    Figure.ROUNDS, Figure.VOIDS, Figure.NO_SPINS, Figure.BUY_INS, Figure.CORRECTIONS, Figure.ANNOUNCED_ANEW,
    Figure.MISCOUNTS, Figure.GAMES,
)  # fmt: skip
BY_TERMINAL = (Figure.COIN_IN, Figure.COIN_OUT, Figure.BOUGHT_IN, Figure.CASHED_OUT, Figure.GAMES)
"""The meters of a terminal, a station or a seat."""

Figured = tuple[Figure, int, TerminalId | None, str]
"""An amount of one figure, whose it is and for what reason."""
