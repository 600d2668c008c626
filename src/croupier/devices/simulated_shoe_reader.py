"""A simulated shoe with a reader, for tests and demonstrations.

It sends the bytes of a real one over a pseudo-terminal. Whoever listens opens `path` like a serial
line: a table's shoe is then `serial:/dev/pts/3`.
"""

import os
import secrets
import tty
from collections.abc import Iterable
from enum import StrEnum

from croupier.devices.shoe_frames import ReaderMode, write_alarm, write_card, write_not_read
from croupier.games.baccarat.cards import DECK, Card
from croupier.games.baccarat.shuffle import shoe_order

NOT_READ = "E3 Card Not Read"


class ReadFault(StrEnum):
    """What it can be told to do wrong with a card."""

    MISREAD = "misread"
    """Another card is told: only a person sees it."""
    NOT_READ = "not-read"
    """It says that a card has left, and not which."""
    ALARM = "alarm"
    """It says that something is wrong, and nothing of the card."""
    TORN = "torn"
    """The end of the message is lost."""


class SimulatedShoeReader:
    def __init__(self, cards: Iterable[Card]) -> None:
        self._cards = list(cards)
        # the listener's side is held open too, so that a listener may come and go as on a real line
        self._file, self._listeners_side = os.openpty()
        tty.setraw(self._listeners_side)
        os.set_blocking(self._file, False)  # what nobody listens to is lost, as on a real line
        self.path = os.ttyname(self._listeners_side)

    @classmethod
    def of_decks(cls, decks: int) -> "SimulatedShoeReader":
        """A shuffled shoe."""
        return cls(shoe_order(secrets.token_bytes(32), decks))

    @property
    def cards_left(self) -> int:
        return len(self._cards)

    def deal(self, fault: ReadFault | None = None, mode: ReaderMode = ReaderMode.GAME) -> Card:
        """A hand draws the next card. Returns what it truly is; the line tells what was read."""
        card = self._cards.pop(0)
        self.send(_sent(card, fault, mode))
        return card

    def send(self, raw: bytes) -> None:
        """These bytes as they are, noise too."""
        try:
            os.write(self._file, raw)
        except BlockingIOError:
            return

    def close(self) -> None:
        """The line is lost."""
        os.close(self._file)
        os.close(self._listeners_side)


def _sent(card: Card, fault: ReadFault | None, mode: ReaderMode) -> bytes:
    match fault:
        case None:
            return write_card(card, mode)
        case ReadFault.MISREAD:
            return write_card(DECK[DECK.index(card) - 1], mode)
        case ReadFault.NOT_READ:
            return write_not_read() + write_alarm(NOT_READ)
        case ReadFault.ALARM:
            return write_alarm(NOT_READ)
        case ReadFault.TORN:
            return write_card(card, mode)[:-4]
