"""A cage in motion: its screens show what was committed, here and wherever slips and vouchers come from."""

import asyncio
from collections.abc import Iterator

from croupier.base.envelope import Command
from croupier.base.refusal import Refusal
from croupier.desk.messages import TableRestarted
from croupier.desk.record import Record
from croupier.desk.running import Around, Screen, Work
from croupier.desk.view import View
from croupier.floor.cage.settings import CageSettings
from croupier.floor.cage.state import Cage
from croupier.floor.cage.views import cage_part
from croupier.floor.parts.messages.papers import PaperAsked
from croupier.floor.parts.slip_printing import SlipPrinting

LOOK_EVERY = 0.5
"""Seconds: slips and hand pays come from other places, whose records this one does not follow."""


class RunningCage:
    def __init__(self, cage: Cage, around: Around, settings: CageSettings) -> None:
        self._cage, self._around, self.settings = cage, around, settings
        self._slips = SlipPrinting(around, settings.printer, settings.site)

    async def start(self) -> None:
        self._around.start_once("slips", self._slips.recover())

    def work(self) -> Iterator[tuple[str, Work]]:
        yield "slips", self._look()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            self.show()

    def stop(self) -> None: ...

    def device_trouble(self) -> str | None:
        return None

    def owed_close(self) -> Command | None:
        return None

    def follow(self, record: Record) -> None:
        for event in record.events:
            if isinstance(event, PaperAsked):
                self._around.start_once("slip", self._slips.print_(event.effect))
            elif isinstance(event, TableRestarted):
                self._around.start_once("slips", self._slips.recover())
        self.show()

    def show(self) -> None:
        if screens := self._around.screens("cage"):
            part = cage_part(self._cage, self._around.house)
            for screen in screens:
                screen.show(self._around.seq, part)

    def show_staff(self) -> None: ...

    def hello(self, _: Screen) -> View:
        return cage_part(self._cage, self._around.house)

    async def use_device(self, _device: str, _value: str, _screen: Screen) -> Refusal | None:
        return None
