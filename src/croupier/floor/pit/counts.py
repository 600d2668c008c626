"""Fills, credits, the drop box and counts at a table: each by two people, who are not the same one."""

from typing import NamedTuple, assert_never

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import Citation, TableId
from croupier.base.refusal import Reason, Refusal, shown
from croupier.floor.kinds import Ground
from croupier.floor.pit.messages import pit as messages
from croupier.floor.pit.state import PitState

Decided = list[Event] | Refusal
Counting = (
    messages.FillTable | messages.CreditTable | messages.PickUpDrop | messages.CountDrop | messages.CountFloat
)
OfRack = messages.FillTable | messages.CreditTable | messages.CountFloat
LONGEST_SLIP = 32


class Kept(NamedTuple):
    """A table as a count meets it: what should lie in its box and rack, and whether a game is in play.

    `rack` is None at a closed table. `dealt` is whether a dealer's rack of chips stands there; `ground` is
    what its own document says.
    """

    table: TableId
    drop: Cents
    rack: Cents | None
    playing: bool
    dealt: bool
    ground: Ground


def decide(pit: PitState, kept: Kept, command: Counting, by: str) -> Decided:
    if refusal := _no_rack(kept, command) or _unwitnessed(pit, kept, by, command.witness):
        return refusal
    match command:
        case messages.FillTable():
            refusal = _unfit(pit, kept, command)
            return refusal or [messages.TableFilled(command.amount, command.slip, by, command.witness)]
        case messages.CreditTable():
            refusal = _unfit(pit, kept, command) or _too_much(kept, command)
            return refusal or [messages.TableCredited(command.amount, command.slip, by, command.witness)]
        case messages.PickUpDrop():
            return [messages.DropPickedUp(kept.drop, by, command.witness)]
        case messages.CountDrop():
            return _count_drop(pit, kept, command, by)
        case messages.CountFloat():
            return _count_float(kept, command, by)
        case _:
            assert_never(command)


def _no_rack(kept: Kept, command: Counting) -> Refusal | None:
    """Nothing is paid in chips where no dealer works, so chips brought there would never come back."""
    if kept.dealt or not isinstance(command, OfRack):
        return None
    return Refusal(Reason.NOT_OFFERED, "no chips are kept at this table", kept.ground.rack)


def _unwitnessed(pit: PitState, kept: Kept, by: str, witness: str) -> Refusal | None:
    if witness == by:
        says = "one person cannot be both: name another member of staff as witness"
        return Refusal(Reason.NOT_WITNESSED, says, kept.ground.supervision)
    if witness not in pit.on_duty:
        says = f"the witness {shown(witness)} is not on duty"
        return Refusal(Reason.NOT_WITNESSED, says, kept.ground.supervision)
    return None


def _unfit(pit: PitState, kept: Kept, command: messages.FillTable | messages.CreditTable) -> Refusal | None:
    if kept.rack is None:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", kept.ground.supervision)
    if not 0 < len(command.slip) <= LONGEST_SLIP or not command.slip.isprintable():
        return Refusal(Reason.MALFORMED, "the slip has a short printed number", kept.ground.supervision)
    if not 0 < command.amount <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "the chips are worth more than 0.00", kept.ground.rack)
    if command.slip in pit.slips:
        return Refusal(Reason.DUPLICATE_ID, f"slip {command.slip} was used already", kept.ground.supervision)
    return None


def _too_much(kept: Kept, command: messages.CreditTable) -> Refusal | None:
    rack = kept.rack or 0
    if command.amount <= rack:
        return None
    says = f"the rack should hold {money.show_dollars(rack)}, less than {money.show_dollars(command.amount)}"
    return Refusal(Reason.AMOUNT_DIFFERS, says, kept.ground.rack)


def _count_drop(pit: PitState, kept: Kept, command: messages.CountDrop, by: str) -> Decided:
    if kept.table not in pit.pulled:
        return Refusal(Reason.NOTHING_THERE, "no box of that table waits for its count", kept.ground.box)
    if refusal := _not_an_amount(command.amount, kept.ground.box):
        return refusal
    return [messages.DropCounted(pit.pulled[kept.table], command.amount, by, command.witness)]


def _count_float(kept: Kept, command: messages.CountFloat, by: str) -> Decided:
    if kept.rack is None or kept.playing:
        says = "a float is counted at an open table, between games"
        return Refusal(Reason.WRONG_PHASE, says, kept.ground.supervision)
    if refusal := _not_an_amount(command.amount, kept.ground.rack):
        return refusal
    return [messages.FloatCounted(kept.rack, command.amount, by, command.witness)]


def _not_an_amount(amount: Cents, clause: Citation) -> Refusal | None:
    """An empty box or an empty rack is counted too."""
    if 0 <= amount <= money.MOST:
        return None
    return Refusal(Reason.BAD_AMOUNT, "a count is 0.00 or more", clause)
