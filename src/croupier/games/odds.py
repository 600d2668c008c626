"""Payout odds as an integer pair: 35 to 1."""

import re
from enum import StrEnum

import msgspec

from croupier.base.names import Citation
from croupier.base.refusal import Reason, Refused, refuse, shown

_TO = re.compile(r"([0-9]{1,6}) to ([0-9]{1,6})", re.ASCII)
_WIN = re.compile(r"win ([0-9]{1,6})", re.ASCII)


class Bound(StrEnum):
    """Whether the document's odds are the least a house may pay, or the only ones."""

    AT_LEAST = "at-least"
    EXACTLY = "exactly"


class Odds(msgspec.Struct, frozen=True, array_like=True):
    """`pays` to `on`: a winning stake of `on` keeps its stake and wins `pays`."""

    pays: int
    on: int = 1

    def below(self, floor: "Odds") -> bool:
        return self.pays * floor.on < floor.pays * self.on

    def same_as(self, other: "Odds") -> bool:
        return self.pays * other.on == other.pays * self.on

    def __str__(self) -> str:
        return f"{self.pays} to {self.on}"


def printed(odds: Odds, word: str) -> str:
    """Odds as the layout prints them: with "to", or with "win" for a stake of one."""
    return f"win {odds.pays}" if word == "win" and odds.on == 1 else str(odds)


def read_odds(text: object) -> Odds:
    """Odds as a layout may print them: `45 to 1` or `win 45`; never "for" (new-jersey:5.5(b))."""
    if isinstance(text, str):
        if match := _TO.fullmatch(text):
            pays, on = int(match[1]), int(match[2])
            if pays and on:
                return Odds(pays, on)
        elif (match := _WIN.fullmatch(text)) and int(match[1]):
            return Odds(int(match[1]))
    refuse(
        Reason.ODDS_NOT_ALLOWED,
        '{text} is not odds; write "35 to 1" or "win 35", never "for"',
        text=shown(text),
    )


def house_odds(
    text: object, floor: Odds, bound: Bound, clause: Citation, *, name: str, stated: Citation
) -> Odds:
    """The house's odds in place of the document's; `stated` is the clause on how odds are stated."""
    try:
        odds = read_odds(text)
    except Refused as refused:
        raise refused.at(f"options.odds.{name}").resting_on(stated) from None
    if bound is Bound.EXACTLY and not odds.same_as(floor):
        says = "{name} pays exactly {floor}, not {odds}"
        refuse(
            Reason.ODDS_NOT_ALLOWED,
            says,
            clause,
            f"options.odds.{name}",
            name=name,
            floor=str(floor),
            odds=str(odds),
        )
    if odds.below(floor):
        says = "{name} pays no less than {floor}; {odds} is below it"
        refuse(
            Reason.ODDS_NOT_ALLOWED,
            says,
            clause,
            f"options.odds.{name}",
            name=name,
            floor=str(floor),
            odds=str(odds),
        )
    return odds
