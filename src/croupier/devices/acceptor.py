"""A simulated bill acceptor: it knows the bills it takes, and gives any other back without asking anyone."""

from croupier.base.money import Cents

BILLS: tuple[Cents, ...] = (100, 500, 1000, 2000, 5000, 10_000)


def takes(bill: Cents) -> bool:
    return bill in BILLS
