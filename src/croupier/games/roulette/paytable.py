"""The B2B paytable: the multipliers that may be drawn, each with its weight."""

import re

from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, shown

Paytable = tuple[tuple[int, int], ...]

_ROW = re.compile(r"[Xx]?([0-9]{1,5}):([0-9]{1,6})", re.ASCII)


def read_paytable(given: object, clause: Citation) -> Paytable:
    """`10:6,20:3,50:1` is X10 with weight 6, X20 with weight 3 and X50 with weight 1."""
    if given is None:
        says = 'the B2B wager needs a paytable of multipliers and weights, like "10:6,20:3,50:1"'
        refuse(Reason.OPTION_NOT_ALLOWED, says, clause, "options.b2b-paytable")
    parts = given.split(",") if isinstance(given, str) else [""]
    rows = [_ROW.fullmatch(part.strip()) for part in parts]
    table = tuple((int(row[1]), int(row[2])) for row in rows if row)
    multipliers = [multiplier for multiplier, _ in table]
    if len(table) != len(rows) or 0 in sum(table, ()) or len(set(multipliers)) != len(multipliers):
        says = '{given} is not a paytable; write each multiplier once with its weight, like "10:6,20:3,50:1"'
        refuse(Reason.OPTION_NOT_ALLOWED, says, clause, "options.b2b-paytable", given=shown(given))
    return table


def read_multiplier(given: object, paytable: Paytable, clause: Citation) -> int:
    """The multiplier as the reader board shows it: `10`, `"10"` or `"X10"`."""
    text = given.removeprefix("X") if isinstance(given, str) else shown(given)
    for multiplier, _ in paytable:
        if text == str(multiplier):
            return multiplier
    drawn = ", ".join(f"X{multiplier}" for multiplier, _ in paytable) or "none: the table has no paytable"
    refuse(
        Reason.NO_MULTIPLIER,
        "{given} is not a multiplier of this table; they are {drawn}",
        clause,
        given=shown(given),
        drawn=drawn,
    )
