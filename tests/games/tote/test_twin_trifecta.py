"""The twin trifecta: two halves, the exchange between them, and the days that must pay."""

from typing import Any

import msgspec
import pytest

from croupier.base.refusal import Reason
from croupier.games.tote import clauses
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_result import PoolResult, Rung
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, State
from croupier.games.tote.twin_trifecta import may_exchange
from tests.games.tote.legs import card, dollars, race
from tests.law.reading import refusal

TERMS = PoolTerms(takeout=2000)
FIRST, SECOND = race(1, "1 2 3 4"), race(2, "4 5 6 1")
BETS = {"b_1_2_3": 10, "b_1_2_4": 20, "b_1_3_2": 30, "b_6_5_4": 40}


def twin(first: Race = FIRST, second: Race = SECOND, terms: PoolTerms = TERMS, **on: Any) -> PoolResult:
    pool = Pool(Kind.TWIN_TRIFECTA, (1, 2), dollars(**BETS), carried=100_00)
    done = price(msgspec.structs.replace(pool, **on), terms, card(first, second))
    assert done.in_balance
    return done


def told(done: PoolResult) -> list[tuple[str, Rung, int, int]]:
    return [(line.wins, line.rung, line.price, line.paid) for line in done.payoffs]


def test_both_halves_are_paid() -> None:
    done = twin(exchanged=dollars(b_4_5_6=4, b_4_6_5=6))
    # 80 net: 40 over 10, and 40 + 100 carried over the 4 behind the right choice
    assert told(done) == [("R1 1-2-3", Rung.EXACT, 400, 40_00), ("R2 4-5-6", Rung.EXACT, 3500, 140_00)]
    assert (done.prices, done.exchange_prices) == ({(1, 2, 3): 400}, {(4, 5, 6): 3500})
    assert (done.rung, done.carried_out, done.breakage) == (Rung.EXACT, 0, 0)


def test_an_odd_cent_of_the_net_is_in_the_second_half() -> None:
    done = twin(bets={(1, 2, 3): 101}, terms=PoolTerms(takeout=0))
    assert (done.payoffs[0].price, done.carried_out) == (105, 100_00 + 51)


def test_without_an_exchanged_winner_the_second_half_is_carried() -> None:
    for exchanged in ({}, dollars(b_4_6_5=10)):
        done = twin(exchanged=exchanged)
        assert told(done) == [("R1 1-2-3", Rung.EXACT, 400, 40_00)]
        assert done.carried_out == 140_00


@pytest.mark.parametrize(
    ("first", "wins", "rung", "cents"),
    [
        (race(1, "1 2 5"), "1-2-ALL", Rung.FIRST_TWO, 130),  # 40 over 30
        (race(1, "1 5 2"), "1-ALL-ALL", Rung.FIRST, 105),  # 40 over 60: the minimum
        (race(1, "1 2"), "1-2-ALL", Rung.FIRST_TWO, 130),
    ],
)
@pytest.mark.parametrize("second", [SECOND, race(2)])
def test_a_first_half_short_of_exact_gives_nothing_to_exchange(
    first: Race, wins: str, rung: Rung, cents: int, second: Race
) -> None:
    done = twin(first, second, mandatory=True)
    assert [(line.wins, line.rung, line.price) for line in done.payoffs] == [(f"R1 {wins}", rung, cents)]
    assert (done.rung, done.carried_out) == (rung, 140_00)


@pytest.mark.parametrize("first", [race(1), race(1, "5 1 2"), race(1, "1 2 5")])
def test_nothing_is_exchanged_that_did_not_win_the_first_race(first: Race) -> None:
    said = refusal(lambda: twin(first, exchanged=dollars(b_4_5_6=1)))
    assert (said.reason, said.place) == (Reason.AMOUNT_DIFFERS, "exchanged")
    assert said.says == "tickets of 1.00 were exchanged, but only 0.00 won the first race"


@pytest.mark.parametrize("gone", [{"scratched": "6"}, {"late": "6", "since": {"6": 0}}])
def test_who_chose_a_scratched_runner_exchanges_again(gone: dict[str, Any]) -> None:
    said = refusal(lambda: twin(second=race(2, "4 5 1", **gone), exchanged=dollars(b_4_5_6=4)))
    assert (said.place, said.clause) == ("exchanged", clauses.TWIN_TRIFECTA)
    assert said.says == "(4, 5, 6) names a runner scratched from race 2: exchange it again"
    assert twin(second=race(2, "4 5 1", late="6"), exchanged=dollars(b_4_5_6=4)).carried_out == 140_00


def test_with_nobody_right_about_the_first_every_wager_goes_back() -> None:
    done = twin(race(1, "5 1 2"))
    assert (done.rung, done.refunds, done.carried_out) == (Rung.REFUND, 100_00, 100_00)
    assert done.clause == clauses.BY_RESULT


