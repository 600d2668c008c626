"""Fills, credits, the drop box and counts at a table: each by two people, who are not the same one."""

from typing import NamedTuple, Protocol, TypeAlias, assert_never, get_args

from croupier.base import money
from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import Citation, TableId, staff_name
from croupier.base.refusal import Reason, Refusal, shown, worded
from croupier.desk.house import Count, House
from croupier.desk.kind import Citations, Decided, Standing
from croupier.desk.offer import Offer
from croupier.floor.parts import chip_slips as slips
from croupier.floor.parts.chip_slips import TableSlipCommand, TableSlipEvent
from croupier.floor.parts.messages import chip_slips, racks
from croupier.floor.parts.people import COUNT_ROOM, DEALER, FLOOR
from croupier.ledger import accounts as chart

Witnessed: TypeAlias = (
    racks.FillTable | racks.CreditTable | racks.PickUpDrop | racks.CountDrop | racks.CountFloat
)
Counting: TypeAlias = Witnessed | TableSlipCommand
CountedEvent: TypeAlias = (
    racks.TableFilled | racks.TableCredited | racks.DropPickedUp | racks.DropCounted | racks.FloatCounted
)
RackEvent: TypeAlias = CountedEvent | TableSlipEvent
DEALERS = ("console", "felt", "dealing")
LONGEST_SLIP = 32
OFFERS = (
    Offer(racks.FillTable, FLOOR, screens=("supervisor",)),
    Offer(racks.CreditTable, FLOOR, screens=("supervisor",)),
    Offer(racks.PickUpDrop, FLOOR | COUNT_ROOM, screens=("supervisor",)),
    Offer(racks.CountDrop, COUNT_ROOM),
    Offer(racks.CountFloat, FLOOR, screens=("supervisor",)),
    Offer(chip_slips.RequestFill, FLOOR, screens=("supervisor",)),
    Offer(chip_slips.RequestCredit, FLOOR, screens=("supervisor",)),
    Offer(chip_slips.ReceiveSlip, DEALER, screens=DEALERS),
    Offer(chip_slips.ConfirmSlip, FLOOR, screens=("supervisor",)),
    Offer(chip_slips.CancelSlip, FLOOR, screens=("supervisor",)),
)
EVENTS: tuple[type[Event], ...] = get_args(RackEvent)


class WithFloat(Protocol):
    """A table with a float in its rack."""

    bankroll: Cents


class Kept(NamedTuple):
    """A table as a count meets it: what the ledger says lies in its box and rack, and if a game is in play.

    `rack` is None at a closed table; `citations` are those of the table's own document.
    """

    table: TableId
    drop: Cents
    rack: Cents | None
    playing: bool
    citations: Citations


def decide(house: House, kept: Kept, command: Counting, by: str) -> Decided:
    if isinstance(command, TableSlipCommand):
        return _slip(house, kept, command, by)
    if refusal := _unwitnessed(house, kept, by, command.witness):
        return refusal
    match command:
        case racks.FillTable():
            refusal = _unfit(house, kept, command)
            return refusal or [racks.TableFilled(command.amount, command.slip, by, command.witness)]
        case racks.CreditTable():
            refusal = _unfit(house, kept, command) or _too_much(kept, command)
            return refusal or [racks.TableCredited(command.amount, command.slip, by, command.witness)]
        case racks.PickUpDrop():
            return [racks.DropPickedUp(kept.drop, by, command.witness)]
        case racks.CountDrop():
            return _count_drop(house, kept, command, by)
        case racks.CountFloat():
            return _count_float(house, kept, command, by)
        case _:
            assert_never(command)


def _slip(house: House, kept: Kept, command: TableSlipCommand, by: str) -> Decided:
    if kept.rack is None and not isinstance(command, chip_slips.CancelSlip):
        return Refusal(Reason.WRONG_PHASE, "the table is closed", kept.citations.supervision)
    at = slips.AtRack(kept.table, kept.rack or 0, kept.citations.supervision)
    return slips.decide_at_table(house, at, command, by)


def _unwitnessed(house: House, kept: Kept, by: str, witness: str) -> Refusal | None:
    if witness == by:
        says = "one person cannot be both: name another member of staff as witness"
        return Refusal(Reason.NOT_WITNESSED, says, kept.citations.supervision)
    if witness not in house.on_duty:
        says = "the witness {witness} is not on duty"
        return worded(
            Reason.NOT_WITNESSED, says, kept.citations.supervision, witness=shown(staff_name(witness))
        )
    return None


def _unfit(house: House, kept: Kept, command: racks.FillTable | racks.CreditTable) -> Refusal | None:
    if kept.rack is None:
        return Refusal(Reason.WRONG_PHASE, "the table is closed", kept.citations.supervision)
    if not 0 < len(command.slip) <= LONGEST_SLIP or not command.slip.isprintable():
        return Refusal(Reason.MALFORMED, "the slip has a short printed number", kept.citations.supervision)
    if house.cages:
        return BY_SLIP.resting_on(kept.citations.supervision)
    if not 0 < command.amount <= money.MOST:
        return Refusal(Reason.BAD_AMOUNT, "the chips are worth more than 0.00", kept.citations.rack)
    if command.slip in house.slips:
        return worded(
            Reason.DUPLICATE_ID, "slip {slip} was used already", kept.citations.supervision, slip=command.slip
        )
    return None


