"""What the sender of a frame is told."""

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from croupier.base.names import Citation, CommandId
from croupier.base.refusal import Reason, Refusal, Value


class DoneReply(msgspec.Struct, frozen=True):
    """Done and durable, as the record `seq`."""

    id: CommandId
    seq: int
    ok: Literal[True] = True


class RefusedReply(msgspec.Struct, frozen=True):
    """Nothing changed. A hand at a device, or a frame in which no id can be found, has no `id`.

    `says` is the sentence in English. Where it has values in it, `key` is the sentence with a named place for
    each of the `values`; else `says` is the key of its translations.
    """

    id: CommandId | None
    reason: Reason
    says: str
    clause: Citation | None
    ok: Literal[False] = False
    key: str | UnsetType = UNSET
    values: Mapping[str, Value] | UnsetType = UNSET


def refused(id_: CommandId | None, refusal: Refusal) -> RefusedReply:
    key, values = refusal.key, refusal.values
    return RefusedReply(id_, refusal.reason, refusal.says, refusal.clause, key=key, values=values)
