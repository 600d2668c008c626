"""Oneida Rules of Play, Roulette, section I, as commands at a desk: people, buy-in, wagers and play.

The screens and the clock are shown where they are built; here every step is asked of the real desk, one a
row, with the events or the refusal that come of it.
"""

import pytest

from croupier.base.envelope import Command, Role
from croupier.base.names import Citation
from croupier.floor.parts.messages import reader, rounds, tables
from croupier.floor.parts.messages.bets import (
    Action,
    BetsChanged,
    CancelBet,
    Clear,
    Neighbours,
    PlaceBet,
    Recall,
    Undo,
)
from croupier.floor.parts.messages.racks import CountFloat, FloatCounted
from croupier.floor.parts.messages.rounds import Closer, End
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from croupier.ledger import accounts as chart
from tests.house import ONE, T1, TWO, House, No, at, said

OTHERS = ("terminal 1", "supervisor", "designee", "reader", "clock", "engineer")
TERMS = House().opened().table.terms
FRAUD = Citation("oneida-roulette:I.9.j")


def placed(spot: str, amount: int, cash: int | None = None, promo: int = 0) -> BetsChanged:
    cash = amount - promo if cash is None else cash
    return BetsChanged(1, ONE, Action.PLACE, ((spot, amount),), cash, promo)


@pytest.mark.clause("oneida-roulette:I.2.a")
@pytest.mark.parametrize(
    "duty",
    [
        cash.PickUpBuyIn(ONE),
        cash.CountBuyIn(ONE, Money(100)),
        cash.CreditBuyIn(ONE, 100),
        cash.DropBuyIn(ONE),
        cash.SelectCashOut(ONE),
        cash.CountChips(ONE, 100),
        cash.DeliverChips(ONE),
        rounds.StartGame(),
    ],
    ids=lambda duty: type(duty).__name__,
)
def test_buy_ins_cash_outs_and_a_new_game_are_the_dealers_and_nobody_elses(duty: Command) -> None:
    house = House().opened()
    for other in OTHERS:
        assert said(house.ask(other, duty)) == No("not_permitted", "I.2.b")
    assert said(house.ask("relief", duty)) == No("not_permitted", "I.2.a")
    assert said(house.ask("dealer", duty)) != No("not_permitted", "I.2.a")


@pytest.mark.clause("oneida-roulette:I.2.a")
def test_one_dealer_works_the_table_and_relief_takes_it_first() -> None:
    House().opened().rows(
        ("dealer", rounds.StartGame(), rounds.GameStarted(1, TERMS)),
        ("relief", rounds.CloseBets(1), No("not_permitted", "I.2.a")),
        ("relief", tables.TakeTable(), tables.DealerChanged("staff:Dana", "staff:Rolf")),
        ("relief", tables.TakeTable(), No("wrong_phase", "I.2.a")),
        ("dealer", rounds.CloseBets(1), No("not_permitted", "I.2.a")),
        ("relief", rounds.VoidGame(1, "fraud"), rounds.GameVoided(1, "fraud", FRAUD)),
    )


@pytest.mark.clause("oneida-roulette:I.2.b")
def test_a_supervisor_opens_and_closes_tables_and_comes_when_called() -> None:
    House().installed().rows(
        ("dealer", tables.TakeTable(), tables.DealerChanged(None, "staff:Dana")),
        ("dealer", rounds.StartGame(), No("wrong_phase", "I.2.a")),
        ("dealer", tables.OpenTable(5000, 32, 13, ball="non-metallic"), No("not_permitted", "I.2.b")),
        ("supervisor", tables.OpenTable(5000, 29, 13, ball="non-metallic"), No("equipment_unfit", "I.1.b")),
        (
            "supervisor",
            tables.OpenTable(5000, 32, 13, ball="non-metallic"),
            tables.TableOpened(5000, 32, 13, "staff:Sam", ball="non-metallic"),
        ),
        ("supervisor", tables.AnswerCall(), No("nothing_there", "I.2.b")),
        ("dealer", tables.CallSupervisor(), tables.SupervisorCalled("staff:Dana")),
        ("dealer", tables.CallSupervisor(), No("wrong_phase", "I.2.b")),
        ("dealer", tables.AnswerCall(), No("not_permitted", "I.2.b")),
        ("supervisor", tables.AnswerCall(), tables.CallAnswered("staff:Sam")),
        ("dealer", tables.CloseTable(), No("not_permitted", "I.2.b")),
        ("supervisor", tables.CloseTable(), No("not_counted", "")),
        ("supervisor", CountFloat(5000, "staff:Dana"), FloatCounted(5000, 5000, "staff:Sam", "staff:Dana")),
        ("supervisor", tables.CloseTable(), tables.TableClosed(5000, "staff:Sam")),
    )


