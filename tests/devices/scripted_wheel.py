"""A second end of the wheel's port: it speaks the bytes of a real wheel, as a line would bring them."""

from croupier.devices.wheel import WheelPlace


def recorded(spin: int, number: str, before: str = "  ") -> list[bytes]:
    """One spin of a real wheel, a status every half second; torn and merged as lines tear and merge them."""
    rim = [f"*X;3;{spin:03};{before};0;165;1\r\n".encode()] * 3
    dropping = [f"*X;4;{spin:03};{before};0;160;1\r\n".encode()] * 2
    won = f"*X;5;{spin:03};{number:>2};0;155;1\r\n".encode()
    torn = [won[:7], won[7:] + won]
    return [*rim, *dropping, f"{number:>2}\r\n".encode(), *torn, won, idle(spin, number)]


def idle(spin: int, number: str = "  ") -> bytes:
    return f"*X;2;{spin:03};{number:>2};0;165;1\r\n".encode()


class ScriptedWheel:
    """A test throws its ball with `play`; with a launcher, which always gives 17, a program may too."""

    simulated = by_screen = False
    speed, look_every = 1.0, 0.01
    faults: frozenset[str] = frozenset()
    fault, refusal = None, None
    bare_line, lost = True, False

    def __init__(self, place: WheelPlace, address: str, *, launches: bool = False) -> None:
        self.place, self.address, self._launches = place, address, launches
        self.spin, self.sent = place.spin, ""
        self._named, self._last = place.spin, "  "
        self._line = [idle(place.spin)]

    def receive(self, _now: float) -> bytes:
        return self._line.pop(0) if self._line else b""

    def play(self, number: str) -> None:
        """A hand throws the ball."""
        self.spin = self.spin % 256 + 1
        self._line += recorded(self.spin, number, self._last)
        self._last = number

    def throw(self, _now: float, _fault: str | None = None, sent: str = "") -> bool:
        if not self._launches or self._line:
            return False
        self._line += [idle(self.spin, self._last)] * 3  # a jet takes a moment
        self.play("17")
        self._named, self.sent = self.spin, sent
        return True

    def name(self, spin: int, sent: str) -> bool:
        if spin == self._named:
            return False
        self._named, self.sent = spin, sent
        return True

    @property
    def lies_in(self) -> str | None:
        return None if self._line else self._last.strip() or None

    def take_out(self) -> None:
        """The dealer does that."""

    def close(self) -> None:
        """It holds no line."""

    def troubles(self) -> list[str]:
        return []
