"""A roulette table's spots, limits and results, against the second reading and counts known by hand."""

from collections import Counter

import msgspec
import pytest

from croupier.games.limits import Limit
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.colours import COLOURS
from croupier.games.roulette.result import Result
from croupier.games.roulette.table import RouletteTable
from tests.games.legal import FULLEST, LAYOUTS, House, named, open_once
from tests.oracle import second_reading
from tests.tables import roulette


def expected_spots(house: House) -> dict[str, tuple[str, frozenset[str]]]:
    """What the second reading has for this house: all that is permitted, less what it does not offer."""
    optional = ("five-adjacent", "six-colour", "seven-colour", "eight-colour", "seven-numbers")
    gone = {*house.withhold, *(kind for kind in optional if kind not in house.offer)}
    spots = {
        spot: (kind, pockets)
        for kind, by_spot in second_reading.positions(house.book, house.wheel).items()
        for spot, pockets in by_spot.items()
        if kind not in gone
    }
    return {**spots, "b2b": ("b2b", frozenset())} if "b2b" in house.offer else spots


def test_every_layout_has_just_the_spots_of_the_second_reading() -> None:
    for house in LAYOUTS:
        spots = open_once(house).spots
        assert {text: (spot.kind, spot.pockets) for text, spot in spots.items()} == expected_spots(house), (
            house
        )


@pytest.mark.parametrize("house", FULLEST, ids=named)
def test_each_pocket_is_covered_as_often_by_each_kind_as_in_the_second_reading(house: House) -> None:
    table = open_once(house)
    ours = Counter((pocket, spot.kind.value) for spot in table.spots.values() for pocket in spot.pockets)
    theirs = Counter((pocket, kind) for kind, pockets in expected_spots(house).values() for pocket in pockets)
    assert ours == theirs


DOUBLE = ("straight", "split", "row", "triple", "corner", "first-five", "line")


@pytest.mark.parametrize(
    ("wheel", "pocket", "covered"),
    [
        ("double-zero", "0", (1, 3, 0, 2, 0, 1, 0)),
        ("double-zero", "00", (1, 3, 0, 2, 0, 1, 0)),
        ("double-zero", "1", (1, 3, 1, 1, 1, 1, 1)),
        ("double-zero", "2", (1, 5, 1, 3, 2, 1, 1)),
        ("double-zero", "3", (1, 3, 1, 1, 1, 1, 1)),
        ("double-zero", "4", (1, 3, 1, 0, 2, 0, 2)),
        ("double-zero", "17", (1, 4, 1, 0, 4, 0, 2)),
        ("double-zero", "34", (1, 2, 1, 0, 1, 0, 1)),
        ("double-zero", "35", (1, 3, 1, 0, 2, 0, 1)),
        ("double-zero", "36", (1, 2, 1, 0, 1, 0, 1)),
        ("single-zero", "0", (1, 3, 0, 1, 0, 0, 0)),
        ("single-zero", "1", (1, 3, 1, 1, 1, 0, 1)),
        ("single-zero", "2", (1, 4, 1, 1, 2, 0, 1)),
        ("single-zero", "3", (1, 3, 1, 0, 1, 0, 1)),
        ("double-zero-as-single-zero", "0", (1, 2, 0, 1, 0, 0, 0)),
        ("double-zero-as-single-zero", "00", (0, 0, 0, 0, 0, 0, 0)),
        ("double-zero-as-single-zero", "2", (1, 4, 1, 1, 2, 0, 1)),
    ],
)
def test_inside_wagers_cover_a_pocket_this_often(wheel: str, pocket: str, covered: tuple[int, ...]) -> None:
    spots = roulette("new-jersey", wheel=wheel).spots.values()
    kinds = Counter(spot.kind.value for spot in spots if pocket in spot.pockets)
    assert tuple(kinds[kind] for kind in DOUBLE) == covered


@pytest.mark.parametrize(
    ("wheel", "counts"),
    [
        ("double-zero", (38, 62, 12, 3, 22, 1, 11)),
        ("single-zero", (37, 60, 12, 1, 22, 0, 11)),
        ("double-zero-as-single-zero", (37, 59, 12, 1, 22, 0, 11)),
    ],
)
def test_a_layout_has_this_many_inside_wagers(wheel: str, counts: tuple[int, ...]) -> None:
    kinds = Counter(spot.kind.value for spot in roulette("massachusetts", wheel=wheel).spots.values())
    assert tuple(kinds[kind] for kind in DOUBLE) == counts


@pytest.mark.parametrize("house", FULLEST, ids=named)
def test_results_are_every_pocket_that_decides_weighted_alike(house: House) -> None:
    table = open_once(house)
    weights = Counter[str | None]()
    for result, weight in table.results():
        weights[result.pocket] += weight
    pockets = set(second_reading.WHEELS[house.wheel])
    if house.wheel == "double-zero-as-single-zero":
        pockets.remove("00")
    assert dict(weights) == dict.fromkeys(pockets, 10 if "b2b" in house.offer else 1)


def test_with_b2b_each_pocket_comes_once_with_each_multiplier() -> None:
    table = roulette("massachusetts", offer="b2b", b2b_paytable="10:6,20:3")
    of_17 = [(result, weight) for result, weight in table.results() if result.pocket == "17"]
    assert of_17 == [
        (Result(pocket="17", prior="1", multiplier=10), 6),
        (Result(pocket="17", prior="1", multiplier=20), 3),
    ]


@pytest.mark.parametrize(
    ("kind", "limit"),
    [
        (Kind.STRAIGHT, "1.00..50.00"),
        (Kind.SPLIT, "1.00..100.00"),
        (Kind.RED, "5.00..500.00"),
        (Kind.B2B, "0.00..25.00"),
    ],
)
def test_a_kinds_own_limit_comes_before_its_groups(kind: Kind, limit: str) -> None:
    table = roulette(
        "massachusetts",
        offer="b2b",
        b2b_paytable="10:1",
        limits="straight=1.00..50.00,inside=1.00..100.00,outside=5.00..500.00,bonus=..25.00",
    )
    assert str(table.limit(kind)) == limit


@pytest.mark.parametrize(("kind", "limit"), [(Kind.STRAIGHT, None), (Kind.RED, None)])
def test_without_limits_a_position_has_none(kind: Kind, limit: Limit | None) -> None:
    assert roulette("new-jersey").limit(kind) is limit


def test_spots_come_in_the_same_order_whatever_the_order_of_the_terms() -> None:
    table = roulette("new-jersey", offer="six-colour,eight-colour,seven-numbers", withhold="red,black,dozen")
    terms = table.terms
    turned = msgspec.structs.replace(
        terms,
        bets=dict(reversed(terms.bets.items())),
        sections=dict(reversed(terms.sections.items())),
    )
    assert list(RouletteTable(turned).spots) == list(table.spots)
    colours = [text.removeprefix("six:") for text in table.spots if text.startswith("six:")]
    assert colours == list(COLOURS)


def test_rulings_are_worked_out_once_for_each_result() -> None:
    table = roulette("new-jersey")
    assert table.rulings(Result(pocket="17")) is table.rulings(Result(pocket="17"))
    assert table.rulings(Result(pocket="17")) != table.rulings(Result(pocket="18"))


def test_positions_are_the_places_on_the_cloth_of_the_wagers_on_offer() -> None:
    table = roulette("new-jersey", offer="six-colour,seven-numbers", withhold="red,black")
    on_cloth = {position.spot.text for position in table.positions}
    assert on_cloth == {text for text in table.spots if not text.startswith(("six:", "seven-"))}
    assert not on_cloth & {"red", "black"}
