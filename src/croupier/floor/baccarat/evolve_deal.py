"""Cards out of the shoe, folded."""

from typing import TypeAlias, assert_never

from croupier.floor.baccarat.dealing import face_up
from croupier.floor.baccarat.errors import ErrorEnd
from croupier.floor.baccarat.hands import FIRST_CARDS
from croupier.floor.baccarat.messages import deal
from croupier.floor.baccarat.messages.cards import Port
from croupier.floor.baccarat.messages.deal import Side
from croupier.floor.baccarat.shoe import Drawn
from croupier.floor.baccarat.state import CardTable, Phase, Right, Round
from croupier.games.baccarat.cards import Card, value
from croupier.games.baccarat.result import VOID

DrawnEvent: TypeAlias = (
    deal.CardDealt | deal.CardBurned | deal.CardInError | deal.FaceUpFound | deal.CardShown | deal.CardKeyed
    | deal.CardConfirmed | deal.CardUnread | deal.ErrorRuled
)  # fmt: skip
RightEvent: TypeAlias = (
    deal.CardsHanded | deal.CardsTurned | deal.CardsGivenUp | deal.CardsDeclined | deal.CardsAccepted
)
WordEvent: TypeAlias = (
    deal.CountAnnounced
    | deal.ResultAnnounced
    | deal.CuttingCardOut
    | deal.LastHandAnnounced
    | deal.RoundVoided
)
DealEvent: TypeAlias = DrawnEvent | RightEvent | WordEvent


def evolve_deal(table: CardTable, event: DealEvent) -> None:
    if isinstance(event, DrawnEvent):
        _drawn(table, event)
    elif isinstance(event, RightEvent):
        _right(table, event)
    else:
        _word(table, event)


def _drawn(table: CardTable, event: DrawnEvent) -> None:
    match event:
        case deal.CardDealt():
            _dealt(table, event)
        case deal.CardBurned():
            _out(table, event.draw, event.card)
            _burned(table, event.card)
        case deal.CardInError():
            _out(table, event.draw, event.card)
            table.error = Drawn(event.draw, event.card, event.seal)
        case deal.FaceUpFound():
            _found(table, event)
        case deal.ErrorRuled():
            _ruled(table, event)
        case deal.CardUnread():
            _unread(table, event)
        case deal.CardShown() | deal.CardKeyed() | deal.CardConfirmed():
            _faced(table, event)
        case _:
            assert_never(event)


def _burned(table: CardTable, card: str) -> None:
    """The first card of a shoe says how many follow it."""
    shoe = table.shoe
    shoe.discards.append(card)
    shoe.burned.append(card)
    shoe.burning += value(Card(card)) if shoe.first else -1
    shoe.first = False
    if table.phase is Phase.BURN and not shoe.burning:
        table.phase = Phase.IDLE


def _unread(table: CardTable, event: deal.CardUnread) -> None:
    """One that is burned lies face up until it is keyed; one of a hand lies with its hand already."""
    if all(one.draw != event.draw for one in table.hands):
        _out(table, event.draw, "")
        table.error = Drawn(event.draw, turned=True)


def _found(table: CardTable, event: deal.FaceUpFound) -> None:
    """A shoe that reads its cards burns this one, too, when it is drawn."""
    table.shoe.burned_by = table.citations.finding
    if table.shoe.port is Port.READER:
        table.shoe.burning += 1 + value(Card(event.card))
        return
    _out(table, event.draw, event.card)
    _begin_burn(table, event.card)


def _dealt(table: CardTable, event: deal.CardDealt) -> None:
    up = face_up(table)
    table.shoe.burned = []
    if event.kept:
        table.kept = table.kept[1:]
    else:
        _out(table, event.draw, event.card)
    table.hands.append(Drawn(event.draw, event.card, event.seal, event.side, turned=up))


def _out(table: CardTable, draw: int, card: str) -> None:
    """A card that was held is out of the shoe already."""
    if table.held and table.held[0].draw == draw:
        table.held = table.held[1:]
    else:
        table.shoe.out += 1
    if card:
        table.shoe.seen[card] = table.shoe.seen.get(card, 0) + (not table.reshuffles)


