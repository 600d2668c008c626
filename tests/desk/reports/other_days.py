"""A gaming day at a live table and one without a dealer, each with an evening before and a morning after."""

from croupier.base.names import EffectId
from croupier.floor.parts.messages import cash_outs, rounds, seats, stations, vouchers, wagers
from croupier.floor.parts.messages.racks import CountDrop, CountFloat, CreditTable, FillTable, PickUpDrop
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.pit.messages import pit
from croupier.floor.pit.state import PIT
from croupier.floor.wheel.messages import deal
from croupier.ledger import accounts as chart
from tests.desk.reports.days import DANA, SAM, begin, micros
from tests.electronic import Electronic
from tests.house import ONE, T1, TWO, Ticks, at
from tests.live import B2B, Live

VALUE = Chip.VALUE
SUE = "staff:Sue"
OPTIONS: dict[str, object] = {
    **B2B, "offer": "b2b,five-adjacent", "layout": "wheel-replica", "even_money_on_zero": "lose-half",
}  # fmt: skip


def told_live(*, dated: bool = True) -> Live:
    """Seat 1 plays navy chips with a coupon, seat 2 value chips and cash that is called."""
    clock = Ticks(micros(2026, 11, 13, 20))
    house = Live(clock=clock)
    begin(house, "2026-11-13", dated=dated)
    house.seated("massachusetts", **OPTIONS).helped()
    house.do("accountant", pit.GoOnDuty(), table=PIT)
    house.issue(money=Money(30_000, 10_000)).start().lay("17", 1000).lay("red", 500)
    clock.now = micros(2026, 11, 14, 5, 59)
    house.announce("17").collect()  # game 1 is collected on the day before and paid on the day
    clock.now = micros(2026, 11, 14, 6)
    begin(house, "2026-11-14", dated=dated)
    _play_the_day(house.pay())
    clock.now = micros(2026, 11, 15, 6)
    begin(house, "2026-11-15", dated=dated)
    house.start().lay("red", 1000).finish("1")
    return house


def _play_the_day(house: Live) -> None:
    house.do("supervisor", FillTable(50_000, "F1", DANA), CreditTable(20_000, "C1", DANA))
    house.issue(money=Money(5000, 0, 3000))
    house.do(at(TWO), seats.AskChips(Money(20_000, 500), 0))
    house.do("dealer", seats.IssueChips(TWO, "", 0, Money(20_000, 500)))
    _a_coupon_and_a_call(house)
    _a_zero_and_a_repeat(house)
    house.do("dealer", seats.ColourOut(ONE))
    house.do("supervisor", PickUpDrop(DANA), CountFloat(-house.balance(chart.rack(T1)) - 300, DANA))
    house.do("accountant", CountDrop(57_600, SAM))
    house.issue(money=Money(0, 20_000))


def _a_coupon_and_a_call(house: Live) -> None:
    """Game 2: a no spin, then the wrong number is announced, and the mucker finds a chip too few."""
    house.start().lay("17", 2000, coupon=2000).lay("adjacent:17", 1000).lay("black", 500)
    house.lay("red", 3000, VALUE, seat=TWO).lay("18", 500, VALUE, seat=TWO)
    house.do(
        at(TWO), wagers.TakeBack(2, "18"), wagers.CallWager(2, "18", 2500), wagers.CallWager(2, "19", 500)
    )
    house.do("dealer", wagers.AcceptCalled(TWO, 2, "18", 2500))
    house.close()  # the call on 19 lapses
    house.do("dealer", deal.CallNoSpin(2, "foreign-object"))
    house.announce("18")
    house.do("dealer", deal.AnnounceNumber(2, "17"), deal.PlaceCrown(2), deal.CollectLosers(2))
    house.do("mucker", deal.CountMucked(2, (("navy", 7),)))
    house.pay()


def _a_zero_and_a_repeat(house: Live) -> None:
    """Game 3: half of the even money comes back. Game 4: 00 again, and B2B pays the multiplier."""
    house.start().lay("red", 500, coupon=500).lay("odd", 2500, VALUE, seat=TWO).announce("00").collect()
    house.do("mucker", deal.CountMucked(3, (("navy", 3),)))
    house.pay().start().lay("b2b", 100).lay("b2b", 500, VALUE, seat=TWO).close()
    house.draw_truly().announce_only("00").collect().pay()


def told_dealerless(*, dated: bool = True) -> Electronic:
    clock = Ticks(micros(2026, 11, 13, 20))
    house = Electronic(clock=clock)
    begin(house, "2026-11-13", dated=dated)
    house.opened().cash(ONE, 10_000)
    house.do("accountant", pit.GoOnDuty(), table=PIT)
    house.game({ONE: [("17", 500)]}).spin("17")
    clock.now = micros(2026, 11, 14, 6)
    begin(house, "2026-11-14", dated=dated)
    house.cash(ONE, 2000).cash(TWO, 5000)
    house.game({ONE: [("17", 500), ("red", 1000)], TWO: [("black", 2500)]}).spin("20")
    house.game({TWO: [("black", 500)]}).launch()
    house.do("reader", rounds.ReportFault(house.counter, "malfunction"))  # 3 is void and refunded at once
    house.do("supervisor", rounds.VoidSettled(1))  # of the day before
    house.do(at(TWO), cash_outs.AskCashOut())
    house.do("supervisor", stations.PayByHand(TWO, house.terminal(TWO).credits))
    _vouchers(house)
    house.do("other supervisor", pit.GoOnDuty(), table=PIT)
    house.do("supervisor", PickUpDrop(SUE))
    house.do("accountant", CountDrop(18_400, SAM))
    clock.now = micros(2026, 11, 15, 6)
    begin(house, "2026-11-15", dated=dated)
    house.game({ONE: [("red", 1000)]}).spin("1")
    clock.now = micros(2026, 11, 16, 6)
    begin(house, "2026-11-16", dated=dated)  # a voucher of the 14th has expired
    return house


def _vouchers(house: Electronic) -> None:
    """One that is credited at another station, one that jams, and one that nobody brings back."""
    house.do("engineer", pit.SetVoucherRules(1_000_000, 1), table=PIT)
    for number, amount in enumerate((700, 400, 300), 1):
        house.cash(TWO, amount).do(at(TWO), vouchers.CashOutToVoucher())
        effect = EffectId(f"print:{house.here}:{number}")
        house.do("device", vouchers.IssueVoucher(effect, f"{number}" * 64))
        if amount == 400:
            house.do("device", vouchers.ReportPrintFailed(effect, "jam"))
            house.do("supervisor", stations.PayByHand(TWO, amount))
        else:
            house.do("device", vouchers.ReportPrinted(effect))
    house.do(at(ONE), vouchers.RedeemVoucher("1" * 64))
