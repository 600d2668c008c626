"""A bet as a player asks for it: the race, the amount, what is bet, and on whom."""

from enum import StrEnum
from typing import Literal, TypeAlias

import msgspec

from croupier.base.money import Cents
from croupier.games.tote.kinds import Interest, Kind, legs


class Called(StrEnum):
    """What is bet, as a ticket prints it. Across the board is three bets; every other feeds one pool."""

    WIN = "WIN"
    PLACE = "PLACE"
    SHOW = "SHOW"
    ACROSS = "ACROSS"
    DAILY_DOUBLE = "DD"
    QUINELLA = "QUINELLA"
    EXACTA = "EXACTA"
    TRIFECTA = "TRIFECTA"
    TWIN_TRIFECTA = "TWIN TRIFECTA"
    SUPERFECTA = "SUPERFECTA"
    PICK_THREE = "PICK3"
    PICK_SIX = "PICK6"


POOLS: dict[Called, tuple[Kind, ...]] = {
    **{called: (Kind[called.name],) for called in Called if called is not Called.ACROSS},
    Called.ACROSS: (Kind.WIN, Kind.PLACE, Kind.SHOW),
}

Runners: TypeAlias = tuple[Interest, ...]
"""Named runners, in rising order, none twice."""

ALL: Literal["ALL"] = "ALL"
"""Every runner that still runs when the ticket is sold."""

Group: TypeAlias = Runners | Literal["ALL"]


class Each(msgspec.Struct, frozen=True):
    """`4,6` to win: a bet on each runner by itself."""

    runners: Runners


class Placed(msgspec.Struct, frozen=True):
    """`4,7/1,9,11/2,5`: a group for each place of one race, or for each leg of several races."""

    groups: tuple[Group, ...]


class Box(msgspec.Struct, frozen=True):
    """`BOX 1,3,5`: these runners in every order."""

    runners: Group


class KeyBox(msgspec.Struct, frozen=True):
    """`KEY 7 BOX 1,2,3`: one runner first, the others behind it in every order."""

    key: Interest
    runners: Group


class Wheel(msgspec.Struct, frozen=True):
    """`WHEEL 3 WITH ALL`: one of these runners in any place of the bet, every other runner in the rest."""

    runners: Runners


class AnyOrder(msgspec.Struct, frozen=True):
    """`ANY 1,2,3 & 4,5`: one runner of each group among the places of the bet, in any order.

    The remaining places may go to any runner, or with `only` to a named one.
    """

    groups: tuple[Runners, ...]
    only: bool = False


Selection: TypeAlias = Each | Placed | Box | KeyBox | Wheel | AnyOrder


LAST_RACE = 99
"""The highest race number: a ticket prints two digits."""


class Bet(msgspec.Struct, frozen=True):
    """`race` is the number of its first leg; later legs are the races after it. `amount` is staked on each
    single bet that it holds."""

    race: int
    amount: Cents
    called: Called
    selection: Selection

    @property
    def pools(self) -> tuple[Kind, ...]:
        return POOLS[self.called]

    @property
    def races(self) -> tuple[int, ...]:
        return tuple(range(self.race, self.race + legs(self.pools[0])))