def _ruled(table: CardTable, event: deal.ErrorRuled) -> None:
    error = table.error
    if error is None:
        _third_ruled(table, event)
        return
    if event.end in (ErrorEnd.MOVED, ErrorEnd.DUE):
        error.side = Side.BANKER if event.end == ErrorEnd.MOVED else Side.PLAYER
        error.turned = face_up(table)
        table.hands, table.error = [*table.hands, error], None
        return
    if event.end == ErrorEnd.KEPT:
        table.kept, table.error = [*table.kept, error], None
        return
    error.turned, table.shoe.burned_by = True, event.clause
    _burn_error(table)


def _third_ruled(table: CardTable, event: deal.ErrorRuled) -> None:
    """A third card that lies with a hand already: it was dealt by a face that was keyed wrongly."""
    third = next(one for one in table.hands if one.draw == event.draw)
    if event.end == ErrorEnd.BURNED:
        table.hands.remove(third)
        table.shoe.burned_by = event.clause
        _begin_burn(table, third.card)
    else:
        third.side = Side.BANKER if event.end == ErrorEnd.MOVED else Side.PLAYER


def _begin_burn(table: CardTable, card: str) -> None:
    """Into the discard rack, with as many more as its value to follow."""
    table.shoe.discards.append(card)
    table.shoe.burned.append(card)
    table.shoe.burning += value(Card(card))


def _burn_error(table: CardTable) -> None:
    """Once its face is known: into the discard rack, with as many more as its value to follow.

    In the middle of a burn it is one of those that were to follow, and was not read.
    """
    error = table.error
    if error is None or not error.turned or not error.known:
        return
    table.error = None
    if table.phase is Phase.BURN or table.shoe.burning:
        _burned(table, error.card)
        return
    _begin_burn(table, error.card)


def _faced(table: CardTable, event: deal.CardShown | deal.CardKeyed | deal.CardConfirmed) -> None:
    lying = [*table.hands, *([table.error] if table.error else [])]
    drawn = next(one for one in lying if one.draw == event.draw)
    if isinstance(event, deal.CardConfirmed):
        drawn.keyed = False
    else:
        if drawn.known:
            _take_face_back(table, drawn)
        drawn.card = event.card
        drawn.keyed = isinstance(event, deal.CardKeyed) and not event.confirmed
    if drawn.known:
        table.shoe.seen[drawn.card] = table.shoe.seen.get(drawn.card, 0) + (not table.reshuffles)
    _burn_error(table)


def _take_face_back(table: CardTable, drawn: Drawn) -> None:
    """Keyed wrongly: what was called by it is called again."""
    table.shoe.seen[drawn.card] -= not table.reshuffles
    table.phase, table.result, table.winner = Phase.DEAL, "", ""
    if drawn in table.hands[:FIRST_CARDS]:
        table.announced = [side for side in table.announced if side is not drawn.side]


def _right(table: CardTable, event: RightEvent) -> None:
    right = table.rights.setdefault(event.side, Right())
    down = [one for one in table.hands if one.side is event.side and not one.turned]
    match event:
        case deal.CardsHanded():
            right.holder = event.terminal
            table.in_hand += [one.draw for one in down]
        case deal.CardsTurned():
            table.in_hand = []
            for one in down:
                one.turned = True
        case deal.CardsGivenUp() | deal.CardsDeclined():
            right.asked.append(event.terminal)
            if isinstance(event, deal.CardsGivenUp):
                right.passed[event.terminal] = event.why
            right.holder, right.offered, right.over = "", event.to, not event.to
            table.in_hand = []
        case deal.CardsAccepted():
            right.holder, right.offered = event.terminal, ""
            table.in_hand += [one.draw for one in down]
        case _:
            assert_never(event)


def _voided(table: CardTable, event: deal.RoundVoided) -> None:
    """Every card of the set is shuffled again, those of the round and those put aside with the others."""
    if event.round:
        why = "nobody-plays" if event.clause == table.citations.idling else "too-few-cards"
        table.remember(Round(event.round, VOID, "void", 0, 0, why))
    table.phase, table.shoe.burning = Phase.SHUFFLE, 0
    table.hands, table.error, table.kept, table.held = [], None, [], []
    table.rights, table.in_hand, table.announced, table.confirmed = {}, [], [], {}


def _word(table: CardTable, event: WordEvent) -> None:
    match event:
        case deal.CountAnnounced():
            table.announced.append(event.side)
        case deal.ResultAnnounced():
            table.phase, table.result, table.winner = Phase.RESULT, event.result, event.winner
        case deal.CuttingCardOut():
            table.shoe.cutting = True
        case deal.LastHandAnnounced():
            table.last = True
        case deal.RoundVoided():
            _voided(table, event)
        case _:
            assert_never(event)
