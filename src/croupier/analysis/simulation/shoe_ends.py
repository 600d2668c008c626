"""How a hand of mini-baccarat ends, for all cards that can come: asked of the drawing rules once."""

from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from croupier.games.baccarat.drawing import banker_draws, player_draws
from croupier.games.baccarat.result import Result
from croupier.games.baccarat.table import SIX, BaccaratTable

PLAYER, TIE, BANKER_SIX, BANKER = range(4)
ENDS = ("player", "tie", "banker with six", "banker with another count")
COUNTS = 4
SUMS = 19
"""What two cards can add up to: 0 to 18."""
FIRST_CARDS = 4


@cache
def end_table() -> npt.NDArray[np.uint8]:
    """By the sum of the player's two cards, of the banker's, and the next two cards: the end of the hand,
    and, times 8, how many cards it took."""
    every = product(range(SUMS), range(SUMS), range(10), range(10))
    return np.array([_end(*one) for one in every], np.uint8)


@cache
def draw_rules() -> npt.NDArray[np.uint32]:
    """By the banker's count, who draws: ten bits by the player's count for the player, ten for the banker
    when the player stands, and ten for the banker by the value of the player's third card."""
    return np.array([_draw_bits(banker) for banker in range(10)], np.uint32)


def _draw_bits(banker: int) -> int:
    player = sum(player_draws(count, banker) << count for count in range(10))
    stands = sum(banker_draws(count, banker, None) << count for count in range(10))
    drawn = sum(banker_draws(0, banker, third) << third for third in range(10))
    return player | stands << 10 | drawn << 20


def _end(player: int, banker: int, fifth: int, sixth: int) -> int:
    first, second, thirds, drawn = player % 10, banker % 10, iter((fifth, sixth)), None
    players, bankers, cards = first, second, FIRST_CARDS
    if player_draws(first, second):
        drawn = next(thirds)
        players, cards = (first + drawn) % 10, cards + 1
    if banker_draws(first, second, drawn):
        bankers, cards = (second + next(thirds)) % 10, cards + 1
    return cards * 8 + _who(players, bankers)


def _who(player: int, banker: int) -> int:
    if player >= banker:
        return TIE if player == banker else PLAYER
    return BANKER_SIX if banker == SIX else BANKER


def end_of(result: Result) -> int:
    """The end that this result of a table stands for."""
    hands = result.hands
    assert hands is not None  # noqa: S101 - a result that decides wagers has hands
    return _who(hands.player_count, hands.banker_count)


def rows_by_end(table: BaccaratTable) -> list[int]:
    """Where in the compiled nets of the table each end stands."""
    ends = {end_of(result): row for row, (result, _) in enumerate(table.results())}
    return [ends[one] for one in range(COUNTS)]
