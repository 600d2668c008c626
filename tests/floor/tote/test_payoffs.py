"""Payoffs by the host's figures or from the picture, and posting errors put right."""

import pytest

from croupier.floor.tote.messages import pools, races, tickets
from croupier.floor.tote.messages.pools import (
    CashedDifference,
    CorrectFinish,
    CorrectPayoffs,
    PoolCorrected,
    PoolSettled,
    PostPayoffs,
    PriceSource,
)
from croupier.floor.tote.messages.races import CallOff, ResultSource
from croupier.games.tote.kinds import Kind
from tests.floor.tote.no import no, only
from tests.totes import ToteHouse


def guest() -> ToteHouse:
    """A house whose bets are merged into a host's pools."""
    house = ToteHouse().opened(host="Model Park")
    house.sell("R1 $2 WIN 1", "R1 $2 EXACTA 1/2")
    house.sell("R1 $10 WIN 2")
    house.sell("R1 $1 QUINELLA 1/2")
    house.run(1, "1-2-3-4")
    return house


def balanced(house: ToteHouse) -> bool:
    """Of every pool that is settled, and of the books."""
    for pool in house.day.pools.values():
        if pool.settled:
            one = pool.settled.sums
            went = one.refunds + one.takeout + one.breakage + one.paid + one.carried_out
            assert one.wagers + one.carried_in + one.minus == went, pool.key
    return sum(house.desk.balances.values()) == 0


def test_a_hosts_pool_waits_for_the_hosts_own_prices() -> None:
    house = guest()
    assert house.pool("1-win").settled is None
    assert no(house.present(1)) == ("wrong_phase", "D.1")
    settled = only(house.ask("reader", PostPayoffs(1, Kind.WIN, ("1 9.80",))))
    assert isinstance(settled, PoolSettled)
    assert (settled.source, settled.prices) == (PriceSource.HOST, (((1,), 490),))
    house.do("reader", PostPayoffs(1, Kind.EXACTA, ("1-2 30.00",)))
    house.do("reader", PostPayoffs(1, Kind.QUINELLA, ("2-1 8.00",)))
    paid = only(house.cash(1))
    assert paid.amount == 980 + 3000
    assert balanced(house)


def test_a_race_that_was_not_run_is_given_back_here_too() -> None:
    house = ToteHouse().opened(host="Model Park")
    house.sell("R1 $2 WIN 1")
    house.do("reader", races.CallOffRace(1, CallOff.CANCELLED, "ice"))
    assert house.pool("1-win").settled is not None


def test_a_price_for_all_and_a_refund() -> None:
    house = guest()
    house.do("reader", PostPayoffs(1, Kind.EXACTA, ("1-ALL 4.40",)))
    assert house.pool("1-exacta").prices == {(1, 2): 220}
    house.do("reader", PostPayoffs(1, Kind.WIN, ("REFUND",)))
    settled = house.pool("1-win").settled
    assert settled is not None
    assert settled.refund_all
    assert balanced(house)


@pytest.mark.parametrize(
    ("payoffs", "refusal"),
    [
        ((), ("malformed", "D.3")),
        (("1-2 9.80",), ("unreadable", "D.3")),
        (("one 9.80",), ("unreadable", "D.3")),
        (("1 0.00",), ("bad_amount", "D.3")),
        (("1 9.81",), ("bad_amount", "D.3")),
        (("99 9.80",), ("unreadable", "D.3")),
        (("1 9.80", "1 9.80"), ("malformed", "D.3")),
    ],
)
def test_a_payoff_that_cannot_be_read_is_refused(payoffs: tuple[str, ...], refusal: tuple[str, str]) -> None:
    assert no(guest().ask("reader", PostPayoffs(1, Kind.WIN, payoffs))) == refusal


def test_a_bet_is_paid_by_the_line_that_names_most_of_its_runners() -> None:
    house = guest()
    house.do("reader", PostPayoffs(1, Kind.EXACTA, ("1-ALL 4.40", "1-2 30.00")))
    assert house.pool("1-exacta").prices == {(1, 2): 1500}
    assert balanced(house)


