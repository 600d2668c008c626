"""`croupier acceptor`: an ear on the line of a bill acceptor, for whoever connects or mends one."""

import json
import time
from contextlib import suppress
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from croupier.base import money
from croupier.base.names import TableId, TerminalId
from croupier.base.refusal import Reason, refuse
from croupier.cli.screen import say
from croupier.devices.acceptor import AcceptorReport, BillReport, BillStep, Station
from croupier.devices.acceptor_line import SerialAcceptorLine
from croupier.devices.makers import ACCEPTORS

POLL_EVERY = 0.1
Listen = Annotated[str, Parameter(help="The line of an acceptor that speaks ID003, such as /dev/ttyUSB0.")]
Seconds = Annotated[
    float, Parameter(help="Stop after so long; 0 goes on until you stop it.", validator=Number(gte=0))
]


def acceptor(*, listen: Listen, seconds: Seconds = 0) -> None:
    """Print what a bill acceptor says of itself and of each bill, one report a line as JSON.

    Every bill in escrow is given back, and nothing is credited. A bill that is in the box already is told of
    and not acknowledged: the floor still hears of it afterwards. The floor must not hold the line meanwhile.
    """
    _check(listen)
    maker, address = ACCEPTORS.find(f"id003:{listen}")
    heard = maker(Station(TableId("none"), TerminalId("none"), None), address)
    began, last = time.monotonic(), None
    try:
        with suppress(KeyboardInterrupt):
            while not seconds or time.monotonic() - began < seconds:
                for report in heard.reports():
                    if report != last:
                        say(_line(time.monotonic() - began, report))
                    if isinstance(report, BillReport) and report.step is BillStep.ESCROWED:
                        heard.give_back()
                    last = report
                time.sleep(POLL_EVERY)
    finally:
        heard.close()


def _check(path: str) -> None:
    try:
        SerialAcceptorLine(path).close()
    except OSError as error:
        refuse(Reason.UNREADABLE, f"{path} cannot be opened as a serial line: {error.strerror or error}")


def _line(at: float, report: AcceptorReport) -> str:
    told: dict[str, object] = {"seconds": round(at, 1)}
    if isinstance(report, BillReport):
        bill = None if report.bill is None else money.show(report.bill)
        return json.dumps({**told, "bill": report.step, "amount": bill})
    return json.dumps({**told, "works": report.fault is None, "fault": report.fault})
