"""The daily double: every rung of its ladder, the consolation and a leg that was not run."""

import pytest

from croupier.games.tote import clauses
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool import Pool, PoolTerms
from croupier.games.tote.pool_result import PoolResult, Rung
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, State
from tests.games.tote.legs import card, dollars, race

TERMS = PoolTerms(takeout=2000)


def double(first: Race, second: Race, **bets: int) -> PoolResult:
    done = price(Pool(Kind.DAILY_DOUBLE, (1, 2), dollars(**bets)), TERMS, card(first, second))
    assert done.in_balance
    return done


def told(done: PoolResult) -> list[tuple[str, Rung, int, int]]:
    return [(line.wins, line.rung, line.price, line.paid) for line in done.payoffs]


FIRST, SECOND = race(1, "3 1 2"), race(2, "5 4 6")


def test_both_winners_take_the_net_pool() -> None:
    done = double(FIRST, SECOND, b_3_5=30, b_3_1=30, b_2_5=40)
    assert told(done) == [("3/5", Rung.EXACT, 260, 78_00)]  # 80 / 30 = 2.666...
    assert (done.takeout, done.breakage, done.rung) == (20_00, 2_00, Rung.EXACT)
    assert done.payoffs[0].clause == clauses.DAILY_DOUBLE


def test_in_a_dead_heat_the_pairs_that_were_sold_share_the_profit() -> None:
    done = double(race(1, "3=1 2"), SECOND, b_3_5=20, b_1_5=10, b_2_4=70)
    # 80 net, 30 on them, 25 profit for each: 1 + 25/20 and 1 + 25/10
    assert told(done) == [("1/5", Rung.EXACT, 350, 35_00), ("3/5", Rung.EXACT, 220, 44_00)]


def test_without_the_pair_the_two_sides_share() -> None:
    done = double(FIRST, SECOND, b_3_1=20, b_3_2=20, b_6_5=10, b_1_4=50)
    # 80 net, 50 on the sides, 15 profit for each: 1 + 15/40 and 1 + 15/10
    assert told(done) == [("3/ALL", Rung.SIDES, 130, 52_00), ("ALL/5", Rung.SIDES, 250, 25_00)]
    assert done.prices == {(3, 1): 130, (3, 2): 130, (6, 5): 250}


@pytest.mark.parametrize(("bet", "wins"), [("b_3_1", "3/ALL"), ("b_6_5", "ALL/5")])
def test_the_only_side_that_was_sold_takes_it_all(bet: str, wins: str) -> None:
    done = double(FIRST, SECOND, **{bet: 20, "b_1_4": 80})
    assert told(done) == [(wins, Rung.ONE_SIDE, 400, 80_00)]


def test_a_dead_heat_is_one_side() -> None:
    done = double(race(1, "1=3 2"), SECOND, b_1_1=10, b_3_1=10, b_2_2=80)
    assert told(done) == [("1,3/ALL", Rung.ONE_SIDE, 400, 80_00)]


def test_then_come_the_two_seconds() -> None:
    done = double(FIRST, race(2, "5 4=6"), b_1_4=20, b_1_6=20, b_2_2=60)
    assert told(done) == [("1/4", Rung.SECONDS, 200, 40_00), ("1/6", Rung.SECONDS, 200, 40_00)]


@pytest.mark.parametrize("second", [SECOND, race(2, "5")])
def test_at_the_end_of_the_ladder_every_wager_goes_back(second: Race) -> None:
    done = double(FIRST, second, b_2_2=60, b_2_1=40)
    assert (done.rung, done.refunds, done.takeout) == (Rung.REFUND, 100_00, 0)
    assert done.refunded == {(2, 2), (2, 1)}


@pytest.mark.parametrize(
    "first", [race(1, "3 1", state=State.NO_RACE), race(1, state=State.CANCELLED), race(1)]
)
def test_without_a_first_leg_every_wager_goes_back(first: Race) -> None:
    done = double(first, SECOND, b_3_5=10)
    assert (done.rung, done.refunds, done.clause) == (Rung.REFUND, 10_00, clauses.NOT_RUN)


@pytest.mark.parametrize("second", [race(2, "5", state=State.NO_RACE, late="6"), race(2)])
def test_without_a_second_leg_the_winners_of_the_first_take_it(second: Race) -> None:
    done = double(race(1, "3=1"), second, b_3_5=10, b_3_6=10, b_1_1=10, b_2_2=70)
    # 80 net, 30 on them, 25 profit for each; the late scratch does not matter any more
    assert told(done) == [("1/ALL", Rung.FIRST_LEG, 350, 35_00), ("3/ALL", Rung.FIRST_LEG, 220, 44_00)]


def test_without_a_second_leg_and_without_the_first_winner_every_wager_goes_back() -> None:
    assert double(FIRST, race(2), b_2_5=10).rung is Rung.REFUND


