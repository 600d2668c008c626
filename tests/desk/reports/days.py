"""Three gaming days for report tests, told by the hour, with a void, a correction, a reversal and counts."""

from collections.abc import Iterable
from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

from croupier.base.names import TableId
from croupier.desk.gamingday import Rollover
from croupier.desk.reports.day_figures import DayFigures
from croupier.desk.reports.figures import Figure
from croupier.desk.reports.lines import Line
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import cash_outs, rounds, tables
from croupier.floor.parts.messages.racks import CountDrop, CountFloat, CreditTable, FillTable, PickUpDrop
from croupier.floor.parts.messages.tender import Money
from croupier.floor.pit.messages import pit
from croupier.floor.pit.state import PIT
from croupier.floor.terminals.messages import cash
from croupier.ledger import accounts as chart
from tests.house import ONE, T1, T2, TWO, House, Ticks, at

ROLLOVER = Rollover(6, ZoneInfo("America/Chicago"))
DAY = date(2026, 11, 14)
DANA, SAM = "staff:Dana", "staff:Sam"


def micros(*when: int) -> int:
    """A moment of Chicago's clock."""
    local = datetime(*when, tzinfo=ROLLOVER.zone)  # type: ignore[arg-type,misc]
    return int((local.astimezone(UTC) - datetime(1970, 1, 1, tzinfo=UTC)).total_seconds()) * 1_000_000


def begin(house: House, day: str, *, dated: bool = True) -> None:
    """A gaming day begins by its record; `dated` is False for days as releases up to 0.3.0 kept them."""
    if dated:
        house.do("clock", pit.BeginDay(day), table=PIT)


def figures(house: House, day: date = DAY) -> DayFigures:
    return DayFigures(KINDS, house.store, day)


def total(lines: Iterable[Line], figure: Figure) -> int:
    return sum(line.amount for line in lines if line.figure is figure)


def told(*, dated: bool = True) -> House:
    """The day before, the day, and the morning after."""
    clock = Ticks(micros(2026, 11, 13, 20))
    house = House(clock=clock)
    begin(house, "2026-11-13", dated=dated)
    house.opened().opened(T2)
    house.do("accountant", pit.GoOnDuty(), table=PIT)
    house.buy_in(ONE, Money(20_000, 5000)).game({ONE: [("17", 500), ("red", 1000)]}).spin("17")  # 1 wins
    clock.now = micros(2026, 11, 14, 5, 59)
    house.game({ONE: [("black", 2500)]}).spin("17")  # 2 wins again, a minute before the day begins
    clock.now = micros(2026, 11, 14, 6)
    begin(house, "2026-11-14", dated=dated)
    _play_the_day(house)
    clock.now = micros(2026, 11, 15, 6)
    begin(house, "2026-11-15", dated=dated)
    house.do("dealer", tables.TakeTable())
    house.game({ONE: [("red", 1000)]}).spin("1")
    house.do("supervisor", FillTable(700, "F9", DANA))
    return house


def _play_the_day(house: House) -> None:
    house.do("supervisor", FillTable(50_000, "F1", DANA), CreditTable(20_000, "C1", DANA))
    house.buy_in(TWO, Money(30_000, 0, 2000))
    house.do("supervisor", cash.CorrectBuyIn(TWO, Money(29_000, 500, 1000)))
    house.do(at(TWO), cash.VerifyCredit())
    house.game({ONE: [("17", 1000)], TWO: [("red", 2500), ("0-00", 500)]}).spin("0")  # 3 wins 0-00
    house.game({ONE: [("17", 1000)], TWO: [("red", 2500)]})
    house.do("clock", rounds.CloseBets(4))
    house.do("dealer", rounds.VoidGame(4, "ball-out"))  # 4 is void
    house.do("supervisor", rounds.RefundGame(4))
    house.game({TWO: [("20", 2500)]}).spin("20")  # 5 wins, is cashed out, and was the wrong number
    house.do(at(TWO), cash_outs.AskCashOut(), cash.ConfirmCashOut())
    amount = house.terminal(TWO).credits
    house.do("dealer", cash.SelectCashOut(TWO), cash.CountChips(TWO, amount), cash.DeliverChips(TWO))
    house.do("supervisor", rounds.VoidSettled(5), rounds.VoidSettled(2))  # 2 was of the day before
    house.do("relief", tables.TakeTable())
    house.do("relief", rounds.StartGame(), rounds.VoidGame(6, "fraud"))
    house.do("supervisor", rounds.RefundGame(6))
    house.do("supervisor", PickUpDrop(DANA), CountFloat(100 - house.balance(chart.rack(T1)), DANA))
    house.do("accountant", CountDrop(48_900, SAM))
    _play_the_other_table(house, T2)


def _play_the_other_table(house: House, table: TableId) -> None:
    house.buy_in(ONE, Money(1000, 0, 500), table).game({ONE: [("red", 1000)]}, table).spin("17", table)
    house.do("dealer", rounds.StartGame(), rounds.VoidGame(2, "fraud"), table=table)
    house.do("supervisor", rounds.RefundGame(2), table=table)
    house.do("supervisor", PickUpDrop(DANA), table=table)
    house.do("supervisor", rounds.VoidSettled(1), table=table)
    house.do(at(ONE), cash_outs.AskCashOut(), cash.ConfirmCashOut(), table=table)
    paid = (cash.SelectCashOut(ONE), cash.CountChips(ONE, 1000), cash.DeliverChips(ONE))
    house.do("dealer", *paid, table=table)
    house.close_table(table)
