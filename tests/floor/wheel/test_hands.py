"""Several wagers of a seat in one movement: each whole or not at all, and undone as it was done."""

import pytest

from croupier.base.envelope import Command
from croupier.floor.parts.messages import seats, wagers
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.wheel.messages import deal
from tests.house import ONE, TWO, No, at, said
from tests.live import B2B, Live

SEAT = at(ONE)
NARROW = {"limits": "inside=1.00..20.00"}


def playing(**options: object) -> Live:
    """200.00 of navy at 1.00 each, and betting is open."""
    return Live().seated("oneida-roulette", **options).issue().start()


def lying(house: Live) -> dict[str, int]:
    return {spot: laid.stake for (spot, _), laid in house.seat().felt.items()}


def do(house: Live, *commands: Command) -> Live:
    house.do(SEAT, *commands)
    return house


def refused(house: Live, command: Command) -> str:
    answer = said(house.ask(SEAT, command))
    assert isinstance(answer, No)
    return answer.reason


def test_double_lays_as_much_again_on_everything() -> None:
    house = do(playing().lay("17", 500).lay("red", 1000), wagers.DoubleWagers(1))
    assert lying(house) == {"17": 1000, "red": 2000}
    assert house.seat().credits == 20_000 - 3000


@pytest.mark.parametrize(
    ("laid", "options", "why"),
    [
        ({"17": 1500, "red": 500}, NARROW, "above_maximum"),
        ({"red": 10_500}, {}, "not_enough_credits"),
    ],
    ids=["a limit", "the hand"],
)
def test_what_cannot_be_doubled_whole_is_not_doubled(
    laid: dict[str, int], options: dict[str, object], why: str
) -> None:
    house = playing(**options)
    for spot, stake in laid.items():
        house.lay(spot, stake)
    assert refused(house, wagers.DoubleWagers(1)) == why
    assert lying(house) == laid


def test_a_rebet_lays_the_last_game_again_or_nothing() -> None:
    house = playing().lay("17", 500).lay("red", 1000).finish("18").start()
    do(house, wagers.Rebet(2))
    assert lying(house) == {"17": 500, "red": 1000}
    house.lay("black", house.seat().credits - 1000).finish("0").start()
    assert refused(house, wagers.Rebet(3)) == "not_enough_credits"
    assert lying(house) == {}


def test_undo_takes_one_movement_back_whatever_it_was() -> None:
    house = playing().lay("17", 500).lay("17", 300).lay("red", 1000)
    do(house, wagers.DoubleWagers(1))
    steps = [{"17": 800, "red": 1000}, {"17": 800}, {"17": 500}, {}]
    for left in steps:
        do(house, wagers.UndoWagers(1))
        assert lying(house) == left
    assert house.seat().credits == 20_000
    assert said(house.ask(SEAT, wagers.UndoWagers(1))) == No("nothing_there", "C.4")


def test_what_was_cleared_comes_back_with_its_coupon() -> None:
    house = Live().seated("oneida-roulette").issue(money=Money(20_000, 0, 1000)).start()
    house.lay("17", 500, coupon=500).lay("red", 1000)
    do(house, wagers.ClearWagers(1))
    assert (lying(house), house.seat().promo) == ({}, 1000)
    do(house, wagers.UndoWagers(1))
    assert (lying(house), house.seat().promo) == ({"17": 500, "red": 1000}, 500)


def test_kept_wagers_are_laid_all_or_none() -> None:
    house = playing()
    do(house, wagers.LayWagers(1, (("17", Chip.COLOUR, 500), ("red", Chip.COLOUR, 1000))))
    assert lying(house) == {"17": 500, "red": 1000}
    do(house, wagers.UndoWagers(1))
    assert lying(house) == {}
    one_bad = wagers.LayWagers(1, (("17", Chip.COLOUR, 500), ("99", Chip.COLOUR, 1000)))
    assert refused(house, one_bad) == "unknown_spot"
    assert lying(house) == {}


def test_nothing_of_it_once_betting_is_closed() -> None:
    house = playing().lay("17", 500).close()
    for command in (wagers.DoubleWagers(1), wagers.Rebet(1), wagers.UndoWagers(1), wagers.ClearWagers(1)):
        assert said(house.ask(SEAT, command)) == No("wrong_phase", "F.2")


def test_b2b_stays_once_its_multiplier_is_shown() -> None:
    house = Live().seated("massachusetts", **B2B).issue().start().finish("17").start()
    house.lay("b2b", 500).lay("17", 500).close()
    house.draw_truly()
    house.do("dealer", deal.CallNoSpin(2, "short-spin"))
    assert refused(house, wagers.ClearWagers(2)) == "wrong_phase"
    assert lying(house) == {"b2b": 500, "17": 500}


def test_a_stay_ends_with_the_last_chip_and_nothing_of_it_is_left() -> None:
    house = playing().lay("17", 500).finish("18")
    assert house.seat().last
    house.do("dealer", seats.ColourOut(ONE))
    assert house.seat().stay.number == 1
    house.do(SEAT, seats.TakeChipsAway(ONE))
    seat = house.seat()
    assert (seat.last, seat.done, seat.lapsed, seat.stay.number, seat.stay.put_in) == ({}, [], {}, 2, 0)


def test_a_seat_that_held_nothing_through_a_whole_game_is_a_newcomers() -> None:
    house = Live().seated("oneida-roulette").issue(seat=TWO)
    house.do(SEAT, seats.AskChips(Money(500), 0))
    house.do("dealer", seats.IssueChips(ONE, "", 0, Money(500)))
    house.start().lay("17", 500, Chip.VALUE).finish("18")
    assert house.seat().empty
    house.start()
    assert house.seat().last  # the player may still buy in again
    house.finish("18").start()
    assert (house.seat().last, house.seat().stay.number) == ({}, 2)
