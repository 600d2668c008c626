"""A dealerless electronic table, as ilani describes it: what the desk knows of it."""

from functools import partial
from typing import get_args

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.effects import Effects
from croupier.desk.house import House
from croupier.desk.kind import Kind
from croupier.desk.offer import Offer
from croupier.floor.dealerless.acts import acts, acts_at
from croupier.floor.dealerless.clauses import CITATIONS, LAUNCH, STATIONS
from croupier.floor.dealerless.decide import DealerlessCommand, decide
from croupier.floor.dealerless.evolve import BoxEvent, DealerlessEvent, OfHouse, date, evolve
from croupier.floor.dealerless.figures import RULES
from croupier.floor.dealerless.messages import launches
from croupier.floor.dealerless.posting import post
from croupier.floor.dealerless.standing import standing
from croupier.floor.dealerless.tell import tell
from croupier.floor.parts import attendants, hand_pays, papers, racks
from croupier.floor.parts.colour_chips import colour_chips
from croupier.floor.parts.electronic import install as electronic
from croupier.floor.parts.electronic.offers import OVERSEERS, PLAYERS, offers
from croupier.floor.parts.electronic.state import TableState
from croupier.floor.parts.electronic.tell import draw
from croupier.floor.parts.kind_words import words
from croupier.floor.parts.messages import bills, rounds, stations, tables, vouchers
from croupier.floor.parts.messages.duplicates import HandPayPrintedAgain, PrintHandPayAgain
from croupier.floor.parts.messages.papers import ReportPaper
from croupier.floor.parts.messages.racks import CountDrop, PickUpDrop
from croupier.floor.parts.papers import PaperEvent
from croupier.floor.parts.people import CLOCK, DEVICE, PLAYER, SUPERVISOR
from croupier.floor.parts.stations.house import HouseMoneyEvent, tell_station_money
from croupier.floor.parts.tables import PEOPLE_EVENTS, tell_people
from croupier.floor.parts.wheel_trials import TRIALS

MODE = "dealerless"
HOUSE_EVENTS: frozenset[type[Event]] = frozenset(
    {*PEOPLE_EVENTS, *get_args(OfHouse), *get_args(HouseMoneyEvent)}
)
ENCLOSED = {"bankroll": 0, "wheel_inches": 0, "ball_sixteenths": 0, "enclosed": True, "ball": ""}
"""The wheel is found enclosed and driven by its motor; such a table has no float."""
OFFERS = (
    *offers(CITATIONS),
    *attendants.offers((), SUPERVISOR, PLAYERS, CITATIONS.supervision),
    Offer(rounds.StartGame, CLOCK, CITATIONS.game),
    Offer(rounds.CloseBets, CLOCK, CITATIONS.freeze),
    Offer(rounds.VoidGame, SUPERVISOR, CITATIONS.refund, OVERSEERS),
    Offer(launches.ReportLaunched, DEVICE, LAUNCH),
    Offer(launches.ReportFailed, DEVICE, LAUNCH),
    Offer(stations.OpenStation, SUPERVISOR, STATIONS, OVERSEERS),
    Offer(stations.CloseStation, SUPERVISOR, STATIONS, OVERSEERS),
    Offer(stations.AcceptCash, DEVICE, CITATIONS.seat),
    Offer(bills.HoldBill, DEVICE, CITATIONS.seat),
    Offer(bills.ReturnBill, DEVICE, CITATIONS.seat),
    Offer(bills.ReportAcceptor, DEVICE, CITATIONS.seat),
    Offer(bills.ClearAcceptor, SUPERVISOR, STATIONS, OVERSEERS),
    Offer(stations.PayByHand, SUPERVISOR, CITATIONS.cash_out, OVERSEERS),
    Offer(stations.WriteHandPay, SUPERVISOR, CITATIONS.cash_out, OVERSEERS),
    Offer(PrintHandPayAgain, SUPERVISOR, CITATIONS.cash_out, OVERSEERS),
    Offer(vouchers.CashOutToVoucher, PLAYER, CITATIONS.cash_out, PLAYERS),
    Offer(vouchers.RedeemVoucher, PLAYER, CITATIONS.cash_out, PLAYERS),
    Offer(vouchers.IssueVoucher, DEVICE, CITATIONS.cash_out),
    Offer(vouchers.ReportPrinted, DEVICE, CITATIONS.cash_out),
    Offer(vouchers.ReportPrintFailed, DEVICE, CITATIONS.cash_out),
    Offer(ReportPaper, DEVICE, CITATIONS.cash_out),
    Offer(tables.OpenTable, SUPERVISOR, STATIONS, OVERSEERS, "open-enclosed", ENCLOSED),
    *(offer for offer in racks.OFFERS if offer.command in (PickUpDrop, CountDrop)),
)


def tell_house(house: House, at: TableId, event: DealerlessEvent) -> None:
    """Its open tables need no supervisor to oversee a dealer."""
    if isinstance(event, BoxEvent):
        racks.fold(house, at, event)
    elif isinstance(event, HouseMoneyEvent):
        tell_station_money(house, at, event)
    elif isinstance(event, HandPayPrintedAgain):
        hand_pays.count_duplicate(house, event)
    elif isinstance(event, PaperEvent):
        papers.fold(house, at, event)
    else:
        tell_people(house, at, event, dealt=False)


KIND: Kind[TableState, DealerlessCommand, DealerlessEvent] = Kind(
    name=MODE,
    state=TableState,
    offers=OFFERS,
    events=get_args(DealerlessEvent),
    install=partial(electronic.install, mode=MODE, citations=CITATIONS),
    installed=partial(electronic.installed, mode=MODE, citations=CITATIONS, seats_open=False),
    decide=decide,
    evolve=evolve,
    post=post,
    citations=lambda table: table.citations,
    standing=standing,
    tell=tell,
    acts=acts,
    acts_at=acts_at,
    words=lambda language: words(MODE, language),
    draw=draw,
    join=colour_chips(lambda table: table.citations.chips),
    tell_house=tell_house,
    concerns_house=HOUSE_EVENTS,
    closes_betting=frozenset({rounds.BetsClosed}),
    date=date,
    dated=frozenset({stations.CashAccepted, vouchers.VoucherRedeemed}),
    figures=RULES,
    ring=lambda table: table.rules.wheel.order,
    trials=TRIALS,
    effects=Effects(
        frozenset({launches.LaunchAsked, vouchers.VoucherAsked, *papers.EFFECTS.asked}),
        frozenset(
            {
                *papers.EFFECTS.done,
                launches.BallLaunched,
                launches.EffectFailed,
                vouchers.VoucherPrinted,
                vouchers.VoucherFailed,
            }
        ),
    ),
)
