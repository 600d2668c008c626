"""Published house edges and counts made by hand, against what the program adds up.

Sources:
- Grochowski: John Grochowski, "Roulette's worst bet", Casino City Times, 30 November 2010.
- Krigman: Alan Krigman, "Explaining the house edge in double-zero roulette", the same, 28 April 2009.
- Scoblete: Frank Scoblete, "Surrender and Prison are Best", the same, 15 December 2020, for the rule that
  half of an even-money wager is taken on 0 or 00; that this halves the 5.26% to 2.63% is a count of ours.
- Money Wheel: "Rules of Money Wheel", casinospecialevent.com: 24 15 7 4 2 1 1 stops, 45 to 1 on the last two.
- Count: made by hand from the clause: n numbers at p to 1, w pockets: the house keeps (w - n(p + 1)) / w.
"""

from fractions import Fraction

import pytest

from croupier.analysis.exact import analyse
from croupier.analysis.figures import percent
from croupier.games.roulette.bets import EVEN_MONEY
from tests.oracle import second_reading
from tests.tables import bigsix, roulette

FIVES = {"offer": "five-adjacent", "layout": "wheel-replica"}
NO_RED = "red,black"


def edges(book: str, **options: object) -> dict[str, Fraction]:
    return {odds.spot: odds.edge for odds in analyse(roulette(book, **options))}


@pytest.mark.parametrize("book", ["new-jersey", "massachusetts", "oneida-roulette", "ilani"])
def test_double_zero_gives_the_house_five_and_a_quarter_percent(book: str) -> None:  # Grochowski, Krigman
    found = edges(book)
    assert percent(found.pop("0-00-1-2-3"), 2) == "7.89%"
    assert {percent(edge, 2) for edge in found.values()} == {"5.26%"}


@pytest.mark.parametrize("book", ["new-jersey", "massachusetts"])
@pytest.mark.parametrize("wheel", ["single-zero", "double-zero-as-single-zero"])
def test_single_zero_gives_the_house_two_point_seven_percent(book: str, wheel: str) -> None:  # Krigman
    assert {percent(edge, 2) for edge in edges(book, wheel=wheel).values()} == {"2.70%"}


@pytest.mark.parametrize("book", ["new-jersey", "massachusetts"])
def test_half_loss_halves_the_edge_of_even_money_wagers_alone(book: str) -> None:  # Scoblete
    table = roulette(book, even_money_on_zero="lose-half")
    for odds in analyse(table):
        even_money = table.spots[odds.spot].kind in EVEN_MONEY
        first_five = odds.spot == "0-00-1-2-3"
        assert percent(odds.edge, 2) == ("2.63%" if even_money else "7.89%" if first_five else "5.26%")


@pytest.mark.parametrize(
    ("options", "spot", "edge"),
    [
        (FIVES, "adjacent:17", Fraction(2, 38)),
        ({**FIVES, "wheel": "single-zero"}, "adjacent:17", Fraction(1, 37)),
        ({"offer": "seven-numbers"}, "seven-numbers", Fraction(38 - 7 * 5, 38)),
        ({"offer": "seven-numbers", "wheel": "single-zero"}, "seven-numbers", Fraction(37 - 7 * 5, 37)),
        ({"offer": "six-colour", "withhold": NO_RED}, "six:gold", Fraction(38 - 6 * 6, 38)),
        (
            {"offer": "seven-colour", "withhold": "red,black,dozen", "wheel": "single-zero"},
            "seven:green",
            Fraction(37 - 7 * 5, 37),
        ),
        ({"offer": "eight-colour", "withhold": "red,black,dozen"}, "eight:blue", Fraction(38 - 8 * 4, 38)),
    ],
)
@pytest.mark.parametrize("book", ["new-jersey", "massachusetts"])
def test_optional_wagers_leave_what_a_count_gives(
    book: str, options: dict[str, object], spot: str, edge: Fraction
) -> None:  # Count
    assert edges(book, **options)[spot] == edge


@pytest.mark.parametrize(
    ("pays", "paytable", "edge"),
    [
        # One number in 38 wins the mean multiplier m: the house keeps (37 - m) / 38, and with the stake
        # inside the multiplier (38 - m) / 38. The paytable 10:6,20:3,50:1 has a mean of 17.
        ("stake-returned", "10:6,20:3,50:1", Fraction(20, 38)),
        ("in-all", "10:6,20:3,50:1", Fraction(21, 38)),
        ("stake-returned", "37:1", Fraction(0)),
    ],
)
def test_b2b_leaves_what_its_paytable_leaves(pays: str, paytable: str, edge: Fraction) -> None:  # Count
    assert edges("massachusetts", offer="b2b", b2b_paytable=paytable, b2b_pays=pays)["b2b"] == edge


@pytest.mark.parametrize(
    ("stops", "expected"),
    [
        ("nevada", "11.11% 16.67% 22.22% 18.52% 22.22% 14.81% 14.81%"),  # Money Wheel
        ("atlantic-city", "14.81% 16.67% 11.11% 18.52% 22.22% 14.81% 14.81%"),  # Count: 23, 15, 8, 4, 2, 1, 1
    ],
)
def test_big_six_edges(stops: str, expected: str) -> None:
    assert [percent(odds.edge, 2) for odds in analyse(bigsix(stops=stops))] == expected.split()


@pytest.mark.parametrize("stops", ["atlantic-city", "nevada"])
def test_big_six_agrees_with_the_second_reading(stops: str) -> None:
    for odds in analyse(bigsix(stops=stops)):
        assert odds.edge == second_reading.big_six_edge(stops, odds.spot)


@pytest.mark.parametrize(
    ("book", "wheel"),
    [(book, wheel) for book, wheels in second_reading.PLAYED_ON.items() for wheel in wheels],
)
def test_every_spot_agrees_with_the_second_reading(book: str, wheel: str) -> None:
    for spot, edge in edges(book, wheel=wheel).items():
        assert edge == second_reading.house_edge(book, wheel, spot)
