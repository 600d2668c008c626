"""The devices that a configuration can choose, by name: a new one is one line here."""

from collections.abc import Mapping
from typing import Generic, TypeVar

from croupier.base.refusal import Reason, refuse, shown
from croupier.devices.absent_track import AbsentTrack
from croupier.devices.acceptor import AcceptorMaker
from croupier.devices.bigsix import simulated_big_six
from croupier.devices.chance import ChanceMaker
from croupier.devices.chance_key import KeyFile
from croupier.devices.clapper_wheel import ClapperWheelMaker
from croupier.devices.escpos import escpos_printer
from croupier.devices.keyed_shoe import keyed_shoe
from croupier.devices.linked_track import linked_track
from croupier.devices.printer import PrinterMaker
from croupier.devices.serial_acceptor import serial_acceptor
from croupier.devices.serial_wheel import serial_wheel
from croupier.devices.shoe import ShoeMaker
from croupier.devices.shoe_reader import serial_shoe
from croupier.devices.simulated import simulated_wheel
from croupier.devices.simulated_acceptor import simulated_acceptor
from croupier.devices.simulated_track import simulated_track
from croupier.devices.spool_printer import spool_printer
from croupier.devices.tito import tito_printer
from croupier.devices.track import TrackMaker
from croupier.devices.virtual_shoe import virtual_shoe
from croupier.devices.wheel import WheelMaker

M = TypeVar("M")


class Makers(Generic[M]):
    """By name, as in `simulated`. One that stands at an address is listed as `serial:` and chosen as
    `serial:/dev/ttyUSB0`; its maker is given what follows the colon.
    """

    def __init__(self, what: str, known: Mapping[str, M]) -> None:
        self._what, self.known = what, dict(known)

    def find(self, chosen: str) -> tuple[M, str]:
        """The maker, and the address it is to be given. Raises `Refused` for a name that is not known."""
        name, colon, address = chosen.partition(":")
        maker = self.known.get(name + colon)
        if maker is None or (colon and not address):
            known = ", ".join(f"{one}ADDRESS" if one.endswith(":") else one for one in self.known)
            refuse(Reason.UNREADABLE, f"there is no {self._what} {shown(chosen)}; known are: {known}")
        return maker, address


WHEELS: Makers[WheelMaker] = Makers("wheel", {"simulated": simulated_wheel, "serial:": serial_wheel})
CLAPPER_WHEELS: Makers[ClapperWheelMaker] = Makers("Big Six wheel", {"simulated": simulated_big_six})
ACCEPTORS: Makers[AcceptorMaker] = Makers(
    "acceptor", {"simulated": simulated_acceptor, "id003:": serial_acceptor}
)
CHANCES: Makers[ChanceMaker] = Makers("chance", {"key": KeyFile()})
SHOES: Makers[ShoeMaker] = Makers(
    "shoe", {"virtual": virtual_shoe, "keys": keyed_shoe, "serial:": serial_shoe}
)
PRINTERS: Makers[PrinterMaker] = Makers(
    "printer",
    {"spool": spool_printer, "spool:": spool_printer, "tito:": tito_printer, "escpos:": escpos_printer},
)
PAPER_PRINTERS: Makers[PrinterMaker] = Makers(
    "printer of slips and tickets",
    {name: maker for name, maker in PRINTERS.known.items() if name != "tito:"},
)
"""Those that print any paper: a ticket-in ticket-out printer has a template for vouchers alone."""
TRACKS: Makers[TrackMaker] = Makers(
    "track",
    {
        "simulated": simulated_track,
        "simulated:": simulated_track,
        "link:": linked_track,
        "none": AbsentTrack,
    },
)
