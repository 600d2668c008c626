"""The clauses of section I that decide what happens at a terminal, by what they are about, from the book."""

from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.procedures import needed, roulette_rules
from croupier.games.library import load
from croupier.games.roulette.rules import Irregularity

BOOK = "oneida-roulette"
MODE = "terminals"
_RULES = roulette_rules(BOOK)
_PLAY = _RULES.modes[MODE]
_CLAUSES = {name: leaf.clause for name, leaf in _RULES.procedures[MODE].items()}
_IRREGULAR = {name: leaf.clause for name, leaf in _PLAY.irregularities.items()}

DEALER = _CLAUSES["dealing"]
SUPERVISION = _CLAUSES["supervising"]
BUY_IN = _CLAUSES["lay-buy-in"]
PICK_UP = _CLAUSES["pick-up-buy-in"]
COUNT = _CLAUSES["count-buy-in"]
SELECT = _CLAUSES["select-buy-in"]
CREDIT = _CLAUSES["credit-buy-in"]
DROP = _CLAUSES["drop-buy-in"]
VERIFY = _CLAUSES["verify-credit"]
CREDITS = _PLAY.tender.clause
CHIPS = _PLAY.limits.clause
CANCEL = _CLAUSES["cancel"]
UNDO = _CLAUSES["undo"]
RECALL = _CLAUSES["recall"]
CLEAR = _CLAUSES["clear"]
NEIGHBOURS = load(BOOK).game("roulette").options["neighbours"].clause
CLOCK = _CLAUSES["game-clock"]
PROMPT = _CLAUSES["prompt-spin"]
FREEZE = _PLAY.closing.clause
CONFIRM = _CLAUSES["confirm-number"]
ANNOUNCE = _PLAY.announce.clause
ASK_CASH_OUT = _CLAUSES["ask-cash-out"]
CONFIRM_CASH_OUT = _CLAUSES["confirm-cash-out"]
SELECT_CASH_OUT = _CLAUSES["select-cash-out"]
REMOVE_CHIPS = _CLAUSES["remove-chips"]
COUNT_CHIPS = _CLAUSES["count-chips"]
DELIVER = _CLAUSES["deliver-chips"]
WRONG_NUMBER = _IRREGULAR[Irregularity.WRONG_NUMBER]
CORRECT = _CLAUSES["correct-buy-in"]
MALFUNCTION = _IRREGULAR[Irregularity.MALFUNCTION]
REFUND = needed(_PLAY.refund)
VALID_SPIN = needed(_PLAY.revolutions)
EQUIPMENT = needed(_PLAY.equipment.pockets if _PLAY.equipment else None)


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
