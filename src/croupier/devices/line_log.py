"""What a wheel says and how it is judged, for an engineer: one entry for each thing worth reading."""

from collections.abc import Iterator

from croupier.devices.known_ball import KnownBall
from croupier.devices.reader import AGREEING, Reader
from croupier.devices.ss2 import Answer, Bare, Bonus, Frame, Scanner, Status, Warn

LOST_AFTER = 3.0
_WARNINGS = {
    Warn.BALL_LOST: "ball removed or not seen",
    Warn.WITH_ROTOR: "ball moving with the rotor",
    Warn.COMPONENT: "fault of a sensor, the motor or the encoder",
    Warn.FAILED_LAUNCH: "failed launch",
}
Entry = dict[str, object]


class LineLog:
    """A status is entered when it differs from the one before, in more than speed; every report is."""

    def __init__(self, speed: float = 1.0, *, bare_line: bool = True) -> None:
        self._reader, self._ball = Reader(speed, bare_line=bare_line), KnownBall(None, 0)
        self._garbled: list[bytes] = []
        self._scanner = Scanner(self._garbled.append)
        self._said: tuple[object, ...] = ()
        self._heard_at: float | None = None
        self._lost, self._heard = False, 0
        self._lost_after = LOST_AFTER / speed

    def hear(self, at: float, raw: bytes) -> Iterator[Entry]:
        """What these bytes add; none of them are needed to notice that the wheel has fallen silent."""
        yield from self._silence(at)
        for frame in self._scanner.feed(raw):
            yield from self._passed_over(at)
            yield from self._said_by(frame, at)
            for report in self._reader.see(frame, at):
                fields = {"spin": report.spin, "number": report.number, "fault": report.fault}
                yield _entry(at, judged=str(report.seen), **fields)
        yield from self._passed_over(at)

    def _silence(self, at: float) -> Iterator[Entry]:
        since = at if self._heard_at is None else self._heard_at
        self._heard_at = since
        if not self._lost and at - since > self._lost_after:
            self._lost, self._heard = True, 0
            yield _entry(since + self._lost_after, line="lost")

    def _passed_over(self, at: float) -> Iterator[Entry]:
        for line in self._garbled:
            yield _entry(at, passed_over=line.decode("latin-1").encode("unicode_escape").decode())
        self._garbled.clear()

    def _said_by(self, frame: Frame, at: float) -> Iterator[Entry]:
        match frame:
            case Status():
                self._ball.see(frame)
                yield from self._status(frame, at)
            case Bare():
                yield _entry(at, says="number", number=frame.number)
            case Answer():
                yield _entry(at, says="answer", order=frame.order, word=frame.word)
            case Bonus():
                yield _entry(at, says="bonus", text=frame.text)

    def _status(self, status: Status, at: float) -> Iterator[Entry]:
        self._heard_at, self._heard = at, self._heard + 1
        if self._lost and self._heard >= AGREEING:
            self._lost = False
            yield _entry(at, line="back", spin=status.spin, lies_in=self._ball.notes.lies_in)
        said = (status.state, status.spin, status.win, status.warn)
        if said != self._said:
            self._said = said
            yield _entry(at, says=_state(status), spin=status.spin, win=status.win, **_details(status))


def _state(status: Status) -> str:
    return status.state.name.lower().replace("_", " ")


def _details(status: Status) -> Entry:
    warnings = [text for warn, text in _WARNINGS.items() if warn in status.warn]
    turning = "clockwise" if status.clockwise else "anticlockwise"
    return {
        "warnings": warnings or None,
        "rpm": f"{status.speed // 10}.{status.speed % 10}",
        "turning": turning,
    }


def _entry(at: float, **fields: object) -> Entry:
    """Without the fields that say nothing."""
    return {"at": round(at, 3), **{name: value for name, value in fields.items() if value is not None}}
