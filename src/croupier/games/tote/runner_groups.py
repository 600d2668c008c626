"""Reading and printing groups of runners: `1,9,11`, `2..7`, `ALL`."""

import re
from collections.abc import Iterator
from functools import lru_cache

from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote.bet import ALL, Group, Runners
from croupier.games.tote.field import MOST_RUNNERS
from croupier.games.tote.kinds import Interest

_NUMBER = re.compile(r"[1-9][0-9]?", re.ASCII)
_COUPLED = re.compile(r"([1-9][0-9]?)[A-Z]", re.ASCII)


def read_group(text: str) -> Group:
    return ALL if text == ALL else read_runners(text)


@lru_cache(maxsize=1 << 16)
def read_runners(text: str) -> Runners:
    """The runners that a text names, in rising order; `2..7` is a range. Refuses a runner named twice.

    Cached, because the same few groups are on most tickets of a race.
    """
    if text == ALL:
        refuse(Reason.UNREADABLE, "ALL cannot stand here: name the runners, like 4,7")
    found: list[Interest] = []
    for part in text.split(","):
        for runner in _part(part):
            if runner in found:
                says = "runner {runner} is named twice in {given}; name each once"
                refuse(Reason.UNREADABLE, says, runner=runner, given=shown(text))
            found.append(runner)
    return tuple(sorted(found))


def read_runner(text: str) -> Interest:
    if not text:
        refuse(Reason.UNREADABLE, "a runner is missing; write numbers with commas between them, like 4,7")
    coupled = _COUPLED.fullmatch(text)
    if coupled:
        says = "{runner} runs coupled with {other}; bet on {other}"
        refuse(Reason.UNREADABLE, says, runner=text, other=coupled[1])
    if not _NUMBER.fullmatch(text) or int(text) > MOST_RUNNERS:
        says = "{given} is not a runner; write its programme number, 1 to {most}"
        refuse(Reason.UNREADABLE, says, given=shown(text), most=MOST_RUNNERS)
    return int(text)


def _part(text: str) -> Iterator[Interest]:
    first, dots, last = text.partition("..")
    if not dots:
        yield read_runner(text)
        return
    low, high = read_runner(first), read_runner(last)
    if low >= high:
        says = "{given} is not a range; write the lower number first, like 2..7"
        refuse(Reason.UNREADABLE, says, given=shown(text))
    yield from range(low, high + 1)


def show_group(group: Group) -> str:
    """Every number written out, without ranges, as a ticket shows it."""
    return ALL if group == ALL else ",".join(map(str, group))
