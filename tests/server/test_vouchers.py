"""Vouchers on the server: printed at one station, put in at another, once, whatever is sent or killed."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from croupier.base.refusal import Refused
from croupier.desk.house import House as HouseState
from croupier.desk.vouchers import VoucherState
from croupier.devices.printer import RESTARTED, Printer, PrintJob, PrintOutcome, PrintResult
from croupier.devices.spool_printer import SpoolFault, SpoolPrinter
from croupier.devices.validation import key_file
from croupier.floor.dealerless.running import Dealerless
from croupier.floor.parts import vouchers as parts
from croupier.floor.parts.messages.vouchers import VoucherFailed, VoucherPrinted
from croupier.floor.parts.voucher_printing import VoucherPrinting
from croupier.floor.pit.messages.pit import VoucherKeyNoted
from croupier.ledger import accounts as chart
from croupier.server.opening import open_floor
from croupier.server.settings import Settings
from croupier.server.wire import new_id
from croupier.store.sqlite import database
from tests.server.card_table import card_table
from tests.server.clients import Screen
from tests.server.rig import T1, House, house, live, settings
from tests.server.test_dealerless import electronic, insert

STATIONS = tuple(map(str, range(1, 11)))


def quiet(**table: Any) -> Settings:
    """Stations where no game comes between."""
    return electronic(rest_seconds=3000.0, terminals=STATIONS, **table)


def opened(floor: House, *stations: str) -> list[Screen]:
    """These stations open, the first with twenty dollars."""
    sam = floor.staff("Sam")
    sam.do("open-enclosed", T1)
    for one in stations:
        sam.do("open-station", T1, one, "start of day")
    screens = [floor.terminal(one) for one in stations]
    insert(screens[0], "20.00")
    screens[0].until(lambda view: view["credits"] == "20.00")
    return screens


def cash_out(one: Screen) -> None:
    """To a voucher, which the player takes."""
    one.do("cash-out-to-voucher")
    one.until(lambda view: view["credits"] == "0.00" and view["cash_out"] is None)


def numbers(folder: Path) -> list[str]:
    """The validation numbers of all paper that came out, as players read them."""
    papers = sorted((folder / "spool").rglob("*.tito"))
    return [re.findall(rb"\|(\d{18})\|\^", paper.read_bytes())[0].decode() for paper in papers]


def owed(floor: House) -> int:
    return floor.floor.desk.balances.get(chart.VOUCHERS, 0)


@pytest.mark.clause("ilani:4.c")
def test_a_voucher_of_one_station_is_credited_at_another_and_its_number_is_nowhere_but_on_paper(
    tmp_path: Path,
) -> None:
    with house(quiet(), tmp_path) as floor:
        one, two = opened(floor, "1", "2")
        cash_out(one)
        [number] = numbers(tmp_path)
        assert owed(floor) == 2000
        two.do("redeem-voucher", f"{number[:2]}-{number[2:]}")
        assert (two.view["credits"], owed(floor)) == ("20.00", 0)
        again = one.ask("redeem-voucher", number)
        assert (again["reason"], again["clause"]) == ("tender_not_accepted", "ilani:4.c")
        assert again["says"] == "voucher 1 was paid already, at Roulette 1, 2"
        assert floor.audit() == []
    for file in [database(tmp_path), *tmp_path.glob("*.db*")]:
        assert number.encode() not in file.read_bytes()


def test_no_reply_no_log_and_no_file_but_the_paper_has_a_number_that_was_scanned(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    """Good, paid already, mistyped, short: the socket makes a hash of it, or refuses it without digits."""
    with house(quiet(), tmp_path) as floor:
        one, two = opened(floor, "1", "2")
        cash_out(one)
        [number] = numbers(tmp_path)
        wrong = f"{number[:-1]}{(int(number[-1]) + 1) % 10}"
        replies = [two.ask("redeem-voucher", given) for given in (number, number, wrong, number[:-1])]
        assert [reply["ok"] for reply in replies] == [True, False, False, False]
        said = json.dumps([*replies, one.view, two.view, floor.staff("Sam").view])
    secret = number[2:-1]
    out, err = capfd.readouterr()
    assert secret not in said + out + err
    kept = [file for file in tmp_path.rglob("*") if file.is_file() and "spool" not in file.parts]
    assert kept
    assert [file.name for file in kept if secret.encode() in file.read_bytes()] == []


def test_of_a_hundred_redemptions_at_once_one_succeeds(tmp_path: Path) -> None:
    with house(quiet(), tmp_path) as floor:
        screens = opened(floor, *STATIONS)
        cash_out(screens[0])
        [number] = numbers(tmp_path)
        sent = [(one, one.send("redeem-voucher", number)) for _ in range(10) for one in screens]
        replies = [one.reply(id_) for one, id_ in sent]
        assert Counter(reply["ok"] for reply in replies) == {True: 1, False: 99}
        refused = [reply for reply in replies if not reply["ok"]]
        assert {reply["reason"] for reply in refused} == {"tender_not_accepted"}
        credited = floor.floor.desk.balances
        assert sum(credited.get(chart.credits_of(T1, one), 0) for one in STATIONS) == 2000
        assert owed(floor) == 0
        assert floor.audit() == []


def test_a_desk_that_forgets_what_was_redeemed_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bug, planted: a redemption closes no voucher. Another one is owed, so that the ledger is silent."""
    become = parts.become

    def forgetful(house_: HouseState, hash_: str, state: VoucherState, *paid: Any) -> None:
        if state is not VoucherState.REDEEMED:
            become(house_, hash_, state, *paid)

    monkeypatch.setattr(parts, "become", forgetful)
    with house(quiet(), tmp_path) as floor:
        one, two = opened(floor, "1", "2")
        cash_out(one)
        [number] = numbers(tmp_path)
        insert(one, "20.00")
        one.until(lambda view: view["credits"] == "20.00")
        cash_out(one)
        assert [two.ask("redeem-voucher", number)["ok"] for _ in range(2)] == [True, True]


