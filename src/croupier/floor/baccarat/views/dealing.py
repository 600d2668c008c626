"""What the dealer of a mini-baccarat table sees: every position, the buttons, and what is to be put right."""

from collections.abc import Container

import msgspec

from croupier.base import money
from croupier.base.names import TerminalId, staff_name
from croupier.base.wire_types import Dollars
from croupier.desk.act_view import ActsPart
from croupier.floor.baccarat.batches import batch_colours
from croupier.floor.baccarat.dealing import face_up, line_lost, waits_for
from croupier.floor.baccarat.messages.pay import StepKind
from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.views.game import BaccaratGamePart, BaccaratRound, BaccaratTablePart, round_of
from croupier.floor.parts.attendants import callers
from croupier.floor.parts.demonstration import demonstrates
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.seats.views import AskedChips, FeltWager, asked_of, felt_of


class DealingSeat(msgspec.Struct, frozen=True):
    """`owed` lies on the button in the space numbered for this player."""

    id: str
    name: str
    online: bool
    held: Dollars
    coupons: Dollars
    staked: Dollars
    owed: Dollars
    felt: list[FeltWager]
    asked: AskedChips | None
    called: dict[str, Dollars]
    confirmed: list[str]


class StepView(msgspec.Struct, frozen=True):
    kind: StepKind
    seat: str
    amount: Dollars


class WaitingCard(msgspec.Struct, frozen=True):
    """Face up, and its face not known: to be keyed; or `card`, keyed and to be confirmed."""

    draw: int
    card: str | None


class DealingPart(msgspec.Struct, frozen=True):
    """`calls` are the positions whose players call an attendant; `steps` are still to be done.

    `waiting` is a card to be keyed, `error` the draw of one that no hand takes; `error_seen`: its face is
    known. `kept` cards are the first of the next hand; `held` ones left the shoe while one before them was to
    be put right. `face_up`: the next card is dealt so. `untold`: the line to the shoe is lost, and a touch
    here says that a card is out. `virtual`: cards come by a touch here. `notice` is the day of the director's
    notice.
    `discards` are the hands of this shoe in the discard rack, the newest first. With a shuffler, `batch` is
    the back of the batch in play and `next_batch` of the one that is dealt next.
    """

    dealer: str | None
    calling: bool
    calls: list[str]
    staked: Dollars
    value_chips: list[Dollars]
    seats: list[DealingSeat]
    steps: list[StepView]
    waiting: WaitingCard | None
    error: int | None
    error_seen: bool
    kept: int
    held: int
    face_up: bool
    untold: bool
    discards: list[BaccaratRound]
    backs: list[str]
    batch: str | None
    next_batch: str | None
    notice: str | None
    virtual: bool
    auto: bool


DEALING = (BaccaratTablePart, BaccaratGamePart, DealingPart, ActsPart)
"""All that the dealer's screen is shown."""


def dealing_part(
    table: CardTable, online: Container[TerminalId] = (), *, virtual: bool = False
) -> DealingPart:
    waiting, (batch, following) = waits_for(table), batch_colours(table)
    decided = [one for one in table.rounds if not one.void]
    return DealingPart(
        dealer=staff_name(table.dealer),
        calling=table.calling,
        calls=callers(table.seats.values()),
        staked=money.show(table.staked),
        value_chips=[money.show(chip) for chip in table.chips],
        seats=[_seat(table, seat, seat.id in online) for seat in table.seats.values()],
        steps=[StepView(step.kind, step.terminal, money.show(step.amount)) for step in table.steps],
        waiting=WaitingCard(waiting.draw, waiting.card or None) if waiting else None,
        error=table.error.draw if table.error else None,
        error_seen=bool(table.error and table.error.card),
        kept=len(table.kept),
        held=len(table.held),
        face_up=face_up(table),
        untold=line_lost(table),
        discards=[round_of(one) for one in decided[: len(table.outcomes)]],
        backs=list(table.backs),
        batch=batch,
        next_batch=following,
        notice=table.dated or None,
        virtual=virtual,
        auto=demonstrates(table.dealer),
    )


def _seat(table: CardTable, seat: Seat, online: bool) -> DealingSeat:
    return DealingSeat(
        id=seat.id,
        name=f"Seat {seat.id}",
        online=online,
        held=money.show(seat.held),
        coupons=money.show(seat.promo),
        staked=money.show(seat.staked),
        owed=money.show(table.owed.get(seat.id, 0)),
        felt=felt_of(seat),
        asked=asked_of(seat),
        called={spot: money.show(cash) for spot, cash in seat.called.items()},
        confirmed=list(table.confirmed.get(seat.id, {})),
    )