@pytest.mark.clause("oneida-roulette:I.2.b")
@pytest.mark.parametrize(
    "duty",
    [
        tables.OpenTable(1, 32, 13, ball="non-metallic"),
        tables.CloseTable(),
        tables.AnswerCall(),
        tables.ReleaseTerminal(ONE),
    ],
    ids=lambda duty: type(duty).__name__,
)
def test_what_a_supervisor_oversees_nobody_else_may_do(duty: Command) -> None:
    house = House().opened()
    for other in (*OTHERS, "dealer"):
        if other != Role.SUPERVISOR:
            assert said(house.ask(other, duty)) == No("not_permitted", "I.2.b")
    assert said(house.ask("supervisor", duty)) != No("not_permitted", "I.2.b")


MADE_OF = Money(currency=6000, chips=3000, coupon=1000)


@pytest.mark.clause("oneida-roulette:I.3.a.i")
@pytest.mark.parametrize(
    ("money", "expected"),
    [
        (Money(currency=5000), cash.BuyInLaid(ONE, Money(currency=5000))),
        (Money(chips=5000), cash.BuyInLaid(ONE, Money(chips=5000))),
        (MADE_OF, cash.BuyInLaid(ONE, MADE_OF)),
        (Money(), No("bad_amount", "I.3.a.i")),
        (Money(currency=-100, chips=200), No("bad_amount", "I.3.a.i")),
        (Money(currency=10**12), No("bad_amount", "I.3.a.i")),
        (Money(coupon=1000), No("coupon_not_accepted", "I.3.a.i")),
        (Money(currency=999, coupon=1000), No("coupon_not_accepted", "I.3.a.i")),
    ],
)
def test_a_buy_in_is_currency_chips_and_a_coupon_laid_on_the_terminal(
    money: Money, expected: cash.BuyInLaid | No
) -> None:
    House().opened().rows((at(ONE), cash.LayBuyIn(money), expected))


@pytest.mark.clause("oneida-roulette:I.3.a.i")
def test_a_verbal_wager_is_not_accepted_only_a_terminal_with_credits_bets() -> None:
    house = House().opened()
    house.do(at(ONE), cash.LayBuyIn(Money(5000)))
    house.do("dealer", rounds.StartGame())
    house.rows(
        (at(ONE), PlaceBet(1, "17", 500), No("not_enough_credits", "I.3.b.iii")),
        ("dealer", PlaceBet(1, "17", 500), No("not_permitted", "I.2.b")),
        ("supervisor", PlaceBet(1, "17", 500), No("not_permitted", "I.2.b")),
    )


