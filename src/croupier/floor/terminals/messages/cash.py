"""Money on and off a terminal, in the steps the document lists."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.floor.parts.messages.tender import Money


class LayBuyIn(msgspec.Struct, frozen=True, tag="lay-buy-in"):
    """The player lays money on the terminal."""

    money: Money


class TakeBuyIn(msgspec.Struct, frozen=True, tag="take-buy-in"):
    """The player gave the dealer money by hand, for a terminal that the dealer names."""

    terminal: TerminalId
    money: Money


class PickUpBuyIn(msgspec.Struct, frozen=True, tag="pick-up-buy-in"):
    terminal: TerminalId


class CountBuyIn(msgspec.Struct, frozen=True, tag="count-buy-in"):
    terminal: TerminalId
    money: Money


class CreditBuyIn(msgspec.Struct, frozen=True, tag="credit-buy-in"):
    terminal: TerminalId
    total: Cents


class DropBuyIn(msgspec.Struct, frozen=True, tag="drop-buy-in"):
    terminal: TerminalId


class VerifyCredit(msgspec.Struct, frozen=True, tag="verify-credit"):
    pass


class ReportCredit(msgspec.Struct, frozen=True, tag="report-credit"):
    """The player says the credited amount is wrong."""


class CorrectBuyIn(msgspec.Struct, frozen=True, tag="correct-buy-in"):
    terminal: TerminalId
    money: Money


class ConfirmCashOut(msgspec.Struct, frozen=True, tag="confirm-cash-out"):
    pass


class SelectCashOut(msgspec.Struct, frozen=True, tag="select-cash-out"):
    terminal: TerminalId


class CountChips(msgspec.Struct, frozen=True, tag="count-chips"):
    """Chips to the value shown, verified, and confirmed."""

    terminal: TerminalId
    amount: Cents


class DeliverChips(msgspec.Struct, frozen=True, tag="deliver-chips"):
    terminal: TerminalId


class BuyInLaid(msgspec.Struct, frozen=True, tag="buy-in-laid"):
    terminal: TerminalId
    money: Money


class BuyInPickedUp(msgspec.Struct, frozen=True, tag="buy-in-picked-up"):
    terminal: TerminalId


class BuyInCounted(msgspec.Struct, frozen=True, tag="buy-in-counted"):
    terminal: TerminalId
    money: Money


class TerminalCredited(msgspec.Struct, frozen=True, tag="terminal-credited"):
    terminal: TerminalId
    money: Money


class BuyInDropped(msgspec.Struct, frozen=True, tag="buy-in-dropped"):
    terminal: TerminalId
    currency: Cents


class CreditVerified(msgspec.Struct, frozen=True, tag="credit-verified"):
    terminal: TerminalId


class CreditReported(msgspec.Struct, frozen=True, tag="credit-reported"):
    terminal: TerminalId


class BuyInCorrected(msgspec.Struct, frozen=True, tag="buy-in-corrected"):
    """`was` is voided and `money` takes its place."""

    terminal: TerminalId
    was: Money
    money: Money
    dropped: bool


class CashOutConfirmed(msgspec.Struct, frozen=True, tag="cash-out-confirmed"):
    terminal: TerminalId


class CashOutSelected(msgspec.Struct, frozen=True, tag="cash-out-selected"):
    terminal: TerminalId


class CashOutPaid(msgspec.Struct, frozen=True, tag="cash-out-paid"):
    terminal: TerminalId
    amount: Cents


class ChipsDelivered(msgspec.Struct, frozen=True, tag="chips-delivered"):
    terminal: TerminalId
