"""Slips: numbered, with a line for everyone who signs, and each copy says whose it is."""

import re
from pathlib import Path

import msgspec
import pytest
from reportlab.lib.units import mm

from croupier.paper.slips import CHIP_SIGNERS, HAND_PAY_SIGNERS, Duplicate, Slip, SlipChips, SlipKind
from tests.cli.pdf import drawing, pages, words
from tests.paper.slips import HAND_PAY, SIGNED_AT, SLIP

EVERY = pytest.mark.parametrize(
    "slip", [SLIP, msgspec.structs.replace(SLIP, kind=SlipKind.CREDIT), HAND_PAY], ids=lambda one: one.kind
)


def on_paper(slip: Slip, folder: Path) -> Path:
    path = folder / "slip.pdf"
    path.write_bytes(slip.pdf())
    return path


@EVERY
def test_every_fact_is_on_both_copies(slip: Slip, tmp_path: Path) -> None:
    path = on_paper(slip, tmp_path)
    assert pages(path) == len(slip.copies) == 2
    facts = [
        slip.site, slip.title, slip.number_text, slip.figures, slip.place, "11/17/2026 02:30:05", slip.why,
        slip.address[0], *(one.role.capitalize() for one in slip.signed),
        *(text for row in slip.chip_rows for text in row),
    ]  # fmt: skip
    for fact in facts:
        assert words(path).count(fact) >= 2, fact
        assert squeezed(slip.escpos()).count("".join(fact.split())) >= 2, fact
    for copy in slip.copies:
        assert words(path).count(copy.upper()) == 1
        assert slip.escpos().count(copy.upper().encode()) == 1


def squeezed(raw: bytes) -> str:
    """Its text without blanks, for a long one is wrapped."""
    return re.sub(r"\s", "", raw.decode("ascii"))


def test_fill_and_credit_are_signed_by_five_and_one_copy_is_dropped() -> None:
    assert [one.role for one in SLIP.signed] == list(CHIP_SIGNERS) == [
        "requester", "cashier", "runner", "dealer", "floorperson",
    ]  # fmt: skip
    assert list(SLIP.copies) == ["original", "copy for the drop box"]
    assert [one.role for one in HAND_PAY.signed] == list(HAND_PAY_SIGNERS)


def test_who_signed_by_sign_in_is_named_with_the_time(tmp_path: Path) -> None:
    text = words(on_paper(SLIP, tmp_path))
    assert "Ada  11/17/2026 02:31:00" in text
    assert [one.text for one in SLIP.signed] == ["Ada  11/17/2026 02:31:00", "Ben", "", "", ""]


def test_the_receipt_form_is_written_to_the_byte() -> None:
    """By Epson's ESC/POS command reference: ESC @, ESC a, ESC E, GS !, GS V 66."""
    first, second, rest = HAND_PAY.escpos().split(b"\x1dV\x42\x00")
    assert rest == b""
    assert first == (
        b"\x1b@\x1ba\x00\x1ba\x01\x1bE\x01The Example Casino\n\x1bE\x00\x1ba\x00"
        b"\x1ba\x011 Wheel Road\n\x1ba\x00\n"
        b"\x1ba\x01\x1bE\x01\x1d!\x01HAND PAY SLIP No. 000003\n\x1d!\x00\x1bE\x00\x1ba\x00\n"
        b"Station                               E1-3\n"
        b"Date and time          11/17/2026 02:30:05\n"
        b"Reason\n"
        b"the amount is above the limit of a\nvoucher, $10,000.00\n"
        b"------------------------------------------\n"
        b"\x1ba\x01\x1bE\x01\x1d!\x01$12,000.50\n\x1d!\x00\x1bE\x00\x1ba\x00"
        b"\x1ba\x01Twelve thousand dollars and fifty cents\n\x1ba\x00"
        b"\n\n------------------------------------------\nPlayer\n"
        b"\n\n------------------------------------------\nCashier\n"
        b"\n\n------------------------------------------\nFloorperson\n"
        b"\n\x1ba\x01\x1bE\x01ORIGINAL\n\x1bE\x00\x1ba\x00"
    )
    assert second.endswith(b"\n\x1ba\x01\x1bE\x01COPY FOR THE PLAYER\n\x1bE\x00\x1ba\x00")


def test_chips_are_listed_from_the_largest_and_add_up() -> None:
    assert SLIP.chip_rows == (("$100.00", "20", "$2,000.00"), ("$5.00", "120", "$600.00"))
    with pytest.raises(ValueError, match="add up to its amount"):
        msgspec.structs.replace(SLIP, amount=260_001)


def test_a_slip_of_every_chip_there_is_stays_on_its_page(tmp_path: Path) -> None:
    """Nothing is drawn over the signatures, however many denominations there are."""
    chips = tuple(SlipChips(25 * 2**power, 10) for power in range(16))
    slip = msgspec.structs.replace(SLIP, chips=chips, amount=sum(one.amount for one in chips))
    path = on_paper(slip, tmp_path)
    assert pages(path) == 2
    drawn = re.findall(r"BT 1 0 0 1 [\d.]+ ([\d.]+) Tm \(([^)]*)\) Tj", drawing(path))
    lows = {text: float(height) for height, text in drawn}
    assert lows[slip.words] > lows["Requester"] + 15 * mm
    assert slip.pdf() == slip.pdf()


@EVERY
def test_a_duplicate_says_on_every_sheet_that_it_is_one(slip: Slip, tmp_path: Path) -> None:
    again = msgspec.structs.replace(slip, duplicate=Duplicate(2, "Cass", SIGNED_AT))
    text, receipt = words(on_paper(again, tmp_path)), again.escpos()
    assert text.count("2, printed for Cass 11/17/2026 02:31:00") == 2
    for copy in slip.copies:
        marked = f"DUPLICATE OF THE {copy.upper()}"
        assert (text.count(marked), receipt.count(marked.encode())) == (1, 1)
    assert "DUPLICATE" not in words(on_paper(slip, tmp_path))
    assert b"DUPLICATE" not in slip.escpos()
