"""What the desk is told of a number: with the rotor's speed and direction where the reader knows them."""

import asyncio
from types import SimpleNamespace

import pytest

from croupier.base.envelope import Command
from croupier.devices.reader import Report, Seen
from croupier.floor.parts.messages.rounds import ReadNumber, Turning
from croupier.floor.parts.reader_words import ReaderWords


@pytest.mark.parametrize(
    ("report", "told"),
    [
        (Report(Seen.NUMBER, 7, "17", None, 163, True), ReadNumber(7, "17", Turning(163, True))),
        (Report(Seen.NUMBER, 7, "17"), ReadNumber(7, "17")),  # a ball that came to rest while nobody listened
    ],
)
def test_a_number_is_told_with_how_the_rotor_turned_if_that_is_known(report: Report, told: Command) -> None:
    commands: list[Command] = []

    async def submit(command: Command) -> None:
        commands.append(command)

    words = ReaderWords(SimpleNamespace(counter=7, sending="1"), submit, closes=False)
    asyncio.run(words.tell(report, "1"))
    assert commands == [told]
