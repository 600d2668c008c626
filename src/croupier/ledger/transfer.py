"""A transfer moves an amount from one account to another. Nothing else changes a balance."""

from collections.abc import Iterable

import msgspec

from croupier.ledger.accounts import Account
from croupier.money import Cents


class Transfer(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """`amount` leaves `debit` and reaches `credit`."""

    debit: Account
    credit: Account
    amount: Cents


def move(debit: Account, credit: Account, amount: Cents) -> list[Transfer]:
    """A transfer, the other way round for a negative amount, none for nothing."""
    if amount > 0:
        return [Transfer(debit, credit, amount)]
    return [Transfer(credit, debit, -amount)] if amount else []


def changes(transfers: Iterable[Transfer]) -> dict[Account, Cents]:
    """What each account's balance gains, as credits less debits."""
    gains: dict[Account, Cents] = {}
    for transfer in transfers:
        gains[transfer.debit] = gains.get(transfer.debit, 0) - transfer.amount
        gains[transfer.credit] = gains.get(transfer.credit, 0) + transfer.amount
    return gains


_encoder = msgspec.json.Encoder()


def write_transfers(transfers: Iterable[Transfer]) -> bytes:
    """As a journal stores them."""
    return _encoder.encode(tuple(transfers))
