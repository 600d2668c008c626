"""Chips and wagers at a live table's desk: Oneida A to C, Massachusetts 1, New Jersey 5.1."""

import pytest

from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages import rounds, seats, wagers
from croupier.floor.parts.messages.tables import TakeTable
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip, Hand
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.messages.deal import MuckerChanged
from tests.clauses.live import each
from tests.house import ONE, TWO, No, at
from tests.live import WHEEL, Live

SEAT = at(ONE)


@each("oneida-roulette:C.1", "massachusetts:1(a)", "new-jersey:5.1(a)")
def test_a_wager_is_chips_on_the_layout_with_a_coupon_if_applicable(book: str, clause: str) -> None:
    """The coupon goes down with the chips and wins at the chips' odds, at the house's promotional expense."""
    house = Live().seated(book).issue(money=Money(10_000, 0, 500)).start()
    house.lay("17", 500, coupon=500)
    assert house.money() == {"drop": -10_000, "promotion": -500, "credits:1": 9500, "escrow": 1000}
    house.finish("17")
    assert house.money() == {
        "drop": -10_000,
        "credits:1": 10_000 + 2 * 17_500,
        "win": -17_500,
        "promotion": -17_500,
    }
    assert house.start().refused(SEAT, wagers.LayWager(2, "17", 150)) == No("stake_not_divisible", clause)


@each("oneida-roulette:C.1", "massachusetts:1(a)", "new-jersey:5.1(a)")
def test_a_seat_lays_only_value_chips_that_it_holds(book: str, clause: str) -> None:
    """Brought and counted in, bought, won, coloured out: what is in hand can be laid, and nothing else."""
    house = Live().seated(book).start()
    for asks, lays in (
        (SEAT, wagers.LayWager(1, "17", 50_000, Chip.VALUE)),
        ("dealer", wagers.LayFor(ONE, 1, "17", 50_000, Chip.VALUE)),
    ):
        assert house.refused(asks, lays) == No("not_enough_credits", clause)
    house.bring(1000)
    assert (house.money(), house.seat().held) == ({}, 1000), "they are owed to the player wherever they are"
    assert house.refused(SEAT, wagers.LayWager(1, "17", 1500, Chip.VALUE)).reason == "not_enough_credits"
    house.lay("17", 500, Chip.VALUE).lay("red", 500, Chip.VALUE)
    assert house.refused(SEAT, wagers.LayWager(1, "18", 500, Chip.VALUE)).reason == "not_enough_credits"
    house.do(SEAT, wagers.TakeBack(1, "red"))
    house.finish("17")
    assert house.seat().held == 500 + 500 + 17_500
    house.do(SEAT, seats.TakeChipsAway(ONE))
    assert (
        house.start().refused(SEAT, wagers.LayWager(2, "17", 500, Chip.VALUE)).reason == "not_enough_credits"
    )


@each("oneida-roulette:C.1", "massachusetts:1(a)", "new-jersey:5.1(a)")
def test_value_chips_come_of_currency_and_of_colour(book: str, clause: str) -> None:
    house = Live().seated(book)
    house.do(SEAT, seats.AskChips(Money(5000), 0))
    house.do("dealer", seats.IssueChips(ONE, "", 0, Money(5000)))
    house.issue(money=Money(chips=2000))
    assert (house.seat().held, house.seat().credits) == (3000, 2000), "changed out of what was in hand"
    house.do(SEAT, seats.AskColourOut())
    assert house.refused(SEAT, seats.AskColourOut()).reason == "wrong_phase"
    house.do("dealer", seats.ColourOut(ONE))
    assert (house.seat().held, house.seat().leaving) == (5000, False)
    assert house.refused(at(TWO), seats.TakeChipsAway(ONE)).reason == "unknown_terminal"
    assert house.refused(at(TWO), seats.TakeChipsAway(TWO)) == No("nothing_there", clause)
    house.do("dealer", seats.TakeChipsAway(ONE))
    assert house.money() == {"drop": -5000, "chips": 5000}


