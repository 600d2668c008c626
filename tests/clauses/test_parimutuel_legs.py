"""Oneida, Parimutuel Wagering: the bets over several races, as the sending track's profile sets them."""

import msgspec
import pytest

from croupier.base.refusal import Reason
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Kind
from croupier.games.tote.library import load_track
from croupier.games.tote.offers import Offers, offers_digest, read_offers, write_offers
from croupier.games.tote.pool import Pool
from croupier.games.tote.pool_result import PoolResult, Rung
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, State
from tests.games.tote.legs import card, dollars, race
from tests.law.reading import refusal

MODEL = load_track("model").offers
WON = [race(number, "1 2 3 4") for number in range(1, 7)]


def paid(kind: Kind, races: list[Race], offers: Offers = MODEL, **bets: int) -> PoolResult:
    pool = Pool(kind, tuple(one.number for one in races), dollars(**bets))
    return price(pool, offers.offer(kind).terms, card(*races))


@pytest.mark.clause("oneida-parimutuel:C")
def test_the_sending_track_sets_the_bets_it_permits_and_their_minimums() -> None:
    keeneland, wisconsin = load_track("keeneland").offers, load_track("wisconsin").offers
    assert keeneland.check(Kind.TRIFECTA, 50).least == 50
    too_small = refusal(lambda: wisconsin.check(Kind.TRIFECTA, 50))
    assert (too_small.reason, too_small.clause) == (Reason.BELOW_MINIMUM, "oneida-parimutuel:C")
    assert wisconsin.check(Kind.TWIN_TRIFECTA, 1_00).terms.takeout == 2300
    not_permitted = refusal(lambda: keeneland.check(Kind.TWIN_TRIFECTA, 1_00))
    assert (not_permitted.reason, not_permitted.clause) == (Reason.NOT_OFFERED, "oneida-parimutuel:C")


@pytest.mark.clause("oneida-parimutuel:A.8")
def test_a_pool_is_priced_on_the_terms_of_the_track_that_sends_the_race() -> None:
    wisconsin = load_track("wisconsin").offers
    here = paid(Kind.DAILY_DOUBLE, WON[:2], wisconsin, b_1_1=10, b_2_2=90)
    there = paid(Kind.DAILY_DOUBLE, WON[:2], load_track("keeneland").offers, b_1_1=10, b_2_2=90)
    assert (here.takeout, here.prices) == (23_00, {(1, 1): 770})
    assert (there.takeout, there.prices) == (19_00, {(1, 1): 810})
    stored = read_offers(write_offers(wisconsin))
    assert offers_digest(stored) == offers_digest(wisconsin)
    assert paid(Kind.DAILY_DOUBLE, WON[:2], stored, b_1_1=10, b_2_2=90) == here


@pytest.mark.clause("oneida-parimutuel:C.5")
def test_a_daily_double_names_the_winners_of_two_races() -> None:
    done = paid(Kind.DAILY_DOUBLE, WON[:2], b_1_1=10, b_1_2=40, b_2_1=50)
    assert done.prices == {(1, 1): 800}
    assert [line.clause for line in done.payoffs] == ["oneida-parimutuel:C.5"]
    one_leg = refusal(lambda: paid(Kind.DAILY_DOUBLE, WON[:1], b_1_1=10))
    assert "daily-double pool runs over 2 races" in one_leg.says


@pytest.mark.clause("oneida-parimutuel:C.11")
def test_a_pick_three_names_the_winners_of_three_races() -> None:
    done = paid(Kind.PICK_THREE, WON[:3], b_1_1_1=10, b_1_1_2=90)
    assert done.prices == {(1, 1, 1): 760}
    assert [line.clause for line in done.payoffs] == ["oneida-parimutuel:C.11"]


@pytest.mark.clause("oneida-parimutuel:C.12")
def test_a_pick_six_names_the_winners_of_six_races_and_carries_what_nobody_won() -> None:
    done = paid(Kind.PICK_SIX, WON, b_1_1_1_1_1_1=10, b_1_1_1_1_1_2=90)
    assert done.prices == {(1,) * 6: 800}
    assert [line.clause for line in done.payoffs] == ["oneida-parimutuel:C.12"]
    short = paid(Kind.PICK_SIX, WON, b_1_1_1_1_1_2=10, b_2_2_2_2_2_2=90)
    assert (short.prices, short.carried_out) == ({(1, 1, 1, 1, 1, 2): 200}, 60_00)


