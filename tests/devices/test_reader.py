"""What a wheel reader reports of its frames, and what it waits for before it does."""

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.devices.reader import Reader, Report, Seen
from croupier.devices.ss2 import Bare, Frame, Scanner, State, Status, Warn, write_bare, write_status

READY = Report(Seen.READY, 11)
TRACK = Report(Seen.TRACK, 12)
CLOSE = Report(Seen.NO_MORE_BETS, 12)


def frame(state: int, win: str | None = "23", warn: int = 0, spin: int = 12) -> Status:
    return Status(State(state), spin, win, Warn(warn), 165, clockwise=False)


PLACE = frame(2, spin=11)
RIM, DROP, WIN_7 = frame(3), frame(4), frame(5, "7")


def number(text: str, spin: int = 12) -> Report:
    return Report(Seen.NUMBER, spin, text, speed=165, clockwise=False)


def fault(why: str) -> Report:
    return Report(Seen.FAULT, 12, fault=why)


def seen(rows: Iterable[tuple[float, Frame]], speed: float = 1.0) -> list[Report]:
    reader = Reader(speed)
    return [report for at, one in rows for report in reader.see(one, at)]


def half_seconds(*frames: Frame) -> list[tuple[float, Frame]]:
    return [(index / 2, one) for index, one in enumerate(frames)]


BARE_7 = Bare("7")


@pytest.mark.parametrize(
    ("frames", "reports"),
    [
        ((PLACE, RIM, DROP, BARE_7, WIN_7, WIN_7), [READY, TRACK, CLOSE, number("7")]),
        ((PLACE, RIM, DROP, BARE_7, WIN_7, WIN_7, WIN_7, WIN_7), [READY, TRACK, CLOSE, number("7")]),
        ((PLACE, RIM, DROP, WIN_7, WIN_7, BARE_7), [READY, TRACK, CLOSE]),
        ((PLACE, RIM, DROP, WIN_7, WIN_7, BARE_7, WIN_7), [READY, TRACK, CLOSE, number("7")]),
        ((PLACE, RIM, DROP, BARE_7, WIN_7), [READY, TRACK, CLOSE]),  # one frame is not several
        ((PLACE, RIM, DROP, WIN_7, WIN_7, WIN_7), [READY, TRACK, CLOSE]),  # no bare line
        ((PLACE, RIM, DROP, Bare("17"), WIN_7, WIN_7, WIN_7), [READY, TRACK, CLOSE]),  # they differ
        ((PLACE, RIM, DROP, BARE_7, frame(5, "17"), WIN_7, frame(5, "17")), [READY, TRACK, CLOSE]),
        (
            (PLACE, RIM, DROP, BARE_7, frame(5, "17"), WIN_7, WIN_7),
            [READY, TRACK, CLOSE, number("7")],
        ),
        ((PLACE, RIM, DROP, BARE_7, frame(5, None), frame(5, None)), [READY, TRACK, CLOSE]),
        ((PLACE, DROP, BARE_7, WIN_7, WIN_7), [READY, CLOSE, number("7")]),  # the track's frames were lost
        ((PLACE, BARE_7, DROP, WIN_7, WIN_7), [READY, CLOSE]),
    ],
)
def test_a_number_counts_when_its_bare_line_and_two_frames_agree(
    frames: tuple[Frame, ...], reports: list[Report]
) -> None:
    assert seen(half_seconds(*frames)) == reports


@pytest.mark.parametrize(
    "frames",
    [
        (PLACE, RIM, RIM, RIM, DROP, DROP, DROP, DROP),
        (PLACE, Bare("23"), RIM, DROP, DROP, frame(5), frame(5)),  # a bare line of the spin before
        (Bare("23"), frame(5), frame(5), PLACE, RIM, DROP, DROP),
    ],
)
def test_the_previous_number_is_never_taken_for_this_spins(frames: tuple[Frame, ...]) -> None:
    after_track = seen(half_seconds(*frames))
    assert Report(Seen.NUMBER, 12, number="23") not in after_track[after_track.index(TRACK) :]