@pytest.mark.parametrize("first", [race(1), race(1, "1 2 3", state=State.NO_RACE)])
def test_without_a_first_race_every_wager_goes_back(first: Race) -> None:
    done = twin(first)
    assert (done.rung, done.refunds, done.carried_out) == (Rung.REFUND, 100_00, 100_00)
    assert done.clause == clauses.NOT_RUN


def test_a_runner_gone_from_the_first_race_goes_back() -> None:
    done = twin(race(1, "1 2 3", scratched="6", late="4"))
    assert done.refunded == {(6, 5, 4), (1, 2, 4)}
    assert done.refunds == 60_00


@pytest.mark.parametrize("second", [race(2), race(2, "4 5 6", state=State.CANCELLED)])
def test_without_a_second_race_its_half_goes_to_all_exact_tickets(second: Race) -> None:
    done = twin(second=second, exchanged=dollars(b_4_5_6=4), mandatory=True)
    assert told(done) == [("R1 1-2-3", Rung.EXACT, 400, 40_00), ("R1 1-2-3", Rung.FIRST_LEG, 400, 40_00)]
    assert (done.prices, done.exchange_prices) == ({(1, 2, 3): 800}, {})
    assert done.carried_out == 100_00


def test_a_bet_is_paid_once_at_both_prices_together() -> None:
    terms = PoolTerms(takeout=0, break_to=1)
    bets = {(1, 2, 3): 50, (1, 2, 4): 102}
    done = twin(second=race(2), terms=terms, bets=bets)
    # 76 each half over 50: 1.52 twice. 0.50 at 3.04 is 1.52
    assert [(line.price, line.paid) for line in done.payoffs] == [(152, 76), (152, 76)]
    done = twin(second=race(2), terms=terms, bets={(1, 2, 3): 25, (1, 2, 4): 55})
    # 40 each half over 25: 1.60, 40 cents; all of it is paid
    assert (done.paid, done.breakage) == (80, 0)
    done = twin(second=race(2), terms=terms, bets={(1, 2, 3): 15, (1, 2, 4): 16})
    # 15 and 16 cents over 15: 1.05 by the minimum, and 1.06. Alone they make 16 cents each, together 32
    assert [(line.price, line.paid) for line in done.payoffs] == [(105, 16), (106, 16)]


def test_dead_heaters_of_the_first_race_share_and_all_may_be_exchanged() -> None:
    first = race(1, "1 2 3=4")
    done = twin(first, exchanged=dollars(b_4_5_6=30))
    # 40 with 30 on them, 5 profit for each; the second half is one price
    assert told(done) == [
        ("R1 1-2-3", Rung.EXACT, 150, 15_00),
        ("R1 1-2-4", Rung.EXACT, 120, 24_00),
        ("R2 4-5-6", Rung.EXACT, 460, 138_00),
    ]
    done = twin(first, race(2))
    assert told(done)[2] == ("R1 1-2-3 1-2-4", Rung.FIRST_LEG, 130, 39_00)
    assert done.prices == {(1, 2, 3): 280, (1, 2, 4): 250}


def test_a_dead_heat_in_the_second_race_is_one_price_and_splits_nothing() -> None:
    done = twin(second=race(2, "4=5 6"), exchanged=dollars(b_4_5_6=4, b_5_4_6=6))
    assert told(done)[1] == ("R2 4-5-6 5-4-6", Rung.EXACT, 1400, 140_00)


def test_a_free_ticket_is_broken_but_has_no_minimum() -> None:
    done = twin(exchanged=dollars(b_4_5_6=10), bets=dollars(b_1_2_3=100), carried=0)
    # 80 net: the first half pays the minimum on 100, the free 10 gets 4.00
    assert told(done) == [("R1 1-2-3", Rung.EXACT, 105, 105_00), ("R2 4-5-6", Rung.EXACT, 400, 40_00)]
    done = twin(exchanged=dollars(b_4_5_6=100), bets=dollars(b_1_2_3=100), carried=0)
    assert told(done)[1] == ("R2 4-5-6", Rung.EXACT, 40, 40_00)
    assert (done.minus, done.breakage) == (65_00, 0)