@pytest.mark.clause("oneida-roulette:I.3.a.ii")
@pytest.mark.clause("oneida-roulette:I.3.a.iii")
@pytest.mark.clause("oneida-roulette:I.3.a.iv")
@pytest.mark.clause("oneida-roulette:I.3.a.v")
@pytest.mark.clause("oneida-roulette:I.3.a.vi")
@pytest.mark.clause("oneida-roulette:I.3.a.vii")
def test_a_buy_in_is_picked_up_counted_credited_dropped_and_verified_in_that_order() -> None:
    house = House().opened()
    house.rows(
        ("dealer", cash.PickUpBuyIn(ONE), No("nothing_there", "I.3.a.ii")),
        (at(ONE), cash.LayBuyIn(MADE_OF), cash.BuyInLaid(ONE, MADE_OF)),
        (at(ONE), cash.LayBuyIn(MADE_OF), No("wrong_phase", "I.3.a.i")),
        ("dealer", cash.CountBuyIn(ONE, MADE_OF), No("wrong_phase", "I.3.a.iii")),
        ("dealer", cash.CreditBuyIn(ONE, 10_000), No("wrong_phase", "I.3.a.v")),
        ("dealer", cash.PickUpBuyIn(ONE), cash.BuyInPickedUp(ONE)),
        ("dealer", cash.PickUpBuyIn(ONE), No("wrong_phase", "I.3.a.ii")),
        ("dealer", cash.CreditBuyIn(ONE, 10_000), No("wrong_phase", "I.3.a.v")),
        ("dealer", cash.CountBuyIn(ONE, MADE_OF), cash.BuyInCounted(ONE, MADE_OF)),
        ("dealer", cash.DropBuyIn(ONE), No("wrong_phase", "I.3.a.vi")),
        ("dealer", cash.CreditBuyIn(TWO, 10_000), No("nothing_there", "I.3.a.v")),
        ("dealer", cash.CreditBuyIn(ONE, 9900), No("amount_differs", "I.3.a.v")),
        (at(ONE), cash.VerifyCredit(), No("nothing_there", "I.3.a.vii")),
    )
    assert house.terminal().free == 0
    house.rows(
        ("dealer", cash.CreditBuyIn(ONE, 10_000), cash.TerminalCredited(ONE, MADE_OF)),
        ("dealer", cash.CreditBuyIn(ONE, 10_000), No("wrong_phase", "I.3.a.v")),
    )
    assert (house.balance(chart.credits_of(T1, ONE)), house.balance(chart.promo_of(T1, ONE))) == (9000, 1000)
    assert (house.balance(chart.tray(T1)), house.balance(chart.drop(T1))) == (-6000, 0)
    house.do("dealer", rounds.StartGame())
    house.rows(
        ("dealer", cash.DropBuyIn(ONE), cash.BuyInDropped(ONE, 6000)),
        ("dealer", cash.DropBuyIn(ONE), No("wrong_phase", "I.3.a.vi")),
        (at(ONE), PlaceBet(1, "17", 500), No("credit_unverified", "I.3.a.vii")),
        (at(ONE), cash.VerifyCredit(), cash.CreditVerified(ONE)),
        (at(ONE), PlaceBet(1, "17", 500), placed("17", 500, promo=500)),
    )
    assert (house.balance(chart.tray(T1)), house.balance(chart.drop(T1))) == (0, -6000)
    assert house.balance(chart.CHIPS) == -3000


@pytest.mark.clause("oneida-roulette:I.3.b.i")
def test_bets_are_made_with_available_credits_and_no_others() -> None:
    house = House().opened().buy_in(ONE, Money(700)).buy_in(TWO, Money(5000)).game({})
    house.rows(
        (at(ONE), PlaceBet(1, "17", 500), placed("17", 500)),
        (at(ONE), PlaceBet(1, "17", 500), No("not_enough_credits", "I.3.b.iii")),
        (at(ONE), PlaceBet(1, "red", 100), placed("red", 100)),
        (at(ONE), PlaceBet(1, "red", 100), placed("red", 100)),
        (at(ONE), PlaceBet(1, "red", 100), No("not_enough_credits", "I.3.b.iii")),
    )
    assert (house.terminal().free, house.terminal().staked, house.balance(chart.escrow(T1))) == (0, 700, 700)


@pytest.mark.clause("oneida-roulette:I.3.b.iii")
def test_any_combination_of_the_six_chips_up_to_the_bets_maximum_or_the_credits() -> None:
    house = House().opened(limits="straight=..26.00").buy_in(ONE, Money(5100)).game({})
    house.rows(
        (at(ONE), PlaceBet(1, "17", 300), No("bad_amount", "I.3.b.iii")),
        (at(ONE), PlaceBet(1, "17", 1000), placed("17", 1000)),
        (at(ONE), PlaceBet(1, "17", 1000), placed("17", 1000)),
        (at(ONE), PlaceBet(1, "17", 500), placed("17", 500)),
        (at(ONE), PlaceBet(1, "17", 500), No("above_maximum", "I.3.b.iii")),
        (at(ONE), PlaceBet(1, "17", 100), placed("17", 100)),
        (at(ONE), PlaceBet(1, "17", 100), No("above_maximum", "I.3.b.iii")),
        (at(ONE), PlaceBet(1, "18", 2500), placed("18", 2500)),
        (at(ONE), PlaceBet(1, "19", 100), No("not_enough_credits", "I.3.b.iii")),
    )
    assert house.terminal().bets == {"17": 2600, "18": 2500}


