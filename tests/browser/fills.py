"""A fill of a table through all its hands, as programs: for tests that need a table with one."""

from tests.browser.house import House
from tests.browser.staff import Dealer, Staff, Supervisor

STOCK = ("1.00", 1000, "5.00", 1000, "25.00", 1000, "100.00", 1000)


def stock(carl: Staff) -> None:
    """The vault, counted with Sam, who is on duty."""
    if not carl.view["counted"]:
        carl.ask("count-inventory", "Sam", *STOCK)


def fill(house: House, sam: Supervisor, dealer: Dealer, table: str, *chips: object) -> None:
    """Requested by Sam, prepared by Carl, carried by Rune, received by the dealer, confirmed by Flo."""
    with (
        Staff(house, "cage", "Carl", "C1") as carl,
        Staff(house, "cage", "Rune", "C1") as rune,
        Staff(house, "supervisor", "Flo") as flo,
    ):
        stock(carl)
        sam.ask("request-fill", table, *chips)
        carl.until(lambda view: bool(view["slips"]))
        number = carl.view["slips"][-1]["number"]
        carl.ask("prepare-fill", number)
        rune.ask("carry-slip", number)
        dealer.ask("receive-slip", number)
        flo.ask("confirm-slip", table, number)
