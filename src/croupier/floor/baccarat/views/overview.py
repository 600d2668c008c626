"""What a supervisor sees of one mini-baccarat table, in the words of the other tables."""

from collections.abc import Sequence
from itertools import islice

import msgspec

from croupier.base import money
from croupier.base.names import staff_name
from croupier.base.wire_types import Dollars
from croupier.floor.baccarat.batches import batch_colours
from croupier.floor.baccarat.dealing import waits_for
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.floor.baccarat.views.game import SHOWN
from croupier.floor.parts.attendants import callers
from croupier.floor.parts.opening import UNMEASURED
from croupier.floor.parts.overview import OverviewRound, OverviewTerminal, TableOverview
from croupier.floor.parts.seats.seat import Seat


class SpokenWager(msgspec.Struct, frozen=True):
    """A verbal wager with cash that the floorperson may confirm."""

    seat: str
    spot: str
    cash: Dollars
    confirmed: bool


class KeyedCard(msgspec.Struct, frozen=True):
    draw: int
    card: str


class OverviewPosition(OverviewTerminal, frozen=True, kw_only=True):
    """`owed` is the vigorish on its button."""

    owed: Dollars


class BaccaratOverview(TableOverview, frozen=True, kw_only=True):
    """`dealing` is the option of the terms, `notice` the one that the director has given notice of.

    `decks` and `batches` are what is to be brought; with a shuffler, `batch` is the back of the batch in play
    and `next_batch` of the one that is dealt next; `keyed` is a card that waits for the floorperson.
    """

    phase: Phase
    terminals: Sequence[OverviewPosition]
    dealing: str
    notice: str | None
    decks: int
    batches: int
    batch: str | None
    next_batch: str | None
    spoken: Sequence[SpokenWager]
    keyed: KeyedCard | None


def baccarat_overview(table: CardTable) -> BaccaratOverview:
    batch, following = batch_colours(table)
    return BaccaratOverview(
        id=table.id,
        name=table.name,
        mode="baccarat",
        phase=table.phase,
        round=table.round or None,
        dealer=staff_name(table.dealer),
        calling=table.calling,
        calls=callers(table.seats.values()),
        staked=money.show(table.staked),
        terminals=[_seat(table, seat) for seat in table.seats.values()],
        voids=[],
        rounds=[
            OverviewRound(
                round=one.round,
                number=None if one.void else one.winner,
                void=one.void or None,
                staked=None,
                paid=money.show(one.paid),
                voidable=False,
            )
            for one in islice(table.rounds, SHOWN)
        ],
        opening=UNMEASURED,
        dealing=table.chosen("dealing"),
        notice=table.option or None,
        decks=table.rules.terms.decks,
        batches=table.batches,
        batch=batch,
        next_batch=following,
        spoken=_spoken(table),
        keyed=_keyed(table),
    )


def _seat(table: CardTable, seat: Seat) -> OverviewPosition:
    return OverviewPosition(
        id=seat.id,
        name=f"Seat {seat.id}",
        credits=money.show(seat.held),
        lock=None,
        owed=money.show(table.owed.get(seat.id, 0)),
    )


def _spoken(table: CardTable) -> list[SpokenWager]:
    return [
        SpokenWager(seat.id, spot, money.show(cash), table.confirmed.get(seat.id, {}).get(spot) == cash)
        for seat in table.seats.values()
        for spot, cash in seat.called.items()
    ]


def _keyed(table: CardTable) -> KeyedCard | None:
    waiting = waits_for(table)
    return KeyedCard(waiting.draw, waiting.card) if waiting is not None and waiting.keyed else None
