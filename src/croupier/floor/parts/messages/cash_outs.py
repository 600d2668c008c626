"""A player asks for a cash-out, and may think better of it."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId


class AskCashOut(msgspec.Struct, frozen=True, tag="ask-cash-out"):
    pass


class WithdrawCashOut(msgspec.Struct, frozen=True, tag="withdraw-cash-out"):
    pass


class CashOutAsked(msgspec.Struct, frozen=True, tag="cash-out-asked"):
    terminal: TerminalId
    amount: Cents


class CashOutWithdrawn(msgspec.Struct, frozen=True, tag="cash-out-withdrawn"):
    terminal: TerminalId
