"""The floor's workers: tasks with names, and a report of each that ends while the floor still needs it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Literal

Work = Coroutine[Any, Any, None]
State = Literal["running", "stopped", "dead"]


class Ended(Exception):  # noqa: N818 - it says what happened
    """A worker returned, though its work lasts as long as the floor."""


class Workers:
    """`failed` is called with the name and the error of each worker that ends by one.

    It answers whether that is a death; if not, the worker only stopped because another one did.
    """

    def __init__(self, failed: Callable[[str, BaseException], bool]) -> None:
        self._failed = failed
        self._names: dict[asyncio.Task[None], str] = {}
        self._ended: dict[str, State] = {}

    def start(self, name: str, work: Work) -> asyncio.Task[None]:
        """Work that lasts as long as the floor: returning is a failure too."""
        return self.start_once(name, _for_good(work))

    def start_once(self, name: str, work: Work) -> asyncio.Task[None]:
        """Work that comes to an end, such as one effect in the world."""
        task = asyncio.ensure_future(work)
        self._names[task] = name
        task.add_done_callback(self._done)
        return task

    def states(self) -> dict[str, State]:
        """Every worker by name; one that finished its work is not listed any more."""
        return {**dict.fromkeys(self._names.values(), "running"), **self._ended}

    @property
    def all_running(self) -> bool:
        return not self._ended

    async def stop(self) -> None:
        tasks = tuple(self._names)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        name = self._names.pop(task)
        if not task.cancelled() and (error := task.exception()):
            self._ended[name] = "dead" if self._failed(name, error) else "stopped"


async def _for_good(work: Work) -> None:
    await work
    raise Ended("it returned, and its work was not over")
