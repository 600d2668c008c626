"""Money on and off a terminal: every step at every other step is refused with the step's own clause."""

import pytest

from croupier.base.envelope import Command
from croupier.base.refusal import Refusal
from croupier.floor.parts.messages import cash_outs, rounds
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from tests.house import ONE, TWO, House, No, at, said

TEN = Money(1000)
BUY_IN: list[tuple[str, Command]] = [
    (at(ONE), cash.LayBuyIn(TEN)),
    ("dealer", cash.PickUpBuyIn(ONE)),
    ("dealer", cash.CountBuyIn(ONE, TEN)),
    ("dealer", cash.CreditBuyIn(ONE, 1000)),
    ("dealer", cash.DropBuyIn(ONE)),
    (at(ONE), cash.VerifyCredit()),
]
CASH_OUT: list[tuple[str, Command]] = [
    (at(ONE), cash_outs.AskCashOut()),
    (at(ONE), cash.ConfirmCashOut()),
    ("dealer", cash.SelectCashOut(ONE)),
    ("dealer", cash.CountChips(ONE, 1000)),
    ("dealer", cash.DeliverChips(ONE)),
]


@pytest.mark.parametrize("done", range(len(BUY_IN)))
def test_only_the_next_step_of_a_buy_in_is_taken(done: int) -> None:
    """Verifying may come before the drop: the document asks for it before wagering, not after the drop."""
    house = House().opened()
    for name, command in BUY_IN[:done]:
        house.do(name, command)
    for index, (name, command) in enumerate(BUY_IN):
        if index != done and (done, index) != (4, 5):
            assert isinstance(house.ask(name, command), Refusal), f"{command} after {done} steps"
    house.do(*BUY_IN[done])


@pytest.mark.parametrize("done", range(len(CASH_OUT)))
def test_only_the_next_step_of_a_cash_out_is_taken(done: int) -> None:
    house = House().opened().buy_in(ONE, TEN)
    for name, command in CASH_OUT[:done]:
        house.do(name, command)
    for index, (name, command) in enumerate(CASH_OUT):
        if index != done:
            assert isinstance(house.ask(name, command), Refusal), f"{command} after {done} steps"
    house.do(*CASH_OUT[done])


@pytest.mark.parametrize(
    ("asked", "money", "expected"),
    [
        ("count", Money(), No("bad_amount", "I.3.a.iii")),
        ("count", Money(chips=-1, currency=5), No("bad_amount", "I.3.a.iii")),
        ("count", Money(currency=5, coupon=-1), No("bad_amount", "I.3.a.iii")),
        ("count", Money(coupon=5), No("coupon_not_accepted", "I.3.a.iii")),
        ("correct", Money(), No("bad_amount", "I.9.e")),
        ("correct", Money(currency=-1, chips=5), No("bad_amount", "I.9.e")),
        ("correct", Money(currency=5, coupon=6), No("coupon_not_accepted", "I.9.e")),
    ],
)
def test_what_may_be_laid_may_be_counted_or_corrected_and_nothing_else(
    asked: str, money: Money, expected: No
) -> None:
    house = House().opened()
    house.do(at(ONE), cash.LayBuyIn(TEN))
    house.do("dealer", cash.PickUpBuyIn(ONE))
    if asked == "count":
        house.rows(("dealer", cash.CountBuyIn(ONE, money), expected))
        return
    house.do("dealer", cash.CountBuyIn(ONE, TEN), cash.CreditBuyIn(ONE, 1000))
    house.rows(("supervisor", cash.CorrectBuyIn(ONE, money), expected))


def test_a_count_may_differ_from_what_was_laid_and_the_count_is_credited() -> None:
    house = House().opened()
    house.do(at(ONE), cash.LayBuyIn(TEN))
    house.do("dealer", cash.PickUpBuyIn(ONE), cash.CountBuyIn(ONE, Money(900)))
    house.rows(
        ("dealer", cash.CreditBuyIn(ONE, 1000), No("amount_differs", "I.3.a.v")),
        ("dealer", cash.CreditBuyIn(ONE, 900), cash.TerminalCredited(ONE, Money(900))),
    )


