"""Tellers' shorthand: `4 2eb1 3 5` is `R4 $2 EXACTA BOX 1,3,5`. What is printed reads back as the same bet.

Race, amount, bet, form and runners, in the order in which a customer says them; docs/tellers.md explains it.
"""

import re
from typing import assert_never

from croupier.base.money import show
from croupier.base.refusal import Reason, refuse, shown
from croupier.games.tote import clauses
from croupier.games.tote.bet import ALL, AnyOrder, Bet, Box, Called, Each, Group, KeyBox, Placed, Wheel

BETS = {
    "W": Called.WIN,
    "P": Called.PLACE,
    "S": Called.SHOW,
    "A": Called.ACROSS,
    "E": Called.EXACTA,
    "Q": Called.QUINELLA,
    "T": Called.TRIFECTA,
    "F": Called.SUPERFECTA,
    "D": Called.DAILY_DOUBLE,
    "K3": Called.PICK_THREE,
    "K6": Called.PICK_SIX,
    "TT": Called.TWIN_TRIFECTA,
}
"""The keys of each bet: the superfecta names four."""

PERFECTA = {"X": Called.EXACTA}
"""A second key that is read for a bet, and never printed."""

FORMS = {"B": "BOX", "K": "KEY", "W": "WHEEL", "Y": "ANY", "O": "ANY ONLY"}
"""The key of each form, after that of the bet; a straight bet has none."""

EVERY = "*"
"""Every runner: ALL."""

_KEYS = {called: keys for keys, called in BETS.items()}
_LINE = re.compile(
    r"(?:R(?P<standing>[1-9][0-9]?) ?)?(?:(?P<race>[1-9][0-9]?) )?(?P<amount>[0-9]+|[0-9]*\.[0-9]{1,2}) ?"
    r"(?P<keys>[A-Z][A-Z ]*[36]?)(?P<runners>.*)",
    re.ASCII,
)
_STANDING = re.compile(r"^\s*R[0-9]+\s+(?=R[0-9]+\s*\$)", re.ASCII | re.IGNORECASE)
"""The race of the line, before a bet in full that names its own."""
_SPLIT = re.compile(rf"(?P<bet>{'|'.join(sorted({**BETS, **PERFECTA}, key=len, reverse=True))})(?P<form>.?)")
_CLOSE = re.compile(r" ?([,+/-]) ?", re.ASCII)
_BETWEEN = re.compile(r"[ +]", re.ASCII)


def longhand(text: str) -> str:
    """The bet in full, for `read_bet`. A text with an amount like `$2` is in full already.

    `R4` before all else is the race of a line that names none.
    """
    if "$" in text:
        return _STANDING.sub("", text, count=1)
    line = _LINE.fullmatch(" ".join(text.upper().split()))
    if line is None:
        says = "{text} is no bet yet: key race, amount, bet and runners, like 4 2w6"
        refuse(Reason.UNREADABLE, says, clauses.TICKET, text=shown(text))
    race = line["race"] or line["standing"]
    if race is None:
        refuse(Reason.UNREADABLE, "key the race before the amount, like 4 2w6", clauses.TICKET)
    keys, runners = _keys_and_runners(line["keys"], line["runners"])
    split = _SPLIT.fullmatch(keys)
    if split is None or split["form"] not in {"", *FORMS}:
        known = ", ".join(f"{one.lower()} {called.lower()}" for one, called in BETS.items())
        says = "{keys} is no bet; the keys are {known}, with b box, k key, w wheel, y any"
        refuse(Reason.UNREADABLE, says, clauses.PERMITTED, keys=shown(keys.lower()), known=known)
    called = {**BETS, **PERFECTA}[split["bet"]]
    return (
        f"R{race} ${_amount(line['amount'])} {called} {_selection(split['form'], _runners(runners))}".rstrip()
    )


def _keys_and_runners(keys: str, runners: str) -> tuple[str, str]:
    """The figure of a pick belongs to its keys; that of any other bet is its first runner."""
    close = keys.replace(" ", "")
    if close[-1].isdigit() and close not in BETS:
        return close[:-1], close[-1] + runners
    return close, runners


def _amount(text: str) -> str:
    whole, _, cents = text.partition(".")
    return f"{whole or 0}.{cents:0<2}"


def _runners(text: str) -> str:
    """`1 3+5/2-7/*` as a bet in full names them: `1,3,5/2..7/ALL`."""
    close = _CLOSE.sub(r"\1", text.strip())
    return _BETWEEN.sub(",", close).replace("-", "..").replace(EVERY, ALL)


def _selection(form: str, runners: str) -> str:
    match form:
        case "B":
            return f"BOX {runners}"
        case "K":
            return f"KEY {runners.replace('/', ' BOX ', 1)}"
        case "W":
            return f"WHEEL {runners} WITH ALL"
        case "Y" | "O":
            return f"ANY {runners.replace('/', ' & ')}{' ONLY' if form == 'O' else ''}"
        case _:
            return runners


def show_shorthand(bet: Bet) -> str:
    """The keys of a bet, in lower case."""
    form, runners = _shown(bet)
    keys = f"{_KEYS[bet.called]}{form}"
    amount = show(bet.amount).removesuffix(".00")
    return f"{bet.race} {amount}{keys}{' ' if keys[-1].isdigit() else ''}{runners}".lower()


def _shown(bet: Bet) -> tuple[str, str]:
    """The key of the form, and the runners."""
    match bet.selection:
        case Each(runners):
            return "", _group(runners)
        case Placed(groups):
            return "", "/".join(map(_group, groups))
        case Box(runners):
            return "B", _group(runners)
        case KeyBox(key, runners):
            return "K", f"{key}/{_group(runners)}"
        case Wheel(runners):
            return "W", _group(runners)
        case AnyOrder(groups, only):
            return "O" if only else "Y", "/".join(map(_group, groups))
    assert_never(bet.selection)


def _group(group: Group) -> str:
    return EVERY if group == ALL else " ".join(map(str, group))