def test_a_number_that_was_reported_is_not_reported_again_in_the_next_game() -> None:
    spins = (Bare("7"), WIN_7, WIN_7, frame(2, "7"), frame(3, "7", spin=13), frame(4, "7", spin=13))
    assert [one for one in seen(half_seconds(*spins)) if one.seen is Seen.NUMBER] == [number("7")]


def test_two_spins_report_two_numbers() -> None:
    again = (frame(2, "7"), frame(3, "7", spin=13), frame(4, "7", spin=13), Bare("7"))
    last = (frame(5, "7", spin=13), frame(5, "7", spin=13))
    reports = seen(half_seconds(PLACE, RIM, DROP, BARE_7, WIN_7, WIN_7, *again, *last))
    assert [one for one in reports if one.seen is Seen.NUMBER] == [number("7"), number("7", 13)]


ROTOR, LOST, LAUNCH = frame(3, warn=2), frame(4, warn=1), frame(3, warn=8)


@pytest.mark.parametrize(
    ("speed", "rows", "reports"),
    [
        (1, [(0, PLACE), (1, ROTOR), (2, ROTOR)], [READY, TRACK, fault("with-rotation")]),
        (1, [(0, PLACE), (1, LAUNCH), (3.9, LAUNCH)], [READY, TRACK]),
        (1, [(0, PLACE), (1, LAUNCH), (4.0, LAUNCH)], [READY, TRACK, fault("malfunction")]),
        (1, [(0, PLACE), (1, LAUNCH), (2, RIM), (9, RIM)], [READY, TRACK]),
        (1, [(0, RIM), (1, LOST), (5.9, LOST)], [TRACK, CLOSE]),
        (1, [(0, RIM), (1, LOST), (6.0, LOST)], [TRACK, CLOSE, fault("ball-not-dropped")]),
        (1, [(0, RIM), (1, LOST), (4, DROP), (9, DROP)], [TRACK, CLOSE]),
        (1, [(0, RIM), (1, DROP), (2, frame(6, warn=4))], [TRACK, CLOSE, fault("malfunction")]),
        (1, [(0, RIM), (1, frame(6, warn=4))], [TRACK, fault("malfunction")]),
        (1, [(0, RIM), (1, DROP), (2, WIN_7), (6.9, WIN_7)], [TRACK, CLOSE]),  # no bare line comes
        (1, [(0, RIM), (1, DROP), (2, WIN_7), (7, WIN_7)], [TRACK, CLOSE, fault("malfunction")]),
        (8, [(0, RIM), (1, LOST), (1.62, LOST)], [TRACK, CLOSE]),
        (8, [(0, RIM), (1, LOST), (1.63, LOST)], [TRACK, CLOSE, fault("ball-not-dropped")]),
        (8, [(0, LAUNCH), (0.37, LAUNCH)], [TRACK]),
        (8, [(0, LAUNCH), (0.38, LAUNCH)], [TRACK, fault("malfunction")]),
    ],
)
def test_faults_are_reported_when_they_count_and_not_sooner(
    speed: float, rows: list[tuple[float, Frame]], reports: list[Report]
) -> None:
    assert seen(rows, speed) == reports


def test_a_fault_is_reported_once_and_no_number_of_that_spin_follows() -> None:
    rows = half_seconds(PLACE, ROTOR, ROTOR, DROP, BARE_7, WIN_7, WIN_7, WIN_7)
    assert seen(rows) == [READY, TRACK, fault("with-rotation"), CLOSE]


SPIN = b"".join(
    [
        *(write_status(one) for one in (PLACE, RIM, RIM, DROP, DROP)),
        write_bare("7"),
        *(write_status(WIN_7) for _ in range(4)),
    ]
)


