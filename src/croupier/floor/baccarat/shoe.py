"""The cards of a mini-baccarat table: in the shoe, in the hands, in the discard rack."""

from dataclasses import dataclass, field
from enum import StrEnum

from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side

DECK_SIZE = 52


@dataclass(slots=True)
class Drawn:
    """A card out of the shoe, the `draw`th of it. `card` is empty while nobody knows its face.

    `seal` is the hash of face and salt, of a card the shoe has read. `keyed`: the dealer keyed its
    face, and no floorperson has confirmed it. `turned`: it lies face up, or should.
    """

    draw: int
    card: str = ""
    seal: str = ""
    side: Side | None = None
    turned: bool = False
    keyed: bool = False

    @property
    def known(self) -> bool:
        return bool(self.card) and not self.keyed


class BatchCame(StrEnum):
    """How the cards of a shoe were shuffled: by hand, by the shoe itself, or as a batch of a shuffler.

    Such a batch is the first of an opened table, the other one after a shoe, the other one at an idle table,
    or the same one again after a player had it spread.
    """

    BY_HAND = "by-hand"
    BY_SHOE = "by-shoe"
    FIRST = "first"
    CHANGED = "changed"
    SWAPPED = "swapped"
    RESHUFFLED = "reshuffled"


@dataclass(slots=True)
class Shoe:
    """`cards` were put into it and `out` of them have left it. `cutter` cut them: a seat, or the dealer.

    `declined` has the seats whose turn to cut is over. `from_back` is where the cutting card lies, 0 until
    the shoe is loaded; `cutting`: it has appeared. `burning` cards are still to be burned; of the `first` of
    a shoe, as many more as it says; `burned_by` is the clause of a burn during play. `batch` is the one in
    play, and `came` says how it came there. `ready`: what the next shoe is made of is known; `cuts` are those
    of this one. `discards` has every card that play is done with, in order. `burned` are those of the last
    burn, which lie shown until the next card is dealt to a hand.
    """

    number: int = 0
    port: Port = Port.KEYS
    commitment: str = ""
    salt: str = ""
    batch: int = 0
    came: BatchCame = BatchCame.BY_HAND
    cards: int = 0
    out: int = 0
    ready: bool = False
    cuts: list[int] = field(default_factory=list)
    cutter: str | None = None
    declined: list[str] = field(default_factory=list)
    from_back: int = 0
    cutting: bool = False
    burning: int = 0
    burned_by: str = ""
    first: bool = False
    seen: dict[str, int] = field(default_factory=dict)
    discards: list[str] = field(default_factory=list)
    burned: list[str] = field(default_factory=list)
