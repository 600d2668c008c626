"""One command at a mini-baccarat table: events, or a refusal with its clause. It changes nothing."""

from typing import TypeAlias, assert_never

from croupier.base.envelope import Envelope, Role
from croupier.base.names import TerminalId
from croupier.base.refusal import Reason, Refusal, worded
from croupier.desk.house import House
from croupier.desk.kind import Decided
from croupier.desk.messages import ChangeTerms
from croupier.floor.baccarat import chips, dealing, errors, preparing, settlement, shuffling, turning
from croupier.floor.baccarat import rounds as games
from croupier.floor.baccarat import tables as floor
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.standing import standing
from croupier.floor.baccarat.state import CardTable
from croupier.floor.parts import attendants, racks
from croupier.floor.parts import tables as alike
from croupier.floor.parts.messages import rounds, seats, tables
from croupier.floor.parts.messages import wagers as on_felt
from croupier.floor.parts.messages.attendants import AnswerAttendant, CallAttendant
from croupier.floor.parts.messages.wagers import Hand
from croupier.floor.parts.seats import laying, movements
from croupier.floor.parts.seats.movements import InOne
from croupier.floor.parts.seats.seat import Seat, unserved

FromSeat: TypeAlias = (
    seats.AskChips | on_felt.LayWager | on_felt.TakeBack | on_felt.CallWager | InOne | CallAttendant
)
ForSeat: TypeAlias = (
    seats.IssueChips
    | seats.TakeMoney
    | seats.TakeChipsAway
    | on_felt.LayFor
    | on_felt.AcceptCalled
    | pay.ConfirmCalled
    | pay.CollectVigorish
    | pay.DocumentVigorish
    | AnswerAttendant
)
OnLayout: TypeAlias = (
    on_felt.LayWager
    | on_felt.LayFor
    | on_felt.TakeBack
    | on_felt.CallWager
    | on_felt.AcceptCalled
    | pay.ConfirmCalled
    | InOne
)
OfCards: TypeAlias = (
    cards.GiveNotice
    | cards.ReceiveCards
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
    | deal.FindFaceUp
    | deal.ShowCard
    | deal.KeyCard
    | deal.ConfirmCard
    | deal.CuttingCardAppears
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
Common: TypeAlias = (
    rounds.StartGame
    | rounds.CloseBets
    | tables.OpenTable
    | tables.CloseTable
    | tables.TakeTable
    | tables.LeaveTable
    | tables.CallSupervisor
    | tables.AnswerCall
    | ChangeTerms
)
BaccaratCommand: TypeAlias = FromSeat | ForSeat | OfCards | OfShoe | OfHand | OfPay | Common | racks.Counting


def decide(table: CardTable, envelope: Envelope[BaccaratCommand], house: House) -> Decided:
    command = envelope.command
    if refusal := _not_working_here(table, envelope):
        return refusal
    if isinstance(command, OnLayout) and (refusal := games.untouched(table)):
        return refusal
    if isinstance(command, FromSeat):
        seat = _seat(table, envelope.terminal)
        return seat if isinstance(seat, Refusal) else _from_seat(table, seat, command)
    if isinstance(command, ForSeat):
        own = envelope.terminal if envelope.role is Role.PLAYER else command.terminal
        seat = _seat(table, command.terminal if own == command.terminal else None)
        return seat if isinstance(seat, Refusal) else _for_seat(table, seat, command, envelope)
    if isinstance(command, OfCards):
        return _cards(table, envelope, command)
    if isinstance(command, OfShoe):
        return _shoe(table, envelope, command)
    if isinstance(command, OfHand):
        return _hand(table, envelope, command)
    if isinstance(command, OfPay):
        return _pay(table, command)
    if isinstance(command, racks.Counting):
        kept = racks.kept(table.id, house, table.citations, standing(table))
        return racks.decide(house, kept, command, envelope.sender)
    return _common(table, envelope, command, house)


def _not_working_here(table: CardTable, envelope: Envelope[BaccaratCommand]) -> Refusal | None:
    """Whoever deals has taken the table first; relief comes by taking it."""
    if envelope.role is not Role.DEALER or isinstance(envelope.command, tables.TakeTable):
        return None
    if envelope.sender == table.dealer:
        return None
    says = "take the table first: you are not its {role}"
    return worded(Reason.NOT_PERMITTED, says, table.citations.supervision, role=envelope.role)


def _seat(table: CardTable, seat: TerminalId | None) -> Seat | Refusal:
    found = table.seats.get(seat) if seat is not None else None
    if found is None:
        says = "there is no such seat at this table"
        return Refusal(Reason.UNKNOWN_TERMINAL, says, table.citations.supervision)
    return found


def _from_seat(table: CardTable, seat: Seat, command: FromSeat) -> Decided:
    match command:
        case seats.AskChips():
            return chips.ask(table, seat, command)
        case on_felt.LayWager():
            return laying.lay(table, seat, command, Hand.PLAYER)
        case on_felt.TakeBack():
            return laying.take_back(table, seat, command)
        case on_felt.CallWager():
            return laying.call(table, seat, command)
        case CallAttendant():
            return attendants.call(seat, table.citations.supervision)
        case _:
            return movements.decide(table, seat, command)


def _for_seat(table: CardTable, seat: Seat, command: ForSeat, envelope: Envelope[BaccaratCommand]) -> Decided:
    match command:
        case seats.IssueChips():
            return chips.issue(table, seat, command)
        case seats.TakeMoney():
            return chips.take_money(table, seat, command)
        case seats.TakeChipsAway():
            return chips.take_away(table, seat)
        case on_felt.LayFor():
            return laying.lay(table, seat, command, Hand.DEALER)
        case on_felt.AcceptCalled():
            return chips.accept_called(table, seat, command)
        case pay.ConfirmCalled():
            return chips.confirm_called(table, seat, command, envelope.sender)
        case pay.CollectVigorish():
            return settlement.collect_button(table, command)
        case pay.DocumentVigorish():
            return settlement.document_button(table, command, envelope.sender)
        case AnswerAttendant():
            return attendants.answer(seat, envelope.sender, table.citations.supervision)
        case _:
            assert_never(command)


def _cards(table: CardTable, envelope: Envelope[BaccaratCommand], command: OfCards) -> Decided:
    role, by, seat = envelope.role, envelope.sender, envelope.terminal
    match command:
        case cards.GiveNotice():
            return preparing.give_notice(table, command, by)
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


def _shoe(table: CardTable, envelope: Envelope[BaccaratCommand], command: OfShoe) -> Decided:
    role, by = envelope.role, envelope.sender
    match command:
        case deal.DealCard():
            return dealing.draw(table, command, role)
        case deal.FindFaceUp():
            return dealing.find_face_up(table, command, role)
        case deal.ShowCard():
            return turning.show(table, command)
        case deal.KeyCard():
            return turning.key(table, command, by)
        case deal.ConfirmCard():
            return turning.confirm(table, command, by)
        case deal.CuttingCardAppears():
            return dealing.cutting_card(table)
        case deal.AnnounceLastHand():
            return dealing.last_hand(table)
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


def _hand(table: CardTable, envelope: Envelope[BaccaratCommand], command: OfHand) -> Decided:
    role, seat = envelope.role, envelope.terminal
    match command:
        case deal.HandCards():
            return turning.hand(table, command)
        case deal.TurnCards():
            return turning.turn(table, command, role, seat)
        case deal.GiveUpCards():
            return turning.give_up(table, command, seat)
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


def _common(table: CardTable, envelope: Envelope[BaccaratCommand], command: Common, house: House) -> Decided:
    """What tables of other kinds hear too."""
    sender, supervision = envelope.sender, table.citations.supervision
    match command:
        case rounds.StartGame():
            return games.start(table)
        case rounds.CloseBets():
            return games.close(table, command)
        case tables.OpenTable():
            return floor.open_table(table, command, sender, house)
        case tables.CloseTable():
            return floor.close_table(table, sender, house)
        case tables.TakeTable():
            return floor.take(table, sender, house)
        case tables.LeaveTable():
            return alike.leave(sender, standing(table), unserved(table.seats))
        case tables.CallSupervisor():
            return alike.call(table.calling, sender, supervision)
        case tables.AnswerCall():
            return alike.answer(table.calling, sender, supervision)
        case ChangeTerms():
            return floor.change_terms(table, command, sender)
        case _:
            assert_never(command)
