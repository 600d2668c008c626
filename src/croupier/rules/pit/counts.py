"""Fills, credits, the drop box and counts at a table: each by two people, who are not the same one."""

from typing import NamedTuple, assert_never

from croupier import money
from croupier.messages import pit as messages
from croupier.messages.envelope import Event
from croupier.messages.refusal import Reason, Refusal, shown
from croupier.money import Cents
from croupier.names import Citation, TableId
from croupier.rules.pit import clauses
from croupier.rules.pit.state import PitState

Decided = list[Event] | Refusal
Counting = (
    messages.FillTable | messages.CreditTable | messages.PickUpDrop | messages.CountDrop | messages.CountFloat
)
LONGEST_SLIP = 32


class Kept(NamedTuple):
    """A table as a count meets it: what the ledger says lies in its box, and whether a game is in play."""

    table: TableId
    drop: Cents
    playing: bool


def decide(pit: PitState, kept: Kept, command: Counting, by: str) -> Decided:
    table = kept.table
    if refusal := _unwitnessed(pit, by, command.witness):
        return refusal
    match command:
        case messages.FillTable():
            refusal = _unfit(pit, table, command)
            return refusal or [messages.TableFilled(command.amount, command.slip, by, command.witness)]
        case messages.CreditTable():
            refusal = _unfit(pit, table, command) or _too_much(pit, table, command)
            return refusal or [messages.TableCredited(command.amount, command.slip, by, command.witness)]
        case messages.PickUpDrop():
            return [messages.DropPickedUp(kept.drop, by, command.witness)]
        case messages.CountDrop():
            return _count_drop(pit, table, command, by)
        case messages.CountFloat():
            return _count_float(pit, kept, command, by)
        case _:
            assert_never(command)


def _unwitnessed(pit: PitState, by: str, witness: str) -> Refusal | None:
    if witness == by:
        says = "one person cannot be both: name another member of staff as witness"
        return Refusal(Reason.NOT_WITNESSED, says, clauses.OVERSIGHT)
    if witness not in pit.on_duty:
        says = f"the witness {shown(witness)} is not on duty"
        return Refusal(Reason.NOT_WITNESSED, says, clauses.OVERSIGHT)
    return None


def _unfit(
    pit: PitState, table: TableId, command: messages.FillTable | messages.CreditTable
) -> Refusal | None:
    if table not in pit.racks:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", clauses.OVERSIGHT)
    if not 0 < len(command.slip) <= LONGEST_SLIP or not command.slip.isprintable():
        return Refusal(Reason.MALFORMED, "the slip has a short printed number", clauses.OVERSIGHT)
    if not 0 < command.amount <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "the chips are worth more than 0.00", clauses.COUNT_CHIPS)
    if command.slip in pit.slips:
        return Refusal(Reason.DUPLICATE_ID, f"slip {command.slip} was used already", clauses.OVERSIGHT)
    return None


def _too_much(pit: PitState, table: TableId, command: messages.CreditTable) -> Refusal | None:
    rack = pit.racks[table]
    if command.amount <= rack:
        return None
    says = f"the rack should hold {money.show_dollars(rack)}, less than {money.show_dollars(command.amount)}"
    return Refusal(Reason.AMOUNT_DIFFERS, says, clauses.COUNT_CHIPS)


def _count_drop(pit: PitState, table: TableId, command: messages.CountDrop, by: str) -> Decided:
    if table not in pit.pulled:
        return Refusal(Reason.NOTHING_THERE, "no box of that table waits for its count", clauses.DROP)
    if refusal := _not_an_amount(command.amount, clauses.DROP):
        return refusal
    return [messages.DropCounted(pit.pulled[table], command.amount, by, command.witness)]


def _count_float(pit: PitState, kept: Kept, command: messages.CountFloat, by: str) -> Decided:
    if kept.table not in pit.racks or kept.playing:
        says = "a float is counted at an open table, between games"
        return Refusal(Reason.WRONG_PHASE, says, clauses.OVERSIGHT)
    if refusal := _not_an_amount(command.amount, clauses.COUNT_CHIPS):
        return refusal
    return [messages.FloatCounted(pit.racks[kept.table], command.amount, by, command.witness)]


def _not_an_amount(amount: Cents, clause: Citation) -> Refusal | None:
    """An empty box or an empty rack is counted too."""
    if 0 <= amount <= money.MOST:
        return None
    return Refusal(Reason.BAD_AMOUNT, "a count is 0.00 or more", clause)
