"""Goal: live draws and simulated ones are fair, as far as a statistical battery can tell. Method: the battery
over each source as the program uses it, and over sources with a planted fault, every one of which it must
accuse. `make prove` draws many times as much (CROUPIER_DRAWS).

A source of seeds draws the same every time. Live draws differ from run to run: a fair one is accused at most
once in a million runs of the battery.
"""

import os
import secrets
from collections.abc import Callable
from itertools import islice

import numpy as np
import pytest

from croupier.analysis.simulation import philox
from croupier.analysis.simulation.alphabet import Alphabet
from croupier.analysis.simulation.shoes import Shoes
from croupier.base.names import TableId
from croupier.devices.chance_key import ChanceKey
from croupier.games.baccarat.cards import DECK
from croupier.games.baccarat.shuffle import reshuffling, shuffled
from croupier.games.chance import draw
from tests.analysis.randomness.battery import FALSE_ALARMS, TESTS, Draws, accusations

DRAWS = int(os.environ.get("CROUPIER_DRAWS", "60000"))
KEY = philox.key_of(20261117)
Source = tuple[int, Callable[[int], Draws]]


def words(count: int) -> Draws:
    """Bytes of Philox words, the first word of many streams: neighbours must have nothing in common."""
    streams = np.arange(count // 4 + 1, dtype=np.uint64)
    word = philox.groups(KEY, philox.FLAT, streams, np.zeros_like(streams))[0]
    return (
        np.stack([word >> np.uint64(8 * byte) & np.uint64(255) for byte in range(4)], axis=1)
        .reshape(-1)[:count]
        .astype(np.int64)
    )


def rounds_of(tickets: int) -> Callable[[int], Draws]:
    def drawn(count: int) -> Draws:
        alphabet = Alphabet(tickets)
        numbers = np.arange(count // alphabet.group_rounds + 1, dtype=np.uint64)
        symbols = alphabet.symbols(KEY, philox.FLAT, np.zeros_like(numbers), numbers)
        return alphabet.sequence(symbols).reshape(-1)[:count]

    return drawn


def first_cards(count: int) -> Draws:
    """The place, of 416, from which the first card of each shoe comes; eight of them count as one."""
    shoes, places = Shoes(KEY, count, 8, 14), []
    for first in range(0, count, 20_000):
        streams = np.arange(first, min(first + 20_000, count), dtype=np.uint64)
        places.append(shoes._chosen(streams, 0, 416)[0])
    return np.concatenate(places) // 8


def wheel(count: int) -> Draws:
    """As the simulated wheel draws."""
    pockets = range(38)
    return np.array([secrets.choice(pockets) for _ in range(count)])


def stops(count: int) -> Draws:
    return np.array([secrets.randbelow(54) for _ in range(count)])


def multipliers(count: int) -> Draws:
    """As a B2B multiplier is drawn, from a key of the operating system: twenty that weigh the same."""
    chance, table, pays = ChanceKey(secrets.token_bytes(32)), TableId("T1"), [(n, 1) for n in range(20)]
    return np.array([draw(chance.seed(table, n), b"closed", pays) for n in range(count // 4)])  # type: ignore[arg-type]


def shoe_cards(count: int) -> Draws:
    """The first cards of virtual shoes of one deck."""
    chance, place = ChanceKey(secrets.token_bytes(32)), {card: n for n, card in enumerate(DECK)}
    each = (shuffled(chance.seed(TableId("T1"), n), DECK)[:1] for n in range(count // 40))
    return np.array([place[card] for (card,) in each])


def endless_cards(count: int) -> Draws:
    """Cards of a shoe that reshuffles by itself, far enough apart that each is drawn from all of them."""
    cards = reshuffling(secrets.token_bytes(32), DECK * 8)
    place = {card: n for n, card in enumerate(DECK)}
    return np.array([place[card] for card in islice(cards, 0, count * 5, 40)])


FAIR: dict[str, Source] = {
    "Philox bytes": (256, words),
    "37 pockets": (37, rounds_of(37)),
    "38 pockets": (38, rounds_of(38)),
    "54 stops": (54, rounds_of(54)),
    "500 tickets": (500, rounds_of(500)),
    "first cards": (52, first_cards),
    "the wheel": (38, wheel),
    "the Big Six": (54, stops),
    "multipliers": (20, multipliers),
    "virtual shoes": (52, shoe_cards),
    "a reshuffling shoe": (52, endless_cards),
}


@pytest.mark.parametrize("name", FAIR)
def test_a_source_of_the_program_is_not_accused(name: str) -> None:
    size, source = FAIR[name]
    assert accusations(source(DRAWS), size) == {}


def randu(count: int) -> Draws:
    state, found = 1, []
    for _ in range(count):
        state = state * 65539 % 2**31
        found.append(state % 38)
    return np.array(found)


def by_modulo(count: int) -> Draws:
    """A byte modulo 38: the first 28 pockets come seven times where the others come six."""
    return np.random.default_rng(1).integers(0, 256, count) % 38


def planted(change: Callable[[Draws], Draws]) -> Callable[[int], Draws]:
    return lambda count: change(np.random.default_rng(2).integers(0, 38, count))


def _repeats(draws: Draws) -> Draws:
    """One draw in twenty-five is the one before it."""
    again = np.random.default_rng(3).random(len(draws) - 1) < 1 / 25
    draws[1:][again] = draws[:-1][again]
    return draws


def _sticks(draws: Draws) -> Draws:
    """A pocket that catches one ball in a hundred more."""
    draws[np.random.default_rng(4).random(len(draws)) < 1 / 100] = 17
    return draws


def _rises(draws: Draws) -> Draws:
    """Of every four draws the first two are put in order."""
    fours = draws[: len(draws) // 4 * 4].reshape(-1, 4)
    fours[:, :2].sort(axis=1)
    return fours.reshape(-1)


def _too_even(draws: Draws) -> Draws:
    """Every value as often as any other: a shuffled list that is dealt to its end."""
    return np.random.default_rng(5).permutation(np.arange(len(draws)) % 38)


UNFAIR: dict[str, tuple[Callable[[int], Draws], str]] = {
    "RANDU": (randu, ""),
    "a byte modulo 38": (by_modulo, "frequency"),
    "counting up": (lambda count: np.arange(count) % 38, "serial"),
    "repeats": (planted(_repeats), "serial"),
    "a pocket that sticks": (planted(_sticks), "frequency"),
    "pairs in order": (planted(_rises), "permutations"),
    "too even": (planted(_too_even), "frequency"),
}


@pytest.mark.parametrize("name", UNFAIR)
def test_a_source_with_a_planted_fault_is_accused(name: str) -> None:
    source, by = UNFAIR[name]
    accused = accusations(source(max(DRAWS, 60_000)), 38)
    assert accused
    assert not by or by in accused, accused


def test_chances_of_a_fair_source_are_spread_evenly() -> None:
    """So that the stated rate of false alarms is the real one: of 300 fair sources each test gives about 30 a
    chance below a tenth."""
    below = dict.fromkeys(TESTS, 0)
    for seed in range(300):
        draws = np.random.default_rng(seed).integers(0, 38, 12_000)
        for name, test in TESTS.items():
            below[name] += test(draws, 38) < 0.1
    assert all(10 <= count <= 55 for count in below.values()), below
    assert FALSE_ALARMS < 1e-5
