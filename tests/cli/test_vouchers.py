"""`croupier vouchers`: what the house owes on paper, from the journal alone."""

import json
from pathlib import Path

from croupier.base.names import EffectId
from croupier.cli.main import run
from croupier.floor.parts.messages import vouchers
from croupier.store.sqlite import SqliteStore, database
from tests.cli.journals import Capture
from tests.electronic import Electronic
from tests.house import ONE, TWO, at


def played(folder: Path) -> None:
    """One voucher is paid, one is open."""
    store = SqliteStore(database(folder))
    house = Electronic(store).opened().cash(ONE, 2000).cash(TWO, 500)
    for number, station in ((1, ONE), (2, TWO)):
        effect = EffectId(f"print:T1:{number}")
        house.do(at(station), vouchers.CashOutToVoucher())
        house.do("device", vouchers.IssueVoucher(effect, f"{number}" * 64), vouchers.ReportPrinted(effect))
    house.do(at(TWO), vouchers.RedeemVoucher("1" * 64))
    store.close()


def test_it_lists_what_is_owed_and_names_no_number(capsys: Capture, tmp_path: Path) -> None:
    played(tmp_path)
    assert run(["vouchers", "--folder", str(tmp_path), "--json"]) == 0
    told = capsys.readouterr().out
    row = {
        "voucher": "2",
        "amount": "5.00",
        "table": "T1",
        "terminal": "2",
        "issued": "",
        "paid until": "",
        "state": "open",
        "paid at": "",
    }
    assert json.loads(told) == {"owed": "5.00", "vouchers": [row]}
    assert "2" * 64 not in told
    assert run(["vouchers", "--folder", str(tmp_path), "--every"]) == 0
    said = capsys.readouterr().out
    assert "redeemed T1 2" in " ".join(said.split())
    assert "The house owes $5 on vouchers." in said


def test_a_folder_without_a_journal_is_refused(tmp_path: Path) -> None:
    assert run(["vouchers", "--folder", str(tmp_path)]) == 2
