"""Published standard deviations, chances of being ahead and ruin, against what the program adds up.

Sources:
- House edges: the table "House edge & std dev" at elixirvitae.blogspot.com, 16 June 2005: baccarat, and the
  Big Six with Nevada's stops. Its joker pays 40 to 1, which New Jersey does not allow, and is left out.
- Casino City: the newsletter of Casino City, issue 323, page 3: baccarat's edges with ties left out, 1.2 and
  1.4 percent, roulette's 5.3 and 7.89.
- Moore: Grinnell College, "roulette" of Mathematics 335, math.grin.edu/~mooret/courses/math335: the chance to
  be ahead after n bets on red by the central limit theorem, which counts half of those who are even.
- Feller: William Feller, An Introduction to Probability Theory and Its Applications 1, XIV.2: ruin.
- Count: worked by hand from the clause.
"""

from fractions import Fraction

import pytest

from croupier.analysis.exact import SpotOdds, analyse
from croupier.analysis.figures import percent
from croupier.analysis.gains import gains_of
from croupier.analysis.many_rounds import TotalSpread
from croupier.analysis.nets import nets_of
from croupier.analysis.session import session
from tests.tables import baccarat, bigsix, roulette


def by_spot(found: list[SpotOdds]) -> dict[str, SpotOdds]:
    return {one.spot: one for one in found}


@pytest.mark.parametrize(
    ("spot", "edge", "deviation"),
    [("banker", "1.06%", "0.93"), ("player", "1.24%", "0.95"), ("tie", "14.36%", "2.64")],
)
def test_baccarat(spot: str, edge: str, deviation: str) -> None:  # House edges
    odds = by_spot(analyse(baccarat(decks=8)))[spot]
    assert (percent(odds.edge, 2), f"{odds.deviation:.2f}") == (edge, deviation)


@pytest.mark.parametrize(("spot", "edge"), [("banker", "1.2%"), ("player", "1.4%")])
def test_baccarat_without_ties(spot: str, edge: str) -> None:  # Casino City
    assert percent(by_spot(analyse(baccarat(decks=8)))[spot].edge_decided, 1) == edge


@pytest.mark.parametrize(
    ("spot", "edge", "deviation"),
    [
        ("$1", "11.11%", "0.99"),
        ("$2", "16.67%", "1.34"),
        ("$5", "22.22%", "2.02"),
        ("$10", "18.52%", "2.88"),
        ("$20", "22.22%", "3.97"),
    ],
)
def test_big_six(spot: str, edge: str, deviation: str) -> None:  # House edges
    odds = by_spot(analyse(bigsix(stops="nevada")))[spot]
    assert (percent(odds.edge, 2), f"{odds.deviation:.2f}") == (edge, deviation)


@pytest.mark.parametrize("numbers", [1, 2, 3, 4, 5, 6, 12, 18])
def test_roulette_deviates_as_numbers_and_odds_say(numbers: int) -> None:
    """Count: n of 38 numbers at p to 1 have a variance of (p + 1)^2 x n (38 - n) / 38^2."""
    spots = {1: "17", 2: "17-20", 3: "13-14-15", 4: "17-18-20-21", 5: "0-00-1-2-3"}
    spots |= {6: "13-14-15-16-17-18", 12: "dozen2", 18: "red"}
    pays = {1: 35, 2: 17, 3: 11, 4: 8, 5: 6, 6: 5, 12: 2, 18: 1}[numbers]
    odds = by_spot(analyse(roulette("new-jersey")))[spots[numbers]]
    assert odds.variance == Fraction((pays + 1) ** 2 * numbers * (38 - numbers), 38**2)
    assert odds.hits == odds.wins == Fraction(numbers, 38)


@pytest.mark.parametrize(("rounds", "ahead"), [(50, 0.3539), (100, 0.2981), (1000, 0.0469)])
def test_ahead_after_some_spins_on_red(rounds: int, ahead: float) -> None:  # Moore
    spread = TotalSpread(gains_of(nets_of(roulette("new-jersey")), {"red": 100}), rounds)
    assert float(spread.ahead + spread.even / 2) == pytest.approx(ahead, abs=0.0025)


@pytest.mark.parametrize("wheel", ["double-zero", "single-zero"])
def test_ruin_before_a_goal_on_red(wheel: str) -> None:  # Feller
    """From 5 units to 10 or to nothing: by 400 rounds practically every session has ended."""
    gains = gains_of(nets_of(roulette("new-jersey", wheel=wheel)), {"red": 100})
    ratio = Fraction(20 if wheel == "double-zero" else 19, 18)
    ruin = (ratio**10 - ratio**5) / (ratio**10 - 1)
    found = session(gains, 100, 500, 400, goal=1000)
    assert found.ruined == pytest.approx(ruin, abs=1e-8)
    assert found.ruined < ruin
