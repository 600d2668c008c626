"""A live wheel, roulette or Big Six, with a dealer and a mucker: what the desk knows of it."""

from typing import get_args

from croupier.base.envelope import Event, Role
from croupier.base.names import TableId
from croupier.desk.house import House
from croupier.desk.kind import Kind
from croupier.desk.messages import ChangeTerms
from croupier.desk.offer import Offer
from croupier.floor.parts import attendants, dealt_house, racks
from croupier.floor.parts.colour_chips import colour_chips
from croupier.floor.parts.kind_words import words
from croupier.floor.parts.messages import reader, rounds, seats, tables, wagers
from croupier.floor.parts.opening import NOT_MEASURED
from croupier.floor.parts.people import CHANCE, CLOCK, DEALER, PLAYER, READER, SUPERVISOR, TERMS
from croupier.floor.parts.seats import vouchers
from croupier.floor.parts.seats.folding import DATED, date
from croupier.floor.wheel.acts import acts
from croupier.floor.wheel.chance_trail import ChanceTrail, prove
from croupier.floor.wheel.decide import WheelCommand, decide
from croupier.floor.wheel.evolve import WheelEvent, evolve
from croupier.floor.wheel.figures import RULES
from croupier.floor.wheel.install import install, installed
from croupier.floor.wheel.messages import deal
from croupier.floor.wheel.posting import post
from croupier.floor.wheel.standing import standing
from croupier.floor.wheel.state import LiveTable
from croupier.floor.wheel.tell import draw, tell
from croupier.floor.wheel.trials import TRIALS, ring
from croupier.games.roulette.table import RouletteTable

FELT, SEAT, OVERSEERS = ("felt",), ("seat",), ("supervisor",)
AT_TABLE = frozenset({Role.DEALER, Role.MUCKER})
HOUSE_EVENTS: frozenset[type[Event]] = frozenset({deal.MuckerChanged, *dealt_house.HOUSE_EVENTS})
OFFERS = (
    Offer(seats.AskChips, PLAYER, None, SEAT),
    Offer(seats.IssueChips, DEALER, None, FELT),
    Offer(seats.TakeMoney, DEALER, None, FELT),
    Offer(seats.AskColourOut, PLAYER, None, SEAT),
    Offer(seats.ColourOut, DEALER, None, FELT),
    Offer(seats.TakeChipsAway, PLAYER | DEALER, None, (*SEAT, *FELT)),
    *vouchers.offers(None, SEAT),
    Offer(wagers.LayWager, PLAYER, None, SEAT),
    Offer(wagers.LayFor, AT_TABLE, None, FELT),
    Offer(wagers.TakeBack, PLAYER, None, SEAT),
    Offer(wagers.CallWager, PLAYER, None, SEAT),
    Offer(wagers.LayWagers, PLAYER, None, SEAT),
    Offer(wagers.DoubleWagers, PLAYER, None, SEAT),
    Offer(wagers.Rebet, PLAYER, None, SEAT),
    Offer(wagers.UndoWagers, PLAYER, None, SEAT),
    Offer(wagers.ClearWagers, PLAYER, None, SEAT),
    *attendants.offers(FELT, AT_TABLE, SEAT),
    Offer(wagers.AcceptCalled, DEALER, None, FELT),
    Offer(rounds.StartGame, DEALER, None, FELT),
    Offer(rounds.CloseBets, DEALER | READER | CLOCK, None, FELT),
    Offer(rounds.ReadNumber, READER),
    Offer(rounds.ReportFault, READER),
    Offer(reader.CountSpin, READER),
    Offer(deal.SpinBall, DEALER, None, FELT),
    Offer(deal.CallNoSpin, DEALER | SUPERVISOR | READER, None, OVERSEERS, "call-off-spin"),
    Offer(deal.CallNoSpin, DEALER | SUPERVISOR | READER, None, FELT, given={"explains": ""}),
    Offer(deal.AnnounceNumber, DEALER, None, FELT),
    Offer(deal.PlaceCrown, DEALER, None, FELT),
    Offer(deal.CollectLosers, DEALER, None, FELT),
    Offer(deal.CountMucked, AT_TABLE, None, FELT),
    Offer(deal.PayWinners, AT_TABLE, None, FELT),
    Offer(deal.LeavePost, frozenset({Role.MUCKER}), None, FELT),
    Offer(deal.CommitChance, CHANCE),
    Offer(deal.DrawMultiplier, CHANCE),
    Offer(tables.OpenTable, SUPERVISOR, None, OVERSEERS, given={"enclosed": False}),
    Offer(tables.OpenTable, SUPERVISOR, None, OVERSEERS, "open-unmeasured", NOT_MEASURED),
    Offer(tables.CloseTable, SUPERVISOR, None, OVERSEERS),
    Offer(tables.TakeTable, AT_TABLE, None, FELT),
    Offer(tables.LeaveTable, DEALER, None, FELT),
    Offer(tables.CallSupervisor, DEALER, None, FELT),
    Offer(tables.AnswerCall, SUPERVISOR, None, OVERSEERS),
    Offer(ChangeTerms, TERMS),
    *racks.OFFERS,
)


def issues_colours(table: LiveTable) -> bool:
    """Every live roulette table; at a Big Six wagers are value chips."""
    return isinstance(table.rules, RouletteTable)


def tell_house(house: House, at: TableId, event: WheelEvent) -> None:
    if isinstance(event, deal.MuckerChanged):
        house.on_duty[event.mucker] = Role.MUCKER
    else:
        dealt_house.tell_house(house, at, event)


KIND: Kind[LiveTable, WheelCommand, WheelEvent] = Kind(
    name="wheel",
    state=LiveTable,
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
    join=colour_chips(lambda table: table.citations.chips, issues_colours),
    tell_house=tell_house,
    concerns_house=HOUSE_EVENTS,
    closes_betting=frozenset({rounds.BetsClosed}),
    date=date,
    dated=DATED,
    figures=RULES,
    trail=ChanceTrail,
    prove=prove,
    ring=ring,
    trials=TRIALS,
)
