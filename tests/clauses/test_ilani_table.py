"""ilani, Electronic Roulette, at the desk: every clause happening at a table that no dealer works."""

import msgspec
import pytest

from croupier.base.names import EffectId
from croupier.base.refusal import Refusal
from croupier.floor.dealerless.messages import launches
from croupier.floor.dealerless.messages.launches import BallLaunched, LaunchAsked
from croupier.floor.parts.messages import bets, cash_outs, rounds, stations, tables, tender
from croupier.floor.parts.messages.bets import Action, BetsChanged, PlaceBet
from croupier.floor.parts.messages.rounds import (
    BetsClosed,
    Closer,
    GameRefunded,
    GameVoided,
    Refund,
    RoundSettled,
)
from croupier.floor.terminals.messages import cash
from croupier.ledger import accounts as chart
from tests.cages import paper
from tests.clauses import cloth
from tests.clauses.cloth import Bet
from tests.clauses.play import cases
from tests.electronic import START, Electronic, install_electronic
from tests.house import CHIPS, ONE, T1, THREE, TWO, No, at, said
from tests.shown import terminals as views

LAUNCH = EffectId("launch:T1:1")


def table() -> Electronic:
    """Open, with a hundred dollars at each of two stations."""
    return Electronic().opened().cash(ONE, 10_000).cash(TWO, 10_000)


# ---- 1: the game -------------------------------------------------------------------------------


@pytest.mark.clause("ilani:1.a")
def test_wagers_on_a_number_a_colour_and_both_are_taken_and_a_39th_pocket_is_no_number() -> None:
    house = table().game({ONE: [("17", 500), ("red", 500)]})
    assert house.terminal().bets == {"17": 500, "red": 500}
    house.launch()
    house.rows(("reader", rounds.ReadNumber(41, "37"), No("unknown_outcome", "ilani:1.b")))
    assert len(house.table.rules.wheel.order) == 38


@pytest.mark.clause("ilani:1.a")
@pytest.mark.clause("ilani:1.b")
@pytest.mark.parametrize("pocket", cloth.DOUBLE_ZERO)
def test_each_of_the_38_pockets_can_be_the_winning_number(pocket: str) -> None:
    house = table().game({ONE: [(pocket, 500)], TWO: [("17" if pocket != "17" else "18", 500)]}).spin(pocket)
    assert house.table.number == pocket
    assert (house.terminal(ONE).credits, house.terminal(TWO).credits) == (27_500, 9500)


@pytest.mark.parametrize(
    ("one", "clause"),
    [
        *cases("ilani:1.c.i", (cloth.STRAIGHTS[0], cloth.SPLITS[0], cloth.ROWS[0], cloth.CORNERS[0])),
        *cases("ilani:1.c.i", (cloth.FIRST_FIVE[0], cloth.LINES[0])),
        *cases("ilani:1.c.ii", (cloth.DOZENS[0], cloth.COLUMNS[0], cloth.RED[0], cloth.BLACK[0])),
        *cases("ilani:1.c.ii", (cloth.EVEN[0], cloth.ODD[0], cloth.LOW[0], cloth.HIGH[0])),
    ],
)
def test_a_win_is_credited_at_its_odds(one: Bet, clause: str) -> None:
    """Ten dollars on one of each kind: the station gains exactly ten times the odds."""
    house = table().game({ONE: [(one.spot, 1000)]}).spin(one.wins.split()[0])
    assert house.terminal().credits == 10_000 + 1000 * one.pays
    [win] = views.terminal_view(house.table, house.terminal())["wins"]
    assert (win["spot"], win["clause"]) == (one.spot, clause)


# ---- 2 and 3: equipment and stations -------------------------------------------------------------


@pytest.mark.clause("ilani:2.a")
def test_play_is_at_an_electronic_terminal_and_nothing_a_dealer_would_do_is_done() -> None:
    house = table().game({})
    house.rows(
        ("dealer", tables.TakeTable(), No("not_offered", "ilani:2.a")),
        (at(ONE), cash.LayBuyIn(tender.Money(500)), No("not_offered", "ilani:2.a")),
        (at(ONE), PlaceBet(1, "17", 500), BetsChanged(1, ONE, Action.PLACE, (("17", 500),), 500)),
    )


