"""What happens to the cards before play, folded."""

from typing import TypeAlias, assert_never

from croupier.floor.baccarat.batches import next_comes
from croupier.floor.baccarat.evolve_reading import trust_again
from croupier.floor.baccarat.messages import cards
from croupier.floor.baccarat.messages.cards import Face
from croupier.floor.baccarat.shoe import Shoe
from croupier.floor.baccarat.state import CardTable, Phase

CardEvent: TypeAlias = (
    cards.NoticeGiven
    | cards.CardsReceived
    | cards.CardsInspected
    | cards.CardsVerified
    | cards.CardsSpread
    | cards.CardsShown
    | cards.CardsStacked
    | cards.ShoeReady
    | cards.CardsShuffled
    | cards.SpreadAsked
    | cards.CutDeclined
    | cards.CardsCut
    | cards.RecutOrdered
    | cards.ShoeLoaded
    | cards.ShoeRevealed
)
BeforeShuffle: TypeAlias = (
    cards.NoticeGiven
    | cards.CardsReceived
    | cards.CardsInspected
    | cards.CardsVerified
    | cards.CardsSpread
    | cards.CardsShown
    | cards.CardsStacked
    | cards.SpreadAsked
)


def evolve_cards(table: CardTable, event: CardEvent) -> None:
    if isinstance(event, BeforeShuffle):
        _before_shuffle(table, event)
        return
    shoe = table.shoe
    match event:
        case cards.ShoeReady():
            shoe.port, shoe.commitment, shoe.salt = event.port, event.commitment, event.salt
            shoe.ready = True
        case cards.CardsShuffled():
            _shuffled(table, event)
        case cards.CutDeclined():
            shoe.declined.append(event.terminal)
            shoe.cutter = None
        case cards.CardsCut():
            shoe.cutter, table.phase = event.cutter, Phase.LOAD
            shoe.cuts.append(event.at)
        case cards.RecutOrdered():
            _recut(table, event)
        case cards.ShoeLoaded():
            shoe.from_back = event.from_back
            shoe.first = not table.reshuffles
            table.phase = Phase.IDLE if table.reshuffles else Phase.BURN
        case cards.ShoeRevealed():
            shoe.commitment, shoe.salt, shoe.ready = "", "", False
        case _:
            assert_never(event)


def _before_shuffle(table: CardTable, event: BeforeShuffle) -> None:
    match event:
        case cards.NoticeGiven():
            table.option, table.dated = event.option, event.dated
        case cards.CardsReceived():
            table.backs, table.cutting, table.phase = event.backs, event.cutting, Phase.INSPECT
        case cards.CardsInspected():
            table.phase = Phase.VERIFY
        case cards.CardsVerified():
            table.phase = Phase.SPREAD
        case cards.CardsSpread():
            table.phase = Phase.SHOW if event.face is Face.UP else Phase.TURN_UP
            table.shown, table.idle_spread = [], event.idle
            if event.idle:
                _taken_out(table)
        case cards.CardsShown():
            table.shown.append(event.terminal)
            table.phase = Phase.STACK
        case cards.CardsStacked():
            table.phase = Phase.SHUFFLE
        case cards.SpreadAsked():
            table.phase, table.shown, table.idle_spread = Phase.SHOW, [], False
        case _:
            assert_never(event)


def _taken_out(table: CardTable) -> None:
    """Of a table without activity: shoe and discard rack are empty, and the cards lie on the table."""
    table.shoe.discards, table.shoe.out, table.shoe.burning = [], 0, 0
    table.shoe.burned, table.kept, table.held, table.error = [], [], [], None
    table.last, table.shoe.cutting = False, False


def _recut(table: CardTable, event: cards.RecutOrdered) -> None:
    """The cards come out of a loaded shoe. If another cuts now, the first cutter's turn is over."""
    shoe = table.shoe
    if shoe.cutter and shoe.cutter != event.cutter:
        shoe.declined.append(shoe.cutter)
    shoe.cutter, shoe.from_back, shoe.first, table.phase = event.cutter, 0, False, Phase.CUT


def _shuffled(table: CardTable, event: cards.CardsShuffled) -> None:
    was = table.shoe
    table.shoe = Shoe(
        number=event.shoe,
        port=was.port,
        commitment=was.commitment,
        salt=was.salt,
        batch=event.batch,
        came=next_comes(table),
        cards=event.cards,
    )
    table.last, table.outcomes, table.idle_spread = False, [], False
    table.kept, table.held, table.error = [], [], None
    trust_again(table)
    table.phase = Phase.LOAD if table.reshuffles else Phase.CUT
