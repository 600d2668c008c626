"""The desk at which a mutuel manager publishes the next card out of the operator's folder."""

import asyncio
from pathlib import Path

from croupier.base.envelope import Role
from croupier.base.refusal import Reason, Refusal
from croupier.desk.running import Around, Screen
from croupier.devices.steady_clock import now
from croupier.devices.track import Track
from croupier.floor.tote import clauses
from croupier.floor.tote.card_choice import unfit_card
from croupier.floor.tote.card_folder import CardFolder, FolderListing
from croupier.floor.tote.messages.cards import PublishCard
from croupier.floor.tote.messages.races import SetPostTime
from croupier.floor.tote.race_state import RaceState
from croupier.floor.tote.settings import NO_TRACK, ToteSettings, profile_of
from croupier.floor.tote.state import Tote
from croupier.floor.tote.views.card_files import CardFilesPart, card_files_part
from croupier.games.tote.program.card import RaceCard

LOOK_EVERY = 1.0
_SECOND = 1_000_000
GONE = Refusal(
    Reason.NOTHING_THERE, "no file of the folder holds this card any more: look at the list", clauses.TRACK
)


class CardDesk:
    """The folder is looked at all the time, so that a file which is put there appears at the desk.

    Where no track is heard at all, a card's own post times hold until the manager moves them.
    """

    def __init__(self, tote: Tote, track: Track, around: Around, settings: ToteSettings) -> None:
        self._tote, self._track, self._around = tote, track, around
        self._path, self._by_hand = Path(settings.cards), settings.track == NO_TRACK
        self._folder = CardFolder(self._path, profile_of(settings))
        self._found = FolderListing()

    async def watch(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(LOOK_EVERY)

    async def look(self) -> None:
        self._found = await asyncio.to_thread(self._folder.look)
        for screen in self._around.screens("mutuels"):
            screen.show(self._around.seq, self.part())

    def part(self) -> CardFilesPart:
        return card_files_part(self._path.resolve().name, self._found, self._unfit)

    def _unfit(self, card: RaceCard) -> Refusal | None:
        return unfit_card(self._tote, self._track.schedule(card, now()), self._around.time())

    async def publish(self, digest: str, screen: Screen) -> Refusal | None:
        """The card that the manager saw, by its digest: a file that has changed since is not that card."""
        await self.look()
        cards = (one.card for one in self._found.files if one.card)
        found = next((one for one in cards if one.digest == digest), None)
        if found is None:
            return GONE
        card = self._track.schedule(found.card, now())
        if wrong := unfit_card(self._tote, card, self._around.time()):
            return wrong
        assert screen.role is not None  # noqa: S101 - a desk is opened by staff alone
        reply = await self._around.submit(screen.role, screen.sender, PublishCard(card))
        return reply.refusal

    async def begin(self) -> None:
        """The card is published: the track races it. Also after a restart, where it does so already."""
        day = self._tote.day
        if day is None or day.closed:
            return
        self._track.race(day.card, now(), self._tote.heard)
        if self._by_hand:
            for race in day.races.values():
                await self._set_post_time(race, day.card)

    async def _set_post_time(self, race: RaceState, card: RaceCard) -> None:
        """Nobody tells a later one here, and a race may not take bets for ever."""
        if not race.post and not race.gone_off:
            post = card.race(race.number).post.utc * _SECOND
            await self._around.submit(
                Role.READER, f"card:{self._around.table}", SetPostTime(race.number, post)
            )
