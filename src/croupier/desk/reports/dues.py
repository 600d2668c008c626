"""What is settled between this site and each other one on a gaming day, pool by pool.

It is read from the records that settled pools on that day, so a day costs its settled pools.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from msgspec.structs import replace

from croupier.base import money
from croupier.base.names import TableId
from croupier.desk.reports.day_figures import DayFigures
from croupier.desk.reports.figures import Figure
from croupier.desk.reports.sheet import Cell, Sheet
from croupier.desk.site_dues import Merged, SiteDues

SETTLED = (
    Figure.TAKEOUT, Figure.BREAKAGE, Figure.MINUS, Figure.POOL_REFUNDS, Figure.POOL_PAYOFFS,
    Figure.CARRIED_OUT,
)  # fmt: skip
"""Whatever settles a pool, or corrects it, adds to one of these."""
MONEY = ("handle", "refunds", "takeout", "paid", "dues", "before", "to_settle")
COLUMNS = (
    "table", "site", "card", "race", "pool", "merged", "handle", "refunds", "takeout", "paid", "dues",
    "settled before", "to settle", "difference", "seq",
)  # fmt: skip
Race = tuple[TableId, str, int, int]
"""The table, the other site, the card and the race."""


class Statement(NamedTuple):
    """What the record `seq` settled, the last of the day that did so for this pool and site."""

    table: TableId
    dues: SiteDues
    seq: int

    @property
    def race(self) -> Race:
        return self.table, self.dues.site, self.dues.card, self.dues.race


def dues(figures: DayFigures) -> tuple[Sheet, ...]:
    """The pools of each other site and their sum, and the sum of all."""
    found = statements(figures)
    rows: list[tuple[Cell, ...]] = []
    for table, site in sorted({one.race[:2] for one in found}):
        mine = [one for one in found if one.race[:2] == (table, site)]
        rows += [*map(_row, mine), _total((str(table), site), mine)]
    whole = _total(("all", None), found)
    return (Sheet(f"Dues between sites on {figures.day}", COLUMNS, (*rows, whole)),)


def statements(figures: DayFigures) -> list[Statement]:
    """By table, site, card, race and pool. A race of which nothing was merged has one, without a pool."""
    kept: dict[tuple[Race, str], Statement] = {}
    for one in _told(figures):
        key = one.race, one.dues.pool
        before = kept[key].dues.before if key in kept else one.dues.before
        kept[key] = one._replace(dues=replace(one.dues, before=before))
    found = {key: one for key, one in kept.items() if one.dues.merged is not Merged.NOTHING}
    shared = {race for race, _ in found}
    for (race, _), one in kept.items():
        if race not in shared:
            found[race, ""] = one._replace(dues=replace(one.dues, pool=""))
    return [found[key] for key in sorted(found)]


def _told(figures: DayFigures) -> Iterator[Statement]:
    for table, record in figures.records(SETTLED):
        for one in figures.installed(table).site_dues(record):
            yield Statement(table, one, record.seq)


def _row(one: Statement) -> tuple[Cell, ...]:
    said = one.dues
    names = (str(one.table), said.site, said.card, said.race, said.pool or None, said.merged)
    if said.merged is not Merged.YES:
        return (*names, *(None for _ in MONEY), None, one.seq)
    difference = None if said.difference is None else money.show(said.difference)
    return (*names, *_money((one,)), difference, one.seq)


def _total(whose: tuple[Cell, Cell], found: Iterable[Statement]) -> tuple[Cell, ...]:
    return (*whose, None, None, "all" if whose[1] else None, None, *_money(found), None, None)


def _money(found: Iterable[Statement]) -> tuple[Cell, ...]:
    merged = [one.dues for one in found if one.dues.merged is Merged.YES]
    return tuple(money.show(sum(getattr(one, name) for one in merged)) for name in MONEY)
