"""The accounts of a pool, named after card, race and kind: `pool:P1:1-4-exacta`."""

from functools import lru_cache

from croupier.base.names import TableId
from croupier.ledger import accounts as chart
from croupier.ledger.accounts import Account


@lru_cache(maxsize=1 << 14)
def pool_account(at: TableId, card: int, race: int, kind: str) -> Account:
    return chart.pool(at, f"{card}-{race}-{kind}")


@lru_cache(maxsize=1 << 14)
def outs_account(at: TableId, card: int, race: int, kind: str) -> Account:
    return chart.outs(at, f"{card}-{race}-{kind}")
