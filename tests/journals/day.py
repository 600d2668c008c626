"""The day of a release's golden: every kind of table, the pit, effects, tables that stopped on an error."""

from functools import partial
from typing import TypeVar
from unittest.mock import patch

from croupier.base.names import EffectId, TableId
from croupier.desk.desk import Desk
from croupier.desk.messages import ChangeTerms, RestartTable
from croupier.desk.ports import Store
from croupier.devices.acceptor import AcceptorFault
from croupier.floor.cage.messages import windows
from croupier.floor.dealerless.messages import launches
from croupier.floor.parts.messages import (
    bets,
    bills,
    cash_outs,
    chip_slips,
    drawers,
    duplicates,
    rounds,
    seats,
    stations,
    tables,
    vouchers,
    wagers,
)
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.bills import Whereabouts
from croupier.floor.parts.messages.papers import ReportPaper
from croupier.floor.parts.messages.racks import CountDrop, CountFloat, CreditTable, FillTable, PickUpDrop
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.pit.messages import pit
from croupier.floor.pit.state import PIT
from croupier.floor.terminals.messages import cash
from croupier.floor.wheel.messages import deal
from croupier.games.effective import write_effective
from croupier.ledger import accounts as chart
from croupier.store.memory import MemoryStore
from tests.cages import C1, with_cage
from tests.cards import Cards
from tests.electronic import Electronic
from tests.house import ONE, T1, THREE, TWO, House, at
from tests.journals.card_day import shuffled_by_machine, squeezed
from tests.journals.race_day import race_day
from tests.live import B2B, Live
from tests.tables import roulette

SAM, DESI = "staff:Sam", "staff:Desi"
Kind = TypeVar("Kind", bound=House)


def play() -> Store:
    store = MemoryStore()
    terminals(House(store))
    a_correction(_at("T2", House(store)))
    dealerless(_at("E1", Electronic(store)))
    oneida(_at("L1", Live(store)))
    massachusetts(_at("L2", Live(store)))
    new_jersey(_at("L3", Live(store)))
    big_six(_at("B1", Live(store)))
    House(store).do("other supervisor", pit.GoOnDuty(), table=PIT)
    squeezed(_at("M1", Cards(store)))
    shuffled_by_machine(_at("M2", Cards(store)))
    the_pit(House(store))
    expiry(_at("E1", Electronic(store)))
    left_owed(_at("E2", Electronic(store)))
    cage(_at("E1", Electronic(store)))
    an_error(House(store))
    race_day(House(store))
    return store


def _at(table: str, house: Kind) -> Kind:
    house.here = TableId(table)
    return house


def terminals(house: House) -> None:
    """A settled game, a void one, a correction, a reversal with a shortfall, and a cash-out."""
    house.opened()
    house.buy_in(ONE, Money(20_000, 5_000, 1_000)).buy_in(TWO, Money(10_000))
    house.do("dealer", rounds.StartGame())
    house.do(at(ONE), bets.PlaceBet(1, "17", 500), bets.PlaceBet(1, "red", 2_500), bets.Undo(1))
    house.do(at(ONE), bets.Neighbours(1), bets.PlaceBet(1, "0-00", 100))
    house.do(at(TWO), bets.PlaceBet(1, "0-00-1-2-3", 1_000), bets.PlaceBet(1, "dozen2", 100))
    house.do("clock", rounds.PromptSpin(1), rounds.CloseBets(1))
    house.do("reader", rounds.ReadNumber(41, "17"))
    house.do("dealer", rounds.ConfirmNumber(1, "17"), rounds.StartGame())
    house.do(at(ONE), bets.Recall(2))
    house.do("clock", rounds.CloseBets(2))
    house.do("dealer", rounds.VoidGame(2, "ball-out"))
    house.do("designee", rounds.RefundGame(2))
    house.do(at(ONE), cash_outs.AskCashOut(), cash.ConfirmCashOut())
    amount = house.terminal(ONE).credits
    house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, amount), cash.DeliverChips(ONE))
    house.do("supervisor", rounds.VoidSettled(1))


def a_correction(house: House) -> None:
    """A credit put right, a cash-out withdrawn, a supervisor called; the dealer leaves, the table closes."""
    house.opened()
    laid, counted = Money(10_000), Money(9_000)
    house.do(at(ONE), cash.LayBuyIn(laid))
    house.do("dealer", cash.PickUpBuyIn(ONE), cash.CountBuyIn(ONE, counted), cash.CreditBuyIn(ONE, 9_000))
    house.do(at(ONE), cash.ReportCredit())
    house.do("dealer", cash.CorrectBuyIn(ONE, laid), cash.DropBuyIn(ONE), tables.CallSupervisor())
    house.do("supervisor", tables.AnswerCall())
    house.do(at(ONE), CallAttendant())
    house.do("dealer", AnswerAttendant(ONE))
    house.do(at(ONE), cash.VerifyCredit(), cash_outs.AskCashOut(), cash_outs.WithdrawCashOut())
    house.do(at(ONE), cash_outs.AskCashOut(), cash.ConfirmCashOut())
    house.do("dealer", cash.SelectCashOut(ONE), cash.CountChips(ONE, 10_000), cash.DeliverChips(ONE))
    house.do("dealer", tables.LeaveTable())
    house.close_table()


