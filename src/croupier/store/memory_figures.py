"""The rows of figures in memory."""

from croupier.base.names import TableId
from croupier.desk.figure_rows import Behind, DayStart, FigureRows, Place, SumKey


class MemoryFigures:
    """Keeps the rows of figures for `MemoryStore`."""

    has_figures = True

    def __init__(self) -> None:
        self._figures = FigureRows()

    def _keep_figures(self, added: FigureRows) -> None:
        sums = self._figures.sums
        for key, amount in added.sums.items():
            sums[key] = sums.get(key, 0) + amount
        self._figures.behind += added.behind
        self._figures.days += added.days
        self._figures.places += added.places

    def sums(self, day: str) -> dict[SumKey, int]:
        return {key: amount for key, amount in self._figures.sums.items() if key.day == day}

    def behind(self, day: str, place: TableId | None = None) -> list[Behind]:
        rows = (one for one in self._figures.behind if one.day == day and place in (None, one.place))
        return sorted(rows, key=lambda one: one.seq)

    def day_after(self, day: str) -> DayStart | None:
        return min((one for one in self._figures.days if one.day > day), default=None)

    def latest_day(self) -> str | None:
        return max((one.day for one in self._figures.days), default=None)

    def places(self) -> list[Place]:
        return sorted(self._figures.places, key=lambda one: one.seq)

    def figure_rows(self) -> FigureRows:
        kept = self._figures
        return FigureRows(dict(kept.sums), sorted(kept.behind), sorted(kept.days), sorted(kept.places))
