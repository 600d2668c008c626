"""What a table won on some gaming days, round by round, from the records behind those days' figures.

The sums of a day's rounds are the handle and the win of its report. A day costs its finished games; no bet is
read.
"""

from collections.abc import Iterable, Sequence

import msgspec

from croupier.analysis.results import Bounds, Judged, RoundResult, judge
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.desk.kinds import Kinds
from croupier.desk.ports import FigureReader
from croupier.desk.reports.figures import SIGNS, Figure
from croupier.desk.reports.lines import lines

COUNTED = (Figure.HANDLE, Figure.WIN)
_CODES = frozenset(code for figure in COUNTED for code in SIGNS[figure])


class DayHold(msgspec.Struct, frozen=True):
    """One gaming day: rounds with stakes on them, what was staked and what the house won."""

    day: str
    rounds: int
    handle: Cents
    win: Cents


class TableHold(msgspec.Struct, frozen=True):
    """A table's results on some days, judged against what chance explains."""

    first: str
    last: str
    days: tuple[DayHold, ...]
    judged: Judged


def table_hold(
    kinds: Kinds, reader: FigureReader, table: TableId, days: Sequence[str], within: Bounds
) -> TableHold:
    played = [one for day in days for one in rounds_of(kinds, reader, table, day)]
    by_day = tuple(found for day in days if (found := _day(day, played)).rounds)
    return TableHold(days[0], days[-1], by_day, judge(within, played))


def rounds_of(kinds: Kinds, reader: FigureReader, table: TableId, day: str) -> list[RoundResult]:
    """Each round of the day; what is collected or put right later counts in its own round.

    What belongs to no round with a stake, such as vigorish that is collected at the end of a shoe, counts in
    the round before it.
    """
    sums: dict[int | None, list[Cents]] = {}
    latest: int | None = None
    for row in reader.behind(day, table):
        if any(map(row.adds_to, _CODES)):
            for line in lines(kinds, reader, row, COUNTED):
                latest = latest if line.round is None else line.round
                sums.setdefault(latest, [0, 0])[line.figure is Figure.WIN] += line.amount
    return _staked(day, sums.values())


def _staked(day: str, sums: Iterable[Sequence[Cents]]) -> list[RoundResult]:
    found: list[RoundResult] = []
    for handle, win in sums:
        if handle > 0 or not found:
            found.append(RoundResult(day, max(handle, 0), win))
        else:
            found[-1] = found[-1]._replace(handle=found[-1].handle + handle, win=found[-1].win + win)
    return [one for one in found if one.handle or one.win]


def _day(day: str, played: Iterable[RoundResult]) -> DayHold:
    those = [one for one in played if one.day == day]
    return DayHold(day, len(those), sum(one.handle for one in those), sum(one.win for one in those))
