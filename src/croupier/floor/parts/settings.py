"""What a configuration says of a table that plays by a rulebook."""

from typing import Annotated, Any

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, refuse
from croupier.desk.messages import InstallTable
from croupier.desk.running import PlaceSettings, Speed
from croupier.desk.site import Site
from croupier.devices.acceptor import STATION
from croupier.devices.makers import ACCEPTORS, CHANCES, CLAPPER_WHEELS, PAPER_PRINTERS, PRINTERS, WHEELS
from croupier.devices.wheel import WheelSetup
from croupier.games.bigsix.table import BigSixTable
from croupier.games.effective import write_effective
from croupier.games.library import Table, load, open_table

Seconds = Annotated[float, msgspec.Meta(gt=0, le=3600)]
DEFAULT_CHANCE = "key"
COLOURS = (
    "navy",
    "lavender",
    "brown",
    "turquoise",
    "peach",
    "lime",
    "maroon",
    "sky",
    "olive",
    "coral",
)
"""Of chips without value, one for each seat; a value chip's colour is never among them."""


class TableSettings(PlaceSettings, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`betting_seconds` and `wheel_speed` set the pace: a test's round takes two seconds.

    `rest_seconds` is how long a dealerless table, or a demonstration dealer, waits from one game to the next,
    whatever the wheel's speed; `wheel_seconds` how long for the number of a ball that was launched, before
    the game is void. At a live table `terminals` are seats, `chips` the house's value chips, and both paces
    the demonstration dealer's.

    `chip_colours` are the house's, for all its tables: a configuration says them once, under `house`.

    `reality_check_minutes` is how often a player is told how long the stay is and what it came to; with 0,
    never.

    `wheel`, `acceptor`, `printer` and `chance` choose the devices by their names in `devices/makers.py`;
    `printers` those of single stations, and `slip_printer` prints hand pays where attendants can take them,
    since a hand pay is asked for where a station's own printer has failed. `wheel_setup` is what a wheel on a
    line is told of how to work.
    `site` is the house's, as chips' colours are.
    """

    terminals: tuple[TerminalId, ...]
    chips: tuple[str, ...]
    rulebook: str = "oneida-roulette"
    game: str = "roulette"
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    colours: tuple[str, ...] = COLOURS
    chip_colours: dict[str, str] = msgspec.field(default_factory=dict)
    betting_seconds: Seconds = 30.0
    prompt_seconds: Seconds = 10.0
    rest_seconds: Seconds = 8.0
    wheel_seconds: Seconds = 180.0
    wheel_speed: Speed = 1.0
    wheel: str = "simulated"
    wheel_setup: WheelSetup = WheelSetup()
    acceptor: str = "simulated"
    printer: str = "spool"
    printers: dict[TerminalId, str] = msgspec.field(default_factory=dict)
    slip_printer: str = "spool"
    site: Site = Site()
    chance: str = DEFAULT_CHANCE
    bankroll: str = "50000.00"
    reality_check_minutes: Annotated[int, msgspec.Meta(ge=0, le=1440)] = 30

    @property
    def chip_cents(self) -> tuple[Cents, ...]:
        return tuple(money.read_stake(chip) for chip in self.chips)


def opened_table(table: TableSettings) -> Table:
    return open_table(load(table.rulebook), table.game, table.options)


def installation(table: TableSettings) -> InstallTable:
    """The engineer's command that puts this table on the floor."""
    _ = money.read_stake(table.bankroll)
    opened = opened_table(table)
    _check_devices(table, opened)
    effective = write_effective(opened).decode()
    return InstallTable(table.name, effective, table.terminals, table.chip_cents)


def _check_devices(table: TableSettings, opened: Table) -> None:
    """Raise `Refused` for a device that there is none of, before the floor opens."""
    if isinstance(opened, BigSixTable):
        CLAPPER_WHEELS.find(table.wheel)
    else:
        WHEELS.find(table.wheel)
    _check_acceptor(table)
    for printer in (table.printer, *table.printers.values()):
        PRINTERS.find(printer)
    PAPER_PRINTERS.find(table.slip_printer)
    CHANCES.find(table.chance)


def _check_acceptor(table: TableSettings) -> None:
    """An acceptor at an address is one station's alone."""
    _, address = ACCEPTORS.find(table.acceptor)
    if address and STATION not in address and len(table.terminals) > 1:
        says = "the acceptors of {count} stations need as many lines: write {station} into the address"
        refuse(Reason.UNREADABLE, says, count=len(table.terminals), station=STATION)
