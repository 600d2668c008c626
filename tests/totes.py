"""A house with a tote for tests: a card of seven small races, Tess and Todd at windows, Max over the pools.

The sending track, the printers and the acceptors are played by the test.
"""

from functools import cache
from typing import Any

import msgspec

from croupier.base.names import EffectId, TableId, TerminalId
from croupier.base.refusal import Refusal
from croupier.desk.messages import InstallTable
from croupier.desk.ports import Clock, Store
from croupier.floor.parts.messages import drawers, stations
from croupier.floor.pit.messages.pit import BeginDay, GoOnDuty
from croupier.floor.pit.state import PIT
from croupier.floor.tote.messages import cards, races, tickets
from croupier.floor.tote.pool_state import PoolState
from croupier.floor.tote.race_day import RaceDay
from croupier.floor.tote.state import Tote
from croupier.floor.tote.terms import TaxRule, ToteTerms
from croupier.floor.tote.ticket import Ticket
from croupier.games.tote.library import load_track
from croupier.games.tote.program.card import RaceCard
from croupier.games.tote.program.reading import read_card
from tests.games.tote.program.cards import card, race, runners
from tests.house import Answer, House
from tests.states import state_at

P1 = TableId("P1")
W1, W2, S1, S2 = TerminalId("W1"), TerminalId("W2"), TerminalId("S1"), TerminalId("S2")
IMPREST = 200_000
DAY = "2026-11-21"
ON_ONE = ("win", "place", "show", "quinella", "exacta", "trifecta", "superfecta")
FIRST = (*ON_ONE, "daily-double", "pick-three", "pick-six", "twin-trifecta")
RACES = 7
SAM = "staff:Sam"


@cache
def race_card(day: str = DAY, carried: str = "0.00", mandatory: bool = False) -> RaceCard:
    """Six runners in each race, 1 and 1A coupled in the last; every pool on the first."""
    made = [_race(number, carried, mandatory) for number in range(1, RACES + 1)]
    given: dict[str, Any] = card(races=made, date=day)
    for one in made:
        one["post_time"] = one["post_time"].replace(DAY, day)
    return read_card(given)


def _race(number: int, carried: str, mandatory: bool) -> dict[str, Any]:
    pools = [_pool(kind, carried, mandatory) for kind in (FIRST if number == 1 else ON_ONE)]
    field = runners("1", "1A", 2, 3, 4, 5, 6) if number == RACES else runners(1, 2, 3, 4, 5, 6)
    return race(number, runners=field, pools=pools)


def _pool(kind: str, carried: str, mandatory: bool) -> dict[str, object]:
    more = {"carryover": carried, "mandatory": mandatory} if kind in ("pick-six", "twin-trifecta") else {}
    return {"kind": kind, "least": "0.10" if kind == "superfecta" else "1.00", **more}


def terms(
    taxes: tuple[TaxRule, ...] = (),
    days: int = 30,
    host: str = "",
    linked: bool = False,
    guests: tuple[str, ...] = (),
) -> ToteTerms:
    offers = load_track("model").offers
    return ToteTerms("Test Downs", "007", (W1, W2), IMPREST, offers, days, taxes, host, linked, guests)


def install(**changed: Any) -> InstallTable:
    effective = msgspec.json.encode(terms(**changed), order="sorted").decode()
    return InstallTable("Raceway", effective, (S1, S2), ())


def secret(ticket: int) -> str:
    """The hash that the house gives the number of a ticket."""
    return f"{ticket:064x}"


class ToteHouse(House):
    here = P1

    def __init__(self, store: Store | None = None, clock: Clock | None = None) -> None:
        super().__init__(store, clock)

    def installed(self, table: TableId | None = None, **changed: Any) -> "ToteHouse":
        self.do("engineer", install(**changed), table=table)
        return self

    def opened(self, table: TableId | None = None, **changed: Any) -> "ToteHouse":
        """Sam is on duty, Tess at W1 and Todd at W2; the card is on sale."""
        return self.installed(table, **changed).opened_without_installing()

    def opened_without_installing(self) -> "ToteHouse":
        self.do("clock", BeginDay(DAY), table=PIT)
        self.do("supervisor", GoOnDuty(), table=PIT)
        self.do("teller", drawers.OpenDrawer(W1, IMPREST))
        self.do("other teller", drawers.OpenDrawer(W2, IMPREST))
        return self.on_sale()

    def on_sale(self, card: RaceCard | None = None) -> "ToteHouse":
        self.do("reader", cards.PublishCard(card or race_card()))
        self.do("mutuel-manager", cards.OpenWagering())
        return self

    @property
    def card(self) -> RaceCard:
        return race_card()

    @property
    def tote(self) -> Tote:
        state = state_at(self.desk, P1)
        assert isinstance(state, Tote)
        return state

    @property
    def day(self) -> RaceDay:
        return self.tote.today

    def pool(self, key: str) -> PoolState:
        return self.day.pools[key]

    def ticket(self, number: int) -> Ticket:
        return self.tote.dated(number).ticket(number)

    def sell(self, *bets: str, by: str = "teller") -> int:
        """A ticket with these bets, printed; its number."""
        self.do(by, tickets.SellTicket(bets))
        return self.printed()

    def printed(self) -> int:
        """The last ticket comes out of its printer."""
        number = self.tote.issued
        effect = EffectId(f"ticket:{P1}:{number}")
        self.do("device", tickets.ReportTicketPrinted(effect, secret(number)))
        return number

    def cash_in(self, amount: int, terminal: TerminalId = S1) -> "ToteHouse":
        self.do("device", stations.AcceptCash(terminal, amount))
        return self

    def stop(self, race: int) -> "ToteHouse":
        self.do("reader", races.StopBetting(race))
        return self

    def run(self, race: int, finish: str) -> "ToteHouse":
        """Closed, finished, official."""
        self.stop(race)
        self.do("reader", races.ReportFinish(race, finish), races.DeclareOfficial(race))
        return self

    def run_all(self, after: int = 0) -> "ToteHouse":
        for number in range(after + 1, RACES + 1):
            self.run(number, "1-2-3-4-5-6")
        return self

    def scratch(self, race: int, runner: str) -> "ToteHouse":
        self.do("reader", races.ScratchRunner(race, runner))
        return self

    def present(self, ticket: int, by: str = "teller") -> Answer:
        return self.ask(by, tickets.PresentTicket(secret(ticket)))

    def cash(self, ticket: int, by: str = "teller") -> Answer:
        return self.ask(by, tickets.CashTicket(secret(ticket)))

    def refused(self, answer: Answer) -> Refusal:
        assert isinstance(answer, Refusal), answer
        return answer

    def new_day(self, day: str) -> None:
        self.do("clock", BeginDay(day), table=PIT)
