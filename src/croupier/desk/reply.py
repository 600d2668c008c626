"""What a sender is told."""

import msgspec

from croupier.base.names import CommandId
from croupier.base.refusal import Refusal


class Reply(msgspec.Struct, frozen=True):
    """The seq of its record, or its refusal."""

    id: CommandId
    seq: int = 0
    refusal: Refusal | None = None
