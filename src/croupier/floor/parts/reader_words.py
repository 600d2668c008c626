"""What the desk is told of what a wheel's reader sees."""

from collections.abc import Awaitable, Callable
from typing import Protocol

from croupier.base.envelope import Command
from croupier.devices.reader import Report, Seen
from croupier.floor.parts.messages.reader import CountSpin
from croupier.floor.parts.messages.rounds import CloseBets, ReadNumber, ReportFault, Turning

Submit = Callable[[Command], Awaitable[object]]


class Spinning(Protocol):
    """A table as its wheel needs it: the counter as it was last told, and what sends a ball thrown now."""

    counter: int

    @property
    def sending(self) -> str: ...


class ReaderWords:
    """`closes`: the reader ends betting. Neither where the clock does, nor where the dealer's word does."""

    def __init__(self, table: Spinning, submit: Submit, *, closes: bool) -> None:
        self._table, self._submit, self._closes = table, submit, closes

    async def tell(self, report: Report, sent: str) -> None:
        if report.seen is Seen.READY:
            return
        await self._count(report.spin, sent)
        match report.seen:
            case Seen.NO_MORE_BETS if self._closes and sent:
                await self._submit(CloseBets(int(sent)))
            case Seen.NUMBER:
                assert report.number is not None  # noqa: S101 - a report of a number has it
                await self._submit(ReadNumber(report.spin, report.number, _turning(report)))
            case Seen.FAULT:
                await self._submit(ReportFault(report.spin, report.fault or "malfunction"))

    async def _count(self, spin: int, sent: str) -> None:
        """A spin that the desk has not heard of, before anything else is told of it."""
        if spin != self._table.counter:
            await self._submit(CountSpin(spin, sent))


def _turning(report: Report) -> Turning | None:
    if report.speed is None or report.clockwise is None:
        return None
    return Turning(report.speed, report.clockwise)
