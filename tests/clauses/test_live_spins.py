"""Spins at a live table's desk: Oneida F and H, Massachusetts 3 and 5, New Jersey 5.2(d), 5.3 and 5.4."""

import pytest

from croupier.base.names import Citation
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages import rounds, wagers
from croupier.floor.parts.messages.rounds import BetsClosed, Closer
from croupier.floor.wheel.messages import deal
from croupier.games.roulette.rules import Irregularity
from croupier.games.roulette.table import RouletteTable
from tests.clauses.live import each
from tests.house import ONE, No, at
from tests.live import WHEEL, Live

SEAT = at(ONE)
DANA = "staff:Dana"
CALLERS = ["dealer", "supervisor", "reader"]


@each("oneida-roulette:F.1", "massachusetts:3(a)", "new-jersey:5.3(a)")
@pytest.mark.parametrize(
    "wrong", [None, Irregularity.SHORT_SPIN, Irregularity.WITH_ROTATION], ids=["valid", "short", "with"]
)
def test_only_a_valid_spin_gives_a_number(book: str, clause: str, wrong: Irregularity | None) -> None:
    """Whoever saw the spin judges it: a valid one decides, any other is called off and spun again."""
    house = Live().seated(book).issue().start().lay("17", 500)
    assert house.refused("dealer", deal.CallNoSpin(1, "short-spin")) == No("wrong_phase", clause)
    house.close()
    assert isinstance(house.live.rules, RouletteTable)
    turns = house.live.rules.terms.play.revolutions
    assert turns is not None
    assert (turns.value, turns.clause) == (4, clause)
    if wrong is not None:
        house.do("dealer", deal.CallNoSpin(1, wrong))
        assert house.refused("dealer", deal.AnnounceNumber(1, "17")).reason == "wrong_phase"
        [spun] = house.asked("dealer", deal.SpinBall(1, WHEEL))
        assert spun == deal.BallSpun(1, 2, WHEEL, DANA)
        house.do("dealer", rounds.CloseBets(1))
    house.announce_only("17").collect().pay()
    assert house.live.rounds[0].spins == (2 if wrong else 1)
    assert house.money()["win"] == -17_500


@each("oneida-roulette:F.2", "new-jersey:5.3(b)")
def test_no_more_bets_is_called_while_the_ball_is_in_the_track(book: str, clause: str) -> None:
    house = Live().seated(book).issue().start()
    assert house.refused("dealer", rounds.CloseBets(1)) == No("wrong_phase", clause)
    house.do("dealer", deal.SpinBall(1, WHEEL))
    house.lay("17", 500)
    house.rows(("dealer", rounds.CloseBets(1), BetsClosed(1, Closer.DEALER, 500)))
    late = wagers.LayWager(1, "17", 500)
    assert house.refused(SEAT, late) == No("wrong_phase", clause)
    assert house.refused("dealer", wagers.LayFor(ONE, 1, "17", 500)) == No("wrong_phase", clause)
    assert house.money()["escrow"] == 500


@pytest.mark.clause("massachusetts:3(b)")
def test_under_the_temporary_rule_all_bets_are_before_the_spin() -> None:
    house = Live().seated("massachusetts", closing="before-spin").issue().start().lay("17", 500)
    refused = No("wrong_phase", "massachusetts:3(b)")
    assert house.refused("dealer", deal.SpinBall(1, WHEEL)) == refused
    house.rows(
        ("dealer", rounds.CloseBets(1), BetsClosed(1, Closer.DEALER, 500)),
        ("dealer", deal.SpinBall(1, WHEEL), deal.BallSpun(1, 1, WHEEL, DANA)),
    )
    assert house.refused(SEAT, wagers.LayWager(1, "17", 500)) == refused
    assert house.money()["escrow"] == 500


@each("oneida-roulette:F.3", "massachusetts:3(c)", "new-jersey:5.3(c)")
def test_the_number_is_announced_and_crowned(book: str, clause: str) -> None:
    house = Live().seated(book).issue().start().lay("17", 500).close()
    assert house.refused("dealer", deal.PlaceCrown(1)) == No("wrong_phase", clause)
    house.rows(("dealer", deal.AnnounceNumber(1, "17"), deal.NumberAnnounced(1, "17", "17")))
    assert house.refused("dealer", deal.CollectLosers(1)) == No("wrong_phase", clause)
    house.rows(("dealer", deal.PlaceCrown(1), deal.CrownPlaced(1, "17")))
    house.collect().pay()


@pytest.mark.clause("oneida-roulette:A.5")
def test_the_crown_stands_on_the_number_that_won() -> None:
    house = Live().seated().start().close()
    house.do("dealer", deal.AnnounceNumber(1, "00"))
    house.rows(("dealer", deal.PlaceCrown(1), deal.CrownPlaced(1, "00")))


@each("massachusetts:3(d)", "new-jersey:5.3(d)")
def test_a_fifth_of_a_winning_five_adjacent_wager_moves_to_the_number(book: str, clause: str) -> None:
    house = Live().seated(book, offer="five-adjacent", layout="wheel-replica").issue().start()
    house.lay("adjacent:0", 500).close()
    house.do("dealer", deal.AnnounceNumber(1, "2"))  # two pockets from 0
    moved = deal.FifthMoved(1, ONE, "adjacent:0", "2", 100, Citation(clause))
    house.rows(("dealer", deal.PlaceCrown(1), (deal.CrownPlaced(1, "2"), moved)))
    [collected] = house.asked("dealer", deal.CollectLosers(1))
    assert isinstance(collected, deal.LosersCollected)
    assert [one.amount for one in collected.collected] == [400]
    house.pay()
    assert house.money() == {"drop": -20_000, "credits:1": 20_000 - 400 + 3500, "win": 400 - 3500}


