"""What a configuration says of a cage."""

import msgspec

from croupier.base import money
from croupier.base.names import TerminalId
from croupier.desk.messages import InstallTable
from croupier.desk.running import PlaceSettings
from croupier.desk.site import Site
from croupier.devices.makers import PAPER_PRINTERS
from croupier.floor.cage.install import CageTerms


class CageSettings(PlaceSettings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`chips` are the house's value chips; each of `windows` has a drawer, opened with the `imprest`.

    `printer` prints slips; `site` is the house's own.
    """

    windows: tuple[TerminalId, ...] = (TerminalId("1"),)
    chips: tuple[str, ...] = ("1.00", "5.00", "25.00", "100.00")
    imprest: str = "5000.00"
    printer: str = "spool"
    site: Site = Site()


def installation(cage: CageSettings) -> InstallTable:
    PAPER_PRINTERS.find(cage.printer)
    terms = CageTerms(cage.windows, money.read_stake(cage.imprest))
    chips = tuple(money.read_stake(chip) for chip in cage.chips)
    return InstallTable(cage.name, msgspec.json.encode(terms).decode(), cage.terminals, chips)
