"""A ticket carries every field of B.2, a barcode that is read back, and the stamp of what became of it."""

import itertools
import re
from pathlib import Path

import msgspec
import pytest
import zxingcpp

from croupier.paper.cancel_paper import CancelPaper
from croupier.paper.interleaved import element_widths
from croupier.paper.race_ticket import RaceTicket, StampWord, TicketForm, TicketLine, TicketStamp
from croupier.paper.slips import SlipSignature
from tests.cli.pdf import drawing, pages, words
from tests.paper.tickets import AT, CANCEL, TICKET
from tests.paper.vouchers import NUMBER, as_pixels

FIELDS = {
    "a unique transaction identifier": ["W3-20261121-0042"],
    "facility and station": ["The Example Casino", "WINDOW 3"],
    "track, race and runners": ["Model Park (MDL)", "SAT 11/21/2026", "RACE 4", "RACES 4-6", "BOX 1,3,5",
                                "1,2/4/7,8"],
    "bets, amounts, number and total": ["$1 EXACTA BOX 1,3,5", "6 BETS  $6.00", "$2 WIN 6", "1 BET  $2.00",
                                        "$0.50 PICK3 1,2/4/7,8", "4 BETS  $2.00", "11 BETS", "TOTAL $10.00"],
    "date and time": ["11/21/2026 12:14:05"],
    "serial, barcode and expiry": ["SERIAL 000042", NUMBER, "CASH BY 02/19/2027"],
}  # fmt: skip


def changed(**fields: object) -> RaceTicket:
    return msgspec.structs.replace(TICKET, **fields)


def printed(ticket: RaceTicket, folder: Path) -> Path:
    path = folder / "ticket.pdf"
    path.write_bytes(ticket.pdf())
    return path


@pytest.mark.parametrize("what", FIELDS)
@pytest.mark.clause("oneida-parimutuel:B.2")
def test_every_field_is_on_the_page_on_the_receipt_and_in_the_picture(what: str, tmp_path: Path) -> None:
    page = words(printed(TICKET, tmp_path))
    for field in FIELDS[what]:
        assert field in page
        assert field.encode() in TICKET.escpos() or field.replace("  ", " ").encode() in TICKET.escpos()
        assert field in TICKET.svg()


def test_a_ticket_is_one_page_and_the_same_every_time(tmp_path: Path) -> None:
    assert pages(printed(TICKET, tmp_path)) == 1
    assert TICKET.pdf() == TICKET.pdf() != changed(serial=43).pdf()


def test_the_barcode_on_the_page_is_read_back(tmp_path: Path) -> None:
    drawn = re.findall(r"([\d.]+) [\d.]+ ([\d.]+) [\d.]+ re f", drawing(printed(TICKET, tmp_path)))
    edges = [edge for left, width in drawn for edge in (float(left), float(left) + float(width))]
    widths = [right - left for left, right in itertools.pairwise(edges)]
    modules = [round(width / min(widths)) for width in widths]
    assert tuple(modules) == element_widths(TICKET.number.digits)
    [read] = zxingcpp.read_barcodes(as_pixels(modules))
    assert read.text == TICKET.number.digits


def test_the_barcode_in_the_picture_and_on_the_receipt_is_the_same() -> None:
    drawn = re.findall(r'<rect x="([\d.]+)" y="[-\d.]+" width="([\d.]+)"[^>]* fill="#000000"', TICKET.svg())
    assert len(drawn) == (len(element_widths(TICKET.number.digits)) + 1) // 2
    assert TICKET.escpos().split(b"\x1dk\x46\x12")[1][:18].decode() == TICKET.number.digits


@pytest.mark.clause("oneida-parimutuel:E.3")
def test_a_cancelled_ticket_is_stamped_with_the_word_and_the_issuing_window(tmp_path: Path) -> None:
    stamped = changed(stamp=CANCEL)
    page = words(printed(stamped, tmp_path))
    assert "Cancel" in page
    assert page.count("WINDOW 3") == 2
    assert "Cancel" not in words(printed(TICKET, tmp_path))
    receipt = stamped.escpos()
    assert receipt.index(b"Cancel\n") < receipt.rindex(b"WINDOW 3\n")
    assert b"11/21/2026 12:14:05 by the reader" in receipt
    assert "Teller" not in page


@pytest.mark.clause("oneida-parimutuel:E.4")
def test_a_manual_cancel_is_marked_and_has_a_line_for_teller_and_supervisor(tmp_path: Path) -> None:
    signed = (SlipSignature("teller", "Ada", AT),)
    stamp = TicketStamp(word=StampWord.MANUAL_CANCEL, window="3", at=AT, signatures=signed)
    stamped = changed(stamp=stamp)
    page, receipt = words(printed(stamped, tmp_path)), stamped.escpos()
    for text in ("Manual cancel", "Teller", "Ada  11/21/2026 12:14:05", "Supervisor"):
        assert text in page
        assert text in stamped.svg()
        assert b" ".join(text.encode().split()) in b" ".join(receipt.split())
    assert [one.role for one in stamp.signers] == ["teller", "supervisor"]
    assert CANCEL.signers == ()


def test_an_exchange_ticket_says_what_it_was_given_for(tmp_path: Path) -> None:
    alive = TicketLine(
        races=(7,), called="TRIFECTA", runners="1/2/3", amount=100, bets=1, note="second half, no charge"
    )
    ticket = changed(form=TicketForm.EXCHANGE, exchanged_for="W1-20261121-0007", lines=(alive,), expires=None)
    page = words(printed(ticket, tmp_path))
    for text in ("EXCHANGE TICKET", "FOR W1-20261121-0007", "second half, no charge", "DOES NOT EXPIRE"):
        assert text in page
        assert text.encode() in ticket.escpos()


def test_a_pick_six_with_every_runner_still_fits(tmp_path: Path) -> None:
    every = ",".join(map(str, range(1, 25)))
    line = TicketLine(
        races=tuple(range(4, 10)), called="PICK6", runners="/".join([every] * 6), amount=100, bets=1
    )
    long = changed(lines=(line,), facility="A" * 120)
    page = words(printed(long, tmp_path)).replace(" ", "")
    assert "/".join([every] * 6) in page
    rows = re.sub(rb"\x1b[@aE][\x00\x01]?|\x1d[!hwHV].|\x1dk.", b"", long.escpos()).split(b"\n")
    assert max(map(len, rows)) <= 42


def test_a_logged_ticket_shows_no_number() -> None:
    assert "4631" not in repr(TICKET)


@pytest.mark.clause("oneida-parimutuel:E.3")
@pytest.mark.clause("oneida-parimutuel:E.4")
@pytest.mark.parametrize("word", StampWord)
def test_the_paper_of_a_cancelled_ticket_has_the_stamp_and_names_the_ticket(
    word: StampWord, tmp_path: Path
) -> None:
    stamp = TicketStamp(word=word, window="3", at=AT, how="by the reader")
    paper = CancelPaper(
        facility="The Example Casino", transaction="W3-20261121-0042", serial=42, amount=1000, stamp=stamp
    )
    (tmp_path / "cancel.pdf").write_bytes(paper.pdf())
    page, receipt = words(tmp_path / "cancel.pdf"), b" ".join(paper.escpos().split())
    told = (
        word,
        "WINDOW 3",
        "W3-20261121-0042",
        "SERIAL 000042",
        "$10.00",
        "11/21/2026 12:14:05 by the reader",
    )
    for text in told:
        assert text in page
        assert text.encode() in receipt
    assert ("Supervisor" in page) is (word is StampWord.MANUAL_CANCEL)
    assert NUMBER not in page
