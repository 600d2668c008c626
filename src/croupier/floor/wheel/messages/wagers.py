"""Wagers on the layout of a live table: laid, taken back, called with cash, accepted or lapsed."""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import Citation, TerminalId


class Chip(StrEnum):
    """What lies on the layout: the seat's own colour, or value chips."""

    COLOUR = "colour"
    VALUE = "value"


class Hand(StrEnum):
    """Whose hand put it there; the player answers for it either way."""

    PLAYER = "player"
    DEALER = "dealer"
    MUCKER = "mucker"


class LayWager(msgspec.Struct, frozen=True, tag="lay-wager"):
    round: int
    spot: str
    amount: Cents
    tender: Chip = Chip.COLOUR
    coupon: Cents = 0


class LayFor(msgspec.Struct, frozen=True, tag="lay-for"):
    """Dealer or mucker places a wager as the player says; where it lies is still the player's to check."""

    terminal: TerminalId
    round: int
    spot: str
    amount: Cents
    tender: Chip = Chip.COLOUR
    coupon: Cents = 0


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """Everything the seat has on a spot."""

    round: int
    spot: str


class CallWager(msgspec.Struct, frozen=True, tag="call-wager"):
    """A verbal wager with cash beside it; nothing is staked until the dealer accepts it."""

    round: int
    spot: str
    cash: Cents


class AcceptCalled(msgspec.Struct, frozen=True, tag="accept-called"):
    """With the cash the dealer counted: the player may have called anew meanwhile."""

    terminal: TerminalId
    round: int
    spot: str
    cash: Cents


class WagerLaid(msgspec.Struct, frozen=True, tag="wager-laid"):
    round: int
    terminal: TerminalId
    spot: str
    amount: Cents
    tender: Chip
    by: Hand
    coupon: Cents = 0


class WagerTakenBack(msgspec.Struct, frozen=True, tag="wager-taken-back"):
    """What lay on the spot, in the seat's colour and in value chips."""

    round: int
    terminal: TerminalId
    spot: str
    colour: Cents
    value: Cents
    coupon: Cents = 0


class WagerReturned(msgspec.Struct, frozen=True, tag="wager-returned"):
    """Given back when betting closed, by the clause on a player's total."""

    round: int
    terminal: TerminalId
    spot: str
    colour: Cents
    value: Cents
    clause: Citation
    coupon: Cents = 0


class WagerCalled(msgspec.Struct, frozen=True, tag="wager-called"):
    round: int
    terminal: TerminalId
    spot: str
    cash: Cents


class CalledAccepted(msgspec.Struct, frozen=True, tag="called-accepted"):
    """The cash is in the drop box, and value chips for it lie on the spot."""

    round: int
    terminal: TerminalId
    spot: str
    cash: Cents


class CallLapsed(msgspec.Struct, frozen=True, tag="call-lapsed"):
    """No more bets before the dealer accepted it: the cash never left the player."""

    round: int
    terminal: TerminalId
    spot: str
    cash: Cents
