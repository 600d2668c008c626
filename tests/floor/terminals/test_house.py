"""What the house knows of a table of terminals: its float goes with the chips that the dealer counted."""

from croupier.floor.parts.messages.cash_outs import AskCashOut
from croupier.floor.parts.messages.racks import CountFloat
from croupier.floor.parts.messages.tender import Money
from croupier.floor.terminals.messages import cash
from croupier.ledger import accounts as chart
from tests.house import ONE, T1, House, at, who


def cash_out(house: House, amount: int) -> None:
    house.do(at(ONE), AskCashOut(), cash.ConfirmCashOut())
    house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, amount), cash.DeliverChips(ONE))


def floats(house: House) -> int:
    return house.desk.house.floats[T1]


def in_rack(house: House) -> int:
    return -house.balance(chart.rack(T1))


def test_the_float_follows_chips_bought_in_put_right_and_paid_out() -> None:
    house = House().opened()
    opened = floats(house)
    house.buy_in(ONE, Money(currency=1000, chips=300))
    assert floats(house) == opened + 300  # currency is the drop box's
    house.do(at(ONE), cash.ReportCredit())
    house.do("dealer", cash.CorrectBuyIn(ONE, Money(currency=1000, chips=200)))
    assert floats(house) == opened + 200
    house.do(at(ONE), cash.VerifyCredit())
    cash_out(house, 1200)
    assert floats(house) == opened + 200 - 1200
    assert floats(house) == in_rack(house)
    house.restart()
    assert floats(house) == opened - 1000


def test_a_count_is_what_the_float_goes_on_from() -> None:
    house = House().opened().buy_in(ONE, Money(1000))
    house.do("supervisor", CountFloat(in_rack(house) - 5, who("dealer").sender))
    counted = floats(house)
    cash_out(house, 1000)
    assert floats(house) == counted - 1000
