"""What becomes of one screen's frames, by whatever path they come."""

from collections.abc import Coroutine
from typing import Any

from croupier.base.envelope import Envelope, Role
from croupier.base.names import SenderId, TableId
from croupier.base.refusal import Refused
from croupier.desk.ports import DeskStopped
from croupier.desk.reply import Reply
from croupier.server.credentials import SESSION
from croupier.server.replies import DoneReply
from croupier.server.replies import refused as refused_reply
from croupier.server.running_floor import RunningFloor
from croupier.server.screen_entry import Entered
from croupier.server.wire import Asked, Hand, sent_id

PING = '["ping"]'
PONG = b'{"type":"pong"}'
Pending = Coroutine[Any, Any, None]


class Conversation:
    """`unanswered` commands of this screen are not durable yet."""

    def __init__(self, floor: RunningFloor, entered: Entered) -> None:
        self.listener, self._floor = entered.listener, floor
        self._sender, self._address = entered.sender, entered.asked.address
        self._session = entered.asked.cookies.get(SESSION)
        self._staff = self.listener.role not in (None, Role.PLAYER)
        self.unanswered = 0
        self._answer = self.answer

    def take(self, text: str) -> Pending | None:
        """Act on one frame. It is answered later, when what it asks is durable, and the next need not wait.

        Only what is returned must be awaited first: a hand at a device, or a desk whose queue is full.
        """
        listener = self.listener
        if listener.lost:
            return None
        if not self._floor.limits.frame(self._sender, self._address):
            listener.lose("Too many frames.")
            return None
        if self._staff and not self._still_in(text):
            listener.lose("Your session has ended: sign in again.")
            return None
        if text == PING:
            listener.send_bytes(PONG)
            return None
        return self._read(text)

    def _still_in(self, text: str) -> bool:
        """A session runs out at an open screen too; a screen that only pings is not in use."""
        return self._floor.access.staff(self._session, using=text != PING) is not None

    def _read(self, text: str) -> Pending | None:
        try:
            asked = self._floor.wire.read(self.listener.screen, text)
        except Refused as refused:
            self._floor.limits.unreadable.inc()
            self.listener.reply(refused_reply(sent_id(text), refused.refusal))
            return None
        if isinstance(asked, Asked):
            return self._ask(asked)
        if isinstance(asked, Hand):
            return self._use_device(asked)
        self.listener.send_bytes(PONG)
        return None

    def _ask(self, asked: Asked) -> Pending | None:
        listener, queue = self.listener, self._floor.queue
        assert listener.role is not None  # noqa: S101 - a board asks for nothing
        table = asked.table or listener.table or TableId("")
        sender = SenderId(listener.sender)
        envelope = Envelope(asked.id, sender, listener.role, table, asked.command, listener.terminal)
        try:
            queue.append(envelope, self._answer)
        except DeskStopped:
            listener.lose()
            return None
        self.unanswered += 1
        return queue.room() if queue.full else None

    def answer(self, reply: Reply | None) -> None:
        self.unanswered -= 1
        if reply is None:
            self.listener.lose()
        elif reply.refusal is None:
            self.listener.reply(DoneReply(reply.id, reply.seq))
        else:
            self.listener.reply(refused_reply(reply.id, reply.refusal))

    async def _use_device(self, hand: Hand) -> None:
        """What a device does not take comes out again, and whoever used it is told why."""
        try:
            refusal = await self._floor.use_device(self.listener, hand.device, hand.value)
        except Refused as refused:
            refusal = refused.refusal
        except DeskStopped:
            self.listener.lose()
            return
        if refusal is not None:
            self.listener.reply(refused_reply(None, refusal))
