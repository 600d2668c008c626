"""Crown, fifths, losers, mucker's count, winners: each step by itself, and the money after it."""

import pytest

from croupier.base.envelope import Command
from croupier.base.names import Citation
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.wheel.messages.deal import (
    AnnounceNumber,
    Collected,
    CollectLosers,
    CountMucked,
    CrownPlaced,
    FifthMoved,
    LosersCollected,
    MuckedCounted,
    Payment,
    PayWinners,
    PlaceCrown,
    WinnersPaid,
)
from tests.house import ONE, TWO, No
from tests.live import Live

COLOUR, VALUE = Chip.COLOUR, Chip.VALUE
B2, F3, F4 = (f"oneida-roulette:{key}" for key in ("B.2", "F.3", "F.4"))


def test_losers_are_collected_and_then_winners_are_paid_in_what_they_staked() -> None:
    house = Live().seated().issue(money=Money(20_000, 0, 1000)).start()
    house.lay("17", 500, coupon=200).lay("red", 300).lay("17", 500, VALUE, seat=TWO).announce("17")
    lost = (Collected(ONE, "red", COLOUR, 300),)
    house.rows(("dealer", CollectLosers(1), LosersCollected(1, "17", lost, (("navy", 3),))))
    assert house.money() == {
        "drop": -20_000,
        "promotion": -1000,
        "chips": -500,
        "credits:1": 19_200,
        "promo:1": 800,
        "escrow": 1200,
        "win": 300,
    }
    won = (
        Payment(ONE, "17", COLOUR, 500, 24_500, 7000, 200),
        Payment(TWO, "17", VALUE, 500, 17_500),
    )
    house.rows(("dealer", PayWinners(1), WinnersPaid(1, "17", house.live.terms, won)))
    assert house.money() == {
        "drop": -20_000,
        "promotion": -7800,
        "chips": 17_500,
        "credits:1": 44_200,
        "promo:1": 800,
        "win": 300 - 35_000,
    }
    assert (house.live.phase, house.live.staked, house.live.prior) == ("idle", 0, "17")


def test_a_losing_coupon_is_used_up_and_costs_nothing() -> None:
    house = Live().seated().issue(money=Money(20_000, 0, 1000)).start()
    house.lay("17", 1000, coupon=1000).finish("18")
    assert house.money() == {"drop": -20_000, "credits:1": 19_000, "win": 1000}
    assert house.seat().promo == 0


def test_half_of_an_even_money_wager_comes_back() -> None:
    house = Live().seated("new-jersey", even_money_on_zero="lose-half")
    house.issue(money=Money(20_000, 0, 500)).start().lay("red", 500, coupon=500).announce("00")
    lost = (Collected(ONE, "red", COLOUR, 250, 500),)
    house.rows(("dealer", CollectLosers(1), LosersCollected(1, "00", lost, (("navy", 3),))))
    assert house.live.staked == house.money()["escrow"] == 250
    house.rows(
        (
            "dealer",
            PayWinners(1),
            WinnersPaid(1, "00", house.live.terms, (Payment(ONE, "red", COLOUR, 250, 0),)),
        )
    )
    assert house.money() == {"drop": -20_000, "credits:1": 19_750, "win": 250}


def test_a_fifth_of_five_adjacent_joins_its_number_and_four_fifths_are_collected() -> None:
    house = Live().seated("new-jersey", offer="five-adjacent", layout="wheel-replica").issue().start()
    house.lay("adjacent:17", 500).lay("adjacent:0", 500).lay("17", 100).close()
    house.do("dealer", AnnounceNumber(1, "17"))
    fifth = FifthMoved(1, ONE, "adjacent:17", "17", 100, Citation("new-jersey:5.3(d)"))
    house.rows(("dealer", PlaceCrown(1), (CrownPlaced(1, "17"), fifth)))
    lost = (Collected(ONE, "adjacent:0", COLOUR, 500), Collected(ONE, "adjacent:17", COLOUR, 400))
    house.rows(("dealer", CollectLosers(1), LosersCollected(1, "17", lost, (("navy", 9),))))
    assert house.money()["escrow"] == 200
    house.pay()
    assert house.money() == {"drop": -20_000, "credits:1": 20_000 - 900 + 7000, "win": 900 - 7000}


def test_a_number_announced_again_is_crowned_again() -> None:
    house = Live().seated("new-jersey", offer="five-adjacent", layout="wheel-replica").issue().start()
    house.lay("adjacent:17", 500).announce("17")
    house.do("dealer", AnnounceNumber(1, "0"))
    assert house.refused("dealer", CollectLosers(1)) == No("wrong_phase", "new-jersey:5.3(c)")
    house.rows(("dealer", PlaceCrown(1), CrownPlaced(1, "0")))
    house.collect().pay()
    assert house.money() == {"drop": -20_000, "credits:1": 19_500, "win": 500}


