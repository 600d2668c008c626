"""Which hand takes a third card: the naturals, Table 1 and Table 2 of the document."""

NATURAL = 8
"""From this count on two cards no more cards are dealt to either hand (oneida-minibaccarat:K.1)."""
PLAYER_DRAWS_TO = 5
"""Table 1: the player's hand draws on 0 to 5 and stays on 6 and 7 (oneida-minibaccarat:K.2)."""
BANKER_DRAWS_TO = 2
"""Table 2, its rows without boxes: to 2 the banker's hand draws, whatever the player's hand drew."""
BANKER_DRAWS: dict[int, frozenset[int | None]] = {
    3: frozenset((None, 0, 1, 2, 3, 4, 5, 6, 7, 9)),
    4: frozenset((None, 2, 3, 4, 5, 6, 7)),
    5: frozenset((None, 4, 5, 6, 7)),
    6: frozenset((6, 7)),
}
"""Table 2: the values of the player's third card to which the banker's hand draws, None where there was none
(oneida-minibaccarat:K.3). From 7 on it stays."""


def is_natural(player: int, banker: int) -> bool:
    """By the counts of the first two cards of each hand."""
    return max(player, banker) >= NATURAL


def player_draws(player: int, banker: int) -> bool:
    return not is_natural(player, banker) and player <= PLAYER_DRAWS_TO


def banker_draws(player: int, banker: int, third: int | None) -> bool:
    """`third` is the value of the card that the player's hand drew, not its count."""
    if is_natural(player, banker):
        return False
    return banker <= BANKER_DRAWS_TO or third in BANKER_DRAWS.get(banker, ())
