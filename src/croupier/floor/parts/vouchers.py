"""What may be done with a voucher: issued to a printer that is ready, printed or void, and paid once."""

from typing import TypeAlias, assert_never

from croupier.base import money
from croupier.base.names import Citation, EffectId, TableId, TerminalId
from croupier.base.refusal import Reason, Refusal, sentence, worded
from croupier.desk.house import House
from croupier.desk.vouchers import Voucher, VoucherState, last_day
from croupier.floor.parts.messages import vouchers

StationVoucherEvent: TypeAlias = (
    vouchers.VoucherAsked
    | vouchers.VoucherIssued
    | vouchers.VoucherPrinted
    | vouchers.VoucherFailed
    | vouchers.VoucherRedeemed
)
VoucherEvent: TypeAlias = StationVoucherEvent | vouchers.VouchersExpired
_UNPAID = {
    VoucherState.REDEEMED: sentence("voucher {number} was paid already, at {where}"),
    VoucherState.EXPIRED: sentence("voucher {number} has expired: it was paid until {day}"),
    VoucherState.PRINTING: sentence("voucher {number} is still being printed"),
    VoucherState.VOID: sentence(
        "voucher {number} is void: its amount is paid by hand where it was asked for"
    ),
}


def asked(house: House, table: TableId, terminal: TerminalId, amount: money.Cents) -> vouchers.VoucherAsked:
    """A voucher with the house's next number; the effect is named after it."""
    number = house.voucher_prints + 1
    return vouchers.VoucherAsked(terminal, EffectId(f"print:{table}:{number}"), number, amount)


def issued(
    house: House, printing: vouchers.VoucherAsked, hash_: str, clause: Citation
) -> vouchers.VoucherIssued | Refusal:
    """No two vouchers have one number, whatever a printer's source of numbers is worth."""
    if hash_ in house.vouchers:
        return Refusal(Reason.DUPLICATE_ID, "that voucher number was issued before: draw another", clause)
    expires = last_day(house.day, house.voucher_days)
    return vouchers.VoucherIssued(
        printing.terminal, printing.effect, hash_, printing.number, printing.amount, expires
    )


def payable(house: House, hash_: str, clause: Citation | None) -> Voucher | Refusal:
    """The voucher if it may be paid here and now; the refusal says what became of it."""
    voucher = house.vouchers.get(hash_)
    if voucher is None:
        return Refusal(Reason.NOTHING_THERE, "no voucher of this house has that number", clause)
    if voucher.state is VoucherState.OPEN:
        return voucher
    says = _UNPAID[voucher.state]
    told = {"where": _where(house, voucher), "day": voucher.expires}
    values = {name: value for name, value in told.items() if f"{{{name}}}" in says}
    return worded(Reason.TENDER_NOT_ACCEPTED, says, clause, number=voucher.number, **values)


def _where(house: House, voucher: Voucher) -> str:
    """Where it was paid, as the floor calls it: a cashier who was cut off knows it again by that."""
    table, terminal = voucher.paid or (voucher.table, voucher.terminal)
    return f"{house.names.get(table, table)}, {terminal}"


def fold(house: House, table: TableId, event: VoucherEvent) -> None:
    """What a voucher's event makes of the house's list of them."""
    match event:
        case vouchers.VoucherAsked():
            house.voucher_prints = event.number
        case vouchers.VoucherIssued():
            house.vouchers[event.voucher] = Voucher(
                event.number, event.amount, table, event.terminal, event.expires, house.day
            )
        case vouchers.VoucherPrinted():
            become(house, event.voucher, VoucherState.OPEN)
        case vouchers.VoucherFailed():
            if event.voucher:
                become(house, event.voucher, VoucherState.VOID)
        case vouchers.VoucherRedeemed():
            become(house, event.voucher, VoucherState.REDEEMED, (table, event.terminal))
        case vouchers.VouchersExpired():
            for one in event.vouchers:
                become(house, one, VoucherState.EXPIRED)
        case _:
            assert_never(event)


def become(
    house: House, hash_: str, state: VoucherState, paid: tuple[TableId, TerminalId] | None = None
) -> None:
    """`paid` is where it was redeemed."""
    voucher = house.vouchers[hash_] = house.vouchers[hash_].becomes(state, paid)
    if state is VoucherState.OPEN:
        house.open_vouchers[hash_] = None
        house.vouchers_owed += voucher.amount
    elif hash_ in house.open_vouchers:
        del house.open_vouchers[hash_]
        house.vouchers_owed -= voucher.amount