@given(st.lists(st.tuples(st.integers(0, len(SPIN)), st.binary(max_size=6)), max_size=4))
def test_noise_on_the_line_never_invents_a_number(noise: list[tuple[int, bytes]]) -> None:
    line = SPIN
    for at, junk in sorted(noise, reverse=True):
        line = line[:at] + junk + line[at:]
    frames = Scanner().feed(line)
    read = {one.number for one in seen(half_seconds(*frames)) if one.seen is Seen.NUMBER}
    assert read <= {"7"}


@given(st.integers(0, len(SPIN)), st.integers(0, len(SPIN)), st.integers(0, len(SPIN)))
def test_a_line_cut_and_torn_anywhere_never_invents_a_number(first: int, second: int, third: int) -> None:
    one, two, three = sorted((first, second, third))
    frames = Scanner().feed(SPIN[:one] + SPIN[two:three] + SPIN[one:])
    read = {report.number for report in seen(half_seconds(*frames)) if report.seen is Seen.NUMBER}
    assert read <= {"7"}


def test_a_ball_thrown_again_between_two_frames_is_another_ball() -> None:
    """Its counter alone tells; what was reported of the one that was taken out is nothing to it."""
    again = (frame(3, spin=13), frame(4, spin=13), BARE_7, frame(5, "7", spin=13), frame(5, "7", spin=13))
    reports = seen(half_seconds(PLACE, ROTOR, *again))
    own = [Report(Seen.TRACK, 13), Report(Seen.NO_MORE_BETS, 13), number("7", 13)]
    assert reports == [READY, TRACK, fault("with-rotation"), *own]


def test_a_ball_whose_track_was_not_seen_is_another_ball_too() -> None:
    drop, win = frame(4, spin=13), frame(5, "7", spin=13)
    again: tuple[Frame, ...] = (drop, drop, BARE_7, win, win)
    reports = seen(half_seconds(PLACE, ROTOR, DROP, *again))
    assert reports[-2:] == [Report(Seen.NO_MORE_BETS, 13), number("7", 13)]


def test_a_wheel_without_a_bare_line_is_read_by_three_frames() -> None:
    reader = Reader(bare_line=False)
    frames: tuple[Frame, ...] = (PLACE, RIM, DROP, WIN_7, WIN_7, WIN_7)
    reports = [one for at, each in half_seconds(*frames) for one in reader.see(each, at)]
    assert reports == [READY, TRACK, CLOSE, number("7")]
    contradicted = Reader(bare_line=False)
    frames = (PLACE, RIM, DROP, Bare("17"), WIN_7, WIN_7, WIN_7)
    assert number("7") not in [
        one for at, each in half_seconds(*frames) for one in contradicted.see(each, at)
    ]


@pytest.mark.parametrize(
    ("odd", "reports"),
    [
        (frame(3, spin=200), [READY, TRACK, CLOSE]),  # a counter that no wheel goes to
        (frame(4, spin=13), [READY, TRACK, CLOSE]),
        (frame(2, spin=99), [READY, TRACK, CLOSE]),
    ],
)
def test_one_frame_with_another_counter_changes_nothing(odd: Status, reports: list[Report]) -> None:
    assert seen(half_seconds(PLACE, RIM, odd, RIM, DROP)) == reports
    assert seen(half_seconds(PLACE, frame(3, spin=11), PLACE)) == [READY]


def test_a_ball_whose_number_nobody_heard_is_a_malfunction() -> None:
    assert seen(half_seconds(PLACE, RIM, DROP, frame(2)))[-2:] == [
        fault("malfunction"),
        Report(Seen.READY, 12),
    ]
    jumped = seen(half_seconds(PLACE, RIM, DROP, frame(2, spin=14), frame(2, spin=14)))
    assert jumped[-2:] == [fault("malfunction"), Report(Seen.READY, 14)]


def test_a_spin_that_the_line_repeats_is_read_once() -> None:
    spin = (PLACE, PLACE, RIM, RIM, DROP, BARE_7, WIN_7, WIN_7)
    assert seen(half_seconds(*spin, *spin)).count(number("7")) == 1
