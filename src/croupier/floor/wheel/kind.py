"""A live wheel, roulette or Big Six, with a dealer and a mucker: what the desk knows of it."""

from typing import get_args

from croupier.base.envelope import Event, Role
from croupier.base.names import TableId
from croupier.desk.house import House
from croupier.desk.kind import Kind, Standing
from croupier.desk.messages import ChangeTerms
from croupier.desk.offer import Offer
from croupier.floor.parts import racks
from croupier.floor.parts.kind_words import words
from croupier.floor.parts.messages import reader, rounds, tables
from croupier.floor.parts.people import CHANCE, CLOCK, DEALER, PLAYER, READER, SUPERVISOR, TERMS
from croupier.floor.parts.racks import RackEvent
from croupier.floor.parts.tables import PEOPLE_EVENTS, tell_people
from croupier.floor.wheel.acts import acts
from croupier.floor.wheel.chance_trail import ChanceTrail
from croupier.floor.wheel.decide import WheelCommand, decide
from croupier.floor.wheel.evolve import WheelEvent, evolve
from croupier.floor.wheel.install import install, installed
from croupier.floor.wheel.messages import deal, seats, wagers
from croupier.floor.wheel.messages.wagers import Chip
from croupier.floor.wheel.state import LiveTable, Phase
from croupier.floor.wheel.tell import draw, tell
from croupier.ledger.posting import post

FELT, SEAT, OVERSEERS = ("felt",), ("seat",), ("supervisor",)
AT_TABLE = frozenset({Role.DEALER, Role.MUCKER})
HOUSE_EVENTS: frozenset[type[Event]] = frozenset(
    {
        seats.ChipsIssued,
        seats.ColouredOut,
        wagers.CalledAccepted,
        deal.LosersCollected,
        deal.WinnersPaid,
        deal.MuckerChanged,
        *PEOPLE_EVENTS,
        *racks.EVENTS,
    }
)
OFFERS = (
    Offer(seats.AskChips, PLAYER, None, SEAT),
    Offer(seats.IssueChips, DEALER, None, FELT),
    Offer(seats.ColourOut, DEALER, None, FELT),
    Offer(wagers.LayWager, PLAYER, None, SEAT),
    Offer(wagers.LayFor, DEALER, None, FELT),
    Offer(wagers.TakeBack, PLAYER, None, SEAT),
    Offer(wagers.CallWager, PLAYER, None, SEAT),
    Offer(wagers.AcceptCalled, DEALER, None, FELT),
    Offer(rounds.StartGame, DEALER, None, FELT),
    Offer(rounds.CloseBets, DEALER | READER | CLOCK, None, FELT),
    Offer(rounds.ReadNumber, READER),
    Offer(rounds.ReportFault, READER),
    Offer(reader.CountSpin, READER),
    Offer(deal.SpinBall, DEALER, None, FELT),
    Offer(deal.CallNoSpin, DEALER | SUPERVISOR | READER, None, FELT),
    Offer(deal.AnnounceNumber, DEALER, None, FELT),
    Offer(deal.PlaceCrown, DEALER, None, FELT),
    Offer(deal.CollectLosers, DEALER, None, FELT),
    Offer(deal.CountMucked, AT_TABLE, None, FELT),
    Offer(deal.PayWinners, AT_TABLE, None, FELT),
    Offer(deal.CommitChance, CHANCE),
    Offer(deal.DrawMultiplier, CHANCE),
    Offer(tables.OpenTable, SUPERVISOR, None, OVERSEERS, given={"enclosed": False}),
    Offer(tables.CloseTable, SUPERVISOR, None, OVERSEERS),
    Offer(tables.TakeTable, AT_TABLE, None, FELT),
    Offer(tables.CallSupervisor, DEALER, None, FELT),
    Offer(tables.AnswerCall, SUPERVISOR, None, OVERSEERS),
    Offer(ChangeTerms, TERMS),
    *racks.OFFERS,
)


def standing(table: LiveTable) -> Standing:
    is_open = table.phase is not Phase.CLOSED
    return Standing(open=is_open, dealt=True, playing=table.playing, staked=table.staked)


def tell_house(house: House, at: TableId, event: WheelEvent) -> None:
    match event:
        case deal.MuckerChanged():
            house.on_duty[event.mucker] = Role.MUCKER
        case seats.ChipsIssued():
            racks.gain(house, at, event.money.chips if event.colour else -event.money.currency)
        case seats.ColouredOut():
            racks.gain(house, at, -event.amount)
        case wagers.CalledAccepted():
            racks.gain(house, at, -event.cash)
        case deal.LosersCollected():
            racks.gain(house, at, sum(one.amount for one in event.collected if one.tender is Chip.VALUE))
        case deal.WinnersPaid():
            racks.gain(house, at, -sum(one.paid for one in event.payments if one.tender is Chip.VALUE))
        case _ if isinstance(event, RackEvent):
            racks.fold(house, at, event)
        case _:
            tell_people(house, at, event)


KIND: Kind[LiveTable, WheelCommand, WheelEvent] = Kind(
    name="wheel",
    offers=OFFERS,
    events=get_args(WheelEvent),
    install=install,
    installed=installed,
    decide=decide,
    evolve=evolve,
    post=post,
    citations=lambda table: table.citations,
    standing=standing,
    tell=tell,
    acts=acts,
    words=lambda language: words("wheel", language),
    draw=draw,
    tell_house=tell_house,
    concerns_house=HOUSE_EVENTS,
    closes_betting=frozenset({rounds.BetsClosed}),
    trail=ChanceTrail,
)
