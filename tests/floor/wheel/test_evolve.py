"""What each event changes: nothing but what it says, and only at a table where it can happen."""

from typing import cast

from croupier.floor.parts.messages import wagers
from croupier.floor.parts.messages.wagers import Chip, Hand
from croupier.floor.parts.seats.seat import Laid, wagers_of
from croupier.floor.wheel.evolve import WheelEvent, evolve
from croupier.floor.wheel.messages import deal
from croupier.games.round import Tender
from tests.house import ONE
from tests.live import Live


def test_chips_on_a_spot_are_one_stack_for_each_tender() -> None:
    live = Live().seated().issue().start().live
    for amount, chip in ((100, Chip.COLOUR), (200, Chip.COLOUR), (500, Chip.VALUE)):
        evolve(live, wagers.WagerLaid(1, ONE, "17", amount, chip, Hand.PLAYER))
    assert live.seats[ONE].felt == {("17", Chip.COLOUR): Laid(300), ("17", Chip.VALUE): Laid(500)}
    assert [(one.stake, one.tender, one.player) for one in wagers_of(live.seats[ONE])] == [
        (300, Tender.NON_VALUE, "1"),
        (500, Tender.VALUE, "1"),
    ]


def test_a_fifth_that_moved_is_only_for_the_record() -> None:
    event = deal.FifthMoved(1, ONE, "adjacent:17", "17", 100, Live().seated().live.citations.order)
    house, again = (Live().seated().issue().start().lay("17", 500) for _ in range(2))
    evolve(house.live, cast("WheelEvent", event))
    names = [name for name in type(house.live).__slots__ if name != "rules"]
    assert [getattr(house.live, name) for name in names] == [getattr(again.live, name) for name in names]


def test_what_lies_on_the_layout_is_stake_less_collected_with_its_coupon() -> None:
    assert Laid(500, 200, 400).there == 300


def test_a_mucker_leaves_and_the_dealer_works_alone() -> None:
    house = Live().seated().helped()
    assert house.live.mucker is not None
    house.do("mucker", deal.LeavePost())
    assert house.live.mucker is None
