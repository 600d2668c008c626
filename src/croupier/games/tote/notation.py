"""Bets as text: `R4 $1 EXACTA BOX 1,3,5`. What is printed reads back as the same bet."""

import re
from typing import NoReturn, assert_never

from croupier.base.money import read_stake, show
from croupier.base.refusal import Reason, Refused, refuse, sentence, shown
from croupier.games.tote import clauses
from croupier.games.tote.accept import check_size
from croupier.games.tote.bet import (
    LAST_RACE,
    AnyOrder,
    Bet,
    Box,
    Called,
    Each,
    KeyBox,
    Placed,
    Selection,
    Wheel,
)
from croupier.games.tote.bet_forms import LIKE, MEANS
from croupier.games.tote.field import needs_field
from croupier.games.tote.runner_groups import show_group
from croupier.games.tote.selection import read_selection

LONGEST = 500
"""Characters. A pick six that names 24 runners in every leg takes fewer."""

NAMES = {
    **{called.value: called for called in Called},
    "ACROSS THE BOARD": Called.ACROSS,
    "DAILY DOUBLE": Called.DAILY_DOUBLE,
    "PERFECTA": Called.EXACTA,
    "PICK 3": Called.PICK_THREE,
    "PICK THREE": Called.PICK_THREE,
    "PICK 6": Called.PICK_SIX,
    "PICK SIX": Called.PICK_SIX,
}
"""Every name that is read; a bet is printed with the first name of its kind."""

_HEAD = re.compile(r"R([1-9][0-9]?) \$([0-9.]*) (.*)", re.ASCII)
_NAME = re.compile(rf"({'|'.join(sorted(NAMES, key=len, reverse=True))})(?: (.*))?", re.ASCII)


def read_bet(text: object) -> Bet:
    """The bet that a text writes, in upper or lower case; a refusal says what to write instead."""
    try:
        return _bet(text)
    except Refused as refused:  # what a ticket must show, where nothing else decides
        raise refused.resting_on(clauses.TICKET) from None


def _bet(text: object) -> Bet:
    plain = _plain(text)
    head = _HEAD.fullmatch(plain)
    if head is None:
        _not_a_bet(text)
    race, amount, rest = head.groups()
    name = _NAME.fullmatch(rest)
    if name is None:
        says = "{given} does not begin with a bet; the bets are {bets}"
        refuse(Reason.UNREADABLE, says, clauses.PERMITTED, given=shown(rest), bets=", ".join(Called))
    called = NAMES[name[1]]
    if not name[2]:
        says = "{called} of whom? Write it like {like}"
        refuse(Reason.UNREADABLE, says, MEANS[called], called=called, like=LIKE[called])
    bet = Bet(int(race), read_stake(amount), called, read_selection(called, name[2]))
    if bet.races[-1] > LAST_RACE:
        says = "{called} runs to race {last}; races go to {most}"
        refuse(Reason.UNREADABLE, says, called=called, last=bet.races[-1], most=LAST_RACE)
    if not needs_field(bet):
        check_size(bet, {})
    return bet


def _plain(text: object) -> str:
    """The text in upper case, with one space between words."""
    if not isinstance(text, str):
        _not_a_bet(text)
    if len(text) > LONGEST:
        says = "a bet is at most {most} characters; this is {length}"
        refuse(Reason.UNREADABLE, says, most=LONGEST, length=len(text))
    if not (text.isascii() and text.isprintable()):
        says = "{given} holds characters that no bet has; write it like R4 $2 WIN 6"
        refuse(Reason.UNREADABLE, says, given=shown(text))
    return " ".join(text.upper().split())


def _not_a_bet(text: object) -> NoReturn:
    if "$" in str(text):
        in_full = sentence("{given} is not a bet; write race, amount, bet and runners, like R4 $2 WIN 6")
        refuse(Reason.UNREADABLE, in_full, given=shown(text))
    says = (
        "{given} is not a bet; write race, amount, bet and runners, like 'R4 $2 WIN 6'"
        " (in a shell in single quotes, which keep the $)"
    )
    refuse(Reason.UNREADABLE, says, given=shown(text))


def show_bet(bet: Bet) -> str:
    amount = show(bet.amount).removesuffix(".00")
    return f"R{bet.race} ${amount} {bet.called} {show_selection(bet.selection)}"


def show_selection(selection: Selection) -> str:
    match selection:
        case Each(runners):
            return show_group(runners)
        case Placed(groups):
            return "/".join(map(show_group, groups))
        case Box(runners):
            return f"BOX {show_group(runners)}"
        case KeyBox(key, runners):
            return f"KEY {key} BOX {show_group(runners)}"
        case Wheel(runners):
            return f"WHEEL {show_group(runners)} WITH ALL"
        case AnyOrder(groups, only):
            return f"ANY {' & '.join(map(show_group, groups))}" + (" ONLY" if only else "")
    assert_never(selection)