@each("oneida-roulette:F.4", "massachusetts:3(e)", "new-jersey:5.3(e)")
def test_losers_are_collected_first(book: str, clause: str) -> None:
    house = Live().seated(book).issue().start().lay("17", 500).lay("red", 300).announce("17")
    assert house.refused("dealer", deal.PayWinners(1)) == No("wrong_phase", clause)
    house.collect()
    assert house.money() == {"drop": -20_000, "credits:1": 19_200, "escrow": 500, "win": 300}
    house.pay()
    assert house.money() == {"drop": -20_000, "credits:1": 19_700 + 17_500, "win": 300 - 17_500}
    assert house.refused("dealer", deal.PayWinners(1)) == No("wrong_phase", clause)


def no_spin_stands(book: str, clause: str, reason: Irregularity) -> None:
    """Called by each who may have seen it: nothing moves, betting reopens, the next spin decides."""
    house = Live().seated(book).issue().start().lay("17", 500)
    for spin, caller in enumerate(CALLERS, 1):
        house.close()
        before = house.money()
        [called] = house.asked(caller, deal.CallNoSpin(1, reason))
        assert isinstance(called, deal.NoSpinCalled)
        assert (called.spin, called.reason, called.clause) == (spin, reason, clause)
        assert (house.money(), house.live.phase) == (before, "betting")
        house.lay("18", 100)
    house.finish("17")
    assert house.money() == {"drop": -20_000, "credits:1": 20_000 - 300 + 17_500, "win": 300 - 17_500}
    assert (house.live.rounds[0].spins, house.live.round) == (4, 1)


@each("oneida-roulette:H.1", "massachusetts:5(a)", "new-jersey:5.4(a)")
def test_a_ball_spun_with_the_wheel_is_no_spin(book: str, clause: str) -> None:
    no_spin_stands(book, clause, Irregularity.WITH_ROTATION)


@each("oneida-roulette:H.2", "massachusetts:5(b)", "new-jersey:5.4(b)")
def test_fewer_than_four_revolutions_are_no_spin(book: str, clause: str) -> None:
    no_spin_stands(book, clause, Irregularity.SHORT_SPIN)


@each("oneida-roulette:H.3", "massachusetts:5(c)", "new-jersey:5.4(c)")
def test_a_foreign_object_is_no_spin(book: str, clause: str) -> None:
    no_spin_stands(book, clause, Irregularity.FOREIGN_OBJECT)


@each("massachusetts:2(d)", "new-jersey:5.2(d)")
def test_double_zero_is_respun_on_a_wheel_used_as_single_zero(book: str, clause: str) -> None:
    house = Live().seated(book, wheel="double-zero-as-single-zero").issue().start().lay("red", 500).close()
    house.rows(
        ("dealer", deal.AnnounceNumber(1, "00"), deal.NoSpinCalled(1, 1, "00", Citation(clause), DANA))
    )
    assert (house.money()["escrow"], house.live.phase) == (500, "betting")
    house.finish("0")
    assert house.money() == {"drop": -20_000, "credits:1": 19_500, "win": 500}


@each("massachusetts:2(b)", "new-jersey:5.2(b)")
def test_where_half_is_lost_on_zero_the_other_half_is_returned(book: str, clause: str) -> None:
    house = Live().seated(book, even_money_on_zero="lose-half").issue().start().lay("odd", 500).announce("0")
    house.collect()
    assert (house.money()["win"], house.money()["escrow"]) == (250, 250)
    house.pay()
    assert house.money() == {"drop": -20_000, "credits:1": 19_750, "win": 250}


@each("oneida-roulette:H.3", "massachusetts:5(c)", "new-jersey:5.4(c)")
@pytest.mark.parametrize("announced", [False, True], ids=["read", "announced"])
def test_after_the_ball_rests_only_a_supervisor_calls_a_foreign_object(
    book: str, clause: str, announced: bool
) -> None:
    """With a reason, and the pit hears of it."""
    house = Live().seated(book).issue().start().lay("17", 500).close()
    if announced:
        house.do("dealer", deal.AnnounceNumber(1, "17"))
    else:
        house.do("reader", rounds.ReadNumber(41, "17"))
    late = deal.CallNoSpin(1, "foreign-object")
    for caller in ("dealer", "reader"):
        assert house.refused(caller, late) == No("not_permitted", clause)
    said = deal.AnnounceNumber(1, "no-spin:foreign-object")
    assert house.refused("dealer", said) == No("not_permitted", clause)
    assert house.refused("supervisor", late) == No("malformed", clause)
    why = "a bead fell in as the ball dropped"
    called, alarm = house.asked("supervisor", deal.CallNoSpin(1, "foreign-object", why))
    assert called == deal.NoSpinCalled(1, 1, "foreign-object", Citation(clause), "staff:Sam", why)
    assert alarm == Alarmed(f"game 1: Sam called foreign object after 17 came: {why}")
    assert house.money()["escrow"] == 500, "every wager stands"
