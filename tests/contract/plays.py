"""Each kind played for a while on one desk that knows all of them: what the contract is held against."""

from collections.abc import Callable
from functools import cache

from croupier.base.envelope import Command, Envelope, Role
from croupier.base.names import CommandId, EffectId, SenderId, TableId, TerminalId
from croupier.desk.desk import Desk
from croupier.desk.messages import InstallTable
from croupier.desk.ports import Clock, Store
from croupier.floor.cage.messages import windows
from croupier.floor.parts.messages import cash_outs, chip_slips, drawers, duplicates, stations, vouchers
from croupier.floor.parts.messages.racks import CountDrop, CountFloat, CreditTable, FillTable, PickUpDrop
from croupier.floor.parts.messages.rounds import RefundGame, VoidGame, VoidSettled
from croupier.floor.parts.messages.tender import Money
from croupier.floor.pit.messages.pit import BeginDay, GoOffDuty, GoOnDuty
from croupier.floor.pit.state import PIT
from croupier.floor.tote.messages import cards, pools, races, tickets
from croupier.games.tote.kinds import Kind
from tests.cages import C1, SAM, with_cage
from tests.cards import Cards
from tests.contract.coin.kind import EFFECTIVE
from tests.contract.coin.messages import BringCash, Call, OpenCoin, PayBack, Toss
from tests.contract.registry import EVERY_KIND
from tests.electronic import Electronic
from tests.floor.tote import claimed
from tests.house import ONE, T1, T2, TERMINALS, THREE, TWO, House, at
from tests.live import Live
from tests.totes import P1, ToteHouse, race_card, secret

HEADS, TAILS = "heads", "tails"


class CoinHouse(House):
    """A coin table: Sam opens, Dana tosses, whoever sits at 1 and 2 calls."""

    def installed(self, table: TableId | None = None, **_: object) -> "CoinHouse":
        self.do("engineer", InstallTable("Coin", EFFECTIVE, TERMINALS, ()), table=table)
        return self

    def opened(self, table: TableId | None = None, **_: object) -> "CoinHouse":
        self.installed(table)
        self.do("supervisor", OpenCoin())
        return self


def counted(house: House, *, rack: bool = True) -> None:
    """Chips and boxes that two people move and count."""
    dana, now = "staff:Dana", house.desk.house.on_duty
    if dana not in now:
        house.do("dealer", GoOnDuty(), table=PIT)
    if rack:
        house.do("supervisor", FillTable(300, "F1", dana), CreditTable(100, "C1", dana))
        house.do("supervisor", CountFloat(1000, dana))
    house.do("supervisor", PickUpDrop(dana))
    house.do("accountant", CountDrop(900, dana))


def coin(house: House) -> None:
    assert isinstance(house, CoinHouse)
    house.opened()
    house.do("dealer", BringCash(ONE, 1000), BringCash(TWO, 500))
    house.do("terminal 1", Call(1, HEADS, 300))
    house.do("terminal 2", Call(1, TAILS, 500))
    house.do("dealer", Toss(1, HEADS), PayBack(ONE))


def terminals(house: House) -> None:
    house.opened().buy_in(ONE, Money(1000, 500, 200)).game({ONE: [("17", 100), ("red", 500)]}).spin("17")
    counted(house)
    house.game({ONE: [("0", 100)]}).spin("1")
    house.game({ONE: [("0", 100)]}).spin("1")
    house.do("supervisor", VoidSettled(3))
    house.game({ONE: [("red", 100)]})
    house.do("dealer", VoidGame(4, "fraud"))
    house.do("supervisor", RefundGame(4))


def dealerless(house: House) -> None:
    assert isinstance(house, Electronic)
    house.opened().cash(ONE, 1000).game({ONE: [("17", 500)]})
    house.launch()
    counted(house, rack=False)
    vouchers_at(house)


def vouchers_at(house: Electronic) -> None:
    """One printed and put in, one whose print failed."""
    for number in (1, 2):
        effect = EffectId(f"print:{house.here}:{number}")
        house.cash(TWO, 700).do(at(TWO), vouchers.CashOutToVoucher())
        house.do("device", vouchers.IssueVoucher(effect, f"{number}" * 64))
        if number == 1:
            house.do("device", vouchers.ReportPrinted(effect))
            house.do(at(THREE), vouchers.RedeemVoucher("1" * 64))
        else:
            house.do("device", vouchers.ReportPrintFailed(effect, "jam"))


