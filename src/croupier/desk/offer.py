"""A command that a kind of play takes: who may send it there, by which clause, from which screens."""

from collections.abc import Mapping

import msgspec

from croupier.base.envelope import Command, Role
from croupier.base.names import Citation


class Offer(msgspec.Struct, frozen=True):
    """`frame` is its name on the wire where that is not its tag; `given` are fields that no screen sends.

    One that is `secret` may name what a device alone knows: if a device's is refused, its words are not kept.
    """

    command: type[Command]
    roles: frozenset[Role]
    clause: Citation | None = None
    screens: tuple[str, ...] = ()
    frame: str = ""
    given: Mapping[str, object] = {}
    secret: bool = False

    @property
    def name(self) -> str:
        return self.frame or tag(self.command)


def tag(message: type[msgspec.Struct]) -> str:
    """A command or an event as it stands in the journal."""
    return str(message.__struct_config__.tag)