BY_SLIP = Refusal(
    Reason.NOT_OFFERED,
    "this house has a cage: request a fill or a credit on a numbered slip, which five people sign",
)


def _too_much(kept: Kept, command: racks.CreditTable) -> Refusal | None:
    rack = kept.rack or 0
    if command.amount <= rack:
        return None
    # How much less is not said: whoever asks may count the rack next, and counts are blind.
    says = "the rack should hold less than {amount}"
    return worded(Reason.AMOUNT_DIFFERS, says, kept.citations.rack, amount=money.show_dollars(command.amount))


def _count_drop(house: House, kept: Kept, command: racks.CountDrop, by: str) -> Decided:
    if kept.table not in house.pulled:
        return Refusal(Reason.NOTHING_THERE, "no box of that table waits for its count", kept.citations.box)
    if refusal := _not_an_amount(command.amount, kept.citations.box):
        return refusal
    return [racks.DropCounted(house.pulled[kept.table], command.amount, by, command.witness)]


def _count_float(house: House, kept: Kept, command: racks.CountFloat, by: str) -> Decided:
    """Not while the chips of a slip are in the rack, or out of it, and the books do not say so yet."""
    if kept.rack is None or kept.playing:
        says = "a float is counted at an open table, between games"
        return Refusal(Reason.WRONG_PHASE, says, kept.citations.supervision)
    if half := next(slips.unconfirmed(house, kept.table), None):
        says = (
            "house rule: slip {slip} is confirmed before the float is counted: the dealer has moved its chips"
        )
        return worded(Reason.WRONG_PHASE, says, None, slip=half.number)
    if refusal := _not_an_amount(command.amount, kept.citations.rack):
        return refusal
    return [racks.FloatCounted(kept.rack, command.amount, by, command.witness)]


def _not_an_amount(amount: Cents, clause: Citation) -> Refusal | None:
    """An empty box or an empty rack is counted too."""
    if 0 <= amount <= money.MOST:
        return None
    return Refusal(Reason.BAD_AMOUNT, "a count is 0.00 or more", clause)


def kept(table: TableId, house: House, citations: Citations, standing: Standing) -> Kept:
    """The table as a count meets it now; only an open table has a rack."""
    drop = -house.balances.get(chart.drop(table), 0)
    rack = rack_of(house, table) if standing.open else None
    return Kept(table, drop, rack, standing.playing, citations)


UNCOUNTED = Refusal(
    Reason.NOT_COUNTED, "house rule: two people count the float after the last game before the table closes"
)
"""No document says when a float is counted; what goes back to the cage uncounted is missed too late."""


def not_to_close(house: House, table: TableId) -> Refusal | None:
    """Why the rack cannot go back to the cage yet: chips of a slip could be signed for by nobody then."""
    if coming := next(slips.moving(house, table), None):
        says = "house rule: the chips of slip {slip} are on their way: they are signed for first"
        return worded(Reason.BETS_IN_PLAY, says, None, slip=coming.number)
    return None if house.float_is_counted(table) else UNCOUNTED


def rack_of(house: House, table: TableId) -> Cents:
    """What should lie in the table's rack, by the ledger."""
    return -house.balances.get(chart.rack(table), 0)


def evolve_float(table: WithFloat, event: RackEvent) -> None:
    """A fill or a credit changes the float; a count only says what was found."""
    match event:
        case racks.TableFilled():
            table.bankroll += event.amount
        case racks.TableCredited():
            table.bankroll -= event.amount
        case chip_slips.SlipConfirmed():
            table.bankroll += event.amount
        case _:
            pass


def fold(house: House, table: TableId, event: RackEvent) -> None:
    """What a fill, a credit or a count makes of the house's own figures."""
    if isinstance(event, TableSlipEvent):
        slips.fold(house, table, event)
    else:
        _fold(house, table, event)


def _fold(house: House, table: TableId, event: CountedEvent) -> None:
    match event:
        case racks.TableFilled():
            house.slips[event.slip] = table
            house.floats[table] = house.floats.get(table, 0) + event.amount
            house.off_slip += event.amount
        case racks.TableCredited():
            house.slips[event.slip] = table
            house.floats[table] = house.floats.get(table, 0) - event.amount
            house.off_slip -= event.amount
        case racks.DropPickedUp():
            house.pulled[table] = house.pulled.get(table, 0) + event.amount
        case racks.DropCounted():
            del house.pulled[table]
            house.drop_counts[table] = Count(event.expected, event.counted)
        case racks.FloatCounted():
            house.floats[table] = event.counted
            house.uncounted.discard(table)
            house.float_counts[table] = Count(event.expected, event.counted)
        case _:
            assert_never(event)