def wheel(house: House) -> None:
    assert isinstance(house, Live)
    house.seated("new-jersey").issue().start().lay("17", 500).finish("17")
    counted(house)
    house.start().lay("red", 500).close()


def baccarat(house: House) -> None:
    assert isinstance(house, Cards)
    house.ready("3S 4H 5D 6C", vigorish_collection="deferred").buy(coupon=1000)
    house.round("2S 9H 5S KH", {"banker": 5000, "tie": 500}).settled()
    counted(house)
    house.start().lay("player", 500, coupon=500).close().deal("9S KH")


FOUND = ((100, 900), (500, 997), (2500, 1000), (10_000, 1000))


def cage(house: House) -> None:
    """A voucher and a hand pay slip of a dealerless table beside it, chips, a fill and a credit, a count."""
    assert isinstance(house, Electronic)
    house.opened().cash(ONE, 2000).cash(THREE, 900)
    vouchers_at(house)
    with_cage(house)
    house.do(at(THREE), cash_outs.AskCashOut())
    house.do("supervisor", stations.WriteHandPay(THREE, house.terminal(THREE).credits))
    house.do(at(ONE), vouchers.CashOutToVoucher())
    effect = EffectId(f"print:{house.here}:3")
    house.do("device", vouchers.IssueVoucher(effect, "3" * 64), vouchers.ReportPrinted(effect))
    written = len(house.desk.house.hand_pays)
    house.do("supervisor", duplicates.PrintHandPayAgain(written))
    house.do("cashier", vouchers.RedeemVoucher("3" * 64), windows.PayHandPay(written), table=C1)
    house.do("cashier", duplicates.PrintHandPayAgain(written), table=C1)
    house.do("cashier", windows.SellChips(((500, 3),)), windows.RedeemChips(((100, 7),)), table=C1)
    house.do("cashier", drawers.FundDrawer(100, SAM), drawers.ReturnToVault(50, SAM), table=C1)
    house.do("cashier", windows.CountInventory(FOUND, SAM), table=C1)
    by_slip(house)
    house.do("cashier", drawers.CloseDrawer(1), drawers.OpenDrawer(TerminalId("2"), 900), table=C1)
    house.do("other supervisor", GoOnDuty(), table=PIT)
    house.do("supervisor", drawers.CloseLeftDrawer(TerminalId("2"), 800, "staff:Sue"), table=C1)


def tote(house: House) -> None:
    """Sold, cancelled, refunded, cashed, exchanged and corrected, at windows and at a terminal; two cards."""
    assert isinstance(house, ToteHouse)
    house.opened().cash_in(50_000)
    house.sell("R1 $2 ACROSS 1", "R2 $2 EXACTA BOX 1,2,3")
    house.sell("R1 $2 TWIN TRIFECTA 1/2/3", by="terminal S1")
    house.sell("R1 $1 PICK6 2/2/2/2/2/2", by="other teller")
    house.sell("R1 $2 WIN 5", "R3 $2 WIN 1")
    house.do("teller", tickets.CancelTicket(house.ticket(house.sell("R1 $2 WIN 2")).serial))
    house.do("teller", tickets.AskManualCancel(house.ticket(house.sell("R1 $2 WIN 2")).serial))
    house.do("supervisor", tickets.SignManualCancel(house.tote.issued))
    house.do("teller", tickets.SellTicket(("R1 $2 WIN 3",)))
    house.do("device", tickets.ReportTicketFailed(EffectId(f"ticket:P1:{house.tote.issued}"), "jam"))
    house.scratch(1, "5").cash(4)
    house.printed()
    house.do("reader", races.SetPostTime(1, 1), races.NoteReport(1))
    house.run(1, "1-2-3-4")
    house.do("device", races.SignRoot(1, house.day.races[1].root, "00"))
    house.present(1)
    house.do("teller", tickets.PayTicket(1))
    house.printed()
    house.do("terminal S1", tickets.ExchangeTicket(secret(2), "1/2/3"))
    house.printed()
    house.do("mutuel-manager", pools.CorrectPayoffs(1, Kind.WIN, "typed wrong", ("1 8.00",)))
    house.do("teller", tickets.PayDifference(1))
    house.do("device", races.ReportLink(False))
    house.do("clock", races.StopBetting(2))
    house.do("mutuel-manager", races.ReportFinish(2, "1-2-3-4"), races.DeclareOfficial(2))
    house.do("device", races.ReportLink(True))
    house.do("mutuel-manager", pools.StopCashing("the board"), pools.ResumeCashing())
    house.do("reader", races.CallOffRace(3, races.CallOff.NO_RACE, "a storm"))
    unreadable = claimed.sold(house, "R7 $2 WIN 1")
    house.run_all(after=3)
    claimed.both_paid(house, unreadable)
    house.do("mutuel-manager", cards.CloseCard())
    house.on_sale(race_card("2026-11-22"))
    house.sell("R1 $2 WIN 1")
    house.new_day("2027-11-22")
    house.do("clock", cards.ExpireTickets())