@pytest.mark.parametrize(
    ("chosen", "rung", "wins"),
    [
        ("b_4_5_1", Rung.FIRST_TWO, "4-5-ALL"),
        ("b_4_6_5", Rung.FIRST, "4-ALL-ALL"),
        ("b_1_5_6", Rung.SECOND_THIRD, "ALL-5-6"),
        ("b_1_5_2", Rung.SECOND, "ALL-5-ALL"),
        ("b_1_2_6", Rung.THIRD, "ALL-ALL-6"),
        ("b_1_2_3", Rung.ALL, "ALL-ALL-ALL"),
    ],
)
def test_a_mandatory_day_goes_down_to_whoever_came_nearest(chosen: str, rung: Rung, wins: str) -> None:
    done = twin(exchanged=dollars(**{chosen: 4, "b_6_4_5": 6}), mandatory=True)
    cents = 1400 if rung is Rung.ALL else 3500
    assert told(done)[1] == (f"R2 {wins}", rung, cents, 140_00)
    assert done.carried_out == 0


def test_each_rung_comes_before_the_next() -> None:
    chosen = ["b_4_5_1", "b_4_6_5", "b_1_5_6", "b_1_5_2", "b_1_2_6", "b_1_2_3"]
    rungs = [Rung.FIRST_TWO, Rung.FIRST, Rung.SECOND_THIRD, Rung.SECOND, Rung.THIRD, Rung.ALL]
    for left, rung in enumerate(rungs):
        done = twin(exchanged=dollars(**dict.fromkeys(chosen[left:], 1)), mandatory=True)
        assert done.payoffs[1].rung is rung


def test_a_mandatory_day_pays_an_exact_choice_first() -> None:
    done = twin(exchanged=dollars(b_4_5_6=1, b_4_5_1=1), mandatory=True)
    assert done.exchange_prices == {(4, 5, 6): 14000}


def test_a_mandatory_day_without_an_exchanged_ticket_carries() -> None:
    assert twin(mandatory=True).carried_out == 140_00


def test_a_dead_heater_holds_every_place_it_ties_for() -> None:
    done = twin(second=race(2, "4=5 6"), exchanged=dollars(b_5_1_2=4, b_1_2_6=6), mandatory=True)
    assert told(done)[1][:2] == ("R2 4,5-ALL-ALL", Rung.FIRST)
    done = twin(second=race(2, "4=5 6"), exchanged=dollars(b_1_4_2=4, b_1_2_6=6), mandatory=True)
    assert told(done)[1][:2] == ("R2 ALL-4,5-ALL", Rung.SECOND)
    done = twin(second=race(2, "4=5 6"), exchanged=dollars(b_1_6_2=4, b_1_2_6=6), mandatory=True)
    assert told(done)[1][:2] == ("R2 ALL-ALL-6", Rung.THIRD)


def test_with_too_few_finishers_nobody_holds_the_last_place() -> None:
    exchanged = dollars(b_1_5_6=4, b_1_2_6=6)
    assert twin(second=race(2, "4 5"), exchanged=exchanged).carried_out == 140_00
    done = twin(second=race(2, "4 5"), exchanged=exchanged, mandatory=True)
    assert told(done)[1] == ("R2 ALL-5-ALL", Rung.SECOND, 3500, 140_00)


def test_a_choice_that_was_withdrawn_and_not_changed_is_wrong_there() -> None:
    second = race(2, "4 5 6", late="3")
    done = twin(second=second, exchanged=dollars(b_3_5_6=4), mandatory=True)
    assert told(done)[1][1] is Rung.SECOND_THIRD


def test_more_cannot_be_exchanged_than_won() -> None:
    refused = refusal(lambda: twin(exchanged=dollars(b_4_5_6=4, b_4_6_5=7)))
    assert (refused.reason, refused.clause) == (Reason.AMOUNT_DIFFERS, clauses.TWIN_TRIFECTA)
    assert refused.says == "tickets of 11.00 were exchanged, but only 10.00 won the first race"
    assert refusal(lambda: twin(exchanged={(4, 5, 6): 10_01})).reason is Reason.AMOUNT_DIFFERS
    assert twin(exchanged={(4, 5, 6): 10_00}).exchange_prices == {(4, 5, 6): 1400}
    assert refusal(lambda: twin(race(1, "1 2 5"), exchanged=dollars(b_4_5_6=1))).place == "exchanged"


@pytest.mark.parametrize(
    ("combination", "finish", "may"),
    [
        ((1, 2, 3), "1 2 3 4", True),
        ((1, 2, 4), "1 2 3 4", False),
        ((2, 1, 3), "1=2 3 4", True),
        ((1, 2, 3), "1 2", False),
        ((1, 2, 3), "", False),
    ],
)
def test_only_an_exact_ticket_on_the_first_race_is_exchanged(
    combination: tuple[int, ...], finish: str, may: bool
) -> None:
    assert may_exchange(combination, race(1, finish)) is may


def test_nothing_is_exchanged_when_the_first_race_is_not_run() -> None:
    assert not may_exchange((1, 2, 3), race(1, "1 2 3", state=State.NO_RACE))
