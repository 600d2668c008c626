"""Reading the selection of a bet: straight, by place or leg, box, key box, wheel and partial wheel."""

import re

from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, sentence, shown
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
        says = "a key box has one key, not {given}, like KEY 7 BOX 1,2,3"
        refuse(Reason.NOT_OFFERED, says, clauses.KEY_BOX, given=shown(key))
    runners = read_group(others)
    if runners != ALL and keys[0] in runners:
        says = "runner {runner} is the key and cannot also come behind it; leave it out of the box"
        refuse(Reason.UNREADABLE, says, clauses.KEY_BOX, runner=keys[0])
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
    if wanted == 1:
        says = sentence("{called} takes {wanted} group, not {found}; write it like {like}")
    elif called in BOXED and len(groups) == 1:
        says = sentence(
            "{called} takes {wanted} groups with / between them, not {found} (for every order write BOX);"
            " write it like {like}"
        )
    else:
        says = sentence(
            "{called} takes {wanted} groups with / between them, not {found}; write it like {like}"
        )
    found, like = len(groups), LIKE[called]
    refuse(Reason.UNREADABLE, says, MEANS[called], called=called, wanted=wanted, found=found, like=like)


def _check_enough(called: Called, runners: Group, keys: int, clause: Citation) -> None:
    wanted = PLACES[POOLS[called][0]] - keys
    if runners != ALL and len(runners) < wanted:
        says = _TOO_FEW[keys]
        refuse(Reason.UNREADABLE, says, clause, called=called, wanted=wanted, found=len(runners))


_TOO_FEW = (
    sentence("{called} BOX needs at least {wanted} runners, not {found}"),
    sentence("{called} BOX needs at least {wanted} runners behind its key, not {found}"),
)
"""Without a key, and with one."""


def _check_any_order(called: Called, groups: tuple[Runners, ...]) -> None:
    places = PLACES[POOLS[called][0]]
    if not 2 <= len(groups) <= places:
        most = sentence("{called} ANY takes 2 to {most} groups with & between them, like {like}, not {found}")
        two = sentence("{called} ANY takes 2 groups with & between them, like {like}, not {found}")
        says, like, found = most if places > 2 else two, "ANY 1,2,3 & 4,5", len(groups)
        clause = clauses.PARTIAL_WHEEL
        refuse(Reason.UNREADABLE, says, clause, called=called, most=places, like=like, found=found)
    named = [runner for group in groups for runner in group]
    for runner in named:
        if named.count(runner) > 1:
            says = "runner {runner} is in two groups; put it in one, so that it is clear who must come in"
            refuse(Reason.UNREADABLE, says, clauses.PARTIAL_WHEEL, runner=runner)
