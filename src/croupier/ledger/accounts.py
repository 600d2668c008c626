"""The chart of accounts. An account's name says what it is and whose; its kind says which side it is on."""

from enum import StrEnum
from functools import lru_cache
from typing import NewType

from croupier.base.names import TableId, TerminalId

Account = NewType("Account", str)


class Kind(StrEnum):
    """Assets are the house's, liabilities are owed to players, results are what play came to."""

    ASSET = "asset"
    LIABILITY = "liability"
    RESULT = "result"


# Balances are credits less debits: liabilities stand above zero, assets below, results on either side.
KINDS = {
    "cage": Kind.ASSET,
    "rack": Kind.ASSET,
    "chip-stock": Kind.ASSET,
    "drop": Kind.ASSET,
    "tray": Kind.ASSET,
    "shortfall": Kind.ASSET,
    "count": Kind.ASSET,
    "commission": Kind.ASSET,
    "drawer": Kind.ASSET,
    "transit": Kind.ASSET,
    "overpaid": Kind.ASSET,
    "track-dues": Kind.ASSET,
    "chips": Kind.LIABILITY,
    "credits": Kind.LIABILITY,
    "unclaimed": Kind.LIABILITY,
    "promo": Kind.LIABILITY,
    "escrow": Kind.LIABILITY,
    "vouchers": Kind.LIABILITY,
    "hand-pays": Kind.LIABILITY,
    "pool": Kind.LIABILITY,
    "outs": Kind.LIABILITY,
    "carryover": Kind.LIABILITY,
    "withheld": Kind.LIABILITY,
    "win": Kind.RESULT,
    "promotion": Kind.RESULT,
    "overshort": Kind.RESULT,
    "expired": Kind.RESULT,
    "takeout": Kind.RESULT,
    "breakage": Kind.RESULT,
    "minus": Kind.RESULT,
}
RETIRED = {"bankroll": Kind.ASSET}
"""Accounts of earlier editions: books of a database that is not migrated yet still hold them."""
GUARDED = ("credits", "promo", "escrow", "vouchers", "hand-pays", "pool", "outs", "carryover", "withheld")
"""Liabilities that may never be overdrawn: money a player has, has staked or holds on paper. Chips come from
anywhere."""


_kept = lru_cache(maxsize=65_536)
"""Names are asked for at every wager; each is made once."""


def kind(account: Account) -> Kind:
    name = account.partition(":")[0]
    return KINDS.get(name) or RETIRED[name]


@_kept
def guarded(account: Account) -> bool:
    return account.partition(":")[0] in GUARDED


CAGE = Account("cage")
VOUCHERS = Account("vouchers")
"""What is owed on vouchers that were issued and not paid yet."""
HAND_PAYS = Account("hand-pays")
"""What is owed on hand pay slips that were written and not paid yet."""
TRANSIT = Account("transit")
"""Chips between the cage and a rack, on a slip that is not complete yet."""
EXPIRED = Account("expired")
"""What was owed on vouchers that nobody brought back in time."""
CHIPS = Account("chips")
"""Chips outstanding, wherever in the house they are."""
CHIP_STOCK = Account("chip-stock")
"""The house's value chips that are out of the racks: the other side of each chip that crosses one."""


@_kept
def rack(table: TableId) -> Account:
    """Value chips that should lie in the table's rack."""
    return Account(f"rack:{table}")


@_kept
def drop(table: TableId) -> Account:
    """Currency in the drop box."""
    return Account(f"drop:{table}")


@_kept
def tray(table: TableId) -> Account:
    """Currency counted and credited that lies beside the drop box until it goes in."""
    return Account(f"tray:{table}")


@_kept
def credits_of(table: TableId, terminal: TerminalId) -> Account:
    return Account(f"credits:{table}:{terminal}")


@_kept
def promo_of(table: TableId, terminal: TerminalId) -> Account:
    """Promotional credit: it can be bet and not cashed."""
    return Account(f"promo:{table}:{terminal}")


@_kept
def escrow(table: TableId) -> Account:
    """Stakes of the game in play."""
    return Account(f"escrow:{table}")


@_kept
def win(table: TableId) -> Account:
    return Account(f"win:{table}")


@_kept
def promotion(table: TableId) -> Account:
    """What coupons cost the house."""
    return Account(f"promotion:{table}")


@_kept
def shortfall(table: TableId, terminal: TerminalId) -> Account:
    """What a reversed settlement could not take back from the terminal."""
    return Account(f"shortfall:{table}:{terminal}")


def unclaimed(table: TableId, terminal: TerminalId) -> Account:
    """What a reversed settlement gives back to a player who has left the terminal."""
    return Account(f"unclaimed:{table}:{terminal}")


def commission(table: TableId, terminal: TerminalId) -> Account:
    """What a player owes of what was won, marked at the table until it is collected."""
    return Account(f"commission:{table}:{terminal}")


def drawer(cage: TableId, window: TerminalId) -> Account:
    """Currency that should lie in a cashier's drawer."""
    return Account(f"drawer:{cage}:{window}")


def count(table: TableId) -> Account:
    """Currency of pulled drop boxes, in the count room and not yet counted."""
    return Account(f"count:{table}")


def overshort(table: TableId) -> Account:
    """What counts found over what the ledger said, less what they found short."""
    return Account(f"overshort:{table}")


@_kept
def pool(place: TableId, pool: str) -> Account:
    """Wagers of one pool of one day, such as `1-4-exacta`, until it is settled."""
    return Account(f"pool:{place}:{pool}")


@_kept
def outs(place: TableId, pool: str) -> Account:
    """What a settled pool owes to tickets that nobody has brought yet."""
    return Account(f"outs:{place}:{pool}")


def carryover(place: TableId, kind: str) -> Account:
    """Money of pools that nobody won, kept for the next pool of this kind."""
    return Account(f"carryover:{place}:{kind}")


def takeout(place: TableId) -> Account:
    """The part of every pool that is deducted before anybody is paid."""
    return Account(f"takeout:{place}")


def breakage(place: TableId) -> Account:
    """What rounding prices down has left over."""
    return Account(f"breakage:{place}")


def minus(place: TableId) -> Account:
    """What the association added to pools that could not pay the least price."""
    return Account(f"minus:{place}")


def withheld(place: TableId) -> Account:
    """Tax kept back from winnings, owed to the tax office."""
    return Account(f"withheld:{place}")


def overpaid(place: TableId) -> Account:
    """What was paid on tickets beyond the correct payoffs."""
    return Account(f"overpaid:{place}")


def track_dues(place: TableId, guest: str = "") -> Account:
    """What the sending track owes this facility, or what one of its guests does; or else is owed to it."""
    return Account(f"track-dues:{place}:{guest}" if guest else f"track-dues:{place}")
