"""Every cent of every pool: odd cents of small stakes, carried pools, pools that cannot be priced."""

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.desk.messages import InstallTable, TableInstalled
from croupier.floor.tote.install import install as decide_install
from croupier.floor.tote.install import installed
from croupier.floor.tote.messages import pools, races, tickets
from croupier.floor.tote.messages.cards import CloseCard
from croupier.floor.tote.payoffs import show_payoff
from croupier.floor.tote.terms import ToteTerms
from croupier.games.tote.kinds import Kind
from croupier.ledger.audit import overdrawn, unbalanced
from tests.floor.tote.no import no, only
from tests.floor.tote.test_payoffs import balanced
from tests.totes import P1, ToteHouse, install, secret

PENNY = 1


def pennies() -> ToteHouse:
    """A track that breaks to a penny: small stakes get odd parts of a cent."""
    made = install()
    terms = msgspec.json.decode(made.effective, type=ToteTerms)
    each = {
        kind: msgspec.structs.replace(offer, terms=msgspec.structs.replace(offer.terms, break_to=PENNY))
        for kind, offer in terms.offers.pools.items()
    }
    changed = msgspec.structs.replace(terms, offers=msgspec.structs.replace(terms.offers, pools=each))
    house = ToteHouse()
    effective = msgspec.json.encode(changed, order="sorted").decode()
    house.do("engineer", InstallTable("Raceway", effective, made.terminals, ()))
    return house.opened_without_installing()


def test_an_odd_part_of_a_cent_is_the_players_and_breakage_pays_it() -> None:
    house = pennies()
    winners = [house.sell("R1 $0.10 SUPERFECTA 1/2/3/4", "R2 $2 WIN 1") for _ in range(3)]
    house.sell("R1 $0.10 SUPERFECTA BOX 1,2,3,5")
    house.do("teller", tickets.CancelTicket(4))
    house.sell("R1 $0.70 SUPERFECTA 4/3/2/1")
    house.run(1, "1-2-3-4")
    settled = house.pool("1-superfecta").settled
    assert settled is not None
    [(_, price)] = settled.prices
    assert price * 10 % 100
    paid = 0
    for ticket in winners:
        answer = house.cash(ticket)
        assert isinstance(answer, tuple)
        cashed = answer[0]
        assert isinstance(cashed, tickets.TicketCashed)
        paid += cashed.amount
        house.printed()
    assert paid == settled.sums.paid
    assert house.balance("outs:P1:1-1-superfecta") == 0  # type: ignore[arg-type]
    house.do("mutuel-manager", pools.CorrectPayoffs(1, Kind.SUPERFECTA, "x", ("1-2-3-4 6.06",)))
    assert balanced(house)
    for ticket in winners:
        assert house.day.differences[ticket]["1-superfecta"] != 0


def test_a_twin_trifectas_odd_cents_are_paid_on_its_exchange_tickets() -> None:
    house = pennies()
    first = house.sell("R1 $1.05 TWIN TRIFECTA 1/2/3")
    house.sell("R1 $3 TWIN TRIFECTA 3/2/1")
    house.run(1, "1-2-3-4")
    house.do("teller", tickets.ExchangeTicket(secret(first), "4/5/6"))
    new = house.printed()
    house.run(2, "4-5-6-1")
    settled = house.pool("1-twin-trifecta").settled
    assert settled is not None
    assert only(house.cash(new)).amount == settled.sums.paid
    assert balanced(house)


def test_a_pool_that_cannot_be_priced_refuses_and_stops_nothing() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 TWIN TRIFECTA 1/2/3")
    house.stop(1).do("device", races.ReportLink(False))
    house.do("mutuel-manager", races.ReportFinish(1, "1-2-3-4"), races.DeclareOfficial(1))
    house.do("teller", tickets.ExchangeTicket(secret(1), "4/5/6"))
    house.printed()
    house.stop(2)
    house.do("mutuel-manager", races.ReportFinish(2, "4-5-6-1"), races.DeclareOfficial(2))
    wrong = pools.CorrectFinish(1, "3-2-1-4", "misread")
    assert no(house.ask("mutuel-manager", wrong)) == ("amount_differs", "C.9")
    assert house.desk.stopped == {}


def test_a_race_day_without_a_win_pool_still_has_a_favourite() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $1 PICK3 1/2/3")
    house.run(1, "1-2-3-4").stop(2).scratch(2, "2")
    house.do("reader", races.ReportFinish(2, "1-3-4-5"), races.DeclareOfficial(2))
    house.run(3, "3-1-2-4")
    assert only(house.cash(1)).amount > 0


def test_terms_of_another_kind_are_none_of_the_totes() -> None:
    other = InstallTable("x", "{}", (), ())
    assert decide_install(other) is None
    assert installed(P1, TableInstalled("x", "{}", "", (), ())) is None


def test_a_payoff_reads_back_as_it_is_shown() -> None:
    assert show_payoff((6, 2), 2280) == "6-2 45.60"


def test_a_bet_with_many_single_bets_is_written_out_each_time() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $1 SUPERFECTA BOX ALL")
    assert len(house.pool("1-superfecta").bets) == 360


BETS = st.sampled_from(
    (
        *(f"R1 $2 {kind} {one}" for kind in ("WIN", "PLACE", "SHOW", "ACROSS") for one in range(1, 7)),
        *("R1 $1 EXACTA BOX 1,2,3", "R1 $1 EXACTA 3/ALL", "R1 $2 QUINELLA BOX 2,4,6"),
        *("R1 $1 TRIFECTA BOX 1,2,3,4", "R1 $0.10 SUPERFECTA BOX 1,2,3,4,5", "R1 $1 DD 1/ALL"),
        *("R1 $1 PICK3 1,2/1,2/1,2", "R1 $1 PICK6 1/1/1/1/1/ALL", "R1 $2 TWIN TRIFECTA 1/2/3"),
    )
)
FINISHES = st.sampled_from(("1-2-3-4-5-6", "1=2-3-4-5", "6-5-4-3-2-1", "2-1=3=4-5", "4"))


@settings(max_examples=40, deadline=None)
@given(
    st.lists(BETS, max_size=12), st.lists(FINISHES, min_size=7, max_size=7), st.sampled_from(("", "3", "6"))
)
def test_whatever_is_bet_and_whoever_wins_every_pool_adds_up(
    bets: list[str], finishes: list[str], scratched: str
) -> None:
    house = ToteHouse().opened()
    for bet in bets:
        house.sell(bet)
    if scratched:
        house.scratch(1, scratched)
        finishes[0] = "1-2-4-5"
    for race, finish in enumerate(finishes, 1):
        house.run(race, finish)
    for number in house.day.numbers():
        house.cash(number)
    assert balanced(house)
    assert {
        name: left for name, left in house.desk.balances.items() if name.startswith("pool:") and left
    } == {}
    assert {
        name: left for name, left in house.desk.balances.items() if name.startswith("outs:") and left
    } == {}
    assert [*unbalanced(house.desk.balances), *overdrawn(house.desk.balances)] == []
    house.do("mutuel-manager", CloseCard())


@pytest.mark.parametrize("kind", [Kind.PICK_SIX, Kind.TWIN_TRIFECTA])
def test_carried_money_stays_in_an_account(kind: Kind) -> None:
    house = ToteHouse().opened().run_all()
    assert house.balance(f"carryover:P1:{kind}") == 0  # type: ignore[arg-type]
