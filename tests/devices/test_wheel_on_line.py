"""The simulated wheel at the end of its line: every order of the protocol, and what a bad cable does."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from croupier.devices.line_faults import MOST_HELD, FaultyLine, LineFault
from croupier.devices.serial_line import SerialLine
from croupier.devices.simulated import SimulatedWheel
from croupier.devices.ss2 import Answer, Scanner, Status
from croupier.devices.wheel_on_line import WheelOnLine
from croupier.devices.wheel_orders import ANSWERED_WITHIN, NO_ANSWER, WheelOrders

FRAME = b"*X;2;011;23;0;165;1\r\n"


@pytest.fixture
def wheel(tmp_path: Path) -> Iterator[WheelOnLine]:
    made = WheelOnLine(SimulatedWheel(("17",), spin=11), FaultyLine(Random(1)), tmp_path / "line")  # noqa: S311
    made.step(0.0)
    yield made
    made.pull()


def asked(wheel: WheelOnLine, line: SerialLine, order: bytes, now: float = 0.1) -> bytes:
    """All answers, one a line: a busy machine brings them through the pseudo-terminal piece by piece."""
    line.write(order)
    answers, ends = b"", monotonic() + 5
    while not answered(order, answers) and monotonic() < ends:
        wheel.step(now)
        answers += line.read() or b""
    return answers


def answered(order: bytes, answers: bytes) -> bool:
    """A status may also come by itself, before or after an answer."""
    asked_for, statuses = order.count(b"*X"), answers.count(b"*X")
    orders, others = order.count(b"\n") - asked_for, answers.count(b"\n") - statuses
    return statuses >= asked_for and others >= orders


@pytest.mark.parametrize(
    ("order", "idle", "running"),
    [
        (b"*u 1", b"*u OK", b"*u BUSY"),
        (b"*P 1", b"*P OK", b"*P BUSY"),
        (b"*F", b"*F OK", b"*F BUSY"),
        (b"*o 1159", b"*o OK", b"*o BUSY"),
        (b"*T h 3", b"*T OK", b"*T BUSY"),
        (b"*R", b"*R OK", b"*R OK"),
        (b"*u 2", b"*u NO", b"*u NO"),
        (b"*o x", b"*o NO", b"*o NO"),
        (b"*T q", b"*T NO", b"*T NO"),
        (b"*Z", b"*Z NO", b"*Z NO"),
    ],
)
def test_orders_are_answered(wheel: WheelOnLine, order: bytes, idle: bytes, running: bytes) -> None:
    line = SerialLine(wheel.path)
    assert idle + b"\r\n" in asked(wheel, line, order + b"\r\n")
    wheel.wheel.throw(0.2)
    assert running + b"\r\n" in asked(wheel, line, order + b"\r\n", 0.2)
    line.close()


def test_a_wheel_is_closed_and_started_by_order(wheel: WheelOnLine) -> None:
    line = SerialLine(wheel.path)
    assert asked(wheel, line, b"*P 0\r\n*u 1\r\n*X\r\n") == b"*P OK\r\n*u NO\r\n*X;6;011;  ;0;169;1\r\n"
    assert asked(wheel, line, b"*P 1\r\n*X\r\n") == b"*P OK\r\n*X;2;011;  ;0;169;1\r\n"
    line.close()


def test_a_status_comes_every_half_second_and_when_it_is_asked_for(wheel: WheelOnLine) -> None:
    line = SerialLine(wheel.path)
    assert wheel.step(0.1) == 0.5
    assert line.read() == b""
    wheel.step(0.5)
    assert line.read() == b"*X;2;011;  ;0;169;1\r\n"
    assert asked(wheel, line, b"*X\r\n", 0.6) == b"*X;2;011;  ;0;169;1\r\n"
    line.close()


def test_a_wheel_goes_on_while_its_cable_is_pulled(wheel: WheelOnLine, tmp_path: Path) -> None:
    wheel.pull()
    wheel.pull()
    assert (wheel.path, wheel.file, (tmp_path / "line").is_symlink()) == ("", None, False)
    assert wheel.throw(1.0)
    for tenth in range(10, 300):
        wheel.step(tenth / 10)
    wheel.put_back()
    wheel.put_back()
    line = SerialLine(str(tmp_path / "line"))
    assert asked(wheel, line, b"*X\r\n", 29.95) == b"*X;2;012;17;0;155;0\r\n"
    line.close()


def statuses(came: bytes) -> int:
    return sum(isinstance(frame, Status) for frame in Scanner().feed(came))


@pytest.mark.parametrize(
    ("fault", "whole"),
    [
        (LineFault.TORN, 2),
        (LineFault.MERGED, 2),
        (LineFault.DOUBLED, 4),
        (LineFault.NOISE, 2),
    ],
)
def test_a_bad_cable_hurts_the_next_frame_and_no_other(fault: LineFault, whole: int) -> None:
    line = FaultyLine(Random(3))  # noqa: S311 - the same fault again
    line.arm(fault)
    assert statuses(b"".join(line.pass_on(FRAME) for _ in range(3))) == whole


def test_a_burst_brings_what_was_held_back_and_a_silence_does_not() -> None:
    line, came = FaultyLine(Random(3)), []  # noqa: S311
    for fault in (LineFault.BURST, LineFault.SILENCE):
        line.arm(fault)
        came.append([line.pass_on(FRAME) for _ in range(MOST_HELD)])
    assert came[0][0] == came[1][0] == b""
    assert statuses(b"".join(came[0])) == MOST_HELD
    assert statuses(b"".join(came[1])) < MOST_HELD


def test_a_cable_is_as_bad_as_it_is_said_to_be() -> None:
    line = FaultyLine(Random(3), 10)  # noqa: S311
    hurt = sum(line.pass_on(FRAME) != FRAME for _ in range(2000))
    assert 200 < hurt < 800  # a burst or a silence is one fault and several frames


def test_orders_are_sent_one_at_a_time_and_never_twice() -> None:
    orders = WheelOrders()
    orders.add("o 1159")
    orders.add("F")
    assert (orders.due(0.0), orders.due(0.0)) == (b"*o 1159\r\n", b"")
    assert orders.hear(Answer("u", "OK")) is None
    assert orders.hear(Answer("", "BUSY")) == ("o 1159", "BUSY")
    assert orders.due(0.1) == b"*F\r\n"
    assert orders.overdue(0.1) is None
    assert orders.overdue(0.1 + ANSWERED_WITHIN) == ("F", NO_ANSWER)
    assert orders.due(2.0) == b""
    assert orders.hear(Answer("F", "OK")) is None
