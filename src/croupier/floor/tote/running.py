"""A tote in motion: its screens, its printers and acceptors, and the sending track that it listens to."""

import asyncio
from collections.abc import Iterator

from croupier.base import money
from croupier.base.envelope import Command, Event, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal
from croupier.desk.messages import TableRestarted
from croupier.desk.record import Record
from croupier.desk.reply import Reply
from croupier.desk.running import Around, Screen, Work
from croupier.devices.link_messages import LiveOdds
from croupier.devices.linked_track import LinkedTrack
from croupier.devices.root_signer import RootSigner
from croupier.devices.steady_clock import now
from croupier.floor.parts.messages import vouchers
from croupier.floor.parts.messages.bills import AcceptorCleared
from croupier.floor.parts.messages.papers import PaperAsked
from croupier.floor.parts.slip_printing import SlipPrinting
from croupier.floor.parts.stations.bills import NO_BILL, Bills
from croupier.floor.parts.voucher_printing import VoucherPrinting
from croupier.floor.tote import clauses
from croupier.floor.tote.cancel_stamping import CancelStamping
from croupier.floor.tote.card_desk import CardDesk
from croupier.floor.tote.closing_time import SECOND, closing_time
from croupier.floor.tote.damaged_ticket import not_identified, read_damaged, too_little
from croupier.floor.tote.demonstration import Tellers
from croupier.floor.tote.devices import (
    acceptors_of,
    guest_link_of,
    hosting_of,
    numbers_of,
    printers_of,
    track_of,
)
from croupier.floor.tote.listening import Listening
from croupier.floor.tote.messages.cards import CardPublished, ExpireTickets
from croupier.floor.tote.messages.claims import IdentifyTicket
from croupier.floor.tote.messages.pools import ReportDifference
from croupier.floor.tote.messages.races import BettingStopped, LinkReported, PostTimeSet, StopBetting
from croupier.floor.tote.messages.tickets import (
    TicketCancelled,
    TicketExchanged,
    TicketNotPrinted,
    TicketSold,
)
from croupier.floor.tote.race_watch import RaceWatch
from croupier.floor.tote.root_watch import RootWatch
from croupier.floor.tote.settings import ToteSettings
from croupier.floor.tote.showing import Showing
from croupier.floor.tote.site_boards import NOTHING
from croupier.floor.tote.site_pricing import OUR_OWN
from croupier.floor.tote.state import Tote
from croupier.floor.tote.ticket_printing import TicketPrinting
from croupier.floor.tote.totals import disagreement
from croupier.floor.tote.twin_exchange import exchangeable
from croupier.floor.tote.undelivered import not_delivered
from croupier.floor.tote.views.card_files import CardFilesPart
from croupier.floor.tote.views.exchange import NO_EXCHANGE, exchange_part
from croupier.floor.tote.views.link import HeardGuests, HeardHost, LinkPart, guest_links, host_link

LARGE_POOL = 5_000
"""Combinations: a pool with more is compared once in so many cycles, for it takes a while."""
SELDOM = 15
LOOK_EVERY = 0.1
"""Seconds between two looks at the latest post time."""
PICTURE_SECONDS = 0.25
NO_CARD_FOLDER = Refusal(
    Reason.NOT_OFFERED, "the cards of this tote come from its sending track", clauses.TRACK
)