def by_slip(house: House) -> None:
    """A fill and a credit of a table with a dealer, each through five hands."""
    other = House(house.store, house.clock)
    other.desk, other.here = house.desk, T2
    other.opened()
    other.do("supervisor", chip_slips.RequestFill(((100, 5),)), chip_slips.RequestCredit(((500, 2),)))
    other.do("cashier", chip_slips.PrepareFill(1), table=C1)
    other.do("runner", chip_slips.CarrySlip(1), table=C1)
    for slip in (1, 2):
        other.do("dealer", chip_slips.ReceiveSlip(slip))
        other.do("floorperson", chip_slips.ConfirmSlip(slip))
    other.do("runner", chip_slips.CarrySlip(2), table=C1)
    other.do("cashier", chip_slips.TakeCredit(2), duplicates.PrintSlipAgain(1), table=C1)


def pit(house: House) -> None:
    house.do("supervisor", GoOnDuty(), table=PIT)
    house.do("clock", BeginDay("2026-11-15"), table=PIT)
    house.do("supervisor", GoOffDuty(), table=PIT)


PLAYS: dict[str, tuple[type[House], Callable[[House], None], TableId]] = {
    "terminals": (House, terminals, T1),
    "dealerless": (Electronic, dealerless, T1),
    "wheel": (Live, wheel, T1),
    "baccarat": (Cards, baccarat, T1),
    "cage": (Electronic, cage, C1),
    "tote": (ToteHouse, tote, P1),
    "pit": (House, pit, PIT),
    "coin": (CoinHouse, coin, T1),
}


def played(kind: str, store: Store | None = None, clock: Clock | None = None) -> House:
    make, play, _ = PLAYS[kind]
    house = make(store, clock)
    house.desk = Desk(house.store, house.clock, EVERY_KIND)
    play(house)
    return house


@cache
def bodies(kind: str) -> tuple[bytes, ...]:
    """What a play leaves in the journal."""
    return tuple(entry.body for entry in played(kind).store.entries())


def example(kind: str, command: type[Command]) -> Command:
    """Some command of this sort, whether it makes sense or not."""
    values: dict[str, object] = {"terminal": TerminalId("1"), "money": Money(100), "card": race_card()}
    values |= {"kind": "win", "claim": tickets.Claim.LOST, "how": races.CallOff.CANCELLED}
    if command is pools.ReportTampering:
        values["card"] = 1
    fields = (_some(name, values) for name in command.__struct_fields__)
    return command(*fields)


def _some(name: str, values: dict[str, object]) -> object:
    return values.get(name, "x" if name in WORDS else () if name in LISTS else 1)


WORDS = frozenset(
    {
        *("spot", "number", "reason", "witness", "slip", "effective", "side", "effect", "colour"),
        *(
            "commitment",
            "salt",
            "seed",
            "closed",
            "day",
            "says",
            "why",
            "name",
            "direction",
            "tender",
            *("voucher", "table", "window", "ticket_hash", "secret", "runner", "finish", "selection"),
            *("root", "signature"),
        ),
    }
)
LISTS = frozenset({"payoffs", "counts", "wagers", "bets", "terminals", "chips", "chip_colours"})


def sent(kind: str, role: Role, command: Command) -> Envelope:
    _, _, table = PLAYS[kind]
    return Envelope(CommandId("9" * 9), SenderId("staff:Dana"), role, table, command, TerminalId("1"))
