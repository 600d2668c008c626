"""The integrity of a table's chance device over some days: bias, speed and direction, misfires."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

import msgspec

from croupier.analysis.bias.report import Bias, bias_report
from croupier.analysis.bias.rotor import Rotor
from croupier.base.names import TableId
from croupier.desk.reports.trial_history import Tried
from croupier.desk.trials import Ring

MOST_STRETCHES = 120


class Misfires(msgspec.Struct, frozen=True):
    """How often a day's tries came to nothing for one reason; `by_reader`: its own reader told of it."""

    day: str
    reason: str
    by_reader: bool
    count: int


class Stretch(msgspec.Struct, frozen=True):
    """Some tries in a row: turns a minute at least, on average and at most, and how many clockwise."""

    day: str
    tries: int
    slowest: float
    mean: float
    fastest: float
    clockwise: int


class Integrity(msgspec.Struct, frozen=True, kw_only=True):
    """`elsewhere` counts results that do not stand on the ring: those of another device, left out."""

    table: TableId
    first: str
    last: str
    bias: Bias
    misfires: tuple[Misfires, ...]
    turning: tuple[Stretch, ...]
    elsewhere: int


Judge = Callable[[Rotor, list[str]], Bias]


def integrity(
    table: TableId, ring: Ring, days: Sequence[str], tried: Sequence[Tried], judge: Judge = bias_report
) -> Integrity:
    """The report on these days; `judge` tests the results, for whoever asks with other settings."""
    results = [one.trial.result for one in tried if one.trial.result is not None]
    known = set(ring)
    here = [one for one in results if one in known]
    return Integrity(
        table=table,
        first=days[0],
        last=days[-1],
        bias=judge(Rotor(ring), here),
        misfires=tuple(_misfires(tried)),
        turning=tuple(_turning(tried)),
        elsewhere=len(results) - len(here),
    )


def _misfires(tried: Sequence[Tried]) -> Iterator[Misfires]:
    """By day, the most frequent first."""
    for day, those in groupby(tried, lambda one: one.day):
        seen = Counter((one.trial.reason, one.by_reader) for one in those if one.trial.result is None)
        for (reason, by_reader), count in seen.most_common():
            yield Misfires(day, reason, by_reader, count)


def _turning(tried: Sequence[Tried]) -> Iterator[Stretch]:
    """So few stretches that a screen can draw them all."""
    known = [
        (one.day, one.trial.speed / 10, one.trial.clockwise) for one in tried if one.trial.speed is not None
    ]
    each = max(1, -(-len(known) // MOST_STRETCHES))
    for first in range(0, len(known), each):
        some = known[first : first + each]
        speeds = [speed for _, speed, _ in some]
        mean = round(sum(speeds) / len(some), 2)
        clockwise = sum(bool(way) for _, _, way in some)
        yield Stretch(some[0][0], len(some), min(speeds), mean, max(speeds), clockwise)
