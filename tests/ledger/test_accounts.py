"""The chart of accounts: every account has a kind, and the ones that hold players' money are guarded."""

import pytest

from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account, Kind
from tests.house import ONE, T1

CHART: list[tuple[Account, str, Kind, bool]] = [
    (chart.CAGE, "cage", Kind.ASSET, False),
    (chart.rack(T1), "rack:T1", Kind.ASSET, False),
    (chart.CHIP_STOCK, "chip-stock", Kind.ASSET, False),
    (chart.drop(T1), "drop:T1", Kind.ASSET, False),
    (chart.tray(T1), "tray:T1", Kind.ASSET, False),
    (chart.shortfall(T1, ONE), "shortfall:T1:1", Kind.ASSET, False),
    (chart.count(T1), "count:T1", Kind.ASSET, False),
    (chart.commission(T1, ONE), "commission:T1:1", Kind.ASSET, False),
    (chart.drawer(T1, ONE), "drawer:T1:1", Kind.ASSET, False),
    (chart.TRANSIT, "transit", Kind.ASSET, False),
    (chart.overpaid(T1), "overpaid:T1", Kind.ASSET, False),
    (chart.track_dues(T1), "track-dues:T1", Kind.ASSET, False),
    (chart.CHIPS, "chips", Kind.LIABILITY, False),
    (chart.credits_of(T1, ONE), "credits:T1:1", Kind.LIABILITY, True),
    (chart.unclaimed(T1, ONE), "unclaimed:T1:1", Kind.LIABILITY, False),
    (chart.promo_of(T1, ONE), "promo:T1:1", Kind.LIABILITY, True),
    (chart.escrow(T1), "escrow:T1", Kind.LIABILITY, True),
    (chart.VOUCHERS, "vouchers", Kind.LIABILITY, True),
    (chart.HAND_PAYS, "hand-pays", Kind.LIABILITY, True),
    (chart.pool(T1, "1-4-win"), "pool:T1:1-4-win", Kind.LIABILITY, True),
    (chart.outs(T1, "1-4-win"), "outs:T1:1-4-win", Kind.LIABILITY, True),
    (chart.carryover(T1, "pick-six"), "carryover:T1:pick-six", Kind.LIABILITY, True),
    (chart.withheld(T1), "withheld:T1", Kind.LIABILITY, True),
    (chart.win(T1), "win:T1", Kind.RESULT, False),
    (chart.promotion(T1), "promotion:T1", Kind.RESULT, False),
    (chart.overshort(T1), "overshort:T1", Kind.RESULT, False),
    (chart.EXPIRED, "expired", Kind.RESULT, False),
    (chart.takeout(T1), "takeout:T1", Kind.RESULT, False),
    (chart.breakage(T1), "breakage:T1", Kind.RESULT, False),
    (chart.minus(T1), "minus:T1", Kind.RESULT, False),
]


@pytest.mark.parametrize(("account", "name", "kind", "guarded"), CHART)
def test_an_account_says_what_it_is_and_whose(account: Account, name: str, kind: Kind, guarded: bool) -> None:
    assert (account, chart.kind(account), chart.guarded(account)) == (name, kind, guarded)


def test_the_whole_chart_is_listed_here() -> None:
    assert [account.partition(":")[0] for account, *_ in CHART] == list(chart.KINDS)


def test_a_retired_account_still_has_its_kind() -> None:
    assert chart.kind(Account("bankroll:T1")) is Kind.ASSET


def test_an_account_off_the_chart_has_no_kind() -> None:
    with pytest.raises(KeyError):
        chart.kind(Account("petty-cash:T1"))
