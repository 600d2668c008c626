"""What is due at a mini-baccarat table now, for everyone there, in the document's order."""

from collections.abc import Iterator

import msgspec

from croupier.base.refusal import Refusal, sentence
from croupier.desk.act import Act, When
from croupier.floor.baccarat import act_rules as rules
from croupier.floor.baccarat.card_acts import card_acts
from croupier.floor.baccarat.chips import take_away
from croupier.floor.baccarat.irregular_acts import irregular_acts
from croupier.floor.baccarat.round_acts import round_acts
from croupier.floor.baccarat.state import CardTable, Phase
from croupier.floor.parts import acts as shared
from croupier.floor.parts import attendants
from croupier.floor.parts.acts import cash
from croupier.floor.parts.seats.seat import Seat, unserved

AREAS = {
    "player": sentence("the Player's Hand"),
    "banker": sentence("the Banker's Hand"),
    "tie": sentence("the Tie"),
}
"""The areas of the layout, as they are said."""


def acts(table: CardTable) -> tuple[Act, ...]:
    """The table first, then the players who wait, then the cards, then the round."""
    if table.phase is Phase.CLOSED:
        return tuple(shared.opening(table.citations, None))
    seats = (act for seat in table.seats.values() for act in _at_seat(table, seat))
    return (
        *_at_table(table),
        *seats,
        *_in_order([*card_acts(table), *round_acts(table)], [*irregular_acts(table)]),
    )


def _in_order(steps: list[Act], wrong: list[Act]) -> Iterator[Act]:
    """What holds play up stands before the first step that waits for it; what may be found wrong, last."""
    now = [act for act in wrong if act.when is When.DUE]
    first = next((index for index, act in enumerate(steps) if act.when is When.LATER), len(steps))
    yield from (*steps[:first], *now, *steps[first:])
    yield from (act for act in wrong if act.when is not When.DUE)


def _at_table(table: CardTable) -> Iterator[Act]:
    """Who works it, and whether a supervisor is called. Relief may come at any time."""
    if table.dealer is None:
        yield rules.TAKE_TABLE.act(table.citations)
        return
    yield rules.RELIEVE.act(table.citations, When.BESIDE)
    free = not table.playing and unserved(table.seats) is None
    yield rules.LEAVE_TABLE.act(table.citations, When.BESIDE if free else When.LATER)
    if table.calling:
        yield shared.ANSWER_CALL.act(table.citations)
    else:
        yield rules.CALL.act(table.citations, When.BESIDE)
    own = rules.TAKE_MONEY.act(table.citations, When.BESIDE)
    yield msgspec.structs.replace(own, command="take-money-for-value")


def _at_seat(table: CardTable, seat: Seat) -> Iterator[Act]:
    yield from _buy_in(table, seat)
    yield from _called(table, seat)
    yield from _button(table, seat)
    if (seat.held or seat.promo) and not isinstance(take_away(table, seat), Refusal):
        yield rules.TAKE_AWAY.act(table.citations, When.BESIDE, seat.id, held=cash(seat.held))
    yield from attendants.acts(rules.ATTENDANT, table.citations, seat)


def _buy_in(table: CardTable, seat: Seat) -> Iterator[Act]:
    when = When.BESIDE if seat.asked is None else When.DONE
    asking = rules.ASK_CHIPS.act(table.citations, when, seat.id)
    yield msgspec.structs.replace(asking, command="ask-value-chips")
    if seat.asked is not None:
        laid = cash(seat.asked.money.total)
        issuing = rules.ISSUE_CHIPS.act(table.citations, When.DUE, seat.id, laid=laid)
        yield msgspec.structs.replace(issuing, command="issue-value-chips")


def _called(table: CardTable, seat: Seat) -> Iterator[Act]:
    """Confirmed by the floorperson, then accepted by the dealer; or it lapses."""
    if not table.betting:
        return
    for spot, called in seat.called.items():
        values: dict[str, str | int] = {"spot": spot, "area": AREAS[spot], "cash": cash(called)}
        values["round"] = table.round
        confirmed = table.confirmed.get(seat.id, {}).get(spot) == called
        first, second = (When.DONE, When.DUE) if confirmed else (When.DUE, When.LATER)
        yield rules.CONFIRM_CALLED.act(table.citations, first, seat.id, **values)
        yield rules.ACCEPT_CALLED.act(table.citations, second, seat.id, **values)


def _button(table: CardTable, seat: Seat) -> Iterator[Act]:
    """Due before the reshuffle; before that, when the player leaves. A supervisor documents what is short."""
    owed = table.owed.get(seat.id)
    if owed:
        now = When.DUE if table.phase is Phase.SHUFFLE else When.BESIDE
        short, dealing = seat.held < owed, table.phase in (Phase.DEAL, Phase.RESULT)
        collecting, documenting = (When.LATER, now) if short else (now, When.BESIDE)
        collecting = When.LATER if dealing else collecting
        yield rules.COLLECT_BUTTON.act(table.citations, collecting, seat.id, owed=cash(owed))
        yield rules.DOCUMENT_BUTTON.act(table.citations, documenting, seat.id, owed=cash(owed))