class RunningTote(Showing):
    def __init__(self, tote: Tote, around: Around, settings: ToteSettings) -> None:
        self.track = track_of(settings, around)
        super().__init__(tote, around, RaceWatch(self.track))
        self.settings, self.table = settings, tote
        printers = printers_of(tote, settings, around)
        numbers = numbers_of(tote, settings, around)
        self._tickets = TicketPrinting(tote, numbers, printers, around, settings)
        self._stamps = CancelStamping(tote, printers, around, settings)
        own = {one: printers[one] for one in tote.terminals}
        self._vouchers = VoucherPrinting(own, around, settings.site)
        self._slips = SlipPrinting(around, settings.slip_printer, settings.site)
        self._bills = Bills(acceptors_of(tote, settings, around), self, around)
        self._listening = Listening(tote, self.track, around)
        self._roots = RootWatch(tote, RootSigner(around.folder), numbers, around)
        self._hosting = hosting_of(tote, settings, around)
        self._guest_link = guest_link_of(tote, self.track, settings, around)
        self._card_desk = CardDesk(tote, self.track, around, settings) if settings.cards else None
        self._cycles = 0

    async def start(self) -> None:
        """Settle what was open when the last process ended; nothing is paid before roots are checked, and no
        ticket is cancelled before the track was listened to: betting may have closed meanwhile.
        """
        await self._roots.look()
        await self._listening.listen()
        await self._settle_prints()
        if self._card_desk:
            await self._card_desk.begin()
        self._watch_post_time()

    async def _settle_prints(self) -> None:
        await self._tickets.recover()
        await self._stamps.recover()
        waiting = {one.id: one.cash_out for one in self.tote.terminals.values() if one.cash_out}
        await self._vouchers.recover(waiting)
        self.around.start_once("slips", self._slips.recover())

    def work(self) -> Iterator[tuple[str, Work]]:
        yield "odds", self._cycle()
        yield "track", self._listening.run()
        if self._card_desk:
            yield "card folder", self._card_desk.watch()
        if self._hosting:
            yield "track link", self._hosting.run()
        if self._guest_link:
            yield "host link", self._guest_link.run()
        yield "post time", self._watch_clock()
        yield "race picture", self._picture()
        yield "acceptors", self._bills.run()
        if self.settings.demonstration_dealer:
            yield "demonstration tellers", Tellers(self).run()

    async def _cycle(self) -> None:
        """Odds, probables and totals, shown anew every few seconds; and what is watched all the time."""
        while True:
            await asyncio.sleep(self.settings.cycle_seconds)
            self.around.check_running()
            self.show_odds()
            await self._compare()
            if any("" < day.expires < self.around.day and not day.expired for day in self.tote.days.values()):
                await self.submit(Role.CLOCK, f"clock:{self.around.table}", ExpireTickets())

    async def _picture(self) -> None:
        """A race as it is run, several times a second: screens draw what lies between."""
        while True:
            await asyncio.sleep(PICTURE_SECONDS)
            self.show_race()

    async def _watch_clock(self) -> None:
        """A deadline is looked at when a command is taken: wake the desk where none comes."""
        while True:
            await asyncio.sleep(LOOK_EVERY)
            if self.owed_close() is not None:
                self.around.look_now()

    async def _compare(self) -> None:
        self._cycles += 1
        for pool in list(self.tote.day.pools.values()) if self.tote.day else ():
            small = len(pool.bets) <= LARGE_POOL or self._cycles % SELDOM == 0
            if pool.settled is None and small and not self.tote.stops and disagreement(pool):
                await self.submit(Role.DEVICE, f"totals:{self.around.table}", _differs(pool.race, pool.kind))

    async def submit(self, role: Role, sender: str, command: Command) -> Reply:
        return await self.around.submit(role, sender, command)

    def stop(self) -> None: ...

    def device_trouble(self) -> str | None:
        if not self.tote.live:
            why = self.track.trouble if isinstance(self.track, LinkedTrack) else ""
            return "nothing is heard of the sending track" + (f": {why}" if why else "")
        away = self._hosting.away if self._hosting else []
        return f"no link to {', '.join(away)}" if away else None

    def owed_close(self) -> Command | None:
        """While nothing is heard of the track: the race whose latest post time has passed."""
        due = closing_time(self.tote, self.around.time())
        return StopBetting(due.race) if due is not None and due.seconds <= 0 else None

    def _watch_post_time(self) -> None:
        due = closing_time(self.tote, self.around.time())
        if due is None:
            self.around.forget_close()
        else:
            self.around.close_at(now() + due.seconds, StopBetting(due.race))

    def follow(self, record: Record) -> None:
        for event in record.events:
            self._set_in_motion(event)
        self.show()

    def _set_in_motion(self, event: Event) -> None:
        start = self.around.start_once
        match event:
            case TicketSold() | TicketExchanged():
                start("ticket", self._tickets.print_(self.tote.dated(event.ticket), event.ticket))
            case TicketNotPrinted():
                self._tell_undelivered(event)
            case TicketCancelled():
                start("cancel stamp", self._stamps.stamp(event))
            case vouchers.VoucherAsked():
                start("voucher", self._vouchers.draw(event))
            case vouchers.VoucherIssued():
                start("print", self._vouchers.print_(event, f"{self.around.table}-{event.terminal}"))
            case PaperAsked():
                start("slip", self._slips.print_(event.effect))
            case AcceptorCleared():
                self._bills.clear(event.terminal)
            case BettingStopped():
                start("root", self._roots.sign(event.race))
                self._watch_post_time()
            case CardPublished() if self._card_desk:
                start("card", self._card_desk.begin())
            case LinkReported() | PostTimeSet():
                self._watch_post_time()
            case TableRestarted():
                start("prints", self._settle_prints())
            case _:
                pass

    def link(self) -> LinkPart:
        if self._hosting:
            return guest_links(self.tote, HeardGuests(self._hosting.away, self._hosting.heard))
        if not isinstance(self.track, LinkedTrack):
            return super().link()
        limit, track = round(self.settings.clock_seconds * SECOND), self.track
        refused = self._listening.refused_card
        return host_link(self.tote, HeardHost(track.heard_at, track.distance, limit, track.trouble, refused))

    def board(self) -> LiveOdds:
        """Of the money of every site. A guest shows what its host last said of this card, and no odds of its
        own money alone, by which nothing is paid.
        """
        if self._hosting:
            return self._hosting.boards[OUR_OWN]
        if not isinstance(self.track, LinkedTrack):
            return super().board()
        told, day = self.track.odds, self.tote.day
        of_this_card = told and day and told.card in ("", day.digested.digest)
        return told if told and of_this_card else NOTHING

    def track_faults(self) -> list[str]:
        return sorted(self.track.faults) if self.around.demonstration else []

    def card_files(self) -> CardFilesPart:
        return self._card_desk.part() if self._card_desk else super().card_files()

    def bill_pictures(self, terminal: TerminalId) -> bool:
        return self.around.demonstration and self._bills.by_screen(terminal)

    async def use_device(self, device: str, value: str, screen: Screen) -> Refusal | None:
        """A key at the keypad; in a demonstration a bill into an acceptor, or a fault of the track."""
        if device == "keypad":
            self.show_preview(screen, value)
            return None
        if device == "replay":
            self.show_replay(screen, value)
            return None
        if device == "exchange":
            return self._offer_exchange(value, screen)
        if device == "damaged":
            return await self._identify(value, screen)
        if device == "cards":
            return await self._publish(value, screen)
        if not self.around.demonstration:
            return NO_BILL
        if device == "track":
            self.track.simulate(value, now())
            return None
        if screen.terminal is None:
            return NO_BILL
        return await self._bills.insert(screen.terminal, money.read(value))

    def _tell_undelivered(self, event: TicketNotPrinted) -> None:
        day = self.tote.dated(event.ticket)
        said, place = not_delivered(day, event), day.ticket(event.ticket).terminal
        if drawer := self.tote.drawers.get(place):
            self.around.tell_sender(drawer.cashier or "", said)
        else:
            self.around.tell(place, said)

    async def _identify(self, text: str, screen: Screen) -> Refusal | None:
        """What was read is compared here, where the key is; the record has the outcome and no digit of it."""
        damaged = read_damaged(text)
        if refusal := too_little(damaged):
            return refusal
        secret = self._tickets.identify(damaged)
        assert screen.role is not None  # noqa: S101 - a window is opened by staff alone
        reply = await self.around.submit(screen.role, screen.sender, IdentifyTicket(damaged.number, secret))
        return reply.refusal or (None if secret else not_identified(damaged))

    def _offer_exchange(self, number: str, screen: Screen) -> Refusal | None:
        """Verified before anyone chooses runners with it; nothing is recorded by looking."""
        screen.show(self.around.seq, NO_EXCHANGE)  # so that the same offer is told again
        won = exchangeable(self.tote, self._tickets.hashed(number))
        if isinstance(won, Refusal):
            return won
        screen.show(self.around.seq, exchange_part(won))
        return None

    async def _publish(self, digest: str, screen: Screen) -> Refusal | None:
        return await self._card_desk.publish(digest, screen) if self._card_desk else NO_CARD_FOLDER


def _differs(race: int, kind: object) -> Command:
    return ReportDifference(race, kind)  # type: ignore[arg-type]
