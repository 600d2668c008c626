"""One door to every game: the same calls at a roulette table and at a Big Six wheel."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Reason, Refusal
from croupier.games import play
from croupier.games.bigsix.result import Result as BigSixResult
from croupier.games.library import Table
from croupier.games.roulette.bets import Kind
from croupier.games.roulette.result import Result as RouletteResult
from croupier.games.round import Tender, Verdict, Wager, total
from tests.games.legal import House, houses, open_once
from tests.law.reading import JSON, attempt, refusal
from tests.tables import baccarat, bigsix, roulette

B2B = roulette("massachusetts", offer="b2b", b2b_paytable="10:6,20:3")


def wager(spot: str, stake: int = 500, player: str = "ann", tender: Tender | None = None) -> Wager:
    return Wager(WagerId(f"{player} on {spot}"), PlayerId(player), spot, stake, tender=tender)


@pytest.mark.parametrize(
    ("table", "text", "spot"),
    [
        (roulette("new-jersey"), "20-17", "17-20"),
        (roulette("new-jersey"), "red", "red"),
        (bigsix(), "$5", "$5"),
    ],
)
def test_a_spot_reads_to_its_canonical_text(table: Table, text: str, spot: str) -> None:
    assert play.read_spot(table, text) == spot


@pytest.mark.parametrize(
    ("table", "text", "prior", "multiplier", "result"),
    [
        (roulette("new-jersey"), "17", None, None, RouletteResult("17")),
        (B2B, "17", "18", None, RouletteResult("17", prior="18")),
        (B2B, "17", "17", "X20", RouletteResult("17", prior="17", multiplier=20)),
        (B2B, "17", None, 10, RouletteResult("17", multiplier=10)),
        (bigsix(), "stop:6", None, None, BigSixResult("joker")),
        (bigsix(), "stop:6", "17", 10, BigSixResult("joker")),
    ],
)
def test_a_result_reads_with_what_b2b_needs(
    table: Table, text: str, prior: object, multiplier: object, result: play.Result
) -> None:
    assert play.read_result(table, text, prior, multiplier) == result


@pytest.mark.parametrize(
    ("table", "prior", "multiplier", "reason", "place", "clause"),
    [
        (B2B, "37", None, Reason.NO_PRIOR_NUMBER, "prior", None),
        (B2B, "17", 11, Reason.NO_MULTIPLIER, "multiplier", "massachusetts:4(b)"),
        (roulette("new-jersey"), None, 10, Reason.NO_MULTIPLIER, "multiplier", "new-jersey:5.1(f)"),
        (roulette("massachusetts"), None, 10, Reason.NO_MULTIPLIER, "multiplier", "massachusetts:4(a)"),
    ],
)
def test_a_prior_or_multiplier_that_cannot_be_is_refused(
    table: Table, prior: object, multiplier: object, reason: Reason, place: str, clause: str | None
) -> None:
    refused = refusal(lambda: play.read_result(table, "17", prior, multiplier))
    assert (refused.reason, refused.place, refused.clause) == (reason, place, clause)


@given(houses, JSON, JSON, JSON)
def test_anything_reads_or_is_refused_at_roulette(
    house: House, text: object, prior: object, multiplier: object
) -> None:
    table = open_once(house)
    spot = attempt(lambda: play.read_spot(table, text))
    assert isinstance(spot, Refusal) or spot in table.spots
    result = attempt(lambda: play.read_result(table, text, prior, multiplier))
    assert isinstance(result, Refusal) or play.rulings_for(table, result).keys() <= table.spots.keys()
    with_number = attempt(lambda: play.read_result(table, "17", prior, multiplier))
    assert isinstance(with_number, Refusal | RouletteResult)


@given(JSON)
def test_anything_reads_or_is_refused_at_big_six(text: object) -> None:
    table = bigsix()
    spot = attempt(lambda: play.read_spot(table, text))
    assert isinstance(spot, Refusal) or spot in table.spots
    result = attempt(lambda: play.read_result(table, text))
    assert isinstance(result, Refusal) or set(play.rulings_for(table, result)) == set(table.spots)


@pytest.mark.parametrize(
    ("table", "made", "placed", "prior", "reason"),
    [
        (roulette("new-jersey"), wager("17"), {}, None, None),
        (roulette("new-jersey", limits="inside=..5.00"), wager("17"), {"17": 1}, None, Reason.ABOVE_MAXIMUM),
        (B2B, wager("b2b"), {}, None, Reason.NO_PRIOR_NUMBER),
        (B2B, wager("b2b"), {}, "17", None),
        (bigsix(), wager("$5"), {}, None, None),
        (bigsix(), wager("$5", tender=Tender.CASH), {}, None, Reason.TENDER_NOT_ACCEPTED),
        (bigsix(limits="$5=..5.00"), wager("$5"), {"$5": 1}, None, Reason.ABOVE_MAXIMUM),
        (bigsix(limits="aggregate=..5.00"), wager("$5"), {"all positions": 1}, None, Reason.ABOVE_MAXIMUM),
    ],
)
def test_a_wager_is_taken_or_refused(
    table: Table, made: Wager, placed: dict[str, int], prior: str | None, reason: Reason | None
) -> None:
    refused = play.check_wager(table, made, placed, prior)
    assert (refused and refused.reason) == reason


@pytest.mark.parametrize(
    ("table", "made", "amounts"),
    [
        (roulette("new-jersey"), wager("17-20"), {"17-20": 500}),
        (
            roulette("new-jersey", offer="five-adjacent", layout="wheel-replica"),
            wager("adjacent:17"),
            {"adjacent:17": 500, "17": 100, "20": 100, "32": 100, "5": 100, "22": 100},
        ),
        (bigsix(), wager("joker"), {"joker": 500}),
        (bigsix(limits="aggregate=..9.00"), wager("joker"), {"joker": 500, "all positions": 500}),
        (
            roulette("new-jersey", limits="aggregate=1.00..9.00"),
            wager("red"),
            {"red": 500, "all positions": 500},
        ),
        (roulette("new-jersey", limits="aggregate=5.00.."), wager("red"), {"red": 500}),
    ],
)
def test_the_parts_of_a_wager_are_what_limits_look_at(
    table: Table, made: Wager, amounts: dict[str, int]
) -> None:
    assert {part.position: part.amount for part in play.parts(table, made)} == amounts


def test_at_ilani_a_short_total_goes_back_before_the_rest_is_settled() -> None:
    wagers = [wager("17"), wager("red", 499, "bob")]
    settled = play.close_and_settle(roulette("ilani"), wagers, RouletteResult("17"))
    assert [(one.wager.player, one.verdict) for one in settled] == [("bob", "refunded"), ("ann", "won")]
    assert total(settled).house == -35 * 500


def test_at_big_six_too_a_short_total_goes_back_before_the_rest_is_settled() -> None:
    wagers = [wager("$1"), wager("joker", 499, "bob")]
    settled = play.close_and_settle(bigsix(limits="aggregate=5.00.."), wagers, BigSixResult("joker"))
    assert [(one.wager.player, one.verdict, one.clause) for one in settled] == [
        ("bob", "refunded", "new-jersey:5.5(a)"),
        ("ann", "lost", "new-jersey:5.6(e)"),
    ]


def test_at_big_six_betting_closes_and_everything_is_settled() -> None:
    settled = play.close_and_settle(bigsix(), [wager("$1"), wager("joker")], BigSixResult("joker"))
    assert [(one.wager.spot, one.verdict) for one in settled] == [
        ("$1", Verdict.LOST),
        ("joker", Verdict.WON),
    ]


@pytest.mark.parametrize(
    ("table", "outcome", "clause"),
    [
        (roulette("new-jersey"), "17", None),
        (roulette("new-jersey"), "no-spin:short-spin", "new-jersey:5.4(b)"),
        (roulette("ilani"), "void:malfunction", "ilani:5.a"),
        (bigsix(), "joker", None),
        (bigsix(), "no-spin:short-spin", "new-jersey:5.6(b)"),
    ],
)
def test_a_result_that_decides_nothing_has_its_clause(table: Table, outcome: str, clause: str | None) -> None:
    assert play.cause(table, play.read_result(table, outcome)) == clause


@pytest.mark.parametrize(
    ("table", "weight"),
    [
        (roulette("new-jersey"), 38),
        (B2B, 38 * 9),
        (roulette("new-jersey", wheel="single-zero"), 37),
        (bigsix(), 54),
    ],
)
def test_the_results_of_a_table_weigh_this_much_together(table: Table, weight: int) -> None:
    assert sum(each for _, each in play.results(table)) == weight


@pytest.mark.parametrize("table", [roulette("new-jersey"), bigsix(), baccarat()])
def test_the_text_of_a_result_reads_back(table: Table) -> None:
    for result, _ in play.results(table):
        assert play.read_result(table, play.show_result(table, result)) == result


@given(houses, st.data())
def test_with_better_odds_no_result_costs_a_player_more(house: House, data: st.DataObject) -> None:
    """Rulings of a house that pays more are nowhere worse than the document's own."""
    table = open_once(house)
    if house.book == "ilani":
        return
    paid = [kind for kind, bet in table.terms.bets.items() if bet.odds and kind is not Kind.FIVE_ADJACENT]
    kind = data.draw(st.sampled_from(paid))
    better_paid = (kind, Kind.FIVE_ADJACENT) if kind is Kind.STRAIGHT else (kind,)
    better = roulette(house.book, **house.options, odds={kind: f"{data.draw(st.integers(36, 99))} to 1"})
    result = data.draw(st.sampled_from([result for result, _ in play.results(table)]))
    for spot, ruling in play.rulings_for(better, result).items():
        least = play.rulings_for(table, result)[spot]
        gains = (ruling.net(10_000), least.net(10_000))
        won = table.spots[spot].kind in better_paid and ruling.verdict is Verdict.WON
        assert gains[0] > gains[1] if won else gains[0] == gains[1]
