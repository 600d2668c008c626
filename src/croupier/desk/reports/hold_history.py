"""What a table won on some gaming days, round by round, from the records behind those days' figures.

The sums of a day's rounds are the handle and the win of its report. A day costs its finished games; no bet is
read. Where a dealer collects and pays, the records of that name each wager's spot; terminals are settled by
their totals, and no spot is known.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from croupier.analysis.judging import judge
from croupier.analysis.laid import Bounds
from croupier.analysis.results import Judged, RoundResult
from croupier.base.envelope import Event
from croupier.base.money import Cents
from croupier.base.names import TableId
from croupier.desk.kinds import Kinds
from croupier.desk.ports import FigureReader
from croupier.desk.reports.figures import SIGNS, Figure
from croupier.desk.reports.lines import Line, lines_of, read_behind

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
    sums: dict[int | None, _Sums] = {}
    latest: int | None = None
    for row in reader.behind(day, table):
        if any(map(row.adds_to, _CODES)):
            read = read_behind(kinds, reader, row)
            for line in lines_of(kinds, read, COUNTED):
                latest = latest if line.round is None else line.round
                sums.setdefault(latest, _Sums()).add(line)
            for event in read.record.events:
                sums.setdefault(getattr(event, "round", latest), _Sums()).name(kinds, event)
    return _staked(day, sums.values())


class _Sums:
    """Of one round: handle and win, and the stakes whose spots its records name."""

    def __init__(self) -> None:
        self.handle, self.win = 0, 0
        self.stakes: Counter[str] = Counter()

    def add(self, line: Line) -> None:
        if line.figure is Figure.WIN:
            self.win += line.amount
        else:
            self.handle += line.amount

    def name(self, kinds: Kinds, event: Event) -> None:
        for spot, stake in kinds.figures_of(event).stakes(event):
            self.stakes[spot] += stake


def _staked(day: str, sums: Iterable[_Sums]) -> list[RoundResult]:
    found: list[RoundResult] = []
    for one in sums:
        if one.handle > 0 or not found:
            found.append(RoundResult(day, max(one.handle, 0), one.win, dict(one.stakes)))
        else:
            before = found[-1]
            found[-1] = before._replace(handle=before.handle + one.handle, win=before.win + one.win)
    return [one for one in found if one.handle or one.win]


def _day(day: str, played: Iterable[RoundResult]) -> DayHold:
    those = [one for one in played if one.day == day]
    return DayHold(day, len(those), sum(one.handle for one in those), sum(one.win for one in those))
