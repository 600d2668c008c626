"""What a report adds up: the figures, and which of them count and which are one terminal's."""

from enum import StrEnum

from croupier.base.names import TerminalId


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
    GAMES_VOID = "games-void"


COUNTING = (
    Figure.ROUNDS, Figure.VOIDS, Figure.NO_SPINS, Figure.BUY_INS, Figure.CORRECTIONS, Figure.ANNOUNCED_ANEW,
    Figure.MISCOUNTS, Figure.GAMES, Figure.GAMES_VOID,
)  # fmt: skip
BY_TERMINAL = (
    Figure.COIN_IN, Figure.COIN_OUT, Figure.BOUGHT_IN, Figure.CASHED_OUT, Figure.GAMES, Figure.GAMES_VOID,
)  # fmt: skip
"""The meters of a terminal, a station or a seat."""
METERED = (*BY_TERMINAL, Figure.BUY_INS, Figure.CORRECTIONS)
"""What a terminal's row of the meters shows; the last two are the table's figures as well."""

Figured = tuple[Figure, int, TerminalId | None, str]
"""An amount of one figure, whose it is and for what reason."""
