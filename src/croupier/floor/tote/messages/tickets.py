"""Tickets: sold and printed, presented and paid, cancelled, refunded and exchanged.

A ticket is named by its number, which counts the tickets of the facility. Whoever holds the paper is paid,
by the validation number on it, of which the journal holds the keyed hash alone.
"""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import EffectId, TerminalId
from croupier.base.wire_types import LongText, VoucherHash


class CancelledBy(StrEnum):
    """How a ticket was cancelled: read by the machine, keyed by its serial number, by hand with two
    signatures, or by the machine itself because it was not printed.
    """

    INSERTED = "inserted"
    KEYED = "keyed"
    MANUAL = "manual"
    MACHINE = "machine"


class Claim(StrEnum):
    """What is wrong with a ticket that somebody claims on."""

    LOST = "lost"
    MUTILATED = "mutilated"
    ALTERED = "altered"


class SellTicket(msgspec.Struct, frozen=True, tag="sell-ticket"):
    """One ticket with these bets, like `R4 $2 EXACTA BOX 1,3,5`: at a window, or at a self-service terminal
    from its credit.
    """

    bets: tuple[LongText, ...]


class ReportTicketPrinted(msgspec.Struct, frozen=True, tag="report-ticket-printed"):
    """From the terminal's printer: the ticket is in the customer's hand, with the number of this hash."""

    effect: EffectId
    secret: VoucherHash


class ReportTicketFailed(msgspec.Struct, frozen=True, tag="report-ticket-failed"):
    """From the terminal's printer: there is no ticket, or it cannot be known whether there is one."""

    effect: EffectId
    reason: str


class PresentTicket(msgspec.Struct, frozen=True, tag="present-ticket"):
    """A ticket handed over at a window: the machine verifies it and says what it pays."""

    ticket: VoucherHash


class PayTicket(msgspec.Struct, frozen=True, tag="pay-ticket"):
    """The teller pays the ticket that was presented and verified at this window."""

    ticket: int


class ReturnTicket(msgspec.Struct, frozen=True, tag="return-ticket"):
    """The customer takes a presented ticket back unpaid."""


class CashTicket(msgspec.Struct, frozen=True, tag="cash-ticket"):
    """A ticket put into a self-service terminal: verified, and what it pays is credited."""

    ticket: VoucherHash


class CancelTicket(msgspec.Struct, frozen=True, tag="cancel-ticket"):
    """By the serial number, keyed in at the terminal that issued it."""

    serial: int


class CancelInserted(msgspec.Struct, frozen=True, tag="cancel-inserted"):
    """By the ticket itself, put into the reader of the terminal that issued it."""

    ticket: VoucherHash


class AskManualCancel(msgspec.Struct, frozen=True, tag="ask-manual-cancel"):
    """The teller has written the cancellation on the original, and signs; a supervisor signs next."""

    serial: int


class SignManualCancel(msgspec.Struct, frozen=True, tag="sign-manual-cancel"):
    ticket: int


class WithdrawManualCancel(msgspec.Struct, frozen=True, tag="withdraw-manual-cancel"):
    serial: int


class ExchangeTicket(msgspec.Struct, frozen=True, tag="exchange-ticket"):
    """A ticket that won a twin trifecta's first race, for a free choice in its second: `1/2/3`."""

    ticket: VoucherHash
    selection: LongText


class ClaimTicket(msgspec.Struct, frozen=True, tag="claim-ticket"):
    """A claim without a ticket that the machine can read."""

    claim: Claim


class PayDifference(msgspec.Struct, frozen=True, tag="pay-difference"):
    """What a corrected payoff still owes whoever cashed this ticket."""

    ticket: int


class SoldBet(msgspec.Struct, frozen=True, array_like=True):
    """`bet` as a ticket prints it, how many single bets it holds, and what they cost together."""

    bet: str
    bets: int
    cost: Cents


class TicketSold(msgspec.Struct, frozen=True, omit_defaults=True, tag="ticket-sold"):
    """The recorded copy, made with the original: `effect` asks for its print.

    `card` is the number of the race card, `by` the teller, or nobody at a self-service terminal, whose
    credit paid for it.
    """

    ticket: int
    terminal: TerminalId
    serial: int
    card: int
    bets: tuple[SoldBet, ...]
    cost: Cents
    effect: EffectId
    by: str = ""