STEPS: list[tuple[str, Command, No]] = [
    ("betting", PlaceCrown(1), No("wrong_phase", F3)),
    ("betting", CollectLosers(1), No("wrong_phase", F4)),
    ("betting", PayWinners(1), No("wrong_phase", F4)),
    ("betting", CountMucked(1, ()), No("wrong_phase", "oneida-roulette:B.3")),
    ("crowned", PlaceCrown(1), No("wrong_phase", F3)),
    ("crowned", PayWinners(1), No("wrong_phase", F4)),
    ("crowned", PlaceCrown(2), No("wrong_round", B2)),
    ("crowned", CollectLosers(2), No("wrong_round", B2)),
    ("crowned", PayWinners(2), No("wrong_round", B2)),
    ("crowned", CountMucked(2, ()), No("wrong_round", B2)),
    ("collected", CollectLosers(1), No("wrong_phase", F4)),
    ("collected", CountMucked(1, (("navy", 1), ("navy", 2))), No("bad_amount", "oneida-roulette:B.3")),
    ("collected", CountMucked(1, (("navy", -1),)), No("bad_amount", "oneida-roulette:B.3")),
]


@pytest.mark.parametrize(("phase", "command", "expected"), STEPS)
def test_each_step_has_its_place(phase: str, command: Command, expected: No) -> None:
    house = Live().seated().issue().start().lay("17", 500)
    if phase != "betting":
        house.announce("18")
    if phase == "collected":
        house.collect()
    assert house.refused("dealer", command) == expected


def test_a_big_six_wheel_has_no_crown() -> None:
    house = Live().seated("big-six").issue().start().lay("$5", 500).lay("joker", 100).close()
    house.do("dealer", AnnounceNumber(1, "$5"))
    assert house.refused("dealer", PlaceCrown(1)) == No("not_offered", "new-jersey:5.6(e)")
    assert house.refused("dealer", PayWinners(1)) == No("wrong_phase", "new-jersey:5.6(e)")
    house.collect().pay()
    assert house.money() == {"drop": -20_000, "credits:1": 20_000 - 100 + 2500, "win": 100 - 2500}


def test_the_muckers_count_is_compared_with_what_was_collected() -> None:
    house = Live().seated().helped().issue().issue("lime", 500, seat=TWO).start()
    house.lay("17", 300).lay("18", 200).lay("19", 500, VALUE).lay("red", 1500, seat=TWO).announce(
        "20"
    ).collect()
    right = (("lime", 3), ("navy", 5))
    house.rows(
        (
            "mucker",
            CountMucked(1, (*right, ("pink", 0))),
            MuckedCounted(1, (*right, ("pink", 0)), right, "staff:Mika"),
        ),
        ("mucker", CountMucked(1, right), No("wrong_phase", "B.3")),  # a count is final
    )


def test_a_count_goes_on_beside_the_next_game_and_the_chips_of_both_lie_together() -> None:
    house = Live().seated().helped().issue().start().lay("18", 300).announce("20").collect().pay()
    house.start().lay("19", 200)
    assert house.live.mucked == {"navy": 3}
    house.announce("20").collect()
    both = (("navy", 5),)
    house.rows(
        ("mucker", CountMucked(1, both), No("wrong_round", "B.2")),
        (
            "mucker",
            CountMucked(2, (("navy", 3),)),
            (
                MuckedCounted(2, (("navy", 3),), both, "staff:Mika"),
                Alarmed("game 2: 3 navy was counted and 5 navy was collected"),
            ),
        ),
    )


def test_a_dealer_mucks_only_where_no_mucker_works() -> None:
    alone = Live().seated().issue().start().lay("17", 500).announce("18").collect()
    alone.rows(
        (
            "dealer",
            CountMucked(1, (("navy", 5),)),
            MuckedCounted(1, (("navy", 5),), (("navy", 5),), "staff:Dana"),
        )
    )
    helped = Live().seated().helped().issue().start().announce("18").collect()
    assert helped.refused("dealer", CountMucked(1, ())) == No("not_permitted", "oneida-roulette:B.3")
    helped.do("mucker", PayWinners(1))


@pytest.mark.parametrize("steps", range(4))
def test_the_money_is_right_at_whichever_step_a_crash_falls(steps: int) -> None:
    house = Live().seated("new-jersey", even_money_on_zero="lose-half").issue().start()
    house.lay("0", 500).lay("red", 500).lay("18", 500).close()
    plan: list[Command] = [AnnounceNumber(1, "0"), PlaceCrown(1), CollectLosers(1), PayWinners(1)]
    house.do("dealer", *plan[:steps])
    house.restart()
    assert house.live.staked == house.money()["escrow"]
    assert sum(house.desk.balances.values()) == 0
    house.do("dealer", *plan[steps:])
    assert house.money() == {"drop": -20_000, "credits:1": 20_000 - 750 + 17_500, "win": 750 - 17_500}
