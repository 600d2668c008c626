"""The forms in which each bet may be made (straight, box, wheel), and the clause of each bet and form."""

from typing import assert_never

from croupier.base.names import Citation
from croupier.base.refusal import Reason, refuse, sentence
from croupier.games.tote import clauses
from croupier.games.tote.bet import ALL, AnyOrder, Bet, Box, Called, Each, KeyBox, Placed, Selection, Wheel
from croupier.games.tote.kinds import Kind

MEANS = {
    called: clauses.ACROSS if called is Called.ACROSS else clauses.clause_of(Kind[called.name])
    for called in Called
}
"""The clause that defines each bet."""

ALONE = frozenset({Called.WIN, Called.PLACE, Called.SHOW, Called.ACROSS})
BOXED = frozenset({Called.EXACTA, Called.QUINELLA, Called.TRIFECTA, Called.SUPERFECTA})
BY_LEG = frozenset({Called.DAILY_DOUBLE, Called.PICK_THREE, Called.PICK_SIX})
WHEELED = BOXED | BY_LEG


def clauses_of(bet: Bet) -> tuple[Citation, ...]:
    """The clause of the bet, and that of its form unless it is straight."""
    form = _form(bet.selection)
    return (MEANS[bet.called], form) if form else (MEANS[bet.called],)


def check_form(called: Called, selection: Selection) -> None:
    """Refuse a form that the rules do not give this bet."""
    form = _form(selection)
    if form is not None and called not in (BOXED if form in (clauses.BOX, clauses.KEY_BOX) else WHEELED):
        refuse(Reason.NOT_OFFERED, _NOT_DONE[form], form, called=called, like=LIKE[called])
    if called in BY_LEG and isinstance(selection, Wheel | AnyOrder):
        says = "{called} is over several races: say who is in which leg, like {like}"
        refuse(Reason.NOT_OFFERED, says, form, called=called, like=LIKE[called])


def _form(selection: Selection) -> Citation | None:
    """The clause of the form, or None for a straight bet."""
    match selection:
        case Each():
            return None
        case Box():
            return clauses.BOX
        case KeyBox():
            return clauses.KEY_BOX
        case Wheel():
            return clauses.WHEEL
        case AnyOrder():
            return clauses.PARTIAL_WHEEL
        case Placed(groups):
            if ALL in groups:
                return clauses.WHEEL
            return clauses.PARTIAL_WHEEL if any(len(group) > 1 for group in groups) else None
    assert_never(selection)


LIKE = {
    Called.WIN: "R4 $2 WIN 6",
    Called.PLACE: "R4 $2 PLACE 6",
    Called.SHOW: "R4 $2 SHOW 6",
    Called.ACROSS: "R4 $2 ACROSS 6",
    Called.DAILY_DOUBLE: "R4 $2 DD 4/1,2",
    Called.QUINELLA: "R4 $2 QUINELLA 1/3",
    Called.EXACTA: "R4 $1 EXACTA 3/ALL",
    Called.TRIFECTA: "R4 $2 TRIFECTA 4,7/1,9,11/2,5",
    Called.TWIN_TRIFECTA: "R4 $2 TWIN TRIFECTA 1/2/3",
    Called.SUPERFECTA: "R4 $1 SUPERFECTA 1/2,3,4/2..7/2..7",
    Called.PICK_THREE: "R4 $1 PICK3 4/1,2/ALL",
    Called.PICK_SIX: "R4 $2 PICK6 4/1,2/3/6/ALL/8",
}
"""An example of each, for help and for refusals."""

_NOT_DONE = {
    clauses.BOX: sentence("{called} is not boxed; write it like {like}"),
    clauses.KEY_BOX: sentence("{called} is not key boxed; write it like {like}"),
    clauses.WHEEL: sentence("{called} is not wheeled; write it like {like}"),
    clauses.PARTIAL_WHEEL: sentence("{called} is not partially wheeled; write it like {like}"),
}
