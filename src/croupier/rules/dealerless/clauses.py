"""The clauses of ilani's rules that decide what happens at a dealerless table, by what they are about."""

from croupier.names import Citation
from croupier.rules.automatic.law import Law
from croupier.rules.clause import cite

BOOK = "ilani"


def _ilani(key: str) -> Citation:
    return cite(BOOK, key)


NUMBER = _ilani("1.b")
TERMINAL = _ilani("2.a")
WHEEL = _ilani("2.b")
STATIONS = _ilani("3.a")
COUNTDOWN = _ilani("4.a")
LAUNCH = _ilani("4.b")
CREDITED = _ilani("4.c")
VOID = _ilani("5.a")
AGGREGATE = _ilani("6.c")
WAGERS = _ilani("6.d")

ILANI = Law(
    game=COUNTDOWN,
    supervision=STATIONS,
    seat=TERMINAL,
    equipment=WHEEL,
    lock=VOID,
    chips=WAGERS,
    cancel=WAGERS,
    undo=WAGERS,
    recall=WAGERS,
    clear=WAGERS,
    neighbours=WAGERS,
    verify=CREDITED,
    correct=CREDITED,
    prompt=COUNTDOWN,
    freeze=COUNTDOWN,
    returned=AGGREGATE,
    number=NUMBER,
    cash_out=CREDITED,
    wrong_number=VOID,
    malfunction=VOID,
    refund=VOID,
    rack=CREDITED,
    box=CREDITED,
)
