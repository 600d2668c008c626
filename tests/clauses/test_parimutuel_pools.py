"""Oneida VIII: what the pools of one race pay, and when their wagers go back."""

import pytest

from croupier.games.tote import clauses
from croupier.games.tote.kinds import Kind
from croupier.games.tote.pool_result import PoolResult
from croupier.games.tote.pricers import price
from croupier.games.tote.race import Race, State
from croupier.games.tote.tickets import Ticket, settle_tickets
from tests.pools import TERMS, combination, pool, race

FIELD = "1 2 3 4 5 6"
RAN = race(FIELD, "3 5 1 4 2 6")
EACH = "1:100 2:100 3:100 4:100 5:100 6:100"


def ended(kind: Kind, on: str, ran: Race = RAN) -> PoolResult:
    return price(pool(kind, on), TERMS, {1: ran})


def winners(kind: Kind, on: str) -> list[str]:
    """The combinations that are paid, each line under the clause of its kind."""
    done = ended(kind, on)
    assert {payoff.clause for payoff in done.payoffs} == {clauses.clause_of(kind)}
    return ["-".join(map(str, combo)) for combo in done.prices]


@pytest.mark.clause("oneida-parimutuel:A.4")
def test_those_who_picked_a_payer_share_all_that_was_wagered_less_deductions() -> None:
    bets = pool(Kind.WIN, "1:60 3:40")
    done = price(bets, TERMS, {1: RAN})
    tickets = [
        Ticket("three", (((3,), 30_00),)),
        Ticket("one", (((3,), 10_00),)),
        Ticket("loser", (((1,), 60_00),)),
    ]
    paid = [ticket.paid for ticket in settle_tickets(bets, done, tickets).tickets]
    assert paid == [60_00, 20_00, 0]
    assert (done.takeout, done.breakage) == (18_00, 2_00)
    assert sum(paid) == done.wagers - done.takeout - done.breakage


@pytest.mark.clause("oneida-parimutuel:C.1")
def test_win_is_first() -> None:
    assert winners(Kind.WIN, EACH) == ["3"]


@pytest.mark.clause("oneida-parimutuel:C.2")
def test_place_is_first_or_second() -> None:
    assert winners(Kind.PLACE, EACH) == ["3", "5"]


@pytest.mark.clause("oneida-parimutuel:C.3")
def test_show_is_first_second_or_third() -> None:
    assert winners(Kind.SHOW, EACH) == ["3", "5", "1"]


@pytest.mark.clause("oneida-parimutuel:C.6")
@pytest.mark.parametrize("finish", ["3 5 1", "5 3 1"])
def test_a_quinella_is_the_first_two_in_either_order(finish: str) -> None:
    done = ended(Kind.QUINELLA, "1-3:10 3-5:10 1-5:10", race(FIELD, finish))
    assert list(done.prices) == [(3, 5)]
    assert done.payoffs[0].clause == "oneida-parimutuel:C.6"


@pytest.mark.clause("oneida-parimutuel:C.7")
def test_an_exacta_is_the_first_two_in_exact_order() -> None:
    assert winners(Kind.EXACTA, "3-5:10 5-3:10 3-1:10") == ["3-5"]


@pytest.mark.clause("oneida-parimutuel:C.8")
def test_a_trifecta_is_the_first_three_in_exact_order() -> None:
    assert winners(Kind.TRIFECTA, "3-5-1:10 3-1-5:10 5-3-1:10 3-5-4:10") == ["3-5-1"]


@pytest.mark.clause("oneida-parimutuel:C.10")
def test_a_superfecta_is_the_first_four_in_exact_order() -> None:
    assert winners(Kind.SUPERFECTA, "3-5-1-4:10 3-5-4-1:10 3-5-1-2:10 4-1-5-3:10") == ["3-5-1-4"]


@pytest.mark.clause("oneida-parimutuel:D.3")
@pytest.mark.parametrize(
    ("finish", "paid"), [("3 5", {(3,): 490}), ("5 3", {(5,): 490}), ("3=5", {(3,): 240, (5,): 240})]
)
def test_winners_are_paid_by_the_official_result(finish: str, paid: dict[tuple[int, ...], int]) -> None:
    done = ended(Kind.WIN, EACH, race(FIELD, finish))
    assert (done.prices, done.clause) == (paid, "oneida-parimutuel:D.3")


@pytest.mark.clause("oneida-parimutuel:F.1.a")
@pytest.mark.parametrize(("early", "late"), [("6", ""), ("", "6")])
@pytest.mark.parametrize(
    ("kind", "on", "back"),
    [
        (Kind.WIN, "3:10 6:10", "6"),
        (Kind.QUINELLA, "3-5:10 3-6:10", "3-6"),
        (Kind.EXACTA, "3-5:10 6-3:10", "6-3"),
        (Kind.TRIFECTA, "3-5-1:10 3-5-6:10", "3-5-6"),
        (Kind.SUPERFECTA, "3-5-1-4:10 3-6-1-4:10", "3-6-1-4"),
    ],
)
def test_a_scratched_runner_or_non_starter_is_refunded(
    kind: Kind, on: str, back: str, early: str, late: str
) -> None:
    done = ended(kind, on, race(FIELD, "3 5 1 4 2", scratched=early, late=late))
    assert done.refunded == {combination(back)}
    assert (done.refunds, done.takeout) == (10_00, 1_80)
    assert done.clause_for(combination(back)) == "oneida-parimutuel:F.1.a"


@pytest.mark.clause("oneida-parimutuel:F.1.b")
@pytest.mark.parametrize("state", [State.CANCELLED, State.NO_RACE])
@pytest.mark.parametrize(
    ("kind", "on"), [(Kind.SHOW, "3:10 6:10"), (Kind.EXACTA, "3-5:10"), (Kind.SUPERFECTA, "3-5-1-4:10")]
)
def test_a_cancelled_race_or_no_race_is_refunded_whole(state: State, kind: Kind, on: str) -> None:
    done = ended(kind, on, race(FIELD, state=state))
    assert (done.refunds, done.takeout, done.paid) == (done.wagers, 0, 0)
    assert {done.clause_for(combo) for combo in done.refunded} == {"oneida-parimutuel:F.1.b"}
