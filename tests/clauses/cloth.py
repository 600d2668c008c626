"""Where each wager lies, what it wins on and what it pays, read off the documents and a real cloth.

The cloth stands upright, a number's box is 4 by 4 and the corner of 1st 12, 0 and 1 is the origin:

             x = -8      -4       0     4     6     8     12
    y = -4                        +-----0-----+-----00-----+
    y =  0    + 1 to 18 + 1st 12  +--1--+--2--------+--3---+
    y =  4    |         |         +--4--+--5--------+--6---+
    ...
    y = 16    + Red     + 2nd 12  +--13-+--14-------+--15--+
    y = 32    + Odd     + 3rd 12  +--25-+--26-------+--27--+
    y = 48                        +-col1+--col2-----+-col3-+
"""

from typing import NamedTuple

ZEROS = ("0", "00")
NUMBERS = tuple(str(number) for number in range(1, 37))
DOUBLE_ZERO = (*ZEROS, *NUMBERS)


class Bet(NamedTuple):
    """A spot; each place for it with the boxes that meet there; the pockets it wins on; what 1 wins."""

    spot: str
    where: dict[tuple[int, int], str]
    wins: str
    pays: int

    def __str__(self) -> str:
        return self.spot


STRAIGHTS = (
    Bet("17", {(6, 22): "17"}, "17", 35),
    Bet("36", {(10, 46): "36"}, "36", 35),
    Bet("0", {(3, -2): "0"}, "0", 35),
    Bet("00", {(9, -2): "00"}, "00", 35),
)
SPLITS = (
    Bet("17-20", {(6, 24): "17 20"}, "17 20", 17),
    Bet("17-18", {(8, 22): "17 18"}, "17 18", 17),
    Bet("0-2", {(5, 0): "0 2"}, "0 2", 17),
    Bet("00-3", {(10, 0): "00 3"}, "00 3", 17),
    Bet("0-00", {(6, -2): "0 00", (-2, 32): "dozen2 dozen3"}, "0 00", 17),
)
ROWS = (
    Bet("1-2-3", {(0, 2): "1 dozen1"}, "1 2 3", 11),
    Bet("13-14-15", {(0, 18): "13 dozen2"}, "13 14 15", 11),
    Bet("34-35-36", {(0, 46): "34 dozen3"}, "34 35 36", 11),
)
TRIPLES = (
    Bet("0-1-2", {(4, 0): "0 1 2"}, "0 1 2", 11),
    Bet("0-00-2", {(6, 0): "0 00 2"}, "0 00 2", 11),
    Bet("00-2-3", {(8, 0): "00 2 3"}, "00 2 3", 11),
)
CORNERS = (
    Bet("1-2-4-5", {(4, 4): "1 2 4 5"}, "1 2 4 5", 8),
    Bet("17-18-20-21", {(8, 24): "17 18 20 21"}, "17 18 20 21", 8),
)
FIRST_FIVE = (Bet("0-00-1-2-3", {(0, 0): "0 1 dozen1"}, "0 00 1 2 3", 6),)
LINES = (
    Bet("13-14-15-16-17-18", {(0, 20): "13 16 dozen2"}, "13 14 15 16 17 18", 5),
    Bet("31-32-33-34-35-36", {(0, 44): "31 34 dozen3"}, "31 32 33 34 35 36", 5),
)
COLUMNS = (
    Bet("column1", {(2, 50): "column1"}, "1 4 7 10 13 16 19 22 25 28 31 34", 2),
    Bet("column2", {(6, 50): "column2"}, "2 5 8 11 14 17 20 23 26 29 32 35", 2),
    Bet("column3", {(10, 50): "column3"}, "3 6 9 12 15 18 21 24 27 30 33 36", 2),
)
DOZENS = (
    Bet("dozen1", {(-2, 8): "dozen1"}, "1 2 3 4 5 6 7 8 9 10 11 12", 2),
    Bet("dozen2", {(-2, 24): "dozen2"}, "13 14 15 16 17 18 19 20 21 22 23 24", 2),
    Bet("dozen3", {(-2, 40): "dozen3"}, "25 26 27 28 29 30 31 32 33 34 35 36", 2),
)
RED = (Bet("red", {(-6, 20): "red"}, "1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36", 1),)
BLACK = (Bet("black", {(-6, 28): "black"}, "2 4 6 8 10 11 13 15 17 20 22 24 26 28 29 31 33 35", 1),)
ODD = (Bet("odd", {(-6, 36): "odd"}, "1 3 5 7 9 11 13 15 17 19 21 23 25 27 29 31 33 35", 1),)
EVEN = (Bet("even", {(-6, 12): "even"}, "2 4 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36", 1),)
LOW = (Bet("1to18", {(-6, 4): "1to18"}, "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18", 1),)
HIGH = (Bet("19to36", {(-6, 44): "19to36"}, "19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36", 1),)

EVEN_MONEY = ("red", "black", "odd", "even", "1to18", "19to36")

HOW_MANY = {
    "straight": 38,
    "split": 62,
    "row": 12,
    "triple": 3,
    "corner": 22,
    "first-five": 1,
    "line": 11,
    "column": 3,
    "dozen": 3,
    **dict.fromkeys(("red", "black", "odd", "even", "low", "high"), 1),
}
"""Different wagers of each kind on a double-zero cloth, counted on the cloth: 24 splits across, 33 down, 5 at
the zeros."""

COLOURS = ("black", "blue", "gold", "red", "purple", "green")

DOUBLE_ZERO_SECTIONS = {
    "black": "28 9 26 30 11 7",
    "blue": "20 32 17 5 22 34",
    "gold": "15 3 24 36 13 1",
    "red": "27 10 25 29 12 8",
    "purple": "19 31 18 6 21 33",
    "green": "16 4 23 35 14 2",
}
SINGLE_ZERO_SECTIONS = {
    "black": "32 15 19 4 21 2",
    "blue": "25 17 34 6 27 13",
    "gold": "36 11 30 8 23 10",
    "red": "5 24 16 33 1 20",
    "purple": "14 31 9 22 18 29",
    "green": "7 28 12 35 3 26",
}
"""Six neighbours each, clockwise from 0, as the readings say; the order of the pockets is a real wheel's."""
