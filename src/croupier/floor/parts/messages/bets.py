"""Betting at an automatic terminal: what a player asks, and what then happened."""

from enum import StrEnum

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId


class PlaceBet(msgspec.Struct, frozen=True, tag="place-bet"):
    """One of the six chips on a spot."""

    round: int
    spot: str
    chip: Cents


class PlaceBets(msgspec.Struct, frozen=True, tag="place-bets"):
    """Bets that the player kept, all of them or none: the spot and the amount of each."""

    round: int
    bets: tuple[tuple[str, Cents], ...]


class CancelBet(msgspec.Struct, frozen=True, tag="cancel-bet"):
    """Cancel, and the bet that was touched next."""

    round: int
    spot: str


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    round: int


class Recall(msgspec.Struct, frozen=True, tag="recall"):
    round: int


class Clear(msgspec.Struct, frozen=True, tag="clear"):
    round: int


class Neighbours(msgspec.Struct, frozen=True, tag="neighbours"):
    round: int


class Action(StrEnum):
    PLACE = "place"
    CANCEL = "cancel"
    UNDO = "undo"
    RECALL = "recall"
    CLEAR = "clear"
    NEIGHBOURS = "neighbours"
    RETURN = "return"


class BetsChanged(msgspec.Struct, frozen=True, tag="bets-changed"):
    """One betting action: what it added to each spot, and the cash and promotional credit it staked."""

    round: int
    terminal: TerminalId
    action: Action
    changes: tuple[tuple[str, Cents], ...]
    cash: Cents
    promo: Cents = 0
