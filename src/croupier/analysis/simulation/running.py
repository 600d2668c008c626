"""A simulation run by many workers, its parts added up in order: the same digits however many there are."""

import os
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from croupier.analysis.simulation.engine import Engine
from croupier.base.refusal import Reason, refuse

PARTS = 128
"""A run is told in about so many parts, each with an estimate."""
AHEAD = 3
"""Parts that each worker may be ahead of what was added up."""


class Sum(Protocol):
    def __add__(self: "Result", other: "Result") -> "Result": ...


Result = TypeVar("Result", bound=Sum)
Result_co = TypeVar("Result_co", covariant=True)


class Plan(Protocol[Result_co]):
    """What is simulated: items by number, such as shoes, any of which can be drawn without the others."""

    @property
    def items(self) -> int: ...

    @property
    def least_part(self) -> int:
        """Items that are worth handing to a worker."""
        ...

    def run(self, first: int, count: int, engine: Engine, /) -> Result_co: ...


class Workers(msgspec.Struct, frozen=True):
    """`count` of 0 is one for every core. `scheduler` is that of a Dask cluster, like `tcp://host:8786`.

    `processes` is for work in plain Python, which threads cannot share.
    """

    engine: Engine
    count: int = 0
    scheduler: str = ""
    processes: bool = False


Submit: TypeAlias = Callable[..., "Future[Any]"]


def run(plan: Plan[Result], workers: Workers, part: int = 0) -> Iterator[tuple[int, Result]]:
    """After each part of `part` items: how many items there were so far, and their sum.

    Whoever has seen enough stops asking; what was begun beyond it is thrown away, so that where a run ends
    does not hang on who was faster.
    """
    size = part or max(plan.least_part, plan.items // PARTS)
    with _workers(workers) as (submit, count):
        waiting: deque[tuple[int, Future[Result]]] = deque()
        total: Result | None = None
        starts = iter(range(0, plan.items, size))
        while True:
            for start in starts:
                these = min(size, plan.items - start)
                waiting.append((start + these, submit(plan.run, start, these, workers.engine)))
                if len(waiting) >= AHEAD * count:
                    break
            if not waiting:
                return
            done, future = waiting.popleft()
            total = future.result() if total is None else total + future.result()
            try:
                yield done, total
            except GeneratorExit:
                for _, left in waiting:
                    left.cancel()
                raise


@contextmanager
def _workers(workers: Workers) -> Iterator[tuple[Submit, int]]:
    if workers.scheduler:
        yield from _cluster(workers.scheduler)
        return
    count = workers.count or os.cpu_count() or 1
    if workers.engine is Engine.CUDA and not workers.processes:
        count = 1  # one GPU does one thing after another
    made: ProcessPoolExecutor | ThreadPoolExecutor
    if workers.processes and count > 1:
        made = ProcessPoolExecutor(count, mp_context=get_context("spawn"))
    else:
        made = ThreadPoolExecutor(count)
    try:
        yield made.submit, count
    finally:
        made.shutdown(cancel_futures=True)


def _cluster(scheduler: str) -> Iterator[tuple[Submit, int]]:
    if not find_spec("distributed"):
        refuse(Reason.EQUIPMENT_UNFIT, "Dask is not installed; pip install 'croupier[simulate]'")
    dask: Any = import_module("distributed")
    try:
        client = dask.Client(scheduler, timeout="10s", set_as_default=False)
    except (OSError, ValueError) as error:
        refuse(
            Reason.EQUIPMENT_UNFIT, f"no Dask scheduler answers at {scheduler}: {error}", place="scheduler"
        )
    with client:
        cores = sum(client.nthreads().values())
        if not cores:
            refuse(Reason.EQUIPMENT_UNFIT, f"the scheduler at {scheduler} has no workers", place="scheduler")

        def submit(function: Callable[..., Any], *given: object) -> "Future[Any]":
            found: Future[Any] = client.submit(function, *given, pure=False)
            return found

        yield submit, cores
