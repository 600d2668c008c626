"""Opening, closing and handing over a table; calls and locks."""

import pytest

from croupier.floor.parts.messages import cash_outs, tables
from croupier.floor.parts.messages.racks import FillTable
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from croupier.ledger.accounts import promo_of
from tests.house import FLOAT, ONE, T1, House, No, at, said

SAM = "staff:Sam"


@pytest.mark.parametrize(
    ("command", "expected"),
    [
        (
            tables.OpenTable(100, 30, 12, ball="non-metallic"),
            tables.TableOpened(100, 30, 12, SAM, ball="non-metallic"),
        ),
        (tables.OpenTable(0, 32, 13, ball="non-metallic"), No("bad_amount", "I.2.b")),
        (tables.OpenTable(-1, 32, 13), No("bad_amount", "I.2.b")),
        (tables.OpenTable(10**12, 32, 13, ball="non-metallic"), No("bad_amount", "I.2.b")),
        (tables.OpenTable(100, 29, 13, ball="non-metallic"), No("equipment_unfit", "I.1.b")),
        (tables.OpenTable(100, 32, 15, ball="non-metallic"), No("equipment_unfit", "A.6")),
    ],
)
def test_a_table_opens_with_a_float_a_fit_wheel_and_a_fit_ball(
    command: tables.OpenTable, expected: tables.TableOpened | No
) -> None:
    House().installed().rows(("supervisor", command, expected))


def test_an_open_table_is_not_opened_again() -> None:
    House().opened().rows(
        ("supervisor", tables.OpenTable(100, 32, 13, ball="non-metallic"), No("wrong_phase", "I.2.b"))
    )


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        ("nothing", tables.TableClosed(FLOAT, SAM)),
        ("a game", No("wrong_phase", "I.2.b")),
        ("credits", No("bets_in_play", "I.2.b")),
        ("a laid buy-in", No("bets_in_play", "I.2.b")),
        ("chips to deliver", No("bets_in_play", "I.2.b")),
        ("a finished cash-out", tables.TableClosed(FLOAT - 100, SAM)),
        ("a coupon not bet", tables.TableClosed(FLOAT - 100, SAM, ((ONE, 50),))),
    ],
)
def test_a_table_closes_between_games_when_no_terminal_holds_money(
    left: str, expected: tables.TableClosed | No
) -> None:
    house = House().opened()
    if left == "a game":
        house.game({})
    if left == "a laid buy-in":
        house.do(at(ONE), cash.LayBuyIn(Money(100)))
    if left in ("credits", "chips to deliver", "a finished cash-out"):
        house.buy_in(ONE, Money(100))
    if left == "a coupon not bet":
        house.buy_in(ONE, Money(100, coupon=50))
    if left in ("chips to deliver", "a finished cash-out", "a coupon not bet"):
        house.do(at(ONE), cash_outs.AskCashOut(), cash.ConfirmCashOut())
        house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, 100))
    if left in ("a finished cash-out", "a coupon not bet"):
        house.do("dealer", cash.DeliverChips(ONE))
    if isinstance(expected, tables.TableClosed):
        house.rows(("supervisor", tables.CloseTable(), No("not_counted", "")))
        house.count_float()
    house.rows(("supervisor", tables.CloseTable(), expected))
    if left == "a coupon not bet":
        assert house.terminal().promo == house.balance(promo_of(T1, ONE)) == 0


def test_a_float_is_counted_after_the_last_game_and_after_whatever_moved_it_since() -> None:
    house = House().opened().count_float()
    house.game({}).spin("17")
    house.rows(("supervisor", tables.CloseTable(), No("not_counted", "")))
    house.count_float().do("supervisor", FillTable(100, "F1", "staff:Dana"))
    house.rows(("supervisor", tables.CloseTable(), No("not_counted", "")))
    house.count_float().do(
        "supervisor", tables.CloseTable(), tables.OpenTable(100, 32, 13, ball="non-metallic")
    )
    house.rows(
        ("supervisor", tables.CloseTable(), No("not_counted", ""))
    )  # the opening's count is one person's


def test_a_closed_table_has_no_dealer_and_no_float() -> None:
    house = House().opened()
    house.close_table()
    assert (house.table.phase, house.table.dealer, house.table.bankroll) == ("closed", None, 0)


def test_a_call_is_made_once_and_answered_once() -> None:
    house = House().opened()
    for command, name, expected in (
        (tables.AnswerCall(), "supervisor", No("nothing_there", "I.2.b")),
        (tables.CallSupervisor(), "dealer", (tables.SupervisorCalled("staff:Dana"),)),
        (tables.CallSupervisor(), "dealer", No("wrong_phase", "I.2.b")),
        (tables.AnswerCall(), "supervisor", (tables.CallAnswered(SAM),)),
        (tables.AnswerCall(), "supervisor", No("nothing_there", "I.2.b")),
    ):
        assert said(house.ask(name, command)) == expected


def test_a_lock_is_released_once() -> None:
    house = House().opened()
    house.terminal().lock = "a dispute"
    house.rows(
        ("supervisor", tables.ReleaseTerminal(ONE), tables.TerminalReleased(ONE, SAM)),
        ("supervisor", tables.ReleaseTerminal(ONE), No("nothing_there", "I.2.b")),
    )


def test_a_table_is_taken_from_whoever_works_it() -> None:
    House().installed().rows(
        ("dealer", tables.TakeTable(), tables.DealerChanged(None, "staff:Dana")),
        ("relief", tables.TakeTable(), tables.DealerChanged("staff:Dana", "staff:Rolf")),
        ("relief", tables.TakeTable(), No("wrong_phase", "I.2.a")),
    )
