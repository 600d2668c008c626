"""The house's own rules, as its configuration has them: tables for a supervisor, colours of chips."""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Refused
from croupier.desk.house import TABLES_PER_SUPERVISOR, House
from croupier.desk.pit import Pit
from croupier.desk.site import Site
from croupier.desk.vouchers import VOUCHER_DAYS, VOUCHER_LIMIT

Days = Annotated[int, msgspec.Meta(ge=1, le=3660)]
Tables = Annotated[int, msgspec.Meta(ge=1, le=100)]
Odds = Annotated[int, msgspec.Meta(ge=20, le=1_000_000_000)]
BIAS_ODDS = 1000
"""Of a house that says nothing else: a fair device is accused at most once in so many."""


class HouseSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`tables_per_supervisor` is the house's own number; Oneida's tables never count as more than six.

    `bias_odds`: supervisors are alarmed when results speak so many to one for a bias.

    `chip_colours` are the colours of value chips, like `"5.00" = "red"`, where they are not the usual ones.

    `site` heads every paper; its clock is that of the gaming days.
    A cash-out above `voucher_limit` is paid by hand, and a voucher is paid for `voucher_days` gaming days.
    """

    tables_per_supervisor: Tables = TABLES_PER_SUPERVISOR
    bias_odds: Odds = BIAS_ODDS
    chip_colours: dict[str, str] = {}
    site: Site = Site()
    voucher_limit: str = money.show(VOUCHER_LIMIT)
    voucher_days: Days = VOUCHER_DAYS

    @property
    def colours(self) -> dict[Cents, str]:
        return {money.read_stake(chip): colour for chip, colour in self.chip_colours.items()}

    @property
    def voucher_cents(self) -> Cents:
        return money.read(self.voucher_limit)


def check_house(house: HouseSettings, pit: Pit, path: Path) -> None:
    """Raise `Refused` where two values of chips would look alike, or an amount is none."""
    try:
        if refusal := pit.unclear_colours(house.colours):
            raise Refused(refusal)
    except Refused as refused:
        raise refused.at(f"{path}: house.chip_colours") from None
    try:
        _ = house.voucher_cents
    except Refused as refused:
        raise refused.at(f"{path}: house.voucher_limit") from None


def with_house(
    table: dict[str, Any], house: HouseSettings, zone: str, fields: tuple[str, ...]
) -> dict[str, Any]:
    """What a configuration says of a table, with the house's colours where its kind has chips, and the house
    itself where its kind prints.
    """
    colours = {"chip_colours": house.chip_colours} if "chip_colours" in fields else {}
    site = msgspec.structs.replace(house.site, zone=zone)
    return {**table, **colours, **({"site": msgspec.to_builtins(site)} if "site" in fields else {})}


def differs(house: House, settings: HouseSettings) -> bool:
    """Whether the journal holds other rules than the configuration: then they are set anew."""
    kept = (house.tables_per_supervisor, house.chip_colours)
    return kept != (settings.tables_per_supervisor, settings.colours)


def vouchers_differ(house: House, settings: HouseSettings) -> bool:
    """The same of the rules of vouchers."""
    return (house.voucher_limit, house.voucher_days) != (settings.voucher_cents, settings.voucher_days)
