"""A fill or credit slip: requested at a table, signed by each in turn, at the cage and at the table."""

from typing import NamedTuple, TypeAlias, assert_never

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import Citation, TableId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.chip_slips import ChipSlip, Counts, Signer, SlipKind, worth
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.floor.parts.messages import chip_slips

TableSlipCommand: TypeAlias = (
    chip_slips.RequestFill
    | chip_slips.RequestCredit
    | chip_slips.ReceiveSlip
    | chip_slips.ConfirmSlip
    | chip_slips.CancelSlip
)
TableSlipEvent: TypeAlias = (
    chip_slips.SlipRequested | chip_slips.SlipReceived | chip_slips.SlipConfirmed | chip_slips.SlipCancelled
)
CageSlipEvent: TypeAlias = chip_slips.FillPrepared | chip_slips.SlipCarried | chip_slips.CreditTaken
SlipEvent: TypeAlias = TableSlipEvent | CageSlipEvent


class AtRack(NamedTuple):
    """A table where a slip is signed, what should lie in its rack, and its clause on supervision."""

    table: TableId
    rack: Cents
    clause: Citation


def decide_at_table(house: House, at: AtRack, command: TableSlipCommand, by: str) -> Decided:
    clause = at.clause
    match command:
        case chip_slips.RequestFill():
            return _request(house, SlipKind.FILL, command.counts, by, clause)
        case chip_slips.RequestCredit():
            return _too_much(worth(command.counts), at) or _request(
                house, SlipKind.CREDIT, command.counts, by, clause
            )
        case chip_slips.CancelSlip():
            return _cancel(house, at, command.slip, by)
        case chip_slips.ReceiveSlip():
            slip = due(house, command.slip, Signer.DEALER, clause, at.table)
            return slip if isinstance(slip, Refusal) else [chip_slips.SlipReceived(slip.number, by)]
        case chip_slips.ConfirmSlip():
            return _confirm(house, at, command.slip, by)
        case _:
            assert_never(command)


def _request(house: House, kind: SlipKind, chips: Counts, by: str, clause: Citation) -> Decided:
    amount = worth(chips)
    denominations = [denomination for denomination, _ in chips]
    fit = all(count > 0 and denomination > 0 for denomination, count in chips)
    if not fit or len(set(denominations)) != len(denominations) or not 0 < amount <= money.MOST:
        says = "say how many chips of each value, each value once"
        return Refusal(Reason.BAD_AMOUNT, says, clause)
    return [chip_slips.SlipRequested(len(house.chip_slips) + 1, kind, chips, by)]


def _too_much(amount: Cents, at: AtRack) -> Refusal | None:
    """How much less is not said: counts are blind."""
    if amount <= at.rack:
        return None
    says = "the rack should hold less than {amount}"
    return worded(Reason.AMOUNT_DIFFERS, says, at.clause, amount=money.show_dollars(amount))


def due(
    house: House, number: int, signer: Signer, clause: Citation | None, table: TableId | None = None
) -> ChipSlip | Refusal:
    """The slip, if it waits for this signature; `table` is where the slip must be of."""
    slip = house.chip_slips.get(number)
    if slip is None or (table is not None and slip.table != table):
        return worded(Reason.NOTHING_THERE, "there is no slip {slip} here", clause, slip=number)
    if slip.next is None:
        return worded(Reason.WRONG_PHASE, "slip {slip} is closed already", clause, slip=number)
    if slip.next is not signer:
        says = "slip {slip} waits for the {signer}"
        return worded(Reason.WRONG_PHASE, says, clause, slip=number, signer=str(slip.next))
    return slip


def _confirm(house: House, at: AtRack, number: int, by: str) -> Decided:
    slip = due(house, number, Signer.FLOORPERSON, at.clause, at.table)
    if isinstance(slip, Refusal):
        return slip
    if slip.kind is SlipKind.FILL:
        return [chip_slips.SlipConfirmed(number, slip.amount, by)]
    return _too_much(slip.amount, at) or [chip_slips.SlipConfirmed(number, -slip.amount, by)]


def _cancel(house: House, at: AtRack, number: int, by: str) -> Decided:
    slip = house.chip_slips.get(number)
    if slip is None or slip.table != at.table:
        return worded(Reason.NOTHING_THERE, "there is no slip {slip} here", at.clause, slip=number)
    if slip.cancelled or len(slip.signed) > 1:
        says = "slip {slip} was signed already and cannot be cancelled"
        return worded(Reason.WRONG_PHASE, says, at.clause, slip=number)
    return [chip_slips.SlipCancelled(number, by)]


def fold(house: House, table: TableId, event: SlipEvent) -> None:
    match event:
        case chip_slips.SlipRequested():
            slip = ChipSlip(event.slip, SlipKind(event.kind), table, event.chips, (event.by,))
            house.chip_slips[event.slip] = slip
            house.open_slips.add(event.slip)
        case chip_slips.SlipCancelled():
            slip = house.chip_slips[event.slip]
            house.chip_slips[event.slip] = ChipSlip(
                slip.number, slip.kind, slip.table, slip.chips, slip.signed, cancelled=True
            )
            house.open_slips.discard(event.slip)
        case chip_slips.SlipConfirmed():
            _sign(house, event.slip, event.by)
            house.floats[table] = house.floats.get(table, 0) + event.amount
        case _:
            _sign(house, event.slip, event.by)


def _sign(house: House, number: int, who: str) -> None:
    slip = house.chip_slips[number] = house.chip_slips[number].signed_by(who)
    if slip.next is None:
        house.open_slips.discard(number)
