"""Vouchers at a table with seats: players wager chips there, so that none is taken and none is printed."""

from typing import TypeAlias

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refusal
from croupier.desk.offer import Offer
from croupier.floor.parts.messages.vouchers import CashOutToVoucher, RedeemVoucher
from croupier.floor.parts.people import PLAYER

AtSeat: TypeAlias = RedeemVoucher | CashOutToVoucher


def offers(clause: Citation | None, screens: tuple[str, ...]) -> tuple[Offer, ...]:
    """Listed so that a player who tries is told why not, by the table's own clause."""
    return tuple(Offer(command, PLAYER, clause, screens) for command in (RedeemVoucher, CashOutToVoucher))


def refuse(command: AtSeat, clause: Citation) -> Refusal:
    """`clause` is the table's, on what is wagered there."""
    if isinstance(command, RedeemVoucher):
        says = "wagers are made with chips here, and no voucher is taken: the cage pays it"
        return Refusal(Reason.TENDER_NOT_ACCEPTED, says, clause)
    says = "no voucher is printed here: you leave with value chips, which the cage pays"
    return Refusal(Reason.NOT_OFFERED, says, clause)
