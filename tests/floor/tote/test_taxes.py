"""Tax rules are off unless dated; by one, winnings are reported and some withheld, at a window alone."""

from croupier.floor.tote.messages.tickets import TaxForm, TicketCashed
from croupier.floor.tote.terms import TaxRule
from tests.floor.tote.no import no, only
from tests.totes import S1, ToteHouse

RULES = (TaxRule("2026-01-01", 60_000, 300, 500_000, 24), TaxRule("2027-01-01", 1, 1, 1, 1))


def longshot(taxes: tuple[TaxRule, ...], against: int) -> ToteHouse:
    house = ToteHouse().opened(taxes=taxes)
    house.sell("R1 $1 EXACTA 1/2")
    house.sell(f"R1 ${against} EXACTA 3/4")
    return house.run(1, "1-2-3-4")


def cashed(house: ToteHouse) -> TicketCashed:
    paid = only(house.cash(1))
    assert isinstance(paid, TicketCashed)
    return paid


def test_without_a_rule_nothing_is_said() -> None:
    paid = cashed(longshot((), 10_000))
    assert (paid.forms, paid.withheld) == ((), 0)


def test_winnings_above_the_threshold_are_reported() -> None:
    paid = cashed(longshot(RULES, 1000))
    assert paid.forms == (TaxForm(1, "exacta", 100, paid.amount - 100, 0),)


def test_of_large_winnings_a_part_is_withheld_and_owed_to_the_tax_office() -> None:
    house = longshot(RULES, 10_000)
    assert no(house.cash(1, by=f"terminal {S1}")) == ("tender_not_accepted", "D.2")
    before = house.tote.drawers["W1"].holds  # type: ignore[index]
    paid = cashed(house)
    assert paid.withheld == (paid.amount - 100) * 24 // 100
    assert house.balance("withheld:P1") == paid.withheld  # type: ignore[arg-type]
    assert house.tote.drawers["W1"].holds == before - paid.amount + paid.withheld  # type: ignore[index]


def test_less_than_three_hundred_to_one_is_nobodys_business() -> None:
    house = ToteHouse().opened(taxes=RULES)
    house.sell("R1 $100 EXACTA 1/2")
    house.sell("R1 $10000 EXACTA 3/4")
    assert cashed(house.run(1, "1-2-3-4")).forms == ()