class TicketPrinted(msgspec.Struct, frozen=True, tag="ticket-printed"):
    ticket: int
    effect: EffectId
    secret: VoucherHash


class TicketNotPrinted(msgspec.Struct, frozen=True, tag="ticket-not-printed"):
    """It was not delivered. Its bets stay in the pools, unless it is cancelled in the same record."""

    ticket: int
    effect: EffectId
    reason: str


class PaidPool(msgspec.Struct, frozen=True, array_like=True):
    """What one pool pays a bet of a ticket, winnings and refunds, of what was staked. `bet` is its place on
    the ticket; `settled` is False where the pool is still undecided, and gives the stake back.
    """

    bet: int
    race: int
    kind: str
    staked: Cents
    paid: Cents
    refunded: Cents
    settled: bool


class TicketPresented(msgspec.Struct, frozen=True, tag="ticket-presented"):
    """Verified: `pays` is due now."""

    window: TerminalId
    ticket: int
    secret: VoucherHash
    pays: Cents
    by: str


class TicketReturned(msgspec.Struct, frozen=True, tag="ticket-returned"):
    window: TerminalId
    ticket: int


class TaxForm(msgspec.Struct, frozen=True, array_like=True):
    """What the tax office is told of one pool's winnings: the wager, what it won beyond that, and what of it
    is withheld.
    """

    race: int
    kind: str
    wager: Cents
    winnings: Cents
    withheld: Cents


class TicketCashed(msgspec.Struct, frozen=True, omit_defaults=True, tag="ticket-cashed"):
    """`pools` are what each pool pays for its bets that are decided; the others go on as an exchange ticket.

    `withheld` of the amount is kept for the tax office, as the `forms` say. It is credited at a self-service
    terminal, where there is no teller.
    """

    ticket: int
    terminal: TerminalId
    card: int
    pools: tuple[PaidPool, ...]
    amount: Cents
    withheld: Cents = 0
    forms: tuple[TaxForm, ...] = ()
    by: str = ""

    @property
    def handed_out(self) -> Cents:
        return self.amount - self.withheld


class TicketRefunded(msgspec.Struct, frozen=True, omit_defaults=True, tag="ticket-refunded"):
    """None of its bets won, and some are no longer valid: their stakes are paid back in cash."""

    ticket: int
    terminal: TerminalId
    card: int
    pools: tuple[PaidPool, ...]
    amount: Cents
    by: str = ""


class TicketExchanged(msgspec.Struct, frozen=True, omit_defaults=True, tag="ticket-exchanged"):
    """The rest of a ticket that was cashed in part, or a twin trifecta's winner with its choice in the second
    race, goes on as ticket `ticket`, whose print `effect` asks for. No money moves.
    """

    ticket: int
    of: int
    terminal: TerminalId
    serial: int
    card: int
    bets: tuple[str, ...]
    effect: EffectId
    selection: str = ""
    by: str = ""


class CancelledPool(msgspec.Struct, frozen=True, array_like=True):
    race: int
    kind: str
    cost: Cents


class TicketCancelled(msgspec.Struct, frozen=True, omit_defaults=True, tag="ticket-cancelled"):
    """All of its wagers are withdrawn from the pools. It is stamped `Cancel` and the issuing window.

    `by` is the teller, `signed` the supervisor who signed a manual cancellation.
    """

    ticket: int
    terminal: TerminalId
    card: int
    how: CancelledBy
    pools: tuple[CancelledPool, ...]
    amount: Cents
    by: str = ""
    signed: str = ""


class ManualCancelAsked(msgspec.Struct, frozen=True, tag="manual-cancel-asked"):
    ticket: int
    window: TerminalId
    by: str


class ManualCancelWithdrawn(msgspec.Struct, frozen=True, tag="manual-cancel-withdrawn"):
    ticket: int
    by: str


class DifferencePaid(msgspec.Struct, frozen=True, tag="difference-paid"):
    """What corrected payoffs still owed, pool by pool: race, kind and amount."""

    ticket: int
    window: TerminalId
    card: int
    pools: tuple[tuple[int, str, Cents], ...]
    amount: Cents
    by: str
