"""What seats, dealer, board and supervisor are shown: money as text, and nobody else's business."""

import pytest

from croupier.floor.parts.messages.seats import AskChips
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import CallWager, Chip
from croupier.floor.wheel.messages.deal import CountMucked, SpinBall
from tests.house import ONE, TWO, at
from tests.live import B2B, WHEEL, Live
from tests.shown.wheel import (
    around_view,
    board_view,
    felt_view,
    seat_view,
    supervisor_view,
    table_view,
)


def at_play() -> Live:
    house = Live().seated("massachusetts", **B2B).helped().issue(money=Money(20_000, 0, 1000))
    for number in ("17", "17", "0"):
        house.start().finish(number)
    house.start().lay("0", 500, coupon=200).lay("red", 500, Chip.VALUE)
    house.do(at(ONE), CallWager(4, "even", 500))
    house.do(at(TWO), AskChips(Money(5000, 500, 100), 500))
    return house


def test_a_seat_sees_its_own_chips() -> None:
    house = at_play()
    view = seat_view(house.live, house.seat())
    assert view == {
        "phase": "betting",
        "round": 4,
        "spin": 0,
        "spinning": False,
        "number": None,
        "colour": None,
        "multiplier": None,
        "chips": {"colour": "navy", "value": "1.00", "hand": "195.00", "held": "0.00", "leaving": False},
        "coupons": "8.00",
        "staked": "12.00",
        "felt": [
            {"spot": "0", "tender": "colour", "stake": "5.00", "coupon": "2.00"},
            {"spot": "red", "tender": "value", "stake": "5.00", "coupon": "0.00"},
        ],
        "asked": None,
        "called": {"even": "5.00"},
        "lapsed": {},
        "wins": [],
        "result": None,
        "can": {"undo": True, "rebet": False, "clear": True},
        "stay": {"number": 1, "put_in": "205.00", "taken_out": "0.00", "calling": False, "answered": None},
    }
    asked = seat_view(house.live, house.seat(TWO))["asked"]
    assert asked == {"currency": "50.00", "chips": "5.00", "coupon": "1.00", "value": "5.00"}


def test_a_seat_sees_what_it_is_to_be_paid_and_why() -> None:
    house = at_play().announce("0")
    won = {"spot": "0", "stake": "5.00", "paid": "245.00", "clause": "massachusetts:2(a)"}
    assert seat_view(house.live, house.seat())["wins"] == [won]
    assert seat_view(house.live, house.seat(TWO))["wins"] == []
    house.collect().pay()
    shown = seat_view(house.live, house.seat())
    assert (shown["wins"], shown["number"], shown["colour"], shown["phase"]) == ([], "0", "green", "idle")


def test_the_dealer_sees_every_seat_and_what_may_be_called() -> None:
    house = at_play()
    house.do("dealer", SpinBall(4, WHEEL))
    view = felt_view(house.live)
    assert [view[key] for key in ("dealer", "mucker", "calling", "staked", "spinning", "reader")] == [
        "Dana", "Mika", False, "12.00", True, None,
    ]  # fmt: skip
    assert view["colours"] == {"navy": "1"}
    assert view["value_chips"] == ["1.00", "5.00", "25.00", "100.00"]
    assert [seat["staked"] for seat in view["seats"]] == ["12.00", "0.00", "0.00"]
    assert view["seats"][1]["asked"]["currency"] == "50.00"
    assert view["reasons"][1] == {
        "name": "short-spin",
        "says": "The ball or the wheel made too few turns.",
        "clause": "massachusetts:5(b)",
        "waits": "",
    }
    house.do("dealer", *[])
    assert felt_view(house.live)["mucked"] == {}


def test_a_count_is_blind_until_it_is_sent() -> None:
    house = at_play().announce("17").collect()
    assert (felt_view(house.live)["mucking"], felt_view(house.live)["mucked"]) == (4, {})
    house.do("mucker", CountMucked(4, (("navy", 4),)))
    assert (felt_view(house.live)["mucking"], felt_view(house.live)["mucked"]) == (None, {"navy": 5})
    assert felt_view(house.live)["seats"][0]["felt"] == []


def test_the_board_counts_what_came() -> None:
    view = board_view(at_play().live)
    assert [(one["round"], one["number"], one["colour"]) for one in view["history"]] == [
        (3, "0", "green"), (2, "17", "black"), (1, "17", "black"),
    ]  # fmt: skip
    assert (view["of"], view["prior"], len(view["committed"])) == (3, "0", 64)
    assert view["hot"][:2] == [{"number": "17", "came": 2}, {"number": "0", "came": 1}]
    assert (len(view["hot"]), len(view["cold"])) == (2, 5), "what never came is not hot"
    assert {one["came"] for one in view["cold"]} == {0}


