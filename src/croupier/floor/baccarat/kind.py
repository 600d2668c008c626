"""Mini-baccarat with a dealer: what the desk knows of it."""

from typing import get_args

from croupier.base.envelope import Event, Role
from croupier.desk.kind import Kind
from croupier.desk.messages import ChangeTerms
from croupier.desk.offer import Offer
from croupier.floor.baccarat.acts import acts
from croupier.floor.baccarat.clauses import BOOK, citations_of
from croupier.floor.baccarat.decide import BaccaratCommand, decide
from croupier.floor.baccarat.evolve import BaccaratEvent, evolve
from croupier.floor.baccarat.figures import RULES
from croupier.floor.baccarat.install import install, installed
from croupier.floor.baccarat.messages import cards, deal, pay, reading
from croupier.floor.baccarat.posting import post
from croupier.floor.baccarat.shoe_trail import ShoeTrail
from croupier.floor.baccarat.standing import standing
from croupier.floor.baccarat.state import CardTable
from croupier.floor.baccarat.tell import draw, tell
from croupier.floor.parts import attendants, racks
from croupier.floor.parts.colour_chips import colour_chips
from croupier.floor.parts.dealt_house import HOUSE_EVENTS, tell_house
from croupier.floor.parts.kind_words import words
from croupier.floor.parts.messages import rounds, seats, tables, wagers
from croupier.floor.parts.opening import NOT_MEASURED
from croupier.floor.parts.people import CLOCK, DEALER, DEVICE, FLOOR, PLAYER, READER, SUPERVISOR, TERMS
from croupier.floor.parts.seats import vouchers
from croupier.floor.parts.seats.folding import DATED, date

