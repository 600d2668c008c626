"""Kill -9 around a voucher's print and its redemption: its money is there once, on paper or by hand."""

import json
import re
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection

from croupier.base.envelope import Event
from croupier.floor.parts.messages.stations import HandPaid
from croupier.floor.parts.messages.vouchers import VoucherFailed, VoucherPrinted, VoucherRedeemed
from croupier.server.wire import new_id
from tests.crash import printing
from tests.crash.rig import Target
from tests.crash.serving import serve
from tests.crash.test_launch import PATIENCE, Floor


@pytest.fixture
def floor(tmp_path: Path) -> Floor:
    return Floor(tmp_path)


class Player:
    """At one station: the view as its screen folds it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.view = socket, dict[str, Any]()

    def until(self, **so: object) -> None:
        while any(self.view.get(name) != value for name, value in so.items()):
            frame = json.loads(self.socket.recv(PATIENCE))
            self.view.update(frame.get("view", {}), **frame.get("patch", {}))

    def send(self, *frame: str) -> None:
        self.socket.send(json.dumps([new_id(), *frame]))


def numbers(folder: Path) -> list[str]:
    """On every paper that came out."""
    papers = (folder / "spool").rglob("*.tito")
    return [re.findall(rb"\|(\d{18})\|\^", paper.read_bytes())[0].decode() for paper in papers]


def cash_out(floor: Floor, target: Target) -> None:
    """Twenty dollars in, and out to a voucher, while the server dies."""
    with floor.served(target) as process:
        with suppress(WebSocketException), floor.terminal() as socket:
            player = Player(socket)
            player.until(open=True)
            socket.send(json.dumps(["bill", "20.00"]))
            player.until(credits="20.00")
            player.send("cash-out-to-voucher")
            player.until(credits="0.00", cash_out=None)
        process.join(PATIENCE)
        assert process.exitcode == -9


def put_in(floor: Floor, number: str, target: Target = serve) -> None:
    """The paper goes in again, until it is credited or the server dies."""
    with floor.served(target), suppress(WebSocketException), floor.terminal() as socket:
        player = Player(socket)
        player.until(open=True)
        player.send("redeem-voucher", number)
        player.until(credits="20.00")


def paid(events: list[Event]) -> list[int]:
    """What the player got back of the voucher's money."""
    return [event.amount for event in events if isinstance(event, HandPaid | VoucherRedeemed)]


@pytest.mark.parametrize("target", [printing.before_a_number_is_drawn, printing.before_the_print])
def test_without_paper_the_money_is_paid_by_hand_once(floor: Floor, target: Target) -> None:
    cash_out(floor, target)
    with floor.served(serve), floor.terminal() as socket:
        Player(socket).until(credits="0.00", cash_out=None)  # the demonstration attendant has paid
    events = floor.events()
    assert numbers(floor.folder) == []
    assert len([event for event in events if isinstance(event, VoucherFailed)]) == 1
    assert paid(events) == [2000]


def test_paper_that_came_out_is_paid_once_and_not_by_hand(floor: Floor) -> None:
    cash_out(floor, printing.after_the_print)
    [number] = numbers(floor.folder)
    put_in(floor, number)
    events = floor.events()
    assert len([event for event in events if isinstance(event, VoucherPrinted)]) == 1
    assert paid(events) == [2000]


def test_a_voucher_whose_redemption_was_not_heard_of_is_not_paid_again(floor: Floor) -> None:
    cash_out(floor, printing.after_the_print)
    [number] = numbers(floor.folder)
    put_in(floor, number, printing.after_the_redemption)
    put_in(floor, number)
    assert paid(floor.events()) == [2000]
