"""What a tote is installed with: facility, windows, terminals, and what its sending track offers."""

from datetime import date
from functools import lru_cache

import msgspec

from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.games.tote.offers import Offers


class TaxRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From the gaming day `since`: winnings of `report_from` and `times` the cost are reported, and of those
    above `withhold_above` so many hundredths are withheld.
    """

    since: str
    report_from: Cents
    times: int
    withhold_above: Cents
    withhold_percent: int


class ToteTerms(msgspec.Struct, frozen=True, tag="tote", forbid_unknown_fields=True):
    """`offers` are the pools, takeouts and least bets of the track; `days` is how long tickets are paid.
    `host` is the track whose pools these bets are merged into and whose prices are paid; empty: our own.
    `linked`: they are merged over a track link. `guests` are the sites that are merged into our own pools.
    """

    facility: str
    number: str
    windows: tuple[TerminalId, ...]
    imprest: Cents
    offers: Offers
    days: int
    taxes: tuple[TaxRule, ...] = ()
    host: str = ""
    linked: bool = False
    guests: tuple[str, ...] = ()

    def tax(self, day: str) -> TaxRule | None:
        """The rule in force on a gaming day; None before the first, and where there are none."""
        return next((one for one in reversed(self.taxes) if one.since <= day), None)


@lru_cache(maxsize=64)
def terms_of(effective: str) -> ToteTerms | None:
    """None for terms of another kind of place."""
    try:
        return msgspec.json.decode(effective, type=ToteTerms)
    except (msgspec.ValidationError, msgspec.DecodeError):
        return None


def is_day(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
