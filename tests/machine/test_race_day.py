"""A race day of many tickets, by people and machines that do as they like: it replays to the same bytes.

`CROUPIER_TICKETS` says how many; `make prove` sells 100,000.
"""

import os
from random import Random

from croupier.desk.audit import Verification
from croupier.desk.desk import Desk
from croupier.floor.kinds import KINDS
from croupier.floor.tote.messages.cards import CloseCard
from croupier.floor.tote.messages.tickets import CancelTicket, ExchangeTicket, SellTicket
from croupier.ledger.audit import overdrawn, unbalanced
from tests.totes import P1, RACES, ToteHouse, secret

TICKETS = int(os.environ.get("CROUPIER_TICKETS", "600"))
WHO = ("teller", "other teller", "terminal S1")
FORMS = (
    "WIN {a}",
    "ACROSS {a}",
    "EXACTA {a}/ALL",
    "EXACTA BOX {a},{b},{c}",
    "TRIFECTA {a}/{b}/{c}",
    "SHOW {a},{b}",
)


def some_bets(race: int, chance: Random) -> tuple[str, ...]:
    found = []
    for _ in range(chance.choice((1, 1, 2, 3))):
        a, b, c = sorted(chance.sample(range(1, 7), 3))
        number = chance.randint(race, min(race + 1, RACES))
        found.append(f"R{number} ${chance.choice((1, 2, 5))} " + chance.choice(FORMS).format(a=a, b=b, c=c))
    if race == 1 and chance.random() < 0.1:
        return ("R1 $2 TWIN TRIFECTA 1/2/3",)
    return tuple(found)


def sell_for_a_while(house: ToteHouse, race: int, chance: Random) -> None:
    for _ in range(TICKETS // RACES):
        who = chance.choice(WHO)
        if isinstance(house.ask(who, SellTicket(some_bets(race, chance))), tuple):
            number = house.printed()
            if chance.random() < 0.1:
                house.ask(who, CancelTicket(house.ticket(number).serial))
        if chance.random() < 0.2 and house.tote.issued:
            present(house, chance.randint(1, house.tote.issued), chance)


def present(house: ToteHouse, ticket: int, chance: Random) -> None:
    """Whatever it is worth, wherever its bearer happens to be."""
    before = house.tote.issued
    house.ask(chance.choice(WHO), ExchangeTicket(secret(ticket), "1/2/3"))
    if house.tote.issued == before:
        house.cash(ticket, by=chance.choice(WHO))
    if house.tote.issued > before:
        house.printed()


def played(seed: int) -> ToteHouse:
    house, chance = ToteHouse().opened().cash_in(50_000_000), Random(seed)  # noqa: S311 - a test's own
    for race in range(1, RACES + 1):
        sell_for_a_while(house, race, chance)
        if chance.random() < 0.3:
            house.scratch(race, "6")
        order = chance.sample(range(1, 6), 5)
        house.run(race, "-".join(map(str, order)))
    for ticket in house.day.numbers():
        present(house, ticket, chance)
    house.do("mutuel-manager", CloseCard())
    return house


def test_a_race_day_replays_to_the_same_bytes_and_adds_up() -> None:
    house = played(1)
    again = Desk(house.store, lambda: 0, KINDS)
    assert again.tables[P1].encoded() == house.desk.tables[P1].encoded()
    assert again.balances == house.desk.balances
    assert [*unbalanced(again.balances), *overdrawn(again.balances)] == []
    assert [
        name for name, cents in again.balances.items() if cents and name.startswith(("pool:", "outs:"))
    ] == []
    assert Verification(house.store, KINDS).run() == []


def test_the_same_day_gives_the_same_journal() -> None:
    one, other = (
        [entry.hash for entry in played(2).store.entries()],
        [entry.hash for entry in played(2).store.entries()],
    )
    assert one == other
