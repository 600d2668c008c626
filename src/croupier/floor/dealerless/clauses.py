"""The clauses of ilani's rules that a dealerless table decides by itself; its law holds all the others."""

from croupier.base.clause import cite
from croupier.floor.parts.electronic.law import ILANI

NUMBER = ILANI.number
TERMINAL = ILANI.seat
STATIONS = ILANI.supervision
COUNTDOWN = ILANI.game
LAUNCH = cite("ilani", "4.b")
CREDITED = ILANI.cash_out
VOID = ILANI.refund
