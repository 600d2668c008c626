"""Each check of the books finds what is wrong and is silent when all is well."""

import pytest

from croupier.ledger import audit
from croupier.ledger.accounts import Account
from croupier.ledger.transfer import Transfer, changes

GOOD = [
    Transfer(Account("tray:T1"), Account("credits:T1:1"), 500),
    Transfer(Account("credits:T1:1"), Account("escrow:T1"), 200),
]


def said(findings: list[audit.Finding]) -> list[str]:
    return [finding.says for finding in findings]


def test_books_that_are_right_have_no_findings() -> None:
    balances = changes(GOOD)
    found = [
        *audit.unbalanced(balances),
        *audit.overdrawn(balances),
        *audit.unlike(balances, GOOD),
        *audit.unknown_kinds(balances),
        *audit.not_positive(GOOD),
    ]
    assert found == []


@pytest.mark.parametrize(
    ("balances", "says"),
    [
        ({"credits:T1:1": 500}, ["all accounts together hold 5.00, not 0.00"]),
        ({"credits:T1:1": 5, "tray:T1": -6}, ["all accounts together hold -0.01, not 0.00"]),
        ({"credits:T1:1": 5, "tray:T1": -5}, []),
    ],
)
def test_balances_that_do_not_come_to_nothing_are_found(
    balances: dict[Account, int], says: list[str]
) -> None:
    assert said(audit.unbalanced(balances)) == says


@pytest.mark.parametrize(
    ("balances", "says"),
    [
        ({"credits:T1:1": -1}, ["credits:T1:1 is overdrawn by 0.01"]),
        (
            {"promo:T1:1": -1, "escrow:T1": -2},
            ["promo:T1:1 is overdrawn by 0.01", "escrow:T1 is overdrawn by 0.02"],
        ),
        ({"drop:T1": -100, "win:T1": -100, "chips": -100, "credits:T1:1": 0}, []),
    ],
)
def test_a_guarded_account_below_zero_is_found(balances: dict[Account, int], says: list[str]) -> None:
    assert said(audit.overdrawn(balances)) == says


@pytest.mark.parametrize(
    ("balances", "says"),
    [
        (
            {"tray:T1": -500, "credits:T1:1": 301, "escrow:T1": 200},
            ["credits:T1:1 is kept as 3.01, but its transfers come to 3.00"],
        ),
        (
            {"tray:T1": -500, "credits:T1:1": 300},
            ["escrow:T1 is kept as 0.00, but its transfers come to 2.00"],
        ),
        (
            {"tray:T1": -500, "credits:T1:1": 300, "escrow:T1": 200, "win:T1": 7},
            ["win:T1 is kept as 0.07, but its transfers come to 0.00"],
        ),
    ],
)
def test_a_balance_that_is_not_the_sum_of_its_transfers_is_found(
    balances: dict[Account, int], says: list[str]
) -> None:
    assert said(audit.unlike(balances, GOOD)) == says


def test_an_account_off_the_chart_is_found() -> None:
    assert said(audit.unknown_kinds({Account("petty-cash"): 0})) == [
        "petty-cash is not on the chart of accounts"
    ]


@pytest.mark.parametrize(
    ("transfer", "says"),
    [
        (Transfer(Account("cage"), Account("chips"), 0), "a transfer of 0.00 from cage to chips"),
        (Transfer(Account("cage"), Account("chips"), -5), "a transfer of -0.05 from cage to chips"),
        (Transfer(Account("cage"), Account("cage"), 5), "a transfer of 0.05 from cage to cage"),
    ],
)
def test_a_transfer_of_nothing_or_to_itself_is_found(transfer: Transfer, says: str) -> None:
    assert said(audit.not_positive([transfer])) == [says]
