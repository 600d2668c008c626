"""The clauses of ilani's rules, by what they are about at a dealerless table, from the book."""

from croupier.floor.parts.electronic.citations import ElectronicCitations
from croupier.floor.parts.procedures import needed, roulette_rules
from croupier.floor.parts.stations.clauses import StationClauses
from croupier.games import limits

BOOK = "ilani"
MODE = "dealerless"
_RULES = roulette_rules(BOOK)
_PLAY = _RULES.modes[MODE]
_CLAUSES = {name: leaf.clause for name, leaf in _RULES.procedures[MODE].items()}
_BETS = _PLAY.tender.clause

NUMBER = _PLAY.announce.clause
TERMINAL = _CLAUSES["playing"]
STATIONS = _CLAUSES["stations"]
COUNTDOWN = _CLAUSES["countdown"]
LAUNCH = _CLAUSES["launching"]
CREDITED = _CLAUSES["cashing-out"]
VOID = needed(_PLAY.refund)
STATION = StationClauses(money_in=TERMINAL, credited=CREDITED, attended=STATIONS, voided=VOID)

CITATIONS = ElectronicCitations(
    play=TERMINAL,
    game=COUNTDOWN,
    supervision=STATIONS,
    seat=TERMINAL,
    equipment=needed(_PLAY.equipment.enclosed if _PLAY.equipment else None),
    lock=VOID,
    chips=_BETS,
    cancel=_BETS,
    undo=_BETS,
    recall=_BETS,
    clear=_BETS,
    neighbours=_BETS,
    verify=CREDITED,
    correct=CREDITED,
    prompt=COUNTDOWN,
    freeze=_PLAY.closing.clause,
    returned=_RULES.limits[limits.AGGREGATE].clause,
    number=NUMBER,
    cash_out=CREDITED,
    wrong_number=VOID,
    malfunction=VOID,
    refund=VOID,
    rack=CREDITED,
    box=CREDITED,
)