def test_a_bet_that_two_lines_pay_alike_is_refused() -> None:
    post = PostPayoffs(1, Kind.EXACTA, ("1-ALL 4.40", "ALL-2 6.00"))
    refused = guest().ask("reader", post)
    assert no(refused) == ("malformed", "D.3")
    assert "1-ALL and ALL-2 both pay 1-2" in str(refused)


def test_a_quinella_typed_in_both_orders_is_not_paid_twice() -> None:
    twice = PostPayoffs(1, Kind.QUINELLA, ("1-2 8.00", "2-1 8.00"))
    assert no(guest().ask("reader", twice)) == ("malformed", "D.3")


def test_payoffs_are_posted_once_for_an_official_race_of_the_card() -> None:
    house = guest()
    house.do("reader", PostPayoffs(1, Kind.WIN, ("1 9.80",)))
    assert no(house.ask("reader", PostPayoffs(1, Kind.WIN, ("1 9.80",)))) == ("wrong_phase", "D.6")
    assert no(house.ask("reader", PostPayoffs(2, Kind.WIN, ("1 9.80",)))) == ("wrong_phase", "D.3")
    assert no(house.ask("reader", PostPayoffs(2, Kind.PICK_SIX, ("1",)))) == ("not_offered", "C")
    assert no(ToteHouse().installed().ask("reader", PostPayoffs(1, Kind.WIN, ()))) == ("wrong_round", "A.5")


def test_a_person_reads_payoffs_from_the_picture_while_the_feed_is_lost() -> None:
    house = guest()
    post = PostPayoffs(1, Kind.WIN, ("1 9.80",))
    assert no(house.ask("mutuel-manager", post)) == ("not_permitted", "D.4")
    house.do("device", races.ReportLink(False))
    settled = only(house.ask("mutuel-manager", post))
    assert (settled.source, settled.by) == (PriceSource.SIGNAL, "staff:Max")


def test_a_posting_error_owes_the_underpaid_and_records_the_overpaid() -> None:
    house = guest()
    house.do("reader", PostPayoffs(1, Kind.WIN, ("1 9.80",)), PostPayoffs(1, Kind.EXACTA, ("1-2 30.00",)))
    house.do("teller", tickets.CashTicket(f"{1:064x}"))
    more = only(house.ask("reader", CorrectPayoffs(1, Kind.WIN, "typed wrong", ("1 10.80",))))
    assert isinstance(more, PoolCorrected)
    assert (more.differences, more.overpaid) == ((CashedDifference(1, 100),), 0)
    less = only(house.ask("mutuel-manager", CorrectPayoffs(1, Kind.EXACTA, "wrong", ("1-2 20.00",))))
    assert (less.differences, less.overpaid) == ((CashedDifference(1, -1000),), 1000)
    assert house.balance("overpaid:P1") == -1000  # type: ignore[arg-type]
    assert house.day.owed(1) == {"1-win": 100}
    paid = only(house.ask("teller", tickets.PayDifference(1)))
    assert (paid.amount, paid.pools) == (100, ((1, "win", 100),))
    assert no(house.ask("teller", tickets.PayDifference(1))) == ("nothing_there", "D.6")
    assert no(house.ask("teller", tickets.PayDifference(99))) == ("nothing_there", "D.6")
    assert house.day.differences == {1: {"1-exacta": -1000}}
    assert house.balance("outs:P1:1-1-exacta") == 0  # type: ignore[arg-type]
    assert balanced(house)


