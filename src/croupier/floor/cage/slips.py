"""Fill and credit slips where cashier and runner sign them."""

from typing import TypeAlias, assert_never

from croupier.base.refusal import Refusal
from croupier.desk.chip_slips import Signer
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.cage.state import Cage
from croupier.floor.cage.window import NO_CHIPS, UNCOUNTED
from croupier.floor.parts.chip_slips import due
from croupier.floor.parts.messages import chip_slips

Signing: TypeAlias = chip_slips.PrepareFill | chip_slips.CarrySlip | chip_slips.TakeCredit


def sign(cage: Cage, house: House, command: Signing, by: str) -> Decided:
    carrying = isinstance(command, chip_slips.CarrySlip)
    slip = due(house, command.slip, Signer.RUNNER if carrying else Signer.CASHIER, None)
    if isinstance(slip, Refusal):
        return slip
    match command:
        case chip_slips.CarrySlip():
            return [chip_slips.SlipCarried(slip.number, by)]
        case chip_slips.PrepareFill():
            if not cage.counted or not cage.has(slip.chips):
                return NO_CHIPS if cage.counted else UNCOUNTED
            return [chip_slips.FillPrepared(slip.number, slip.table, slip.chips, slip.amount, by)]
        case chip_slips.TakeCredit():
            return [chip_slips.CreditTaken(slip.number, slip.table, slip.chips, slip.amount, by)]
        case _:
            assert_never(command)
