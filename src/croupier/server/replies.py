"""What the sender of a frame is told."""

from typing import Literal

import msgspec

from croupier.base.names import Citation, CommandId
from croupier.base.refusal import Reason, Refusal


class DoneReply(msgspec.Struct, frozen=True):
    """Done and durable, as the record `seq`."""

    id: CommandId
    seq: int
    ok: Literal[True] = True


class RefusedReply(msgspec.Struct, frozen=True):
    """Nothing changed. A frame that could not be read, or was a hand at a device, has no `id`."""

    id: CommandId | None
    reason: Reason
    says: str
    clause: Citation | None
    ok: Literal[False] = False


def refused(id_: CommandId | None, refusal: Refusal) -> RefusedReply:
    return RefusedReply(id_, refusal.reason, refusal.says, refusal.clause)