def test_the_same_frame_sent_again_is_answered_as_before(tmp_path: Path) -> None:
    with house(quiet(), tmp_path) as floor:
        one, two = opened(floor, "1", "2")
        cash_out(one)
        [number] = numbers(tmp_path)
        id_ = new_id()
        first = two.ask("redeem-voucher", number, id_=id_)
        del two.replies[id_]
        assert two.ask("redeem-voucher", number, id_=id_)["seq"] == first["seq"]
        assert two.view["credits"] == "20.00"


@pytest.mark.clause("ilani:4.c")
@pytest.mark.parametrize(
    ("fault", "why", "voided", "papers"),
    [
        (SpoolFault.PAPER_OUT, "the printer is out of paper", 0, 0),
        (SpoolFault.JAM, "the paper is jammed", 1, 0),
        (SpoolFault.DIES, "the printer stopped answering", 1, 1),
    ],
)
def test_a_printer_that_fails_leaves_a_void_number_and_a_hand_pay(
    fault: SpoolFault, why: str, voided: int, papers: int, tmp_path: Path
) -> None:
    with house(quiet(), tmp_path) as floor:
        one, _ = opened(floor, "1", "2")
        printer_of(floor).simulate(fault)
        one.do("cash-out-to-voucher")
        one.until(lambda view: view["cash_out"] == {"step": "asked", "amount": "20.00"})
        assert (one.view["credits"], owed(floor)) == ("20.00", 0)
        sam = floor.staff("Sam")
        says = f"station 1 printed no voucher ({why}): pay by hand"
        assert [alarm["says"] for alarm in sam.view["alarms"]] == [says]
        assert [one.state for one in floor.floor.desk.house.vouchers.values()] == [VoucherState.VOID] * voided
        assert len(numbers(tmp_path)) == papers
        refused = one.ask("withdraw-cash-out")
        assert (refused["reason"], refused["clause"]) == ("wrong_phase", "ilani:4.c")
        steps = [act["key"] for act in one.view["acts"] if act["procedure"] == "cash-out"]
        assert steps[:2] == ["print-failed", "pay-by-hand"]
        for number in numbers(tmp_path):
            assert not floor.terminal("2").ask("redeem-voucher", number)["ok"]
        sam.do("pay-by-hand", T1, "1", "20.00")
        assert floor.audit() == []


