"""The clauses of what terminals of every kind do alike, so that each kind cites its own document."""

import msgspec

from croupier.names import Citation
from croupier.rules.automatic import clauses


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