@pytest.mark.parametrize("command", [cash.LayBuyIn(TEN), cash_outs.AskCashOut()])
def test_a_locked_terminal_takes_and_gives_no_money(command: Command) -> None:
    house = House().opened().buy_in(ONE, TEN)
    house.terminal().lock = "a dispute"
    answer = house.ask(at(ONE), command)
    assert isinstance(answer, Refusal)
    assert answer.says == "this terminal is locked: a dispute"


def test_nothing_is_laid_at_a_closed_table() -> None:
    House().installed().rows((at(ONE), cash.LayBuyIn(TEN), No("wrong_phase", "I.3.a.i")))


@pytest.mark.parametrize(
    ("right", "expected"),
    [
        (
            Money(500, coupon=100),
            cash.BuyInCorrected(ONE, Money(1000, coupon=200), Money(500, coupon=100), True),
        ),
        (Money(499, coupon=100), No("not_enough_credits", "I.9.e")),
        (Money(500, coupon=99), No("not_enough_credits", "I.9.e")),
    ],
)
def test_a_correction_takes_back_no_more_than_the_terminal_holds(
    right: Money, expected: cash.BuyInCorrected | No
) -> None:
    house = House().opened().buy_in(ONE, Money(1000, coupon=200))
    house.terminal().credits, house.terminal().promo = 500, 100
    assert said(house.ask("supervisor", cash.CorrectBuyIn(ONE, right))) in ((expected,), expected)


def test_a_buy_in_not_yet_credited_has_nothing_to_correct() -> None:
    house = House().opened()
    house.do(at(ONE), cash.LayBuyIn(TEN))
    house.rows(("dealer", cash.CorrectBuyIn(ONE, TEN), No("nothing_there", "I.9.e")))


def test_a_cash_out_waits_for_the_end_of_the_buy_in() -> None:
    house = House().opened()
    for step in BUY_IN[:-1]:
        house.do(*step)
    house.rows(
        (at(ONE), cash_outs.AskCashOut(), No("wrong_phase", "I.8.a")),
        (at(ONE), cash.VerifyCredit(), cash.CreditVerified(ONE)),
        (at(ONE), cash_outs.AskCashOut(), cash_outs.CashOutAsked(ONE, 1000)),
    )


def test_bets_of_a_void_game_are_refunded_before_a_cash_out_and_are_not_in_play() -> None:
    house = House().opened().buy_in(ONE, TEN).game({ONE: [("17", 100)]})
    refused = []
    for _ in range(2):
        answer = house.ask(at(ONE), cash_outs.AskCashOut())
        assert isinstance(answer, Refusal)
        refused.append((answer.says, answer.reason, answer.clause))
        if len(refused) == 1:
            house.do("dealer", rounds.VoidGame(1, "interference"))
    clause = "oneida-roulette:I.8.a"
    assert refused == [
        ("your bets of this game are still in play", "bets_in_play", clause),
        ("the game is void, and a supervisor refunds your bets first", "bets_in_play", clause),
    ]


def test_the_refusal_of_a_cash_out_says_when_only_promotional_credit_is_left() -> None:
    house = House().opened().buy_in(ONE, Money(100, coupon=100))
    house.terminal().credits = 0
    for terminal, ends in ((ONE, "cash out, only promotional ones"), (TWO, "to cash out")):
        answer = house.ask(at(terminal), cash_outs.AskCashOut())
        assert isinstance(answer, Refusal)
        assert answer.says.endswith(ends)


def test_a_buy_in_goes_on_while_a_game_is_played() -> None:
    house = House().opened().game({}).buy_in(ONE, TEN)
    assert (house.terminal().credits, house.table.round) == (1000, 1)


def test_a_cash_out_under_way_stops_a_correction_and_is_paid_as_shown() -> None:
    house = House().opened().buy_in(ONE, TEN)
    for step in CASH_OUT[:3]:
        house.do(*step)
    house.rows(
        ("dealer", cash.CorrectBuyIn(ONE, Money(900)), No("wrong_phase", "I.9.e")),
        ("dealer", cash.CountChips(ONE, 900), No("amount_differs", "I.8.f")),
        ("dealer", cash.CountChips(ONE, 1000), cash.CashOutPaid(ONE, 1000)),
    )
    assert not house.desk.stopped
