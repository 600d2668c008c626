"""A second reading of the roulette and Big Six rules, to test the program against.

Croupier settles wagers from a layout and rulebook files. This module settles the same wagers again, written
apart from the program and from the documents alone, so that a mistake has to be made twice, in two different
ways, before a test lets it through. Nothing here is imported from the program, and nothing in the program may
import this.

The method is arithmetic: bets are listed by rules on numbers, the bets that touch a zero are written out, and
the odds follow from how many numbers a bet covers, as they do in all four documents. Amounts are whole cents.

Sources: Oneida BC Resolution 05-28-08-A (D, E, G); Massachusetts Rules of the Game: Roulette (1, 2, 4);
N.J.A.C. 19:47-5.1, 5.2, 5.5; ilani Electronic Table Games - Roulette (1.c). Where they are silent the
project's readings are followed, and the comment says "reading".
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import cache


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


# Clockwise from 0. The documents give no order: these are the American and the European wheel as made.
_AMERICAN = _words(
    "0 28 9 26 30 11 7 20 32 17 5 22 34 15 3 24 36 13 1 00 27 10 25 29 12 8 19 31 18 6 21 33 16 4 23 35 14 2"
)
_EUROPEAN = _words(
    "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
)
WHEELS: dict[str, tuple[str, ...]] = {
    "double-zero": _AMERICAN,
    "single-zero": _EUROPEAN,
    "double-zero-as-single-zero": _AMERICAN,
}

# Oneida A.3 and I.1.b and ilani 1.a know only the wheel of 38 pockets.
PLAYED_ON: dict[str, tuple[str, ...]] = {
    "oneida-roulette": ("double-zero",),
    "massachusetts": ("double-zero", "single-zero", "double-zero-as-single-zero"),
    "new-jersey": ("double-zero", "single-zero", "double-zero-as-single-zero"),
    "ilani": ("double-zero",),
}

# Numbers covered -> odds to 1: Oneida G.1, Massachusetts 2(a), N.J.A.C. 19:47-5.2(a), ilani 1.c.
ODDS: dict[str, dict[int, int]] = {
    "oneida-roulette": {1: 35, 2: 17, 3: 11, 4: 8, 5: 6, 6: 5, 12: 2, 18: 1},
    "massachusetts": {1: 35, 2: 17, 3: 11, 4: 8, 5: 6, 6: 5, 7: 4, 8: 3, 12: 2, 18: 1},
    "new-jersey": {1: 35, 2: 17, 3: 11, 4: 8, 5: 6, 6: 5, 7: 4, 8: 3, 12: 2, 18: 1},
    "ilani": {1: 35, 2: 17, 3: 11, 4: 8, 5: 6, 6: 5, 12: 2, 18: 1},
}

# The bets beside the zeros, the straights apart. Which boxes touch is a reading; the triples and the first
# five are the documents' own lists, and of the triples a single-zero layout keeps only 0-1-2 (reading).
_ZERO_BETS: dict[str, dict[str, tuple[str, ...]]] = {
    "double-zero": {
        "split": ("0-00", "0-1", "0-2", "00-2", "00-3"),
        "triple": ("0-1-2", "0-00-2", "00-2-3"),
        "first-five": ("0-00-1-2-3",),
    },
    "single-zero": {
        "split": ("0-1", "0-2", "0-3"),
        "triple": ("0-1-2",),
    },
}

# Massachusetts and New Jersey let a house offer these; Oneida and ilani do not know them.
_OPTIONAL_BOOKS = ("massachusetts", "new-jersey")
_SEVEN_NUMBERS = _words("10 11 12 13 14 15 33")
_COLOURS = _words("black blue gold red purple green")

_EVEN_MONEY = ("red", "black", "odd", "even", "low", "high")


def _is_red(number: int) -> bool:
    odd_is_red = number <= 10 or 19 <= number <= 28
    return (number % 2 == 1) == odd_is_red


RED: frozenset[str] = frozenset(str(number) for number in range(1, 37) if _is_red(number))

_Bet = tuple[str, str, frozenset[str]]  # kind, spot, pockets covered


def _numbers(kind: str, numbers: Iterable[int]) -> _Bet:
    """An inside bet named by the numbers it covers, which are in ascending order and hold no zero."""
    texts = [str(number) for number in numbers]
    return kind, "-".join(texts), frozenset(texts)


def _group(kind: str, spot: str, numbers: Iterable[int]) -> _Bet:
    return kind, spot, frozenset(str(number) for number in numbers)


def _inside_without_zeros() -> Iterator[_Bet]:
    for n in range(1, 37):
        not_last_of_row = n % 3 != 0
        first_of_row = n % 3 == 1
        yield _numbers("straight", [n])
        if not_last_of_row:
            yield _numbers("split", [n, n + 1])
        if n + 3 <= 36:
            yield _numbers("split", [n, n + 3])
        if not_last_of_row and n + 4 <= 36:
            yield _numbers("corner", [n, n + 1, n + 3, n + 4])
        if first_of_row:
            yield _numbers("row", range(n, n + 3))
        if first_of_row and n + 5 <= 36:
            yield _numbers("line", range(n, n + 6))


def _inside_with_zeros(layout: str) -> Iterator[_Bet]:
    zeros = ("0", "00") if layout == "double-zero" else ("0",)
    for zero in zeros:
        yield "straight", zero, frozenset([zero])
    for kind, spots in _ZERO_BETS[layout].items():
        for spot in spots:
            yield kind, spot, frozenset(spot.split("-"))


def _outside() -> Iterator[_Bet]:
    for part in (1, 2, 3):
        yield _group("column", f"column{part}", range(part, 37, 3))
        yield _group("dozen", f"dozen{part}", range(12 * part - 11, 12 * part + 1))
    yield _group("red", "red", (n for n in range(1, 37) if _is_red(n)))
    yield _group("black", "black", (n for n in range(1, 37) if not _is_red(n)))
    yield _group("odd", "odd", range(1, 37, 2))
    yield _group("even", "even", range(2, 37, 2))
    yield _group("low", "1to18", range(1, 19))
    yield _group("high", "19to36", range(19, 37))


def _optional(layout: str, order: tuple[str, ...]) -> Iterator[_Bet]:
    for at, centre in enumerate(order):
        five = (order[(at + step) % len(order)] for step in (-2, -1, 0, 1, 2))
        yield "five-adjacent", f"adjacent:{centre}", frozenset(five)
    yield "seven-numbers", "seven-numbers", frozenset(_SEVEN_NUMBERS)
    # Six neighbours to a colour, clockwise from 0, zeros skipped, colours in the listed order (reading).
    numbers = [pocket for pocket in order if pocket not in ("0", "00")]
    for at, colour in enumerate(_COLOURS):
        section = frozenset(numbers[6 * at : 6 * at + 6])
        yield "six-colour", f"six:{colour}", section
        if layout == "single-zero":
            yield "seven-colour", f"seven:{colour}", section | {"0"}
        else:
            yield "eight-colour", f"eight:{colour}", section | {"0", "00"}


@cache
def _bets(book: str, wheel: str) -> dict[str, tuple[str, frozenset[str]]]:
    """Every bet by its spot: kind and pockets. No spot names two bets."""
    if book not in PLAYED_ON:
        raise ValueError(f"no such book: {book}")
    if wheel not in PLAYED_ON[book]:
        raise ValueError(f"{book} is not played on a {wheel} wheel")
    layout = "single-zero" if wheel == "single-zero" else "double-zero"
    bets = [*_inside_without_zeros(), *_inside_with_zeros(layout), *_outside()]
    if book in _OPTIONAL_BOOKS:
        bets += _optional(layout, WHEELS[wheel])
    if wheel == "double-zero-as-single-zero":
        bets = [bet for bet in bets if "00" not in bet[2]]  # reading: it takes no bet that contains 00
    return {spot: (kind, pockets) for kind, spot, pockets in bets}


def positions(book: str, wheel: str) -> dict[str, dict[str, frozenset[str]]]:
    """Kind -> spot -> pockets, for every bet permitted or left to the house, B2B apart.

    Bets that may not stand on one table together (Massachusetts 1(g), New Jersey 5.1(g)) are all listed. A
    kind of which the wheel has no bet is absent.
    """
    by_kind: dict[str, dict[str, frozenset[str]]] = {}
    for spot, (kind, pockets) in _bets(book, wheel).items():
        by_kind.setdefault(kind, {})[spot] = pockets
    return by_kind


def settle(
    book: str,
    wheel: str,
    spot: str,
    stake: int,
    outcome: str,
    *,
    half_loss: bool = False,
    prior: str | None = None,
    multiplier: int | None = None,
) -> tuple[int, int, int] | None:
    """(paid, returned, collected) in cents at the book's own odds; None when the wager stands.

    What the book would not take (the wheel, the spot, the stake) is a ValueError. half_loss is heeded only
    where a document gives the house that option, and changes nothing elsewhere.
    """
    bets = _bets(book, wheel)
    if stake <= 0:
        raise ValueError(f"not a stake: {stake}")
    if outcome not in WHEELS[wheel]:
        raise ValueError(f"a {wheel} wheel has no pocket {outcome}")
    if spot == "b2b":
        return _settle_b2b(book, wheel, stake, outcome, prior, multiplier)
    if spot not in bets:
        raise ValueError(f"{book} has no bet {spot} on a {wheel} wheel")
    kind, pockets = bets[spot]
    if kind == "five-adjacent" and stake % 5 != 0:
        raise ValueError(f"not a multiple of five: {stake}")

    if _is_no_spin(wheel, outcome):
        return None
    if outcome not in pockets:
        if half_loss and _half_loss_applies(book, wheel, kind, outcome):
            lost = stake // 2  # the odd cent is the player's (reading)
            return 0, stake - lost, lost
        return 0, 0, stake
    if kind == "five-adjacent":  # five equal straights, of which one wins
        fifth = stake // 5
        return ODDS[book][1] * fifth, fifth, stake - fifth
    return ODDS[book][len(pockets)] * stake, stake, 0


def _settle_b2b(
    book: str, wheel: str, stake: int, outcome: str, prior: str | None, multiplier: int | None
) -> tuple[int, int, int] | None:
    """Massachusetts 4. That a win also returns the stake, and that it needs a prior number, are readings."""
    if book != "massachusetts":
        raise ValueError(f"{book} has no B2B wager")
    if prior not in WHEELS[wheel] or _is_no_spin(wheel, prior):
        raise ValueError(f"not a prior number: {prior}")
    if _is_no_spin(wheel, outcome):
        return None
    if outcome != prior:
        return 0, 0, stake
    if multiplier is None:
        raise ValueError("a winning B2B wager needs its multiplier")
    return multiplier * stake, stake, 0


def _is_no_spin(wheel: str, pocket: str) -> bool:
    """Massachusetts 2(d)(2), New Jersey 5.2(d)2: the spin is void and the wheel is spun again."""
    return wheel == "double-zero-as-single-zero" and pocket == "00"


def _half_loss_applies(book: str, wheel: str, kind: str, outcome: str) -> bool:
    """Massachusetts 2(b), New Jersey 5.2(b); 2(c), 2(d) and 5.2(c), 5.2(d) keep it from the other wheels."""
    offered = book in ("massachusetts", "new-jersey") and wheel == "double-zero"
    return offered and kind in _EVEN_MONEY and outcome in ("0", "00")


def house_edge(book: str, wheel: str, spot: str, half_loss: bool = False) -> Fraction:
    """What the house keeps of a stake on average, over the pockets that decide the wager."""
    stake = 10  # halves and fifths of it are whole
    kept = 0
    decided = 0
    for outcome in WHEELS[wheel]:
        settled = settle(book, wheel, spot, stake, outcome, half_loss=half_loss)
        if settled is not None:
            paid, _, collected = settled
            kept += collected - paid
            decided += 1
    return Fraction(kept, stake * decided)


# Stops on the wheel are a reading: N.J.A.C. 19:47-5 gives only the odds (5.5(a)), here to 1.
_BIG_SIX_COUNTS: dict[str, dict[str, int]] = {
    "atlantic-city": {"$1": 23, "$2": 15, "$5": 8, "$10": 4, "$20": 2, "joker": 1, "flag": 1},
    "nevada": {"$1": 24, "$2": 15, "$5": 7, "$10": 4, "$20": 2, "joker": 1, "flag": 1},
}
_BIG_SIX_ODDS: dict[str, int] = {"$1": 1, "$2": 2, "$5": 5, "$10": 10, "$20": 20, "joker": 45, "flag": 45}


def big_six_counts(wheel: str) -> dict[str, int]:
    return dict(_BIG_SIX_COUNTS[wheel])


def big_six_edge(wheel: str, spot: str) -> Fraction:
    """At New Jersey's odds on either wheel."""
    counts = big_six_counts(wheel)
    stops = sum(counts.values())
    wins = counts[spot]
    return Fraction((stops - wins) - wins * _BIG_SIX_ODDS[spot], stops)
