"""Devices are chosen by name; a name that nobody knows is refused in one sentence."""

import pytest

from croupier.base.refusal import Refused
from croupier.devices.makers import ACCEPTORS, CHANCES, CLAPPER_WHEELS, PRINTERS, SHOES, WHEELS, Makers

TWO = Makers("wheel", {"simulated": "A", "serial:": "B"})


def test_a_device_is_found_by_its_name_and_told_its_address() -> None:
    assert TWO.find("simulated") == ("A", "")
    assert TWO.find("serial:/dev/ttyUSB0") == ("B", "/dev/ttyUSB0")
    assert TWO.find("serial:tcp:10.0.0.5:4001") == ("B", "tcp:10.0.0.5:4001")


@pytest.mark.parametrize("chosen", ["", "serial", "serial:", "Simulated", "simulated:", "simulated:x", "x:y"])
def test_any_other_name_is_refused_with_those_that_are_known(chosen: str) -> None:
    with pytest.raises(Refused) as refused:
        TWO.find(chosen)
    assert str(refused.value.refusal.says) == (
        f"there is no wheel {chosen!a}; known are: simulated, serial:ADDRESS"
    )


def test_a_shoe_is_virtual_or_keyed_or_on_a_line() -> None:
    assert list(SHOES.known) == ["virtual", "keys", "serial:"]
    assert SHOES.find("serial:/dev/ttyUSB0")[1] == "/dev/ttyUSB0"
    with pytest.raises(Refused, match="there is no shoe"):
        SHOES.find("serial:")


def test_a_printer_is_a_folder_or_on_a_line() -> None:
    assert list(PRINTERS.known) == ["spool", "spool:", "tito:", "escpos:"]
    assert PRINTERS.find("escpos:tcp://127.0.0.1:9100")[1] == "tcp://127.0.0.1:9100"
    with pytest.raises(
        Refused, match=r"^there is no printer 'tito:'; known are: spool, spool:ADDRESS, tito:"
    ):
        PRINTERS.find("tito:")


def test_what_a_configuration_chooses_by_default_is_there() -> None:
    for makers, name in (
        (WHEELS, "simulated"),
        (CLAPPER_WHEELS, "simulated"),
        (ACCEPTORS, "simulated"),
        (CHANCES, "key"),
    ):
        assert list(makers.known) == [name]