@pytest.mark.clause("ilani:2.b")
def test_the_table_opens_only_with_a_wheel_that_is_enclosed_and_driven_by_a_motor() -> None:
    house = Electronic().installed()
    house.rows(
        ("supervisor", tables.OpenTable(0, 32, 13, ball="non-metallic"), No("equipment_unfit", "ilani:2.b")),
        (
            "supervisor",
            tables.OpenTable(0, 0, 0, enclosed=True),
            tables.TableOpened(0, 0, 0, "staff:Sam", enclosed=True),
        ),
    )


@pytest.mark.clause("ilani:3.a")
def test_stations_open_and_close_one_by_one_by_a_supervisor_with_a_reason() -> None:
    house = Electronic().installed()
    house.do("supervisor", tables.OpenTable(0, 0, 0, enclosed=True))
    bill = stations.AcceptCash(ONE, 2000)
    house.rows(
        ("device", bill, No("terminal_locked", "ilani:3.a")),
        (at(ONE), stations.OpenStation(ONE, "mine"), No("not_permitted", "ilani:3.a")),
        ("supervisor", stations.OpenStation(ONE, ""), No("nothing_there", "ilani:3.a")),
        ("supervisor", stations.OpenStation(ONE, "day"), stations.StationOpened(ONE, "staff:Sam", "day")),
        ("device", bill, stations.CashAccepted(ONE, 2000)),
        ("supervisor", stations.CloseStation(ONE, "night"), No("bets_in_play", "ilani:3.a")),
    )
    house.game({ONE: [("17", 1000), ("17", 1000)]})
    house.rows(("supervisor", stations.CloseStation(ONE, "night"), No("bets_in_play", "ilani:3.a")))
    house.spin("18")
    closed = stations.StationClosed(ONE, "staff:Sam", "night")
    house.rows(("supervisor", stations.CloseStation(ONE, "night"), closed))
    house.do("clock", rounds.StartGame())
    house.rows((at(ONE), PlaceBet(2, "17", 500), No("terminal_locked", "ilani:3.a")))


# ---- 4: dealing, automated ------------------------------------------------------------------------


@pytest.mark.clause("ilani:4.a")
def test_the_countdown_alone_opens_and_closes_betting_for_everyone() -> None:
    house = table()
    bet = PlaceBet(1, "17", 500)
    house.rows(
        (at(ONE), PlaceBet(0, "17", 500), No("wrong_phase", "ilani:4.a")),
        (at(ONE), bet, No("wrong_round", "ilani:4.a")),
        ("supervisor", rounds.StartGame(), No("not_permitted", "ilani:3.a")),
        ("clock", rounds.StartGame(), rounds.GameStarted(1, house.table.terms)),
        (at(ONE), bet, BetsChanged(1, ONE, Action.PLACE, (("17", 500),), 500)),
        ("reader", rounds.CloseBets(1), No("not_permitted", "ilani:3.a")),
    )
    house.close()
    for late in (bet, bets.Clear(1), bets.Undo(1), bets.CancelBet(1, "17")):
        house.rows((at(ONE), late, No("wrong_phase", "ilani:4.a")))


@pytest.mark.clause("ilani:4.b")
def test_the_end_of_the_countdown_asks_for_the_ball_once_and_only_that_ball_decides() -> None:
    house = table().game({ONE: [("17", 500)]})
    house.rows(
        (
            "clock",
            rounds.CloseBets(1),
            (BetsClosed(1, Closer.TIMER, 500), LaunchAsked(1, LAUNCH, START)),
        ),
        ("device", launches.ReportLaunched(LAUNCH, 41), BallLaunched(1, LAUNCH, 41)),
        ("device", launches.ReportLaunched(LAUNCH, 42), No("nothing_there", "ilani:4.b")),
    )
    events = house.ask("reader", rounds.ReadNumber(42, "17"))
    assert not isinstance(events, Refusal)
    assert isinstance(events[0], GameVoided)
    assert house.terminal().credits == 10_000