def test_the_board_shows_the_multiplier_of_the_spin() -> None:
    house = at_play().close().draw()
    assert board_view(house.live)["multiplier"] == house.live.multiplier
    assert house.live.multiplier in (10, 20, 50)


def test_no_number_that_cannot_come_is_cold() -> None:
    live = Live().seated("new-jersey", wheel="double-zero-as-single-zero").live
    shown = {one["number"] for one in (*board_view(live)["hot"], *board_view(live)["cold"])}
    assert "00" not in shown


@pytest.mark.parametrize("options", [{}, {"clapper": "respin"}])
def test_a_big_six_board_has_symbols_and_no_colours(options: dict[str, object]) -> None:
    house = Live().seated("big-six", **options).start().finish("stop:6")
    view = board_view(house.live)
    assert view["history"] == [{"round": 1, "number": "joker", "colour": None, "multiplier": None}]
    assert view["hot"][0] == {"number": "joker", "came": 1}
    assert felt_view(house.live)["reasons"] == [
        {
            "name": "short-spin",
            "says": "The ball or the wheel made too few turns.",
            "clause": "new-jersey:5.6(b)",
            "waits": "a number came: a supervisor's to call",
        }
    ]


def test_the_supervisor_sees_the_table_at_a_glance() -> None:
    view = supervisor_view(at_play().live)
    assert (view["id"], view["phase"], view["round"]) == ("T1", "betting", 4)
    assert "50000.00" not in str(view), "the float is counted blind"
    assert view["terminals"][0] == {
        "id": "1",
        "name": "Seat 1",
        "colour": "navy",
        "hand": "195.00",
        "credits": "195.00",
        "lock": None,
    }
    assert view["rounds"][0] == {
        "round": 3,
        "number": "0",
        "void": None,
        "staked": None,
        "voidable": False,
        "colour": "green",
        "multiplier": None,
        "spins": 1,
        "collected": "0.00",
        "paid": "0.00",
    }


def test_what_does_not_change_is_the_table_and_its_limits() -> None:
    live = Live().seated("massachusetts", **B2B, limits="straight=1.00..50.00").live
    shown = table_view(live)["table"]
    assert (shown["game"], shown["before_spin"], shown["b2b"]) == ("roulette", False, True)
    limits = around_view(live, next(iter(live.seats.values())))["limits"]
    assert limits == [{"about": "straight", "says": "$1 to $50", "clause": "massachusetts:1(a)"}]
    assert table_view(Live().seated("big-six").live)["table"]["game"] == "bigsix"


def test_a_seat_sees_the_stacks_of_others_and_not_its_own_among_them() -> None:
    house = at_play()
    assert around_view(house.live, house.seat())["others"] == []
    assert around_view(house.live, house.seat(TWO))["others"] == [
        {"spot": "0", "colour": "navy", "stake": "5.00", "each": "1.00"},
        {"spot": "red", "colour": None, "stake": "5.00", "each": "1.00"},
    ]


@pytest.mark.clause("massachusetts:3(d)")
def test_the_felt_draws_the_fifth_on_the_number_it_was_moved_to() -> None:
    house = Live().seated("massachusetts", offer="five-adjacent", layout="wheel-replica").issue().start()
    house.lay("adjacent:17", 500).lay("17", 100, Chip.VALUE).lay("20", 200)
    house.announce("17")
    [laid] = [seat["felt"] for seat in felt_view(house.live)["seats"] if seat["felt"]]
    assert {(one["spot"], one["tender"]): one["stake"] for one in laid} == {
        ("adjacent:17", "colour"): "4.00",
        ("17", "value"): "1.00",
        ("17", "colour"): "1.00",
        ("20", "colour"): "2.00",
    }
    ends = felt_view(house.live)["payments"]
    assert {end["spot"]: end["collected"] for end in ends} == {
        "20": "2.00",
        "adjacent:17": "4.00",
        "17": "0.00",
    }
    house.collect()
    [left] = [seat["felt"] for seat in felt_view(house.live)["seats"] if seat["felt"]]
    assert [(one["spot"], one["tender"]) for one in left] == [("17", "value"), ("17", "colour")]
