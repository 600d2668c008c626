"""A simulated shoe with a reader, for tests and demonstrations.

It sends the bytes of a real one over a pseudo-terminal. Whoever listens opens `path` like a serial
line: a table's shoe is then `serial:/dev/pts/3`.
"""

import secrets
from collections.abc import Iterable
from enum import StrEnum

from croupier.devices.pseudo_terminal import PseudoTerminal
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
        self._line = PseudoTerminal()
        self.path = self._line.path

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
        self._line.send(raw)

    def close(self) -> None:
        """The line is lost."""
        self._line.close()


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