@pytest.mark.clause("oneida-parimutuel:C.9")
def test_winners_of_the_first_half_of_a_twin_trifecta_select_again_for_the_second() -> None:
    terms = MODEL.offer(Kind.TWIN_TRIFECTA).terms
    pool = Pool(Kind.TWIN_TRIFECTA, (1, 2), dollars(b_1_2_3=10, b_3_2_1=90))
    unclaimed = price(pool, terms, card(*WON[:2]))
    assert (unclaimed.prices, unclaimed.carried_out) == ({(1, 2, 3): 380}, 38_00)
    chosen = msgspec.structs.replace(pool, exchanged=dollars(b_1_2_3=4, b_1_3_2=6))
    done = price(chosen, terms, card(*WON[:2]))
    assert (done.prices, done.exchange_prices) == ({(1, 2, 3): 380}, {(1, 2, 3): 950})
    others = msgspec.structs.replace(pool, exchanged=dollars(b_1_2_3=11))
    assert refusal(lambda: price(others, terms, card(*WON[:2]))).clause == "oneida-parimutuel:C.9"


@pytest.mark.clause("oneida-parimutuel:D.3")
def test_winners_over_several_legs_are_paid_by_the_official_result_of_each() -> None:
    first = race(1, "2 1 3 4")  # as it was made official; 1 crossed the line before 2
    assert paid(Kind.DAILY_DOUBLE, [first, WON[1]], b_1_1=10, b_2_1=10).prices == {(2, 1): 160}
    pending = race(2, "1 2 3", state=State.OPEN)
    too_early = refusal(lambda: paid(Kind.DAILY_DOUBLE, [first, pending], b_1_1=10))
    assert too_early.reason is Reason.WRONG_PHASE


@pytest.mark.clause("oneida-parimutuel:F.1.b")
@pytest.mark.parametrize("state", [State.CANCELLED, State.NO_RACE])
def test_a_leg_that_is_not_run_gives_back_what_can_no_longer_be_decided(state: State) -> None:
    off = race(1, state=state)
    double = paid(Kind.DAILY_DOUBLE, [off, WON[1]], b_1_1=10)
    picks = paid(Kind.PICK_THREE, [off, race(2, state=state), WON[2]], b_1_1_1=10)
    twin = paid(Kind.TWIN_TRIFECTA, [off, WON[1]], b_1_2_3=10)
    for done in (double, picks, twin):
        assert (done.rung, done.refunds, done.takeout) == (Rung.REFUND, 10_00, 0)
        assert done.clause == clauses.NOT_RUN == "oneida-parimutuel:F.1.b"


def not_in_a_row(kind: Kind, *races: int) -> None:
    """The same pool over these races is refused, whichever of them is out of its place."""
    pool = Pool(kind, races, {})
    said = refusal(lambda: price(pool, MODEL.offer(kind).terms, card(*(race(one, "1 2 3") for one in races))))
    assert said.clause == clauses.clause_of(kind)
    assert said.says == f"the {kind} pool runs over {len(races)} races in a row, not {races}"


@pytest.mark.clause("oneida-parimutuel:C.5")
def test_a_daily_double_is_on_two_consecutive_races() -> None:
    for races in ((1, 3), (2, 1)):
        not_in_a_row(Kind.DAILY_DOUBLE, *races)


@pytest.mark.clause("oneida-parimutuel:C.9")
def test_a_twin_trifecta_is_on_two_consecutive_races() -> None:
    not_in_a_row(Kind.TWIN_TRIFECTA, 4, 6)


@pytest.mark.clause("oneida-parimutuel:C.11")
def test_a_pick_three_is_on_three_consecutive_races() -> None:
    for races in ((1, 2, 4), (1, 3, 2)):
        not_in_a_row(Kind.PICK_THREE, *races)


@pytest.mark.clause("oneida-parimutuel:C.12")
def test_a_pick_six_is_on_six_consecutive_races() -> None:
    not_in_a_row(Kind.PICK_SIX, 1, 2, 3, 4, 5, 7)
