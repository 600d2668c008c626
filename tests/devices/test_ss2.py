"""Bytes from a wheel: every frame reads back, and no nonsense on the line loses a later frame."""

from itertools import pairwise

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from croupier.devices.ss2 import (
    LONGEST,
    Answer,
    Bare,
    Bonus,
    Frame,
    Scanner,
    State,
    Status,
    Warn,
    write_answer,
    write_bare,
    write_order,
    write_status,
)

POCKETS = ("00", *(str(number) for number in range(37)))
STATUSES = st.builds(
    Status,
    state=st.sampled_from(State),
    spin=st.integers(1, 256),
    win=st.none() | st.sampled_from(POCKETS),
    warn=st.integers(0, 15).map(Warn),
    speed=st.integers(0, 9999),
    clockwise=st.booleans(),
)
BARES = st.builds(Bare, st.sampled_from(POCKETS))
ANSWERS = st.builds(Answer, st.sampled_from("PuRFoT"), st.sampled_from(("OK", "BUSY", "NO")))
FRAMES = STATUSES | BARES | ANSWERS
GOOD = b"*X;4;011;23;0;165;1\r\n"
READ = Status(State.NO_MORE_BETS, 11, "23", Warn(0), 165, clockwise=False)


def written(frame: Frame) -> bytes:
    match frame:
        case Bare():
            return write_bare(frame.number)
        case Answer():
            return write_answer(frame)
        case Bonus():
            return f"{frame.text}\r\n".encode()
        case Status():
            return write_status(frame)


def scanned(*pieces: bytes) -> list[Frame]:
    scanner = Scanner()
    return [frame for piece in pieces for frame in scanner.feed(piece)]


def test_the_frame_of_the_protocol_is_read_as_its_table_says() -> None:
    assert scanned(GOOD) == [READ]
    assert write_status(READ) == GOOD


def test_orders_are_written_as_the_protocol_has_them() -> None:
    assert write_order("u 1") == b"*u 1\r\n"
    assert write_order("o 1159") == b"*o 1159\r\n"


@given(FRAMES)
def test_every_frame_reads_back_as_it_was_written(frame: Frame) -> None:
    assert scanned(written(frame)) == [frame]


@given(st.lists(FRAMES, max_size=8), st.lists(st.integers(0, 200), max_size=12))
def test_frames_survive_any_split_of_the_line(frames: list[Frame], cuts: list[int]) -> None:
    line = b"".join(map(written, frames))
    places = sorted({0, len(line), *(cut for cut in cuts if cut < len(line))})
    pieces = [line[begin:end] for begin, end in pairwise(places)]
    assert scanned(*pieces) == frames


@pytest.mark.parametrize(
    ("line", "read"),
    [
        (b" 7\r\n", [Bare("7")]),
        (b"00\r\n", [Bare("00")]),
        (b"*X;1;001;  ;0;0;0\r\n", [Status(State.BEFORE_GAME, 1, None, Warn(0), 0, clockwise=True)]),
        (b"*X;1; 11;  ;F;0;0\r\n", [Status(State.BEFORE_GAME, 11, None, Warn(15), 0, clockwise=True)]),
        (b"*X;4;011;23;0;1*X;4;011;23;0;165;1\r\n", [READ]),  # torn, then whole
        (b"*X;4;011;23;0;165;1*X;4;011;23;0;165;1\r\n", [READ]),  # merged
        (b"\x00\xff;;23" + GOOD, [READ]),
        (GOOD * 3, [READ] * 3),  # buffered
        (b"\r\n\r\n" + GOOD, [READ]),
        (b"*P OK\r\n*u OK\r\n" + GOOD, [Answer("P", "OK"), Answer("u", "OK"), READ]),
        (b"*u BUSY\r\n*F NO\r\n", [Answer("u", "BUSY"), Answer("F", "NO")]),
        (b"BUSY\r\n*NO\r\n", [Answer("", "BUSY"), Answer("", "NO")]),
        (b"*Y;3;014\r\n" + GOOD, [Bonus("*Y;3;014"), READ]),
    ],
)
def test_frames_are_found_in_real_lines(line: bytes, read: list[Frame]) -> None:
    assert scanned(line) == read


@pytest.mark.parametrize(
    "line",
    [
        b"*X;0;011;23;0;165;1",
        b"*X;7;011;23;0;165;1",
        b"*X;4;11;23;0;165;1",
        b"*X;4;1 1;23;0;165;1",
        b"*X;4;   ;23;0;165;1",
        b"*X;4;000;23;0;165;1",
        b"*X;4;257;23;0;165;1",
        b"*X;4;011;2;0;165;1",
        b"*X;4;011;2x;0;165;1",
        b"*X;4;011;07;0;165;1",
        b"*X;4;011;37;0;165;1",
        b"*Y;7;014",
        b"*Z OK",
        b"OK",
        b"37",
        b"07",
        b"*X;4;011;23;G;165;1",
        b"*X;4;011;23;a;165;1",
        b"*X;4;011;23;0;;1",
        b"*X;4;011;23;0;16500;1",
        b"*X;4;011;23;0;165;2",
        b"*X;4;011;23;0;165;1 ",
        b"*x;4;011;23;0;165;1",
        b"X;4;011;23;0;165;1",
        b"7",
        b"  ",
        b"7 ",
        b"017",
        b"1\n",
        "٣٤".encode(),
    ],
)
def test_what_is_not_exactly_a_frame_is_passed_over_and_counted(line: bytes) -> None:
    scanner = Scanner()
    assert scanner.feed(line + b"\r\n") == []
    assert scanner.passed_over == 1
    assert scanner.feed(GOOD) == [READ]


@given(st.lists(st.tuples(st.binary(max_size=2 * LONGEST), STATUSES), max_size=5), st.integers(1, 64))
@example([(b"*" * (LONGEST - 4), READ)], 16)
def test_noise_never_loses_a_status_that_follows_it(noisy: list[tuple[bytes, Status]], piece: int) -> None:
    line = b"".join(noise + written(frame) for noise, frame in noisy)
    found = scanned(*(line[at : at + piece] for at in range(0, len(line), piece)))
    following = iter(found)
    assert all(any(frame == one for one in following) for _, frame in noisy)


@given(st.binary(max_size=3 * LONGEST).filter(lambda noise: b"\r\n" not in noise), BARES, st.integers(1, 64))
def test_a_bare_number_after_a_broken_line_is_read(noise: bytes, bare: Bare, piece: int) -> None:
    line = noise + b"\r\n" + written(bare)
    found = scanned(*(line[at : at + piece] for at in range(0, len(line), piece)))
    assert found[-1] == bare


@given(st.binary(min_size=LONGEST, max_size=4 * LONGEST).filter(lambda noise: b"\r" not in noise))
def test_a_line_that_never_ends_is_not_held_for_ever_and_gives_no_number(noise: bytes) -> None:
    scanner = Scanner()
    found = [frame for at in range(0, len(noise), 8) for frame in scanner.feed(noise[at : at + 8])]
    assert found == []
    assert not any(isinstance(frame, Bare) for frame in scanner.feed(b"\r\n"))
    assert scanner.passed_over