def test_a_runner_that_was_gone_before_its_money_could_ride_goes_back() -> None:
    first, second = race(1, "3 1", scratched="4", late="5"), race(2, "5 4", scratched="6")
    done = double(first, second, b_4_5=1, b_5_5=2, b_3_6=4, b_3_5=10)
    assert done.refunded == {(4, 5), (5, 5), (3, 6)}
    assert (done.refunds, done.takeout, done.paid) == (7_00, 2_00, 8_00 + 2_50)  # the minimum is 1.05
    assert done.minus == 2_50


def test_a_late_scratch_in_the_second_leg_is_consoled_first() -> None:
    second = race(2, "5 4", late="6")
    done = double(FIRST, second, b_3_6=10, b_3_5=10, b_3_1=20, b_2_6=20, b_1_1=40)
    # 80 net over 40 on the 3 is 2.00: 20 to 3/6; the 60 left over 10 is 6.00
    assert told(done) == [("3/5", Rung.EXACT, 600, 60_00), ("3/6", Rung.CONSOLATION, 200, 20_00)]
    assert done.rung is Rung.EXACT
    assert done.refunds == 0


def test_first_leg_winners_in_a_dead_heat_console_by_their_share_of_the_profit() -> None:
    second = race(2, "5 4", late="6 2")
    done = double(race(1, "3=1"), second, b_3_6=10, b_3_2=5, b_3_1=5, b_1_5=25, b_4_4=55)
    # 80 net less 45 on both is 35 profit, 17.50 for the 20 on the 3: 1.875; 53 is left for 1/5
    assert told(done) == [("1/5", Rung.EXACT, 210, 52_50), ("3/2,6", Rung.CONSOLATION, 180, 27_00)]


def test_what_the_minimum_adds_to_a_consolation_is_not_taken_from_the_winners() -> None:
    second = race(2, "1 4", late="6")
    done = double(FIRST, second, b_3_6=80, b_3_1=10, b_3_2=10)
    # 80 net over 100 on the 3 is 0.80: 64 is paid first, and 16 is left for 3/1
    assert told(done) == [("3/1", Rung.EXACT, 160, 16_00), ("3/6", Rung.CONSOLATION, 105, 84_00)]
    assert done.minus == 20_00


def test_a_consolation_worth_less_than_nothing_adds_nothing_to_what_is_left() -> None:
    second = race(2, "5 4", late="6")
    done = double(race(1, "3=1"), second, b_3_6=1, b_1_5=10, b_1_2=89)
    # 80 net less 100 on both is -20, half of it for the 1 on the 3: 1 - 10. All 80 is left for 1/5
    assert told(done) == [("1/5", Rung.EXACT, 800, 80_00), ("3/6", Rung.CONSOLATION, 105, 1_05)]


def test_the_first_side_leaves_out_the_late_scratch() -> None:
    second = race(2, "5 4", late="6")
    done = double(FIRST, second, b_3_6=10, b_3_1=10, b_2_5=10, b_1_1=70)
    # 80 net over 20 is 4.00: 40 to 3/6; of 40 left 20 is theirs and 10 profit for each side
    assert told(done) == [
        ("3/ALL", Rung.SIDES, 200, 20_00),
        ("ALL/5", Rung.SIDES, 200, 20_00),
        ("3/6", Rung.CONSOLATION, 400, 40_00),
    ]


def test_where_only_the_consolation_was_sold_it_is_the_whole_payout() -> None:
    second = race(2, "5 4", late="6")
    done = double(race(1, "3=1"), second, b_3_6=10, b_1_6=10, b_2_5=80)
    assert told(done) == [("1/6", Rung.CONSOLATION, 400, 40_00), ("3/6", Rung.CONSOLATION, 400, 40_00)]
    assert (done.rung, done.breakage) == (Rung.CONSOLATION, 0)


def test_a_late_scratch_without_the_first_winner_only_loses() -> None:
    second = race(2, "5 4", late="6")
    done = double(FIRST, second, b_2_6=10, b_2_5=40)
    assert told(done) == [("ALL/5", Rung.ONE_SIDE, 105, 42_00)]
    assert done.minus == 2_00
    assert double(FIRST, second, b_2_6=10, b_2_1=40).refunds == 50_00


def test_who_was_gone_before_the_first_leg_was_off_goes_back() -> None:
    second = race(3, "5 4", late="6 1", since={"6": 1, "1": 2})
    pool = Pool(Kind.DAILY_DOUBLE, (2, 3), dollars(b_3_5=40, b_3_6=10, b_3_1=60))
    done = price(pool, TERMS, card(race(2, "3 1"), second))
    assert done.refunded == {(3, 6)}
    assert [line.wins for line in done.payoffs] == ["3/5", "3/1"]


def test_an_entry_is_late_when_its_last_part_is() -> None:
    second = race(2, "5 4", runners="1 2 5 4 6 6A", scratched="6", late="6A")
    done = double(FIRST, second, b_3_6=10, b_3_5=10, b_2_2=20)
    assert [line.wins for line in done.payoffs] == ["3/5", "3/6"]
