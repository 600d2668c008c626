"""Signs the root of each race's tickets at its close, and looks at the start whether all are as signed."""

from croupier.base.envelope import Command, Role
from croupier.desk.running import Around
from croupier.devices.root_signer import RootSigner
from croupier.floor.tote.bets import committed_races
from croupier.floor.tote.messages.pools import ReportTampering
from croupier.floor.tote.messages.races import SignRoot
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import RaceState
from croupier.floor.tote.state import Tote
from croupier.floor.tote.ticket_numbers import TicketNumbers


class RootWatch:
    def __init__(self, tote: Tote, signer: RootSigner, numbers: TicketNumbers, around: Around) -> None:
        self._tote, self._signer, self._numbers, self._around = tote, signer, numbers, around

    async def look(self) -> None:
        """Every race whose tickets may still be paid, and every paper, before anything is paid."""
        for day in [one for one in self._tote.days.values() if not one.expired]:
            for race in day.races.values():
                if race.root:
                    await self._check(day, race)
            await self._check_papers(day)

    async def _check_papers(self, day: RaceDay) -> None:
        """Also finds what no root commits: papers and exchange tickets that were printed after the close."""
        forged = {race for one in self._numbers.forged(day) for race in committed_races(day.ticket(one))}
        for race in sorted(forged):
            if day.races[race].sound:
                await self._submit(ReportTampering(day.number, race))

    async def sign(self, number: int) -> None:
        """The race that has just closed."""
        await self._check(self._tote.today, self._tote.today.races[number])

    async def _check(self, day: RaceDay, race: RaceState) -> None:
        name = signed_name(self._tote, day, race)
        if not race.signature:
            signature = self._signer.sign(name, race.root)
            if signature is not None and day is self._tote.day:
                await self._submit(SignRoot(race.number, race.root, signature))
                return
        if race.sound and not self._signer.genuine(name, race.root, race.signature):
            await self._submit(ReportTampering(day.number, race.number))

    async def _submit(self, command: Command) -> None:
        await self._around.submit(Role.DEVICE, f"signer:{self._around.table}", command)


def signed_name(tote: Tote, day: RaceDay, race: RaceState) -> str:
    """What a root is signed as: the tote, the card by number and digest, and the race. A race is signed once,
    so nothing in its name changes with its tickets; a track may post one card twice.
    """
    return f"tickets of {tote.id} card {day.number} {day.digested.digest} race {race.number}"
