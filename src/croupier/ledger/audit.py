"""What must always hold of the books, each as a function that returns what it finds wrong."""

from collections.abc import Iterable, Mapping

import msgspec

from croupier.base import money
from croupier.base.money import Cents
from croupier.ledger.accounts import Account, guarded, kind
from croupier.ledger.transfer import Transfer, changes

Balances = Mapping[Account, Cents]


class Finding(msgspec.Struct, frozen=True):
    """Something wrong, in a sentence an auditor can act on."""

    says: str


def unbalanced(balances: Balances) -> list[Finding]:
    """Debits equal credits: all balances together are nothing."""
    total = sum(balances.values())
    return [Finding(f"all accounts together hold {money.show(total)}, not 0.00")] if total else []


def overdrawn(balances: Balances) -> list[Finding]:
    """No guarded account is below zero."""
    return [
        Finding(f"{account} is overdrawn by {money.show(-balance)}")
        for account, balance in balances.items()
        if balance < 0 and guarded(account)
    ]


def unlike(balances: Balances, transfers: Iterable[Transfer]) -> list[Finding]:
    """Balances are the sum of all transfers and nothing else."""
    summed = changes(transfers)
    return [
        Finding(
            f"{account} is kept as {money.show(balances.get(account, 0))}, "
            f"but its transfers come to {money.show(summed.get(account, 0))}"
        )
        for account in sorted({*balances, *summed})
        if balances.get(account, 0) != summed.get(account, 0)
    ]


def unknown_kinds(balances: Balances) -> list[Finding]:
    """Every account is on the chart."""
    found = []
    for account in balances:
        try:
            kind(account)
        except KeyError:
            found.append(Finding(f"{account} is not on the chart of accounts"))
    return found


def not_positive(transfers: Iterable[Transfer]) -> list[Finding]:
    """A transfer moves a positive amount between two accounts."""
    return [
        Finding(f"a transfer of {money.show(one.amount)} from {one.debit} to {one.credit}")
        for one in transfers
        if one.amount <= 0 or one.debit == one.credit
    ]
