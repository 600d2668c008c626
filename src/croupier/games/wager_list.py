"""A wager as a list for people has it: how it is called and what it pays."""

import msgspec

from croupier.base.names import Citation


class ListedWager(msgspec.Struct, frozen=True):
    """Spots of one `kind` are called and paid alike; `clause` is the one that the odds rest on."""

    kind: str
    called: str
    pays: str
    clause: Citation
