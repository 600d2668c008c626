"""Frames from screens: each of them makes its command; anything else is refused and never guessed."""

import json
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier.base.envelope import Command
from croupier.base.names import TableId, TerminalId
from croupier.base.refusal import Reason, Refused
from croupier.desk.messages import RestartTable
from croupier.devices.validation import ValidationKey, ValidationNumber, check_digit, key_file
from croupier.floor.cage.messages import windows
from croupier.floor.kinds import KINDS
from croupier.floor.parts.messages import (
    attendants,
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
from croupier.floor.parts.messages.racks import CountFloat, CreditTable, FillTable, PickUpDrop
from croupier.floor.parts.messages.tender import Money
from croupier.floor.parts.messages.wagers import Chip
from croupier.floor.pit.messages import pit
from croupier.floor.terminals.messages import cash
from croupier.floor.wheel.messages import deal
from croupier.server.wire import LARGEST_FRAME, Asked, Hand, Ping, Wire, new_id
from tests.server.card_frames import CARD_ROWS
from tests.server.tote_frames import tote_rows

FOLDER = Path(tempfile.mkdtemp())
key_file(FOLDER).write_bytes(bytes(32))
WIRE = Wire(KINDS, FOLDER)
read_frame = WIRE.read
ID = "01hv3k7q8u9-a2b4c6"
ONE = TerminalId("1")
COUNTED = Money(2000, 500, 2500)

VOUCHER = ValidationNumber("00123456789012345" + check_digit("00123456789012345"))
HASHED = ValidationKey.kept(key_file(FOLDER)).hashed(VOUCHER)

ROWS: list[tuple[str, list[Any], Command]] = [
    ("terminal", ["lay-buy-in", "100.00", "5", "0.00"], cash.LayBuyIn(Money(10_000, 500, 0))),
    ("terminal", ["verify-credit"], cash.VerifyCredit()),
    ("terminal", ["report-credit"], cash.ReportCredit()),
    ("terminal", ["place-bet", 3, "17-20", "5.00"], bets.PlaceBet(3, "17-20", 500)),
    ("terminal", ["cancel-bet", 3, "red"], bets.CancelBet(3, "red")),
    ("terminal", ["undo", 3], bets.Undo(3)),
    ("terminal", ["recall", 3], bets.Recall(3)),
    ("terminal", ["clear", 3], bets.Clear(3)),
    ("terminal", ["neighbours", 3], bets.Neighbours(3)),
    ("terminal", ["ask-cash-out"], cash_outs.AskCashOut()),
    ("terminal", ["cash-out-to-voucher"], vouchers.CashOutToVoucher()),
    ("terminal", ["redeem-voucher", VOUCHER.text], vouchers.RedeemVoucher(HASHED)),
    ("terminal", ["redeem-voucher", VOUCHER.digits], vouchers.RedeemVoucher(HASHED)),
    ("terminal", ["confirm-cash-out"], cash.ConfirmCashOut()),
    ("terminal", ["withdraw-cash-out"], cash_outs.WithdrawCashOut()),
    ("console", ["pick-up-buy-in", "1"], cash.PickUpBuyIn(ONE)),
    ("console", ["count-buy-in", "1", "20.00", "5.00", "25.00"], cash.CountBuyIn(ONE, COUNTED)),
    ("console", ["credit-buy-in", "1", "50.00"], cash.CreditBuyIn(ONE, 5000)),
    ("console", ["drop-buy-in", "1"], cash.DropBuyIn(ONE)),
    ("console", ["take-buy-in", "1", "1.00", "0", "0"], cash.TakeBuyIn(ONE, Money(100))),
    ("supervisor", ["correct-buy-in", "T1", "1", "1.00", "0", "0"], cash.CorrectBuyIn(ONE, Money(100))),
    ("supervisor", ["void-read", "T1", 3, "ball-out", "seen"], rounds.VoidRead(3, "ball-out", "seen")),
    ("console", ["correct-buy-in", "1", "1.00", "0", "0"], cash.CorrectBuyIn(ONE, Money(100))),
    ("console", ["new-game"], rounds.StartGame()),
    ("console", ["no-more-bets", 3], rounds.CloseBets(3)),
    ("console", ["confirm-number", 3, "00"], rounds.ConfirmNumber(3, "00")),
    ("console", ["void-game", 3, "short-spin"], rounds.VoidGame(3, "short-spin")),
    ("console", ["select-cash-out", "1"], cash.SelectCashOut(ONE)),
    ("console", ["count-chips", "1", "35.00"], cash.CountChips(ONE, 3500)),
    ("console", ["deliver-chips", "1"], cash.DeliverChips(ONE)),
    ("terminal", ["place-bets", 3, "17", "5.00", "red", "10.00"],
     bets.PlaceBets(3, (("17", 500), ("red", 1000)))),
    ("terminal", ["call-attendant"], attendants.CallAttendant()),
    ("seat", ["call-attendant"], attendants.CallAttendant()),
    ("console", ["answer-attendant", "1"], attendants.AnswerAttendant(ONE)),
    ("felt", ["answer-attendant", "1"], attendants.AnswerAttendant(ONE)),
    ("supervisor", ["answer-attendant", "T1", "1"], attendants.AnswerAttendant(ONE)),
    ("seat", ["lay-wagers", 3, "17", "colour", "5.00", "red", "value", "10.00"],
     wagers.LayWagers(3, (("17", Chip.COLOUR, 500), ("red", Chip.VALUE, 1000)))),
    ("seat", ["double-wagers", 3], wagers.DoubleWagers(3)),
    ("seat", ["rebet", 3], wagers.Rebet(3)),
    ("seat", ["undo-wagers", 3], wagers.UndoWagers(3)),
    ("seat", ["clear-wagers", 3], wagers.ClearWagers(3)),
    ("console", ["take-table"], tables.TakeTable()),
    ("console", ["leave-table"], tables.LeaveTable()),
    ("console", ["call-supervisor"], tables.CallSupervisor()),
    (
        "supervisor",
        ["open-table", "T1", "50000.00", 32, 13, "non-metallic"],
        tables.OpenTable(5_000_000, 32, 13, ball="non-metallic"),
    ),
    ("supervisor", ["open-unmeasured", "T1", "50000.00"], tables.OpenTable(5_000_000, 0, 0)),
    ("supervisor", ["close-table", "T1"], tables.CloseTable()),
    ("supervisor", ["refund-game", "T1", 3], rounds.RefundGame(3)),
    ("supervisor", ["void-settled", "T1", 3], rounds.VoidSettled(3)),
    ("supervisor", ["void-game", "T1", 3, "fraud"], rounds.VoidGame(3, "fraud")),
    ("supervisor", ["release-terminal", "T1", "1"], tables.ReleaseTerminal(ONE)),
    ("supervisor", ["answer-call", "T1"], tables.AnswerCall()),
    ("supervisor", ["restart-table", "T1"], RestartTable()),
    ("supervisor", ["open-enclosed", "T1"], tables.OpenTable(0, 0, 0, enclosed=True)),
    ("supervisor", ["open-station", "T1", "1", "day"], stations.OpenStation(ONE, "day")),
    ("supervisor", ["close-station", "T1", "1", "day"], stations.CloseStation(ONE, "day")),
    ("supervisor", ["pay-by-hand", "T1", "1", "35.00"], stations.PayByHand(ONE, 3500)),
    ("supervisor", ["clear-acceptor", "T1", "1", "boxed"], bills.ClearAcceptor(ONE, bills.Whereabouts.BOXED)),
    ("supervisor", ["go-on-duty", "T1"], pit.GoOnDuty()),
    ("supervisor", ["go-off-duty", "T1"], pit.GoOffDuty()),
    ("supervisor", ["fill-table", "T1", "5.00", "F1", "Dana"], FillTable(500, "F1", "staff:Dana")),
    ("supervisor", ["credit-table", "T1", "5.00", "C1", "Dana"], CreditTable(500, "C1", "staff:Dana")),
    ("supervisor", ["pick-up-drop", "T1", "Dana"], PickUpDrop("staff:Dana")),
    ("supervisor", ["count-float", "T1", "5.00", "Dana"], CountFloat(500, "staff:Dana")),
    ("seat", ["ask-chips", "20.00", "5.00", "25.00", "1.00"], seats.AskChips(COUNTED, 100)),
    ("seat", ["lay-wager", 3, "17", "5.00", "colour", "1.00"],
     wagers.LayWager(3, "17", 500, Chip.COLOUR, 100)),
    ("seat", ["take-back", 3, "17"], wagers.TakeBack(3, "17")),
    ("seat", ["call-wager", 3, "red", "5.00"], wagers.CallWager(3, "red", 500)),
    ("felt", ["issue-chips", "1", "navy", "1.00", "20.00", "5.00", "25.00"],
     seats.IssueChips(ONE, "navy", 100, COUNTED)),
    ("felt", ["take-money", "1", "navy", "1.00", "20.00", "5.00", "25.00"],
     seats.TakeMoney(ONE, "navy", 100, COUNTED)),
    ("felt", ["issue-chips", "1", "", "0.00", "20.00", "5.00", "25.00"],
     seats.IssueChips(ONE, "", 0, COUNTED)),
    ("seat", ["ask-colour-out"], seats.AskColourOut()),
    ("seat", ["take-chips-away", "1"], seats.TakeChipsAway(ONE)),
    ("seat", ["redeem-voucher", VOUCHER.digits], vouchers.RedeemVoucher(HASHED)),
    ("seat", ["cash-out-to-voucher"], vouchers.CashOutToVoucher()),
    ("position", ["redeem-voucher", VOUCHER.digits], vouchers.RedeemVoucher(HASHED)),
    ("position", ["cash-out-to-voucher"], vouchers.CashOutToVoucher()),
    ("felt", ["colour-out", "1"], seats.ColourOut(ONE)),
    ("felt", ["take-chips-away", "1"], seats.TakeChipsAway(ONE)),
    ("supervisor", ["call-off-spin", "T1", 3, "foreign-object", "a bead"],
     deal.CallNoSpin(3, "foreign-object", "a bead")),
    ("felt", ["lay-for", "1", 3, "17", "5.00", "value", "0.00"],
     wagers.LayFor(ONE, 3, "17", 500, Chip.VALUE)),
    ("felt", ["accept-called", "1", 3, "red", "5.00"], wagers.AcceptCalled(ONE, 3, "red", 500)),
    ("felt", ["new-game"], rounds.StartGame()),
    ("felt", ["spin-ball", 3, "clockwise"], deal.SpinBall(3, deal.Direction.CLOCKWISE)),
    ("felt", ["no-more-bets", 3], rounds.CloseBets(3)),
    ("felt", ["call-no-spin", 3, "short-spin"], deal.CallNoSpin(3, "short-spin")),
    ("felt", ["announce-number", 3, "00"], deal.AnnounceNumber(3, "00")),
    ("felt", ["place-crown", 3], deal.PlaceCrown(3)),
    ("felt", ["collect-losers", 3], deal.CollectLosers(3)),
    ("supervisor", ["call-off-spin", "T1", 3, "short-spin", ""], deal.CallNoSpin(3, "short-spin")),
    ("felt", ["leave-post"], deal.LeavePost()),
    ("felt", ["count-mucked", 3], deal.CountMucked(3, ())),
    ("felt", ["count-mucked", 3, "navy", 5, "sky", 0], deal.CountMucked(3, (("navy", 5), ("sky", 0)))),
    ("felt", ["pay-winners", 3], deal.PayWinners(3)),
    ("felt", ["take-table"], tables.TakeTable()),
    ("felt", ["leave-table"], tables.LeaveTable()),
    ("felt", ["call-supervisor"], tables.CallSupervisor()),
    *CARD_ROWS,
    *tote_rows(VOUCHER.digits, HASHED),
    *(
        (screen, ["receive-slip", 7], chip_slips.ReceiveSlip(7)) for screen in ("console", "felt", "dealing")
    ),
    ("supervisor", ["request-fill", "T1", "5.00", 20], chip_slips.RequestFill(((500, 20),))),
    ("supervisor", ["request-credit", "T1", "5", 2, "1", 9], chip_slips.RequestCredit(((500, 2), (100, 9)))),
    ("supervisor", ["confirm-slip", "T1", 7], chip_slips.ConfirmSlip(7)),
    ("supervisor", ["cancel-slip", "T1", 7], chip_slips.CancelSlip(7)),
    ("supervisor", ["write-hand-pay", "T1", "1", "20.00"], stations.WriteHandPay(ONE, 2000)),
    ("cage", ["open-drawer", "1", "5000.00"], drawers.OpenDrawer(ONE, 500_000)),
    ("cage", ["close-drawer", "5000.00"], drawers.CloseDrawer(500_000)),
    (
        "cage",
        ["close-left-drawer", "1", "5000.00", "Sam"],
        drawers.CloseLeftDrawer(ONE, 500_000, "staff:Sam"),
    ),
    ("supervisor", ["print-hand-pay-again", "T1", 3], duplicates.PrintHandPayAgain(3)),
    ("cage", ["print-hand-pay-again", 3], duplicates.PrintHandPayAgain(3)),
    ("cage", ["print-slip-again", 3], duplicates.PrintSlipAgain(3)),
    ("cage", ["fund-drawer", "100", "Sam"], drawers.FundDrawer(10_000, "staff:Sam")),
    ("cage", ["return-to-vault", "100", "Sam"], drawers.ReturnToVault(10_000, "staff:Sam")),
    ("cage", ["redeem-voucher", VOUCHER.text], vouchers.RedeemVoucher(HASHED)),
    ("cage", ["pay-hand-pay", 3], windows.PayHandPay(3)),
    (
        "cage",
        ["pay-unclaimed", "T1", "1", "5.00", "Sam"],
        windows.PayUnclaimed(TableId("T1"), ONE, 500, "staff:Sam"),
    ),
    ("cage", ["sell-chips", "5.00", 20], windows.SellChips(((500, 20),))),
    ("cage", ["redeem-chips", "5.00", 20], windows.RedeemChips(((500, 20),))),
    ("cage", ["redeem-colour", "T1"], windows.RedeemColour(TableId("T1"))),
    ("cage", ["count-inventory", "Sam", "5", 20], windows.CountInventory(((500, 20),), "staff:Sam")),
    ("cage", ["prepare-fill", 7], chip_slips.PrepareFill(7)),
    ("cage", ["take-credit", 7], chip_slips.TakeCredit(7)),
    ("cage", ["carry-slip", 7], chip_slips.CarrySlip(7)),
]  # fmt: skip


@pytest.mark.parametrize(("screen", "frame", "command"), ROWS, ids=lambda one: str(one)[:40])
def test_every_frame_makes_its_command(screen: str, frame: list[Any], command: Command) -> None:
    table = TableId("T1") if screen == "supervisor" else None
    assert read_frame(screen, json.dumps([ID, *frame])) == Asked(ID, command, table)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "given", [VOUCHER.digits[:-1], int(VOUCHER.digits), "x" + VOUCHER.digits, VOUCHER.digits * 4, None]
)
def test_a_validation_number_that_cannot_be_read_is_not_repeated(given: object) -> None:
    with pytest.raises(Refused) as refused:
        read_frame("terminal", json.dumps([ID, "redeem-voucher", given]))
    assert refused.value.refusal.reason is Reason.UNREADABLE
    assert VOUCHER.digits[2:-1].lstrip("0") not in str(refused.value).replace("-", "")


