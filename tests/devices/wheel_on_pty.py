"""A simulated wheel on a pseudo-terminal, running by itself beside a test as it would beside a floor."""

from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Event, RLock, Thread
from time import monotonic, sleep

from croupier.devices.line_faults import FaultyLine, LineFault
from croupier.devices.simulated import BRISK, Fault, Pace, SimulatedWheel
from croupier.devices.wheel_on_line import WheelOnLine


class WheelOnPty:
    """What a person at the wheel does with it; `numbers` are those that its next balls fall into."""

    def __init__(
        self,
        order: tuple[str, ...],
        link: Path,
        speed: float = 50.0,
        spin: int = 41,
        *,
        pace: Pace = BRISK,
        bare_line: bool = True,
    ) -> None:
        self.numbers: list[str] = []
        self.link, self._order = link, order
        wheel = SimulatedWheel(order, speed, spin, pace=pace, bare_line=bare_line, choose=self._choose)
        self.program = WheelOnLine(wheel, FaultyLine(Random(14)), link)  # noqa: S311 - a bad cable, not chance
        self._lock, self._stopped = RLock(), Event()
        self._thread = Thread(target=self._run, daemon=True)

    def _choose(self, order: tuple[str, ...]) -> str:
        return self.numbers.pop(0) if self.numbers else order[-1]

    def __enter__(self) -> "WheelOnPty":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped.set()
        self._thread.join()
        with suppress(OSError):
            self.program.pull()

    def _run(self) -> None:
        while not self._stopped.is_set():
            with self._lock:
                self.program.step(monotonic())
            sleep(0.002)

    @property
    def spin(self) -> int:
        return self.program.wheel.spin

    @property
    def running(self) -> bool:
        return self.program.wheel.running

    @property
    def orders(self) -> list[str]:
        return list(self.program.orders)

    def throw(self, number: str | None = None, fault: Fault | None = None) -> None:
        """A hand throws the ball."""
        with self._lock:
            self.numbers += [number] if number else []
            self.program.armed = fault
            assert self.program.throw(monotonic())

    def arm(self, fault: Fault) -> None:
        with self._lock:
            self.program.armed = fault

    def take_out(self) -> None:
        with self._lock:
            self.program.wheel.take_out()

    def pull(self) -> None:
        with self._lock:
            self.program.pull()

    def put_back(self) -> None:
        with self._lock:
            self.program.put_back()

    def hurt(self, fault: LineFault) -> None:
        with self._lock:
            self.program.line.arm(fault)
