"""Reading the selection of a bet: straight, by place or leg, box, key box, wheel and partial wheel."""

import re

from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote import clauses
from croupier.games.tote.bet import (
    ALL,
    POOLS,
    AnyOrder,
    Box,
    Called,
    Each,
    Group,
    KeyBox,
    Placed,
    Runners,
    Selection,
    Wheel,
)
from croupier.games.tote.bet_forms import ALONE, BOXED, LIKE, MEANS, check_form
from croupier.games.tote.kinds import PLACES, length
from croupier.games.tote.runner_groups import read_group, read_runners

_SPACED = re.compile(r" ?([,/]) ?", re.ASCII)
_FORM = re.compile(r"(BOX|KEY|WHEEL|ANY)\b ?(.*)", re.ASCII)


def read_selection(called: Called, text: str) -> Selection:
    """The selection that a text writes for this bet; refuses a form that the rules do not give the bet."""
    close = _SPACED.sub(r"\1", text)
    form = _FORM.fullmatch(close)
    selection = _READ[form[1]](form[2]) if form else _straight(called, close)
    check_form(called, selection)
    _check_runners(called, selection)
    return _as_written(called, selection)


def _straight(called: Called, text: str) -> Selection:
    groups = tuple(read_group(part) for part in text.split("/"))
    if called in ALONE and len(groups) == 1 and groups[0] != ALL:
        return Each(groups[0])
    if called is Called.QUINELLA:  # either order is the same bet, so one of them is the way to write it
        groups = tuple(sorted(groups, key=_all_last))
    return Placed(groups)


def _as_written(called: Called, selection: Selection) -> Selection:
    """The shortest way to write the selection: without ONLY where every place has its group."""
    match selection:
        case AnyOrder(groups, True) if len(groups) == PLACES[POOLS[called][0]]:
            return AnyOrder(groups)
        case _:
            return selection


def _all_last(group: Group) -> Runners:
    return (1_000,) if group == ALL else group


def _box(text: str) -> Selection:
    return Box(read_group(text))


def _key_box(text: str) -> Selection:
    key, box, others = text.partition(" BOX ")
    if not box:
        says = "a key box names its key and its others, like KEY 7 BOX 1,2,3"
        refuse(Reason.UNREADABLE, says, clauses.KEY_BOX)
    keys = read_runners(key)
    if len(keys) > 1:
        says = f"a key box has one key, not {shown(key)}, like KEY 7 BOX 1,2,3"
        refuse(Reason.NOT_OFFERED, says, clauses.KEY_BOX)
    runners = read_group(others)
    if runners != ALL and keys[0] in runners:
        says = f"runner {keys[0]} is the key and cannot also come behind it; leave it out of the box"
        refuse(Reason.UNREADABLE, says, clauses.KEY_BOX)
    return KeyBox(keys[0], runners)


def _wheel(text: str) -> Selection:
    runners, _, others = text.partition(" WITH ")
    if others != ALL:
        says = "a wheel is WITH ALL, like WHEEL 3 WITH ALL; with some of the others write ANY 3 & 1,2"
        refuse(Reason.UNREADABLE, says, clauses.WHEEL)
    return Wheel(read_runners(runners))


def _any_order(text: str) -> Selection:
    groups = text.removesuffix(" ONLY").split("&")
    return AnyOrder(tuple(sorted(read_runners(group.strip()) for group in groups)), text.endswith(" ONLY"))


_READ = {"BOX": _box, "KEY": _key_box, "WHEEL": _wheel, "ANY": _any_order}


def _check_runners(called: Called, selection: Selection) -> None:
    """Refuse a selection with too few runners or groups for the places of the bet."""
    match selection:
        case Placed(groups):
            _check_groups(called, groups)
        case Box(runners):
            _check_enough(called, runners, 0, clauses.BOX)
        case KeyBox(_, runners):
            _check_enough(called, runners, 1, clauses.KEY_BOX)
        case AnyOrder(groups):
            _check_any_order(called, groups)
        case _:
            pass


def _check_groups(called: Called, groups: tuple[Group, ...]) -> None:
    wanted = length(POOLS[called][0])
    if len(groups) == wanted:
        return
    every = " (for every order write BOX)" if called in BOXED and len(groups) == 1 else ""
    what = "group" if wanted == 1 else "groups with / between them"
    says = f"{called} takes {wanted} {what}, not {len(groups)}{every}; write it like {LIKE[called]}"
    refuse(Reason.UNREADABLE, says, MEANS[called])


def _check_enough(called: Called, runners: Group, keys: int, clause: Citation) -> None:
    wanted = PLACES[POOLS[called][0]] - keys
    if runners != ALL and len(runners) < wanted:
        says = f"{called} BOX needs at least {wanted} runners{' behind its key' * keys}, not {len(runners)}"
        refuse(Reason.UNREADABLE, says, clause)


def _check_any_order(called: Called, groups: tuple[Runners, ...]) -> None:
    places = PLACES[POOLS[called][0]]
    if not 2 <= len(groups) <= places:
        most = f"2 to {places}" if places > 2 else "2"
        says = (
            f"{called} ANY takes {most} groups with & between them, like ANY 1,2,3 & 4,5, not {len(groups)}"
        )
        refuse(Reason.UNREADABLE, says, clauses.PARTIAL_WHEEL)
    named = [runner for group in groups for runner in group]
    for runner in named:
        if named.count(runner) > 1:
            says = f"runner {runner} is in two groups; put it in one, so that it is clear who must come in"
            refuse(Reason.UNREADABLE, says, clauses.PARTIAL_WHEEL)
