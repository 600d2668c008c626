"""The clauses of what terminals of every kind do alike, so that each kind cites its own document."""

import msgspec

from croupier.base.clause import cite
from croupier.base.names import Citation
from croupier.floor.terminals import clauses


class Law(msgspec.Struct, frozen=True):
    """By what a clause is about; a table carries the law of its mode."""

    game: Citation
    supervision: Citation
    seat: Citation
    equipment: Citation
    lock: Citation
    chips: Citation
    cancel: Citation
    undo: Citation
    recall: Citation
    clear: Citation
    neighbours: Citation
    verify: Citation
    correct: Citation
    prompt: Citation
    freeze: Citation
    returned: Citation
    number: Citation
    cash_out: Citation
    wrong_number: Citation
    malfunction: Citation
    refund: Citation
    rack: Citation
    box: Citation


ONEIDA = Law(
    game=clauses.DEALER,
    supervision=clauses.SUPERVISION,
    seat=clauses.DEALER,
    equipment=clauses.EQUIPMENT,
    lock=clauses.CREDITS,
    chips=clauses.CHIPS,
    cancel=clauses.CANCEL,
    undo=clauses.UNDO,
    recall=clauses.RECALL,
    clear=clauses.CLEAR,
    neighbours=clauses.NEIGHBOURS,
    verify=clauses.VERIFY,
    correct=clauses.CORRECT,
    prompt=clauses.PROMPT,
    freeze=clauses.FREEZE,
    returned=clauses.CHIPS,
    number=clauses.CONFIRM,
    cash_out=clauses.ASK_CASH_OUT,
    wrong_number=clauses.WRONG_NUMBER,
    malfunction=clauses.MALFUNCTION,
    refund=clauses.REFUND,
    rack=clauses.COUNT_CHIPS,
    box=clauses.DROP,
)


def _ilani(key: str) -> Citation:
    return cite("ilani", key)


ILANI = Law(
    game=_ilani("4.a"),
    supervision=_ilani("3.a"),
    seat=_ilani("2.a"),
    equipment=_ilani("2.b"),
    lock=_ilani("5.a"),
    chips=_ilani("6.d"),
    cancel=_ilani("6.d"),
    undo=_ilani("6.d"),
    recall=_ilani("6.d"),
    clear=_ilani("6.d"),
    neighbours=_ilani("6.d"),
    verify=_ilani("4.c"),
    correct=_ilani("4.c"),
    prompt=_ilani("4.a"),
    freeze=_ilani("4.a"),
    returned=_ilani("6.c"),
    number=_ilani("1.b"),
    cash_out=_ilani("4.c"),
    wrong_number=_ilani("5.a"),
    malfunction=_ilani("5.a"),
    refund=_ilani("5.a"),
    rack=_ilani("4.c"),
    box=_ilani("4.c"),
)
LAWS = {"terminals": ONEIDA, "dealerless": ILANI}
"""The modes that are played at terminals, each with the law of its document."""
