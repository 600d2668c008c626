"""The host's end of the track link: it listens for guests, and tells each what has happened, in order."""

import asyncio
import secrets
from collections.abc import Mapping
from contextlib import suppress
from math import inf

import structlog

from croupier.base.envelope import Command, Role
from croupier.base.money import Cents
from croupier.desk.ports import DeskStopped
from croupier.desk.running import Around
from croupier.devices import link_messages as link
from croupier.devices.link_guest import LOST_AFTER
from croupier.devices.link_host import HostEnd, Spoken
from croupier.devices.link_lines import LinkBroken
from croupier.devices.steady_clock import now
from croupier.floor.tote.guests import unfit
from croupier.floor.tote.messages.link import MergeSite, VerifySite
from croupier.floor.tote.site_boards import Boards, SiteBoards
from croupier.floor.tote.state import Tote
from croupier.games.tote.kinds import Combination

LOOK_EVERY = 0.05
_CHUNK = 1 << 16
LiveMoney = dict[str, Mapping[Combination, Cents]]
log = structlog.get_logger()


class Hosting:
    """`live` is what each guest last told of the pools of this card that take bets, by guest and pool: for
    odds alone. A guest that is lost keeps its money in them until betting closes. `heard` is when each was
    last heard, in microseconds of UTC, since this program runs.
    """

    def __init__(
        self, tote: Tote, around: Around, address: tuple[str, int], keys: Mapping[str, bytes], cycle: float
    ) -> None:
        self._tote, self._around, self._address, self._keys = tote, around, address, keys
        self._cycle = cycle
        self._lines: set[asyncio.StreamWriter] = set()
        self._ends: dict[str, HostEnd] = {}
        self.live: dict[str, LiveMoney] = {}
        self._live_card = ""
        self.heard: dict[str, int] = {}
        self._boards, self._made_at = SiteBoards(tote), -inf
        self._made: Boards = {}

    @property
    def boards(self) -> Boards:
        """What the board of each site shows, made once a cycle for all of them."""
        if now() - self._made_at >= self._cycle:
            day = self._tote.day
            live = self.live if day and day.digested.digest == self._live_card else {}
            self._made_at, self._made = now(), self._boards.look(live)
        return self._made

    @property
    def away(self) -> list[str]:
        """The guests that are not connected now."""
        return [name for name in self._tote.guests if name not in self._ends]

    async def run(self) -> None:
        """As long as the floor does."""
        server = await asyncio.start_server(self._connection, *self._address)
        try:
            await server.serve_forever()
        finally:
            server.close()
            for one in tuple(self._lines):
                one.close()

    async def _connection(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        end = HostEnd(self._tote.name, self._keys, secrets.token_hex(16), self._heard, now())
        try:
            await self._speak(end, reader, writer)
        except LinkBroken as broken:
            log.warning(
                "a track link is given up", table=self._around.table, guest=end.guest, why=str(broken)
            )
        except (OSError, DeskStopped):  # the guest is gone, or the floor is
            pass
        finally:
            self._forget(end)
            self._lines.discard(writer)
            writer.close()

    def _heard(self, guest: str) -> int:
        return self._tote.guests[guest].heard

    def _forget(self, end: HostEnd) -> None:
        if self._ends.get(end.guest) is end:
            del self._ends[end.guest]

    async def _speak(self, end: HostEnd, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        shown_at = 0.0
        while not reader.at_eof():
            received = b""
            with suppress(TimeoutError):
                received = await asyncio.wait_for(reader.read(_CHUNK), LOOK_EVERY)
            for message in end.take(received, now()):
                self.heard[end.guest] = self._around.time()
                await self._hear(end, message)
            if end.guest:
                self._own(end)
                self._tell(end)
                if now() - shown_at >= self._cycle:
                    shown_at = now()
                    end.show(self.boards[end.guest])
            if now() - end.heard_at > LOST_AFTER:
                raise LinkBroken("nothing is heard of the guest")
            writer.write(bytes(end.out))
            end.out.clear()
            await writer.drain()

    def _own(self, end: HostEnd) -> None:
        """A guest has one connection: a new one takes the place of one that it has lost."""
        other = self._ends.setdefault(end.guest, end)
        if other is not end and other.heard_at > end.heard_at:
            raise LinkBroken("the guest has begun another connection")
        self._ends[end.guest] = end

    def _tell(self, end: HostEnd) -> None:
        guest = self._tote.guests[end.guest]
        if end.sent < guest.dropped:
            raise LinkBroken("the guest is so far behind that its reports are no longer kept")
        if end.sent > guest.dropped + len(guest.told):
            raise LinkBroken("the guest has reports on record that this host never told")
        end.tell(guest.reports(end.sent))

    async def _hear(self, end: HostEnd, message: Spoken) -> None:
        match message:
            case link.Ping():
                self._tell(end)  # a guest that is answered knows all that has happened until now
                end.answer(message, self._around.time(), self._heard(end.guest))
            case link.LiveTotals():
                self._show(end.guest, message)
            case link.VerifyPools():
                await self._submit(VerifySite(end.guest, message))
            case link.FinalTotals():
                await self._submit(MergeSite(end.guest, message))

    def _show(self, guest: str, totals: link.LiveTotals) -> None:
        if link.totals_digest(totals.card, totals.pools) != totals.digest:
            raise LinkBroken("the guest's totals do not have their digest")
        day = self._tote.day
        if day and day.digested.digest == totals.card:
            if wrong := next(filter(None, (unfit(day, one.race, one) for one in totals.pools)), ""):
                raise LinkBroken(f"the guest's totals cannot be shown: {wrong}")
            if self._live_card != totals.card:
                self.live, self._live_card = {}, totals.card
            self.live[guest] = {f"{one.race}-{one.kind}": dict(one.bets) for one in totals.pools}

    async def _submit(self, command: Command) -> None:
        """What the desk refuses it has on record already."""
        await self._around.submit(Role.DEVICE, f"link:{self._around.table}", command)
