"""A ticket printer's status, found in whatever a line brings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.devices.printer import PrinterState, PrinterStatus
from croupier.devices.tito_status import (
    BUSY,
    FAULTS,
    IN_CHUTE,
    LONGEST,
    PAPER_LOW,
    PAPER_OUT,
    REFUSALS,
    TitoStatus,
    take_status,
)

READY = b"*S|0|PAY-6.22B|@|@|@|@|`|P9|*"
"""The form that kcondict/Paycheck4 sends; flags without a bit are 40 hex, an at sign."""
Bit = tuple[int, int]


def with_bits(*bits: Bit) -> TitoStatus:
    flags = [0x40] * 5
    for number, bit in bits:
        flags[number - 1] |= bit
    one, two, three, four, five = flags
    return TitoStatus((one, two, three, four, five))


def written(status: TitoStatus) -> bytes:
    return b"*S|0|PAY-6.22B|" + b"|".join(bytes([flag]) for flag in status.flags) + b"|P9|*"


FLAGS = st.tuples(*[st.integers(0x40, 0x7F)] * 5).map(TitoStatus)


def test_the_public_form_is_read() -> None:
    assert take_status(bytearray(READY)) == TitoStatus((0x40, 0x40, 0x40, 0x40, 0x60))


@given(st.lists(FLAGS, max_size=4), st.data())
def test_statuses_are_read_in_order_however_the_line_cuts_them(
    statuses: list[TitoStatus], cuts: st.DataObject
) -> None:
    raw, received, found = b"".join(map(written, statuses)), bytearray(), []
    while raw:
        cut = cuts.draw(st.integers(1, len(raw)))
        received += raw[:cut]
        raw = raw[cut:]
        while status := take_status(received):
            found.append(status)
    assert found == statuses


@given(st.binary(max_size=600))
def test_noise_is_no_status_and_is_not_kept(noise: bytes) -> None:
    received = bytearray(noise.replace(b"*S", b""))
    assert take_status(received) is None
    assert len(received) <= LONGEST
    received += READY
    assert take_status(received) == TitoStatus((0x40, 0x40, 0x40, 0x40, 0x60))


@pytest.mark.parametrize("raw", [READY[:-1], READY.replace(b"`", b"\xe0"), READY.replace(b"`", b"\x20")])
def test_a_torn_or_garbled_status_is_none(raw: bytes) -> None:
    assert take_status(bytearray(raw)) is None


@pytest.mark.parametrize(
    ("bits", "status"),
    [
        ([], PrinterStatus(PrinterState.READY)),
        ([PAPER_LOW], PrinterStatus(PrinterState.PAPER_LOW)),
        ([PAPER_OUT, PAPER_LOW], PrinterStatus(PrinterState.PAPER_OUT, "the printer is out of paper")),
        ([BUSY], PrinterStatus(PrinterState.BUSY, "the printer is busy")),
        ([IN_CHUTE], PrinterStatus(PrinterState.BUSY, "a ticket is waiting to be taken")),
        ([(1, 0x08), PAPER_OUT], PrinterStatus(PrinterState.FAULT, "the printer is open")),
    ],
)
def test_bits_are_told_in_words(bits: list[Bit], status: PrinterStatus) -> None:
    assert with_bits(*bits).status == status


@pytest.mark.parametrize("bit", FAULTS)
def test_every_fault_needs_a_person(bit: Bit) -> None:
    assert with_bits(bit).status == PrinterStatus(PrinterState.FAULT, FAULTS[bit])


@pytest.mark.parametrize("bit", REFUSALS)
def test_a_refused_command_does_not_stop_the_printer(bit: Bit) -> None:
    assert with_bits(bit).refusal == REFUSALS[bit]
    assert with_bits(bit).status.prints