BY = citations_of(BOOK)
"""An offer rests on the clause that gives the act to its people; without one, it is the house's own."""
CONSOLE, POSITION, OVERSEERS = ("dealing",), ("position",), ("supervisor",)
DIRECTOR = frozenset({Role.DIRECTOR})
OF_THE_CARDS: frozenset[type[Event]] = frozenset({
    deal.CardUnread, deal.CardShown, deal.CardKeyed, deal.CardConfirmed, deal.CardBurned, deal.CardInError,
    deal.ErrorRuled, deal.FaceUpFound, deal.CuttingCardOut, reading.CardHeld, pay.VigorishCollected,
    pay.VigorishMarked,
})  # fmt: skip
BOUGHT = {"colour": "", "value": 0}
SEATS = (
    Offer(seats.AskChips, PLAYER, BY.tender, POSITION, "ask-value-chips", {"value": 0}),
    Offer(seats.IssueChips, DEALER, BY.tender, CONSOLE, "issue-value-chips", BOUGHT),
    Offer(seats.TakeMoney, DEALER, BY.tender, CONSOLE, "take-money-for-value", BOUGHT),
    Offer(seats.TakeChipsAway, PLAYER | DEALER, BY.tender, (*POSITION, *CONSOLE)),
    *vouchers.offers(BY.tender, POSITION),
    Offer(wagers.LayWager, PLAYER, BY.tender, POSITION),
    Offer(wagers.LayFor, DEALER, BY.tender, CONSOLE),
    Offer(wagers.TakeBack, PLAYER, BY.closing, POSITION),
    Offer(wagers.LayWagers, PLAYER, BY.tender, POSITION),
    Offer(wagers.DoubleWagers, PLAYER, BY.tender, POSITION),
    Offer(wagers.Rebet, PLAYER, BY.tender, POSITION),
    Offer(wagers.UndoWagers, PLAYER, BY.closing, POSITION),
    Offer(wagers.ClearWagers, PLAYER, BY.closing, POSITION),
    Offer(wagers.CallWager, PLAYER, BY.verbal, POSITION),
    Offer(pay.ConfirmCalled, FLOOR, BY.verbal, OVERSEERS),
    Offer(wagers.AcceptCalled, DEALER, BY.verbal, CONSOLE),
    *attendants.offers(CONSOLE, DEALER, POSITION),
)
CARDS = (
    Offer(cards.GiveNotice, DIRECTOR, BY.notifying, OVERSEERS),
    Offer(cards.ReceiveCards, FLOOR, BY.inspecting, OVERSEERS),
    Offer(cards.InspectCards, DEALER, BY.inspecting, CONSOLE),
    Offer(cards.VerifyCards, FLOOR | DEVICE, BY.verifying, OVERSEERS),
    Offer(cards.SpreadCards, DEALER, BY.spreading, CONSOLE),
    Offer(cards.ShowCards, DEALER, BY.spreading, CONSOLE),
    Offer(cards.StackCards, DEALER, BY.washing, CONSOLE),
    Offer(cards.AskForSpread, PLAYER, BY.idling, POSITION),
    Offer(cards.ReadyShoe, READER),
    Offer(cards.ShuffleCards, DEALER, BY.shuffling, CONSOLE),
    Offer(cards.CutCards, PLAYER | DEALER, BY.offering, (*POSITION, *CONSOLE)),
    Offer(cards.DeclineCut, PLAYER | DEALER, BY.offering, (*POSITION, *CONSOLE)),
    Offer(cards.OrderRecut, SUPERVISOR, BY.recutting, OVERSEERS),
    Offer(cards.LoadShoe, DEALER, BY.loading, CONSOLE),
    Offer(cards.RevealShoe, READER),
)
DEAL = (
    Offer(deal.DealCard, READER | DEALER, BY.dealing, CONSOLE, given={"seal": "", "cuts": None}, secret=True),
    Offer(deal.FindFaceUp, READER | DEALER, BY.finding, CONSOLE),
    Offer(deal.ShowCard, READER),
    Offer(reading.DoubtShoe, READER),
    Offer(reading.LayHeld, READER, secret=True),
    Offer(deal.KeyCard, DEALER, BY.handling, CONSOLE),
    Offer(deal.ConfirmCard, FLOOR, None, OVERSEERS),
    Offer(deal.CuttingCardAppears, READER | DEALER, BY.last_hand, CONSOLE),
    Offer(deal.LayKept, DEALER, BY.overdrawing, CONSOLE),
    Offer(deal.AnnounceLastHand, DEALER, BY.last_hand, CONSOLE),
    Offer(deal.RuleOnCard, DEALER, BY.overdrawing, CONSOLE),
    Offer(deal.VoidRound, DEALER, BY.running_out, CONSOLE),
    Offer(deal.HandCards, DEALER, BY.handing, CONSOLE),
    Offer(deal.TurnCards, PLAYER | DEALER, BY.handling, (*POSITION, *CONSOLE)),
    Offer(deal.GiveUpCards, PLAYER | DEALER, BY.relinquishing, (*POSITION, *CONSOLE)),
    Offer(deal.TakeCards, DEALER | FLOOR | CLOCK, BY.relinquishing, (*CONSOLE, *OVERSEERS)),
    Offer(deal.AcceptCards, PLAYER | DEALER, BY.relinquishing, (*POSITION, *CONSOLE)),
    Offer(deal.DeclineCards, PLAYER | DEALER, BY.relinquishing, (*POSITION, *CONSOLE)),
    Offer(deal.AnnounceCount, DEALER, BY.announcing, CONSOLE),
    Offer(deal.AnnounceResult, DEALER, BY.concluding, CONSOLE),
)
PAY = (
    Offer(pay.CollectLosers, DEALER, BY.paying, CONSOLE),
    Offer(pay.PayWinner, DEALER, BY.paying, CONSOLE),
    Offer(pay.TakeVigorish, DEALER, BY.paying, CONSOLE),
    Offer(pay.CollectVigorish, DEALER, BY.collecting, CONSOLE),
    Offer(pay.DocumentVigorish, SUPERVISOR, BY.collecting, OVERSEERS),
    Offer(pay.DiscardCards, DEALER, BY.discarding, CONSOLE),
)
TABLE = (
    Offer(rounds.StartGame, DEALER, BY.dealing, CONSOLE),
    Offer(rounds.CloseBets, DEALER, BY.no_more_bets, CONSOLE),
    Offer(tables.OpenTable, SUPERVISOR, None, OVERSEERS, "open-unmeasured", NOT_MEASURED),
    Offer(tables.CloseTable, SUPERVISOR, None, OVERSEERS),
    Offer(tables.TakeTable, DEALER, None, CONSOLE),
    Offer(tables.LeaveTable, DEALER, None, CONSOLE),
    Offer(tables.CallSupervisor, DEALER, None, CONSOLE),
    Offer(tables.AnswerCall, SUPERVISOR, None, OVERSEERS),
    Offer(ChangeTerms, TERMS),
    *racks.OFFERS,
)


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
    join=colour_chips(lambda table: table.citations.tender),
    tell_house=tell_house,
    concerns_house=HOUSE_EVENTS,
    closes_betting=frozenset({rounds.BetsClosed}),
    in_round=OF_THE_CARDS,
    figures=RULES,
    trail=ShoeTrail,
    date=date,
    dated=DATED,
)
