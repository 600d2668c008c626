"""The B2B wager at a live table's desk: Massachusetts 4."""

import pytest

from croupier.base.names import Citation
from croupier.desk.messages import Alarmed
from croupier.floor.parts.messages import rounds, wagers
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.messages.deal import DrawMultiplier
from croupier.games.chance import commitment, draw
from croupier.games.roulette.table import RouletteTable
from tests.clauses.play import posted
from tests.house import ONE, No, at
from tests.live import B2B, CLOSED, SEED, Live
from tests.shown.wheel import board_view

SEAT = at(ONE)
DRAWN = draw(bytes.fromhex(SEED), bytes.fromhex(CLOSED), ((10, 6), (20, 3), (50, 1)))


def after(number: str, **options: object) -> Live:
    """The prior number has come; the next game is open."""
    return Live().seated("massachusetts", **B2B, **options).issue().start().finish(number).start()


@pytest.mark.clause("massachusetts:4(a)")
def test_b2b_is_optional_within_limits_and_before_no_more_bets() -> None:
    house = after("17", limits="bonus=1.00..10.00")
    assert house.refused(SEAT, wagers.LayWager(2, "b2b", 1100)) == No("above_maximum", "massachusetts:4(a)")
    house.lay("b2b", 500).close()
    assert house.refused(SEAT, wagers.LayWager(2, "b2b", 500)).reason == "wrong_phase"
    without = Live().seated("massachusetts").issue().start()
    assert without.refused(SEAT, wagers.LayWager(1, "b2b", 500)) == No("not_offered", "massachusetts:4(a)")


@pytest.mark.clause("massachusetts:4(b)")
def test_a_win_pays_the_multiplier_times_the_wager() -> None:
    house = after("17").lay("b2b", 500).finish("17")
    assert house.money() == {
        "drop": -20_000,
        "credits:1": 20_000 + 500 * DRAWN,
        "win": -500 * DRAWN,
    }


@pytest.mark.clause("massachusetts:4(c)")
def test_the_multiplier_is_on_the_board_before_the_ball_lands() -> None:
    """Committed before betting, drawn after it, shown before the number; and anyone can prove it."""
    house = Live().seated("massachusetts", **B2B).issue()
    shown = "massachusetts:4(c)"
    assert house.refused("dealer", rounds.StartGame()) == No("no_multiplier", shown)
    house.start().finish("17").start().lay("b2b", 500)
    assert house.refused("chance", DrawMultiplier(2, SEED, CLOSED)) == No("wrong_phase", shown)
    house.close()
    assert house.refused("dealer", deal.AnnounceNumber(2, "17")) == No("no_multiplier", shown)
    assert house.refused("chance", DrawMultiplier(2, "ab" * 32, CLOSED)) == No("no_multiplier", shown)
    [drawn] = house.asked("chance", DrawMultiplier(2, SEED, CLOSED))
    assert isinstance(drawn, deal.MultiplierDrawn)
    assert board_view(house.live)["multiplier"] == drawn.multiplier
    assert board_view(house.live)["number"] is None
    assert commitment(bytes.fromhex(drawn.seed)) == house.live.commitment
    house.announce_only("17")
    assert house.refused("chance", DrawMultiplier(2, SEED, CLOSED)) == No("wrong_phase", shown)


@pytest.mark.clause("massachusetts:4(d)")
def test_b2b_wins_on_the_prior_spins_number_which_no_no_spin_is() -> None:
    house = after("17").lay("b2b", 500).close()
    house.do("dealer", deal.CallNoSpin(2, "short-spin"))
    house.close().draw().announce_only("17").collect().pay()
    assert house.money()["win"] == -500 * DRAWN
    house.start().lay("b2b", 500).finish("17")
    assert house.money()["win"] == -2 * 500 * DRAWN


@pytest.mark.clause("massachusetts:4(e)")
def test_b2b_loses_on_any_other_number() -> None:
    house = after("17").lay("b2b", 500).finish("18")
    assert house.money() == {"drop": -20_000, "credits:1": 19_500, "win": 500}
    house.start().lay("b2b", 500).finish("17")
    assert house.money()["win"] == 1000


@pytest.mark.clause("massachusetts:4(f)")
def test_b2b_is_paid_along_with_the_traditional_bets() -> None:
    house = after("17").lay("b2b", 500).lay("17", 100).lay("red", 100).announce("17").collect()
    [paid] = house.asked("dealer", deal.PayWinners(2))
    assert isinstance(paid, deal.WinnersPaid)
    assert {one.spot: one.paid for one in paid.payments} == {"b2b": 500 * DRAWN, "17": 3500}


@pytest.mark.clause("massachusetts:4(g)")
def test_the_multiplier_is_one_of_the_paytable_on_the_table() -> None:
    house = after("17").lay("b2b", 500).close().draw()
    table = house.live.rules
    assert isinstance(table, RouletteTable)
    assert house.live.multiplier in dict(table.terms.paytable)
    [sign] = [says for says, clause in posted(table).items() if clause == "massachusetts:4(g)"]
    assert f"X{house.live.multiplier} " in sign


@pytest.mark.clause("massachusetts:4(c)")
def test_no_multiplier_is_drawn_once_the_ball_has_landed() -> None:
    """It is shown before the ball lands or not at all: then B2B goes back, and the rest is decided."""
    house = Live().seated("massachusetts", **B2B).issue().start().finish("17")
    house.start().lay("b2b", 500).lay("17", 500).close()
    house.do("reader", rounds.ReadNumber(41, "17"))
    assert house.refused("chance", deal.DrawMultiplier(2, SEED, CLOSED)) == No(
        "wrong_phase", "massachusetts:4(c)"
    )
    back, alarm, said = house.asked("dealer", deal.AnnounceNumber(2, "17"))
    assert back == wagers.WagerReturned(2, ONE, "b2b", 500, 0, Citation("massachusetts:4(c)"))
    assert isinstance(alarm, Alarmed)
    assert said == deal.NumberAnnounced(2, "17", "17")
    house.do("dealer", deal.PlaceCrown(2))
    house.collect().pay()
    assert house.seat().credits == 20_000 + 17_500
