"""The round, the shoe and the roads, as everyone at the table sees them."""

from itertools import islice
from typing import Literal, cast

import msgspec

from croupier.floor.baccarat.hands import of_side
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.shoe import Drawn
from croupier.floor.baccarat.state import CardTable, Phase, Round
from croupier.floor.baccarat.turning import right_of
from croupier.games.baccarat.bead_plate import Outcome
from croupier.games.baccarat.cards import Card, point_count
from croupier.games.baccarat.result import read_result
from croupier.games.baccarat.roads import Roads, roads

SHOWN = 20


class CardView(msgspec.Struct, frozen=True):
    """`card` is null while it lies face down, or nobody has read it; `keyed`: it waits to be confirmed."""

    draw: int
    card: str | None
    keyed: bool


class HandView(msgspec.Struct, frozen=True):
    """`count` is of the cards that lie face up. `holder` turns them, `offered` is asked to: seats."""

    cards: list[CardView]
    count: int | None
    announced: bool
    holder: str | None
    offered: str | None


class ShoeView(msgspec.Struct, frozen=True):
    """`left` cards are in it; `cutting`: the cutting card has appeared.

    `last`: this hand or the next is the last. `commitment` is the hash of a virtual shoe's seed.
    `burned` are the cards that were burned since the last hand: all are shown.
    """

    number: int
    port: Port
    cards: int
    left: int
    cutting: bool
    last: bool
    burning: int
    commitment: str | None
    burned: list[str]


class BaccaratTableName(msgspec.Struct, frozen=True):
    """`dealing` is option a, b or c; `terms` is the digest of the effective book."""

    id: str
    name: str
    book: str
    game: Literal["baccarat"]
    dealing: str
    decks: int
    terms: str


class BaccaratRound(msgspec.Struct, frozen=True):
    """`player` and `banker` are the cards of each hand as they lie in the discard rack, with their counts.

    The `winner` of a round that decided nothing is `void`; its cards were shuffled again, and are not told.
    """

    round: int
    winner: str
    player: list[str]
    banker: list[str]
    player_count: int
    banker_count: int


class BaccaratTablePart(msgspec.Struct, frozen=True):
    """`history` has the last twenty rounds, the newest first; `roads` those of this shoe."""

    table: BaccaratTableName
    history: list[BaccaratRound]
    roads: Roads


class BaccaratGamePart(msgspec.Struct, frozen=True):
    """`winner` is player, banker or tie, once it is announced."""

    phase: Phase
    round: int | None
    shoe: ShoeView
    player: HandView
    banker: HandView
    winner: str | None


def game_part(table: CardTable) -> BaccaratGamePart:
    return BaccaratGamePart(
        phase=table.phase,
        round=table.round or None,
        shoe=_shoe(table),
        player=_hand(table, Side.PLAYER),
        banker=_hand(table, Side.BANKER),
        winner=table.winner or None,
    )


def _shoe(table: CardTable) -> ShoeView:
    shoe = table.shoe
    return ShoeView(
        shoe.number,
        shoe.port,
        shoe.cards,
        table.cards_left,
        shoe.cutting,
        table.last,
        shoe.burning,
        shoe.commitment or None,
        [*shoe.burned],
    )


def _hand(table: CardTable, side: Side) -> HandView:
    drawn, right = of_side(table, side), right_of(table, side)
    known = [Card(one.card) for one in drawn if one.turned and one.known]
    return HandView(
        cards=[_card(one) for one in drawn],
        count=point_count(known) if known and len(known) == len(drawn) else None,
        announced=side in table.announced,
        holder=right.holder or None,
        offered=right.offered or None,
    )


def _card(drawn: Drawn) -> CardView:
    """Face down, nobody is told what it is."""
    return CardView(drawn.draw, drawn.card if drawn.turned and drawn.card else None, drawn.keyed)


def table_part(table: CardTable) -> BaccaratTablePart:
    history = [round_of(one) for one in islice(table.rounds, SHOWN)]
    return BaccaratTablePart(table_name(table), history, roads(cast("list[Outcome]", table.outcomes)))


def table_name(table: CardTable) -> BaccaratTableName:
    terms = table.rules.terms
    return BaccaratTableName(
        table.id, table.name, terms.book, "baccarat", table.chosen("dealing"), terms.decks, table.terms
    )


def round_of(one: Round) -> BaccaratRound:
    hands = read_result(one.result).hands
    player, banker = (hands.player, hands.banker) if hands else ((), ())
    counts = point_count(player), point_count(banker)
    return BaccaratRound(one.round, one.winner, [*player], [*banker], *counts)