def test_no_frame_is_without_a_row() -> None:
    known = {(screen, name) for screen, frames in WIRE.frames.items() for name in frames}
    assert {(screen, frame[0]) for screen, frame, _ in ROWS} == known


@pytest.mark.parametrize(
    ("screen", "frame", "read"),
    [
        ("terminal", ["ping"], Ping()),
        ("console", ["ping"], Ping()),
        ("supervisor", ["ping"], Ping()),
        ("console", ["wheel", "throw"], Hand("wheel", "throw")),
        ("console", ["wheel", "ball-out"], Hand("wheel", "ball-out")),
        ("felt", ["wheel", "short-spin"], Hand("wheel", "short-spin")),
        ("seat", ["ping"], Ping()),
        ("board", ["ping"], Ping()),
    ],
)
def test_frames_without_an_id_change_nothing_at_the_desk(
    screen: str, frame: list[Any], read: Ping | Hand
) -> None:
    assert read_frame(screen, json.dumps(frame)) == read


BET = '"place-bet", 3, "red"'
DEEP = 600


@pytest.mark.parametrize(
    ("screen", "text", "reason"),
    [
        ("terminal", "", "unreadable"),
        ("terminal", "null", "unreadable"),
        ("terminal", "{}", "unreadable"),
        ("terminal", '{"id": 1, "id": 2}', "unreadable"),
        ("terminal", "[]", "unreadable"),
        ("terminal", "[1,", "unreadable"),
        ("terminal", '["ping", 1]', "unreadable"),
        ("terminal", '["wheel", "throw"]', "unreadable"),
        ("supervisor", '["wheel", "throw"]', "unreadable"),
        ("console", '["wheel"]', "unreadable"),
        ("console", '["wheel", 7]', "unreadable"),
        ("console", '["wheel", "throw", 1]', "unreadable"),
        ("terminal", f'["{ID}"]', "unreadable"),
        ("terminal", f'["{ID}", 7]', "unreadable"),
        ("terminal", f'["{ID}", ["undo"], 3]', "unreadable"),
        ("terminal", f'["{ID}", "new-game"]', "unreadable"),
        ("console", f'["{ID}", "place-bet", 3, "red", "1.00"]', "unreadable"),
        ("supervisor", f'["{ID}", "new-game", "T1"]', "unreadable"),
        ("terminal", f'[null, {BET}, "1.00"]', "unreadable"),
        ("terminal", f'[1, {BET}, "1.00"]', "unreadable"),
        ("terminal", f'["{ID.upper()}", {BET}, "1.00"]', "unreadable"),
        ("terminal", f'["{ID}x", {BET}, "1.00"]', "unreadable"),
        ("terminal", f'["{ID}\\n", {BET}, "1.00"]', "unreadable"),
        ("terminal", f'["{ID.replace("2", "٢")}", {BET}, "1.00"]', "unreadable"),
        ("terminal", f'["{ID}", {BET}]', "unreadable"),
        ("terminal", f'["{ID}", {BET}, "1.00", 4]', "unreadable"),
        ("terminal", f'["{ID}", {BET}, 1.00]', "bad_amount"),
        ("terminal", f'["{ID}", {BET}, 1]', "bad_amount"),
        ("terminal", f'["{ID}", {BET}, "-1.00"]', "bad_amount"),
        ("terminal", f'["{ID}", {BET}, "1e3"]', "bad_amount"),
        ("terminal", f'["{ID}", {BET}, "NaN"]', "bad_amount"),
        ("terminal", f'["{ID}", {BET}, NaN]', "unreadable"),
        ("terminal", f'["{ID}", {BET}, "٥.٠٠"]', "bad_amount"),
        ("terminal", f'["{ID}", {BET}, "99999999999999999999.00"]', "bad_amount"),
        ("terminal", f'["{ID}", {BET}, {{"a": "1.00", "a": "2.00"}}]', "unreadable"),
        ("terminal", f'["{ID}", "undo", -1]', "unreadable"),
        ("terminal", f'["{ID}", "undo", 1.0]', "unreadable"),
        ("terminal", f'["{ID}", "undo", true]', "unreadable"),
        ("terminal", f'["{ID}", "undo", "3"]', "unreadable"),
        ("terminal", f'["{ID}", "undo", {10**400}]', "unreadable"),
        ("terminal", f'["{ID}", "undo", 1e999]', "unreadable"),
        ("terminal", f'["{ID}", "cancel-bet", 3, ""]', "unreadable"),
        ("terminal", f'["{ID}", "cancel-bet", 3, "{"x" * 65}"]', "unreadable"),
        ("terminal", f'["{ID}", "cancel-bet", 3, "a\\u0000b"]', "unreadable"),
        ("terminal", f'["{ID}", "cancel-bet", 3, "\\ud800"]', "unreadable"),
        ("terminal", f'["{ID}", "cancel-bet", 3, ["red"]]', "unreadable"),
        ("supervisor", f'["{ID}", "close-table"]', "unreadable"),
        ("supervisor", f'["{ID}", "close-table", 1]', "unreadable"),
        ("supervisor", f'["{ID}", "open-table", "T1", "1.00", -1, 13, ""]', "unreadable"),
        ("supervisor", f'["{ID}", "open-table", "T1", "1.00", 1000, 13, ""]', "unreadable"),
        ("board", f'["{ID}", "new-game"]', "unreadable"),
        ("seat", f'["{ID}", "place-bet", 3, "red", "1.00"]', "unreadable"),
        ("seat", '["wheel", "throw"]', "unreadable"),
        ("seat", f'["{ID}", "lay-wager", 3, "17", "5.00", "gold", "0.00"]', "unreadable"),
        ("seat", f'["{ID}", "lay-wager", 3, "17", "5.00", "colour"]', "unreadable"),
        ("seat", f'["{ID}", "lay-wager", 3, "17", "5.00", null, "0.00"]', "unreadable"),
        ("felt", f'["{ID}", "spin-ball", 3, "up"]', "unreadable"),
        ("felt", f'["{ID}", "spin-ball", 3, 1]', "unreadable"),
        ("felt", f'["{ID}", "count-mucked"]', "unreadable"),
        ("felt", f'["{ID}", "count-mucked", 3, "navy"]', "unreadable"),
        ("felt", f'["{ID}", "count-mucked", 3, "navy", -1]', "unreadable"),
        ("felt", f'["{ID}", "count-mucked", 3, "navy", true]', "unreadable"),
        ("felt", f'["{ID}", "count-mucked", 3, "navy", 1000000]', "unreadable"),
        ("felt", f'["{ID}", "issue-chips", "1", null, "1.00", "1.00", "0", "0"]', "unreadable"),
        ("terminal", "[" * 2000, "unreadable"),
        ("terminal", f'["{ID}", ' + "[" * DEEP + "]" * DEEP + "]", "unreadable"),
        ("terminal", f'["{ID}", "undo", ' + "[" * DEEP + "]" * DEEP + "]", "unreadable"),
        ("terminal", f'["{ID}", "undo", 3]' + " " * LARGEST_FRAME, "unreadable"),
    ],
)  # fmt: skip
def test_a_bad_frame_is_refused(screen: str, text: str, reason: str) -> None:
    with pytest.raises(Refused) as refused:
        read_frame(screen, text)
    assert refused.value.refusal.reason is Reason(reason)
    assert len(str(refused.value)) < 200


