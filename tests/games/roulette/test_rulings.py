"""What each result means for each spot, and every settlement, against the second reading."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.base.money import MOST
from croupier.base.names import PlayerId, WagerId
from croupier.games.roulette.result import Result, irregular_texts, read_result
from croupier.games.roulette.rules import Irregularity
from croupier.games.roulette.rulings import cause
from croupier.games.roulette.table import RouletteTable
from croupier.games.round import Settled, Verdict, Wager, settle, total
from tests.games.legal import FULLEST, House, houses, named, open_once
from tests.oracle import second_reading
from tests.tables import roulette

HALF = roulette("massachusetts", even_money_on_zero="lose-half")
STAKES = st.integers(min_value=1, max_value=10**7)


def wager(spot: str, stake: int, coupon: int = 0) -> Wager:
    return Wager(WagerId(spot), PlayerId("ann"), spot, stake, coupon)


def ends(settled: Settled) -> tuple[int, int, int] | None:
    stands = settled.verdict is Verdict.STANDS
    return None if stands else (settled.paid, settled.returned, settled.collected)


@pytest.mark.parametrize("house", FULLEST, ids=named)
@pytest.mark.no_cover
def test_every_spot_settles_at_every_pocket_as_in_the_second_reading(house: House) -> None:
    table = open_once(house)
    wagers = [wager(spot, 1005) for spot in table.spots if spot != "b2b"]
    for pocket in second_reading.WHEELS[house.wheel]:
        for one in settle(table.rulings(Result(pocket=pocket)), wagers):
            expected = second_reading.settle(
                house.book, house.wheel, one.wager.spot, 1005, pocket, half_loss=house.half
            )
            assert ends(one) == expected, (one.wager.spot, pocket)


@given(houses, st.data())
def test_random_wagers_settle_as_in_the_second_reading_and_totals_add_up(
    house: House, data: st.DataObject
) -> None:
    table = open_once(house)
    pockets = st.sampled_from(second_reading.WHEELS[house.wheel])
    live = pockets.filter(lambda pocket: house.wheel != "double-zero-as-single-zero" or pocket != "00")
    outcome, prior = data.draw(pockets), data.draw(live)
    outcome = data.draw(st.sampled_from([outcome, prior]))
    multiplier = data.draw(st.sampled_from([10, 20, 50])) if "b2b" in house.offer else None
    drawn = data.draw(st.lists(st.tuples(st.sampled_from(sorted(table.spots)), STAKES), max_size=12))
    wagers = [wager(spot, stake * 5 if spot.startswith("adjacent") else stake) for spot, stake in drawn]
    settled = settle(table.rulings(Result(outcome, None, prior, multiplier)), wagers)
    assert sorted(one.wager.spot for one in settled) == sorted(one.spot for one in wagers)
    for one in settled:
        assert ends(one) == second_reading.settle(
            house.book,
            house.wheel,
            one.wager.spot,
            one.wager.stake,
            outcome,
            half_loss=house.half,
            prior=prior,
            multiplier=multiplier,
        )
    sums = total(settled)
    assert sums.staked == sum(one.stake for one in wagers)
    assert sums.staked == sums.returned + sums.collected + sums.standing
    assert sums.house == sums.collected - sums.paid + sums.promotion


@given(houses, st.data())
def test_an_irregular_spin_collects_and_pays_nothing(house: House, data: st.DataObject) -> None:
    table = open_once(house)
    text = data.draw(st.sampled_from(sorted(irregular_texts(table.terms))))
    spot, stake = data.draw(st.sampled_from(sorted(table.spots))), data.draw(STAKES)
    (one,) = settle(table.rulings(read_result(table.terms, text)), [wager(spot, stake)])
    if text.startswith("no-spin:"):
        assert (one.verdict, one.paid, one.returned, one.collected) == (Verdict.STANDS, 0, 0, 0)
    else:
        assert (one.verdict, one.paid, one.returned, one.collected) == (Verdict.REFUNDED, 0, stake, 0)


@pytest.mark.parametrize(
    ("book", "options", "spot", "outcome", "verdict", "clause"),
    [
        ("new-jersey", {}, "17", "17", "won", "new-jersey:5.2(a)"),
        ("new-jersey", {}, "17", "18", "lost", "new-jersey:5.1(e)1"),
        ("new-jersey", {}, "red", "0", "lost", "new-jersey:5.2(b)"),
        ("new-jersey", {}, "dozen1", "0", "lost", "new-jersey:5.1(e)10"),
        ("new-jersey", {"even-money-on-zero": "lose-half"}, "red", "00", "half", "new-jersey:5.2(b)"),
        ("new-jersey", {"even-money-on-zero": "lose-half"}, "red", "2", "lost", "new-jersey:5.1(e)11"),
        ("new-jersey", {"even-money-on-zero": "lose-half"}, "dozen1", "0", "lost", "new-jersey:5.1(e)10"),
        ("new-jersey", {"wheel": "single-zero"}, "red", "0", "lost", "new-jersey:5.2(c)"),
        ("new-jersey", {"wheel": "double-zero-as-single-zero"}, "red", "0", "lost", "new-jersey:5.2(d)"),
        ("new-jersey", {"wheel": "double-zero-as-single-zero"}, "17", "00", "stands", "new-jersey:5.2(d)"),
        ("new-jersey", {}, "17", "no-spin:short-spin", "stands", "new-jersey:5.4(b)"),
        ("massachusetts", {}, "17", "no-spin:with-rotation", "stands", "massachusetts:5(a)"),
        ("oneida-roulette", {}, "red", "00", "lost", "oneida-roulette:E.3"),
        ("oneida-roulette", {}, "17", "no-spin:foreign-object", "stands", "oneida-roulette:H.3"),
        ("oneida-roulette", {"mode": "terminals"}, "red", "00", "lost", "oneida-roulette:I.5.c"),
        ("oneida-roulette", {"mode": "terminals"}, "17", "void:fraud", "refunded", "oneida-roulette:I.9.k"),
        ("ilani", {}, "17", "void:malfunction", "refunded", "ilani:5.a"),
        ("ilani", {}, "1to18", "19", "lost", "ilani:1.c.ii"),
    ],
)
def test_a_result_rules_by_this_clause(
    book: str, options: dict[str, object], spot: str, outcome: str, verdict: str, clause: str
) -> None:
    table = roulette(book, **options)
    ruling = table.rulings(read_result(table.terms, outcome))[spot]
    assert (ruling.verdict, ruling.clause) == (verdict, clause)


@pytest.mark.parametrize(
    ("wheel", "outcome", "clause"),
    [
        ("double-zero", "17", None),
        ("double-zero", "00", None),
        ("double-zero-as-single-zero", "0", None),
        ("double-zero-as-single-zero", "00", "massachusetts:2(d)"),
        ("double-zero", "no-spin:foreign-object", "massachusetts:5(c)"),
    ],
)
def test_the_cause_is_the_clause_by_which_nothing_is_decided(
    wheel: str, outcome: str, clause: str | None
) -> None:
    table = roulette("massachusetts", wheel=wheel)
    assert cause(table.terms, table.wheel, read_result(table.terms, outcome)) == clause


@pytest.mark.parametrize(
    ("pays", "result", "paid", "returned", "collected"),
    [
        ("stake-returned", Result("17", None, "17", 10), 5000, 500, 0),
        ("in-all", Result("17", None, "17", 10), 4500, 500, 0),
        ("stake-returned", Result("18", None, "17", 10), 0, 0, 500),
    ],
)
def test_b2b_pays_the_multiplier_when_the_number_repeats(
    pays: str, result: Result, paid: int, returned: int, collected: int
) -> None:
    table = roulette("massachusetts", offer="b2b", b2b_paytable="10:1", b2b_pays=pays)
    (one,) = settle(table.rulings(result), [wager("b2b", 500)])
    assert (one.paid, one.returned, one.collected) == (paid, returned, collected)


@pytest.mark.parametrize(
    ("result", "ruled"),
    [
        (Result("17"), False),
        (Result("17", multiplier=10), False),
        (Result("17", prior="17"), False),
        (Result("17", prior="18"), True),
        (Result("17", prior="17", multiplier=10), True),
        (Result(irregularity=Irregularity.SHORT_SPIN), True),
    ],
)
def test_b2b_is_ruled_on_only_with_a_prior_number_and_a_win_only_with_a_multiplier(
    result: Result, ruled: bool
) -> None:
    table = roulette("massachusetts", offer="b2b", b2b_paytable="10:1")
    assert ("b2b" in table.rulings(result)) is ruled
    assert table.rulings(result).keys() | {"b2b"} == table.spots.keys()


@pytest.mark.parametrize(("prior", "multiplier"), [(None, None), ("17", None), ("17", 10)])
def test_b2b_stands_on_a_pocket_that_decides_nothing(prior: str | None, multiplier: int | None) -> None:
    table = roulette("massachusetts", offer="b2b", b2b_paytable="10:1", wheel="double-zero-as-single-zero")
    ruling = table.rulings(Result("00", None, prior, multiplier))["b2b"]
    assert (ruling.verdict, ruling.clause) == (Verdict.STANDS, "massachusetts:2(d)")


def test_b2b_loses_by_a_clause_of_its_own() -> None:
    table = roulette("massachusetts", offer="b2b", b2b_paytable="10:1")
    assert table.rulings(Result("17", prior="18"))["b2b"].clause == "massachusetts:4(e)"


def test_a_void_without_a_clause_on_refunds_rests_on_its_own() -> None:
    terms = roulette("oneida-roulette", mode="terminals").terms
    silent = msgspec.structs.replace(terms, play=msgspec.structs.replace(terms.play, refund=None))
    ruling = RouletteTable(silent).rulings(read_result(silent, "void:fraud"))["17"]
    assert (ruling.verdict, ruling.clause) == (Verdict.REFUNDED, "oneida-roulette:I.9.j")


@given(st.integers(min_value=1, max_value=MOST // 100))
def test_half_loss_leaves_the_odd_cent_with_the_player(stake: int) -> None:
    (one,) = settle(HALF.rulings(Result("00")), [wager("black", stake)])
    assert one.returned - one.collected == stake % 2
    assert one.returned + one.collected == stake


@pytest.mark.parametrize(
    ("spot", "outcome", "paid", "promotion", "used"),
    [
        ("red", "1", 2000, 1000, True),
        ("17", "17", 70000, 35000, True),
        ("red", "2", 0, 0, True),
        ("red", "no-spin:short-spin", 0, 0, False),
        ("adjacent:17", "17", 14000, 7000, True),
    ],
)
def test_a_coupon_wins_as_its_stake_does_at_the_houses_expense(
    spot: str, outcome: str, paid: int, promotion: int, used: bool
) -> None:
    table = roulette("new-jersey", offer="five-adjacent", layout="wheel-replica")
    (one,) = settle(table.rulings(read_result(table.terms, outcome)), [wager(spot, 1000, 1000)])
    assert (one.paid, one.promotion, one.coupon_used) == (paid, promotion, used)