def dealerless(house: Electronic) -> None:
    """A game launched, read, settled and reversed; a launch that failed; a hand pay; one left waiting."""
    house.opened().cash(ONE, 10_000).cash(TWO, 2_000)
    house.game({ONE: [("17", 500), ("red", 1_000)], TWO: [("dozen2", 500)]})
    house.launch().read("17")
    house.game({ONE: [("17", 500)], TWO: [("0", 500)]}).close()
    house.do("device", launches.ReportFailed(house.effect.effect, "the jet did not fire"))
    house.do(at(ONE), cash_outs.AskCashOut())
    house.do("supervisor", stations.PayByHand(ONE, house.terminal(ONE).credits))
    house.do("supervisor", rounds.VoidSettled(1), tables.ReleaseTerminal(ONE))
    house.do("supervisor", stations.CloseStation(ONE, "the player has left"))
    _bills(house)
    _vouchers(house)
    house.game({TWO: [("dozen2", 500)]}).close()  # its launch is asked for, and nobody knows of the ball


def _bills(house: Electronic) -> None:
    """One goes into the box, one comes back, and a jam is cleared."""
    device = partial(house.do, "device")
    device(bills.HoldBill(TWO, 2_000), stations.AcceptCash(TWO, 2_000, 1))
    device(bills.HoldBill(TWO, 500), bills.ReturnBill(TWO, 2, seen=True))
    device(bills.ReportAcceptor(TWO, AcceptorFault.JAMMED), bills.ReportAcceptor(TWO, None))
    house.do("supervisor", bills.ClearAcceptor(TWO, Whereabouts.NONE))


def _vouchers(house: Electronic) -> None:
    """One is credited elsewhere; the next is void: its print failed; one is left open."""
    for number in (1, 2, 3):
        effect = EffectId(f"print:{house.here}:{number}")
        house.do(at(TWO), vouchers.CashOutToVoucher())
        house.do("device", vouchers.IssueVoucher(effect, f"{number}" * 64))
        if number == 2:
            house.do("device", vouchers.ReportPrintFailed(effect, "the paper is jammed"))
            owed = house.terminal(TWO).credits
            house.do("supervisor", stations.PayByHand(TWO, owed))
            house.cash(TWO, owed)
            continue
        house.do("device", vouchers.ReportPrinted(effect))
        if number == 1:
            house.do(at(TWO), vouchers.RedeemVoucher("1" * 64))
    house.cash(TWO, 2_000)


def oneida(house: Live) -> None:
    """Colour and value chips, a coupon, wagers called and accepted, a mucker, a colour taken out."""
    house.seated("oneida-roulette").helped()
    house.issue(money=Money(20_000, 0, 1_000)).issue("lime", 500, seat=TWO).start()
    house.lay("17", 500, coupon=500).lay("red", 1_000).lay("17-20", 500, Chip.VALUE, seat=TWO)
    house.do(at(TWO), wagers.CallWager(1, "black", 500), wagers.CallWager(1, "odd", 500))
    house.do("dealer", wagers.AcceptCalled(TWO, 1, "black", 500), wagers.LayFor(TWO, 1, "dozen2", 500))
    house.do(at(ONE), wagers.TakeBack(1, "red"), wagers.LayWager(1, "even", 500))
    house.do(at(ONE), wagers.DoubleWagers(1), wagers.UndoWagers(1))
    house.announce("17").collect()
    house.do("mucker", deal.CountMucked(1, tuple(house.live.mucked.items())))
    house.pay()
    house.do("mucker", deal.LeavePost())
    house.do(at(ONE), seats.AskColourOut())
    house.do("dealer", seats.ColourOut(ONE))
    house.do(at(ONE), seats.TakeChipsAway(ONE))


def massachusetts(house: Live) -> None:
    """B2B with chance that can be proved, a no spin, a number that comes back to back."""
    house.seated("massachusetts", **B2B).issue().start().lay("17", 500).close()
    house.draw_truly().announce_only("17").collect().pay()
    house.start().lay("b2b", 500).lay("17", 500).close()
    house.draw_truly()
    house.do("dealer", deal.CallNoSpin(2, "short-spin"))
    house.close()
    house.announce_only("17").collect().pay()


def new_jersey(house: Live) -> None:
    """Five adjacent numbers on the replica, a zero that takes half, a total under the table's minimum."""
    options: dict[str, object] = {"offer": "five-adjacent", "layout": "wheel-replica"}
    options["limits"] = "aggregate=5.00.."
    house.seated("new-jersey", even_money_on_zero="lose-half", **options).issue().start()
    house.lay("adjacent:17", 500).lay("red", 1_000).finish("0")
    house.issue("lime", seat=TWO).start().lay("17", 200, seat=TWO)
    house.lay("adjacent:17", 1_000).lay("black", 500).finish("17")


