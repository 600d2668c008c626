"""The clauses of ilani's rules, by what they are about at a dealerless table."""

from croupier.base.clause import cite
from croupier.base.names import Citation
from croupier.floor.parts.electronic.citations import ElectronicCitations


def _ilani(key: str) -> Citation:
    return cite("ilani", key)


CITATIONS = ElectronicCitations(
    play=_ilani("2.a"),
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
NUMBER = CITATIONS.number
TERMINAL = CITATIONS.seat
STATIONS = CITATIONS.supervision
COUNTDOWN = CITATIONS.game
LAUNCH = _ilani("4.b")
CREDITED = CITATIONS.cash_out
VOID = CITATIONS.refund
