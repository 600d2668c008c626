"""What every `croupier simulate` has in common: its options, its progress bar, its files."""

import csv
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from math import inf
from pathlib import Path
from typing import Annotated, TextIO

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from croupier.analysis.simulation.estimate import Estimate
from croupier.base.refusal import Reason, refuse
from croupier.library.simulation import Mark, Running, Told, read_precision, read_seed, read_share
from croupier.paper.shapes import Plot, svg


@Parameter(name="*")
@dataclass(frozen=True)
class RunOptions:
    """How it is simulated, and what is written.

    Parameters
    ----------
    seed
        A whole number: the same seed gives the same digits on any machine. A fresh one if left out.
    precision
        Stop when the edge, or the share that is kept, is known to within this much, like 0.05%.
    confidence
        How sure the interval is of holding the true value.
    engine
        numba, numpy or cuda; Numba if it is installed.
    workers
        How many work side by side; one for every core if left out.
    scheduler
        A Dask cluster to work on, like tcp://10.0.0.1:8786.
    json
        Print JSON for a program to read.
    csv
        Write what was found after each part, or how sessions ended, to this file, as CSV.
    plot
        Draw it to this file, as SVG.
    """

    seed: int | None = None
    precision: str | None = None
    confidence: str = "95%"
    engine: Annotated[str, Parameter(show_default=False)] = ""
    workers: Annotated[int, Parameter(show_default=False)] = 0
    scheduler: Annotated[str, Parameter(show_default=False)] = ""
    json: bool = False
    csv: Path | None = None
    plot: Path | None = None

    @property
    def known_seed(self) -> int:
        return read_seed(self.seed)

    @property
    def sure(self) -> Fraction:
        return read_share(self.confidence, "confidence")

    @property
    def running(self) -> Running:
        return Running(self.engine, self.workers, self.scheduler, read_precision(self.precision), self.sure)

    def write(self, header: Sequence[str], rows: Sequence[Sequence[object]], plot: Plot) -> None:
        """The files that were asked for."""
        if self.csv:
            with _opened(self.csv) as file:
                writer = csv.writer(file, lineterminator="\n")
                writer.writerow(header)
                writer.writerows(rows)
        if self.plot:
            with _opened(self.plot) as file:
                file.write(svg(plot).replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1) + "\n")


@contextmanager
def _opened(path: Path) -> Iterator[TextIO]:
    try:
        file = path.open("w", encoding="utf-8", newline="")
    except OSError as error:
        says = f"{path} cannot be written: {(error.strerror or '').lower()}"
        refuse(Reason.UNREADABLE, says)
    with file:
        yield file


@contextmanager
def progress(sure: Fraction, what: str = "edge") -> Iterator[Told]:
    """A bar with the estimate so far, for a person at a terminal; `what` is estimated."""
    columns = (TextColumn("{task.percentage:>3.0f}%"), BarColumn(), TextColumn("{task.description}"))
    shown = Console(stderr=True)
    with Progress(
        *columns, TimeRemainingColumn(), console=shown, transient=True, disable=not sys.stderr.isatty()
    ) as bar:
        task = bar.add_task("", total=None)

        def told(done: int, items: int, estimate: Estimate) -> None:
            says = f"{what} {100 * float(estimate.value):.4f}% ± {shown_half(estimate, sure)}"
            bar.update(task, total=items, completed=done, description=says)

        yield told


def trail_rows(trail: Sequence[Mark]) -> list[tuple[object, ...]]:
    """Ends of an interval that is not known are left empty."""
    return [(mark.after, *(_digits(one) for one in (mark.value, mark.low, mark.high))) for mark in trail]


def _digits(value: float) -> str:
    return f"{value:.10f}" if abs(value) < inf else ""


def shown_half(one: Estimate, sure: Fraction) -> str:
    """Half the interval's width; of a single cluster it is not known."""
    half = one.half_width(sure)
    return f"{100 * half:.4f}%" if half < inf else "unknown"


def counted(number: int, thing: str) -> str:
    """`1 shoe`, `10,000 shoes`."""
    return f"{number:,} {thing}{'s' * (number != 1)}"