@pytest.mark.clause("ilani:4.c")
def test_winnings_are_credited_by_the_reading_itself() -> None:
    house = table().game({ONE: [("17", 500)], TWO: [("black", 500)]}).launch()
    events = house.ask("reader", rounds.ReadNumber(41, "17"))
    assert not isinstance(events, Refusal)
    assert isinstance(events[-1], RoundSettled)
    assert (house.terminal(ONE).credits, house.terminal(TWO).credits) == (27_500, 10_500)
    assert house.balance(chart.win(T1)) == -18_000
    assert house.balance(chart.escrow(T1)) == 0


@pytest.mark.clause("ilani:4.c")
def test_when_play_has_concluded_a_cash_out_becomes_a_hand_pay() -> None:
    house = table().game({ONE: [("17", 500)]})
    house.rows((at(ONE), cash_outs.AskCashOut(), No("bets_in_play", "ilani:4.c")))
    house.spin("17")
    house.rows(
        (at(ONE), cash_outs.AskCashOut(), cash_outs.CashOutAsked(ONE, 27_500)),
        (
            "supervisor",
            stations.PayByHand(ONE, 27_500),
            (stations.HandPaid(ONE, 27_500, "staff:Sam", 1), paper(1)),
        ),
    )
    assert (house.terminal().credits, house.balance(chart.CAGE)) == (0, 27_500)


# ---- 5: irregularities ------------------------------------------------------------------------------


@pytest.mark.clause("ilani:5.a")
@pytest.mark.parametrize("fault", ["malfunction", "ball-not-dropped", "with-rotation"])
def test_a_malfunction_voids_all_pays_and_plays_and_every_bet_is_back_at_once(fault: str) -> None:
    house = table().game({ONE: [("17", 500), ("red", 500)], TWO: [("black", 1000)]}).launch()
    events = house.ask("reader", rounds.ReportFault(41, fault))
    assert not isinstance(events, Refusal)
    voided, refunded = events[:2]
    assert isinstance(voided, GameVoided)
    assert (voided.clause, refunded) == ("ilani:5.a", GameRefunded(1, (Refund(ONE, 1000), Refund(TWO, 1000))))
    assert (house.terminal(ONE).credits, house.terminal(TWO).credits) == (10_000, 10_000)
    assert (house.balance(chart.win(T1)), house.balance(chart.escrow(T1))) == (0, 0)
    house.rows(("reader", rounds.ReadNumber(41, "17"), No("wrong_round", "ilani:1.b")))


@pytest.mark.clause("ilani:5.a")
def test_a_launch_that_fails_and_a_number_found_wrong_void_all_pays_and_plays_too() -> None:
    house = table().game({ONE: [("17", 500)]}).close()
    house.do("device", launches.ReportFailed(LAUNCH, "no air"))
    assert (house.table.phase, house.terminal().credits) == ("idle", 10_000)
    house.do("clock", rounds.StartGame())
    house.do(at(ONE), PlaceBet(2, "17", 500))
    assert isinstance(house, Electronic)
    house.spin("17")
    house.do("supervisor", rounds.VoidSettled(2))
    assert (house.terminal().credits, house.balance(chart.win(T1))) == (10_000, 0)
    assert house.table.rounds[0].clause == "ilani:5.a"


# ---- 6: minimum and maximum -------------------------------------------------------------------------


def place_all(house: Electronic, spot: str, *chips: int) -> object:
    """The answer to the last of these chips; all before it must be taken."""
    for chip in chips[:-1]:
        house.do(at(ONE), PlaceBet(1, spot, chip))
    return said(house.ask(at(ONE), PlaceBet(1, spot, chips[-1])))


