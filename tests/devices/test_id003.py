"""The bytes of ID003: frames are read exactly, however the line tears, joins or spoils them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.devices.id003 import (
    SYNC,
    Ask,
    Frame,
    FrameScanner,
    Status,
    crc,
    read_currency,
    write_currency,
    write_frame,
)
from croupier.devices.simulated_id003 import BILLS

FRAMES = st.builds(Frame, st.integers(0, 255), st.binary(max_size=40))


def test_a_poll_has_the_bytes_that_acceptors_know() -> None:
    assert write_frame(Frame(Ask.STATUS)).hex() == "fc05112756"
    assert crc(b"123456789") == 0x2189


def test_a_frame_that_is_no_status_is_told_apart() -> None:
    assert Frame(0x13).status is Status.ESCROW
    assert Frame(Ask.CURRENCY).status is None


@given(st.lists(FRAMES, max_size=6), st.data())
def test_frames_are_the_same_however_the_line_cuts_them(frames: list[Frame], cuts: st.DataObject) -> None:
    raw, scanner, found = b"".join(map(write_frame, frames)), FrameScanner(), []
    while raw:
        at = cuts.draw(st.integers(1, len(raw)))
        found += scanner.feed(raw[:at])
        raw = raw[at:]
    assert (found, scanner.passed_over, scanner.give_up()) == (frames, 0, [])


@given(st.binary(max_size=60), FRAMES)
def test_behind_any_noise_the_scanner_comes_back_into_step(noise: bytes, frame: Frame) -> None:
    """A torn frame may swallow what follows it until the line falls silent; then all of it is found."""
    scanner = FrameScanner()
    found = scanner.feed(noise + write_frame(frame))
    assert frame in [*found, *scanner.give_up()]
    assert scanner.feed(write_frame(frame)) == [frame]


@given(FRAMES, st.data())
def test_no_frame_with_a_spoiled_byte_is_taken_for_itself(frame: Frame, where: st.DataObject) -> None:
    raw = bytearray(write_frame(frame))
    at = where.draw(st.integers(0, len(raw) - 1))
    raw[at] ^= where.draw(st.integers(1, 255))
    scanner = FrameScanner()
    assert frame not in [*scanner.feed(bytes(raw)), *scanner.give_up()]


@pytest.mark.parametrize("length", range(5))
def test_a_frame_that_says_it_is_too_short_is_passed_over(length: int) -> None:
    scanner = FrameScanner()
    assert scanner.feed(bytes((SYNC, length, 1, 2, 3, 4))) == []
    assert scanner.passed_over == 6


def test_bills_are_read_by_what_the_acceptor_says_that_they_are() -> None:
    assert read_currency(write_currency(dict(BILLS))) == BILLS


@pytest.mark.parametrize(
    "content",
    [b"\x61\x02\x01\x00", b"\x61\x01\x00\x00", b"\x61\x01\x01\x04", b"\x61\x01\x01", b""],
    ids=["other money", "worth nothing", "too large", "torn", "empty"],
)
def test_what_is_no_dollar_bill_is_not_among_them(content: bytes) -> None:
    assert read_currency(content) == {}
