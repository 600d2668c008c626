"""`croupier printer`: an engineer sees how a printer is and holds a test slip, without a floor."""

import json
from pathlib import Path

import pytest

from croupier.cli.main import run
from croupier.devices.simulated_tito import SimulatedTito, TicketFault
from tests.cli.pdf import words
from tests.devices.printers import escpos_by_tcp


def test_a_test_slip_on_a_ticket_printer_is_worth_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    far = SimulatedTito(0.1)
    assert run(["printer", "--test", f"tito:{far.address}"]) == 0
    assert capsys.readouterr().out == f"tito:{far.address} is ready\ntest slip: printed\n"
    [fields] = far.tickets
    assert (fields[4], fields[12], fields[-1]) == ("TEST, NO VALUE", "$0.00", "0" * 18)
    far.simulate(TicketFault.PAPER_OUT)
    assert run(["printer", f"tito:{far.address}"]) == 1
    assert capsys.readouterr().out == f"tito:{far.address} is paper out: the printer is out of paper\n"
    assert run(["printer", "--test", f"tito:{far.address}"]) == 1
    assert capsys.readouterr().out.endswith("test slip: failed: the printer is out of paper\n")
    assert len(far.tickets) == 1
    far.close()


def test_every_call_prints_a_new_slip(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bench = escpos_by_tcp(tmp_path)
    for _ in range(2):
        assert run(["printer", "--test", f"escpos:{bench.far.address}"]) == 0
    assert bench.papers() == 2
    bench.close()


def test_a_folder_shows_the_pdf(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["printer", "--test", f"spool:{tmp_path}", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["status"] == {"state": "ready", "words": ""}
    assert told["test"]["state"] == "printed"
    assert "TEST, NO VALUE" in words(Path(told["test"]["words"]))
    assert run(["printer", f"spool:{tmp_path}", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["test"] is None


@pytest.mark.parametrize(
    ("address", "why"),
    [
        (
            "laser",
            "there is no printer 'laser'; known are: spool, spool:ADDRESS, tito:ADDRESS, escpos:ADDRESS",
        ),
        (
            "escpos:lp0",
            "'lp0' is no place of a receipt printer; write /dev/usb/lp0, tcp://127.0.0.1:9100 or "
            "/dev/ttyS0?baud=9600",
        ),
        (
            "escpos:/dev/ttyS0?baud=0",
            "a printer's line has a baud of 1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, not '0'",
        ),
        (
            "tito:/dev/ttyS0?baud=12345",
            "a printer's line has a baud of 1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, not '12345'",
        ),
    ],
)
def test_an_address_that_is_none_is_one_sentence(
    address: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["printer", "--test", address]) == 2
    assert capsys.readouterr().err == f"croupier: {why}\n"


def test_nobody_there_is_said_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["printer", "tito:/dev/no-such-line"]) == 1
    said = capsys.readouterr().out
    assert said == "tito:/dev/no-such-line is offline: nothing answers at /dev/no-such-line\n"