@pytest.mark.parametrize(
    ("spot", "clause"),
    [*cases("ilani:6.a", ["red", "odd", "1to18", "column1", "dozen3"]), *cases("ilani:6.b", ["17", "17-20"])],
)
def test_the_maximum_of_500_dollars_holds_however_often_a_chip_is_added(spot: str, clause: str) -> None:
    house = Electronic().opened().cash(ONE, 200_000).game({})
    assert place_all(house, spot, 10_000, 10_000, 10_000, 10_000, 10_000, 100) == No("above_maximum", clause)
    assert house.terminal().bets == {spot: 50_000}


@pytest.mark.parametrize(
    ("spot", "clause"), [*cases("ilani:6.a", ["red", "column1"]), *cases("ilani:6.b", ["17", "17-20"])]
)
def test_a_wager_is_at_least_a_dollar(spot: str, clause: str) -> None:
    house = Electronic()
    house.do("engineer", msgspec.structs.replace(install_electronic(), chips=(50, *CHIPS[:5])))
    house.do("supervisor", tables.OpenTable(0, 0, 0, enclosed=True), stations.OpenStation(ONE, "day"))
    house.cash(ONE, 1000).game({})
    assert place_all(house, spot, 50) == No("below_minimum", clause)
    house.do(at(ONE), PlaceBet(1, spot, 100), PlaceBet(1, spot, 50))


@pytest.mark.clause("ilani:6.b")
def test_any_way_to_a_number_can_be_read_as_all_that_covers_it() -> None:
    house = Electronic().opened(inside_maximum="each-number").cash(ONE, 200_000).game({})
    house.do(at(ONE), PlaceBet(1, "17", 10_000), PlaceBet(1, "17-20", 10_000), PlaceBet(1, "17", 10_000))
    house.do(at(ONE), PlaceBet(1, "16-17-18", 10_000), PlaceBet(1, "red", 50_000))
    house.do(at(ONE), PlaceBet(1, "13-14-15-16-17-18", 10_000))
    house.rows((at(ONE), PlaceBet(1, "14-17", 100), No("above_maximum", "ilani:6.b")))
    house.do(at(ONE), PlaceBet(1, "20", 10_000))


@pytest.mark.clause("ilani:6.c")
def test_a_total_under_5_dollars_is_warned_of_in_the_countdown_and_returned_at_its_end() -> None:
    house = table().game({ONE: [("17", 100), ("red", 100)], TWO: [("17", 500)]})
    warning = {"says": "your bets total $2: under $5 they are returned", "clause": "ilani:6.c"}
    assert views.bets_view(house.table, house.terminal(ONE))["warning"] == warning
    assert views.bets_view(house.table, house.terminal(TWO))["warning"] is None
    assert views.bets_view(house.table, house.terminal(THREE))["warning"] is None
    returned = BetsChanged(1, ONE, Action.RETURN, (("17", -100), ("red", -100)), -200)
    events = house.ask("clock", rounds.CloseBets(1))
    assert not isinstance(events, Refusal)
    assert events[:2] == (returned, BetsClosed(1, Closer.TIMER, 500))
    assert (house.terminal().credits, house.terminal().bets) == (10_000, {})
    assert views.bets_view(house.table, house.terminal(ONE))["warning"] is None


@pytest.mark.clause("ilani:6.d")
def test_wagers_are_made_at_the_terminal_from_its_own_credits() -> None:
    house = table().game({})
    bet = PlaceBet(1, "17", 500)
    house.rows(
        ("supervisor", bet, No("not_permitted", "ilani:3.a")),
        (at(THREE), bet, No("not_enough_credits", "ilani:6.d")),
        (at(ONE), PlaceBet(1, "17", 300), No("bad_amount", "ilani:6.d")),
        (at(ONE), bets.CancelBet(1, "17"), No("nothing_there", "ilani:6.d")),
        (at(ONE), bets.Undo(1), No("nothing_there", "ilani:6.d")),
        (at(ONE), bets.Recall(1), No("nothing_there", "ilani:6.d")),
        (at(ONE), bets.Clear(1), No("nothing_there", "ilani:6.d")),
        (at(ONE), bet, BetsChanged(1, ONE, Action.PLACE, (("17", 500),), 500)),
    )
