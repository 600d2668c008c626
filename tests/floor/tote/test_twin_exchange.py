"""A twin trifecta: its first half's winner chooses again, on an exchange ticket."""

import pytest

from croupier.floor.tote.messages import races
from croupier.floor.tote.messages.cards import CloseCard
from croupier.floor.tote.messages.tickets import ExchangeTicket, TicketExchanged
from croupier.floor.tote.twin_exchange import Exchangeable, exchangeable
from tests.floor.tote.no import no, only
from tests.totes import S1, ToteHouse, race_card, secret


def won(carried: str = "0.00") -> ToteHouse:
    """Tickets 1 and 2 have race 1 right, ticket 3 has not."""
    house = ToteHouse().opened() if carried == "0.00" else _with_carried(carried)
    for bet in ("1/2/3", "1/2/3", "3/2/1"):
        house.sell(f"R1 $2 TWIN TRIFECTA {bet}")
    house.run(1, "1-2-3-4")
    return house


def _with_carried(carried: str) -> ToteHouse:
    house = ToteHouse().opened()
    house.run_all()
    house.do("mutuel-manager", CloseCard())
    return house.on_sale(race_card("2026-11-22", carried))


def test_a_winner_is_exchanged_and_paid_both_halves() -> None:
    house = won()
    done = only(house.ask("teller", ExchangeTicket(secret(1), "4/5/6")))
    assert isinstance(done, TicketExchanged)
    assert (done.ticket, done.of, done.selection) == (4, 1, "4-5-6")
    assert house.pool("1-twin-trifecta").exchanged == {(4, 5, 6): 200}
    house.printed()
    assert no(house.present(1)) == ("tender_not_accepted", "D.2b")
    assert no(house.present(4)) == ("wrong_phase", "D.1")
    house.run(2, "4-5-6-1")
    paid = only(house.cash(4))
    other = only(house.cash(2))
    assert paid.amount > other.amount
    assert no(house.present(3)) == ("nothing_there", "D.2b")
    assert house.balance("outs:P1:1-1-twin-trifecta") == 0  # type: ignore[arg-type]


def test_a_winner_is_asked_for_runners_of_the_second_race() -> None:
    found = exchangeable(won().tote, secret(1))
    assert isinstance(found, Exchangeable)
    assert (found.number, found.second) == (1, 2)


def test_a_scratch_in_the_second_race_lets_one_choose_again() -> None:
    house = won()
    house.do(f"terminal {S1}", ExchangeTicket(secret(1), "4-5-6"))
    house.printed()
    again = ExchangeTicket(secret(4), "1-2-3")
    assert no(house.ask("teller", again)) == ("wrong_phase", "C.9")
    house.scratch(2, "6")
    house.do("teller", again)
    assert house.pool("1-twin-trifecta").exchanged == {(1, 2, 3): 200}
    house.printed()
    house.do("teller", ExchangeTicket(secret(2), "1-2-3"))
    assert house.pool("1-twin-trifecta").exchanged == {(1, 2, 3): 400}


@pytest.mark.parametrize(
    ("ticket", "selection", "refusal"),
    [
        (9, "4/5/6", ("nothing_there", "D.2b")),
        (3, "4/5/6", ("nothing_there", "C.9")),
        (1, "4/5", ("unreadable", "C.9")),
        (1, "4/5/9", ("unknown_spot", "C.9")),
    ],
)
def test_what_is_not_exchanged(ticket: int, selection: str, refusal: tuple[str, str]) -> None:
    assert no(won().ask("teller", ExchangeTicket(secret(ticket), selection))) == refusal


def test_not_before_the_first_result_nor_after_the_second_close_nor_another_bet() -> None:
    house = ToteHouse().opened()
    house.sell("R1 $2 TWIN TRIFECTA 1/2/3")
    house.sell("R1 $2 WIN 1")
    exchange = ExchangeTicket(secret(1), "4/5/6")
    assert no(house.ask("teller", exchange)) == ("wrong_phase", "C.9")
    assert no(house.ask("teller", ExchangeTicket(secret(2), "4/5/6"))) == ("not_offered", "C.9")
    house.run(1, "1-2-3-4").stop(2)
    assert no(house.ask("teller", exchange)) == ("wrong_phase", "C.9")


def test_without_a_winner_the_second_half_is_carried_to_the_next_day() -> None:
    house = won().run(2, "4-5-6-1")
    assert house.tote.carryovers["twin-trifecta"] > 0  # type: ignore[index]
    again = won("100.00")
    assert again.pool("1-twin-trifecta").carried == 10_000
    again.do("reader", races.SetPostTime(2, 1))
