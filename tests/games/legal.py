"""Every way a house may open a roulette table, worked out here from the documents and not from the books."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product

import msgspec
from hypothesis import strategies as st

from croupier.games.roulette.table import RouletteTable
from tests.tables import roulette

OPTIONAL = ("five-adjacent", "six-colour", "seven-colour", "eight-colour", "seven-numbers")
WHEELS = ("double-zero", "single-zero", "double-zero-as-single-zero")
PAYTABLE = "10:6,20:3,50:1"


class House(msgspec.Struct, frozen=True):
    """What a house chose for one table, its layout a replica of the wheel or plain."""

    book: str
    wheel: str = "double-zero"
    half: bool = False
    offer: tuple[str, ...] = ()
    withhold: tuple[str, ...] = ()
    replica: bool = False
    mode: str = ""

    @property
    def optional(self) -> bool:
        return self.book in ("new-jersey", "massachusetts")

    @property
    def options(self) -> dict[str, object]:
        if not self.optional:
            return {"mode": self.mode} if self.mode else {}
        paytable = {"b2b-paytable": PAYTABLE} if "b2b" in self.offer else {}
        return {
            "wheel": self.wheel,
            "even-money-on-zero": "lose-half" if self.half else "lose-all",
            "offer": list(self.offer),
            "withhold": list(self.withhold),
            "layout": "wheel-replica" if self.replica else "plain",
            **paytable,
        }

    def open(self) -> RouletteTable:
        return roulette(self.book, **self.options)


def is_legal(house: House) -> bool:
    """Massachusetts 1(e)(1)(i), (7), (8), 1(g), 2(b) to (d), and the same of New Jersey."""
    colours = {"six-colour", "seven-colour", "eight-colour"} & set(house.offer)
    return (
        (house.replica or "five-adjacent" not in house.offer)
        and (house.wheel == "single-zero" or "seven-colour" not in colours)
        and (house.wheel == "double-zero" or "eight-colour" not in colours)
        and (not colours or {"red", "black"} <= set(house.withhold))
        and (colours <= {"six-colour"} or "dozen" in house.withhold)
        and (house.wheel == "double-zero" or not house.half)
    )


def _subsets(of: tuple[str, ...]) -> list[tuple[str, ...]]:
    return [some for size in range(len(of) + 1) for some in combinations(of, size)]


def every_house() -> Iterator[House]:
    """Every combination of the closed choices, legal or not."""
    yield House("oneida-roulette", mode="live")
    yield House("oneida-roulette", mode="terminals")
    yield House("ilani")
    for book in ("new-jersey", "massachusetts"):
        optional = (*OPTIONAL, "b2b") if book == "massachusetts" else OPTIONAL
        withhold = _subsets(("red", "black", "dozen"))
        ways = product(WHEELS, (False, True), _subsets(optional), withhold, (False, True))
        yield from (House(book, *way) for way in ways)


LEGAL = tuple(house for house in every_house() if is_legal(house))
FULLEST = tuple(
    house
    for house in LEGAL
    if not house.optional
    or (house.replica and len(house.offer) >= 4 and house.withhold in ((), ("red", "black", "dozen")))
    or (not house.offer and not house.withhold and not house.replica)
)
"""Each wheel and zero rule of each book, plain and with nearly all that it may offer."""

_NESTED = ((), ("red",), ("red", "black"), ("red", "black", "dozen"))
LAYOUTS = tuple(
    {
        (house.book, house.mode, house.wheel, house.offer, house.withhold): house
        for house in LEGAL
        if house.withhold in _NESTED
    }.values()
)
"""One house for each set of spots (a zero rule or a replica alone changes none), less some that withhold."""

open_once = cache(House.open)
houses = st.sampled_from(LEGAL)


def named(house: House) -> str:
    half = ("half",) if house.half else ()
    return "-".join((house.book, house.mode or house.wheel, *half, *house.offer, *house.withhold))
