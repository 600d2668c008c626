"""A transfer moves an amount from one account to another. Nothing else changes a balance."""

from collections.abc import Iterable

import msgspec

from croupier.base.money import Cents
from croupier.ledger.accounts import Account
from croupier.ledger.codes import Code


class Transfer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """`amount` leaves `debit` and reaches `credit`; `code` says what for.

    Records of version 1 keep transfers without a code, apart from their body.
    """

    debit: Account
    credit: Account
    amount: Cents
    code: Code | None = None


def move(debit: Account, credit: Account, amount: Cents, code: Code) -> list[Transfer]:
    """A transfer, the other way round for a negative amount, none for nothing."""
    if amount > 0:
        return [Transfer(debit, credit, amount, code)]
    return [Transfer(credit, debit, -amount, code)] if amount else []


def changes(transfers: Iterable[Transfer]) -> dict[Account, Cents]:
    """What each account's balance gains, as credits less debits."""
    gains: dict[Account, Cents] = {}
    for transfer in transfers:
        gains[transfer.debit] = gains.get(transfer.debit, 0) - transfer.amount
        gains[transfer.credit] = gains.get(transfer.credit, 0) + transfer.amount
    return gains


def write_transfers_v1(transfers: Iterable[Transfer]) -> bytes:
    """As records of version 1 kept them, beside their body."""
    return msgspec.json.encode([(one.debit, one.credit, one.amount) for one in transfers])