def test_a_printer_that_fails_while_it_prints_voids_the_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It said it was ready; then the paper came out and the printer was gone."""
    print_ = SpoolPrinter.print_

    async def prints_and_dies(self: SpoolPrinter, job: PrintJob) -> PrintResult:
        await print_(self, job)
        return PrintResult(PrintOutcome.IN_DOUBT)

    monkeypatch.setattr(SpoolPrinter, "print_", prints_and_dies)
    with house(quiet(), tmp_path) as floor:
        one, two = opened(floor, "1", "2")
        one.do("cash-out-to-voucher")
        one.until(lambda view: view["cash_out"] == {"step": "asked", "amount": "20.00"})
        [number] = numbers(tmp_path)
        refused = two.ask("redeem-voucher", number)
        assert refused["reason"] == "tender_not_accepted"
        assert "void" in refused["says"]


def printer_of(floor: House) -> Printer:
    running = floor.floor.running[T1]
    assert isinstance(running, Dealerless)
    return running._vouchers._printers["1"]  # type: ignore[index]


@pytest.mark.parametrize(
    ("method", "printed", "state"),
    [
        ("draw", False, None),
        ("print_", False, VoucherState.VOID),
        ("_tell", True, VoucherState.OPEN),
    ],
)
def test_a_process_that_ends_around_the_print_loses_and_doubles_nothing(
    method: str, printed: bool, state: VoucherState | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ended before a number was drawn, before it was printed, and before its print was told."""
    with monkeypatch.context() as patched:
        patched.setattr(VoucherPrinting, method, _never)
        with house(quiet(), tmp_path) as floor:
            one, _ = opened(floor, "1", "2")
            one.do("cash-out-to-voucher")
            one.until(lambda view: view["cash_out"] and view["cash_out"]["step"] == "printing")
            one.until(lambda view: view["credits"] == "0.00" or method == "draw")
            while printed and not numbers(tmp_path):
                pass
    with house(quiet(), tmp_path) as floor:
        one, two = floor.terminal("1"), floor.terminal("2")
        events = [
            e for entry in floor.entries() for e in floor.floor.desk.kinds.read_record(entry.body).events
        ]
        [outcome] = [event for event in events if isinstance(event, VoucherPrinted | VoucherFailed)]
        assert isinstance(outcome, VoucherPrinted) is printed
        assert [one.state for one in floor.floor.desk.house.vouchers.values()] == ([state] if state else [])
        if printed:
            two.do("redeem-voucher", *numbers(tmp_path))
            assert (one.view["cash_out"], two.view["credits"]) == (None, "20.00")
        else:
            assert isinstance(outcome, VoucherFailed)
            assert outcome.reason == RESTARTED
            assert one.view["cash_out"] == {"step": "asked", "amount": "20.00"}
        assert floor.audit() == []


async def _never(*_: object) -> None:
    """Where the process ended."""


def test_a_floor_with_unpaid_vouchers_does_not_open_without_their_key(tmp_path: Path) -> None:
    with house(quiet(), tmp_path) as floor:
        cash_out(opened(floor, "1")[0])
    key_file(tmp_path).unlink()
    with pytest.raises(Refused, match=r"validation\.key is missing, and unpaid vouchers \(1\)"):
        open_floor(quiet(), tmp_path)
    assert not key_file(tmp_path).exists()


def test_a_floor_with_unpaid_vouchers_does_not_open_with_another_key(tmp_path: Path) -> None:
    """A whole key of 32 bytes, as one from another house or an older backup is."""
    with house(quiet(), tmp_path) as floor:
        cash_out(opened(floor, "1")[0])
    right = key_file(tmp_path).read_bytes()
    key_file(tmp_path).write_bytes(bytes(32))
    says = r"validation\.key is not the key that unpaid vouchers \(1\) were issued with: put that one back"
    with pytest.raises(Refused, match=says):
        open_floor(quiet(), tmp_path)
    key_file(tmp_path).write_bytes(right)
    with house(quiet(), tmp_path) as floor:
        floor.terminal("1").do("redeem-voucher", *numbers(tmp_path))


