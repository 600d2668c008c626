"""Servers that kill themselves, with the signal nobody can catch, at one exact point of a voucher's life."""

import os
import signal
from pathlib import Path

from croupier.desk.record import Record
from croupier.devices.printer import PrintJob, PrintResult
from croupier.devices.spool_printer import SpoolPrinter
from croupier.floor.parts.messages.vouchers import VoucherAsked, VoucherRedeemed
from croupier.server.running_floor import RunningFloor
from tests.crash.serving import serve


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def _die_after(kind: type) -> None:
    """As soon as such an event is durable, and before anyone is told."""
    committed = RunningFloor._committed

    def and_die(self: RunningFloor, records: list[Record]) -> None:
        if any(isinstance(event, kind) for record in records for event in record.events):
            _die()
        committed(self, records)

    RunningFloor._committed = and_die  # type: ignore[method-assign]


def before_a_number_is_drawn(config: Path, folder: Path, port: int) -> None:
    _die_after(VoucherAsked)
    serve(config, folder, port)


def before_the_print(config: Path, folder: Path, port: int) -> None:
    """The number is issued and the credits are on it; the printer has not heard of it."""

    async def never(_: SpoolPrinter, _job: PrintJob) -> PrintResult:
        _die()
        raise AssertionError

    SpoolPrinter.print_ = never  # type: ignore[method-assign, assignment]
    serve(config, folder, port)


def after_the_print(config: Path, folder: Path, port: int) -> None:
    """The paper is in the player's hand, and the desk has not heard of it."""
    print_ = SpoolPrinter.print_

    async def and_die(self: SpoolPrinter, job: PrintJob) -> PrintResult:
        await print_(self, job)
        _die()
        raise AssertionError

    SpoolPrinter.print_ = and_die  # type: ignore[method-assign]
    serve(config, folder, port)


def after_the_redemption(config: Path, folder: Path, port: int) -> None:
    """The credit is durable; the player who put the voucher in has not heard of it."""
    _die_after(VoucherRedeemed)
    serve(config, folder, port)
