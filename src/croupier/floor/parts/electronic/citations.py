"""The clauses of what terminals of every kind do alike, so that each kind cites its own document."""

from croupier.base.names import Citation
from croupier.desk.kind import Citations


class ElectronicCitations(Citations, frozen=True):
    """By what a clause is about; a table carries those of its own document."""

    game: Citation
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
    refund: Citation
