"""A ticket is sold: each bet is on the card and open, large enough, and in both sets of its pool's totals."""

import pytest

from croupier.floor.parts.messages import drawers
from croupier.floor.parts.messages.cash_outs import AskCashOut
from croupier.floor.tote.messages import cards, pools
from croupier.floor.tote.messages.tickets import SellTicket, SoldBet, TicketSold
from croupier.floor.tote.selling import MOST_ON_TICKET
from croupier.floor.tote.totals import disagreement
from tests.floor.tote.no import no
from tests.totes import S1, W1, W2, ToteHouse, race_card


def test_a_ticket_is_its_recorded_copy_and_feeds_its_pools() -> None:
    house = ToteHouse().opened()
    answer = house.ask("teller", SellTicket(("r1 $2 across 6", "R2 $1 EXACTA 3/ALL")))
    bets = (SoldBet("R1 $2 ACROSS 6", 3, 600), SoldBet("R2 $1 EXACTA 3/ALL", 5, 500))
    assert answer == (TicketSold(1, W1, 1, 1, bets, 1100, "ticket:P1:1", "staff:Tess"),)  # type: ignore[arg-type]
    assert [house.pool(f"1-{one}").total for one in ("win", "place", "show")] == [200, 200, 200]
    assert house.pool("2-exacta").bets == {(3, one): 100 for one in (1, 2, 4, 5, 6)}
    assert house.tote.drawers[W1].holds == 201_100
    assert house.balance("pool:P1:1-2-exacta") == 500  # type: ignore[arg-type]


def test_serial_numbers_count_at_each_terminal_and_numbers_in_the_whole_facility() -> None:
    house = ToteHouse().opened().cash_in(1000)
    for by in ("teller", "other teller", "teller", f"terminal {S1}"):
        house.sell("R1 $2 WIN 1", by=by)
    sold = [(house.ticket(number).terminal, house.ticket(number).serial) for number in range(1, 5)]
    assert sold == [(W1, 1), (W2, 1), (W1, 2), (S1, 1)]
    assert house.tote.terminals[S1].credits == 800


@pytest.mark.parametrize(
    ("bets", "refusal"),
    [
        (("R1 $2 WINN 6",), ("unreadable", "C")),
        (("R1 $2 WIN 9",), ("unknown_spot", "C.1")),
        (("R9 $2 WIN 1",), ("not_offered", "C")),
        (("R2 $2 DD 1/1",), ("not_offered", "C")),
        (("R1 $0.50 WIN 1",), ("below_minimum", "C")),
        (("R1 $2 WIN 1", "R1 $2 TWIN TRIFECTA 1/2/3"), ("malformed", "C.9")),
        ((), ("malformed", "B.2")),
        (("R1 $2 WIN 1",) * (MOST_ON_TICKET + 1), ("malformed", "B.2")),
        (("R1 $600000000 WIN 1", "R1 $600000000 WIN 1"), ("bad_amount", "B.2")),
    ],
)
def test_a_bet_that_is_not_taken_is_refused_with_its_clause(
    bets: tuple[str, ...], refusal: tuple[str, str]
) -> None:
    house = ToteHouse().opened()
    assert no(house.ask("teller", SellTicket(bets))) == refusal
    assert house.tote.issued == 0


def test_nothing_is_sold_before_wagering_opens_or_while_it_is_stopped() -> None:
    house = ToteHouse().installed()
    house.do("teller", drawers.OpenDrawer(W1, 200_000))
    sell = SellTicket(("R1 $2 WIN 1",))
    assert no(house.ask("teller", sell)) == ("wrong_phase", "B.1")
    house.do("reader", cards.PublishCard(race_card()))
    assert no(house.ask("teller", sell)) == ("wrong_phase", "B.1")
    house.do("mutuel-manager", cards.OpenWagering())
    house.do("mutuel-manager", pools.StopSelling("a test"))
    assert no(house.ask("teller", sell)) == ("wrong_phase", "B.1")
    house.do("mutuel-manager", pools.ResumeSelling())
    house.do("teller", sell)


def test_only_a_teller_with_a_drawer_and_a_terminal_with_credit_sell() -> None:
    house = ToteHouse().installed().on_sale()
    sell = SellTicket(("R1 $2 WIN 1",))
    assert no(house.ask("teller", sell))[0] == "wrong_phase"
    assert no(house.ask(f"terminal {S1}", sell)) == ("not_enough_credits", "B.1")
    assert no(house.ask("terminal X", sell)) == ("unknown_terminal", "B.1")
    house.cash_in(500)
    assert no(house.ask(f"terminal {S1}", SellTicket(("nonsense",))))[0] == "unreadable"
    house.do(f"terminal {S1}", AskCashOut())
    assert no(house.ask(f"terminal {S1}", sell)) == ("wrong_phase", "D.1")
    house.tote.terminals[S1].lock = "a test"
    assert no(house.ask(f"terminal {S1}", sell))[0] == "terminal_locked"


def test_a_closed_race_takes_no_bets() -> None:
    house = ToteHouse().opened().stop(1)
    assert no(house.ask("teller", SellTicket(("R1 $2 WIN 1",)))) == ("wrong_phase", "B.3")
    assert no(house.ask("teller", SellTicket(("R1 $1 PICK3 1/1/1",)))) == ("wrong_phase", "B.3")
    house.sell("R2 $2 WIN 1")


@pytest.mark.parametrize(
    "bet",
    [
        "R1 $2 WIN 1,4",
        "R1 $1 QUINELLA BOX 1,3,5",
        "R1 $1 QUINELLA 1,2/2,3",
        "R1 $1 QUINELLA KEY 1 BOX 2,3",
        "R1 $1 EXACTA WHEEL 3 WITH ALL",
        "R1 $1 EXACTA BOX ALL",
        "R1 $1 TRIFECTA ANY 1,2,3 & 4,5",
        "R1 $1 TRIFECTA ANY 1,2,3 & 4,5 ONLY",
        "R1 $1 TRIFECTA KEY 6 BOX 1,2,3",
        "R1 $0.10 SUPERFECTA 1/2,3,4/2..6/2..6",
        "R1 $1 DD 4/ALL",
        "R1 $1 PICK3 4/1,2/ALL",
        "R1 $1 PICK6 4/1,2/3/6/ALL/5",
        "R1 $2 TWIN TRIFECTA 1/2/3",
    ],
)
def test_both_sets_of_totals_count_every_bet_alike(bet: str) -> None:
    house = ToteHouse().opened()
    house.sell("R1 $5 SHOW 2")
    house.sell(bet)
    assert [disagreement(pool) for pool in house.day.pools.values()] == [""] * len(house.day.pools)
    assert sum(pool.total for pool in house.day.pools.values()) == 500 + house.ticket(2).cost
    assert house.balance("drawer:P1:W1") == -200_500 - house.ticket(2).cost  # type: ignore[arg-type]


def test_all_is_who_runs_when_the_ticket_is_sold() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $1 EXACTA 3/ALL")
    house.scratch(1, "5")
    house.sell("R1 $1 EXACTA 3/ALL")
    assert [house.ticket(one).cost for one in (1, 2)] == [500, 400]
