"""`croupier acceptor --listen`: an engineer hears an acceptor, and no money changes hands."""

import json
from threading import Thread
from time import sleep

import pytest

from croupier.cli.main import run
from croupier.devices.commands import acceptor
from croupier.devices.id003 import Status
from croupier.devices.simulated_id003 import SimulatedId003
from croupier.devices.simulated_id003_line import SimulatedId003Line


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acceptor, "POLL_EVERY", 0.01)


def heard(
    line: SimulatedId003Line, seconds: str, capsys: pytest.CaptureFixture[str]
) -> list[dict[str, object]]:
    assert run(["acceptor", "--listen", line.path, "--seconds", seconds]) == 0
    line.close()
    return [
        {name: value for name, value in json.loads(one).items() if name != "seconds"}
        for one in capsys.readouterr().out.splitlines()
    ]


def test_it_tells_of_a_bill_and_gives_it_back(capsys: pytest.CaptureFixture[str]) -> None:
    line = SimulatedId003Line(SimulatedId003())

    def player() -> None:
        while line.acceptor.status is not Status.ENABLED:
            sleep(0.01)
        told_by = line.asked + 3
        while line.asked < told_by:
            sleep(0.01)
        with line.lock:
            line.acceptor.feed(2000)

    hand = Thread(target=player)
    hand.start()
    told = heard(line, "2", capsys)
    hand.join()
    assert told == [
        {"works": True, "fault": None},
        {"bill": "escrowed", "amount": "20.00"},
        {"bill": "returned", "amount": "20.00"},
    ]
    assert (line.acceptor.returned, line.acceptor.box) == ([2000], [])


def test_it_does_not_acknowledge_a_bill_that_the_floor_has_not_heard_of(
    capsys: pytest.CaptureFixture[str],
) -> None:
    device = SimulatedId003()
    device.status = Status.VEND_VALID
    assert heard(SimulatedId003Line(device), "0.5", capsys) == [{"bill": "stacked", "amount": None}]
    assert device.status is Status.VEND_VALID


def test_a_fault_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    device = SimulatedId003()
    device.break_down(Status.JAM_IN_ACCEPTOR)
    assert heard(SimulatedId003Line(device), "0.5", capsys) == [{"works": False, "fault": "jammed"}]


def test_a_line_that_cannot_be_opened_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["acceptor", "--listen", "/dev/no-such-line"]) == 2
    said = capsys.readouterr().err
    assert "/dev/no-such-line cannot be opened as a serial line: No such file or directory" in " ".join(
        said.split()
    )