@each("oneida-roulette:C.1", "massachusetts:1(a)", "new-jersey:5.1(a)")
def test_a_coupon_is_laid_only_once_it_was_counted_in(book: str, clause: str) -> None:
    house = Live().seated(book).issue(money=Money(10_000, 0, 500)).start().lay("17", 500, coupon=500)
    assert house.refused(SEAT, wagers.LayWager(1, "18", 500, coupon=500)).reason == "not_enough_credits"


@each("oneida-roulette:C.1", "massachusetts:1(a)", "new-jersey:5.1(a)")
def test_a_verbal_wager_needs_the_dealers_confirmation_and_conversion(book: str, clause: str) -> None:
    house = Live().seated(book).start()
    house.do(SEAT, wagers.CallWager(1, "17", 2500), wagers.CallWager(1, "red", 500))
    assert (house.money(), house.live.staked) == ({}, 0)
    house.rows(("dealer", wagers.AcceptCalled(ONE, 1, "17", 2500), wagers.CalledAccepted(1, ONE, "17", 2500)))
    assert house.money() == {"drop": -2500, "escrow": 2500}
    house.do("dealer", deal.SpinBall(1, WHEEL))
    [lapsed, _] = house.asked("dealer", rounds.CloseBets(1))
    assert lapsed == wagers.CallLapsed(1, ONE, "red", 500)
    assert house.refused("dealer", wagers.AcceptCalled(ONE, 1, "red", 500)).reason == "wrong_phase"
    house.announce_only("17").collect().pay()
    assert house.money() == {"drop": -2500, "chips": 2500 + 87_500, "win": -87_500}
    assert house.start().refused("dealer", wagers.AcceptCalled(ONE, 2, "red", 500)) == No(
        "nothing_there", clause
    )


@each("oneida-roulette:C.2", "massachusetts:1(b)", "new-jersey:5.1(b)")
def test_a_colour_is_wagered_only_by_the_player_it_was_issued_to(book: str, clause: str) -> None:
    house = Live().seated(book).issue("navy").start()
    for asks, lays in (
        (at(TWO), wagers.LayWager(1, "17", 500)),
        ("dealer", wagers.LayFor(TWO, 1, "17", 500)),
    ):
        assert house.refused(asks, lays) == No("chips_clash", clause)
    house.lay("17", 500)
    assert house.money() == {"drop": -20_000, "credits:1": 19_500, "escrow": 500}


@each("oneida-roulette:C.2", "massachusetts:1(b)", "new-jersey:5.1(b)")
def test_no_two_players_hold_one_colour_nor_a_value_chips(book: str, clause: str) -> None:
    house = Live().seated(book).issue("navy", seat=TWO)
    house.do(SEAT, seats.AskChips(Money(5000), 100))
    for colour in ("navy", "red", "green"):  # the other player's, the $5 chip's, the $25 chip's
        command = seats.IssueChips(ONE, colour, 100, Money(5000))
        assert house.refused("dealer", command) == No("chips_clash", clause)
    house.do("dealer", seats.IssueChips(ONE, "lime", 100, Money(5000)))
    house.do("dealer", seats.ColourOut(TWO))
    assert house.live.colours.issued.keys() == {"lime"}


@each("oneida-roulette:C.2", "massachusetts:1(b)", "new-jersey:5.1(b)")
def test_a_value_chip_is_not_wagered_with_a_coupon(book: str, clause: str) -> None:
    house = Live().seated(book).issue(money=Money(10_000, 0, 500)).start()
    with_value = wagers.LayWager(1, "17", 500, Chip.VALUE, 500)
    assert house.refused(SEAT, with_value) == No("coupon_not_accepted", clause)
    assert house.refused(at(TWO), seats.AskChips(Money(500, 0, 500), 0)) == No("coupon_not_accepted", clause)
    house.lay("17", 500, Chip.VALUE).lay("17", 500, coupon=500)


@each("oneida-roulette:C.3", "massachusetts:1(c)", "new-jersey:5.1(c)")
def test_the_player_answers_for_a_wager_the_dealer_placed(book: str, clause: str) -> None:
    """Asked for 17 and laid on 20: it is on 20, unless the player has it moved before the close."""
    house = Live().seated(book).issue().start()
    [laid] = house.asked("dealer", wagers.LayFor(ONE, 1, "20", 500))
    assert laid == wagers.WagerLaid(1, ONE, "20", 500, Chip.COLOUR, Hand.DEALER)
    assert house.live.citations.answers == clause
    house.finish("17")
    assert house.money()["win"] == 500

    house.start()
    house.do("dealer", wagers.LayFor(ONE, 2, "20", 500))
    house.do(SEAT, wagers.TakeBack(2, "20"))
    house.do("dealer", wagers.LayFor(ONE, 2, "17", 500))
    house.finish("17")
    assert house.money()["win"] == 500 - 17_500


