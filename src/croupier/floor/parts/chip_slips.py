"""A fill or credit slip: requested at a table, signed by each in turn, at the cage and at the table."""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias, assert_never

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import Citation, TableId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.chip_slips import ChipSlip, Counts, Signature, Signer, SlipKind, worth
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.papers import PaperSort
from croupier.floor.parts import papers
from croupier.floor.parts.messages import chip_slips
from croupier.floor.parts.messages.duplicates import SlipPrintedAgain

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
    if refusal := _not_kept(house, chips, clause):
        return refusal
    amount = worth(chips)
    denominations = [denomination for denomination, _ in chips]
    fit = all(count > 0 for _, count in chips)
    if not fit or len(set(denominations)) != len(denominations) or not 0 < amount <= money.MOST:
        says = "say how many chips of each value, each value once"
        return Refusal(Reason.BAD_AMOUNT, says, clause)
    return [chip_slips.SlipRequested(len(house.chip_slips) + 1, kind, chips, by)]


def _not_kept(house: House, chips: Counts, clause: Citation) -> Refusal | None:
    """A slip that no cashier could sign: there is no cage, or none that keeps such chips."""
    values = house.chip_values()
    if not values:
        says = "this house has no cage: fill or credit the table in one step, before a witness"
        return Refusal(Reason.NOT_OFFERED, says, clause)
    if {denomination for denomination, _ in chips} <= set(values):
        return None
    known = ", ".join(map(money.show_dollars, values))
    return worded(Reason.BAD_AMOUNT, "the value chips of the cage are {known}", clause, known=known)


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
    if by == slip.requester:
        says = "you requested slip {slip}: another floorperson or supervisor confirms it"
        return worded(Reason.NOT_WITNESSED, says, at.clause, slip=number)
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


def _open_at(house: House, table: TableId) -> Iterator[ChipSlip]:
    slips_ = (house.chip_slips[number] for number in sorted(house.open_slips))
    return (slip for slip in slips_ if slip.table == table)


def unconfirmed(house: House, table: TableId) -> Iterator[ChipSlip]:
    """Slips whose chips the dealer has moved, while the books wait for the floorperson."""
    return (slip for slip in _open_at(house, table) if slip.next is Signer.FLOORPERSON)


def moving(house: House, table: TableId) -> Iterator[ChipSlip]:
    """Slips whose chips somebody at this table has still to sign for."""
    for slip in _open_at(house, table):
        on_its_way = slip.kind is SlipKind.FILL and len(slip.signed) > 1
        if on_its_way or slip.next is Signer.FLOORPERSON:
            yield slip


def print_again(house: House, number: int, by: str) -> Decided:
    """Once there is a paper of it at all."""
    slip = house.chip_slips.get(number)
    if slip is None:
        return worded(Reason.NOTHING_THERE, "there is no slip {slip} here", None, slip=number)
    if not slip.printed:
        says = "slip {slip} was not printed yet: it is when its cashier signs"
        return worded(Reason.WRONG_PHASE, says, None, slip=number)
    copy, sort = slip.copies + 1, PaperSort(slip.kind)
    return [SlipPrintedAgain(number, copy, by), papers.asked(house, sort, number, copy, by)]


def count_duplicate(house: House, event: SlipPrintedAgain) -> None:
    slip = house.chip_slips[event.slip]
    house.chip_slips[event.slip] = msgspec.structs.replace(slip, copies=event.copy)


def fold(house: House, table: TableId, event: SlipEvent) -> None:
    match event:
        case chip_slips.SlipRequested():
            requested = (Signature(event.by, house.time),)
            house.chip_slips[event.slip] = ChipSlip(
                event.slip, SlipKind(event.kind), table, event.chips, requested
            )
            house.open_slips.add(event.slip)
        case chip_slips.SlipCancelled():
            slip = house.chip_slips[event.slip]
            house.chip_slips[event.slip] = msgspec.structs.replace(slip, cancelled=True)
            house.open_slips.discard(event.slip)
        case chip_slips.SlipConfirmed():
            _sign(house, event.slip, event.by)
            house.floats[table] = house.floats.get(table, 0) + event.amount
        case _:
            _sign(house, event.slip, event.by)


def _sign(house: House, number: int, who: str) -> None:
    signature = Signature(who, house.time)
    slip = house.chip_slips[number] = house.chip_slips[number].signed_by(signature)
    if slip.next is None:
        house.open_slips.discard(number)
