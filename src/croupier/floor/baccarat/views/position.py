"""What one player at a mini-baccarat table sees of the player's own."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import Citation
from croupier.base.wire_types import Dollars
from croupier.desk.act_view import ActsPart
from croupier.floor.baccarat.chips import vigorish_due
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.seating import offered_cut, plays_by_tablet
from croupier.floor.baccarat.settlement import ends
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.floor.baccarat.turning import GIVEN_UP, TABLET_GONE, TIME_IS_UP, handed, right_of
from croupier.floor.baccarat.views.game import BaccaratGamePart, BaccaratTablePart
from croupier.floor.parts.seats.seat import Seat
from croupier.floor.parts.seats.views import (
    AskedChips,
    CanWager,
    FeltWager,
    GameResult,
    SeatNamePart,
    asked_of,
    can_wager,
    felt_of,
)
from croupier.floor.parts.stays import StayView, stay_view
from croupier.games.round import Verdict
from croupier.law.sign import Line

TurnLost: TypeAlias = Literal["time", "gone", "taken"]
TURN_LOST: Mapping[str, TurnLost] = {TIME_IS_UP: "time", TABLET_GONE: "gone"}
"""By what the record says; whatever else it says is a person's reason for taking the right away."""
DECIDED = (Phase.RESULT, Phase.PAY, Phase.DISCARD)


class BaccaratWin(msgspec.Struct, frozen=True):
    """`vigorish` is what the house takes of it; `marked`: later, and until then it lies on the button."""

    spot: str
    stake: Dollars
    paid: Dollars
    vigorish: Dollars
    marked: bool
    clause: Citation


class OwnCard(msgspec.Struct, frozen=True):
    """A card that this player alone may look at."""

    draw: int
    card: str


class PositionPart(msgspec.Struct, frozen=True):
    """`held` is what the value chips in hand come to, `owed` the vigorish on this position's button.

    `called` is cash by spot; `confirmed` are the calls with the floorperson's word, `lapsed` those that
    nobody accepted in time. `wins` are there from the announcement on; `own` are the cards that this player
    was handed, and `squeeze_left_ms` how long they stay here; `paper` is the hand whose cards are paper:
    their faces are in the player's hand alone. `turn_lost` is why the right to turn cards of this hand was
    taken from this player: the time was up, the tablet gone, or a person took it. `cut`: the cut is offered
    here.
    """

    held: Dollars
    coupons: Dollars
    staked: Dollars
    owed: Dollars
    felt: list[FeltWager]
    asked: AskedChips | None
    called: dict[str, Dollars]
    confirmed: list[str]
    lapsed: dict[str, Dollars]
    wins: list[BaccaratWin]
    result: GameResult | None
    can: CanWager
    cut: bool
    own: list[OwnCard]
    paper: Side | None
    squeeze_left_ms: int | None
    turn_lost: TurnLost | None
    stay: StayView


class OtherPosition(msgspec.Struct, frozen=True):
    seat: str
    spot: str
    stake: Dollars


class AroundPositionPart(msgspec.Struct, frozen=True):
    """`limits` end with a change of vigorish, while one is posted."""

    limits: list[Line]
    others: list[OtherPosition]


POSITION = (SeatNamePart, BaccaratTablePart, BaccaratGamePart, PositionPart, AroundPositionPart, ActsPart)
"""All that a position's screen is shown."""


def position_part(table: CardTable, seat: Seat, own: list[OwnCard], squeeze_left_ms: int) -> PositionPart:
    wins, result = _decided(table, seat)
    paper = None if own else _held(table, seat)
    timed = (own or paper) and plays_by_tablet(table, seat.id)
    return PositionPart(
        held=money.show(seat.held),
        coupons=money.show(seat.promo),
        staked=money.show(seat.staked),
        owed=money.show(table.owed.get(seat.id, 0)),
        felt=felt_of(seat),
        asked=asked_of(seat),
        called=_shown(seat.called),
        confirmed=list(table.confirmed.get(seat.id, {})),
        lapsed=_shown(seat.lapsed),
        wins=wins,
        result=result,
        can=can_wager(seat),
        cut=table.phase is Phase.CUT and offered_cut(table) == seat.id,
        own=own,
        paper=paper,
        squeeze_left_ms=squeeze_left_ms if timed else None,
        turn_lost=_turn_lost(table, seat),
        stay=stay_view(seat.stay),
    )


def _held(table: CardTable, seat: Seat) -> Side | None:
    """The hand whose face-down cards this player has."""
    return next(
        (side for side in Side if right_of(table, side).holder == seat.id and handed(table, side)), None
    )


def _turn_lost(table: CardTable, seat: Seat) -> TurnLost | None:
    """Until the hand is over; a player who gave the cards up knows why."""
    rights = table.rights.values() if table.phase is Phase.DEAL else ()
    lost = [right.passed[seat.id] for right in rights if seat.id in right.passed]
    return next((TURN_LOST.get(why, "taken") for why in reversed(lost) if why != GIVEN_UP), None)


def _shown(amounts: dict[str, Cents]) -> dict[str, Dollars]:
    return {spot: money.show(cash) for spot, cash in amounts.items()}


def _decided(table: CardTable, seat: Seat) -> tuple[list[BaccaratWin], GameResult | None]:
    """From the announcement on: what the round comes to, whether vigorish was taken before or after."""
    if table.phase not in DECIDED:
        return [], _of_void(table, seat)
    if not (seat.felt or seat.last):
        return [], None
    found = ends(table, seat)
    wins = [
        BaccaratWin(
            one.wager.spot,
            money.show(one.wager.stake),
            money.show(one.paid),
            money.show(one.charged),
            table.defers and one.charged > 0,
            one.clause,
        )
        for one in found
        if one.verdict is Verdict.WON
    ]
    lying = table.phase is Phase.RESULT
    stakes = [laid.stake for laid in seat.felt.values()] if lying else seat.last.values()
    due = _due_now(table, seat, sum(one.charged for one in found))
    back = table.back.get(seat.id, 0) + sum(one.returned + one.paid for one in found) - due
    return wins, GameResult(money.show(back), money.show(sum(stakes)))


def _of_void(table: CardTable, seat: Seat) -> GameResult | None:
    """Until the next round begins: the whole stake came back from a round that decided nothing."""
    back = table.back.get(seat.id, 0)
    void = bool(table.rounds) and table.rounds[0].round == table.round and bool(table.rounds[0].void)
    return GameResult(money.show(back), money.show(back)) if void and back else None


def _due_now(table: CardTable, seat: Seat, charged: Cents) -> Cents:
    """Vigorish that still comes off what the player gets of this round; a button takes nothing off."""
    if table.defers:
        return 0
    return charged if table.phase is Phase.RESULT else vigorish_due(table, seat)


def others_of(table: CardTable, seat: Seat) -> list[OtherPosition]:
    return [
        OtherPosition(other.id, spot, money.show(laid.stake))
        for other in table.seats.values()
        if other is not seat
        for (spot, _), laid in other.felt.items()
    ]