def big_six(house: Live) -> None:
    """A stop, and a clapper between two."""
    house.seated("big-six").issue().start().lay("$1", 500).lay("joker", 500).finish("stop:1")
    house.start().lay("$2", 1_000).lay("$1", 500).finish("between:1-2:clockwise")


def the_pit(house: House) -> None:
    """Duty, a fill and a credit, a drop picked up and counted short, a rack, and other limits."""
    house.do("clock", pit.BeginDay("2026-11-14"), table=PIT)
    house.do("engineer", pit.SetHouseRules(5, ((500, "maroon"),)), table=PIT)
    house.do("device", pit.ReportBias(T1, 2, 1000), table=PIT)
    house.do("engineer", pit.RestartWatch(T1), table=PIT)
    house.do("designee", pit.GoOnDuty(), table=PIT)
    house.do("accountant", pit.GoOnDuty(), table=PIT)
    house.do("supervisor", FillTable(100_000, "F-1", DESI), PickUpDrop(DESI))
    house.do("supervisor", CreditTable(50_000, "C-1", DESI), table=TableId("L1"))
    house.do("accountant", CountDrop(house.desk.house.pulled[T1] - 500, SAM))
    rack = -house.balance(chart.rack(TableId("L2")))
    house.do("supervisor", CountFloat(rack, DESI), table=TableId("L2"))
    other = roulette("oneida-roulette", mode="terminals", limits="inside=1.00..100.00")
    house.do("director", ChangeTerms(write_effective(other).decode()))
    house.do("designee", pit.GoOffDuty(), table=PIT)


def expiry(house: Electronic) -> None:
    """A voucher that nobody brings back within its day."""
    house.do("engineer", pit.SetVoucherRules(200_000, 1), pit.NoteVoucherKey("f" * 64), table=PIT)
    house.cash(THREE, 2_000).do(at(THREE), vouchers.CashOutToVoucher())
    effect = EffectId(f"print:{house.here}:4")
    house.do("device", vouchers.IssueVoucher(effect, "4" * 64), vouchers.ReportPrinted(effect))
    house.do("clock", pit.BeginDay("2026-11-16"), table=PIT)


def left_owed(house: Electronic) -> None:
    """A game is voided after its player has left."""
    house.opened().cash(ONE, 500).game({ONE: [("17", 500)]}).spin("18")
    house.game({}).spin("1").game({}).spin("1")
    house.do("supervisor", rounds.VoidSettled(1))


def cage(house: Electronic) -> None:
    """Everything a window pays and sells, a fill and a credit by slip, one cancelled, and a drawer closed."""
    with_cage(house)
    cashier = "cashier"
    house.cash(THREE, 4_000).do(at(THREE), vouchers.CashOutToVoucher())
    effect = EffectId(f"print:{house.here}:5")
    house.do("device", vouchers.IssueVoucher(effect, "5" * 64), vouchers.ReportPrinted(effect))
    house.do(cashier, vouchers.RedeemVoucher("5" * 64), table=C1)
    house.cash(THREE, 2_000).do(at(THREE), cash_outs.AskCashOut())
    house.do("supervisor", stations.WriteHandPay(THREE, 2_000))
    written = max(house.desk.house.unpaid_hand_pays)
    house.do(cashier, windows.PayHandPay(written), windows.SellChips(((500, 3),)), table=C1)
    house.do(cashier, duplicates.PrintHandPayAgain(written), table=C1)
    original, again = list(house.desk.house.papers)[-2:]
    house.do("device", ReportPaper(original))
    house.do("device", ReportPaper(again, "the printer is out of paper"), table=C1)
    house.do(cashier, windows.RedeemChips(((100, 7),)), drawers.FundDrawer(100, SAM), table=C1)
    house.do(cashier, windows.PayUnclaimed(TableId("E2"), ONE, 500, SAM), table=C1)
    fills = (chip_slips.RequestFill(((100, 5),)), chip_slips.RequestFill(((500, 2),)))
    house.do("supervisor", *fills, chip_slips.CancelSlip(2), chip_slips.RequestCredit(((500, 2),)), table=T1)
    house.do(cashier, chip_slips.PrepareFill(1), table=C1)
    house.do("runner", chip_slips.CarrySlip(1), table=C1)
    for slip in (1, 3):
        house.do("dealer", chip_slips.ReceiveSlip(slip), table=T1)
        house.do("floorperson", chip_slips.ConfirmSlip(slip), table=T1)
    house.do("runner", chip_slips.CarrySlip(3), table=C1)
    house.do(cashier, chip_slips.TakeCredit(3), duplicates.PrintSlipAgain(3), table=C1)
    house.do(cashier, drawers.CloseDrawer(100), table=C1)


def an_error(house: House) -> None:
    """Deciding fails at two tables, which stop; a supervisor lets one of them go on."""
    for table in (TableId("L3"), TableId("B1")):
        with patch.object(Desk, "decide", side_effect=ZeroDivisionError):
            house.ask("dealer", rounds.StartGame(), table=table)
    house.do("supervisor", RestartTable(), table=TableId("L3"))
    house.do("dealer", rounds.StartGame(), table=TableId("L3"))
