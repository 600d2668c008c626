"""`croupier vouchers`: what the house owes on vouchers, one by one, from its journal."""

from pathlib import Path

from rich.text import Text

from croupier.base import money
from croupier.cli.journal import FOLDER, reading
from croupier.cli.screen import cells, say, say_json, table
from croupier.desk.state import FloorState
from croupier.desk.vouchers import Voucher, VoucherState
from croupier.floor.kinds import KINDS
from croupier.store.sqlite import database

OWED = (VoucherState.PRINTING, VoucherState.OPEN)
COLUMNS = ("voucher", "amount", "table", "terminal", "issued", "paid until", "state", "paid at")


def list_vouchers(*, folder: Path = FOLDER, every: bool = False, json: bool = False) -> None:
    """List the vouchers that are not paid yet, and what the house owes on them.

    Parameters
    ----------
    folder
        The floor's folder.
    every
        Those that were paid, voided or have expired too.
    json
        Print JSON for a program to read.
    """
    with reading(database(folder)) as store:
        state = FloorState(KINDS)
        for entry in store.entries():
            record = KINDS.read_record(entry.body)
            for event in record.events:
                state.apply(record.envelope.table, event, record.at)
    listed = [one for one in state.house.vouchers.values() if every or one.state in OWED]
    owed = sum(one.amount for one in listed if one.state in OWED)
    if json:
        rows = [dict(zip(COLUMNS, _row(one), strict=True)) for one in listed]
        say_json({"owed": money.show(owed), "vouchers": rows})
        return
    shown = table("Vouchers", COLUMNS, ("amount",))
    for one in listed:
        shown.add_row(*cells(*_row(one)))
    say(shown)
    say(Text(f"The house owes {money.show_dollars(owed)} on vouchers.", style="bold"))


def _row(one: Voucher) -> tuple[str, ...]:
    """No number and no hash: the list pays nothing."""
    drawn, days = (
        (str(one.number), money.show(one.amount), one.table, one.terminal),
        (one.issued, one.expires),
    )
    return (*drawn, *days, str(one.state), " ".join(one.paid or ()))
