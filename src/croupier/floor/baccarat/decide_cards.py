"""Commands about cards, hands and payments at a mini-baccarat table, each given to what decides it."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Command, Envelope
from croupier.desk.kind import Decided
from croupier.floor.baccarat import (
    correcting,
    cutting_card,
    dealing,
    errors,
    preparing,
    reading,
    settlement,
    shuffling,
    turning,
)
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.messages.reading import DoubtShoe, LayHeld
from croupier.floor.baccarat.state import CardTable

OfCards: TypeAlias = (
    cards.ReceiveCards
    | cards.InspectCards
    | cards.VerifyCards
    | cards.SpreadCards
    | cards.ShowCards
    | cards.StackCards
    | cards.AskForSpread
    | cards.ReadyShoe
    | cards.ShuffleCards
    | cards.CutCards
    | cards.DeclineCut
    | cards.OrderRecut
    | cards.LoadShoe
    | cards.RevealShoe
)
OfShoe: TypeAlias = (
    deal.DealCard
    | DoubtShoe
    | LayHeld
    | deal.FindFaceUp
    | deal.ShowCard
    | deal.KeyCard
    | deal.ConfirmCard
    | deal.CuttingCardAppears
    | deal.LayKept
    | deal.AnnounceLastHand
    | deal.RuleOnCard
    | deal.VoidRound
    | deal.AnnounceCount
    | deal.AnnounceResult
)
OfHand: TypeAlias = (
    deal.HandCards | deal.TurnCards | deal.GiveUpCards | deal.TakeCards | deal.AcceptCards | deal.DeclineCards
)
OfPay: TypeAlias = pay.CollectLosers | pay.PayWinner | pay.TakeVigorish | pay.DiscardCards
OfGame: TypeAlias = cards.GiveNotice | OfCards | OfShoe | OfHand | OfPay


def decide_cards(table: CardTable, envelope: Envelope[Command], command: OfGame, today: str) -> Decided:
    """`today` is the gaming day."""
    if isinstance(command, cards.GiveNotice):
        return preparing.give_notice(table, command, envelope.sender, today)
    if isinstance(command, OfCards):
        return _cards(table, envelope, command)
    if isinstance(command, OfShoe):
        return _shoe(table, envelope, command)
    if isinstance(command, OfHand):
        return _hand(table, envelope, command)
    return _pay(table, command)


def _cards(table: CardTable, envelope: Envelope[Command], command: OfCards) -> Decided:
    role, by, seat = envelope.role, envelope.sender, envelope.terminal
    match command:
        case cards.ReceiveCards():
            return preparing.receive(table, command, by)
        case cards.InspectCards():
            return preparing.inspect(table, by)
        case cards.VerifyCards():
            return preparing.verify(table, role, by)
        case cards.SpreadCards():
            return preparing.spread(table, command)
        case cards.ShowCards():
            return preparing.show(table, command)
        case cards.StackCards():
            return preparing.stack(table)
        case cards.AskForSpread():
            return preparing.ask_for_spread(table, seat)
        case cards.ReadyShoe():
            return shuffling.ready(table, command)
        case cards.ShuffleCards():
            return shuffling.shuffle(table)
        case cards.CutCards():
            return shuffling.cut(table, command, role, seat)
        case cards.DeclineCut():
            return shuffling.decline(table, role, seat)
        case cards.OrderRecut():
            return shuffling.recut(table, command, by)
        case cards.LoadShoe():
            return shuffling.load(table, command)
        case cards.RevealShoe():
            return shuffling.reveal(table, command)
        case _:
            assert_never(command)


def _shoe(table: CardTable, envelope: Envelope[Command], command: OfShoe) -> Decided:
    role, by = envelope.role, envelope.sender
    match command:
        case deal.DealCard():
            return reading.draw(table, command, role)
        case DoubtShoe():
            return reading.doubt(command)
        case LayHeld():
            return reading.lay_held(table, command)
        case deal.FindFaceUp():
            return dealing.find_face_up(table, command, role)
        case deal.ShowCard():
            return turning.show(table, command)
        case deal.KeyCard():
            again = next((one for one in correcting.correctable(table) if one.draw == command.draw), None)
            return (
                correcting.key_again(table, again, command, by) if again else turning.key(table, command, by)
            )
        case deal.ConfirmCard():
            return turning.confirm(table, command, by)
        case deal.CuttingCardAppears():
            return cutting_card.appears(table, role)
        case deal.LayKept():
            return dealing.lay_kept(table)
        case deal.AnnounceLastHand():
            return cutting_card.last_hand(table)
        case deal.RuleOnCard():
            return errors.rule(table, command)
        case deal.VoidRound():
            return errors.void(table)
        case deal.AnnounceCount():
            return dealing.announce_count(table, command)
        case deal.AnnounceResult():
            return dealing.announce_result(table, command)
        case _:
            assert_never(command)


def _hand(table: CardTable, envelope: Envelope[Command], command: OfHand) -> Decided:
    role, seat = envelope.role, envelope.terminal
    match command:
        case deal.HandCards():
            return turning.hand(table, command)
        case deal.TurnCards():
            return turning.turn(table, command, role, seat)
        case deal.GiveUpCards():
            return turning.give_up(table, command, seat, envelope.sender)
        case deal.TakeCards():
            return turning.take(table, command, envelope.sender)
        case deal.AcceptCards():
            return turning.accept(table, command, seat)
        case deal.DeclineCards():
            return turning.decline(table, command, seat)
        case _:
            assert_never(command)


def _pay(table: CardTable, command: OfPay) -> Decided:
    match command:
        case pay.CollectLosers():
            return settlement.collect(table, command)
        case pay.PayWinner():
            return settlement.pay_winner(table, command)
        case pay.TakeVigorish():
            return settlement.take_vigorish(table, command)
        case pay.DiscardCards():
            return settlement.discard(table, command)
        case _:
            assert_never(command)
