"""The tote, as the desk knows it."""

from typing import get_args

from croupier.base.envelope import Event
from croupier.base.names import TableId
from croupier.desk.effects import Effects
from croupier.desk.house import House
from croupier.desk.kind import Kind
from croupier.floor.parts import papers, racks
from croupier.floor.parts.drawer_steps import DRAWER_STEPS
from croupier.floor.parts.kind_words import words
from croupier.floor.parts.messages import vouchers
from croupier.floor.parts.papers import PaperEvent
from croupier.floor.parts.stations.house import HouseMoneyEvent, tell_station_money
from croupier.floor.tote import clauses
from croupier.floor.tote.acts import acts, acts_at
from croupier.floor.tote.decide import ToteCommand, decide
from croupier.floor.tote.evolve import BoxEvent, DayEvent, OfHouse, ToteEvent, evolve
from croupier.floor.tote.evolve_link import date_reports
from croupier.floor.tote.figures import RULES
from croupier.floor.tote.install import install, installed
from croupier.floor.tote.messages import tickets
from croupier.floor.tote.offers import OFFERS
from croupier.floor.tote.posting import post
from croupier.floor.tote.site_dues import site_dues
from croupier.floor.tote.standing import standing
from croupier.floor.tote.state import Tote
from croupier.floor.tote.tell import tell

NAME = "tote"
HOUSE_EVENTS: frozenset[type[Event]] = frozenset({*get_args(HouseMoneyEvent), *get_args(OfHouse)})


def tell_house(house: House, at: TableId, event: ToteEvent) -> None:
    if isinstance(event, HouseMoneyEvent):
        tell_station_money(house, at, event)
    elif isinstance(event, PaperEvent):
        papers.fold(house, at, event)
    else:
        assert isinstance(event, BoxEvent)  # noqa: S101 - of the events that concern the house
        racks.fold(house, at, event)


KIND: Kind[Tote, ToteCommand, ToteEvent] = Kind(
    name=NAME,
    state=Tote,
    offers=OFFERS,
    events=get_args(ToteEvent),
    install=install,
    installed=installed,
    decide=decide,
    evolve=evolve,
    post=post,
    citations=lambda _: clauses.CITATIONS,
    standing=standing,
    tell=tell,
    acts=acts,
    acts_at=acts_at,
    words=lambda language: words(NAME, language),
    tell_house=tell_house,
    concerns_house=HOUSE_EVENTS,
    date=date_reports,
    dated=frozenset(get_args(DayEvent)),
    figures=RULES,
    site_dues=site_dues,
    drawer_steps=DRAWER_STEPS,
    reports=("pools", "tellers", "dues"),
    effects=Effects(
        frozenset(
            {tickets.TicketSold, tickets.TicketExchanged, vouchers.VoucherAsked, *papers.EFFECTS.asked}
        ),
        frozenset(
            {
                *papers.EFFECTS.done,
                tickets.TicketPrinted,
                tickets.TicketNotPrinted,
                vouchers.VoucherPrinted,
                vouchers.VoucherFailed,
            }
        ),
    ),
)
