"""A second end of the clapper wheel's port: one that stands at the table, with nothing that looks at it."""

from croupier.devices.clapper_wheel import ClapperWheelPlace, Turn


class UnseenWheel:
    """A Big Six wheel that nobody but the dealer sees."""

    simulated = by_screen = False
    sent = ""
    faults: frozenset[str] = frozenset()

    def __init__(self, place: ClapperWheelPlace, _address: str) -> None:
        self.place = place

    def look(self, _now: float) -> Turn:
        return Turn("idle", 0)

    def spin(self, _now: float, _direction: str, _fault: str | None = None, _sent: str = "") -> bool:
        return False

    def stop(self) -> None:
        """The dealer does that."""
