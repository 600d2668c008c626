"""What is asked and what happens at a coin table."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId


class OpenCoin(msgspec.Struct, frozen=True, tag="open-coin"):
    """A supervisor opens the table."""


class BringCash(msgspec.Struct, frozen=True, tag="bring-cash"):
    """The tosser takes a player's currency into the box, and credits it."""

    terminal: TerminalId
    amount: Cents


class Call(msgspec.Struct, frozen=True, tag="call-coin"):
    """The player stakes on heads or tails."""

    round: int
    side: str
    stake: Cents


class Toss(msgspec.Struct, frozen=True, tag="toss-coin"):
    """The tosser says how it fell."""

    round: int
    side: str


class PayBack(msgspec.Struct, frozen=True, tag="pay-back"):
    """The tosser gives a player's credits back from the cage."""

    terminal: TerminalId


class CoinOpened(msgspec.Struct, frozen=True, tag="coin-opened"):
    by: str


class CashBrought(msgspec.Struct, frozen=True, tag="cash-brought"):
    terminal: TerminalId
    amount: Cents


class Called(msgspec.Struct, frozen=True, tag="coin-called"):
    round: int
    terminal: TerminalId
    side: str
    stake: Cents


class Won(msgspec.Struct, frozen=True):
    terminal: TerminalId
    staked: Cents
    paid: Cents


class Tossed(msgspec.Struct, frozen=True, tag="coin-tossed"):
    """`ends` are of those who had staked: what comes to each, nothing for a loser."""

    round: int
    side: str
    ends: tuple[Won, ...]


class PaidBack(msgspec.Struct, frozen=True, tag="paid-back"):
    terminal: TerminalId
    amount: Cents
