"""What every device says of itself, whichever end it is: simulated, or a thing that stands in the house."""

from typing import Protocol


class Device(Protocol):
    """Views take `simulated` from here, so that no screen claims a thing that is not there."""

    @property
    def simulated(self) -> bool:
        """True where a program plays the device and nothing in the house moves."""
        ...

    @property
    def by_screen(self) -> bool:
        """True where a person's hand may use it from a screen: throw its ball, put in a picture of a bill."""
        ...
