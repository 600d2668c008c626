"""A message that comes in several frames, put together again."""

from picows import WSFrame, WSMsgType, WSProtocolError

BROKEN, NO_TEXT, TOO_BIG = 1002, 1007, 1009
MOST_PARTS = 64
"""Frames of one message: they may be empty, so that their bytes alone would allow any number."""


class FrameParts:
    """At most `most` bytes of one message are kept."""

    def __init__(self, most: int) -> None:
        self._most, self._bytes, self._parts = most, 0, list[bytes]()
        self.type: WSMsgType | None = None
        """Of the message that is not complete, or None."""

    def add(self, frame: WSFrame) -> str | None:
        """The message, once this frame completes it. Bytes that are no text are read as an empty one."""
        if frame.rsv1 or frame.rsv2 or frame.rsv3:
            raise WSProtocolError(BROKEN, "reserved bits are set")
        if (frame.msg_type is WSMsgType.CONTINUATION) == (self.type is None):
            raise WSProtocolError(BROKEN, "the parts of a message are out of order")
        self.type = self.type or frame.msg_type
        self._bytes += frame.payload_size
        if self._bytes > self._most or len(self._parts) == MOST_PARTS:
            raise WSProtocolError(TOO_BIG, "the message is too long")
        self._parts.append(frame.get_payload_as_bytes())
        return self._whole() if frame.fin else None

    def _whole(self) -> str:
        whole, kind = b"".join(self._parts), self.type
        self._bytes, self._parts, self.type = 0, [], None
        return text_of(whole) if kind is WSMsgType.TEXT else ""


def text_of(payload: bytes) -> str:
    try:
        return payload.decode()
    except UnicodeDecodeError:
        raise WSProtocolError(NO_TEXT, "the message is not UTF-8") from None
