"""The pools of a gaming day, race by race and one by one: where every cent of them went."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import NamedTuple

from croupier.base import money
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.desk.reports.day_figures import DayFigures, Totals
from croupier.desk.reports.figures import BY_POOL, Figure
from croupier.desk.reports.sheet import Cell, Sheet, shown
from croupier.ledger.codes import Code

PoolKey = tuple[TableId, int, str]
"""The table, the first race of the pool, and the pool in that race; race 0 for what is of no pool."""
RaceKey = tuple[TableId, int]


class PoolMoney(NamedTuple):
    """`early` went back to bettors before the pool was settled, so it was never owed."""

    sums: Totals
    early: Cents

    @property
    def handle(self) -> Cents:
        return self.sums[Figure.TICKETS_SOLD] - self.sums[Figure.TICKETS_CANCELLED]

    @property
    def refunds(self) -> Cents:
        return self.sums[Figure.POOL_REFUNDS] + self.early

    @property
    def paid(self) -> Cents:
        return self.sums[Figure.TICKETS_CASHED] + self.sums[Figure.TICKETS_REFUNDED]

    @property
    def outs(self) -> Cents:
        """By how much more is owed on tickets of this than at the beginning of the day."""
        owed = self.sums[Figure.POOL_PAYOFFS] + self.refunds + self.sums[Figure.OVERPAID]
        return owed - self.paid - self.sums[Figure.OUTS_EXPIRED]


RACE: Mapping[str, Callable[[PoolMoney], Cents]] = {
    "handle": lambda one: one.handle,
    "refunds": lambda one: one.refunds,
    "takeout": lambda one: one.sums[Figure.TAKEOUT],
    "breakage": lambda one: one.sums[Figure.BREAKAGE],
    "minus": lambda one: one.sums[Figure.MINUS],
    "carried in": lambda one: one.sums[Figure.CARRIED_IN],
    "carried out": lambda one: one.sums[Figure.CARRIED_OUT],
    "payoffs": lambda one: one.sums[Figure.POOL_PAYOFFS],
    "paid": lambda one: one.paid,
    "outs": lambda one: one.outs,
}


def pools(figures: DayFigures) -> tuple[Sheet, ...]:
    """Every race of the day with all of its pools, and every pool by itself."""
    early = early_refunds(figures)
    by_race: Counter[RaceKey] = Counter()
    for (table, race, _), cents in early.items():
        by_race[table, race] += cents
    whole = PoolMoney(figures.total(), early.total())
    return _races(figures, by_race, whole), _pools(figures, early, whole)


def _races(figures: DayFigures, early: Counter[RaceKey], whole: PoolMoney) -> Sheet:
    of = figures.by(lambda key: _key(key.place, key.reason)[:2])
    found = [key for key in sorted(of) if key[1] and of[key].has(BY_POOL)]
    rows = [(str(key[0]), key[1], *_race_money(PoolMoney(of[key], early[key]))) for key in found]
    return Sheet(
        f"Races on {figures.day}", ("table", "race", *RACE), (*rows, ("all", None, *_race_money(whole)))
    )


def _pools(figures: DayFigures, early: Counter[PoolKey], whole: PoolMoney) -> Sheet:
    of = figures.by(lambda key: _key(key.place, key.reason))
    found = [key for key in sorted(of) if of[key].has(BY_POOL)]
    rows = [(str(key[0]), _name(key), *_pool_money(PoolMoney(of[key], early[key]))) for key in found]
    columns = ("table", "pool", *BY_POOL, "outs")
    return Sheet(f"Pools on {figures.day}", columns, (*rows, ("all", None, *_pool_money(whole))))


def early_refunds(figures: DayFigures) -> Counter[PoolKey]:
    """By the transfers of refunds: an early one comes out of the pool itself, a later one out of the outs."""
    found: Counter[PoolKey] = Counter()
    for table, record in figures.records((Figure.TICKETS_REFUNDED,)):
        for one in record.transfers:
            kind, _, pool = one.debit.split(":", 2)
            if one.code is Code.TICKET_REFUNDED and kind == "pool":
                found[_key(table, pool.partition("-")[2])] += one.amount
    return found


def _key(table: TableId, name: str) -> PoolKey:
    """`4-exacta` is the exacta of race 4."""
    race, _, pool = name.partition("-")
    return (table, int(race), pool) if race.isdecimal() and pool else (table, 0, name)


def _name(key: PoolKey) -> str:
    return f"{key[1]}-{key[2]}" if key[1] else key[2]


def _race_money(one: PoolMoney) -> tuple[Cell, ...]:
    return tuple(money.show(read(one)) for read in RACE.values())


def _pool_money(one: PoolMoney) -> tuple[Cell, ...]:
    return (*(shown(figure, one.sums[figure]) for figure in BY_POOL), money.show(one.outs))
