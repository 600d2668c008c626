"""The house's own rules, as its configuration has them: tables for a supervisor, colours of chips."""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.refusal import Refused
from croupier.desk.house import TABLES_PER_SUPERVISOR, House
from croupier.desk.pit import Pit

Tables = Annotated[int, msgspec.Meta(ge=1, le=100)]
Odds = Annotated[int, msgspec.Meta(ge=20, le=1_000_000_000)]
BIAS_ODDS = 1000
"""Of a house that says nothing else: a fair device is accused at most once in so many."""


class HouseSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`tables_per_supervisor` is the house's own number; Oneida's tables never count as more than six.

    `bias_odds`: supervisors are alarmed when results speak so many to one for a bias.

    `chip_colours` are the colours of value chips, like `"5.00" = "red"`, where they are not the usual ones.
    """

    tables_per_supervisor: Tables = TABLES_PER_SUPERVISOR
    bias_odds: Odds = BIAS_ODDS
    chip_colours: dict[str, str] = {}

    @property
    def colours(self) -> dict[Cents, str]:
        return {money.read_stake(chip): colour for chip, colour in self.chip_colours.items()}


def check_house(house: HouseSettings, pit: Pit, path: Path) -> None:
    """Raise `Refused` where two values of chips would look alike."""
    try:
        if refusal := pit.unclear_colours(house.colours):
            raise Refused(refusal)
    except Refused as refused:
        raise refused.at(f"{path}: house.chip_colours") from None


def with_house_colours(
    table: dict[str, Any], house: HouseSettings, fields: tuple[str, ...]
) -> dict[str, Any]:
    """What a configuration says of a table, with the house's colours where its kind has chips."""
    return {**table, "chip_colours": house.chip_colours} if "chip_colours" in fields else table


def differs(house: House, settings: HouseSettings) -> bool:
    """Whether the journal holds other rules than the configuration: then they are set anew."""
    kept = (house.tables_per_supervisor, house.chip_colours)
    return kept != (settings.tables_per_supervisor, settings.colours)
