"""What a wheel on a line says and how it is judged, printed as it comes or from a capture."""

import json
import re
import signal
import sys
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from serialx import list_serial_ports

from croupier.base.refusal import Reason, refuse, shown
from croupier.cli.screen import complain
from croupier.devices.capture import Capture, pieces_of
from croupier.devices.line_log import Entry, LineLog
from croupier.devices.serial_line import SerialLine
from croupier.devices.ss2 import ASK_STATUS, STATUS, write_order

_ORDER = re.compile(r"[PuRFoT]( [0-9A-Za-z.:-]+)*")
SILENT = (
    "no status is heard: look at the cable, the wheel's power and its line (9600 baud, 8N1); still listening"
)
LOOK_EVERY = 0.02
ASK_EVERY = 1.0


def replay_file(path: Path, speed: float, *, bare_line: bool) -> None:
    log = LineLog(speed, bare_line=bare_line)
    for piece in pieces_of(path):
        for entry in log.hear(piece.at, piece.raw):
            _print(entry)


def listen_to(
    path: str, orders: tuple[str, ...], capture: Path | None, speed: float, seconds: float, *, bare_line: bool
) -> None:
    for order in orders:
        _check(order)
    line = _opened(path)
    with ExitStack() as stack:
        stack.callback(line.close)
        kept = stack.enter_context(Capture(capture)) if capture else None
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # a compressed capture is whole then too
        stack.enter_context(suppress(KeyboardInterrupt))
        _Listening(line, LineLog(speed, bare_line=bare_line), kept, list(orders)).run(seconds)


class _Listening:
    """Asks a wheel that is silent for its status, and sends the orders once it is heard."""

    def __init__(self, line: SerialLine, log: LineLog, kept: Capture | None, orders: list[str]) -> None:
        self._line, self._log, self._kept, self._orders = line, log, kept, orders
        self._began = time.monotonic()
        self._heard_at = -ASK_EVERY

    def run(self, seconds: float) -> None:
        while not seconds or self._now < seconds:
            received = self._line.read()
            if received is None:
                refuse(Reason.UNREADABLE, "the line is lost: the cable or the adapter was pulled out")
            self._take(self._now, received)
            time.sleep(LOOK_EVERY)

    @property
    def _now(self) -> float:
        return time.monotonic() - self._began

    def _take(self, now: float, received: bytes) -> None:
        if received:
            self._heard_at = now
            if self._kept:
                self._kept.add(now, received)
        elif now - self._heard_at >= ASK_EVERY:
            self._heard_at = now
            self._line.write(ASK_STATUS)
        for entry in self._log.hear(now, received):
            _print(entry)
            if entry.get("line") == "lost":
                complain(SILENT)
        while self._orders and STATUS in received:
            self._line.write(write_order(self._orders.pop(0)))


def _check(order: str) -> None:
    if not _ORDER.fullmatch(order):
        known = "P 0, P 1, u 1, R, F, o MODE and T SETTING, written without the star"
        refuse(Reason.UNREADABLE, f"{shown(order)} is no order of a wheel; orders are {known}")


def _opened(path: str) -> SerialLine:
    try:
        return SerialLine(path)
    except (OSError, ValueError) as error:
        lines = ", ".join(sorted(one.device for one in list_serial_ports())) or "none"
        why = str(getattr(error, "strerror", None) or error).lower()
        refuse(Reason.UNREADABLE, f"the line {path} cannot be opened: {why}. Lines found here: {lines}")


def _print(entry: Entry) -> None:
    sys.stdout.write(json.dumps(entry) + "\n")
    sys.stdout.flush()
