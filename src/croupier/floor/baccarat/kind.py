"""Mini-baccarat with a dealer: what the desk knows of it."""

from typing import get_args

from croupier.base.envelope import Event, Role
from croupier.base.names import TableId
from croupier.desk.house import House
from croupier.desk.kind import Kind
from croupier.desk.messages import ChangeTerms
from croupier.desk.offer import Offer
from croupier.floor.baccarat.acts import acts
from croupier.floor.baccarat.decide import BaccaratCommand, decide
from croupier.floor.baccarat.evolve import BaccaratEvent, date, evolve
from croupier.floor.baccarat.figures import RULES
from croupier.floor.baccarat.install import install, installed
from croupier.floor.baccarat.messages import cards, deal, pay
from croupier.floor.baccarat.posting import post
from croupier.floor.baccarat.shoe_trail import ShoeTrail
from croupier.floor.baccarat.standing import standing
from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.tell import draw, tell
from croupier.floor.parts import attendants, racks
from croupier.floor.parts.kind_words import words
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.opening import NOT_MEASURED
from croupier.floor.parts.people import CLOCK, DEALER, DEVICE, FLOOR, PLAYER, READER, SUPERVISOR, TERMS
from croupier.floor.parts.racks import RackEvent
from croupier.floor.parts.tables import PEOPLE_EVENTS, tell_people

