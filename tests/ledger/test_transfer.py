"""A transfer moves a positive amount one way; changes are credits less debits."""

import pytest

from croupier.ledger.accounts import Account
from croupier.ledger.codes import Code
from croupier.ledger.transfer import Transfer, changes, move, write_transfers_v1

A, B, C = Account("a"), Account("b"), Account("c")


@pytest.mark.parametrize(
    ("amount", "moved"), [(5, [Transfer(A, B, 5, Code.DROP)]), (-5, [Transfer(B, A, 5, Code.DROP)]), (0, [])]
)
def test_a_negative_amount_goes_the_other_way_and_nothing_does_not_move(
    amount: int, moved: list[Transfer]
) -> None:
    assert move(A, B, amount, Code.DROP) == moved


def test_changes_are_what_each_account_gains() -> None:
    moved = [Transfer(A, B, 5), Transfer(B, C, 2), Transfer(A, C, 1)]
    assert changes(moved) == {A: -6, B: 3, C: 3}
    assert changes([]) == {}


def test_version_1_stored_transfers_without_their_codes() -> None:
    assert write_transfers_v1([Transfer(A, B, 5, Code.DROP)]) == b'[["a","b",5]]'
    assert write_transfers_v1([]) == b"[]"
