"""Signs the root of each race's tickets at its close, and looks at the start whether all are as signed."""

from croupier.base.envelope import Command, Role
from croupier.desk.running import Around
from croupier.devices.root_signer import RootSigner
from croupier.floor.tote.messages.pools import ReportTampering
from croupier.floor.tote.messages.races import SignRoot
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.race_state import RaceState
from croupier.floor.tote.state import Tote


class RootWatch:
    def __init__(self, tote: Tote, signer: RootSigner, around: Around) -> None:
        self._tote, self._signer, self._around = tote, signer, around

    async def look(self) -> None:
        """Every race whose tickets may still be paid, before anything is."""
        for day in list(self._tote.days.values()):
            for race in day.races.values():
                if race.root and not day.expired:
                    await self._check(day, race)

    async def sign(self, number: int) -> None:
        """The race that has just closed."""
        await self._check(self._tote.today, self._tote.today.races[number])

    async def _check(self, day: RaceDay, race: RaceState) -> None:
        name = signed_name(day, race)
        if not race.signature:
            signature = self._signer.sign(name, race.root)
            if signature is not None and day is self._tote.day:
                await self._submit(SignRoot(race.number, race.root, signature))
                return
        if race.sound and not self._signer.genuine(name, race.root, race.signature):
            await self._submit(ReportTampering(day.number, race.number))

    async def _submit(self, command: Command) -> None:
        await self._around.submit(Role.DEVICE, f"signer:{self._around.table}", command)


def signed_name(day: RaceDay, race: RaceState) -> str:
    """What a root is signed as: the card's digest, the race, and how many entries its tree has."""
    return f"tickets of card {day.digested.digest} race {race.number}: {race.entries} entries"
