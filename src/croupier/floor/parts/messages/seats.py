"""Chips on and off a seat at a live table: asked for, issued in a colour of the seat's own, coloured out."""

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.base.wire_types import TextOrNothing
from croupier.floor.parts.messages.tender import Money


class AskChips(msgspec.Struct, frozen=True, tag="ask-chips"):
    """Money laid on the layout, and what one colour chip should be worth; 0 asks for value chips."""

    money: Money
    value: Cents


class IssueChips(msgspec.Struct, frozen=True, tag="issue-chips"):
    """The dealer's count of it, and the colour that goes to the seat; no colour is value chips."""

    terminal: TerminalId
    colour: TextOrNothing
    value: Cents
    money: Money


class TakeMoney(msgspec.Struct, frozen=True, tag="take-money"):
    """Money laid by hand, without a tablet: the dealer asks for the seat and issues what it comes to."""

    terminal: TerminalId
    colour: TextOrNothing
    value: Cents
    money: Money


class ColourOut(msgspec.Struct, frozen=True, tag="colour-out"):
    """The colour chips in hand for value chips; the colour is free again."""

    terminal: TerminalId


class AskColourOut(msgspec.Struct, frozen=True, tag="ask-colour-out"):
    """The player pushes the chips together; only the dealer changes them back."""


class TakeChipsAway(msgspec.Struct, frozen=True, tag="take-chips-away"):
    """The value chips in hand leave with the player, who may say so, or the dealer who sees it."""

    terminal: TerminalId


class ChipsAsked(msgspec.Struct, frozen=True, tag="chips-asked"):
    terminal: TerminalId
    money: Money
    value: Cents


class ChipsIssued(msgspec.Struct, frozen=True, tag="chips-issued"):
    """Currency into the drop box and chips across the layout, as one act of the dealer."""

    terminal: TerminalId
    colour: str
    value: Cents
    money: Money


class ColourOutAsked(msgspec.Struct, frozen=True, tag="colour-out-asked"):
    terminal: TerminalId


class ChipsTakenAway(msgspec.Struct, frozen=True, tag="chips-taken-away"):
    """They are as much the house's debt in a pocket as in a hand; a coupon not played goes along."""

    terminal: TerminalId
    amount: Cents
    coupon: Cents = 0


class ColouredOut(msgspec.Struct, frozen=True, tag="coloured-out"):
    """`amount` is given in value chips; a coupon not played goes back to the player."""

    terminal: TerminalId
    colour: str
    amount: Cents
    coupon: Cents = 0
