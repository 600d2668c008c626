"""Orders to a wheel, one at a time: the next is sent once the last is answered, or was not for a second."""

from collections import deque

from croupier.devices.ss2 import OK, Answer, write_order

ANSWERED_WITHIN = 1.0
"""Seconds. An order that is not answered is never sent again: it may have been carried out."""
NO_ANSWER = "no answer"


class WheelOrders:
    def __init__(self) -> None:
        self._waiting: deque[str] = deque()
        self._open: str | None = None
        self._asked_at = 0.0

    def add(self, order: str) -> None:
        self._waiting.append(order)

    def forget(self) -> None:
        """The line is lost: what was not sent is not sent later, when it may mean something else."""
        self._waiting.clear()
        self._open = None

    def due(self, now: float) -> bytes:
        """What to send now; empty while an answer is waited for."""
        if self._open is not None or not self._waiting:
            return b""
        self._open, self._asked_at = self._waiting.popleft(), now
        return write_order(self._open)

    def hear(self, answer: Answer) -> tuple[str, str] | None:
        """The order that this answers, and the wheel's word; None where it answers none that was sent."""
        if self._open is None or answer.order not in ("", self._open[0]):
            return None
        order, self._open = self._open, None
        return order, answer.word

    def overdue(self, now: float) -> tuple[str, str] | None:
        """The order that was not answered in time; told once."""
        if self._open is None or now - self._asked_at < ANSWERED_WITHIN:
            return None
        order, self._open = self._open, None
        return order, NO_ANSWER


def trouble(order: str, word: str) -> str | None:
    """What an engineer is told of it, where the wheel did not say OK."""
    if word == OK:
        return None
    if word == NO_ANSWER:
        return f"the wheel did not answer the order *{order}"
    return f"the wheel refused the order *{order}: {word}"
