"""Someone with every right on the database, and on the head beside it, who rewrites a race day."""

import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec

from croupier.base.envelope import Event
from croupier.base.names import EffectId, TerminalId
from croupier.desk.desk import ONLY_DESK
from croupier.desk.messages import TableInstalled
from croupier.desk.place import Place
from croupier.desk.record import Record, chain, first_link, write_record
from croupier.desk.room import Placed
from croupier.floor.kinds import KINDS
from croupier.floor.tote.messages.cards import CardPublished
from croupier.floor.tote.messages.races import BettingStopped, RootSigned
from croupier.floor.tote.messages.tickets import (
    TicketExchanged,
    TicketNotPrinted,
    TicketPrinted,
    TicketSold,
)
from croupier.floor.tote.ticket_tree import root
from croupier.store.heads import head_file, write_head
from croupier.store.sqlite import database
from tests.server.race_day import P1

LOSER, WINNER = "R1 $2 WIN 2", "R1 $2 WIN 1"
Forgery = Callable[[Path, Event], tuple[Event, ...]]
"""What a forger makes of an event of the journal in a folder."""


def winner_of_the_loser(_: Path, event: Event) -> tuple[Event, ...]:
    """Ticket 1 is given another selection."""
    if isinstance(event, TicketSold):
        bets = tuple(msgspec.structs.replace(one, bet=WINNER) for one in event.bets)
        return (msgspec.structs.replace(event, bets=bets),)
    return (event,)


def papers_swapped(folder: Path, event: Event) -> tuple[Event, ...]:
    """The paper of ticket 1 becomes that of ticket 2, and the other way about."""
    if isinstance(event, TicketPrinted):
        return (msgspec.structs.replace(event, secret=_secrets(folder)[3 - event.ticket]),)
    return (event,)


def exchanged_before_close(_: Path, event: Event) -> tuple[Event, ...]:
    """Ticket 1 went on as a ticket with another selection, which was not printed: its paper stands."""
    return (*_EXCHANGE, event) if isinstance(event, BettingStopped) else (event,)


def exchanged_after_close(_: Path, event: Event) -> tuple[Event, ...]:
    """The same where no tree of tickets grows any more."""
    return (event, *_EXCHANGE) if isinstance(event, BettingStopped) else (event,)


_EXCHANGE = (
    TicketExchanged(3, 1, TerminalId("W1"), 3, 1, (WINNER,), EffectId("ticket:P1:3"), by="staff:Tess"),
    TicketNotPrinted(3, EffectId("ticket:P1:3"), "jam"),
)


def _secrets(folder: Path) -> dict[int, str]:
    """As the journal still has them: nothing that a forger writes is seen before the last record."""
    db = sqlite3.connect(database(folder))
    bodies = [body for (body,) in db.execute("SELECT body FROM journal")]
    db.close()
    events = (event for body in bodies for event in KINDS.read_record(body).events)
    return {event.ticket: event.secret for event in events if isinstance(event, TicketPrinted)}


class Forger:
    """With `fix_root` the root of the altered tickets is written where the close recorded the true one; with
    `drop_signature` the signature, which nobody can make anew, is taken away; with `other_card` the card has
    another digest, under which nothing was signed.
    """

    def __init__(
        self, folder: Path, forgery: Forgery, *, fix_root: bool, drop_signature: bool, other_card: bool
    ) -> None:
        self._folder, self._forgery = folder, forgery
        self._fix, self._drop, self._other_card = fix_root, drop_signature, other_card
        self._place: Place | None = None
        self._root = ""

    def alter(self) -> None:
        db, hash_ = sqlite3.connect(database(self._folder)), b""
        rows = db.execute("SELECT seq, body FROM journal ORDER BY seq").fetchall()
        for seq, body in rows:
            record = KINDS.read_record(body)
            events = tuple(self._forged(record))
            written = write_record(msgspec.structs.replace(record, events=events))
            hash_ = chain(hash_ or first_link(written, ONLY_DESK), written)
            db.execute("UPDATE journal SET body = ?, hash = ? WHERE seq = ?", (written, hash_, seq))
        db.commit()
        db.close()
        write_head(head_file(database(self._folder)), (rows[-1][0], hash_))

    def _forged(self, record: Record) -> Iterator[Event]:
        """Events are folded meanwhile, so that the new root is known at the close."""
        for event in record.events:
            for one in self._forgery(self._folder, event):
                rooted = self._with_root(one)
                self._fold(record, rooted)
                yield rooted

    def _with_root(self, event: Event) -> Event:
        if isinstance(event, CardPublished) and self._other_card:
            return msgspec.structs.replace(event, digest="0" * 64)
        if isinstance(event, BettingStopped) and self._fix:
            assert isinstance(self._place, Placed)
            race = self._place.state.today.races[1]
            self._root = root(race.peaks)
            return msgspec.structs.replace(event, root=self._root, tickets=race.entries)
        if isinstance(event, RootSigned) and self._fix:
            signature = "" if self._drop else event.signature
            return msgspec.structs.replace(event, root=self._root, signature=signature)
        return event

    def _fold(self, record: Record, event: Event) -> None:
        if isinstance(event, TableInstalled):
            self._place = KINDS.place(record.envelope.table, event)
        elif self._place is not None and record.envelope.table == P1 and not self._root:
            self._place.fold(event, record.at)
