"""The devices that a table's settings choose. No kind makes one by itself, or knows which end it has."""

from pathlib import Path
from time import monotonic
from typing import Protocol

from croupier.base.names import TerminalId
from croupier.desk.running import Around
from croupier.devices.acceptor import Acceptor, Station
from croupier.devices.chance import Chance
from croupier.devices.clapper_wheel import ClapperWheel, ClapperWheelPlace
from croupier.devices.makers import ACCEPTORS, CHANCES, CLAPPER_WHEELS, PRINTERS, WHEELS
from croupier.devices.printer import Printer, PrinterPlace
from croupier.devices.ss2 import SPINS, spin_after
from croupier.devices.wheel import Wheel, WheelPlace
from croupier.floor.parts.settings import DEFAULT_CHANCE, TableSettings
from croupier.games.roulette.table import RouletteTable


class CountedSpins(Protocol):
    """A table as it knows its wheel: the counter as it was last told, and the last spin that is done with."""

    spin: int
    counter: int


def wheel_of(
    table: CountedSpins,
    rules: RouletteTable,
    settings: TableSettings,
    around: Around,
    *,
    launches: bool = False,
) -> Wheel:
    """`launches`: the ball is thrown by order, because nobody stands at this wheel."""
    maker, address = WHEELS.find(settings.wheel)
    # a wheel that has forgotten all must not seem to stand where it was
    spin = spin_after(table.counter) if table.counter else table.spin or SPINS
    place = WheelPlace(
        table=around.table,
        order=rules.wheel.order,
        folder=around.folder,
        speed=settings.wheel_speed,
        spin=spin,
        now=monotonic(),
        launches=launches,
        setup=settings.wheel_setup,
    )
    return maker(place, address)


def clapper_wheel_of(settings: TableSettings, around: Around) -> ClapperWheel:
    maker, address = CLAPPER_WHEELS.find(settings.wheel)
    place = ClapperWheelPlace(
        table=around.table, folder=around.folder, speed=settings.wheel_speed, now=monotonic()
    )
    return maker(place, address)


def acceptor_of(terminal: TerminalId, settings: TableSettings, around: Around) -> Acceptor:
    maker, address = ACCEPTORS.find(settings.acceptor)
    return maker(Station(around.table, terminal, around.folder), address)


def printer_of(terminal: TerminalId, settings: TableSettings, around: Around) -> Printer:
    maker, address = PRINTERS.find(settings.printers.get(terminal, settings.printer))
    return maker(PrinterPlace(f"{around.table}-{terminal}", around.folder), address)


def chance_of(settings: TableSettings, around: Around) -> Chance:
    maker, address = CHANCES.find(settings.chance)
    return maker.make(around.folder, address)


def kept_chance(settings: TableSettings | None, folder: Path) -> Chance:
    """What a table's rounds were committed with; the file may no longer name it. Raises `ChanceLost`."""
    maker, address = CHANCES.find(settings.chance if settings else DEFAULT_CHANCE)
    return maker.find(folder, address)