def test_once_every_voucher_is_paid_a_new_key_is_taken_and_kept_to(tmp_path: Path) -> None:
    with house(quiet(), tmp_path) as floor:
        one = opened(floor, "1")[0]
        first = floor.floor.desk.house.voucher_key
        cash_out(one)
        one.do("redeem-voucher", *numbers(tmp_path))
    key_file(tmp_path).write_bytes(bytes(32))
    with house(quiet(), tmp_path) as floor:
        assert floor.floor.desk.house.voucher_key not in ("", first)
        assert floor.audit() == []
    with house(quiet(), tmp_path) as floor:
        bodies = [entry.body for entry in floor.entries()]
        events = [one for body in bodies for one in floor.floor.desk.kinds.read_record(body).events]
        noted = [one for one in events if isinstance(one, VoucherKeyNoted)]
        assert len(noted) == 2
        assert key_file(tmp_path).read_bytes().hex() not in repr(noted)


def test_a_floor_does_not_open_with_half_a_key(tmp_path: Path) -> None:
    key_file(tmp_path).write_bytes(b"half")
    with pytest.raises(Refused, match=r"validation\.key is no key of vouchers"):
        open_floor(quiet(), tmp_path)
    key_file(tmp_path).unlink()
    key_file(tmp_path).mkdir()
    with pytest.raises(Refused, match=r"validation\.key is no key of vouchers"):
        open_floor(quiet(), tmp_path)


@pytest.mark.clause("oneida-roulette:I.8.g")
@pytest.mark.clause("oneida-roulette:I.3.a.i")
def test_a_table_with_a_dealer_pays_in_chips_and_takes_no_voucher(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        one = floor.terminal("1")
        refused = one.ask("cash-out-to-voucher")
        assert (refused["reason"], refused["clause"]) == ("not_offered", "oneida-roulette:I.8.g")
        refused = one.ask("redeem-voucher", "000000000000000000")
        assert (refused["reason"], refused["clause"]) == ("tender_not_accepted", "oneida-roulette:I.3.a.i")


SEATED = [
    (live(), "seat", "oneida-roulette:C.1"),
    (live("massachusetts"), "seat", "massachusetts:1(a)"),
    (live("new-jersey"), "seat", "new-jersey:5.1(a)"),
    (live("new-jersey", "bigsix"), "seat", "new-jersey:5.5(a)"),
    (card_table(), "position", "oneida-minibaccarat:G.3"),
]


@pytest.mark.parametrize(("made", "screen", "clause"), SEATED, ids=[clause for _, _, clause in SEATED])
def test_a_seat_plays_with_chips_and_says_so_of_vouchers_by_its_clause(
    made: Settings, screen: str, clause: str, tmp_path: Path
) -> None:
    with house(made, tmp_path) as floor:
        one = floor.terminal("1", screen)
        refused = one.ask("redeem-voucher", "000000000000000000")
        assert (refused["reason"], refused["clause"]) == ("tender_not_accepted", clause)
        refused = one.ask("cash-out-to-voucher")
        assert (refused["reason"], refused["clause"]) == ("not_offered", clause)


def test_the_house_says_what_a_voucher_may_have(tmp_path: Path) -> None:
    made = quiet()
    rules = msgspec.structs.replace(made.house, voucher_limit="19.99", voucher_days=7)
    with house(msgspec.structs.replace(made, house=rules), tmp_path) as floor:
        assert floor.floor.desk.house.voucher_days == 7
        [one] = opened(floor, "1")
        one.do("cash-out-to-voucher")
        assert one.view["cash_out"] == {"step": "asked", "amount": "20.00"}
    assert json.dumps(numbers(tmp_path)) == "[]"
