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
from croupier.devices.printer import Printer, PrintJob, PrintOutcome, PrintResult
from croupier.devices.spool_printer import SpoolFault, SpoolPrinter
from croupier.devices.validation import key_file
from croupier.floor.dealerless.running import Dealerless
from croupier.floor.parts import vouchers as parts
from croupier.floor.parts.messages.vouchers import VoucherFailed, VoucherPrinted
from croupier.floor.parts.voucher_printing import RESTARTED, VoucherPrinting
from croupier.ledger import accounts as chart
from croupier.server.opening import open_floor
from croupier.server.settings import Settings
from croupier.server.wire import new_id
from croupier.store.sqlite import database
from tests.server.clients import Screen
from tests.server.rig import T1, House, house, settings
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
        assert floor.audit() == []
    for file in [database(tmp_path), *tmp_path.glob("*.db*")]:
        assert number.encode() not in file.read_bytes()


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

    def forgetful(house_: HouseState, hash_: str, state: VoucherState) -> None:
        if state is not VoucherState.REDEEMED:
            become(house_, hash_, state)

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


@pytest.mark.parametrize("fault", [SpoolFault.PAPER_OUT, SpoolFault.JAM, SpoolFault.DIES])
def test_a_printer_that_fails_leaves_a_void_number_and_a_hand_pay(fault: SpoolFault, tmp_path: Path) -> None:
    with house(quiet(), tmp_path) as floor:
        one, _ = opened(floor, "1", "2")
        printer_of(floor).simulate(fault)
        one.do("cash-out-to-voucher")
        one.until(lambda view: view["cash_out"] == {"step": "asked", "amount": "20.00"})
        assert (one.view["credits"], owed(floor)) == ("20.00", 0)
        sam = floor.staff("Sam")
        assert any("printed no voucher" in alarm["says"] for alarm in sam.view["alarms"])
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
    with pytest.raises(Refused, match=r"validation\.key is missing, and 1 vouchers"):
        open_floor(quiet(), tmp_path)
    assert not key_file(tmp_path).exists()


def test_a_floor_does_not_open_with_half_a_key(tmp_path: Path) -> None:
    key_file(tmp_path).write_bytes(b"half")
    with pytest.raises(Refused, match=r"validation\.key is no key of vouchers"):
        open_floor(quiet(), tmp_path)
    key_file(tmp_path).unlink()
    key_file(tmp_path).mkdir()
    with pytest.raises(Refused, match=r"validation\.key is no key of vouchers"):
        open_floor(quiet(), tmp_path)


def test_a_table_with_a_dealer_pays_in_chips_and_takes_no_voucher(tmp_path: Path) -> None:
    with house(settings(), tmp_path) as floor:
        one = floor.terminal("1")
        refused = one.ask("cash-out-to-voucher")
        assert (refused["reason"], refused["clause"]) == ("not_offered", "oneida-roulette:I.8.g")
        refused = one.ask("redeem-voucher", "000000000000000000")
        assert (refused["reason"], refused["clause"]) == ("tender_not_accepted", "oneida-roulette:I.3.a.i")


def test_the_house_says_what_a_voucher_may_have(tmp_path: Path) -> None:
    made = quiet()
    rules = msgspec.structs.replace(made.house, voucher_limit="19.99", voucher_days=7)
    with house(msgspec.structs.replace(made, house=rules), tmp_path) as floor:
        assert floor.floor.desk.house.voucher_days == 7
        [one] = opened(floor, "1")
        one.do("cash-out-to-voucher")
        assert one.view["cash_out"] == {"step": "asked", "amount": "20.00"}
    assert json.dumps(numbers(tmp_path)) == "[]"
