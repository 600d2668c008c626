"""The fields of Form W-2G: all eighteen boxes, who pays and who won, and a line to sign."""

from datetime import date
from pathlib import Path

import msgspec

from croupier.paper.winnings_form import WinningsForm
from tests.cli.pdf import pages, words

FORM = WinningsForm(
    payer="The Example Casino",
    payer_address=("1 Wheel Road", "Green Bay, WI 54313"),
    payer_tin="00-0000000",
    payer_phone="555 0100",
    winner="Wilma Winner",
    winner_address=("2 Home Street",),
    winnings=605_550,
    won=date(2026, 11, 21),
    wager="$1 TRIFECTA 6/3/1",
    withheld=145_332,
    transaction="W3-20261121-0042",
    race="MDL race 4",
    identical=100,
    cashier="Ada",
    winner_tin="000-00-0000",
    window="3",
    first_id="WI licence",
    second_id="passport",
    state="WI 0000",
    state_winnings=605_550,
    state_withheld=1,
    local_winnings=2,
    local_withheld=3,
    locality="Oneida",
)


def test_every_box_has_its_number_its_name_and_what_is_in_it(tmp_path: Path) -> None:
    (tmp_path / "f.pdf").write_bytes(FORM.pdf())
    page, receipt = words(tmp_path / "f.pdf"), FORM.escpos()
    assert pages(tmp_path / "f.pdf") == 1
    assert [number for number, _, _ in FORM.boxes] == list(range(1, 19))
    for number, name, content in FORM.boxes:
        assert content
        assert f"{number} {name}" in page
        assert content in page
        assert f"{number} {name}".encode() in receipt
        assert content.encode() in receipt
    for text in (*FORM.payer_lines, FORM.winner, *FORM.winner_address, "Signature", "Date"):
        assert text in page
        assert text.encode() in receipt
    assert "$6,055.50" in page
    assert "Telephone 555 0100" in page


def test_what_the_winner_fills_in_by_hand_is_left_empty(tmp_path: Path) -> None:
    blank = msgspec.structs.replace(
        FORM, winner="", winner_address=(), winner_tin="", identical=0, payer_tin="", payer_phone=""
    )
    contents = {name: content for _, name, content in blank.boxes}
    assert (
        contents["Winner's taxpayer identification no."] == contents["Winnings from identical wagers"] == ""
    )
    assert blank.payer_lines == ("The Example Casino", "1 Wheel Road", "Green Bay, WI 54313")
    (tmp_path / "f.pdf").write_bytes(blank.pdf())
    assert "9 Winner's taxpayer identification no." in words(tmp_path / "f.pdf")
    assert b"9 Winner's" not in blank.escpos()
    assert blank.pdf() == blank.pdf() != FORM.pdf()
