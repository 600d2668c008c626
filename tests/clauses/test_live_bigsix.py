"""The Big Six wheel at its desk: New Jersey 5.5 and 5.6."""

import pytest

from croupier.base.names import Citation
from croupier.floor.parts.messages import rounds, wagers
from croupier.floor.parts.messages.rounds import BetsClosed, Closer
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.messages.deal import Direction
from croupier.games.bigsix.table import BigSixTable
from croupier.games.library import load
from croupier.games.notices import sign
from tests.house import ONE, No, at
from tests.live import WHEEL, Live

SEAT = at(ONE)
DANA = "staff:Dana"
ODDS = {"$1": 1, "$2": 2, "$5": 5, "$10": 10, "$20": 20, "joker": 45, "flag": 45}


@pytest.mark.clause("new-jersey:5.5(a)")
@pytest.mark.parametrize(("symbol", "odds"), ODDS.items())
def test_each_symbol_pays_its_odds(symbol: str, odds: int) -> None:
    house = Live().seated("big-six").issue().start().lay(symbol, 500).finish(symbol)
    assert house.money() == {"drop": -20_000, "credits:1": 20_000 + 500 * odds, "win": -500 * odds}


@pytest.mark.clause("new-jersey:5.6(a)")
def test_no_more_bets_is_called_before_the_spin() -> None:
    house = Live().seated("big-six").issue().start().lay("$5", 500)
    refused = No("wrong_phase", "new-jersey:5.6(a)")
    assert house.refused("dealer", deal.SpinBall(1, WHEEL)) == refused
    house.rows(("dealer", rounds.CloseBets(1), BetsClosed(1, Closer.DEALER, 500)))
    assert house.refused(SEAT, wagers.LayWager(1, "$5", 500)) == refused
    house.rows(("dealer", deal.SpinBall(1, WHEEL), deal.BallSpun(1, 1, WHEEL, DANA)))
    assert house.refused(SEAT, wagers.LayWager(1, "$5", 500)) == refused


@pytest.mark.clause("new-jersey:5.6(b)")
@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("short", [False, True])
def test_spun_either_way_at_least_three_revolutions(direction: Direction, short: bool) -> None:
    house = Live().seated("big-six").issue().start().lay("$5", 500)
    house.do("dealer", rounds.CloseBets(1), deal.SpinBall(1, direction))
    table = house.live.rules
    assert isinstance(table, BigSixTable)
    assert table.terms.play.revolutions.value == 3
    if short:
        called = deal.NoSpinCalled(1, 1, "short-spin", Citation("new-jersey:5.6(b)"), DANA)
        house.rows(("dealer", deal.CallNoSpin(1, "short-spin"), called))
        assert (house.money()["escrow"], house.live.phase) == (500, "betting")
        house.close()
    house.announce_only("$5").collect().pay()
    assert house.money()["win"] == -2500
    assert house.live.rounds[0].spins == (2 if short else 1)


@pytest.mark.clause("new-jersey:5.6(c)")
@pytest.mark.parametrize(("direction", "passed"), [("clockwise", "$5"), ("counterclockwise", "$1")])
def test_a_clapper_between_two_numbers_gives_the_one_passed(direction: str, passed: str) -> None:
    between = f"between:3-4:{direction}"
    house = Live().seated("big-six").issue().start().lay("$5", 500).lay("$1", 500)
    house.direction = Direction(direction)
    house.close()
    house.rows(("dealer", deal.AnnounceNumber(1, between), deal.NumberAnnounced(1, passed, between)))
    house.collect().pay()
    assert house.seat().credits == 20_000 - 500 + 500 * ODDS[passed]


@pytest.mark.clause("new-jersey:5.6(c)")
def test_or_the_spin_is_void_and_the_wheel_respun() -> None:
    house = Live().seated("big-six", clapper="respin").issue().start().lay("$5", 500).close()
    before, between = house.money(), "between:3-4:clockwise"
    called = deal.NoSpinCalled(1, 1, between, Citation("new-jersey:5.6(c)"), DANA)
    house.rows(("dealer", deal.AnnounceNumber(1, between), called))
    assert (house.money(), house.live.phase) == (before, "betting")
    house.finish("$5")
    assert house.money()["win"] == -2500


@pytest.mark.clause("new-jersey:5.6(d)")
@pytest.mark.parametrize("clapper", ["previous-number", "respin"])
def test_what_the_sign_says_of_the_clapper_is_what_happens(clapper: str) -> None:
    house = Live().seated("big-six", clapper=clapper).start().close()
    lines = sign(load("new-jersey"), house.live.rules).notices
    [posted] = [line.says for line in lines if line.clause == "new-jersey:5.6(d)"]
    [said] = house.asked("dealer", deal.AnnounceNumber(1, "between:3-4:clockwise"))
    assert ("previously passed wins" in posted) == isinstance(said, deal.NumberAnnounced)
    assert ("spun again" in posted) == isinstance(said, deal.NoSpinCalled)


@pytest.mark.clause("new-jersey:5.6(e)")
def test_losers_are_collected_then_winners_paid() -> None:
    house = Live().seated("big-six").issue().start().lay("$5", 500).lay("flag", 300).close()
    assert house.refused("dealer", deal.CollectLosers(1)) == No("wrong_phase", "new-jersey:5.6(e)")
    house.announce_only("$5")
    assert house.refused("dealer", deal.PayWinners(1)) == No("wrong_phase", "new-jersey:5.6(e)")
    house.collect()
    assert house.money() == {"drop": -20_000, "credits:1": 19_200, "escrow": 500, "win": 300}
    house.pay()
    assert house.money() == {"drop": -20_000, "credits:1": 19_700 + 2500, "win": 300 - 2500}
