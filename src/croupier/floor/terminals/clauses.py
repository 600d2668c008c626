"""The clauses of section I that decide what happens at a terminal, by what they are about."""

from croupier.base.clause import cite
from croupier.base.names import Citation
from croupier.floor.parts.electronic.citations import ElectronicCitations

BOOK = "oneida-roulette"


def _i(key: str) -> Citation:
    return cite(BOOK, f"I.{key}")


DEALER = _i("2.a")
SUPERVISION = _i("2.b")
BUY_IN = _i("3.a.i")
PICK_UP = _i("3.a.ii")
COUNT = _i("3.a.iii")
SELECT = _i("3.a.iv")
CREDIT = _i("3.a.v")
DROP = _i("3.a.vi")
VERIFY = _i("3.a.vii")
CREDITS = _i("3.b.i")
CHIPS = _i("3.b.iii")
CANCEL = _i("3.b.iv")
UNDO = _i("3.b.v")
RECALL = _i("3.b.vi")
CLEAR = _i("3.b.vii")
NEIGHBOURS = _i("3.b.viii")
CLOCK = _i("6.a")
PROMPT = _i("6.b")
FREEZE = _i("6.d")
CONFIRM = _i("6.e")
ASK_CASH_OUT = _i("8.a")
CONFIRM_CASH_OUT = _i("8.b")
SELECT_CASH_OUT = _i("8.d")
COUNT_CHIPS = _i("8.f")
DELIVER = _i("8.g")
WRONG_NUMBER = _i("9.d")
CORRECT = _i("9.e")
MALFUNCTION = _i("9.g")
REFUND = _i("9.k")
EQUIPMENT = _i("1.b")


CITATIONS = ElectronicCitations(
    play=DEALER,
    game=DEALER,
    supervision=SUPERVISION,
    seat=DEALER,
    equipment=EQUIPMENT,
    lock=CREDITS,
    chips=CHIPS,
    cancel=CANCEL,
    undo=UNDO,
    recall=RECALL,
    clear=CLEAR,
    neighbours=NEIGHBOURS,
    verify=VERIFY,
    correct=CORRECT,
    prompt=PROMPT,
    freeze=FREEZE,
    returned=CHIPS,
    number=CONFIRM,
    cash_out=ASK_CASH_OUT,
    wrong_number=WRONG_NUMBER,
    malfunction=MALFUNCTION,
    refund=REFUND,
    rack=COUNT_CHIPS,
    box=DROP,
)
