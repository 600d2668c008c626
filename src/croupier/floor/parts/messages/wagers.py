"""Wagers on the layout of a live table: laid, taken back, called with cash, accepted or lapsed."""

from enum import StrEnum

import msgspec
from msgspec import UNSET, UnsetType

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


class How(StrEnum):
    """What a wager is part of, where it is not a movement by itself."""

    WITH_LAST = "with-last"
    """Of one movement with the wager before it."""
    UNDONE = "undone"
    """The first of those by which a movement is undone."""


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


class LayWagers(msgspec.Struct, frozen=True, tag="lay-wagers"):
    """Several at once, all of them or none: spot, chips and amount of each."""

    round: int
    wagers: tuple[tuple[str, Chip, Cents], ...]


class DoubleWagers(msgspec.Struct, frozen=True, tag="double-wagers"):
    """As much again on everything the seat has on the layout."""

    round: int


class Rebet(msgspec.Struct, frozen=True, tag="rebet"):
    """The wagers of the last game that this seat played."""

    round: int


class UndoWagers(msgspec.Struct, frozen=True, tag="undo-wagers"):
    """The last movement of this game, whatever it laid or took back."""

    round: int


class ClearWagers(msgspec.Struct, frozen=True, tag="clear-wagers"):
    round: int


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
    how: How | UnsetType = UNSET


class WagerTakenBack(msgspec.Struct, frozen=True, tag="wager-taken-back"):
    """What lay on the spot, in the seat's colour and in value chips."""

    round: int
    terminal: TerminalId
    spot: str
    colour: Cents
    value: Cents
    coupon: Cents = 0
    how: How | UnsetType = UNSET


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
