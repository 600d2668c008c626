"""Chips at one table: value chips, and non-value colours, each one player's at a value set at issue."""

import re
from collections.abc import Iterable, Mapping

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import Citation, PlayerId
from croupier.base.refusal import Reason, Refusal, worded

COLOUR_NAME = re.compile(r"[a-z][a-z-]{0,19}", re.ASCII)
VALUE_COLOURS = {
    50: "aqua",
    100: "white",
    200: "tan",
    250: "pink",
    500: "red",
    1000: "blue",
    2000: "yellow",
    2500: "green",
    5000: "teal",
    10_000: "black",
    50_000: "purple",
    100_000: "orange",
    500_000: "grey",
}
"""The colours of value chips by denomination, as American houses have them; the screens draw them so."""
OTHER_VALUE = "silver"
"""Of a denomination that is not listed."""


def value_colour(chip: Cents, house: Mapping[Cents, str] | None = None) -> str:
    """By the house's own colours where it has any, else by the usual ones."""
    return {**VALUE_COLOURS, **(house or {})}.get(chip, OTHER_VALUE)


def unclear(house: Mapping[Cents, str]) -> Refusal | None:
    """Why a house may not colour its chips so: two values must not look alike."""
    every = {**VALUE_COLOURS, **house}
    for chip, colour in house.items():
        if chip <= 0 or not COLOUR_NAME.fullmatch(colour):
            says = (
                "{colour} is no colour of a chip: write a word of lower case letters, like navy or light-blue"
            )
            return worded(Reason.CHIPS_CLASH, says, None, colour=colour)
        for other in [value for value, its in every.items() if its == colour and value != chip]:
            return _alike(min(chip, other), max(chip, other), colour)
    return None


def _alike(one: Cents, other: Cents, colour: str) -> Refusal:
    says = "chips of {one} and of {other} would both be {colour}: give each value its own colour"
    return worded(
        Reason.CHIPS_CLASH,
        says,
        None,
        one=money.show_dollars(one),
        other=money.show_dollars(other),
        colour=colour,
    )


def coloured_by(chips: "Chips", values: Iterable[Cents], house: Mapping[Cents, str]) -> "Chips":
    """The chips of a table, its value chips in the house's own colours."""
    return msgspec.structs.replace(chips, value_colours=tuple(value_colour(one, house) for one in values))


class Issued(msgspec.Struct, frozen=True):
    """A colour in play: whose it is and what one chip of it is worth."""

    player: PlayerId
    value: Cents


class Chips(msgspec.Struct, frozen=True):
    """The colours of the house's value chips, the colours issued to players, and the clause on both."""

    clause: Citation
    value_colours: tuple[str, ...]
    issued: dict[str, Issued]

    def check_issue(self, colour: str, player: PlayerId, value: Cents) -> Refusal | None:
        if value <= 0:
            return Refusal(Reason.BAD_AMOUNT, "a chip is worth more than 0.00", self.clause)
        if colour in self.value_colours:
            says = "{colour} is the colour of a value chip and cannot be issued without value"
            return worded(Reason.CHIPS_CLASH, says, self.clause, colour=colour)
        holder = self.issued.get(colour)
        if holder and holder.player != player:
            return worded(
                Reason.CHIPS_CLASH, "{colour} chips belong to another player here", self.clause, colour=colour
            )
        if holder and holder.value != value:
            says = "{colour} chips were issued at {value} and keep that value"
            return worded(
                Reason.CHIPS_CLASH, says, self.clause, colour=colour, value=money.show_dollars(holder.value)
            )
        return None

    def issue(self, colour: str, player: PlayerId, value: Cents) -> "Chips | Refusal":
        if refusal := self.check_issue(colour, player, value):
            return refusal
        return self.given(colour, player, value)

    def given(self, colour: str, player: PlayerId, value: Cents) -> "Chips":
        """As it happened: a colour that is refused today may have been issued before."""
        return msgspec.structs.replace(self, issued={**self.issued, colour: Issued(player, value)})

    def colour_out(self, colour: str) -> "Chips":
        """The colour comes back whole; another player may have it next."""
        rest = {other: issued for other, issued in self.issued.items() if other != colour}
        return msgspec.structs.replace(self, issued=rest)
