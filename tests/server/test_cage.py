"""The cage on the server: a cashier's screen, and vouchers that stations and window redeem between them."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from croupier.base.envelope import Role
from croupier.base.names import TableId
from croupier.floor.cage.settings import CageSettings
from croupier.ledger import accounts as chart
from croupier.server.settings import Settings, StaffSettings
from tests.server.clients import eventually
from tests.server.rig import T1, House, house, password_hash
from tests.server.test_vouchers import cash_out, numbers, opened, owed, quiet

C1 = TableId("C1")
PEOPLE = {"Cass": Role.CASHIER, "Rune": Role.RUNNER}


def with_cage() -> Settings:
    made = quiet()
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
        assert refused["reason"] == "not_permitted"
        assert _is_quiet(floor)


def _is_quiet(floor: House) -> bool:
    return chart.drawer(C1, "1") not in floor.floor.desk.balances  # type: ignore[arg-type]


def test_a_hand_pay_slip_of_a_station_is_paid_once_and_printed_to_be_signed(tmp_path: Path) -> None:
    with house(with_cage(), tmp_path) as floor:
        [one] = opened(floor, "1")
        sam, cass = floor.staff("Sam"), floor.signed_in("Cass", "cage")
        cass.do("open-drawer", "1", "5000.00")
        one.do("ask-cash-out")
        sam.do("write-hand-pay", T1, "1", "20.00")
        one.until(lambda view: view["credits"] == "0.00" and view["cash_out"] is None)
        cass.until(lambda view: [slip["amount"] for slip in view["hand_pays"]] == ["20.00"])
        cass.do("pay-hand-pay", 1)
        assert not cass.ask("pay-hand-pay", 1)["ok"]
        eventually(lambda: list((tmp_path / "spool" / "C1").glob("hand*pay*.pdf")))
        assert floor.audit() == []
