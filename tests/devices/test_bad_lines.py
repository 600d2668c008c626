"""A reader behind a bad cable: no wrong number, ever, and every number again once the cable is good.

A simulated wheel spins; what it sends is torn, merged, doubled, held back, garbled or lost, as hypothesis
chooses. Planted bugs show that the rig finds what it looks for.
"""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from croupier.devices import belief, reader
from croupier.devices.reader import Reader, Report, Seen
from croupier.devices.simulated import Fault, Pace, SimulatedWheel
from croupier.devices.ss2 import EVERY, Scanner, State, Status

ORDER = tuple(str(number) for number in range(37))
QUICK = Pace(1.5, 1.5, 2.0)
STEPS = 24
"""Statuses of one spin and the wait after it."""


class Hurt(StrEnum):
    TORN_END = "torn end"
    TORN_BEGINNING = "torn beginning"
    MERGED = "merged"
    DOUBLED = "doubled"
    HELD = "held"
    NOISE = "noise"
    LOST = "lost"


class Damage(NamedTuple):
    """What is done to the piece of this index; `size` is where it is cut, or how many pieces it concerns."""

    at: int
    hurt: Hurt
    size: int
    noise: bytes


class Spin(NamedTuple):
    number: str
    fault: Fault | None


SPINS = st.lists(
    st.builds(Spin, st.sampled_from(ORDER), st.none() | st.sampled_from(Fault)), min_size=1, max_size=4
)
DAMAGES = st.lists(
    st.builds(
        Damage,
        st.integers(0, 4 * STEPS),
        st.sampled_from(Hurt),
        st.integers(1, 24),
        st.binary(min_size=1, max_size=8),
    ),
    max_size=12,
)
CLEAN = Spin("7", None)


def sent(spins: list[Spin], begin: int) -> Iterator[bytes]:
    """One piece for each half second."""
    numbers = iter(spin.number for spin in spins)
    wheel = SimulatedWheel(ORDER, spin=begin, pace=QUICK, choose=lambda _: next(numbers))
    for index in range(len(spins) * STEPS):
        now = index * EVERY
        if index % STEPS == 2:
            assert wheel.throw(now, spins[index // STEPS].fault)
        yield wheel.receive(now)


def hurt(pieces: list[bytes], damages: list[Damage]) -> list[bytes]:
    for damage in damages:
        at, piece = damage.at, pieces[damage.at] if damage.at < len(pieces) else b""
        match damage.hurt:
            case _ if not piece:
                continue
            case Hurt.TORN_END:
                pieces[at] = piece[: -damage.size]
            case Hurt.TORN_BEGINNING:
                pieces[at] = piece[damage.size :]
            case Hurt.MERGED:
                pieces[at] = piece.replace(b"\r\n", b"")
            case Hurt.DOUBLED:
                pieces[at] = piece * 2
            case Hurt.NOISE:
                pieces[at] = piece[: damage.size] + damage.noise + piece[damage.size :]
            case Hurt.HELD | Hurt.LOST:
                some = pieces[at : at + damage.size]
                kept = b"".join(some) if damage.hurt is Hurt.HELD else b""
                pieces[at : at + damage.size] = [*([b""] * (len(some) - 1)), kept]
    return pieces


def reports(pieces: list[bytes]) -> list[Report]:
    scanner, seen = Scanner(), Reader()
    return [
        report
        for index, piece in enumerate(pieces)
        for frame in scanner.feed(piece)
        for report in seen.see(frame, index * EVERY)
    ]


def check(spins: list[Spin], damages: list[Damage], begin: int) -> None:
    truth = {(begin + index) % 256 + 1: spin.number for index, spin in enumerate([*spins, CLEAN, CLEAN])}
    bad = hurt(list(sent(spins, begin)), damages)
    good = list(sent([*spins, CLEAN, CLEAN], begin))[len(bad) :]
    read = [(one.spin, one.number) for one in reports([*bad, *good]) if one.seen is Seen.NUMBER]
    wrong = [(spin, number) for spin, number in read if truth[spin] != number]
    assert not wrong, "a wrong number"
    assert len(dict(read)) == len(read), "a number is read once"
    last = (begin + len(spins) + 1) % 256 + 1
    assert (last, "7") in read, "recovered by the second good spin"


BEGIN = st.integers(1, 256)


@settings(max_examples=400)
@given(SPINS, DAMAGES, BEGIN)
@example([Spin("0", None)], [Damage(0, Hurt.HELD, 10, b"-"), Damage(9, Hurt.DOUBLED, 1, b"-")], 1)
def test_a_bad_cable_gives_no_wrong_number_and_is_recovered_from(
    spins: list[Spin], damages: list[Damage], begin: int
) -> None:
    check(spins, damages, begin)


@given(st.lists(st.binary(max_size=40), max_size=40))
def test_random_bytes_give_nothing_and_the_next_spins_are_read(pieces: list[bytes]) -> None:
    good = list(sent([CLEAN, CLEAN], 41))
    read = [one.number for one in reports([*pieces, *good]) if one.seen is Seen.NUMBER]
    assert read in (["7"], ["7", "7"])


def test_the_rig_finds_a_reader_that_takes_the_number_that_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """As long as the ball runs, the field has the number before."""

    def judge(self: Reader, status: Status, _now: float) -> Iterator[Report]:
        if status.state is State.NO_MORE_BETS and status.win is not None:
            self._reported = True
            yield Report(Seen.NUMBER, status.spin, number=status.win)

    monkeypatch.setattr(Reader, "_judge", judge)
    with pytest.raises(AssertionError, match="a wrong number"):
        check([Spin("5", None), Spin("6", None)], [], 41)


def test_the_rig_finds_a_reader_that_believes_no_counter_that_has_jumped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A whole spin is lost, and the reader waits for its counter for ever."""

    def believed(self: belief.Belief, status: Status) -> list[Status]:
        if self.status is None or belief.follows(self.status, status):
            self.status = status
            return [status]
        return []

    monkeypatch.setattr(belief.Belief, "believed", believed)
    lost = Damage(25, Hurt.LOST, 24, b"-")
    with pytest.raises(AssertionError, match="recovered"):
        check([Spin("5", None), Spin("6", None), Spin("7", None)], [lost], 41)


def test_the_rig_finds_a_reader_that_asks_for_no_bare_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """The wheel misreads its own ball: its bare line says nothing, and its frames a number."""
    monkeypatch.setattr(reader.Reader, "_agrees", lambda *_: True)
    with pytest.raises(AssertionError, match="misread"):
        check_misread()


def check_misread() -> None:
    read = reports(list(sent([Spin("5", Fault.MISREAD), CLEAN], 41)))
    assert [one.number for one in read if one.seen is Seen.NUMBER] == ["7"], "a misread ball gave a number"


def test_a_ball_that_the_wheel_misreads_gives_no_number() -> None:
    check_misread()
