"""A finish, read literally: a dead heat is every order it could have been, one after the other."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeVar

from tests.oracle.brute.world import Run

Name = TypeVar("Name")


@cache
def number(runner: str) -> int:
    """`1A` is bet on as 1."""
    return int(runner.rstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


def itself(runner: str) -> str:
    return runner


def was_run(run: Run) -> bool:
    return run["state"] == "official" and run["finish"] != []


def gone(run: Run, *, early: bool = False) -> set[int]:
    """The interests with no runner left; `early`: none already when the pool's first leg went off."""
    in_time = [one for one in run["late"] if one in run["since"] and run["since"][one] < 1]
    out = run["scratched"] + (in_time if early else run["late"])
    return {
        number(one)
        for one in run["runners"]
        if all(other in out for other in run["runners"] if number(other) == number(one))
    }


def heads(
    finish: list[list[str]], places: int, name: Callable[[str], Name], named: tuple[Name, ...] = ()
) -> Iterator[tuple[Name, ...]]:
    """Every order the first so many can be said to have come in: any of those level may be called the next.

    Counted by runner (`itself`) each order comes exactly once; counted by interest (`number`) a coupled entry
    counts where its best part came, and an order may come more than once.
    """
    if len(named) == places or not finish:
        yield named
        return
    level: list[str] = finish[0]
    behind: list[list[str]] = finish[1:]
    for index, runner in enumerate(level):
        others = level[:index] + level[index + 1 :]
        called = name(runner)
        so_far = named if called in named else (*named, called)
        yield from heads([others, *behind] if others else behind, places, name, so_far)


def orders(run: Run, places: int) -> set[tuple[int, ...]]:
    return set(heads(run["finish"], places, number))


def ranks(run: Run, how_many: int) -> list[set[int]]:
    """Who can be called first; with those struck out, who can be called first then; and so on."""
    finish, found = run["finish"], []
    for _ in range(how_many):
        first = {order[0] for order in heads(finish, 1, number) if order}
        found.append(first)
        kept = [[one for one in level if number(one) not in first] for level in finish]
        finish = [level for level in kept if level]
    return found
