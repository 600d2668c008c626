"""A self-service terminal: bills and vouchers in, tickets from credit, a voucher or a hand pay out."""

from croupier.base.names import EffectId, TerminalId
from croupier.desk.vouchers import VoucherState
from croupier.devices.acceptor import AcceptorFault
from croupier.floor.parts.messages import bills, cash_outs, stations, vouchers
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.racks import CountDrop, PickUpDrop
from tests.floor.tote.no import no
from tests.totes import P1, S1, ToteHouse

AT = f"terminal {S1}"
HASH = "ab" * 32


def test_a_bill_is_held_credited_and_counted_in_the_box() -> None:
    house = ToteHouse().opened()
    house.do("device", bills.HoldBill(S1, 2000), stations.AcceptCash(S1, 2000, 1))
    assert house.tote.terminals[S1].credits == 2000
    assert house.balance("drop:P1") == -2000  # type: ignore[arg-type]


def test_a_voucher_goes_out_and_comes_in() -> None:
    house = ToteHouse().opened().cash_in(700)
    house.do(AT, vouchers.CashOutToVoucher())
    effect = EffectId(f"print:{P1}:1")
    house.do("device", vouchers.IssueVoucher(effect, HASH), vouchers.ReportPrinted(effect))
    assert house.desk.house.vouchers[HASH].state is VoucherState.OPEN
    assert house.tote.terminals[S1].credits == 0
    house.do("terminal S2", vouchers.RedeemVoucher(HASH))
    assert house.tote.terminals["S2"].credits == 700  # type: ignore[index]


def test_a_print_that_failed_is_paid_by_hand() -> None:
    house = ToteHouse().opened().cash_in(700)
    house.do(AT, vouchers.CashOutToVoucher())
    effect = EffectId(f"print:{P1}:1")
    house.do("device", vouchers.IssueVoucher(effect, HASH), vouchers.ReportPrintFailed(effect, "jam"))
    house.do("mutuel-manager", stations.PayByHand(S1, 700))
    assert house.tote.terminals[S1].credits == 0


def test_a_cash_out_is_asked_for_and_withdrawn() -> None:
    house = ToteHouse().opened().cash_in(700)
    house.do(AT, cash_outs.AskCashOut(), cash_outs.WithdrawCashOut())
    assert house.tote.terminals[S1].cash_out is None


def test_an_attendant_clears_the_acceptor() -> None:
    house = ToteHouse().opened()
    house.do("device", bills.ReportAcceptor(S1, AcceptorFault.JAMMED))
    assert no(house.ask("device", bills.HoldBill(S1, 2000)))[0] == "equipment_unfit"
    house.do("supervisor", bills.ClearAcceptor(S1, bills.Whereabouts.NONE))


def test_a_player_calls_an_attendant_who_answers() -> None:
    house = ToteHouse().opened()
    house.do(AT, CallAttendant())
    assert no(house.ask(AT, CallAttendant())) == ("wrong_phase", "A.9")
    assert no(house.ask("supervisor", AnswerAttendant(TerminalId("X")))) == ("unknown_terminal", "A.9")
    house.do("supervisor", AnswerAttendant(S1))
    assert house.tote.terminals[S1].stay.answered == "staff:Sam"


def test_the_box_is_pulled_and_counted() -> None:
    house = ToteHouse().opened().cash_in(700)
    house.desk.house.on_duty["staff:Dana"] = "dealer"
    house.do("supervisor", PickUpDrop("staff:Dana"))
    house.do("accountant", CountDrop(700, "staff:Dana"))
    assert house.balance("cage") == 400_000 - 700  # type: ignore[arg-type]
