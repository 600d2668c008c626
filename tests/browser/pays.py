"""What section G pays, reckoned by hand: a second, smaller reading for tests to check the floor against."""

from decimal import Decimal

RED = {str(n) for n in (1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36)}
NUMBERS = [str(n) for n in range(1, 37)]
ODDS = {1: 35, 2: 17, 3: 11, 4: 8, 5: 6, 6: 5, 12: 2, 18: 1}
OUTSIDE = {
    "red": RED,
    "black": set(NUMBERS) - RED,
    "odd": set(NUMBERS[0::2]),
    "even": set(NUMBERS[1::2]),
    "1to18": set(NUMBERS[:18]),
    "19to36": set(NUMBERS[18:]),
    "column1": set(NUMBERS[0::3]),
    "column2": set(NUMBERS[1::3]),
    "column3": set(NUMBERS[2::3]),
    "dozen1": set(NUMBERS[:12]),
    "dozen2": set(NUMBERS[12:24]),
    "dozen3": set(NUMBERS[24:]),
}


def covered(spot: str) -> set[str]:
    return OUTSIDE.get(spot) or set(spot.split("-"))


def back(bets: dict[str, int], number: str) -> Decimal:
    """What comes back to the player: each winning stake and what it won."""
    won = (stake * (1 + ODDS[len(covered(spot))]) for spot, stake in bets.items() if number in covered(spot))
    return Decimal(sum(won))