def test_a_correction_of_a_correction_ends_where_it_should() -> None:
    house = guest()
    house.do("reader", PostPayoffs(1, Kind.WIN, ("1 9.80",)), PostPayoffs(1, Kind.EXACTA, ("1-2 30.00",)))
    house.cash(1)
    for price in ("1 10.80", "1 7.80", "1 9.80"):
        house.do("reader", CorrectPayoffs(1, Kind.WIN, "again", (price,)))
    assert house.day.differences == {1: {"1-win": 0}}
    assert house.balance("overpaid:P1") == 0  # type: ignore[arg-type]
    house.do("reader", CorrectPayoffs(1, Kind.WIN, "again", ("1 11.80",)))
    house.do("teller", tickets.PayDifference(1))
    assert house.day.differences == {}
    assert balanced(house)


def test_our_own_arithmetic_puts_typed_payoffs_right() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.sell("R1 $10 WIN 2")
    house.run(1, "1-2-3-4")
    same = CorrectPayoffs(1, Kind.WIN, "x", ())
    assert no(house.ask("mutuel-manager", same)) == ("nothing_there", "D.6")
    house.do("mutuel-manager", CorrectPayoffs(1, Kind.WIN, "the board", ("1 4.00",)))
    house.do("mutuel-manager", same)
    assert house.pool("1-win").prices == {(1,): 490}
    wrong = CorrectPayoffs(1, Kind.WIN, "x", ("nothing",))
    assert no(house.ask("mutuel-manager", wrong)) == ("unreadable", "D.3")
    assert no(house.ask("mutuel-manager", CorrectPayoffs(2, Kind.WIN, "x", ()))) == ("wrong_phase", "D.6")
    assert no(house.ask("mutuel-manager", CorrectPayoffs(2, Kind.PICK_SIX, "x", ()))) == ("not_offered", "C")


def test_a_finish_entered_from_the_picture_is_put_right_by_the_tracks_own() -> None:
    house = ToteHouse().opened()
    first = house.sell("R1 $2 WIN 1", "R2 $2 WIN 1")
    second, third = house.sell("R1 $2 WIN 2"), house.sell("R1 $2 WIN 3")
    house.sell("R1 $1 DD 2/2")
    house.stop(1).do("device", races.ReportLink(False))
    house.do("mutuel-manager", races.ReportFinish(1, "1-2-3-4"), races.DeclareOfficial(1))
    house.cash(first)
    house.printed()
    house.do("device", races.ReportLink(True))
    answer = house.ask("reader", CorrectFinish(1, "2-1-3-4", "the official result"))
    assert isinstance(answer, tuple)
    assert isinstance(answer[0], pools.FinishCorrected)
    assert house.day.races[1].result_by is ResultSource.FEED
    assert house.day.differences == {first: {"1-win": -480}}
    assert isinstance(house.cash(second), tuple)
    assert no(house.present(third)) == ("nothing_there", "D.2b")
    assert no(house.ask("reader", CorrectFinish(1, "3-1-2-4", "again"))) == ("wrong_phase", "D.5")
    assert balanced(house)


def test_a_finish_is_corrected_only_where_there_is_one_and_by_one_that_can_be() -> None:
    house = ToteHouse().opened().run(2, "1-2-3-4").stop(1)
    assert no(house.ask("reader", CorrectFinish(99, "1", "x"))) == ("wrong_round", "A.5")
    assert no(house.ask("mutuel-manager", CorrectFinish(1, "1", "x"))) == ("not_permitted", "D.4")
    assert no(house.ask("reader", CorrectFinish(1, "1", "x"))) == ("wrong_phase", "D.3")
    house.do("device", races.ReportLink(False))
    house.do("mutuel-manager", races.ReportFinish(1, "1-2-3-4"), races.DeclareOfficial(1))
    assert no(house.ask("mutuel-manager", CorrectFinish(1, "9", "x"))) == ("unknown_outcome", "D.3")


def test_a_cancelled_ticket_has_no_part_in_a_correction() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 WIN 1")
    house.do("teller", tickets.CancelTicket(1))
    house.sell("R1 $2 WIN 1")
    house.run(1, "1-2-3-4")
    done = only(house.ask("mutuel-manager", CorrectPayoffs(1, Kind.WIN, "x", ("1 4.00",))))
    assert done.differences == ()