@pytest.mark.clause("oneida-roulette:I.3.b.iv")
def test_cancel_removes_the_bet_touched_next_and_no_other() -> None:
    house = House().opened().buy_in(ONE, Money(5000))
    house.game({ONE: [("17", 500), ("17", 100), ("17-20", 1000), ("red", 100)]})
    gone = BetsChanged(1, ONE, Action.CANCEL, (("17", -600),), -600)
    split = BetsChanged(1, ONE, Action.CANCEL, (("17-20", -1000),), -1000)
    house.rows(
        (at(ONE), CancelBet(1, "17"), gone),
        (at(ONE), CancelBet(1, "17"), No("nothing_there", "I.3.b.iv")),
        (at(ONE), CancelBet(1, "20-17"), split),
        (at(TWO), CancelBet(1, "red"), No("nothing_there", "I.3.b.iv")),
    )
    assert (house.terminal().bets, house.terminal().credits) == ({"red": 100}, 4900)


@pytest.mark.clause("oneida-roulette:I.3.b.v")
def test_undo_reverses_the_last_action_whatever_it_was() -> None:
    house = House().opened().buy_in(ONE, Money(10_000)).game({ONE: [("17", 500)]}).spin("3")
    house.game({ONE: [("20", 500), ("20", 100)]})
    actions = (CancelBet(2, "20"), Recall(2), PlaceBet(2, "8", 1000), Neighbours(2), Clear(2))
    seen = [(dict(house.terminal().bets), house.terminal().credits)]
    for action in actions:
        house.do(at(ONE), action)
        seen.append((dict(house.terminal().bets), house.terminal().credits))
    for before in reversed(seen[:-1]):
        house.do(at(ONE), Undo(2))
        assert (house.terminal().bets, house.terminal().credits) == before
    house.do(at(ONE), Undo(2), Undo(2))
    assert (house.terminal().bets, house.terminal().credits) == ({}, 9500)
    house.rows((at(ONE), Undo(2), No("nothing_there", "I.3.b.v")))


@pytest.mark.clause("oneida-roulette:I.3.b.vi")
def test_recall_bets_the_last_game_again_if_credits_cover_all_of_it() -> None:
    house = House().opened().buy_in(ONE, Money(1500)).game({})
    house.rows((at(ONE), Recall(1), No("nothing_there", "I.3.b.vi")))
    house.do(at(ONE), PlaceBet(1, "17", 500), PlaceBet(1, "red", 100))
    house.spin("3").game({})  # 3 is red: 900 + 200
    again = BetsChanged(2, ONE, Action.RECALL, (("17", 500), ("red", 100)), 600)
    house.rows(
        (at(ONE), Recall(2), again),
        (at(ONE), Recall(2), No("not_enough_credits", "I.3.b.vi")),
    )
    assert (house.terminal().bets, house.terminal().credits) == ({"17": 500, "red": 100}, 500)


@pytest.mark.clause("oneida-roulette:I.3.b.vi")
def test_recall_brings_back_a_void_game_too() -> None:
    house = House().opened().buy_in(ONE, Money(1500)).game({ONE: [("0-00", 500)]})
    house.do("dealer", rounds.VoidGame(1, "interference"))
    house.do("supervisor", rounds.RefundGame(1))
    house.game({})
    house.rows((at(ONE), Recall(2), BetsChanged(2, ONE, Action.RECALL, (("0-00", 500),), 500)))


@pytest.mark.clause("oneida-roulette:I.3.b.vii")
def test_clear_removes_all_current_bets_and_only_ones_own() -> None:
    house = House().opened().buy_in(ONE, Money(1500)).buy_in(TWO, Money(1500))
    house.game({ONE: [("17", 500), ("red", 100)], TWO: [("17", 500)]})
    off = BetsChanged(1, ONE, Action.CLEAR, (("17", -500), ("red", -100)), -600)
    house.rows((at(ONE), Clear(1), off), (at(ONE), Clear(1), No("nothing_there", "I.3.b.vii")))
    assert (house.terminal().credits, house.terminal(TWO).bets) == (1500, {"17": 500})


