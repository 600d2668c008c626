"""A Big Six table: who wins at each result, which wagers it takes, and that money adds up."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.names import PlayerId, WagerId
from croupier.base.refusal import Reason, Refusal
from croupier.games.bigsix.result import Direction, Result, read_result
from croupier.games.bigsix.table import parts, read_spot
from croupier.games.play import check_wager
from croupier.games.round import Tender, Verdict, Wager, settle, total
from tests.law.reading import JSON, attempt, refusal
from tests.oracle import second_reading
from tests.tables import bigsix

SYMBOLS = ("$1", "$2", "$5", "$10", "$20", "joker", "flag")
PAYS = dict(zip(SYMBOLS, (1, 2, 5, 10, 20, 45, 45), strict=True))


def wager(spot: str, stake: int = 500, coupon: int = 0, tender: Tender | None = None) -> Wager:
    return Wager(WagerId("a"), PlayerId("ann"), spot, stake, coupon, tender)


@pytest.mark.parametrize(
    ("clapper", "outcome", "winner", "cause"),
    [
        ("previous-number", "$5", "$5", None),
        ("respin", "stop:6", "joker", None),
        ("previous-number", "between:5-6:clockwise", "joker", None),
        ("previous-number", "between:5-6:counterclockwise", "$2", None),
        ("respin", "between:5-6:clockwise", None, "new-jersey:5.6(c)"),
        ("previous-number", "no-spin:short-spin", None, "new-jersey:5.6(b)"),
        ("respin", "no-spin:short-spin", None, "new-jersey:5.6(b)"),
    ],
)
def test_a_result_has_a_winner_or_a_cause_for_none(
    clapper: str, outcome: str, winner: str | None, cause: str | None
) -> None:
    table = bigsix(clapper=clapper)
    result = read_result(table.terms, outcome)
    assert (table.winner(result), table.cause(result)) == (winner, cause)
    for spot, ruling in table.rulings(result).items():
        if winner is None:
            assert (ruling.verdict, ruling.clause) == (Verdict.STANDS, cause)
        elif spot == winner:
            assert (ruling.verdict, ruling.clause) == (Verdict.WON, "new-jersey:5.5(a)")
        else:
            assert (ruling.verdict, ruling.clause) == (Verdict.LOST, "new-jersey:5.6(e)")


@pytest.mark.parametrize("stops", ["atlantic-city", "nevada"])
def test_results_are_every_symbol_weighted_by_its_stops(stops: str) -> None:
    weights = {result.symbol: weight for result, weight in bigsix(stops=stops).results()}
    assert weights == second_reading.big_six_counts(stops)


def test_rulings_are_worked_out_once_for_each_result() -> None:
    table = bigsix()
    assert table.rulings(Result("$1")) is table.rulings(Result("$1"))
    assert table.rulings(Result("$1")) != table.rulings(Result("$2"))


WAGERS = st.lists(st.tuples(st.sampled_from(SYMBOLS), st.integers(1, 10**7)), max_size=12)


@given(WAGERS, st.sampled_from(SYMBOLS))
def test_random_wagers_settle_at_the_documents_odds_and_totals_add_up(
    drawn: list[tuple[str, int]], symbol: str
) -> None:
    settled = settle(bigsix().rulings(Result(symbol)), [wager(spot, stake) for spot, stake in drawn])
    for one in settled:
        won = one.wager.spot == symbol
        assert one.paid == (PAYS[symbol] * one.wager.stake if won else 0)
        assert (one.returned, one.collected) == ((one.wager.stake, 0) if won else (0, one.wager.stake))
    sums = total(settled)
    assert sums.staked == sums.returned + sums.collected == sum(stake for _, stake in drawn)
    assert sums.house == sums.collected - sums.paid


@given(WAGERS, st.integers(1, 54), st.sampled_from(list(Direction)))
def test_under_respin_a_clapper_between_two_leaves_every_wager_standing(
    drawn: list[tuple[str, int]], first: int, direction: Direction
) -> None:
    rulings = bigsix(clapper="respin").rulings(Result(first=first, direction=direction))
    sums = total(settle(rulings, [wager(spot, stake) for spot, stake in drawn]))
    assert sums.standing == sums.staked == sum(stake for _, stake in drawn)
    assert (sums.paid, sums.collected, sums.returned, sums.house) == (0, 0, 0, 0)


def test_a_result_under_a_clapper_is_the_number_of_one_of_its_two_stops() -> None:
    table = bigsix()
    passed = Counter(
        table.winner(Result(first=first, direction=direction))
        for first in range(1, 55)
        for direction in Direction
    )
    assert passed == {
        name: 2 * count for name, count in second_reading.big_six_counts("atlantic-city").items()
    }


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_every_symbol_reads_as_its_spot(symbol: str) -> None:
    assert read_spot(bigsix(), symbol) == symbol


@pytest.mark.parametrize("text", ["$3", "1", "", "Joker", "17", None, 5, ["$1"]])
def test_what_is_not_on_the_layout_is_refused(text: object) -> None:
    refused = refusal(lambda: read_spot(bigsix(), text))
    assert (refused.reason, refused.clause) == (Reason.UNKNOWN_SPOT, "new-jersey:5.5(a)")
    assert refused.says == f"{text!a} is not on the layout; it has $1, $2, $5, $10, $20, joker, flag"


@given(JSON)
def test_anything_reads_as_a_spot_or_is_refused(text: object) -> None:
    spot = attempt(lambda: read_spot(bigsix(), text))
    assert spot.reason is Reason.UNKNOWN_SPOT if isinstance(spot, Refusal) else spot == text


@pytest.mark.parametrize(
    ("made", "placed", "reason"),
    [
        (wager("$1"), {}, None),
        (wager("$1", tender=Tender.VALUE), {}, None),
        (wager("$1", tender=Tender.NON_VALUE), {}, None),
        (wager("$1", tender=Tender.CASH), {}, Reason.TENDER_NOT_ACCEPTED),
        (wager("$1", tender=Tender.CREDITS), {}, Reason.TENDER_NOT_ACCEPTED),
        (wager("$1", coupon=500), {}, Reason.COUPON_NOT_ACCEPTED),
        (wager("$1", 130), {}, Reason.STAKE_NOT_DIVISIBLE),
        (wager("joker", 75), {}, Reason.BELOW_MINIMUM),
        (wager("joker", 1000), {}, None),
        (wager("joker", 1025), {}, Reason.ABOVE_MAXIMUM),
        (wager("joker", 500), {"joker": 525}, Reason.ABOVE_MAXIMUM),
        (wager("joker", 500), {"flag": 9999}, None),
        (wager("$1", 25), {"$1": 10**9}, None),
    ],
)
def test_a_wager_is_taken_or_refused(made: Wager, placed: dict[str, int], reason: Reason | None) -> None:
    refused = check_wager(bigsix(unit="0.25", limits="joker=1.00..10.00"), made, placed)
    assert (refused and refused.reason) == reason
    assert (refused and refused.clause) == ("new-jersey:5.5(a)" if reason else None)


@pytest.mark.parametrize(
    ("stake", "placed", "reason"),
    [
        (100, {}, None),
        (1000, {"all positions": 1000}, None),
        (1001, {"all positions": 1000}, Reason.ABOVE_MAXIMUM),
        (2001, {}, Reason.ABOVE_MAXIMUM),
    ],
)
def test_a_players_total_has_a_maximum_over_all_positions(
    stake: int, placed: dict[str, int], reason: Reason | None
) -> None:
    refused = check_wager(bigsix(limits="aggregate=5.00..20.00"), wager("$1", stake), placed)
    assert (refused and refused.reason) == reason
    assert (refused and refused.clause) == ("new-jersey:5.5(a)" if reason else None)


@pytest.mark.parametrize("stops", ["atlantic-city", "nevada"])
def test_spots_come_by_their_stops_and_else_by_their_place_on_the_wheel(stops: str) -> None:
    assert bigsix(stops=stops).spots == SYMBOLS


def test_a_stake_stands_on_its_one_spot() -> None:
    (part,) = parts(bigsix(limits="joker=1.00..10.00"), "joker", 500)
    assert (part.position, part.amount, str(part.limit)) == ("joker", 500, "1.00..10.00")