@each("oneida-roulette:C.4", "massachusetts:1(d)", "new-jersey:5.1(d)")
def test_a_wager_is_settled_strictly_by_where_it_lies(book: str, clause: str) -> None:
    """Once betting is closed nothing moves: the split next door pays, the straight does not."""
    house = Live().seated(book).issue().start().lay("16-17", 500).lay("18", 500).close()
    assert house.refused(SEAT, wagers.TakeBack(1, "18")).reason == "wrong_phase"
    house.announce_only("17").collect().pay()
    assert house.money() == {"drop": -20_000, "credits:1": 20_000 - 500 + 8500, "win": 500 - 8500}
    assert house.start().refused(SEAT, wagers.TakeBack(2, "18")) == No("nothing_there", clause)


@pytest.mark.clause("oneida-roulette:A.2")
def test_the_colour_says_whose_chips_lie_there() -> None:
    house = Live().seated().issue("navy").issue("lime", 500, seat=TWO).start()
    house.lay("17", 500).lay("17", 500, seat=TWO).finish("17")
    assert (house.seat(ONE).credits, house.seat(TWO).credits) == (37_500, 37_500)
    assert [house.live.colours.issued[colour].player for colour in ("navy", "lime")] == ["1", "2"]


@pytest.mark.clause("oneida-roulette:B.1")
def test_a_table_is_worked_by_a_dealer_and_usually_a_mucker() -> None:
    house = Live().seated()
    house.rows(("mucker", TakeTable(), MuckerChanged(None, "staff:Mika")))
    not_dealer = No("not_permitted", "oneida-roulette:B.1")
    assert house.refused("relief", rounds.StartGame()) == not_dealer
    assert house.refused("mucker", rounds.StartGame()).reason == "not_permitted"
    house.start()


@pytest.mark.clause("oneida-roulette:B.2")
def test_the_dealer_spins_announces_collects_and_pays() -> None:
    house = Live().seated().helped().issue().start().lay("17", 500).lay("red", 500)
    assert house.refused("dealer", rounds.StartGame()) == No("wrong_phase", "oneida-roulette:B.2")
    steps: list[object] = [
        deal.SpinBall(1, WHEEL), rounds.CloseBets(1), deal.AnnounceNumber(1, "17"), deal.PlaceCrown(1),
        deal.CollectLosers(1), deal.PayWinners(1),
    ]  # fmt: skip
    done = []
    for step in steps:
        if not isinstance(step, deal.PayWinners | rounds.CloseBets):
            assert house.refused("mucker", step).reason == "not_permitted"
        done += [type(event).__name__ for event in house.asked("dealer", step)]
    assert done == [
        "BallSpun", "BetsClosed", "NumberAnnounced", "CrownPlaced", "LosersCollected", "WinnersPaid",
    ]  # fmt: skip
    assert house.seat().credits == 20_000 - 500 + 17_500


@pytest.mark.clause("oneida-roulette:B.3")
def test_the_mucker_stacks_what_was_collected_and_helps_to_pay() -> None:
    house = Live().seated().helped().issue().issue("lime", 500, seat=TWO).start()
    house.lay("17", 300).lay("18", 700, seat=ONE).lay("red", 1000, seat=TWO).announce("17")
    early = deal.CountMucked(1, (("lime", 2), ("navy", 7)))
    assert house.refused("mucker", early) == No("wrong_phase", "oneida-roulette:B.3")
    house.collect()
    [counted, alarm] = house.asked("mucker", deal.CountMucked(1, (("lime", 2), ("navy", 6))))
    assert isinstance(counted, deal.MuckedCounted)
    assert alarm == Alarmed("game 1: 2 lime, 6 navy was counted and 2 lime, 7 navy was collected")
    house.do("mucker", deal.PayWinners(1))
    assert house.live.phase == "idle"