@pytest.mark.clause("oneida-roulette:I.3.b.viii")
def test_the_neighbours_bet_is_two_each_side_each_equal_to_the_last_bet_on_the_last_number() -> None:
    house = House().opened().buy_in(ONE, Money(6000)).game({})
    around = BetsChanged(1, ONE, Action.NEIGHBOURS, (("20", 500), ("32", 500), ("5", 500), ("22", 500)), 2000)
    house.rows(
        (at(ONE), Neighbours(1), No("nothing_there", "I.3.b.viii")),
        (at(ONE), PlaceBet(1, "17", 100), placed("17", 100)),
        (at(ONE), PlaceBet(1, "17", 500), placed("17", 500)),
        (at(ONE), PlaceBet(1, "red", 1000), placed("red", 1000)),
        (at(ONE), Neighbours(1), around),
        (at(ONE), Neighbours(1), around),
        (at(ONE), Neighbours(1), No("not_enough_credits", "I.3.b.viii")),
    )
    assert house.terminal().credits == 400


@pytest.mark.clause("oneida-roulette:I.6.d")
@pytest.mark.parametrize(
    ("closer", "by"), [("clock", Closer.TIMER), ("reader", Closer.READER), ("dealer", Closer.DEALER)]
)
def test_once_closed_by_anyone_no_terminal_can_change_anything(closer: str, by: Closer) -> None:
    house = House().opened().buy_in(ONE, Money(5000)).game({ONE: [("17", 500)]}).spin("17").game({})
    house.do(at(ONE), PlaceBet(2, "17", 500))
    house.do("reader", reader.CountSpin(9))
    frozen = No("wrong_phase", "I.6.d")
    house.rows(
        (closer, rounds.CloseBets(1), No("wrong_round", "I.6.d")),
        (closer, rounds.CloseBets(2), rounds.BetsClosed(2, by, 500)),
        ("clock", rounds.CloseBets(2), frozen),
        (at(ONE), PlaceBet(2, "17", 500), frozen),
        (at(ONE), CancelBet(2, "17"), frozen),
        (at(ONE), Undo(2), frozen),
        (at(ONE), Recall(2), frozen),
        (at(ONE), Clear(2), frozen),
        (at(ONE), Neighbours(2), frozen),
        (at(TWO), PlaceBet(2, "17", 100), frozen),
    )
    assert house.terminal().bets == {"17": 500}


@pytest.mark.clause("oneida-roulette:I.6.e")
def test_the_reader_relays_the_number_and_the_dealer_confirms_it() -> None:
    house = House().opened().game({})
    house.rows(
        ("dealer", rounds.ConfirmNumber(1, "17"), No("wrong_phase", "I.6.e")),
        ("clock", rounds.CloseBets(1), rounds.BetsClosed(1, Closer.TIMER, 0)),
        ("dealer", rounds.ReadNumber(1, "17"), No("not_permitted", "I.2.b")),
        ("dealer", rounds.ConfirmNumber(1, "17"), No("wrong_phase", "I.6.e")),
        ("reader", rounds.ReadNumber(1, "37"), No("unknown_outcome", "I.6.e")),
        ("reader", rounds.ReadNumber(1, "00"), rounds.NumberRead(1, 1, "00")),
        ("reader", rounds.ReadNumber(1, "00"), No("wrong_round", "I.6.e")),
        ("reader", rounds.ReadNumber(2, "00"), No("wrong_phase", "I.6.e")),
        ("supervisor", rounds.ConfirmNumber(1, "00"), No("not_permitted", "I.2.b")),
        ("dealer", rounds.ConfirmNumber(2, "00"), No("wrong_round", "I.2.a")),
        ("dealer", rounds.ConfirmNumber(1, "00"), rounds.RoundSettled(1, "00", TERMS, ())),
    )


@pytest.mark.clause("oneida-roulette:I.6.g")
def test_losing_wagers_are_collected_and_winning_ones_credited_by_the_system() -> None:
    house = House().opened().buy_in(ONE, Money(5000)).buy_in(TWO, Money(5000))
    house.game({ONE: [("17", 500), ("red", 1000), ("dozen2", 100)], TWO: [("18", 2500)]}).close().read("17")
    ends = (End(ONE, 1600, 1000, 500 * 35 + 100 * 2), End(TWO, 2500, 2500, 0))
    house.rows(("dealer", rounds.ConfirmNumber(1, "17"), rounds.RoundSettled(1, "17", TERMS, ends)))
    assert house.balance(chart.credits_of(T1, ONE)) == 5000 - 1000 + 17_700 == house.terminal().credits
    assert house.balance(chart.credits_of(T1, TWO)) == 2500
    assert house.balance(chart.win(T1)) == 1000 + 2500 - 17_700
    assert house.balance(chart.escrow(T1)) == 0
