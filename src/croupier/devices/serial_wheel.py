"""A wheel in the house, heard over a serial line in the SS2 protocol."""

from time import monotonic, sleep

from croupier.devices.kept_line import KeptLine
from croupier.devices.known_ball import BallNotes, KnownBall
from croupier.devices.memory import StateFile, wheel_file
from croupier.devices.reader import AGREEING
from croupier.devices.ss2 import (
    ASK_STATUS,
    EVERY,
    LAUNCH,
    OK,
    POWER_ON,
    RESTART,
    SELF_TEST,
    STATUS,
    Answer,
    Frame,
    Scanner,
    State,
    Status,
    Warn,
    write_status,
)
from croupier.devices.wheel import WheelPlace
from croupier.devices.wheel_orders import NO_ANSWER, WheelOrders, trouble

LOOK_EVERY = 0.1
FIRST_STATUS_WITHIN = 1.5
LAUNCHED_WITHIN = 15.0
"""Seconds: between two looks; in which a wheel that is there answers at the start; in which a launch that was
ordered is still to come."""
FILE = "wheel-line"
CLOSED = "the wheel says that it is closed"
COMPONENT = "the wheel reports a fault of a sensor, its motor or its encoder"


class SerialWheel:
    """It opens its line again by itself whenever that is lost, and tells the wheel its setup anew."""

    simulated = by_screen = False
    faults: frozenset[str] = frozenset()
    fault = None

    def __init__(self, place: WheelPlace, path: str) -> None:
        self._setup, self._launches = place.setup, place.launches
        self.speed, self.look_every = place.speed, min(LOOK_EVERY, EVERY / place.speed)
        self.bare_line = place.setup.bare_line
        self._ball = KnownBall(_notes_file(place), place.spin)
        self._line = KeptLine(path, ASK_STATUS * AGREEING, place.now)
        self._scanner, self._orders = Scanner(), WheelOrders()
        self._greeted = False
        self._launch: tuple[str, float] | None = None
        self._restarted: int | None = None
        self._troubles: list[str] = []
        self._warned: set[str] = set()
        self.refusal: str | None = None
        self._first = self._listen_first(place.now)

    def _listen_first(self, now: float) -> bytes:
        """What it says at once; of a wheel that is not heard, where its counter was last known to stand."""
        until, received = monotonic() + FIRST_STATUS_WITHIN, self._hear(now)
        while self._line.open and received.count(STATUS) < AGREEING and monotonic() < until:
            sleep(0.01)
            received += self._hear(now)
        if not self.lost:
            return received
        standing = Status(State.BEFORE_GAME, self._ball.notes.spin, None, Warn(0), 0, clockwise=False)
        return write_status(standing)

    @property
    def lost(self) -> bool:
        return self._line.lost

    @property
    def sent(self) -> str:
        return self._ball.notes.sent

    @property
    def lies_in(self) -> str | None:
        return self._ball.notes.lies_in

    def receive(self, now: float) -> bytes:
        first, self._first = self._first, b""
        return first + self._hear(now)

    def _hear(self, now: float) -> bytes:
        received = self._line.read(now)
        for frame in self._scanner.feed(received):
            self._take(frame, now)
        self._line.mind(now)
        if self.lost:
            self._forget()
        else:
            self._answered(self._orders.overdue(now))
            self._line.write(self._orders.due(now))
        return received

    def _forget(self) -> None:
        """What was begun before the line was lost is not gone on with."""
        self._greeted = False
        self._orders.forget()
        if not self._line.open:
            self._scanner = Scanner()

    def _take(self, frame: Frame, now: float) -> None:
        match frame:
            case Status():
                self._line.heard(now)
                self._follow(frame, now)
            case Answer():
                self._answered(self._orders.hear(frame))
            case _:
                pass

    def _follow(self, status: Status, now: float) -> None:
        if self._launch and now - self._launch[1] > LAUNCHED_WITHIN:
            self._launch = None
        if self._ball.see(status, self._launch[0] if self._launch else None):
            self._launch = None
        self._warn(status)
        if not self._greeted and not self._ball.runs and status.state is not State.WINNING_NUMBER:
            self._greet(status)

    def _warn(self, status: Status) -> None:
        """Once for each time that one of its parts fails, or that it closes itself."""
        wrong = {COMPONENT} if Warn.COMPONENT in status.warn else set()
        wrong |= {CLOSED} if status.state is State.CLOSED else set()
        self._troubles += sorted(wrong - self._warned)
        self._warned = wrong

    def _greet(self, status: Status) -> None:
        """Tell it its setup, while no ball runs: it would answer BUSY."""
        self._greeted, setup = True, self._setup
        if setup.power_on and status.state is State.CLOSED:
            self._orders.add(POWER_ON)
        if setup.mode is not None:
            self._orders.add(f"o {setup.mode}")
        for setting in setup.settings:
            self._orders.add(f"T {setting}")
        if setup.self_test:
            self._orders.add(SELF_TEST)

    def _answered(self, answer: tuple[str, str] | None) -> None:
        if answer is None:
            return
        order, word = answer
        if order == LAUNCH and word != OK:
            self.refusal = word
            self._launch = self._launch if word == NO_ANSWER else None  # unanswered, its ball may still come
        elif said := trouble(order, word):
            self._troubles.append(said)

    def throw(self, now: float, _fault: str | None = None, sent: str = "") -> bool:
        """By the launcher of a table that has one; elsewhere only a hand throws."""
        if not self._launches or self.lost or self._launch or not self._ball.waits:
            return False
        self._launch, self.refusal = (sent, now), None
        self._orders.add(LAUNCH)
        self._line.write(self._orders.due(now))
        return True

    def name(self, spin: int, sent: str) -> bool:
        return self._ball.name(spin, sent)

    def take_out(self) -> None:
        """Have the wheel void this spin and begin again; once for each ball."""
        if self._ball.runs and self._restarted != self._ball.notes.spin and not self.lost:
            self._restarted = self._ball.notes.spin
            self._orders.add(RESTART)

    def troubles(self) -> list[str]:
        told, self._troubles = self._troubles, []
        return told

    def close(self) -> None:
        """The floor stops."""
        self._line.close()


def _notes_file(place: WheelPlace) -> StateFile[BallNotes] | None:
    return StateFile(wheel_file(place.folder, place.table, FILE), BallNotes) if place.folder else None


def serial_wheel(place: WheelPlace, address: str) -> SerialWheel:
    return SerialWheel(place, address)