SCREENS = st.sampled_from(sorted(WIRE.frames))
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=70),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
)
NAMED = st.tuples(
    st.just(ID) | JSON,
    st.sampled_from([name for frames in WIRE.frames.values() for name in frames]) | JSON,
)
NEAR = st.tuples(NAMED, st.lists(JSON | st.sampled_from(["1.00", "T1", 3, 0, "red"]), max_size=6))


def read_or_refused(screen: str, text: str | bytes) -> None:
    with suppress(Refused):
        assert isinstance(read_frame(screen, text), Asked | Ping | Hand)


@given(SCREENS, st.text() | st.binary())
@example("terminal", b"\xff\xfe")
def test_no_text_raises_anything_but_a_refusal(screen: str, text: str | bytes) -> None:
    read_or_refused(screen, text)


@given(SCREENS, JSON)
def test_no_json_raises_anything_but_a_refusal(screen: str, frame: Any) -> None:
    read_or_refused(screen, json.dumps(frame))


@given(SCREENS, NEAR)
def test_nothing_near_a_frame_raises_anything_but_a_refusal(
    screen: str, near: tuple[tuple[Any, Any], list[Any]]
) -> None:
    named, values = near
    read_or_refused(screen, json.dumps([*named, *values]))


@pytest.mark.parametrize("frame", ["{}", '["{id}", {}]', '["{id}", "undo", {}]', '["{id}", "undo", 3, {}]'])
def test_no_depth_of_nesting_raises_anything_but_a_refusal(frame: str) -> None:
    """Near the interpreter's own limit too, where even the words of a refusal could go too deep."""
    for depth in range(1, 1010):
        nested = "[" * depth + "]" * depth
        read_or_refused("terminal", frame.replace("{id}", ID).replace("{}", nested))


def test_ids_of_the_server_rise_with_time_and_are_read_back() -> None:
    ids = [new_id() for _ in range(200)]
    assert len(set(ids)) == len(ids)
    assert [one[:11] for one in ids] == sorted(one[:11] for one in ids)
    for one in ids:
        assert read_frame("terminal", json.dumps([one, "undo", 3])) == Asked(one, bets.Undo(3))
