"""Fill and credit slips where cashier and runner sign them."""

from typing import TypeAlias, assert_never

from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.chip_slips import ChipSlip, Signer, SlipKind
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.papers import PaperSort
from croupier.floor.cage.state import Cage
from croupier.floor.cage.vault import UNCOUNTED, lacking
from croupier.floor.parts import papers
from croupier.floor.parts.chip_slips import due
from croupier.floor.parts.messages import chip_slips

Signing: TypeAlias = chip_slips.PrepareFill | chip_slips.CarrySlip | chip_slips.TakeCredit
_SIGNS: dict[type[Signing], SlipKind] = {
    chip_slips.PrepareFill: SlipKind.FILL,
    chip_slips.TakeCredit: SlipKind.CREDIT,
}


def sign(cage: Cage, house: House, command: Signing, by: str) -> Decided:
    carrying = isinstance(command, chip_slips.CarrySlip)
    slip = due(house, command.slip, Signer.RUNNER if carrying else Signer.CASHIER, None)
    if isinstance(slip, Refusal):
        return slip
    if refusal := _other_kind(slip, command):
        return refusal
    match command:
        case chip_slips.CarrySlip():
            return [chip_slips.SlipCarried(slip.number, by)]
        case chip_slips.PrepareFill():
            return _prepare(cage, house, slip, by)
        case chip_slips.TakeCredit():
            taken = chip_slips.CreditTaken(slip.number, slip.table, slip.chips, slip.amount, by)
            return [taken, papers.asked(house, PaperSort.CREDIT, slip.number)]
        case _:
            assert_never(command)


def _prepare(cage: Cage, house: House, slip: ChipSlip, by: str) -> Decided:
    if slip.table not in house.floats:
        says = "{table} has closed since: its slip {slip} is cancelled there"
        name = house.names[slip.table]
        return worded(Reason.WRONG_PHASE, says, None, table=name, slip=slip.number)
    if not cage.counted:
        return UNCOUNTED
    prepared = chip_slips.FillPrepared(slip.number, slip.table, slip.chips, slip.amount, by)
    paper = papers.asked(house, PaperSort.FILL, slip.number)
    return [prepared, paper, *lacking(cage, house, slip.chips)]


def _other_kind(slip: ChipSlip, command: Signing) -> Refusal | None:
    """The cashier signs both kinds: what is counted out of the vault must not be booked as counted in."""
    meant = _SIGNS.get(type(command), slip.kind)
    if meant is slip.kind:
        return None
    says = "slip {slip} is a {kind}, not a {meant}"
    return worded(Reason.WRONG_PHASE, says, None, slip=slip.number, kind=str(slip.kind), meant=str(meant))
