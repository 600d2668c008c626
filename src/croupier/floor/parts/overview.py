"""A table as the supervisors' screen shows it, in the same words for every kind.

A live table's seats are its `terminals`, and chips in hand their `credits`. A kind adds fields of its own.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from croupier.base import money
from croupier.base.names import Citation
from croupier.base.wire_types import Dollars
from croupier.floor.parts.electronic.state import CashOut, CashOutStep
from croupier.floor.parts.opening import Opening
from croupier.floor.parts.views import ReasonLine


class CashOutView(msgspec.Struct, frozen=True):
    step: CashOutStep
    amount: Dollars


class CreditedBuyIn(msgspec.Struct, frozen=True):
    currency: Dollars
    chips: Dollars
    coupon: Dollars


class OverviewTerminal(msgspec.Struct, frozen=True, kw_only=True):
    """`open`, `cash_out` and `buy_in` are there where a terminal holds credits.

    `buy_in` is the last one that was credited: a supervisor may correct it.
    """

    id: str
    name: str
    credits: Dollars
    lock: str | None
    open: bool | UnsetType = UNSET
    cash_out: CashOutView | UnsetType | None = UNSET
    buy_in: CreditedBuyIn | UnsetType | None = UNSET


class OverviewVoid(msgspec.Struct, frozen=True):
    """A refund that is outstanding."""

    round: int
    reason: str | None
    clause: Citation | None
    amount: Dollars


class OverviewRound(msgspec.Struct, frozen=True, kw_only=True):
    """`staked` is null at a live table, where chips lie on the layout from game to game."""

    round: int
    number: str | None
    void: str | None
    staked: Dollars | None
    paid: Dollars
    voidable: bool


class VoidingClauses(msgspec.Struct, frozen=True):
    """Why a settled game may still be voided, and how its wagers then go back.

    `against_number` is what a supervisor may still call now that the reader has a number.
    """

    wrong_number: Citation
    refund: Citation
    against_number: Sequence[ReasonLine] = ()


class RemedyLine(msgspec.Struct, frozen=True):
    """Why a supervisor may call off the game in play, and the frame that does it.

    `explained`: it is too late for the dealer, and the supervisor types what is known of it.
    `waits` is why nobody may call it now.
    """

    frame: Literal["call-off-spin", "void-game"]
    name: str
    says: str
    clause: Citation
    explained: bool = False
    waits: str = ""


class TableOverview(msgspec.Struct, frozen=True, kw_only=True):
    """`calls` are the places whose players call an attendant.

    `voids` are the refunds outstanding, `rounds` the last twenty; `opening` is what it takes to open.

    `voiding` is there where a game that was settled can be voided; `remedies` call off the one in play.
    """

    id: str
    name: str
    mode: str
    phase: str
    round: int | None
    dealer: str | None
    calling: bool
    calls: Sequence[str]
    staked: Dollars
    terminals: Sequence[OverviewTerminal]
    voids: Sequence[OverviewVoid]
    rounds: Sequence[OverviewRound]
    opening: Opening
    voiding: VoidingClauses | None = None
    remedies: Sequence[RemedyLine] = ()


def cash_out_view(cash_out: CashOut | None) -> CashOutView | None:
    return CashOutView(cash_out.step, money.show(cash_out.amount)) if cash_out else None
