"""The cage on the server: a cashier's screen, and vouchers that stations and window redeem between them."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import NoReturn
from urllib.parse import unquote

import msgspec
import pytest

from croupier.base.envelope import Role
from croupier.base.names import EffectId, TableId
from croupier.base.refusal import Reason
from croupier.desk.vouchers import Voucher
from croupier.devices.spool_printer import SpoolPrinter
from croupier.floor.cage.settings import CageSettings
from croupier.floor.parts import slip_printing
from croupier.floor.parts.messages.papers import ReportPaper
from croupier.ledger import accounts as chart
from croupier.server.settings import Settings, StaffSettings
from tests.server.clients import eventually
from tests.server.race_day import P1, race_day
from tests.server.rig import T1, House, house, password_hash, settings
from tests.server.test_dealerless import insert
from tests.server.test_vouchers import cash_out, numbers, opened, owed, quiet

C1 = TableId("C1")
PEOPLE = {"Cass": Role.CASHIER, "Rune": Role.RUNNER, "Flo": Role.FLOORPERSON}


def with_cage(made: Settings | None = None) -> Settings:
    made = made or quiet()
    cage = CageSettings(id=C1, name="Cage", kind="cage")
    staff = (StaffSettings(name, role, password_hash()) for name, role in PEOPLE.items())
    return msgspec.structs.replace(made, tables=(*made.tables, cage), staff=(*made.staff, *staff))


@pytest.mark.clause("ilani:4.c")
def test_a_voucher_of_a_station_is_paid_at_the_window(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        one, two = opened(floor, "1", "2")
        cash_out(one)
        [number] = numbers(tmp_path)
        cass = floor.signed_in("Cass", "cage")
        assert not cass.ask("redeem-voucher", number)["ok"]  # no drawer is open
        cass.do("open-drawer", "1", "5000.00")
        cass.until(lambda view: view["open_vouchers"] == 1 and view["owed"] == "20.00")
        cass.do("redeem-voucher", number)
        cass.until(lambda view: view["open_vouchers"] == 0)
        assert two.ask("redeem-voucher", number)["reason"] == "tender_not_accepted"
        assert "holds" not in str(cass.view)
        assert "chips" not in cass.view
        cass.do("close-drawer", "4980.00")
        assert floor.floor.desk.balances[chart.drawer(C1, "1")] == 0  # type: ignore[arg-type]
        assert floor.audit() == []


def test_of_a_hundred_redemptions_at_window_and_stations_one_succeeds(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        screens = opened(floor, "1", "2", "3", "4")
        cash_out(screens[0])
        [number] = numbers(tmp_path)
        cass = floor.signed_in("Cass", "cage")
        cass.do("open-drawer", "1", "5000.00")
        everyone = [*screens, cass]
        sent = [(one, one.send("redeem-voucher", number)) for _ in range(20) for one in everyone]
        assert Counter(one.reply(id_)["ok"] for one, id_ in sent) == {True: 1, False: 99}
        assert owed(floor) == 0
        assert floor.audit() == []


def test_supervisors_and_the_lobby_are_not_shown_a_table_that_is_none(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        sam = floor.staff("Sam")
        assert [table["id"] for table in sam.view["tables"]] == [T1]
        lobby = floor.browser("anyone").http.get("/api/lobby").json()
        assert [table["id"] for table in lobby["tables"]] == [T1]


def test_a_runner_sees_slips_and_pays_nobody(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        rune = floor.signed_in("Rune", "cage")
        assert rune.view["me"] == {"name": "Rune", "role": "runner"}
        refused = rune.ask("open-drawer", "1", "5000.00")
        assert (refused["reason"], refused["clause"]) == ("not_permitted", None)
        assert refused["says"] == "house rule: that is for the cashier, not the runner"
        assert _is_quiet(floor)


@pytest.mark.clause("ilani:4.c")
def test_whoever_may_not_pay_a_voucher_or_a_hand_pay_is_told_their_clause(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        rune = floor.signed_in("Rune", "cage")
        for frame, what in (("redeem-voucher", "0" * 18), ("pay-hand-pay", 1), ("print-hand-pay-again", 1)):
            refused = rune.ask(frame, what)
            assert (refused["reason"], refused["clause"]) == ("not_permitted", "ilani:4.c")
            assert refused["says"].startswith("that is for the cashier")


def _is_quiet(floor: House) -> bool:
    return chart.drawer(C1, "1") not in floor.floor.desk.balances  # type: ignore[arg-type]


def papers(folder: Path, place: str) -> list[str]:
    """The slips printed at a place, as their PDFs are called."""
    return sorted(unquote(one.name) for one in (folder / "spool" / place).glob("hand*pay*.pdf"))


@pytest.mark.clause("ilani:4.c")
def test_a_hand_pay_is_printed_where_it_is_asked_for_and_paid_at_the_cage_once(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        [one] = opened(floor, "1")
        sam, cass = floor.staff("Sam"), floor.signed_in("Cass", "cage")
        cass.do("open-drawer", "1", "5000.00")
        one.do("ask-cash-out")
        assert papers(tmp_path, T1) == []
        sam.do("write-hand-pay", T1, "1", "20.00")
        eventually(lambda: len(papers(tmp_path, T1)) == 1)
        one.until(lambda view: view["credits"] == "0.00" and view["cash_out"] is None)
        sam.until(lambda view: [slip["number"] for slip in view["tables"][0]["hand_pays"]] == [1])
        cass.until(lambda view: [slip["amount"] for slip in view["hand_pays"]] == ["20.00"])
        cass.do("pay-hand-pay", 1)
        assert not cass.ask("pay-hand-pay", 1)["ok"]
        cass.until(lambda view: view["hand_pays"] == [])
        assert papers(tmp_path, "C1") == []  # no second paper of it, unless somebody asks for a duplicate
        assert floor.audit() == []


@pytest.mark.clause("ilani:4.c")
def test_a_hand_pay_that_is_paid_at_the_station_is_printed_too(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        [one] = opened(floor, "1")
        one.do("ask-cash-out")
        floor.staff("Sam").do("pay-by-hand", T1, "1", "20.00")
        eventually(lambda: len(papers(tmp_path, T1)) == 1)


@pytest.mark.parametrize("pays", ["write-hand-pay", "pay-by-hand"])
def test_a_slip_says_why_it_was_written(pays: str, tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        one, two = opened(floor, "1", "2")
        sam = floor.staff("Sam")
        fault = tmp_path / "spool" / f"{T1}-1" / "paper-out"
        fault.parent.mkdir(parents=True)
        fault.touch()
        one.do("cash-out-to-voucher")
        one.until(lambda view: view["cash_out"] == {"step": "asked", "amount": "20.00"})
        sam.do(pays, T1, "1", "20.00")
        insert(two, "20.00")
        two.until(lambda view: view["credits"] == "20.00")
        two.do("ask-cash-out")
        sam.do(pays, T1, "2", "20.00")
        eventually(lambda: len(papers(tmp_path, T1)) == 2)
        [failed, asked] = sorted((tmp_path / "spool" / T1).glob("hand*pay*.escpos"))
        assert b"no voucher was printed" in failed.read_bytes()
        assert b"Reason" not in asked.read_bytes()
        assert floor.audit() == []


def test_a_slip_is_printed_again_at_the_station_and_at_the_cage_as_a_marked_duplicate(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        [one] = opened(floor, "1")
        sam, cass = floor.staff("Sam"), floor.signed_in("Cass", "cage")
        one.do("ask-cash-out")
        sam.do("write-hand-pay", T1, "1", "20.00")
        sam.do("print-hand-pay-again", T1, 1)
        cass.do("print-hand-pay-again", 1)
        assert cass.ask("print-slip-again", 1)["reason"] == "nothing_there"
        eventually(lambda: len(papers(tmp_path, T1)) == 2 and len(papers(tmp_path, "C1")) == 1)
        [paper] = (tmp_path / "spool" / "C1").glob("hand*pay*.escpos")
        assert b"DUPLICATE OF THE ORIGINAL" in paper.read_bytes()
        assert floor.audit() == []


def test_a_slip_that_is_not_printed_is_an_alarm_and_the_cage_pays_it_all_the_same(tmp_path: Path) -> None:
    with house(with_cage(quiet(slip_printer="escpos:tcp://127.0.0.1:1")), tmp_path) as floor:
        [one] = opened(floor, "1")
        sam, cass = floor.staff("Sam"), floor.signed_in("Cass", "cage")
        cass.do("open-drawer", "1", "5000.00")
        one.do("ask-cash-out")
        sam.do("write-hand-pay", T1, "1", "20.00")
        sam.until(lambda view: view["alarms"])
        assert "hand pay slip 1 was not printed" in sam.view["alarms"][0]["says"]
        assert sam.view["alarms"][0]["says"].endswith("print it again")
        cass.do("print-hand-pay-again", 1)
        eventually(lambda: len(papers(tmp_path, "C1")) == 1)
        cass.do("pay-hand-pay", 1)


async def _ended(*_: object) -> None:
    """Where the process was killed."""


@pytest.mark.parametrize("pays", ["write-hand-pay", "pay-by-hand"])
@pytest.mark.parametrize("killed", ["before the paper", "after the paper", "in doubt"])
def test_a_process_that_ends_between_a_hand_pay_and_its_paper_leaves_a_paper_or_an_alarm(
    pays: str, killed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        if killed == "before the paper":
            patched.setattr(SpoolPrinter, "print_", _hangs)
        else:
            patched.setattr(slip_printing, "tell", _ended)
        with house(with_cage(), tmp_path) as floor:
            [one] = opened(floor, "1")
            one.do("ask-cash-out")
            floor.staff("Sam").do(pays, T1, "1", "20.00")
            eventually(lambda: killed == "before the paper" or len(papers(tmp_path, T1)) == 1)
    if killed == "in doubt":
        [paper] = (tmp_path / "spool" / T1).glob("hand*pay*.pdf")
        paper.rename(paper.with_suffix(".jammed"))
    with house(with_cage(), tmp_path) as floor:
        eventually(lambda: not floor.floor.desk.house.papers)
        sam = floor.staff("Sam")
        said = [alarm["says"] for alarm in sam.view["alarms"]]
        assert len(papers(tmp_path, T1)) == (0 if killed == "in doubt" else 1)
        lost = "the floor restarted before the printer had answered"
        alarm = f"hand pay slip 1 was not printed ({lost}): print it again"
        assert said == ([alarm] if killed == "in doubt" else [])
        assert floor.audit() == []


async def _hangs(*_: object) -> NoReturn:
    await asyncio.Event().wait()
    raise AssertionError("it was never set")


def test_a_process_that_ends_between_a_fill_and_its_paper_prints_it_after_the_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(SpoolPrinter, "print_", _hangs)
        with house(with_cage(settings()), tmp_path) as floor:
            sam, _ = floor.opened()
            cass = floor.signed_in("Cass", "cage")
            cass.do("open-drawer", "1", "5000.00")
            counts = [one for value in cass.view["denominations"] for one in (value, 1000)]
            cass.do("count-inventory", "Sam", *counts)
            sam.do("request-fill", T1, "5.00", 2)
            cass.do("prepare-fill", 1)
    assert list((tmp_path / "spool").rglob("*.pdf")) == []
    with house(with_cage(settings()), tmp_path) as floor:
        eventually(lambda: not floor.floor.desk.house.papers)
        [paper] = (tmp_path / "spool" / C1).glob("*.pdf")
        assert unquote(paper.name).startswith("fill:1:0:")
        assert floor.audit() == []


@pytest.mark.clause("oneida-parimutuel:D.1")
def test_a_hand_pay_of_the_totes_self_service_is_printed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with race_day(tmp_path, monkeypatch) as day:
        one = day.self_service()
        one.raw(json.dumps(["bill", "20.00"]))
        one.until(lambda view: view["credit"] == "20.00")
        one.do("ask-cash-out")
        day.manager().do("pay-by-hand", "S1", "20.00")
        eventually(lambda: len(papers(tmp_path, P1)) == 1)
        [paper] = (tmp_path / "spool" / P1).glob("hand*pay*.escpos")
        assert b"Raceway, S1" in paper.read_bytes()


def test_what_became_of_a_paper_is_told_once(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        [one] = opened(floor, "1")
        one.do("ask-cash-out")
        floor.staff("Sam").do("write-hand-pay", T1, "1", "20.00")
        eventually(lambda: not floor.floor.desk.house.papers)
        again = ReportPaper(EffectId("paper:1"), "jam")
        reply = floor.ask_floor(floor.floor.submit(Role.DEVICE, "printer", T1, again))
        assert reply.refusal is not None
        assert (reply.refusal.reason, reply.refusal.clause) == (Reason.NOTHING_THERE, "ilani:4.c")


def test_an_alarm_of_the_cage_calls_it_by_its_name(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        cass, sam = floor.signed_in("Cass", "cage"), floor.staff("Sam")
        cass.do("open-drawer", "1", "4999.00")
        sam.until(lambda view: view["alarms"])
        alarm = sam.view["alarms"][0]
        assert (alarm["table"], alarm["name"]) == (C1, "Cage")
        assert alarm["says"] == "the drawer of window 1 is $1 short"


def test_a_supervisor_at_the_cage_closes_the_drawer_of_a_cashier_who_has_left(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        opened(floor, "1")
        cass, sam = floor.signed_in("Cass", "cage"), floor.signed_in("Sam", "cage")
        cass.do("open-drawer", "1", "5000.00")
        sam.until(lambda view: view["windows"][0]["cashier"] == "Cass")
        assert cass.ask("close-left-drawer", "1", "5000.00", "Sam")["reason"] == "not_permitted"
        assert sam.ask("close-left-drawer", "1", "5000.00", "Sam")["reason"] == "not_witnessed"
        floor.pit("Flo").do("go-on-duty", "pit")
        sam.do("close-left-drawer", "1", "5000.00", "Flo")
        sam.until(lambda view: view["windows"][0]["cashier"] is None)
        assert floor.audit() == []


@pytest.mark.parametrize("slip", [-1, "1", 1.5, True, 10**30])
def test_what_is_no_number_of_a_slip_is_called_so(slip: object, tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        cass = floor.signed_in("Cass", "cage")
        for frame in ("pay-hand-pay", "prepare-fill", "print-slip-again"):
            assert cass.ask(frame, slip)["says"].endswith("is not the number of a slip")


def test_a_witness_who_is_not_on_duty_is_called_by_name(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        cass = floor.signed_in("Cass", "cage")
        cass.do("open-drawer", "1", "5000.00")
        assert cass.ask("fund-drawer", "1.00", "Rune")["says"] == "the witness 'Rune' is not on duty"


def test_the_view_of_the_cage_does_not_read_every_voucher(tmp_path: Path) -> None:
    """It is shown twice a second: a million vouchers cost it what one does."""
    with house(with_cage(), tmp_path) as floor:
        opened(floor, "1")
        cass = floor.signed_in("Cass", "cage")
        floor.floor.desk.house.vouchers = Unread()
        cass.do("open-drawer", "1", "5000.00")
        cass.until(lambda view: view["windows"][0]["cashier"] == "Cass")
        assert cass.view["open_vouchers"] == 0


class Unread(dict[str, Voucher]):
    def values(self) -> NoReturn:
        raise AssertionError("the view has read every voucher")

    items = values