CONSOLE, POSITION, OVERSEERS = ("dealing",), ("position",), ("supervisor",)
DIRECTOR = frozenset({Role.DIRECTOR})
HOUSE_EVENTS: frozenset[type[Event]] = frozenset({rounds.GameStarted, *PEOPLE_EVENTS, *racks.EVENTS})
OF_THE_CARDS: frozenset[type[Event]] = frozenset({
    deal.CardUnread, deal.CardShown, deal.CardKeyed, deal.CardConfirmed, deal.CardBurned, deal.CardInError,
    deal.ErrorRuled, deal.FaceUpFound, deal.CuttingCardOut, pay.VigorishCollected, pay.VigorishMarked,
})  # fmt: skip
BOUGHT = {"colour": "", "value": 0}
SEATS = (
    Offer(seats.AskChips, PLAYER, None, POSITION, "ask-value-chips", {"value": 0}),
    Offer(seats.IssueChips, DEALER, None, CONSOLE, "issue-value-chips", BOUGHT),
    Offer(seats.TakeMoney, DEALER, None, CONSOLE, "take-money-for-value", BOUGHT),
    Offer(seats.TakeChipsAway, PLAYER | DEALER, None, (*POSITION, *CONSOLE)),
    Offer(wagers.LayWager, PLAYER, None, POSITION),
    Offer(wagers.LayFor, DEALER, None, CONSOLE),
    Offer(wagers.TakeBack, PLAYER, None, POSITION),
    Offer(wagers.LayWagers, PLAYER, None, POSITION),
    Offer(wagers.DoubleWagers, PLAYER, None, POSITION),
    Offer(wagers.Rebet, PLAYER, None, POSITION),
    Offer(wagers.UndoWagers, PLAYER, None, POSITION),
    Offer(wagers.ClearWagers, PLAYER, None, POSITION),
    Offer(wagers.CallWager, PLAYER, None, POSITION),
    Offer(pay.ConfirmCalled, FLOOR, None, OVERSEERS),
    Offer(wagers.AcceptCalled, DEALER, None, CONSOLE),
    *attendants.offers(CONSOLE, DEALER, POSITION),
)
CARDS = (
    Offer(cards.GiveNotice, DIRECTOR, None, OVERSEERS),
    Offer(cards.ReceiveCards, FLOOR, None, OVERSEERS),
    Offer(cards.InspectCards, DEALER, None, CONSOLE),
    Offer(cards.VerifyCards, FLOOR | DEVICE, None, OVERSEERS),
    Offer(cards.SpreadCards, DEALER, None, CONSOLE),
    Offer(cards.ShowCards, DEALER, None, CONSOLE),
    Offer(cards.StackCards, DEALER, None, CONSOLE),
    Offer(cards.AskForSpread, PLAYER, None, POSITION),
    Offer(cards.ReadyShoe, READER),
    Offer(cards.ShuffleCards, DEALER, None, CONSOLE),
    Offer(cards.CutCards, PLAYER | DEALER, None, (*POSITION, *CONSOLE)),
    Offer(cards.DeclineCut, PLAYER | DEALER, None, (*POSITION, *CONSOLE)),
    Offer(cards.OrderRecut, SUPERVISOR, None, OVERSEERS),
    Offer(cards.LoadShoe, DEALER, None, CONSOLE),
    Offer(cards.RevealShoe, READER),
)
DEAL = (
    Offer(deal.DealCard, READER | DEALER, None, CONSOLE, given={"seal": ""}),
    Offer(deal.FindFaceUp, READER | DEALER, None, CONSOLE),
    Offer(deal.ShowCard, READER),
    Offer(deal.KeyCard, DEALER, None, CONSOLE),
    Offer(deal.ConfirmCard, FLOOR, None, OVERSEERS),
    Offer(deal.CuttingCardAppears, READER | DEALER, None, CONSOLE),
    Offer(deal.AnnounceLastHand, DEALER, None, CONSOLE),
    Offer(deal.RuleOnCard, DEALER, None, CONSOLE),
    Offer(deal.VoidRound, DEALER, None, CONSOLE),
    Offer(deal.HandCards, DEALER, None, CONSOLE),
    Offer(deal.TurnCards, PLAYER | DEALER, None, (*POSITION, *CONSOLE)),
    Offer(deal.GiveUpCards, PLAYER, None, POSITION),
    Offer(deal.TakeCards, DEALER | FLOOR | CLOCK, None, (*CONSOLE, *OVERSEERS)),
    Offer(deal.AcceptCards, PLAYER | DEALER, None, (*POSITION, *CONSOLE)),
    Offer(deal.DeclineCards, PLAYER | DEALER, None, (*POSITION, *CONSOLE)),
    Offer(deal.AnnounceCount, DEALER, None, CONSOLE),
    Offer(deal.AnnounceResult, DEALER, None, CONSOLE),
)
PAY = (
    Offer(pay.CollectLosers, DEALER, None, CONSOLE),
    Offer(pay.PayWinner, DEALER, None, CONSOLE),
    Offer(pay.TakeVigorish, DEALER, None, CONSOLE),
    Offer(pay.CollectVigorish, DEALER, None, CONSOLE),
    Offer(pay.DocumentVigorish, SUPERVISOR, None, OVERSEERS),
    Offer(pay.DiscardCards, DEALER, None, CONSOLE),
)
TABLE = (
    Offer(rounds.StartGame, DEALER, None, CONSOLE),
    Offer(rounds.CloseBets, DEALER, None, CONSOLE),
    Offer(tables.OpenTable, SUPERVISOR, None, OVERSEERS, "open-unmeasured", NOT_MEASURED),
    Offer(tables.CloseTable, SUPERVISOR, None, OVERSEERS),
    Offer(tables.TakeTable, DEALER, None, CONSOLE),
    Offer(tables.LeaveTable, DEALER, None, CONSOLE),
    Offer(tables.CallSupervisor, DEALER, None, CONSOLE),
    Offer(tables.AnswerCall, SUPERVISOR, None, OVERSEERS),
    Offer(ChangeTerms, TERMS),
    *racks.OFFERS,
)


def tell_house(house: House, at: TableId, event: BaccaratEvent) -> None:
    if isinstance(event, rounds.GameStarted):
        house.uncounted.add(at)
    elif isinstance(event, RackEvent):
        racks.fold(house, at, event)
    else:
        tell_people(house, at, event)


KIND: Kind[CardTable, BaccaratCommand, BaccaratEvent] = Kind(
    name="baccarat",
    state=CardTable,
    offers=(*SEATS, *CARDS, *DEAL, *PAY, *TABLE),
    events=get_args(BaccaratEvent),
    install=install,
    installed=installed,
    decide=decide,
    evolve=evolve,
    post=post,
    citations=lambda table: table.citations,
    standing=standing,
    tell=tell,
    acts=acts,
    words=lambda language: words("baccarat", language),
    draw=draw,
    tell_house=tell_house,
    concerns_house=HOUSE_EVENTS,
    closes_betting=frozenset({rounds.BetsClosed}),
    in_round=OF_THE_CARDS,
    figures=RULES,
    trail=ShoeTrail,
    date=date,
    dated=frozenset({seats.ChipsIssued, wagers.CalledAccepted}),
)
